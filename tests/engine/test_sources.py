"""The digest of a game's sources changes with what they mean, and with nothing else."""

import ast
import shutil
from functools import cache
from pathlib import Path

import pytest
from elsewhere import copied, imported

from quarterdeck.engine.compile import sources
from quarterdeck.games import GAMES

GAME = GAMES["turn-the-tide"]
MORE = "more/deeper"
parsed_once = cache(sources.canonical_text)


class Tree:
    """A copy of the packages that digests are made of, each with a folder more, and of a game in it or beside it."""

    def __init__(self, folder, monkeypatch, beside):
        self.home = folder / "quarterdeck"
        for name in sources.SHARED:
            shutil.copytree(sources.HOME / name, self.home / name, ignore=shutil.ignore_patterns("__pycache__"))
        monkeypatch.setattr(sources, "HOME", self.home)
        monkeypatch.setattr(sources, "cache_folder", lambda: folder / "cache")
        monkeypatch.setattr(sources, "canonical_text", parsed_once)
        packages = {self.home / "games" / sources.package_of(game).name for game in GAMES.values()}
        self.package = copied(folder, "tide_of_sources") if beside else self.home / "games/turn_the_tide"
        self.game = imported(monkeypatch, self.package) if beside else GAME
        if not beside:
            monkeypatch.setattr(sources, "package_of", lambda _: self.package)
        self.others = sorted(packages - {self.package})
        for parent in (*[self.home / name for name in sources.SHARED], self.package, self.others[0]):
            (parent / MORE).mkdir(parents=True)
            (parent / MORE / "rules.py").write_text("LIMIT = 5\n", "utf-8")

    def folders(self):
        """Every folder with modules that concern the game."""
        files = [*self.home.rglob("*.py"), *self.package.rglob("*.py")]
        return sorted({file.parent for file in files if not {*self.others} & {*file.parents}})

    def digest(self):
        return sources.hash_of_sources(self.game)


@pytest.fixture(params=[False, True], ids=["a game of this package", "a game from elsewhere"])
def tree(tmp_path, monkeypatch, request):
    return Tree(tmp_path, monkeypatch, request.param)


def with_another_number(source):
    """The text with its first whole number raised by one; None where it has none."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and type(node.value) is int and node.lineno == node.end_lineno:
            lines = source.split("\n")
            line = lines[node.lineno - 1].encode()
            raised = line[: node.col_offset] + str(node.value + 1).encode() + line[node.end_col_offset :]
            lines[node.lineno - 1] = raised.decode()
            return "\n".join(lines)
    return None


def test_a_number_counts_in_every_folder(tree):
    first, folders = tree.digest(), tree.folders()
    assert len(folders) >= 2 * len(sources.SHARED) + 2
    hosts = {tree.home / name for name in sources.HOSTS}
    for folder in folders:
        texts = {file: file.read_text("utf-8") for file in sorted({*folder.glob("*.py")} - hosts)}
        found = ((file, changed) for file, text in texts.items() if (changed := with_another_number(text)))
        file, changed = next(found, (None, None))
        if file is None:
            assert folder == tree.home / "engine", "there are only hosts, in which no number counts"
            continue
        file.write_text(changed, "utf-8")
        assert tree.digest() != first, file
        file.write_text(texts[file], "utf-8")
        assert tree.digest() == first, file


def test_what_only_runs_code_does_not_count(tree):
    first = tree.digest()
    for name in sources.HOSTS:
        (tree.home / name).write_text("", "utf-8")
    assert tree.digest() == first


def test_a_file_that_comes_goes_or_moves_counts_in_every_folder(tree):
    first = tree.digest()
    for folder in tree.folders():
        (folder / "another.py").write_text("", "utf-8")
        assert tree.digest() != first, folder
        (folder / "another.py").unlink()
        assert tree.digest() == first, folder
    moved = tree.package / MORE / "rules.py"
    moved.rename(tree.package / "more/rules.py")
    assert tree.digest() != first


def test_other_games_do_not_count(tree):
    first = tree.digest()
    assert len(tree.others) >= len(GAMES) - 1
    for other in tree.others:
        for file in other.rglob("*.py"):
            file.write_text("LIMIT = 6\n", "utf-8")
        (other / "another.py").write_text("", "utf-8")
    assert tree.digest() == first


def test_prose_and_layout_do_not_count(tree):
    first = tree.digest()
    for file in (tree.home / "kernel/bits.py", tree.home / "engine/search/ismcts.py", tree.package / "rules.py"):
        text = file.read_text("utf-8").replace("\n\n\n", "\n\n\n\n# a comment\n\n")
        file.write_text(f"{text}\n'''More prose.'''\n", "utf-8", newline="\r\n")
        assert tree.digest() == first, file


BEFORE = '''
"""A module."""
LIMIT = 5
"""A constant."""
class Card(Base):
    """A class."""
def play(card, *, last=None):
    """A function."""
    return {"é": [1, 1.0, True], **f"{card!r:>{last}} of"}
'''
AFTER = """
# Another one.
LIMIT = (5)
class Card (
    Base,
): 'Other prose.'
def play(card, *, last=None):
    return {u'\\xe9': [0x1, 1.00, True],
            **f'{card!r:>{last}}' ' of'}
"""
TEXT = (
    "Module(body=[Assign(targets=[Name(id=str 'LIMIT')],value=Constant(value=int 5)),"
    "ClassDef(name=str 'Card',bases=[Name(id=str 'Base')],body=[]),"
    "FunctionDef(name=str 'play',args=arguments(args=[arg(arg=str 'card')],kwonlyargs=[arg(arg=str 'last')],"
    "kw_defaults=[Constant()]),body=[Return(value=Dict(keys=[Constant(value=str '\\xe9'),NoneType None],"
    "values=[List(elts=[Constant(value=int 1),Constant(value=float 1.0),Constant(value=bool True)]),"
    "JoinedStr(values=[FormattedValue(value=Name(id=str 'card'),conversion=int 114,"
    "format_spec=JoinedStr(values=[Constant(value=str '>'),"
    "FormattedValue(value=Name(id=str 'last'),conversion=int -1)])),Constant(value=str ' of')])]))])])"
)
"""What each supported version of Python must make of both."""


def test_the_text_of_a_tree_is_the_same_on_every_python():
    assert sources.canonical_text(BEFORE.encode()) == TEXT
    assert sources.canonical_text(AFTER.encode()) == TEXT


def test_constants_differ_by_their_type_too():
    written = ["1", "1.0", "True", "'1'", "b'1'", "1j", "None", "...", "-1", "''", "()", "x", "'x'"]
    assert len({sources.canonical_text(f"LIMIT = {each}".encode()) for each in written}) == len(written)
    assert sources.canonical_text(b"return") != sources.canonical_text(b"return None")


def test_a_file_that_is_no_python_counts_as_it_is():
    assert sources.canonical_text(b"def\r\n\xff") == "def\n\\xff"


def test_the_digest_is_kept_and_a_broken_one_made_again(tree, monkeypatch):
    first = tree.digest()
    kept = sorted(sources.cache_folder().iterdir())
    assert [path.suffix for path in kept] == [".trees", ".trees"]
    with monkeypatch.context() as patch:
        patch.setattr(sources, "canonical_text", None)  # nothing is parsed
        assert tree.digest() == first
    for content in (b"", b"half", b"\xff" * 64):
        for path in kept:
            path.write_bytes(content)
        assert tree.digest() == first
        assert all(len(path.read_bytes()) == 64 for path in kept)


@pytest.mark.parametrize("name", GAMES)
def test_all_that_a_game_imports_of_this_package_is_in_its_digest(name):
    found = sources.sources(GAMES[name])
    hosts = [sources.HOME / name for name in sources.HOSTS]
    modules = {file.relative_to(sources.HOME.parent) for _, files in [*found, (None, hosts)] for file in files}
    imports = {each for _, files in found for file in files for each in imported_by(file)}
    assert len(imports) > 30
    assert [each for each in sorted(imports) if not {Path(f"{each}.py"), Path(each, "__init__.py")} & modules] == []


def imported_by(file):
    """The modules of `quarterdeck` that a file imports by name, as paths."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("quarterdeck."):
            parts = [f"{node.module}.{each.name}".replace(".", "/") for each in node.names]
            modules = [each for each in parts if (sources.HOME.parent / f"{each}.py").exists()]
            yield from modules or [node.module.replace(".", "/")]

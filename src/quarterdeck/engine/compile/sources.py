"""The sources of a game's compiled code, and a hash of their meaning.

The hash is computed from syntax trees without docstrings, comments and positions, so that prose and layout do not
change it (docs/decisions/0068-digests-of-syntax-trees.md).
"""

import ast
import hashlib
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from quarterdeck.engine.compile.cached_files import cache_folder, keep, read_kept
from quarterdeck.games.base import Game
from quarterdeck.games.registry import GROUP

HOME = Path(__file__).resolve().parents[2]
SHARED = ("kernel", "engine", "games")
"""The packages whose modules are compiled for every game, except for the packages of single games in them."""
HOSTS = (
    "engine/__init__.py",
    "engine/compile/module_file.py",
    "engine/compile/ways.py",
    "engine/long_work.py",
    "games/__init__.py",
    "games/registry.py",
    "kernel/module.py",
)
"""Modules that only find games and run compiled code; changes in them do not change that code."""
WITHOUT_MEANING = frozenset({"ctx", "kind"})
"""Fields of a syntax tree that are left out: they follow from other fields, or only record how a string was written."""


def hash_of_sources(game: Game, *before: str) -> str:
    """Return a hash of the strings `before` and of the game's sources: 20 hexadecimal digits.

    It is the same on every system and, for the same syntax, on every version of Python.
    """
    parts = [*before, *(hash_of_trees(folder, files) for folder, files in sources(game))]
    return hashlib.sha256(b"".join(part.encode() + b"\0" for part in parts)).hexdigest()[:20]


def sources(game: Game) -> list[tuple[Path, list[Path]]]:
    """Return the source files of a game's compiled code: the shared ones and its own, each group with its folder."""
    own = package_of(game)
    return [(HOME, [*_shared()]), (own, [*own.rglob("*.py")])]


def package_of(game: Game) -> Path:
    """Return the folder of the package that holds the game's rules."""
    file = Path(str(game.rules.__file__))
    return file.parent.parent if file.stem == "__init__" else file.parent


def hash_of_trees(folder: Path, files: Iterable[Path]) -> str:
    """Return a hash of the syntax trees of files below `folder`, and of their paths in it: 64 hexadecimal digits.

    Parsing takes tenths of a second, so the hash is kept in the cache folder under a hash of the texts.
    """
    texts = {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(files)}
    kept = cache_folder() / f"{_hash_of_texts(texts)[:20]}.trees"
    try:
        known = read_kept(kept).decode(errors="replace")
    except OSError:
        known = ""
    if not re.fullmatch("[0-9a-f]{64}", known):
        known = _hash((path, canonical_text(text).encode()) for path, text in texts.items())
        keep(kept, known.encode())
    return known


def canonical_text(source: bytes) -> str:
    """Return a text that two sources share if and only if they differ in nothing but prose and layout.

    A source that this version of Python cannot parse is returned as it is.
    """
    try:
        return _canonical(ast.parse(source))
    except (SyntaxError, ValueError, RecursionError):
        return source.replace(b"\r\n", b"\n").decode(errors="backslashreplace")


def _canonical(node: object) -> str:
    """Return a syntax tree as text. Empty fields are left out, as newer versions of Python have more fields."""
    if isinstance(node, ast.AST):
        found = ((name, getattr(node, name, None)) for name in node._fields if name not in WITHOUT_MEANING)
        fields = [f"{name}={_canonical(value)}" for name, value in found if value is not None and value != []]
        return f"{type(node).__name__}({','.join(fields)})"
    if isinstance(node, list):
        return f"[{','.join(_canonical(each) for each in node if not _is_prose(each))}]"
    return f"{type(node).__name__} {node!a}"


def _is_prose(node: object) -> bool:
    """Return whether a statement is only a string, such as a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _shared() -> Iterator[Path]:
    games = {HOME.parent.joinpath(*module.split(".")) for module in _modules_of_games()}
    hosts = {HOME / name for name in HOSTS}
    for name in SHARED:
        for path in (HOME / name).rglob("*.py"):
            if path not in hosts and games.isdisjoint(path.parents):
                yield path


@cache
def _modules_of_games() -> frozenset[str]:
    """Return the names of the packages that contain installed games, without importing them."""
    return frozenset(entry.value.partition(":")[0].strip() for entry in entry_points(group=GROUP))


def _hash_of_texts(texts: dict[str, bytes]) -> str:
    """Return a hash of everything that the hash of the trees depends on."""
    own = Path(__file__).read_bytes()
    return _hash([("", sys.version.encode()), ("", own), *texts.items()])


def _hash(named: Iterable[tuple[str, bytes]]) -> str:
    found = hashlib.sha256()
    for name, content in named:
        found.update(name.encode() + b"\0" + hashlib.sha256(content).digest())
    return found.hexdigest()

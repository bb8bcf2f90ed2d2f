"""What `import quarterdeck` offers: few names, typed, each with what its documentation promises."""

import ast
import doctest
import inspect
import subprocess
import sys
from functools import cached_property
from importlib import import_module
from pathlib import Path

import msgspec
import pytest
import tables

import quarterdeck
from quarterdeck import (
    GAMES,
    Table,
    TableError,
    check_game,
    compiled,
    create_bot,
    legal_choices,
    read_records,
    replay,
    verify,
    write_records,
)
from quarterdeck.envs import batch
from quarterdeck.lab.study.study import study

SOURCES = Path(quarterdeck.__file__).parent
EXAMPLES = sorted(path for path in SOURCES.rglob("*.py") if ">>> " in path.read_text(encoding="utf-8"))

PROGRAM = '''
"""What a program may write, under the strictest rules there are."""

from pathlib import Path

import numpy as np

from quarterdeck import GAMES, Bot, Game, Record, Table, TableError, check_game, create_bot
from quarterdeck import read_records, replay, verify, write_records


def play(game: Game, bots: list[Bot]) -> Record:
    table: Table = Table(game, {"preset": "basic"}, key=bytes(32))
    while not table.is_over:
        seat: int = table.pending[0]
        table.decide(seat, bots[seat].choose(table.view(seat), seat, table.past(seat)))
    try:
        table.decide(0, "play 34")
    except TableError as error:
        print(error.reason.words)
    return table.record([{"name": "Ada", "player": "bot:random"}, {"name": "Bo", "player": "bot:random"}])


game = GAMES["feud"]
record = play(game, [create_bot("random", game, seed=seat) for seat in range(2)])
count: int = write_records(Path("game.jsonl"), [record])
for where, each in read_records(Path("game.jsonl")):
    other: Table = replay(each, where).table(ply=3).clone()
    print(other.choices(other.pending[0]), [str(difference) for difference in verify(each)])
plies: int = check_game(game, {}, seed=1, modes=["module"])
for action in Table(game, seed=np.int64(1)).mask(np.int64(0)).nonzero()[0]:
    dealt = Table(game, seed=np.int64(1))
    dealt.decide(np.int8(0), action)
    picture: str = dealt.svg(np.int64(0))
'''


FEUD = GAMES["feud"]
DOORS = {
    "Table": Table,
    "Table.from_state": lambda game: Table.from_state(game, {}, None),
    "GAMES": lambda name: GAMES[name],
    "check_game": lambda game: check_game(game, {}, 1),
    "compiled": lambda function: compiled(function, FEUD),
    "create_bot": lambda text: create_bot(text, FEUD, 1),
    "create_bot for a game": lambda game: create_bot("medium", game, 1),
    "Bot.choose": lambda view: create_bot("medium", FEUD, 1).choose(view, 0),
    "legal_choices": lambda game: legal_choices(game, None, 0),
    "legal_choices of a view": lambda view: legal_choices(FEUD, view, 0),
    "read_records": lambda path: list(read_records(path)),
    "replay": replay,
    "verify": verify,
    "write_records": lambda path: write_records(path, []),
    "Table.view": lambda seat: Table(FEUD).view(seat),
    "Table.decide": lambda seat: Table(FEUD).decide(seat, 0),
    "batch": batch,
    "study": study,
}
DATA = ("Bot", "Difference", "Event", "Game", "Past", "Position", "Reason", "Record", "RecordResult", "Replay", "Step")


@pytest.mark.parametrize(
    ("door", "library", "package"),
    [
        ("gymnasium", "gymnasium", "quarterdeck[envs]"),
        ("pettingzoo", "gymnasium", "quarterdeck[envs]"),
        ("open_spiel", "pyspiel", "open_spiel"),
    ],
)
def test_a_door_without_its_library_says_what_to_install(door, library, package, monkeypatch):
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"quarterdeck.envs.{door}", raising=False)
    with pytest.raises(ModuleNotFoundError) as error:
        import_module(f"quarterdeck.envs.{door}")
    assert str(error.value) == f"quarterdeck.envs.{door} needs {library}: pip install '{package}'"


@pytest.mark.parametrize("name", DOORS)
def test_a_wrong_first_argument_is_told_in_a_line(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for wrong in (None, 7, "a/chess", object(), b"x"):
        with pytest.raises((TypeError, ValueError, LookupError, TableError)) as told:
            DOORS[name](wrong)
        assert str(told.value).count("\n") == 0 < len(str(told.value))
        assert len(str(told.value)) < 200


def test_every_public_function_has_been_tried_with_a_wrong_argument():
    kinds = {name: getattr(quarterdeck, name) for name in quarterdeck.__all__}
    mistakes = {name for name, kind in kinds.items() if isinstance(kind, type) and issubclass(kind, Exception)}
    assert set(kinds) - mistakes - set(DATA) == {name for name in DOORS if name in kinds}


def test_a_game_may_be_named():
    table = Table("turn-the-tide", {"players": 3})
    assert table.game is GAMES["turn-the-tide"]
    seat = table.pending[0]
    assert create_bot("medium", "turn-the-tide", seed=1).choose(table.view(seat), seat) in table.legal(seat)
    with pytest.raises(KeyError) as told:
        Table("chess")
    assert str(told.value).startswith("unknown game 'chess'; the games are seas-of-strife, turn-the-tide")


def test_a_file_may_be_named_by_a_text(tmp_path):
    path = str(tmp_path / "games.jsonl")
    assert write_records(path, [tables.record(seed=1)]) == 1
    assert [record.game for _, record in read_records(path)] == ["seas-of-strife"]


def test_every_name_is_there_and_known_to_type_checkers():
    tree = ast.parse((SOURCES / "__init__.py").read_text(encoding="utf-8"))
    (typed,) = (node for node in tree.body if isinstance(node, ast.If) and isinstance(node.test, ast.Name))
    names = [alias.asname or alias.name for line in typed.body for alias in line.names]
    assert sorted(names) == sorted(quarterdeck.__all__)
    assert all(getattr(quarterdeck, name).__doc__ for name in quarterdeck.__all__)
    assert set(dir(quarterdeck)) == {*quarterdeck.__all__, "__version__"}
    with pytest.raises(AttributeError, match="has no attribute 'Tabel'"):
        _ = quarterdeck.Tabel


def test_nothing_is_imported_before_it_is_asked_for():
    code = "import sys; before = set(sys.modules); import quarterdeck; print(*sorted(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["quarterdeck"]


@pytest.mark.slow
def test_a_program_is_typed(tmp_path):
    """Checked by the settings of the project, so that a check of the project before it has left all but this."""
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    call = [sys.executable, "-m", "mypy", "--strict", str(program)]
    done = subprocess.run(call, cwd=SOURCES.parents[1], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_examples_in_the_code_are_true(path, tmp_path, monkeypatch):
    """Those of a class's members go on from that of the class."""
    monkeypatch.chdir(tmp_path)
    name = ".".join(["quarterdeck", *path.relative_to(SOURCES).with_suffix("").parts]).removesuffix(".__init__")
    module, finder, runner = import_module(name), doctest.DocTestFinder(), doctest.DocTestRunner()
    found = {each.name: each for each in finder.find(module)}
    for kind in filter(inspect.isclass, vars(module).values()):
        for key, value in vars(kind).items():
            if isinstance(value, cached_property) and kind.__module__ == name:  # doctest passes these over
                found |= {each.name: each for each in finder.find(value.func, f"{name}.{kind.__name__}.{key}", module)}
    for each in found.values():
        if (about := each.name.rpartition(".")[0]) in found and about != name:
            each.examples[:0] = found[about].examples
        runner.run(each)
    assert runner.tries
    assert not runner.failures


def test_what_a_prompt_shows_is_short_and_tells_no_secret():
    game = GAMES["feud"]
    assert repr(GAMES) == "<Games seas-of-strife, turn-the-tide, sea-change, feud>"
    assert repr(game) == "<Game feud>"
    assert repr(create_bot("search:100", game, seed=1)) == "<Bot search:100 of feud>"
    table = Table(game, {"preset": "basic"}, key=bytes(32))
    other = Table(game, {"preset": "basic"}, key=bytes(31) + b"1")
    assert repr(table) == repr(other) == "<Table of feud, ply 0: seat 0 and 1 to decide>"


def test_events_as_structs_are_the_events():
    table = Table(GAMES["sea-change"], {"players": 2}, key=bytes(32))
    bot = create_bot("medium", table.game, seed=1)
    while not table.is_over:
        (seat,) = table.pending
        table.decide(seat, bot.choose(table.view(seat), seat))
    for seat in (-1, 0, 1):
        typed = [table.game.events.typed(event) for event in table.events(seat, 1)]
        assert [each.event_name for each in typed] == [event["event"] for event in table.events(seat, 1)]
        assert msgspec.to_builtins(typed) == table.events(seat, 1)
    result = table.result()
    assert result["winners"] == result.winners
    with pytest.raises(KeyError):
        result["nobody"]

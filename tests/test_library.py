"""What `import quarterdeck` offers: few names, typed, each with what its documentation promises."""

import ast
import doctest
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import quarterdeck
from quarterdeck import GAMES, Table, create_bot

SOURCES = Path(quarterdeck.__file__).parent
EXAMPLES = sorted(path for path in SOURCES.rglob("*.py") if ">>> " in path.read_text(encoding="utf-8"))

PROGRAM = '''
"""What a program may write, under the strictest rules there are."""

from pathlib import Path

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
'''


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
def test_examples_in_the_code_are_true(path):
    name = ".".join(["quarterdeck", *path.relative_to(SOURCES).with_suffix("").parts]).removesuffix(".__init__")
    found = doctest.testmod(import_module(name))
    assert found.attempted
    assert not found.failed


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
        typed = table.typed_events(seat, 1)
        assert [each.event_name for each in typed] == [event["event"] for event in table.events(seat, 1)]
        assert msgspec.to_builtins(typed) == table.events(seat, 1)
    result = table.result()
    assert result["winners"] == result.winners
    with pytest.raises(KeyError):
        result["nobody"]

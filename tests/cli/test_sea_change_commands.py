"""Sea Change on the command line: one player, teams, lists of numbers, and mistakes in them."""

import pytest
from click.testing import CliRunner

from quarterdeck.cli import main


def run(*words):
    return CliRunner().invoke(main, [str(word) for word in words])


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--players", 1], "players=1 teams=0 target=3,3 points="),
        (
            ["--players", 8, "--option", "teams=4", "--option", "points=0"],
            "players=8 teams=4 target=3,3,3,3 points=0,0,",
        ),
        (["--option", "teams=2", "--option", "players=5"], "players=5 teams=2 target=4,3 points="),
    ],
    ids=str,
)
def test_games_are_simulated_recorded_verified_and_told(tmp_path, options, told):
    """The number of players counts first, wherever it stands: what teams there can be depends on it."""
    file = tmp_path / "games.jsonl"
    found = run("simulate", "sea-change", *options, "--games", 3, "--seed", 4, "--jobs", 1, "--record", file)
    assert found.exit_code == 0, found.output
    assert told in found.output
    assert run("verify", file).output.startswith("3 games checked: all as recorded\n")
    words = run("replay", file, "--game", 2).output
    assert "== Round 1 ==" in words
    assert "is trump." in words
    assert "won the game." in words


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--players", 4, "--option", "teams=3"], "option teams cannot be '3': it is 0 or 2"),
        (["--option", "target=3,4"], "it is a list of 4 whole numbers from 1 to 1000"),
        (["--option", "points=1001"], "it is a list of 15 whole numbers from -1000 to 1000"),
        (["--players", 4, "--option", "players=5"], "do not agree"),
        (["--players", 9], "option players cannot be"),
    ],
    ids=str,
)
def test_mistakes_in_one_line(options, words):
    found = run("simulate", "sea-change", *options)
    assert found.exit_code == 2
    assert words in found.stderr
    assert found.stderr.count("\n") == 1

"""Puzzles: what is mined is clear, and stays so when it is thought about anew."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from quarterdeck import GAMES
from quarterdeck.cli import main
from quarterdeck.lab.puzzles import CLEAR, FEWEST_ACTIONS, MOST_ACTIONS
from quarterdeck.table import RecordError
from quarterdeck.table.puzzles import GRADES, path_of, read_puzzles


def test_the_same_seed_mines_the_same_and_what_is_there_stays(tmp_path: Path) -> None:
    runner, game, files = CliRunner(), GAMES["feud"], [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        done = runner.invoke(main, ["puzzles", "mine", "feud", "--count", "1", "--seed", "5", "--out", str(file)])
        assert done.exit_code == 0, done.output
    one, two = (read_puzzles(file, game) for file in files)
    assert one == two
    (found,) = one
    assert found.margin >= CLEAR
    assert found.grade in GRADES
    assert FEWEST_ACTIONS <= len(found.actions) <= MOST_ACTIONS
    assert found.table(game).legal(found.seat) == sorted(found.actions)
    assert runner.invoke(main, ["puzzles", "mine", "feud", "--count", "1", "--out", str(files[0])]).exit_code == 0
    assert read_puzzles(files[0], game) == one
    checked = runner.invoke(main, ["puzzles", "check", "feud", "--file", str(files[0])])
    assert (checked.exit_code, checked.output) == (0, "feud: 1 of 1 are as clear as they were\n")


@pytest.mark.parametrize("text", ["", "{}", '{"format":1,"game":"sea-change","version":1,"puzzles":[]}'])
def test_what_is_no_file_of_puzzles_is_said_in_one_line(tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text)
    with pytest.raises(RecordError, match=r"broken\.json"):
        read_puzzles(file, GAMES["feud"])
    done = CliRunner().invoke(main, ["puzzles", "check", "feud", "--file", str(file)])
    assert done.exit_code == 2
    assert done.output.startswith("quarterdeck: ")
    assert done.output.count("\n") == 1
    assert CliRunner().invoke(main, ["puzzles", "check", "feud", "--file", str(tmp_path / "none.json")]).exit_code == 2


@pytest.mark.parametrize("game", list(GAMES))
def test_puzzles_of_the_package_are_as_clear_as_they_were(game: str) -> None:
    """A sample is thought about anew; `quarterdeck puzzles check` does so with all."""
    found = read_puzzles(path_of(GAMES[game]), GAMES[game])
    kinds = {(each.deal, len(each.made), each.seat) for each in found}
    assert len(kinds) == len(found)
    assert all(each.margin >= CLEAR - 1e-9 for each in found)
    assert {each.grade for each in found} <= set(GRADES)
    checked = CliRunner().invoke(main, ["puzzles", "check", game, "--sample", "3", "--seed", "11"])
    assert checked.exit_code == 0, checked.output

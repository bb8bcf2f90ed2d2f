"""Puzzles: what is mined is clear, and stays so when it is thought about anew."""

from pathlib import Path

import pytest
from commands import output, refusal

from quarterdeck import GAMES
from quarterdeck.lab.puzzles import CLEAR, FEWEST_ACTIONS, MOST_ACTIONS
from quarterdeck.table import RecordError
from quarterdeck.table.puzzles import GRADES, path_of, read_puzzles


def test_the_same_seed_mines_the_same_and_what_is_there_stays(tmp_path: Path) -> None:
    game, files = GAMES["feud"], [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        output("puzzles", "mine", "feud", "--count", 1, "--seed", 5, "--out", file)
    one, two = (read_puzzles(file, game) for file in files)
    assert one == two
    (found,) = one
    assert found.margin >= CLEAR
    assert found.grade in GRADES
    assert FEWEST_ACTIONS <= len(found.actions) <= MOST_ACTIONS
    assert found.table(game).legal(found.seat) == sorted(found.actions)
    output("puzzles", "mine", "feud", "--count", 1, "--out", files[0])
    assert read_puzzles(files[0], game) == one
    assert output("puzzles", "check", "feud", "--file", files[0]) == "feud: 1 of 1 are as clear as they were\n"


@pytest.mark.parametrize("text", ["", "{}", '{"format":1,"game":"sea-change","version":1,"puzzles":[]}'])
def test_what_is_no_file_of_puzzles_is_said_in_one_line(tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text)
    with pytest.raises(RecordError, match=r"broken\.json"):
        read_puzzles(file, GAMES["feud"])
    for each in (file, tmp_path / "none.json"):
        assert refusal("puzzles", "check", "feud", "--file", each)


@pytest.mark.parametrize("game", list(GAMES))
def test_puzzles_of_the_package_are_as_clear_as_they_were(game: str) -> None:
    """A sample is thought about anew; `quarterdeck puzzles check` does so with all."""
    found = read_puzzles(path_of(GAMES[game]), GAMES[game])
    kinds = {(each.deal, len(each.made), each.seat) for each in found}
    assert len(kinds) == len(found)
    assert all(each.margin >= CLEAR - 1e-9 for each in found)
    assert {each.grade for each in found} <= set(GRADES)
    output("puzzles", "check", game, "--sample", 3, "--seed", 11)

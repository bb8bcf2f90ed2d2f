"""Puzzles: mined ones are clear, and stay so when they are checked again."""

from pathlib import Path

import pytest
from commands import output, refusal

from quarterdeck import GAMES
from quarterdeck.analysis.analyse import Considered, Thought
from quarterdeck.lab.puzzles import CLEAR, FEWEST_ACTIONS, MOST_ACTIONS, is_clear, mean_of
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


def thought(**shares: float) -> Thought:
    """A thought on an ending in which a choice of 1 and one of 2 bring such shares."""
    best = max(shares.values())
    found = [
        Considered(int(action[1:]), share, 0, best - share, 0, (share, 1 - share), {"tricks": (10 * share,)})
        for action, share in sorted(shares.items(), key=lambda each: -each[1])
    ]
    return Thought(tuple(found), 1, 2, True, True)


def test_an_ending_is_judged_by_the_mean_of_thoughts() -> None:
    clear = mean_of([thought(a1=0.6 + noise, a2=0.4) for noise in (-0.02, 0.02) * 8])
    assert clear.best.action == 1
    assert clear.actions[1].behind == pytest.approx(0.2)
    assert clear.actions[1].behind_error == pytest.approx(0.02 / 15**0.5)
    assert clear.best.counts == {"tricks": (pytest.approx(6),)}
    assert is_clear(clear)
    doubtful = mean_of([thought(a1=0.6 + noise, a2=0.5) for noise in (-0.3, 0.3) * 8])
    assert (doubtful.best.action, is_clear(doubtful)) == (1, False)


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
    """Checks a sample again; `quarterdeck puzzles check` checks all."""
    found = read_puzzles(path_of(GAMES[game]), GAMES[game])
    kinds = {(each.deal, len(each.made), each.seat) for each in found}
    assert len(kinds) == len(found)
    assert all(each.margin >= CLEAR - 1e-9 for each in found)
    assert {each.grade for each in found} <= set(GRADES)
    output("puzzles", "check", game, "--sample", 3, "--seed", 11)

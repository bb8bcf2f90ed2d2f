"""Studies of a game: honest tests, figures that records confirm, the same for any number of jobs."""

import json

import numpy as np
import pytest
from commands import output, refusal
from independent_checkers import lab as checker

from quarterdeck.bots.self_play import WHOLE
from quarterdeck.games import GAMES
from quarterdeck.lab.contests.seats import seat_test
from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lab.simulation.play import play
from quarterdeck.lab.study import measuring
from quarterdeck.lab.study.comparing import compare, deals_alike
from quarterdeck.lab.study.measuring import leading
from quarterdeck.lab.study.statistics import holm, quantile
from quarterdeck.lab.study.study import StudyError, study
from quarterdeck.lab.study.writing import write

SEAS = GAMES["seas-of-strife"]


# Statistics


def test_quantiles_are_observed_values_and_holm_stops_at_the_first_doubt():
    found = quantile(np.arange(1000), 0.5)
    assert (found.value, found.low, found.high) == (499, 469, 530)
    assert holm([0.004, 0.0001, 0.6]) == [True, True, False]
    assert holm([0.006, 0.006]) == [False, False]


# Games


def test_a_variant_that_favours_a_seat_is_found(monkeypatch):
    """Seat 1 is given the win in a tenth of all games, about .075 of a win more than is fair."""

    def unfair(*given):
        played = play(*given)
        chosen = [key[0] < 26 for key, _ in played.games()]
        played.found.returns[chosen] = [1, 0, 0, 0]
        return played

    monkeypatch.setattr(measuring, "play", unfair)
    test = seat_test(study(SEAS, {"target": 1}, games=1500, deals=0, restricted=0).run().batch.shares)
    assert test.detectable < 0.075
    assert test.found


def test_leading():
    whole, halves = np.array([WHOLE, 0]), np.array([WHOLE // 2] * 2)
    course = np.array([[1, 0], [1, 2], [3, 2], [4, 2]])
    assert leading(course, whole) == (2, 2, [WHOLE, 0, WHOLE, *[-1] * 37])
    assert leading(np.array([[1, 1], [1, 1]]), halves) == (0, 0, [WHOLE // 2, *[-1] * 39])


def test_figures_are_those_of_the_records(tmp_path):
    path = tmp_path / "games.jsonl"
    output("simulate", SEAS.id, "--bots", "heuristic", "--games", 60, "--seed", 9, "--jobs", 1, "--record", path)
    report = study(SEAS, games=60, seed=9, deals=0, restricted=0).run().report()
    with path.open(encoding="utf-8") as records:
        expected = checker.figures(records, 41)
    assert len(expected) >= 10
    assert {name: report.number(name).value for name in expected} == pytest.approx(expected)


def test_what_is_hidden():
    """In Turn the Tide 12 of the 48 cards that one does not hold lie with each other; later rounds pass hands on."""
    found = study("turn-the-tide", games=60, deals=0, restricted=0).run().report()
    assert found.number("known_1").value == pytest.approx((12 / 48 + 3) / 4, abs=0.01)
    alone = study("sea-change", {"players": 1}, games=60, deals=0, restricted=0).run().report()
    assert "hidden" not in [section.name for section in alone.sections]


@pytest.mark.slow
def test_two_jobs_find_what_one_finds():
    made = study("turn-the-tide", games=120, seed=3, ladder=("random", "heuristic"), deals=30, restricted=30)
    assert made.run(2).report().json() == made.run(1).report().json()


def test_every_game_is_reported(tmp_path):
    for game in ("sea-change", "feud"):
        report = study(game, games=20, deals=0, restricted=0).run().report()
        assert [section.name for section in report.sections][:3] == ["seats", "length", "ending"]
        assert report.number("decisions").value > 1
    alone = study("sea-change", {"players": 1}, games=20, restricted=0).run().report()
    assert alone.sections[0].sentences[0].startswith("There is one seat, which wins ")
    assert [section.name for section in alone.sections] == ["seats", "length", "ending", "cards"]


def test_arrow_tables():
    pytest.importorskip("pyarrow", reason="tables need quarterdeck[lab]")
    found = study(SEAS, games=20, seed=9, deals=0, restricted=0).run()
    games = found.games()
    assert games.num_rows == 20
    assert games.column("decisions").to_pylist() == found.batch.column("decisions").tolist()
    assert found.numbers().column_names == ["name", "value", "low", "high", "n"]


def test_too_few_games_are_refused():
    with pytest.raises(StudyError, match="an interval needs at least 2 games"):
        study(SEAS, games=1)


# Variants


def plan(options, games=64):
    complete = SEAS.complete(options)
    return Plan(SEAS.id, complete, ("heuristic",) * complete["players"], 4, games)


def test_variants_are_compared_on_the_same_deals_until_all_is_sure():
    found = compare(plan({"target": 4}), plan({"target": 15}))
    rounds = next(each for each in found.differences if each.name == "rounds")
    assert found.paired
    assert rounds.is_sure
    assert rounds.difference.mean == pytest.approx(rounds.two.mean - rounds.one.mean)
    same = compare(plan({}), plan({}))
    assert (same.looks, same.games) == (5, 64)
    assert all((each.difference.low, each.difference.high) == (0, 0) for each in same.differences)


def test_other_numbers_of_players_are_compared_unpaired():
    assert not deals_alike(plan({"players": 3}), plan({"players": 4}))
    found = compare(plan({"players": 3}), plan({"players": 4}))
    assert "unpaired" in found.report().sections[0].sentences[0]


# The command


@pytest.mark.slow
def test_reports_are_written_by_the_name_of_the_file(tmp_path):
    words = ("lab", "report", SEAS.id, "--games", 30, "--deals", 4, "--restricted", 20, "--jobs", 1)
    words += ("--ladder", "random,heuristic")
    assert "Is a seat favoured?" in output(*words)
    output(*words, "--seed", 2, "--out", tmp_path / "a.json")
    report = study(SEAS, games=30, seed=2, ladder=("random", "heuristic"), deals=4, restricted=20).run().report()
    for name, start in (("a.json", "{"), ("a.md", "# A report on"), ("a.html", "<!doctype html>")):
        write(report, tmp_path / name)
        assert (tmp_path / name).read_text(encoding="utf-8").startswith(start)
    page = (tmp_path / "a.html").read_text(encoding="utf-8")
    assert page.count("<svg") >= 4
    assert "http" not in page.replace("http://www.w3.org/", "")
    found = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert found["command"] in page
    assert found["numbers"]["rounds"]["n"] == 30


def test_what_cannot_be_done_is_told_in_a_line(tmp_path):
    assert "let its name end in .html, .md or .json" in refusal("lab", "report", SEAS.id, "--out", tmp_path / "a.pdf")
    assert "describe the same variant" in refusal("lab", "compare", SEAS.id, "--a", "rules=texas")
    missing = tmp_path / "no" / "a.json"
    few = ("--games", 2, "--deals", 0, "--restricted", 0, "--jobs", 1)
    assert "there is no folder" in refusal("lab", "report", SEAS.id, *few, "--out", missing)

"""Studies of a game: honest tests, figures that records confirm, the same for any number of jobs."""

import json
import random
import re
import sys

import numpy as np
import pytest
from commands import output, refusal
from independent_checkers import lab as checker

from quarterdeck.analysis.analyse import analyse
from quarterdeck.bots.self_play import WHOLE
from quarterdeck.games import GAMES
from quarterdeck.lab.contests.seats import seat_test
from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lab.simulation.play import play
from quarterdeck.lab.study import measuring
from quarterdeck.lab.study.comparing import compare, deals_alike
from quarterdeck.lab.study.depth import ROW, course_of, lead_of_best
from quarterdeck.lab.study.measuring import choices, last_choice_matters, leading, legal_at, replayed
from quarterdeck.lab.study.statistics import holm, quantile
from quarterdeck.lab.study.study import StudyError, study
from quarterdeck.lab.study.terms import action_words
from quarterdeck.lab.study.writing import as_markdown, write
from quarterdeck.table import Table

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
    assert leading(course, whole) == (2, 2)
    assert leading(np.array([[1, 1], [1, 1]]), halves) == (0, 0)


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
    made = study("turn-the-tide", games=120, seed=3, ladder=("random", "heuristic"), deals=30, restricted=30, depth=8)
    assert made.run(2).report().json() == made.run(1).report().json()


def test_every_game_is_reported(tmp_path):
    for game in ("sea-change", "feud"):
        report = study(game, games=20, deals=0, restricted=0).run().report()
        assert [section.name for section in report.sections][:3] == ["seats", "length", "ending"]
        assert report.number("decisions").value > 1
    alone = study("sea-change", {"players": 1}, games=20, restricted=0).run().report()
    assert alone.sections[0].sentences[0].startswith("There is one seat, which wins ")
    assert [section.name for section in alone.sections] == ["seats", "length", "ending", "cards"]


def test_a_report_says_how_games_end():
    report = study("feud", {"last_round": 30}, games=40, deals=0, restricted=0).run().report()
    army, rounds = sorted(report.sections[2].grids[0].rows)
    assert (army[0][:22], rounds[0][:14]) == ("one player's last Unit", "the last Round")
    assert report.number("left_winners").value > report.number("left_losers").value > 0


def test_the_last_choice_matters_if_another_action_changes_who_wins():
    game = GAMES["turn-the-tide"]
    plan = Plan(game.id, game.complete({"players": 3, "rounds": 1}), ("heuristic",) * 3, 1, 20)
    found = [replayed(plan, *each) for each in play(plan, 0, 20).games()]
    for history, (key, _) in zip(found, play(plan, 0, 20).games(), strict=True):
        ply, ends = choices(history)[-1], set()
        for action in legal_at(history, ply):
            table = Table(game, plan.options, key)
            for seat, made in [*history.decisions[:ply], (history.decisions[ply][0], action)]:
                table.decide(seat, made)
            while not table.is_over:  # nothing is left to choose
                table.decide(table.pending[0], table.legal(table.pending[0])[0])
            ends.add(tuple(share > 0 for share in table.result().returns))
        assert last_choice_matters(history) == (len(ends) > 1)
    assert 0 < sum(map(last_choice_matters, found)) < 20


def test_actions_are_named_as_on_the_rule_page():
    named = {
        "seas-of-strife": {"card 44": "green 44", "card 74": "dark red 74", "seat 0 leads": "seat 1 leads"},
        "turn-the-tide": {"card 44": "card 44"},
        "sea-change": {"card P10": "purple 10"},
        "feud": {"card 9H": "9 of hearts", "Unit QH": "Unit Queen of hearts", "nothing": "nothing"},
    }
    assert {game: {name: action_words(GAMES[game], name) for name in names} for game, names in named.items()} == named


def test_a_percentage_is_no_share_of_the_win_and_no_points():
    report = study("turn-the-tide", games=40, deals=20, ladder=("random", "heuristic"), depth=4).run().report()
    assert not re.search(r"% (?:of the win\b|points)", as_markdown(report))
    assert "| wins in 100 games (95 %) |" in as_markdown(report)


# Depth


def test_measures_of_a_course():
    chances = np.array([[0.5, 0.5], [0.4, 0.6], [0.52, 0.48], [0.85, 0.15], [0.7, 0.3], [0.8, 0.2], [1, 0]])
    parts = np.arange(6) / 6
    decided, changes, drama = course_of(chances, parts)
    assert (decided, changes) == (5 / 6, 2)
    assert drama == pytest.approx(0.2 / 6)
    assert course_of(chances[:, ::-1], parts)[0] == 5 / 6
    assert course_of(np.array([[0.9, 0.1], [0.5, 0.5]]), parts[:1])[:2] == (1.0, 0.0)


def test_the_lead_of_the_best_action_is_that_of_the_analysis():
    plan = Plan("seas-of-strife", SEAS.complete({}), ("heuristic",) * 4, 1, 1)
    history = replayed(plan, *play(plan, 0, 1).games()[0])
    for ply in choices(history)[::20]:
        seat, error_of_both = history.decisions[ply][0], 0.1
        lead, error = lead_of_best(history, ply, random.Random(ply))
        points = sorted(
            each.points for each in analyse(SEAS, history.view(ply, seat), seat, history.past(ply, seat)).actions
        )
        assert lead == pytest.approx(points[-1] - points[-2], abs=4 * error + error_of_both)


def test_depth_agrees_with_the_results():
    found = study("feud", {"last_round": 10}, games=12, deals=0, restricted=0, depth=200).run()
    assert found.followed[:, -2:].sum(axis=1) == pytest.approx(1)
    assert found.followed[:, len(ROW) + 10].mean() > found.followed[:, len(ROW)].mean()
    assert "--depth 12" in found.report().command
    with pytest.raises(StudyError, match="depth needs"):
        study("sea-change", {"players": 1}, games=20, depth=20)


def test_arrow_tables(monkeypatch):
    pytest.importorskip("pyarrow", reason="tables need quarterdeck[lab]")
    found = study(SEAS, games=20, seed=9, deals=0, restricted=0).run()
    games = found.games()
    assert games.num_rows == 20
    assert games.column("decisions").to_pylist() == found.batch.column("decisions").tolist()
    assert found.numbers().column_names == ["name", "value", "low", "high", "n"]
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ModuleNotFoundError, match=r"^tables need pyarrow: pip install 'quarterdeck\[lab\]'$"):
        found.games()


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
    assert not any(each.is_sure for each in same.differences)
    assert "Holm" in found.report().sections[0].sentences[0]
    assert all((each.difference.low, each.difference.high) == (0, 0) for each in same.differences)


def test_other_numbers_of_players_are_compared_unpaired():
    assert not deals_alike(plan({"players": 3}), plan({"players": 4}))
    found = compare(plan({"players": 3}), plan({"players": 4}))
    assert "unpaired" in found.report().sections[0].sentences[0]


# The command


@pytest.mark.slow
def test_reports_are_written_by_the_name_of_the_file(tmp_path):
    words = ("lab", "report", SEAS.id, "--games", 30, "--deals", 4, "--restricted", 20, "--jobs", 1, "--depth", 4)
    words += ("--ladder", "random,heuristic")
    assert "Is a seat favoured?" in output(*words)
    output(*words, "--seed", 2, "--out", tmp_path / "a.json")
    report = (
        study(SEAS, games=30, seed=2, ladder=("random", "heuristic"), deals=4, restricted=20, depth=4).run().report()
    )
    for name, start in (("a.json", "{"), ("a.md", "# Seas of Strife"), ("a.html", "<!doctype html>")):
        write(report, tmp_path / name)
        assert (tmp_path / name).read_text(encoding="utf-8").startswith(start)
    page = (tmp_path / "a.html").read_text(encoding="utf-8")
    assert page.count("<svg") >= 11
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

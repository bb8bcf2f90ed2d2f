"""Shares held against how games end: what is observed, how a scale is fitted, what reliability says."""

import json
import random

import pytest

from quarterdeck.analysis.calibration import RAW, Scale, scale_of, scales_of
from quarterdeck.games import GAMES
from quarterdeck.lab import calibration
from quarterdeck.lab.calibration import Observation, Study, compare, draw, fit, fit_each, observe, reliability
from quarterdeck.lab.plots import PlotError

SEA = GAMES["sea-change"]
TRUTH = Scale(-0.3, 0.7)


def drawn(count, kind="2"):
    """Games of two positions in which what is found is won as often as `TRUTH` says."""
    dice = random.Random(4)
    games = []
    for _ in range(count):
        shares = [dice.uniform(0.05, 0.95) for _ in range(2)]
        games.append([Observation(kind, share, float(dice.random() < TRUTH(share))) for share in shares])
    return games


def test_positions_follow_from_the_seed_and_say_how_their_game_ended():
    study = Study("sea-change", ({"players": 4, "teams": 2}, {"players": 1}), 5)
    games = [observe(study, number) for number in range(4)]
    assert games == [observe(study, number) for number in range(4)]
    assert {len(each) for each in games} == {calibration.EACH}
    for number, observed in enumerate(games):
        assert {each.kind for each in observed} == {("4/2", "1/2")[number % 2]}
        assert all(0 < each.found < 1 for each in observed)
        assert all(each.share in (0, 1) for each in observed)
    assert games != [observe(Study(study.game, study.options, 6), number) for number in range(4)]


def test_a_scale_is_fitted_to_what_came():
    flat = [each for observed in drawn(8_000) for each in observed]
    found = fit(flat)
    assert found.rise == pytest.approx(TRUTH.rise, abs=0.07)
    assert found.tilt == pytest.approx(TRUTH.tilt, abs=0.07)
    assert set(fit_each([*drawn(50), *drawn(50, "3")])) == {"2", "3"}


def test_what_is_right_is_told_to_be_reliable_and_what_is_wrong_is_not():
    games = drawn(5_000)
    right = reliability([[TRUTH(each.found) for each in observed] for observed in games], games)
    wrong = reliability([[each.found for each in observed] for observed in games], games)
    assert right.positions == 10_000
    assert right.error < 2 * right.by_chance
    assert wrong.error > 4 * wrong.by_chance
    assert right.brier < wrong.brier < right.base + 0.05
    assert right.brier == pytest.approx(sum(TRUTH(s) * (1 - TRUTH(s)) for s in shares(games)) / 10_000, abs=0.005)
    assert 0.001 < right.interval < 0.006
    assert list(right.told) == sorted(right.told)


def shares(games):
    return [each.found for observed in games for each in observed]


def test_a_plot_is_drawn_and_is_the_same_again(tmp_path):
    raw, told = compare(SEA, drawn(100))
    for name in ("one.svg", "two.svg"):
        draw(SEA, raw, told, tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()
    assert "share of the win as told" in (tmp_path / "one.svg").read_text("utf-8")
    with pytest.raises(PlotError, match="cannot be drawn"):
        draw(SEA, raw, told, tmp_path / "nowhere" / "one.svg")


def test_scales_are_kept_where_thoughts_look_for_them(tmp_path, monkeypatch):
    monkeypatch.setattr(calibration, "scale_path", lambda game: tmp_path / f"{game.id}.json")
    path = calibration.keep_scales(SEA, drawn(200))
    rise, tilt = json.loads(path.read_text("utf-8"))["2"]
    assert Scale(rise, tilt) == fit_each(drawn(200))["2"]
    monkeypatch.setattr("quarterdeck.analysis.calibration.scale_path", lambda _: path)
    scales_of.cache_clear()
    assert scale_of(SEA, "2") == Scale(rise, tilt)
    assert scale_of(SEA, "7") == RAW
    scales_of.cache_clear()

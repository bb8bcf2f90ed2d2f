"""Scales from a search's shares to shares of the win: observations, the fit, and the file that analyses read."""

import random
from itertools import islice

import calibration
import pytest
from calibration import Observation, brier, fit, observed, store

from quarterdeck.analysis.calibration import RAW, Scale, scale_of, scales_of
from quarterdeck.games import GAMES

SEA = GAMES["sea-change"]
TRUTH = Scale(-0.3, 0.7)


def drawn(count, kind="2"):
    """Observations in which the share is won as often as `TRUTH` says."""
    dice = random.Random(4)
    shares = [dice.uniform(0.05, 0.95) for _ in range(count)]
    return [Observation(kind, share, float(dice.random() < TRUTH(share))) for share in shares]


def test_observations_follow_from_the_seed():
    found = list(islice(observed(SEA, 5), 16))
    assert found == list(islice(observed(SEA, 5), 16))
    assert found != list(islice(observed(SEA, 6), 16))
    assert all(0 < each.found < 1 and 0 <= each.share <= 1 for each in found)


def test_scales_are_fitted_and_stored_where_analyses_look_for_them(tmp_path, monkeypatch):
    path = tmp_path / "calibration.json"
    monkeypatch.setattr(calibration, "scale_path", lambda _: path)
    monkeypatch.setattr("quarterdeck.analysis.calibration.scale_path", lambda _: path)
    found = drawn(16_000)
    store(SEA, found + drawn(100, "3"))
    scales_of.cache_clear()
    scale = scale_of(SEA, "2")
    assert scale == fit(found)
    assert (scale.rise, scale.tilt) == (pytest.approx(TRUTH.rise, abs=0.07), pytest.approx(TRUTH.tilt, abs=0.07))
    assert set(scales_of(SEA)) == {"2", "3"}
    assert scale_of(SEA, "7") == RAW
    raw, scaled = brier(SEA, found)
    assert scaled < raw
    scales_of.cache_clear()

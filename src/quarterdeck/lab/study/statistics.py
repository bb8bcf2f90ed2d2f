"""Tests and intervals of a study, beside those of `contests.intervals`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import ceil, erfc, exp, floor, lgamma, log, sqrt
from statistics import NormalDist
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.lab.contests.intervals import Z95, wilson

ALPHA, POWER = 0.01, 0.8
"""The level of the test of seats, and the chance with which the smallest effect stated would have been found."""


@dataclass(frozen=True)
class SeatTest:
    """Whether the win shares of all sides together differ from what is fair."""

    statistic: float
    freedom: int
    p: float
    detectable: float
    """The smallest advantage of one side, as a share of the win, that the test finds at ALPHA with POWER."""

    @property
    def found(self) -> bool:
        """Whether a side is favoured, at ALPHA."""
        return self.p < ALPHA


def seat_test(shares: npt.NDArray[Any], fair: Sequence[float] | None = None) -> SeatTest | None:
    """Test the mean of share vectors against `fair` (equal shares by default); they are independent between games.

    `shares`: (games, sides), each row the parts of one win, of any sum. The statistic is n d' S⁻ d, where d is the mean
    difference from fair and S the second moment about fair. That is Wald's W as W / (1 + W / n): close to chi-square
    with few games, too. It holds however a win is divided.

    Returns None for one side, and where no game has a winner.
    """
    games, sides = shares.shape
    wins = shares.sum(1) > 0
    games = int(wins.sum())
    if sides < 2 or not games:
        return None
    rows = shares[wins] / shares[wins].sum(1, keepdims=True)
    off = rows - (np.full(sides, 1 / sides) if fair is None else np.array(fair))
    mean, inverse = off.mean(0), np.linalg.pinv(off.T @ off / games, rcond=1e-9, hermitian=True)
    statistic = float(games * mean @ inverse @ mean)
    freedom = sides - 1
    lean = np.eye(sides) - (1 - np.eye(sides)) / (sides - 1)
    weakest = min(float(each @ inverse @ each) for each in lean)
    need = noncentrality(freedom)
    effect = min(1.0, sqrt(need / (weakest * (games - need)))) if weakest > 0 and games > need else 1.0
    return SeatTest(statistic, freedom, chi_square_tail(statistic, freedom), effect)


def chi_square_tail(value: float, freedom: int) -> float:
    """Return the probability that chi-square with `freedom` degrees of freedom is above `value`.

    Abramowitz and Stegun, 26.4.4 and 26.4.5.
    """
    if value <= 0:
        return 1.0
    half, odd = value / 2, freedom % 2 / 2
    terms = (exp((k + odd) * log(half) - half - lgamma(k + odd + 1)) for k in range(freedom // 2))
    return (erfc(sqrt(half)) if odd else 0.0) + sum(terms)


@cache
def noncentrality(freedom: int, alpha: float = ALPHA, power: float = POWER) -> float:
    """Return the noncentrality with which chi-square exceeds the critical value of `alpha` with probability `power`."""
    critical = _bisect(lambda value: chi_square_tail(value, freedom) > alpha, 200.0)

    def exceeds(centre: float) -> float:
        mean = centre / 2
        weights = [exp(k * log(mean) - mean - lgamma(k + 1)) for k in range(200)]
        return sum(weight * chi_square_tail(critical, freedom + 2 * k) for k, weight in enumerate(weights))

    return _bisect(lambda centre: exceeds(centre) < power, 80.0)


def _bisect(is_below: Any, high: float) -> float:
    low = 1e-9
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if is_below(middle) else (low, middle)
    return high


@dataclass(frozen=True)
class Quantile:
    """A quantile of independent observations, and its 95 % interval by order statistics."""

    value: float
    low: float
    high: float


def quantile(values: npt.NDArray[Any], part: float) -> Quantile:
    """Return the `part` quantile of at least one number: an observed value, and observed values around it."""
    ordered = np.sort(values)
    count = len(ordered)
    spread = Z95 * sqrt(count * part * (1 - part))
    at = [ceil(count * part) - 1, floor(count * part - spread), ceil(count * part + spread) - 1]
    return Quantile(*(float(ordered[min(max(each, 0), count - 1)]) for each in at))


@dataclass(frozen=True)
class Mean:
    """A mean over independent games and its 95 % interval."""

    mean: float
    low: float
    high: float
    n: int

    @property
    def error(self) -> float:
        """Half of the interval."""
        return (self.high - self.low) / 2


def mean_of(values: npt.NDArray[Any], unit: float = 1.0, level: float = 0.95) -> Mean:
    """Return the mean of numbers in parts of `unit`, and a normal interval; of fewer than two, an endless one."""
    count = len(values)
    mean = float(values.mean()) / unit if count else 0.0
    if count < 2:
        return Mean(mean, float("-inf"), float("inf"), count)
    error = NormalDist().inv_cdf((1 + level) / 2) * float(values.std(ddof=1)) / unit / sqrt(count)
    return Mean(mean, mean - error, mean + error, count)


def share_of(values: npt.NDArray[Any]) -> Mean:
    """Return the part of the values that are true, and Wilson's 95 % interval."""
    count = len(values)
    if not count:
        return Mean(0.0, 0.0, 1.0, 0)
    part = float(np.count_nonzero(values)) / count
    return Mean(part, *wilson(part, count), count)


def holm(ps: Sequence[float], alpha: float = ALPHA) -> list[bool]:
    """Return which of several findings stand, so that with probability 1 - `alpha` none of them is false (Holm)."""
    found = [False] * len(ps)
    for rank, at in enumerate(sorted(range(len(ps)), key=lambda at: ps[at])):
        if ps[at] > alpha / (len(ps) - rank):
            break
        found[at] = True
    return found

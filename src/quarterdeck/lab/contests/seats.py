"""Test whether seats are favoured. One test covers all shares, as separate intervals of the seats would mislead."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import erfc, exp, lgamma, log, sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

ALPHA, POWER = 0.01, 0.8
"""Significance level of the seat test, and its power for the smallest effect that it reports."""


@dataclass(frozen=True)
class SeatTest:
    """Test result: whether the win shares of all sides together differ from the fair ones."""

    statistic: float
    freedom: int
    p: float
    detectable: float
    """The smallest advantage of one side, as a share of the win, that the test finds at ALPHA with POWER."""

    @property
    def found(self) -> bool:
        return self.p < ALPHA


def seat_test(
    shares: npt.NDArray[Any], fair: Sequence[float] | None = None, counts: npt.NDArray[Any] | None = None
) -> SeatTest | None:
    """Test whether the sides' mean shares of the win differ from `fair` (equal shares by default).

    `shares`: (games, sides). Each row has the parts of one win, in any unit; rows are independent. `counts`: the number
    of games for each row, one by default. The statistic is n d' S⁻ d, where d is the mean difference from fair and S
    the second moment about fair. With Wald's W it is W / (1 + W / n), which is close to chi-square even for few games.
    The test is valid for shared wins.

    Returns None if there is only one side, or if no game has a winner.
    """
    sides, wins = shares.shape[1], shares.sum(1) > 0
    rows = shares[wins] / shares[wins].sum(1, keepdims=True)
    weights = np.ones(len(rows)) if counts is None else counts[wins]
    games = float(weights.sum())
    if sides < 2 or not games:
        return None
    off = rows - (np.full(sides, 1 / sides) if fair is None else np.array(fair))
    weighted = off.T * weights / games
    mean, inverse = weighted.sum(1), np.linalg.pinv(weighted @ off, rcond=1e-9, hermitian=True)
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
def noncentrality(freedom: int) -> float:
    """Return the noncentrality with which chi-square exceeds the critical value of ALPHA with probability POWER."""
    critical = _bisect(lambda value: chi_square_tail(value, freedom) > ALPHA, 200.0)

    tails = [chi_square_tail(critical, freedom + 2 * k) for k in range(200)]

    def exceeds(centre: float) -> float:
        mean = centre / 2
        weights = [exp(k * log(mean) - mean - lgamma(k + 1)) for k in range(200)]
        return sum(weight * tail for weight, tail in zip(weights, tails, strict=True))

    return _bisect(lambda centre: exceeds(centre) < POWER, 80.0)


def _bisect(is_below: Any, high: float) -> float:
    low = 1e-9
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if is_below(middle) else (low, middle)
    return high

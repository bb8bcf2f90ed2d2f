"""Whether seats are favoured: one test of all shares together, as intervals seat by seat mislead."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import erfc, exp, pi, sqrt

import numpy as np


@dataclass(frozen=True)
class SeatTest:
    """A Wald test that all seats win the same share on average."""

    statistic: float
    """About chi-squared with `freedom` degrees of freedom where no seat is favoured."""
    freedom: int
    p: float
    """The chance of a statistic at least as large where no seat is favoured."""


def seat_test(shares: Mapping[tuple[float, ...], int]) -> SeatTest | None:
    """Test whether seats are favoured, from how often each list of shares of the win has occurred.

    A list has one share a seat, and all lists have the same sum. The games must be independent. Shared wins are counted
    as what they are, which a chi-squared test of counts cannot. Returns None where the shares do not vary enough to
    say: in fewer than 2 games, or where some seats always win the same.
    """
    lists, counts = np.array(list(shares)), np.array(list(shares.values()), float)
    games = counts.sum()
    if games < 2:
        return None
    means = counts @ lists / games
    off = lists - means
    spread = (off * counts[:, None]).T @ off / (games - 1)
    # The shares of a game have a fixed sum: the last seat's says nothing more.
    apart = (means - means.mean())[:-1]
    inner = spread[:-1, :-1]
    freedom = len(apart)
    if not freedom or np.linalg.matrix_rank(inner) < freedom:
        return None
    statistic = float(games * apart @ np.linalg.solve(inner, apart))
    return SeatTest(statistic, freedom, chi_squared_tail(statistic, freedom))


def chi_squared_tail(value: float, freedom: int) -> float:
    """Return the chance that a chi-squared number with `freedom` (1 or more) degrees is at least `value`.

    Abramowitz and Stegun, 26.4.4 and 26.4.5.
    """
    half = value / 2
    odd = freedom % 2
    total = erfc(sqrt(half)) if odd else exp(-half)
    term = exp(-half) * (2 * sqrt(half / pi) if odd else half)
    for k in range(1 if odd else 2, freedom, 2):
        total += term
        term *= value / (k + 2)
    return min(1.0, total)

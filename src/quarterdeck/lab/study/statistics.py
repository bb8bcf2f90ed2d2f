"""Tests and intervals of a study, in addition to those of `contests.intervals`."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.lab.contests.intervals import Z95, wilson
from quarterdeck.lab.contests.seats import ALPHA


@dataclass(frozen=True)
class Quantile:
    """A quantile of independent observations, and its 95 % interval by order statistics."""

    value: float
    low: float
    high: float


def quantile(values: npt.NDArray[Any], part: float) -> Quantile:
    """Return the `part` quantile of at least one number, and its interval; all three are observed values."""
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


def mean_of(values: npt.NDArray[Any], unit: float = 1.0) -> Mean:
    """Return the mean of numbers in parts of `unit`, and a normal interval, which is infinite for fewer than two."""
    count = len(values)
    mean = float(values.mean()) / unit if count else 0.0
    if count < 2:
        return Mean(mean, float("-inf"), float("inf"), count)
    error = Z95 * float(values.std(ddof=1)) / unit / sqrt(count)
    return Mean(mean, mean - error, mean + error, count)


def share_of(values: npt.NDArray[Any]) -> Mean:
    """Return the share of the values that are true, and Wilson's 95 % interval."""
    count = len(values)
    if not count:
        return Mean(0.0, 0.0, 1.0, 0)
    part = float(np.count_nonzero(values)) / count
    return Mean(part, *wilson(part, count), count)


def holm(ps: Sequence[float], alpha: float = ALPHA) -> list[bool]:
    """Return which findings are significant, so that with probability 1 - `alpha` none of them is false (Holm)."""
    found = [False] * len(ps)
    for rank, at in enumerate(sorted(range(len(ps)), key=lambda at: ps[at])):
        if ps[at] > alpha / (len(ps) - rank):
            break
        found[at] = True
    return found

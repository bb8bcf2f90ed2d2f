"""Means and their 95 % intervals, computed from whole numbers, so that the order of adding does not matter."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import atan2, cos, pi, sin, sqrt

Z95 = 1.959963984540054
"""95 % of a normal distribution lie within this number of standard deviations from the mean."""

FEW = 200
"""Degrees of freedom up to which Student's distribution is summed exactly; a series for more is exact to ten digits."""


@dataclass(frozen=True)
class Estimate:
    """A mean over independent observations and the half width of its 95 % interval."""

    mean: float
    error: float

    @property
    def low(self) -> float:
        return self.mean - self.error

    @property
    def high(self) -> float:
        return self.mean + self.error

    def __str__(self) -> str:
        """Format the mean with its interval, such as `0.412 ± 0.020`."""
        return f"{self.mean:.3f} ± {self.error:.3f}"


def estimate(values: Sequence[int], unit: int = 1) -> Estimate:
    """Return the mean of whole numbers in parts of `unit`, with Student's 95 % interval.

    Raises ValueError for fewer than 2.
    """
    count = len(values)
    if count < 2:
        raise ValueError("an interval needs at least 2 observations")
    total = sum(values)
    squares = count * sum(value * value for value in values) - total * total
    error = student(count - 1) * sqrt(squares / (count * count * (count - 1)))
    return Estimate(total / (count * unit), error / unit)


def ratio(values: Sequence[int], bases: Sequence[int]) -> Estimate | None:
    """Return the sum of the values divided by the sum of the bases, and its interval.

    A value and its base are one observation. Returns None if all bases are 0. Raises ValueError for fewer than 2 pairs.
    """
    count, whole = len(values), sum(bases)
    if count < 2:
        raise ValueError("an interval needs at least 2 observations")
    if not whole:
        return None
    total = sum(values)
    # Each pair's distance from the common ratio, times `whole`; the sum is 0.
    off = [value * whole - base * total for value, base in zip(values, bases, strict=True)]
    spread = sqrt(count * sum(each * each for each in off) / (count - 1)) / (whole * whole)
    return Estimate(total / whole, student(count - 1) * spread)


@cache
def student(freedom: int) -> float:
    """Return the number that |t| stays below in 95 % of cases, for Student's t with `freedom` (1 or more) degrees."""
    if freedom > FEW:
        z, n = Z95, freedom
        first = (z**3 + z) / 4
        second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
        third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
        fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
        return z + first / n + second / n**2 + third / n**3 + fourth / n**4
    low, high = 0.0, 13.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, freedom) < 0.95 else (low, middle)
    return low


def within(t: float, freedom: int) -> float:
    """Return the probability that Student's t with `freedom` degrees of freedom is between -t and t.

    Abramowitz and Stegun, 26.7.3 and 26.7.4.
    """
    angle = atan2(t, sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for k in range(2, freedom + 1, 2):
        total += term
        term *= cos(angle) ** 2 * (k - 1 + odd) / (k + odd)
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


def wilson(share: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a win share over independent games; shared wins make it slightly too wide."""
    square = Z95 * Z95
    centre = (share + square / (2 * games)) / (1 + square / games)
    half = Z95 * sqrt(max(0.0, share * (1 - share)) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, centre - half), min(1.0, centre + half)

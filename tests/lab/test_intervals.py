"""Means and their intervals: those of the textbook, exactly the same in whatever order is added."""

import random
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.lab.contests.intervals import Estimate, estimate, student, wilson

WHOLE_NUMBERS = st.lists(st.integers(-(10**9), 10**9), min_size=2, max_size=50)


def test_students_distribution_by_another_program():
    """The quantiles at .975 by `scipy.special.stdtrit` of SciPy 1.17."""
    known = {
        1: 12.706204736175,
        2: 4.302652729749,
        3: 3.182446305284,
        7: 2.364624251593,
        30: 2.042272456301,
        199: 1.971956544252,
        200: 1.971896223634,
        201: 1.971836506780,
        202: 1.971777384670,
        260: 1.969130003360,
        1000: 1.962339080826,
        10000: 1.960201239891,
        1000000: 1.959966356814,
    }
    assert {freedom: student(freedom) for freedom in known} == pytest.approx(known, rel=1e-9)


def test_an_interval_by_hand():
    """Values 1, 2, 3, 4: mean 2.5, variance 5/3, three degrees of freedom."""
    found = estimate([1, 2, 3, 4])
    assert found == Estimate(2.5, pytest.approx(3.18245 * (5 / 3 / 4) ** 0.5, abs=1e-5))
    assert (found.low, found.high) == (found.mean - found.error, found.mean + found.error)
    assert str(Estimate(0.25, 0.0123)) == "0.250 ± 0.012"
    with pytest.raises(ValueError, match="at least 2"):
        estimate([1])


@given(values=WHOLE_NUMBERS, unit=st.integers(1, 10**6))
def test_it_is_the_mean_and_the_standard_error(values, unit):
    found = estimate(values, unit)
    assert found.mean == pytest.approx(mean(values) / unit, abs=1e-9)
    error = student(len(values) - 1) * stdev(values) / len(values) ** 0.5 / unit
    assert found.error == pytest.approx(error, rel=1e-6, abs=1e-6)


@given(values=WHOLE_NUMBERS, seed=st.integers(0, 99))
def test_the_order_changes_nothing(values, seed):
    other = random.Random(seed).sample(values, len(values))
    assert estimate(values, 840_000) == estimate(other, 840_000)


def test_wilsons_interval():
    assert wilson(0, 100)[0] == pytest.approx(0, abs=1e-12)
    assert wilson(0, 100)[1] == pytest.approx(0.0370, abs=1e-4)
    assert wilson(1, 100)[1] == 1
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.25, 1)[0] >= 0

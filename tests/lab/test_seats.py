"""Whether seats are favoured: the tail of chi-squared by its table, and the test on games whose truth is known."""

import random
from collections import Counter
from math import isclose

import numpy as np
import pytest

from quarterdeck.lab.contests.seats import chi_square_tail, noncentrality, seat_test


@pytest.mark.parametrize(
    ("value", "freedom"), [(3.8415, 1), (5.9915, 2), (7.8147, 3), (9.4877, 4), (11.0705, 5), (14.0671, 7)]
)
def test_values_of_the_table(value, freedom):
    assert chi_square_tail(value, freedom) == pytest.approx(0.05, abs=1e-5)
    assert chi_square_tail(0, freedom) == pytest.approx(1)
    assert chi_square_tail(2000, freedom) == 0


def games(weights, count, seed):
    """Games of which a seat wins with its weight, and every fifth is shared by two."""
    dice = random.Random(seed)
    found = Counter()
    for _ in range(count):
        winners = {dice.choices(range(len(weights)), weights)[0]}
        if dice.random() < 0.2:
            winners.add(dice.randrange(len(weights)))
        found[tuple((seat in winners) / len(winners) for seat in range(len(weights)))] += 1
    return found


def favour(counted):
    return seat_test(np.array([*counted]), counts=np.array([*counted.values()]))


def test_fair_seats_are_found_favoured_as_often_as_p_says():
    tests = [favour(games([1, 1, 1, 1], 300, seed)) for seed in range(400)]
    assert {test.freedom for test in tests} == {3}
    assert 8 <= sum(test.p < 0.05 for test in tests) <= 34  # of 400, 20 are expected
    assert sum(test.statistic for test in tests) / 400 == pytest.approx(3, abs=0.4)


def test_a_favoured_seat_is_found():
    assert favour(games([5, 4, 4, 4], 5000, 1)).p < 1e-6


def test_counts_of_whole_wins_give_pearsons_statistic_nearly():
    """With whole wins both are the same in many games; Pearson's sum for these is 4 x (15 ** 2 x 4) / 4000 = 0.9."""
    assert seat_test(np.eye(4), counts=np.array([1015, 985, 1015, 985])).statistic == pytest.approx(0.9, rel=0.01)


def test_the_noncentrality_is_that_of_a_normal_test_of_the_same_power():
    assert isclose(noncentrality(1), (2.5758293 + 0.8416212) ** 2, rel_tol=1e-5)


def test_fair_studies_seldom_find_a_seat_and_a_planted_effect_is_mostly_found():
    chance = np.random.default_rng(5)
    fair = [seat_test(np.eye(4)[chance.integers(0, 4, 400)]) for _ in range(100)]
    assert sum(test.found for test in fair) <= 4
    effect = fair[0].detectable
    odds = [0.25 + effect, *[0.25 - effect / 3] * 3]
    planted = [seat_test(np.eye(4)[chance.choice(4, 400, p=odds)]) for _ in range(100)]
    assert 70 <= sum(test.found for test in planted) <= 95


def test_wins_may_be_shared_and_seats_may_be_of_sides_that_are_not_alike():
    assert seat_test(np.array([[1.0]] * 9)) is None
    assert seat_test(np.zeros((9, 2))) is None
    shares = np.array([[0.5, 0.5, 0.0], [0.0, 0.5, 0.5], [0.5, 0.0, 0.5]] * 30)
    assert seat_test(shares).p == 1.0
    assert seat_test(np.eye(2)[[0, 0, 1] * 40], [2 / 3, 1 / 3]).p == 1.0
    assert seat_test(np.eye(2)[[0, 0, 1] * 40]).found

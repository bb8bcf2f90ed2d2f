"""Whether seats are favoured: the tail of chi-squared by its table, and the test on games whose truth is known."""

import random
from collections import Counter

import pytest

from quarterdeck.lab.contests.seats import chi_squared_tail, seat_test


@pytest.mark.parametrize(
    ("value", "freedom"), [(3.8415, 1), (5.9915, 2), (7.8147, 3), (9.4877, 4), (11.0705, 5), (14.0671, 7)]
)
def test_values_of_the_table(value, freedom):
    assert chi_squared_tail(value, freedom) == pytest.approx(0.05, abs=1e-5)
    assert chi_squared_tail(0, freedom) == pytest.approx(1)
    assert chi_squared_tail(2000, freedom) == 0


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


def test_fair_seats_are_found_favoured_as_often_as_p_says():
    tests = [seat_test(games([1, 1, 1, 1], 300, seed)) for seed in range(400)]
    assert {test.freedom for test in tests} == {3}
    assert 8 <= sum(test.p < 0.05 for test in tests) <= 34  # of 400, 20 are expected
    assert sum(test.statistic for test in tests) / 400 == pytest.approx(3, abs=0.4)


def test_a_favoured_seat_is_found():
    assert seat_test(games([5, 4, 4, 4], 5000, 1)).p < 1e-6


def test_counts_of_whole_wins_give_pearsons_statistic_nearly():
    """With whole wins both are the same in many games; Pearson's sum for these is 4 x (15 ** 2 x 4) / 4000 = 0.9."""
    counts = {
        (1.0, 0.0, 0.0, 0.0): 1015,
        (0.0, 1.0, 0.0, 0.0): 985,
        (0.0, 0.0, 1.0, 0.0): 1015,
        (0.0, 0.0, 0.0, 1.0): 985,
    }
    assert seat_test(counts).statistic == pytest.approx(0.9, rel=0.01)


@pytest.mark.parametrize(
    "counts", [{(1.0, 0.0): 1}, {(0.5, 0.5): 9}, {(1.0,): 9}, {(1.0, 0.0, 0.0): 5, (0.0, 1.0, 0.0): 4}]
)
def test_too_little_to_say(counts):
    assert seat_test(counts) is None

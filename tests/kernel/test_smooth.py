"""Exponentials and logarithms of our own: near the true ones, and the same bits in compiled code."""

import math
import random
from math import sqrt

import numpy as np
import pytest
from machine import ONE, compiled

from quarterdeck.kernel.math import exp, log
from quarterdeck.kernel.native import Argument

NUMBERS = Argument("numbers", "f8")


def some_exponents():
    """A grid over all that does not end at 0 or beyond all numbers, and points by chance, many of them small."""
    dice = random.Random(1)
    yield from (-708 + at * 0.047 for at in range(30_000))
    yield from (dice.uniform(-40, 5) for _ in range(20_000))
    yield from (dice.choice((-1, 1)) * 10 ** dice.uniform(-18, 0) for _ in range(10_000))


def some_numbers():
    dice = random.Random(2)
    yield from range(1, 20_000)
    yield from (math.exp(dice.uniform(-300, 300)) for _ in range(10_000))
    yield from (dice.uniform(0.3, 3) for _ in range(20_000))
    yield from (1 + dice.choice((-0.5, 0.5)) * 10 ** dice.uniform(-15, 0) for _ in range(10_000))


def test_the_exponential_is_that_of_the_library_but_for_the_last_place():
    assert max(abs(exp(x) / math.exp(x) - 1) for x in some_exponents()) < 4.5e-16


def test_the_logarithm_is_that_of_the_library_but_for_the_last_place():
    assert max(abs(log(x) - math.log(x)) / abs(math.log(x)) for x in some_numbers() if x != 1) < 4.5e-16


def test_what_is_exact_is_exact_and_beyond_the_ends_nothing_breaks():
    assert (exp(0.0), log(1.0)) == (1.0, 0.0)
    assert exp(-708.1) == exp(-1e300) == 0.0
    assert exp(709.0) == exp(1e300) < math.inf
    assert log(2.0**-1000) == -log(2.0**1000)


def exponentials(numbers, out, count):
    for at in range(count):
        out[at] = exp(numbers[at])


def logarithms(numbers, out, count):
    for at in range(count):
        out[at] = log(numbers[at])


def roots(numbers, out, count):
    for at in range(count):
        out[at] = sqrt(numbers[at])


@pytest.mark.slow
@pytest.mark.parametrize("checked", [False, True])
@pytest.mark.parametrize(
    ("many", "one", "given"),
    [(exponentials, exp, some_exponents), (logarithms, log, some_numbers), (roots, sqrt, some_numbers)],
)
def test_compiled_they_give_the_same_bits(many, one, given, checked):
    numbers = np.array(list(given()), np.float64)
    out = np.zeros_like(numbers)
    compiled(many, NUMBERS, NUMBERS, ONE, dtypes={}, checked=checked)(numbers, out, len(numbers))
    assert out.tolist() == [one(number) for number in numbers.tolist()]


def from_the_library(numbers, out, count):
    for at in range(count):
        out[at] = math.exp(numbers[at])


def by_powers(numbers, out, count):
    for at in range(count):
        out[at] = numbers[at] ** 0.3


@pytest.mark.slow
@pytest.mark.parametrize("checked", [False, True])
@pytest.mark.parametrize(("function", "name"), [(from_the_library, "exp"), (by_powers, "pow")])
def test_what_machines_compute_differently_is_not_compiled(function, name, checked):
    """So no entry of any game calls it: each is compiled, and nothing outside the code is called."""
    with pytest.raises(TypeError, match=rf"may not call .*{name}"):
        compiled(function, NUMBERS, NUMBERS, ONE, dtypes={}, checked=checked)

"""Bit sets against Python's own integers."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from machine import ONE, compiled

from quarterdeck.kernel.bits import any_of, highest, lowest, popcount, select
from quarterdeck.kernel.native import Argument

SETS = st.integers(0, 2**62 - 1)


@given(SETS)
def test_popcount(x):
    assert popcount(x) == x.bit_count()


@given(SETS.filter(bool))
def test_lowest_highest_and_select(x):
    members = [i for i in range(62) if x >> i & 1]
    assert lowest(x) == members[0]
    assert highest(x) == members[-1]
    assert [select(x, k) for k in range(len(members))] == members
    assert [any_of(x, -(-(k << 32) // len(members))) for k in range(len(members))] == members
    assert any_of(x, 0) == members[0]
    assert any_of(x, 2**32 - 1) == members[-1]


def all_members(members, out):
    for k in range(popcount(members)):
        out[k] = select(members, k)


def test_members_by_their_place_are_the_same_compiled():
    """Processors that have an instruction for it use it."""
    call = compiled(all_members, ONE, Argument("numbers", "i8"), dtypes={}, checked=False)
    dice = random.Random(1)
    for members in [1, 1 << 61, 2**62 - 1, *(dice.getrandbits(62) & dice.getrandbits(62) for _ in range(200))]:
        out = np.zeros(62, np.int64)
        call(members, out)
        assert out[: members.bit_count()].tolist() == [i for i in range(62) if members >> i & 1]


@pytest.mark.parametrize("i", range(62))
def test_single_members(i):
    assert lowest(1 << i) == highest(1 << i) == i

"""Bit sets against Python's own integers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.kernel.bits import highest, lowest, popcount, select

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


@pytest.mark.parametrize("i", range(62))
def test_single_members(i):
    assert lowest(1 << i) == highest(1 << i) == i

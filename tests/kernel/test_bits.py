"""Bit sets against Python's own integers."""

from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.kernel.bits import any_of, highest, lowest, popcount, select

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

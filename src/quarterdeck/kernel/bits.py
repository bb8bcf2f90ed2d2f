"""Bit sets in signed 64-bit integers: at most 62 members, so that no set is negative by accident.

They are plain functions on Python ints. Compiled, each of the first three is one instruction (`kernel.compiling`). The
members of a negative set (`UNKNOWN`) must not be read.
"""

from typing import Any

UNKNOWN = -1
"""The value of a field in a view whose reader may not know the true value."""


def popcount(members: int) -> int:
    """Return the number of members of a set (0 <= members < 2**62)."""
    x = members - ((members >> 1) & 0x5555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x = x + (x >> 8)
    x = x + (x >> 16)
    return (x + (x >> 32)) & 0x7F


def lowest(members: int) -> int:
    """Return the smallest member of a set that is not empty."""
    return popcount((members & -members) - 1)


def highest(members: int) -> int:
    """Return the largest member of a set that is not empty."""
    x = members | (members >> 1)
    x = x | (x >> 2)
    x = x | (x >> 4)
    x = x | (x >> 8)
    x = x | (x >> 16)
    x = x | (x >> 32)
    return popcount(x) - 1


def select(members: int, k: int) -> int:
    """Return the k-th smallest member (k from 0, below the number of members)."""
    x = members
    for _ in range(k):
        x = x & (x - 1)
    return lowest(x)


def any_of(members: int, bits: int) -> int:
    """Return the member of a set, not empty, that 32 random bits select; all are equally likely."""
    return select(members, bits * popcount(members) >> 32)


def list_members(members: int, first: int, out: Any, count: int) -> int:
    """Write `first` + each member, ascending, into `out` from index `count` on; return the index after the last one."""
    while members > 0:
        out[count] = first + lowest(members)
        members &= members - 1
        count += 1
    return count

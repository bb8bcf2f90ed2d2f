"""All worlds of Sea Change that agree with what a seat knows, by number: hands, or the order of the stack."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.sea_change.deck import PILE, SUIT_CARDS, WORD
from quarterdeck.games.sea_change.knowledge import hands_of_all, known_part, unseen
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.listing import deal_at

PLACES = 7
"""The largest stack whose orders are listed: the number of bins beside the hand."""


def world_at(state: Any, seat: int, index: int, out: Any) -> int:
    """Write the first world from number `index` on; return its number, or -1 if there is none or there are too many.

    With two players (SEA-15) there are none before the pile is drawn.
    """
    known_part(state, seat, out)
    low, high = unseen(state, seat)
    if state.seats == 1:
        return stack_at(out, low, high, index)
    if state.seats == 2 and state.drawn < PILE[2]:
        return -1
    free, closed = hands_of_all(state, seat)
    return deal_at(out, low, high, free, closed, SUIT_CARDS, index)


def stack_at(out: Any, low: int, high: int, index: int) -> int:
    """Write the stack (SEA-16) in the order of this number: its places are dealt to like hands of one card each."""
    left = PILE[1] - out.drawn
    if left > PLACES:
        return -1
    free = 0
    for at in range(left):
        free |= 1 << 8 * (at + 1)
    found = deal_at(out, low, high, free, 0, SUIT_CARDS, index)
    for at in range(left if found >= 0 else 0):
        first, second = out.hand[2 * at + 2], out.hand[2 * at + 3]
        out.pile[out.drawn + at] = lowest(first) if first else WORD + lowest(second)
        out.hand[2 * at + 2] = 0
        out.hand[2 * at + 3] = 0
    return found

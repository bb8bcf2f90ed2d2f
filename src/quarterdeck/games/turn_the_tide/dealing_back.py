"""Worlds of Turn the Tide dealt back to the beginning of their round, and changed card by card."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.base import deals_back
from quarterdeck.games.turn_the_tide.deck import DECK, MAX_SEATS, TIDES, knows_hand
from quarterdeck.games.turn_the_tide.worlds import halves
from quarterdeck.kernel.bits import popcount, select


def deal_back(world: Any, beginning: Any, seat: int, owners: Any, actions: Any, made: int) -> int:
    """Copy hands, which stay all round long, and the tides in the order of the world."""
    for hand in range(MAX_SEATS):
        beginning.hand[hand] = world.hand[hand]
    for at in range(TIDES):
        beginning.tide[at] = world.tide[at]
    return 1


def chose(world: Any, state: Any, seat: int, action: int) -> int:
    """Return the bid: of the last hand, which is not revealed, the world's (TTT-6)."""
    return int(world.bid[seat]) if state.hand_number == world.hand_number else action


def nudge(world: Any, seat: int, one: int, two: int) -> int:
    """Swap two cards of hands that the seat has not held, or of the box, if all keep their preservers (TTT-4)."""
    hidden = DECK
    for other in range(world.seats):
        hidden &= ~(world.hand[other] if knows_hand(world, seat, other) else world.shown[other])
    count = popcount(hidden)
    if count < 2:
        return 0
    first = select(hidden, one * count >> 32)
    second = select(hidden, two * count >> 32)
    changed = 0
    for hand in range(MAX_SEATS):
        cards = world.hand[hand]
        if (cards >> first & 1) != (cards >> second & 1):
            if world.bid[hand] == first or world.bid[hand] == second:
                return 0
            world.hand[hand] ^= 1 << first | 1 << second
            changed = 1
            if hand < world.seats and halves(world.hand[hand]) >> 1 != world.preservers[hand]:
                return 0
    return changed


DEAL_BACK = deals_back(deal_back, chose)

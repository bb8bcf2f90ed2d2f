"""Worlds of Seas of Strife dealt back to the beginning of their round, and changed card by card."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.base import deals_back
from quarterdeck.games.seas_of_strife.deck import PASS, PLAY_ON, SUIT, TIED
from quarterdeck.games.seas_of_strife.knowledge import dealt_cards, gives, shift
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.hands import gift_chosen, hands_back, swap_cards


def deal_back(world: Any, beginning: Any, seat: int, owners: Any, actions: Any, made: int) -> int:
    """Give every seat what it was dealt, unless the given cards are left open."""
    return hands_back(world, beginning, shift(world), world.phase != PASS)


def chose(world: Any, state: Any, seat: int, action: int) -> int:
    """Return the seat's choice in the world: of a gift (SOS-5), of playing on (SOS-15), or else `action`."""
    if state.phase == TIED:
        return int(PLAY_ON + world.wish[seat] - 1)
    return gift_chosen(world, state, seat) if state.phase == PASS else action


def nudge(world: Any, seat: int, one: int, two: int) -> int:
    """Swap two hidden cards, also in a gift (SOS-5)."""
    known = 0
    if seat >= 0 and gives(world) and world.phase != PASS:
        known = world.gave[seat]
    if world.opening:  # SOS-6: whose turn it is has it
        known |= 1 << lowest(dealt_cards(world))
    return swap_cards(world, seat, one, two, known, SUIT)


DEAL_BACK = deals_back(deal_back, chose)

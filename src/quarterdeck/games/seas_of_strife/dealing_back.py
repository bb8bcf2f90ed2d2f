"""Worlds of Seas of Strife dealt back to the beginning of their round, and changed card by card."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.base import deals_back
from quarterdeck.games.seas_of_strife.deck import PASS, PLAY_ON, SUIT, TIED
from quarterdeck.games.seas_of_strife.knowledge import dealt_cards, gives, shift
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.hands import gift_chosen, hands_back, swap_cards


def deal_back(world: Any, beginning: Any, seat: int, owners: Any, actions: Any, made: int) -> int:
    """Every seat has what it was dealt. Not where what was given is left open."""
    return hands_back(world, beginning, shift(world), world.phase != PASS)


def chose(world: Any, state: Any, seat: int, action: int) -> int:
    """SOS-5: the cards that were given are those of the world.

    SOS-15: what the tied want is what they want in the world, until all have said so.
    """
    if state.phase == TIED:
        return int(PLAY_ON + world.wish[seat] - 1)
    return gift_chosen(world, state, seat) if state.phase == PASS else action


def nudge(world: Any, seat: int, one: int, two: int) -> int:
    """Two hidden cards change places; a gift (SOS-5) that was one of them is the other now."""
    known = 0
    if seat >= 0 and gives(world) and world.phase != PASS:
        known = world.gave[seat]
    if world.opening:  # SOS-6: whose turn it is has it
        known |= 1 << lowest(dealt_cards(world))
    return swap_cards(world, seat, one, two, known, SUIT)


DEAL_BACK = deals_back(deal_back, chose)

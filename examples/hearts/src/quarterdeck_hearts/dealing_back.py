"""Worlds of Hearts dealt back to the beginning of their round, and changed card by card."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.base import deals_back
from quarterdeck.kernel.hands import gift_chosen, hands_back, swap_cards
from quarterdeck_hearts.deck import KINDS, OPENER, PASS, shift
from quarterdeck_hearts.knowledge import is_open


def deal_back(world: Any, beginning: Any, seat: int, owners: Any, actions: Any, made: int) -> int:
    """Every seat has what it was dealt. Not where what was given is left open."""
    return hands_back(world, beginning, shift(world), world.phase != PASS)


def chose(world: Any, state: Any, seat: int, action: int) -> int:
    """HRT-4: the cards that were given are those of the world."""
    return gift_chosen(world, state, seat) if state.phase == PASS else action


def nudge(world: Any, seat: int, one: int, two: int) -> int:
    """Two hidden cards change places; a gift (HRT-4) that was one of them is the other now."""
    known = 1 << OPENER if is_open(world) else 0
    if seat >= 0 and shift(world) and world.phase != PASS:
        known |= world.gave[seat]
    return swap_cards(world, seat, one, two, known, KINDS)


DEAL_BACK = deals_back(deal_back, chose)

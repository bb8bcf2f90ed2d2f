"""Reconstructs the deal at the beginning of a world's round, and changes single cards of a world."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.base import deals_back
from quarterdeck.kernel.hands import gift_chosen, hands_back, swap_cards
from quarterdeck_hearts.deck import KINDS, OPENER, PASS, shift
from quarterdeck_hearts.knowledge import is_open


def deal_back(world: Any, beginning: Any, seat: int, owners: Any, actions: Any, made: int) -> int:
    """Write the hand of each seat at the deal into `beginning`; return 1, or 0 if a gift is unknown."""
    return hands_back(world, beginning, shift(world), world.phase != PASS)


def chose(world: Any, state: Any, seat: int, action: int) -> int:
    """Return the seat's choice in the world: the cards that it gave (HRT-4)."""
    return gift_chosen(world, state, seat) if state.phase == PASS else action


def nudge(world: Any, seat: int, one: int, two: int) -> int:
    """Swap two hidden cards, even if one was given away (HRT-4)."""
    known = 1 << OPENER if is_open(world) else 0
    if seat >= 0 and shift(world) and world.phase != PASS:
        known |= world.gave[seat]
    return swap_cards(world, seat, one, two, known, KINDS)


DEAL_BACK = deals_back(deal_back, chose)

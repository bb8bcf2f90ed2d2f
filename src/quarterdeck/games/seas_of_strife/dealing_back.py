"""Worlds of Seas of Strife dealt back to the beginning of their round, and changed card by card."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.base import deals_back
from quarterdeck.games.seas_of_strife.deck import PASS, PLAY_ON, SUIT, TIED
from quarterdeck.games.seas_of_strife.knowledge import dealt_cards, gives
from quarterdeck.kernel.bits import UNKNOWN, lowest, popcount, select


def deal_back(world: Any, beginning: Any, seat: int, owners: Any, actions: Any, made: int) -> int:
    """Every seat has what it holds and has played, with what it gave and without what it was given.

    Not where that is left open.
    """
    passed = gives(world) and world.phase != PASS
    for other in range(world.seats):
        if world.gave[other] == UNKNOWN:
            return 0
        hand = world.hand[other] | world.played[other]
        if passed:
            hand = hand & ~world.gave[(other - world.round_number) % world.seats] | world.gave[other]
        beginning.hand[other] = hand
    return 1


def chose(world: Any, state: Any, seat: int, action: int) -> int:
    """SOS-5: the cards that were given are those of the world; a choice of the first alone shows nowhere.

    SOS-15: what the tied want is what they want in the world, until all have said so.
    """
    if state.phase == TIED:
        return int(PLAY_ON + world.wish[seat] - 1)
    if state.phase != PASS:
        return action
    left = world.gave[seat] & ~state.gave[seat]
    return lowest(left) if left else -1


def nudge(world: Any, seat: int, one: int, two: int) -> int:
    """Two hidden cards change places; a gift (SOS-5) that was one of them is the other now."""
    giver, taker = one % world.seats, two % world.seats
    known = 0
    if seat >= 0 and gives(world) and world.phase != PASS:
        known = world.gave[seat]
    if world.opening:  # SOS-6: whose turn it is has it
        known |= 1 << lowest(dealt_cards(world))
    mine, yours = world.hand[giver] & ~known, world.hand[taker] & ~known
    if giver in (taker, seat) or taker == seat or mine == 0 or yours == 0:
        return 0
    given = 1 << select(mine, (one >> 8) % popcount(mine))
    taken = 1 << select(yours, (two >> 8) % popcount(yours))
    if given & suits(world.void[taker]) or taken & suits(world.void[giver]):
        return 0
    world.hand[giver] ^= given | taken
    world.hand[taker] ^= given | taken
    for other in range(world.seats):
        gave = world.gave[other]
        if (gave & given == 0) != (gave & taken == 0):
            world.gave[other] = gave ^ (given | taken)
    return 1


def suits(void: int) -> int:
    """The cards of a set of suits."""
    cards = 0
    for suit in range(len(SUIT)):
        if void >> suit & 1:
            cards |= SUIT[suit]
    return cards


DEAL_BACK = deals_back(deal_back, chose)

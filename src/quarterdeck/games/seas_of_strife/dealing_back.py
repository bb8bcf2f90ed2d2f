"""Worlds of Seas of Strife dealt back to the beginning of their round, for the conformance suite."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.base import DealBack
from quarterdeck.games.seas_of_strife.deck import PASS, PLAY_ON, TIED
from quarterdeck.games.seas_of_strife.knowledge import gives
from quarterdeck.kernel import PyState
from quarterdeck.kernel.bits import lowest


def _deal(world: PyState, beginning: PyState, *_: Any) -> None:
    """Every seat has what it holds and has played, with what it gave and without what it was given."""
    passed = gives(world) and world.phase != PASS
    for seat in range(world.seats):
        hand = world.hand[seat] | world.played[seat]
        if passed:
            hand = hand & ~world.gave[(seat - world.round_number) % world.seats] | world.gave[seat]
        beginning.hand[seat] = hand


def _chose(world: PyState, state: PyState, seat: int, action: int, _: int) -> int | None:
    """SOS-5: the cards that were given are those of the world; a choice of the first alone shows nowhere.

    SOS-15: what the tied want is what they want in the world, until all have said so.
    """
    if state.phase == TIED:
        return PLAY_ON + world.wish[seat] - 1
    if state.phase != PASS:
        return action
    left = world.gave[seat] & ~state.gave[seat]
    return lowest(left) if left else None


DEAL_BACK = DealBack(_deal, _chose)

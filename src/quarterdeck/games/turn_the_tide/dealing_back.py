"""Worlds of Turn the Tide dealt back to the beginning of their round, for the conformance suite."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.base import DealBack
from quarterdeck.kernel import PyState


def _deal(world: PyState, beginning: PyState, *_: Any) -> None:
    """Copy hands, which stay all round long, and the tides in the order of the world."""
    beginning.hand = list(world.hand)
    beginning.tide = list(world.tide)


def _chose(world: PyState, state: PyState, seat: int, action: int, _: int) -> int:
    """Return the bid: of the last hand, which is not revealed, the world's (TTT-6)."""
    return world.bid[seat] if state.hand_number == world.hand_number else action


DEAL_BACK = DealBack(_deal, _chose)

"""How to play Seas of Strife well by rules of thumb, and what a position at a round's end is worth."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.seas_of_strife.deck import CHOOSE, LEADER, MAX_SEATS, OVER
from quarterdeck.kernel.bits import lowest


def heuristic(state: Any, seat: int, bits: int) -> int:
    """A sensible legal action for `seat` from its redacted state; `bits`: 32 random bits for ties."""
    if state.phase == CHOOSE:
        return LEADER + bits % state.seats
    following = state.hand[seat] & state.follow
    return lowest(following if following else state.hand[seat])


def horizon(state: Any) -> int:
    """Changes at the end of every round and of the game."""
    if state.phase == OVER:
        return -1
    return int(state.round_number)


def worth(state: Any, out: Any) -> None:
    """Expected share of the win a seat between rounds, from the totals alone."""
    for seat in range(MAX_SEATS):
        out[seat] = 0.0

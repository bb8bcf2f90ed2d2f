"""How to play Feud sensibly by rules of thumb."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.feud.deck import OVER, SEATS


def heuristic(state: Any, seat: int, bits: int) -> int:
    """A sensible legal action for `seat` from its redacted state; `bits`: 32 random bits for ties."""
    return 0


def horizon(state: Any) -> int:
    """Changes at the end of every Round and of the game."""
    if state.phase == OVER:
        return -1
    return int(state.round_number)


def worth(state: Any, out: Any) -> None:
    """About the share of the win a seat, at the end of a Round or of the game."""
    for seat in range(SEATS):
        out[seat] = 0.5

"""Who takes a trick (SOS-8, SOS-9): asked by the rules and by the rules of thumb."""

from __future__ import annotations

from quarterdeck.games.seas_of_strife.deck import FACE, SUIT
from quarterdeck.kernel.bits import highest, popcount


def taking_card(trick: int, strife: int) -> int:
    """SOS-8, SOS-9: the card that takes a complete trick."""
    counted = trick
    if strife:
        for suit in range(8):
            if trick >> FACE[suit] & 1:
                counted &= ~SUIT[suit]
        if counted == 0:
            return highest(trick)
    best = 0
    most = 0
    for suit in range(8):
        cards = counted & SUIT[suit]
        if cards:
            count = popcount(cards)
            if count >= most:
                most = count
                best = cards
    return highest(best)

"""The taker of a trick (SOS-8, SOS-9), for the rules and the rules of thumb."""

from __future__ import annotations

from quarterdeck.games.seas_of_strife.deck import FACES, FOLLOW
from quarterdeck.kernel.bits import highest, lowest, popcount


def taking_card(trick: int, strife: int) -> int:
    """Return the card that takes a complete trick (SOS-8, SOS-9)."""
    counted = trick
    if strife:
        faces = trick & FACES
        while faces:
            counted &= ~FOLLOW[lowest(faces)]
            faces &= faces - 1
        if counted == 0:
            return highest(trick)
    best = 0
    cards = counted
    while cards:  # card by card, not suit by suit: a processor foresees how many there are
        card = lowest(cards)
        cards &= cards - 1
        best = max(best, popcount(counted & FOLLOW[card]) << 6 | card)
    return best & 63

"""Who takes a trick (SOS-8, SOS-9): asked by the rules and by the rules of thumb."""

from __future__ import annotations

from quarterdeck.games.seas_of_strife.deck import FACES, FOLLOW
from quarterdeck.kernel.bits import highest, lowest, popcount


def taking_card(trick: int, strife: int) -> int:
    """SOS-8, SOS-9: the card that takes a complete trick."""
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

"""Skirmishes by rules of thumb: the seat that answers sees more than the one that leads (FEUD-46, FEUD-48)."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.feud.cards import strength
from quarterdeck.games.feud.deck import COLUMNS
from quarterdeck.games.feud.strategy.weighing import MARKER, best_promise, blows, foes_of, promise
from quarterdeck.kernel.bits import lowest


def lead_with(state: Any, seat: int, cards: int) -> int:
    """Return the least promising card.

    In the Decision Phase the loser answers from then on, which is no disadvantage. A lead can always be met by a chosen
    answer, so good cards are better answers than leads.
    """
    return best_promise(state, seat, cards, state.hand[seat], foes_of(state, seat), -1)


def answer(state: Any, seat: int) -> int:
    """Return the card that does best against the one that lies there, beyond what it would do elsewhere (FEUD-48)."""
    other = 1 - seat
    lead = state.column[other * COLUMNS + state.fought]
    foes = foes_of(state, seat)
    whole = state.hand[seat]
    hand = whole
    best = lowest(hand)
    most = -(1 << 20)
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        markers = telling(state, seat, blows(state, seat, card, state.last[seat], lead, state.last[other]))
        gain = MARKER * markers - promise(state, seat, card, whole, foes)
        if gain > most:
            most = gain
            best = card
    return best


def telling(state: Any, seat: int, markers: int) -> int:
    """Return the Markers that count: further Markers on a Unit that is dying already count nothing."""
    hit = 1 - seat if markers > 0 else seat
    return 0 if state.markers[hit] >= strength(state.unit[hit]) else markers

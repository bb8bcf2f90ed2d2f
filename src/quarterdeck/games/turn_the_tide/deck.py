"""The cards and the state of Turn the Tide (TTT-1, TTT-2). A Weather card is its number, 1-60, in sets, too."""

from __future__ import annotations

from quarterdeck.kernel.draws import DRAW_FIELDS
from quarterdeck.kernel.state import state_dtype

CARDS = 60
HAND_SIZE = 12
HANDS = 12
"""Hands in a round: one for each Weather card of a seat."""
TIDES = 24
DECK = (1 << CARDS + 1) - 2
HALVES_OF = tuple((0, 1, 2, 1, 0)[max(card - 1, 0) // 12] for card in range(CARDS + 1))
"""Card to the halves of a life preserver printed on it (0, the first entry, is no card)."""
HALF = sum(1 << card for card in range(1, CARDS + 1) if HALVES_OF[card] == 1)
WHOLE = sum(1 << card for card in range(1, CARDS + 1) if HALVES_OF[card] == 2)
"""The cards with half a preserver and those with one."""

ACTIONS = CARDS + 1
"""Action `card` bids that card; action 0 is never legal."""
MAX_SEATS = 5
MAX_LEGAL = HAND_SIZE

NO_EVENT, DEAL, TURNED_UP, BIDS, TOOK_TIDE, LOST_PRESERVER, ELIMINATED, ROUND_END, GAME_END = range(9)
EVENT_SIZE = 3
"""An event: kind and two arguments, all public; what is secret in a deal stands in the state."""
MAX_EVENTS = 8

STATE = state_dtype(
    [
        # The cards with which the round began; secret but to the seats that have held them. With 3 or 4
        # players the place after the last seat is the box, secret to all.
        ("hand", "i8", (MAX_SEATS,)),
        ("played", "i8", (MAX_SEATS,)),  # those of them played in this round
        ("shown", "i8", (MAX_SEATS,)),  # those of them that everybody has seen, in whatever round
        *DRAW_FIELDS,
        ("round_number", "i4"),
        ("rounds", "i4"),
        ("score", "i4", (MAX_SEATS,)),
        ("preservers", "i1", (MAX_SEATS,)),  # those that belong to the seat's hand
        ("up", "i1", (MAX_SEATS,)),  # those not turned down
        ("top", "i1", (MAX_SEATS,)),  # the tide showing; 0: none
        ("bid", "i1", (MAX_SEATS,)),  # chosen and not revealed, secret but to the seat; -1: none
        ("card", "i1", (MAX_SEATS,)),  # revealed last; 0: none
        ("points", "i1", (MAX_SEATS,)),  # points of the round that ended last
        ("tide", "i1", (TIDES,)),  # in the order of turning up; secret from 2 * hand_number on
        ("events", "i1"),
        ("event", "i1", (MAX_EVENTS * EVENT_SIZE,)),
        ("seats", "i1"),
        ("inside", "i1"),  # seats still in the round
        ("owing", "i1"),  # those that have not bid
        ("hand_number", "i1"),
    ]
)
"""One state (TTT-1 to TTT-15). Sets of cards are bit sets; seats beyond `seats` hold nothing."""

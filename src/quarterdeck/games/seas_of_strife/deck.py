"""The deck and the state of Seas of Strife (SOS-1). A card is its index, 0-59, in ascending rank."""

from __future__ import annotations

from quarterdeck.kernel.draws import DRAW_FIELDS
from quarterdeck.kernel.state import state_dtype

SUIT_NAMES = ("orange", "red", "gray", "blue", "green", "purple", "teal", "darkred")
SUIT_RANKS = (
    range(0, 11),
    range(11, 21),
    range(21, 30),
    range(31, 39),
    range(41, 48),
    range(51, 57),
    range(61, 66),
    range(71, 75),
)
RANK = tuple(rank for ranks in SUIT_RANKS for rank in ranks)
"""Card to printed rank."""
CARD = {rank: card for card, rank in enumerate(RANK)}
"""Printed rank to card."""
SUIT_OF = tuple(suit for suit, ranks in enumerate(SUIT_RANKS) for _ in ranks)
"""Card to suit, 0-7."""
SUIT = tuple(sum(1 << card for card in range(60) if SUIT_OF[card] == suit) for suit in range(8))
"""Suit to the set of its cards."""
FOLLOW = tuple(SUIT[suit] for suit in SUIT_OF)
"""Card to the set of its suit's cards."""
FACE = tuple(max(card for card in range(60) if SUIT_OF[card] == suit) for suit in range(8))
"""Suit to its Face card, the highest."""
FACES = sum(1 << card for card in FACE)
DECK = (1 << 60) - 1

LEADER = 60
"""Action `LEADER + seat` chooses that seat to lead; actions below are cards."""
ACTIONS = 66
MAX_SEATS = 6
MAX_LEGAL = 15

PASS, PLAY, CHOOSE, OVER = 0, 1, 2, 3
"""Phases: choosing cards to give, playing to a trick, choosing the next leader, game over."""

NO_EVENT, DEAL, PASSED, PLAYED, TRICK, CHOSE_LEADER, ROUND_END, GAME_END = range(8)
EVENT_SIZE = 6
"""An event: kind, the set of seats that may see its secret part, two public and two secret arguments."""
MAX_EVENTS = 6

STATE = state_dtype(
    [
        ("hand", "i8", (MAX_SEATS,)),  # cards held; secret but to the seat
        ("played", "i8", (MAX_SEATS,)),  # cards played this round
        ("gave", "i8", (MAX_SEATS,)),  # cards given this round; secret but to giver and receiver
        ("follow", "i8"),  # all cards of the suits in the trick
        ("trick", "i8"),  # cards in the trick
        *DRAW_FIELDS,
        ("round_number", "i4"),
        ("score", "i4", (MAX_SEATS,)),
        ("target", "i2"),
        ("void", "i2", (MAX_SEATS,)),  # suits that the seat has shown not to hold
        (
            "card",
            "i1",
            (MAX_SEATS,),
        ),  # the card the seat played last, to this trick or the one before; -1: none
        ("taken", "i1", (MAX_SEATS,)),  # tricks this round
        ("faces", "i1", (MAX_SEATS,)),  # Face cards in them
        ("points", "i1", (MAX_SEATS,)),  # penalty points of the round that ended last
        ("events", "i1"),
        ("event", "i1", (MAX_EVENTS * EVENT_SIZE,)),
        ("seats", "i1"),
        ("strife", "i1"),
        ("passing", "i1"),
        ("happy", "i1"),
        ("extra", "i1"),  # ties are broken by extra rounds
        ("phase", "i1"),
        ("turn", "i1"),
        ("owing", "i1"),  # seats that have not chosen their cards to give
        ("in_trick", "i1"),
        ("leader", "i1"),
        ("opening", "i1"),  # the round's first card has not been played
    ]
)
"""One state (SOS-1 to SOS-15). Sets of cards are bit sets; seats beyond `seats` hold nothing."""

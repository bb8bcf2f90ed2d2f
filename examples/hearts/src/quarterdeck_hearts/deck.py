"""The cards and the state of Hearts (HRT-1). A card is its index, 0-51: suit by suit, in ascending rank."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.codes import Members, Name, Number, Wide
from quarterdeck.kernel.bits import UNKNOWN
from quarterdeck.kernel.draws import DRAW_FIELDS
from quarterdeck.kernel.fields import Field, event_audience, everybody, owner, state_dtype, those

SEATS = 4
HAND_SIZE = 13
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
CARD_NAMES = tuple(rank + suit for suit in "CDSH" for rank in RANKS)
"""The name of each card: `10D` is the ten of diamonds."""
DECK = (1 << 52) - 1

CLUBS, DIAMONDS, SPADES, HEARTS = range(4)
SUIT_NAMES = ("clubs", "diamonds", "spades", "hearts")
SUIT_OF = tuple(card // 13 for card in range(52))
SUIT = tuple((1 << 13) - 1 << 13 * suit for suit in range(4))
"""For each suit, the set of its cards."""

OPENER = CARD_NAMES.index("2C")
QUEEN = CARD_NAMES.index("QS")
JACK = CARD_NAMES.index("JD")
POINTS = SUIT[HEARTS] | 1 << QUEEN
"""The cards with penalty points (HRT-2)."""

LACKED = (1 << CLUBS, 1 << DIAMONDS, 1 << SPADES | 1 << 4, 1 << HEARTS)
"""For each suit, the kinds of cards (a set of `KINDS`) that a seat lacks if it does not follow the suit."""
KINDS = (SUIT[CLUBS], SUIT[DIAMONDS], SUIT[SPADES] & ~(1 << QUEEN), SUIT[HEARTS], 1 << QUEEN, 0, 0, 0)
"""The kinds of cards that a seat can be known to lack. The queen of spades is a kind of her own, because a seat that
plays a heart to the first trick has nothing but hearts, and perhaps the queen (HRT-7)."""
HARMLESS = 1 << CLUBS | 1 << DIAMONDS | 1 << SPADES
"""The kinds of cards without points."""

SHIFTS = (0, 1, 3, 2)
"""For each round, counted in fours, how many places to the left a seat's cards go (HRT-4): none, left, right,
across."""
DIRECTIONS = (None, "left", "right", "across")
"""The names of these directions, in the same order."""

PASS, PLAY, OVER = range(3)
PHASES = ("pass", "play", "over")
EVENT_ROOM = 120
"""Room for the events of the longest step: the last card of a round, the trick, the round's end and a deal."""


def shift(state: Any) -> int:
    """Return how many places to the left a seat's cards go in this round (HRT-4); 0 if no cards are passed."""
    return SHIFTS[state.round_number & 3] if state.passing else 0


def _sees_gift(state: Any, reader: int, giver: int) -> bool:
    """Return whether the reader sees a gift: the giver at once, the receiver once all seats have chosen (HRT-4).

    In a round without passing, every reader knows that there is no gift.
    """
    if reader == giver or not shift(state):
        return True
    return state.phase != PASS and reader == (giver + shift(state)) % SEATS


CARDS = Members(CARD_NAMES)
FIELDS = (
    Field("hand", "i8", owner(UNKNOWN), SEATS, CARDS),
    Field("played", "i8", everybody(), SEATS, CARDS),  # in this round
    Field("gave", "i8", those(_sees_gift, UNKNOWN, "giver; receiver once all have chosen"), SEATS, CARDS),
    Field("taken", "i8", everybody(), SEATS, CARDS),  # all cards in the seat's tricks of this round
    *DRAW_FIELDS,
    Field("round_number", "i4", everybody(), 0, Number()),
    Field("score", "i4", everybody(), SEATS, Wide()),
    Field("target", "i4", everybody(), 0, Wide()),
    # cards of the trick in order, then those of the trick before
    Field("laid", "i1", everybody(), SEATS, Name(CARD_NAMES)),
    Field("points", "i1", everybody(), SEATS, Wide(1)),  # of the last completed round
    Field("void", "i1", everybody(), SEATS),  # kinds of cards that the seat has shown not to hold
    Field("events", "i1", everybody()),
    Field("event", "i1", event_audience(), EVENT_ROOM),
    Field("seats", "i1", everybody()),
    Field("passing", "i1", everybody()),
    Field("moon", "i1", everybody()),
    Field("jack", "i1", everybody()),
    Field("phase", "i1", everybody(), 0, Name(PHASES)),
    Field("owing", "i1", everybody()),  # seats that must still choose cards to give
    Field("turn", "i1", everybody(), 0, Number()),
    Field("leader", "i1", everybody(), 0, Number()),
    Field("in_trick", "i1", everybody()),
    Field("tricks", "i1", everybody(), 0, Number()),  # number of complete tricks in this round
    Field("broken", "i1", everybody()),  # whether hearts have been played in this round
)
"""The fields of a state (HRT-1 to HRT-13). Sets of cards are bit sets."""
STATE = state_dtype(FIELDS)


def census(row: Any) -> list[str]:
    """Return every card that a seat holds or has played in this round."""
    held = row["hand"].tolist() + row["played"].tolist()
    return sorted(name for cards in held for name in CARDS.value(cards))

"""The deck and the state of Sea Change (SEA-1, SEA-2).

A card is `16 * suit + value`, 0-79. A set of cards is two bit sets, since eighty cards are more than one holds:
word 0 has the first three suits (48 cards), word 1 the other two.
"""

from __future__ import annotations

from quarterdeck.kernel.draws import DRAW_FIELDS
from quarterdeck.kernel.state import state_dtype

SUITS = 5
VALUES = 16
SUIT_NAMES = ("yellow", "purple", "blue", "red", "green")
SUIT_LETTERS = "YPBRG"
NAME = tuple(f"{letter}{value}" for letter in SUIT_LETTERS for value in range(VALUES))
"""Card to its name in records."""
CARD = {name: card for card, name in enumerate(NAME)}
"""Name in records to card."""

WORD = 48
"""Cards in word 0 of a set."""
ONE_SUIT = 0xFFFF
FIRST = 1 | 1 << 16 | 1 << 32
"""One value (0) in every suit of a word."""

MAX_SEATS = 8
HAND = 10
"""Cards dealt to a seat (SEA-5)."""
ACTIONS = SUITS * VALUES
MAX_LEGAL = HAND
MAX_PILE = 20

DECKS = {
    1: (3, range(4, 13)),
    2: (3, range(4, 13)),
    3: (3, range(4, 13)),
    4: (4, range(4, 13)),
    5: (5, range(4, 13)),
    6: (5, range(3, 14)),
    7: (5, range(2, 15)),
    8: (5, range(1, 16)),
}
"""SEA-2: players to the number of suits and the values beside the 0."""


def _word(players: int, word: int) -> int:
    suits, values = DECKS[players]
    suit_cards = sum(1 << value for value in (0, *values))
    return sum(suit_cards << VALUES * (suit % 3) for suit in range(suits) if suit // 3 == word)


IN_PLAY = tuple(_word(players, word) if players else 0 for players in range(9) for word in range(2))
"""`IN_PLAY[2 * players + word]`: the cards in play."""
PILE = (0, 20, 10, 0, 0, 0, 0, 0, 0)
"""Players to the cards that are not dealt to a seat: the stack (SEA-16), the draw pile (SEA-15)."""
POINTS = (-1, -1, -1, 0, 0, 0, 0, -4, 1, 1, 1, 1, 1, 1, 1)
"""SEA-3: points of the values 1-15."""
ZERO = 5
"""SEA-4: points of the final trump's 0."""
DREADED = 8
"""SEA-17: the value of which a player without opponents must collect one."""

PLAY, OVER = 0, 1
"""Phases."""
STACK = -1
"""The stack where an event names a seat (SEA-16)."""
AT_LEAD, BY_MATCH = 0, 1
"""Causes of a trump (SEA-6, SEA-8)."""

NO_EVENT, DEAL, PLAYED, TRUMP, DREW, TRICK, ROUND_END, GAME_END = range(8)
EVENT_SIZE = 5
"""An event: kind, the set of seats that may see its secret part (-1: all), two public and a secret argument."""
MAX_EVENTS = 9

STATE = state_dtype(
    [
        ("hand", "i8", (2 * MAX_SEATS,)),  # two words a seat; secret but to the seat
        ("collected", "i8", (2 * MAX_SEATS,)),  # two words a side
        ("past", "i8", (2,)),  # two players: what each play of a seat was and showed, see `remember`
        ("work", "i8", (SUITS + 1,)),  # scratch of `resample`; 0 at all other times
        *DRAW_FIELDS,
        ("round_number", "i4"),
        ("gathered", "i4", (MAX_SEATS,)),  # a side: points of the cards collected so far, no 0 counted
        ("points", "i4", (MAX_SEATS,)),  # a side: points of the round that ended last
        ("target", "i2", (MAX_SEATS,)),  # a side
        ("total", "i2", (MAX_SEATS,)),  # a side: Victory Points
        ("value", "i2", (VALUES,)),  # points of a value during play
        ("won", "i2"),  # sides with the Victory Point of the round that ended last
        ("winners", "i2"),  # sides that have won the game
        ("cards", "i1", (MAX_SEATS,)),  # a side: cards collected in the round that ended last
        ("held", "i1", (MAX_SEATS,)),  # number of cards in hand
        ("void", "i1", (MAX_SEATS,)),  # suits shown not to be in hand, until a card is drawn
        ("trick", "i1", (MAX_SEATS,)),  # cards of the trick in order of play
        ("last", "i1", (MAX_SEATS,)),  # those of the complete trick before
        ("pile", "i1", (MAX_PILE,)),  # draw pile or stack, in order; secret but for what is played of the stack
        ("events", "i1"),
        ("event", "i1", (MAX_EVENTS * EVENT_SIZE,)),
        ("seats", "i1"),
        ("teams", "i1"),
        ("sides", "i1"),
        ("phase", "i1"),
        ("turn", "i1"),
        ("dealer", "i1"),
        ("leader", "i1"),
        ("in_trick", "i1"),
        ("lead", "i1"),  # suit of the trick's first card
        ("trump", "i1"),  # -1: not set yet
        ("drawn", "i1"),  # cards gone from the pile
        ("trump_zero", "i1"),  # side with the final trump's 0 in the round that ended last
    ]
)
"""One state (SEA-1 to SEA-17). Seats beyond `seats` and sides beyond `sides` have nothing."""


def names(low: int, high: int) -> list[str]:
    """The names of a set of cards, by suit and value."""
    members = low | high << WORD
    return [name for card, name in enumerate(NAME) if members >> card & 1]

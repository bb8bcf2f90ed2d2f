"""The deck and the state of Sea Change (SEA-1, SEA-2).

A card is `16 * suit + value`, 0-79. A set of cards is two bit sets, because one cannot hold eighty cards: word 0 has
the first three suits (48 cards), word 1 the other two.
"""

from typing import Any

from quarterdeck.games.codes import Members, Name, Number, Wide
from quarterdeck.kernel.bits import UNKNOWN
from quarterdeck.kernel.draws import DRAW_FIELDS
from quarterdeck.kernel.fields import Field, event_audience, everybody, state_dtype, those

SUITS = 5
VALUES = 16
SUIT_NAMES = ("yellow", "purple", "blue", "red", "green")
SUIT_LETTERS = "YPBRG"
NAME = tuple(f"{letter}{value}" for letter in SUIT_LETTERS for value in range(VALUES))
"""The names of the cards in records, by number."""
CARD = {name: card for card, name in enumerate(NAME)}

WORD = 48
"""The number of cards in word 0 of a set."""
ONE_SUIT = 0xFFFF
FIRST = 1 | 1 << 16 | 1 << 32
"""The cards of value 0 in the suits of a word."""

MAX_SEATS = 8
HAND = 10
"""The number of cards dealt to a seat (SEA-5)."""
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
"""For each number of players, the number of suits, and the values in play besides the 0 (SEA-2)."""


def _word(players: int, word: int) -> int:
    suits, values = DECKS[players]
    suit_cards = sum(1 << value for value in (0, *values))
    return sum(suit_cards << VALUES * (suit % 3) for suit in range(suits) if suit // 3 == word)


IN_PLAY = tuple(_word(players, word) if players else 0 for players in range(9) for word in range(2))
"""`IN_PLAY[2 * players + word]`: the cards in play."""
SUIT_CARDS = tuple(
    ONE_SUIT << VALUES * (suit % 3) if suit // 3 == word else 0 for word in range(2) for suit in range(8)
)
"""The cards of each suit: eight entries for word 0, then eight for word 1."""
PILE = (0, 20, 10, 0, 0, 0, 0, 0, 0)
"""For each number of players, the number of cards that no seat is dealt: the stack (SEA-16) or the draw pile
(SEA-15)."""
POINTS = (-1, -1, -1, 0, 0, 0, 0, -4, 1, 1, 1, 1, 1, 1, 1)
"""The points of the values 1-15 (SEA-3)."""
ZERO = 5
"""The points of the final trump's 0 (SEA-4)."""
DREADED = 8
"""The value of which a player without opponents must collect a card (SEA-17)."""

PLAY, OVER = 0, 1
PHASES = ("play", "over")
STACK = -1
"""Stands for the stack where an event names a seat (SEA-16)."""
AT_LEAD, BY_MATCH = 0, 1
"""Causes of a trump (SEA-6, SEA-8)."""
EVENT_ROOM = 240
"""Room for the events of the longest step: the last card of a round of eight, a trump, the trick, the round's end and a
deal."""


def _sees_hand(state: Any, reader: int, entry: int) -> bool:
    seat = entry // 2
    return reader == seat or seat >= state.seats


def _was_played(state: Any, _: int, place: int) -> bool:
    """Return whether the stack has played the card at that place.

    The rest of the stack stays hidden, and so does a draw pile (SEA-15, SEA-16).
    """
    return bool(state.seats == 1 and place < state.drawn)


CARDS = Members(NAME, bits=WORD, takes=2)
SUIT = Name(tuple(SUIT_LETTERS))
SIDES = Members(tuple(range(MAX_SEATS)))
PLAYED = those(_was_played, UNKNOWN, "nobody; everybody what the stack has played")
FIELDS = (
    Field("hand", "i8", those(_sees_hand, UNKNOWN, "its owner"), 2 * MAX_SEATS, CARDS, by="seat"),
    Field("collected", "i8", everybody(), 2 * MAX_SEATS, CARDS, by="side"),  # cards that a side has collected
    # two players: each seat's plays and the voids that they showed, see `remember`
    Field("past", "i8", everybody(), 2),
    *DRAW_FIELDS,
    Field("round_number", "i4", everybody(), 0, Wide()),
    # points of the cards that a side has collected so far, without 0s
    Field("gathered", "i4", everybody(), MAX_SEATS, by="side"),
    Field("points", "i4", everybody(), MAX_SEATS, Wide(), by="side"),  # a side's points of the last completed round
    Field("target", "i2", everybody(), MAX_SEATS, Wide(), by="side"),  # Victory Points that a side needs to win
    Field("total", "i2", everybody(), MAX_SEATS, Wide(), by="side"),  # a side's Victory Points
    Field("value", "i2", everybody(), VALUES),  # points of each value, except for 0s
    Field("winners", "i2", everybody(), 0, SIDES, of="side"),  # sides that have won the game
    Field("events", "i2", everybody()),
    # a side's Victory Points of the last completed round
    Field("won", "i1", everybody(), MAX_SEATS, Number(), by="side"),
    # number of cards that a side collected in the last completed round
    Field("cards", "i1", everybody(), MAX_SEATS, Number(), by="side"),
    Field("held", "i1", everybody(), MAX_SEATS, Number(), by="seat"),  # number of cards in hand
    # suits shown not to be in the hand; cleared when the seat draws a card
    Field("void", "i1", everybody(), MAX_SEATS, Members(SUIT_NAMES), by="seat"),
    Field("trick", "i1", everybody(), MAX_SEATS, Name(NAME)),  # cards of the trick in order of play; -1: none
    Field("last", "i1", everybody(), MAX_SEATS, Name(NAME)),  # cards of the trick before this one (SEA-11)
    Field("pile", "i1", PLAYED, MAX_PILE, Name(NAME)),  # draw pile or stack, in order
    Field("event", "i1", event_audience(), EVENT_ROOM),
    Field("seats", "i1", everybody()),
    Field("teams", "i1", everybody()),
    Field("sides", "i1", everybody()),
    Field("phase", "i1", everybody(), 0, Name(PHASES)),
    Field("turn", "i1", everybody(), 0, Number(), of="seat"),
    Field("dealer", "i1", everybody(), 0, Number(), of="seat"),
    Field("leader", "i1", everybody(), 0, Number(), of="seat"),
    Field("in_trick", "i1", everybody()),
    Field("lead", "i1", everybody(), 0, SUIT),  # suit of the trick's first card
    Field("trump", "i1", everybody(), 0, SUIT),  # -1: not set yet
    Field("drawn", "i1", everybody(), 0, Number()),  # number of cards taken from the pile
    # the side that collected the final trump's 0 in the last completed round
    Field("trump_zero", "i1", everybody(), 0, Number(), of="side"),
)
"""The fields of a state (SEA-1 to SEA-17). A set of cards is two words; seats and sides beyond `seats` and `sides` have
nothing."""
STATE = state_dtype(FIELDS)


def census(row: Any) -> list[int]:
    """Return every card in a hand, in the trick, in a collected pile or in the draw pile or stack, ascending."""
    words = [*row["hand"].tolist(), *row["collected"].tolist()]
    found = [card + WORD * (at % 2) for at, word in enumerate(words) for card in range(WORD) if word >> card & 1]
    found += row["trick"].tolist()[: row["in_trick"]]
    return sorted(found + row["pile"].tolist()[row["drawn"] : PILE[row["seats"]]])

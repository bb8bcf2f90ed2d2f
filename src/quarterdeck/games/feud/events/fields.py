"""Fields that events of Feud share, and the seats that may see them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from quarterdeck.games.codes import Name, Number, Wide
from quarterdeck.games.event_fields import Items, Secret
from quarterdeck.games.feud import deck
from quarterdeck.kernel.event_buffer import EVERYBODY, NOBODY

Cards = list[str | None]
Window = Literal["before_study", "after_study", "before_columns", "end_of_round"]
Kind = Literal["normal", "superior", "ultimate"]

Seat = Annotated[int, Number()]
ColumnNumber = Annotated[int, Number(1)]
"""A column, from 1."""
Card = Annotated[str, deck.CARD]
Shown = Annotated[list[str], Items(deck.CARD, deck.COLUMNS)]
Hidden = Annotated[Cards, Items(deck.CARD, deck.COLUMNS), Secret("seat", hidden="nulls", why="the seat")]
InWindow = Annotated[Window, Name(deck.WINDOWS)]
EachPoints = Annotated[list[int], Items(Wide(), deck.SEATS)]

UNSEEN = Secret(hidden="nulls", why="the record alone")
UNSEEN_IF_ANY = Secret(hidden="nulls", optional=True, why="the record alone")


def sees_reserved(state: Any, seat: int) -> int:
    """Return the seats that see a reserved card: the seat alone, but everybody if it puts away none (FEUD-29)."""
    return EVERYBODY if state.choice[seat] == deck.NONE else 1 << seat


def sees_adjustment(state: Any, seat: int) -> int:
    """Return the seats that see an adjustment: everybody if it takes from the discard pile (FEUD-35)."""
    return EVERYBODY if state.discard[seat] >> state.choice[seat] & 1 else 1 << seat


def other_than(state: Any, seat: int) -> int:
    """Return the other seat: the victim of a Sabotage (FEUD-37)."""
    return 1 << (1 - seat)


def sees_open(state: Any, seat: int, discarded: int) -> int:
    """Return the seats that see cards: everybody if they are discarded, else their owner."""
    return EVERYBODY if discarded else 1 << seat


def sees_columns(state: Any, seat: int) -> int:
    """Return the seats that see columns: their owner, unless they were arranged unseen by it."""
    return NOBODY if state.blind >> seat & 1 else 1 << seat


CHANGES = ("scattered", "turned", "swapped")
SCATTERED, TURNED, SWAPPED = range(3)
"""What is told of columns."""
EXCHANGED = Secret("seat", to=sees_adjustment, why="the seat; everybody from the discard pile")
RENEWED = Secret("seat", "to", to=sees_open, why="the seat; everybody where they are discarded")
SEEN_BY_OWNER = Secret(
    "seat", to=sees_columns, hidden="nulls", why="the seat, unless its columns were rearranged unseen"
)
PUT_AWAY = Secret("seat", to=sees_reserved, why="the seat; everybody where it is none")
ADJUSTED = Secret("seat", to=sees_adjustment, optional=True, why="the seat; everybody from the discard pile")
SABOTAGED = Secret("seat", to=other_than, optional=True, why="the opponent")

"""The cards and the state of the tiny duel."""

from typing import Annotated, Any

from quarterdeck.games.codes import Number
from quarterdeck.games.event_fields import Items
from quarterdeck.games.events import Event, Events
from quarterdeck.kernel.bits import UNKNOWN
from quarterdeck.kernel.draws import DRAW_FIELDS
from quarterdeck.kernel.fields import Field, event_audience, everybody, owner, those

SEATS = 2
MOST_CARDS = 12
MOST = 4
"""The most columns, and so cards of a hand."""


class Reveal(Event, tag="reveal"):
    """The columns that are new to the other are turned up: a seat's cards, then the other's."""

    cards: Annotated[list[int], Items(Number())]


EVENTS = Events(Reveal)
tell_reveal = EVENTS.teller(Reveal)


def _sees_column(state: Any, reader: int, place: int) -> bool:
    return place // MOST == reader or place % MOST < state.shown


FIELDS = (
    Field("hand", "i8", owner(UNKNOWN), SEATS),  # the cards that are not laid yet
    *DRAW_FIELDS,
    Field("events", "i2", everybody()),
    # The card of each column, by seat; -1: none yet.
    Field("column", "i1", those(_sees_column, UNKNOWN, "its owner; everybody, once turned up"), SEATS * MOST),
    Field("laid", "i1", everybody(), SEATS),
    Field("event", "i1", event_audience(), 16),
    Field("seats", "i1", everybody()),
    Field("shown", "i1", everybody()),  # columns that are turned up
    Field("cards", "i1", everybody()),  # of the deck
    Field("size", "i1", everybody()),  # columns
    Field("secret", "i1", everybody()),  # 1: nothing is turned up before all is laid
    Field("owing", "i1", everybody()),
)
"""Seat `s` has its card of column `c` at place `s * MOST + c`."""


def census(row: Any) -> list[int]:
    """Every card of the deck, ascending: in hands, in columns, and those that were not dealt."""
    dealt = [card for hand in row["hand"].tolist() for card in range(MOST_CARDS) if hand >> card & 1]
    dealt += [card for card in row["column"].tolist() if card >= 0]
    return sorted([*dealt, *(card for card in range(int(row["cards"])) if card not in dealt)])

"""The events of Feud in a record (docs/records.md).

In a view, a hidden card in a list is null, and a hidden single card is left out.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

Cards = list[str | None]
Window = Literal["before_study", "after_study", "before_columns", "end_of_round"]
Kind = Literal["normal", "superior", "ultimate"]


class Deal(msgspec.Struct, tag_field="event", tag="deal"):
    """Both decks of both seats, in drawing order (FEUD-1, FEUD-2)."""

    round: int
    army: list[Cards]
    action: list[Cards]


class First(msgspec.Struct, tag_field="event", tag="first"):
    """Who acts first in this Round's windows (FEUD-34)."""

    seat: int


class Unit(msgspec.Struct, tag_field="event", tag="unit"):
    """A new Current Unit, and the Army Reserve afterwards (FEUD-4, FEUD-12, FEUD-28)."""

    seat: int
    card: str
    cause: Literal["start", "killed", "replacement"]
    reserve: Cards | UnsetType = UNSET


class TakeReserve(msgspec.Struct, tag_field="event", tag="take_reserve"):
    """Whether the Action Reserve is taken up (FEUD-31)."""

    seat: int
    taken: bool


class Refill(msgspec.Struct, tag_field="event", tag="refill"):
    """The discard pile goes under the Action Deck, in this drawing order (FEUD-5)."""

    seat: int
    pile: Cards


class Draw(msgspec.Struct, tag_field="event", tag="draw", rename={"source": "from"}):
    """Cards into the hand (FEUD-5, FEUD-29 to FEUD-31)."""

    seat: int
    cards: Cards
    source: Literal["deck", "reserve"]


class Reshuffle(msgspec.Struct, tag_field="event", tag="reshuffle"):
    """A deck in a new order: the Action Deck, or the Army Deck (FEUD-6, FEUD-33, FEUD-46)."""

    seat: int
    cause: Literal["no_strike", "maneuver", "skirmish"]
    deck: Cards | UnsetType = UNSET
    army: Cards | UnsetType = UNSET


class Reserve(msgspec.Struct, tag_field="event", tag="reserve"):
    """A card into the Action Reserve; null: none (FEUD-29)."""

    seat: int
    card: str | UnsetType | None = UNSET


class Discard(msgspec.Struct, tag_field="event", tag="x_discard"):
    """The whole hand goes to the discard pile (FEUD-30, FEUD-50)."""

    seat: int
    cards: list[str]


class Study(msgspec.Struct, tag_field="event", tag="study"):
    """The open columns (FEUD-25)."""

    seat: int
    columns: list[str]


class Lock(msgspec.Struct, tag_field="event", tag="lock"):
    """The column, from 1, in which `seat` locks the other's card; null: none (FEUD-26)."""

    seat: int
    column: int | None


class Unlock(msgspec.Struct, tag_field="event", tag="x_unlock"):
    """The seat's locked card, in this column, goes back to the hand: the lock is void (FEUD-27)."""

    seat: int
    column: int
    card: str


class Buy(msgspec.Struct, tag_field="event", tag="buy"):
    """A maneuver and what it did (FEUD-33)."""

    seat: int
    window: Window
    maneuver: str
    cost: int
    took: str | UnsetType = UNSET
    gave: str | UnsetType = UNSET
    pile: Literal["deck", "discard"] | UnsetType = UNSET
    unit: str | UnsetType = UNSET
    lost: str | UnsetType = UNSET
    drew: str | UnsetType = UNSET
    columns: Cards | UnsetType = UNSET


class PassWindow(msgspec.Struct, tag_field="event", tag="pass_window"):
    """Nothing bought (FEUD-34)."""

    seat: int
    window: Window


class Betray(msgspec.Struct, tag_field="event", tag="betray"):
    """The victim's columns as `seat` has arranged them (FEUD-40)."""

    seat: int
    columns: Cards


class Arrange(msgspec.Struct, tag_field="event", tag="arrange"):
    """Six cards face down (FEUD-7)."""

    seat: int
    columns: Cards


class Attack(msgspec.Struct):
    """An attack as it counts (FEUD-15 to FEUD-22)."""

    value: int
    suit: str
    kind: Kind


class Column(msgspec.Struct, tag_field="event", tag="column"):
    """A column, from 1, and its outcome (FEUD-15 to FEUD-24)."""

    column: int
    cards: list[str]
    attacks: list[Attack | None]
    decided: Literal["value", "trump", "tie", "healing"]
    reversed: bool
    hit: int | None
    markers: int
    saved: int | None
    healed: list[int]
    total: list[int]


class Skirmish(msgspec.Struct, tag_field="event", tag="skirmish"):
    """How a Skirmish goes (FEUD-45 to FEUD-50)."""

    phase: Literal["start", "restart", "combat", "end"]
    active: int | UnsetType = UNSET


class Place(msgspec.Struct, tag_field="event", tag="place"):
    """A card into a column, from 1, of a Skirmish (FEUD-46, FEUD-48)."""

    seat: int
    column: int
    card: str


class Killed(msgspec.Struct, tag_field="event", tag="killed"):
    """A dead Unit; `points` where its killer scored at once (FEUD-12, FEUD-32)."""

    seat: int
    card: str
    markers: int
    instant: bool
    points: int | UnsetType = UNSET


class Tally(msgspec.Struct, tag_field="event", tag="tally"):
    """The end of a Round: points gained, and in all (FEUD-11, FEUD-50)."""

    round: int
    points: list[int]
    totals: list[int]


class GameEnd(msgspec.Struct, tag_field="event", tag="game_end"):
    """Who won, the points, and how it was decided (FEUD-13, FEUD-14)."""

    winners: list[int]
    scores: list[int]
    cause: Literal["army", "points", "rounds"]


EVENT_TYPES = (
    Deal
    | First
    | Unit
    | TakeReserve
    | Refill
    | Draw
    | Reshuffle
    | Reserve
    | Discard
    | Study
    | Lock
    | Unlock
    | Buy
    | PassWindow
    | Betray
    | Arrange
    | Column
    | Skirmish
    | Place
    | Killed
    | Tally
    | GameEnd
)

"""Events of a table's own maneuvers: additions to the format, each with its own event."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, UnsetType

from quarterdeck.games.codes import Flag, Name, Number, Wide
from quarterdeck.games.event_fields import Items, Secret
from quarterdeck.games.events import Event
from quarterdeck.games.feud import deck

from quarterdeck.games.feud.events.fields import Card, Cards, ColumnNumber, EachPoints, Hidden, InWindow, Seat


class BuyOwn(Event, tag="x_buy"):
    """An addition: a maneuver of the table's own, by its place in `own_maneuvers` from 0; what it does follows."""

    seat: Seat
    window: InWindow
    maneuver: Annotated[int, Number()]
    cost: Annotated[int, Wide(2)]


class Exchange(Event, tag="x_exchange"):
    """An addition, of an own maneuver: a card of the hand for one of a pile; then perhaps `reshuffle`."""

    seat: Seat
    pile: Annotated[Literal["deck", "discard"], Name(("deck", "discard"))]
    took: Annotated[str | UnsetType, deck.CARD, EXCHANGED] = UNSET
    gave: Annotated[str | UnsetType, deck.CARD, EXCHANGED] = UNSET


class Renew(Event, tag="x_renew"):
    """An addition, of an own maneuver: cards of the hand are exchanged for as many from the top of the Action Deck.

    The cards of the hand go under the Action Deck (the lowest number lowest) or to the discard pile.
    """

    seat: Seat
    to: Annotated[Literal["under", "discard"], Name(("under", "discard"))]
    lost: Annotated[list[str] | UnsetType, deck.CARDS, RENEWED] = UNSET
    drew: Annotated[list[str] | UnsetType, deck.CARDS, Secret("seat", why="the seat")] = UNSET


class Keep(Event, tag="x_keep"):
    """An addition, of an own maneuver: a card of the hand into the Action Reserve; then `draw`."""

    seat: Seat
    card: Annotated[str | UnsetType, deck.CARD, Secret("seat", why="the seat")] = UNSET


class EmptyReserve(Event, tag="x_empty_reserve"):
    """An addition, of an own maneuver: the Action Reserve to the discard pile, or into the deck (`reshuffle`)."""

    seat: Seat
    to: Annotated[Literal["deck", "discard"], Name(("deck", "discard"))]
    cards: Annotated[list[str] | UnsetType, deck.CARDS, RENEWED] = UNSET


class ShuffleOwn(Event, tag="x_shuffle"):
    """An addition, of an own maneuver: the Action Deck, perhaps with the discard pile, is shuffled (`reshuffle`)."""

    seat: Seat
    discard: Annotated[bool, Flag()]


class Foresee(Event, tag="x_foresee"):
    """An addition, of an own maneuver: the top cards of the seat's Action Deck, which it looks at."""

    seat: Seat
    cards: Annotated[Cards, Items(deck.CARD, down=True), Secret("seat", hidden="nulls", why="the seat")]


class ShowHand(Event, tag="x_show_hand"):
    """An addition, of an own maneuver: the hand, for all to see."""

    seat: Seat
    cards: Annotated[list[str], deck.CARDS]


class LookHand(Event, tag="x_look_hand"):
    """An addition, of an own maneuver: the cards of the opponent, which `seat` looks at when the window has closed."""

    seat: Seat
    cards: Annotated[list[str] | UnsetType, deck.CARDS, Secret("seat", why="the seat")] = UNSET


class Columns(Event, tag="x_columns"):
    """An addition, of an own maneuver: the seat's columns afterwards.

    `turned` and `swapped` (columns `one` and `other`) leave them as they were where the Way of Order would break.
    """

    seat: Seat
    change: Annotated[Literal["scattered", "turned", "swapped"], Name(CHANGES)]
    columns: Annotated[Cards, Items(deck.CARD, deck.COLUMNS), SEEN_BY_OWNER]
    one: Annotated[int | UnsetType, Number(1)] = UNSET
    other: Annotated[int | UnsetType, Number(1)] = UNSET


class ShowColumn(Event, tag="x_show_column"):
    """An addition, of an own maneuver: a column of the seat, from 1, is turned up."""

    seat: Seat
    column: ColumnNumber
    card: Card


class Rearrange(Event, tag="x_arrange"):
    """An addition, of an own maneuver: the seat has arranged its columns anew, once the window has closed."""

    seat: Seat
    columns: Hidden


class LockOwn(Event, tag="x_lock"):
    """An addition, of an own maneuver: a card of the seat's hand must stay in a column, from 1."""

    seat: Seat
    column: ColumnNumber
    card: Card


class Markers(Event, tag="x_markers"):
    """An addition, of an own maneuver: the Markers on the seat's Unit afterwards."""

    seat: Seat
    markers: Annotated[int, Number()]


class CallOwn(Event, tag="x_call"):
    """An addition, of an own maneuver: a Unit of the Army Reserve comes in (`unit`)."""

    seat: Seat
    unit: Card


class RaiseOwn(Event, tag="x_raise"):
    """An addition, of an own maneuver: a dead Unit goes back into the Army Deck (`reshuffle`)."""

    seat: Seat
    unit: Card


class Points(Event, tag="x_points"):
    """An addition, of an own maneuver: everybody's points afterwards."""

    totals: EachPoints


class Deny(Event, tag="x_deny"):
    """An addition, of an own maneuver: what does not take place this Round."""

    rule: Annotated[Literal["study", "skirmishes"], Name(("study", "skirmishes"))]

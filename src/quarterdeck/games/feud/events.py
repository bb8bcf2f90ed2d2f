"""The events of Feud, declared once (quarterdeck.games.events), and the rule functions that write them.

In a view, a hidden card in a list is null, and a hidden single card is left out. An *addition* is an event beyond those
that the record format names; its own name begins with `x_` (docs/records.md).
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from quarterdeck.games.codes import Flag, Name, Number, Object, Several, Wide
from quarterdeck.games.event_fields import Items, Secret
from quarterdeck.games.events import Event, Events
from quarterdeck.games.feud import deck
from quarterdeck.games.feud.deck import (
    ACTION_CARDS,
    BOTH,
    CARD,
    CARDS,
    COLUMNS,
    MANEUVERS,
    SEATS,
    SUITS,
    UNITS,
)
from quarterdeck.games.options import Options
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
    """Return the seats that see a reserved card: its owner, but everybody if the seat puts away none (FEUD-29)."""
    return EVERYBODY if state.choice[seat] == deck.NONE else 1 << seat


def sees_adjustment(state: Any, seat: int) -> int:
    """Return the seats that see an adjustment: everybody if it takes a card from the discard pile (FEUD-35)."""
    return EVERYBODY if state.discard[seat] >> state.choice[seat] & 1 else 1 << seat


def other_than(state: Any, seat: int) -> int:
    """Return the other seat: the victim of a Sabotage (FEUD-37)."""
    return 1 << (1 - seat)


def sees_open(state: Any, seat: int, discarded: int) -> int:
    """Return the seats that see cards: everybody if they are discarded, else their owner."""
    return EVERYBODY if discarded else 1 << seat


def sees_columns(state: Any, seat: int) -> int:
    """Return the seats that see columns: their owner, unless the owner did not see how they were arranged."""
    return NOBODY if state.blind >> seat & 1 else 1 << seat


CHANGES = ("scattered", "turned", "swapped")
SCATTERED, TURNED, SWAPPED = range(3)
"""Kinds of changes to columns."""
EXCHANGED = Secret("seat", to=sees_adjustment, why="the seat; everybody from the discard pile")
RENEWED = Secret("seat", "to", to=sees_open, why="the seat; everybody where they are discarded")
SEEN_BY_OWNER = Secret(
    "seat", to=sees_columns, hidden="nulls", why="the seat, unless its columns were rearranged unseen"
)
PUT_AWAY = Secret("seat", to=sees_reserved, why="the seat; everybody where it is none")
ADJUSTED = Secret("seat", to=sees_adjustment, optional=True, why="the seat; everybody from the discard pile")
SABOTAGED = Secret("seat", to=other_than, optional=True, why="the opponent")


class Deal(Event, tag="deal"):
    """Once, before the first Round (`round` is 1): both decks of both seats, in drawing order (FEUD-1, FEUD-2)."""

    round: Annotated[int, Number()]
    army: Annotated[list[Cards], Items(CARD, UNITS, down=True, rows=SEATS, apart=UNITS), UNSEEN]
    action: Annotated[list[Cards], Items(CARD, down=True, rows=SEATS, apart=ACTION_CARDS), UNSEEN]


class First(Event, tag="first"):
    """The seat that acts first in the windows of the new Round (FEUD-34); only if an allowed maneuver has a window."""

    seat: Seat


class Unit(Event, tag="unit"):
    """A new Current Unit (FEUD-4, FEUD-12).

    With `reservation` also the Army Reserve afterwards, in the order of laying down (FEUD-28).
    """

    seat: Seat
    card: Card
    cause: Annotated[Literal["start", "killed", "replacement"], Name(("start", "killed", "replacement"))]
    reserve: Annotated[
        Cards | UnsetType, Items(CARD), Secret("seat", hidden="nulls", optional=True, why="the seat")
    ] = UNSET


class TakeReserve(Event, tag="take_reserve"):
    """Whether a seat takes up its Action Reserve (FEUD-31); only for seats that have one."""

    seat: Seat
    taken: Annotated[bool, Flag()]


class Refill(Event, tag="refill"):
    """The discard pile goes under the Action Deck, in this drawing order, as more cards must be drawn (FEUD-5)."""

    seat: Seat
    pile: Annotated[Cards, Items(CARD, down=True), UNSEEN]


class Draw(Event, tag="draw", rename={"source": "from"}):
    """Cards drawn into the hand (FEUD-5, FEUD-29 to FEUD-31); one event a drawing, even if a refill interrupts it."""

    seat: Seat
    cards: Annotated[Cards, Items(CARD, step=0), Secret("seat", hidden="nulls", why="the seat")]
    source: Annotated[Literal["deck", "reserve"], Name(("deck", "reserve"))]


class Reshuffle(Event, tag="reshuffle"):
    """A whole deck in a new order: the Action Deck, or the Army Deck (FEUD-6, FEUD-33, FEUD-46)."""

    seat: Seat
    cause: Annotated[Literal["no_strike", "maneuver", "skirmish"], Name(("no_strike", "maneuver", "skirmish"))]
    deck: Annotated[Cards | UnsetType, Items(CARD, down=True), UNSEEN_IF_ANY] = UNSET
    army: Annotated[Cards | UnsetType, Items(CARD, down=True), UNSEEN_IF_ANY] = UNSET


class Reserve(Event, tag="reserve"):
    """A card put into the Action Reserve; null if the seat puts away none (FEUD-29)."""

    seat: Seat
    card: Annotated[str | UnsetType | None, CARD, PUT_AWAY] = UNSET


class Discard(Event, tag="x_discard"):
    """An addition: the whole hand is discarded, after a sixth reserved card (FEUD-30) or a Skirmish (FEUD-50)."""

    seat: Seat
    cards: Annotated[list[str], CARDS]


class Study(Event, tag="study"):
    """The six columns that a Study shows (FEUD-25)."""

    seat: Seat
    columns: Shown


class Lock(Event, tag="lock"):
    """The column, from 1, in which `seat` locks the other's card; null: none (FEUD-26)."""

    seat: Seat
    column: Annotated[int | None, Number(1)]


class Unlock(Event, tag="x_unlock"):
    """An addition: a Sabotage has made the lock on the seat's card impossible to keep.

    The lock is void, and the card goes back to the hand (FEUD-27).
    """

    seat: Seat
    column: ColumnNumber
    card: Card


class Buy(Event, tag="buy"):
    """A maneuver that a seat buys, and its effects (FEUD-33).

    An adjustment has `pile`, `took` and `gave`, Replacement and Resurrection have `unit`, Sabotage has `lost` and
    `drew`, and Confuse has `columns`: the victim's columns afterwards.
    """

    seat: Seat
    window: InWindow
    maneuver: Annotated[str, Name(MANEUVERS)]
    cost: Annotated[int, Wide(2)]
    pile: Annotated[Literal["deck", "discard"] | UnsetType, Name(("deck", "discard"))] = UNSET
    took: Annotated[str | UnsetType, CARD, ADJUSTED] = UNSET
    gave: Annotated[str | UnsetType, CARD, ADJUSTED] = UNSET
    unit: Annotated[str | UnsetType, CARD] = UNSET
    lost: Annotated[str | UnsetType, CARD, SABOTAGED] = UNSET
    drew: Annotated[str | UnsetType, CARD, SABOTAGED] = UNSET
    columns: Annotated[Cards | UnsetType, Items(CARD, COLUMNS), UNSEEN_IF_ANY] = UNSET


class PassWindow(Event, tag="pass_window"):
    """A seat buys nothing (FEUD-34). There is no such event for a player who can buy nothing."""

    seat: Seat
    window: InWindow


class Look(Event, tag="x_look"):
    """An addition: the victim's columns as `seat`, which has bought Betrayal, sees them (FEUD-40)."""

    seat: Seat
    columns: Hidden


class Betray(Event, tag="betray"):
    """The victim's columns as `seat` has arranged them, once the window has closed (FEUD-40)."""

    seat: Seat
    columns: Hidden


class Arrange(Event, tag="arrange"):
    """Six cards laid face down, once both seats have arranged theirs (FEUD-7)."""

    seat: Seat
    columns: Hidden


class Attack(msgspec.Struct):
    """The value, suit and kind that count for a card's attack (FEUD-15 to FEUD-22)."""

    value: int
    suit: str
    kind: Kind


ATTACK = Object((("value", Number()), ("suit", Name(tuple(SUITS))), ("kind", Name(("normal", "superior", "ultimate")))))
"""An attack; null if its value is 0, which means Healing."""
DECIDED = ("value", "trump", "tie", "healing")


class Column(Event, tag="column"):
    """A column, from 1, and its outcome (FEUD-15 to FEUD-24); lists have an entry for each seat.

    `reversed`: whether a Joker turned the outcome, which may be a healing. `hit`: the seat that took `markers`.
    `saved`: the seat that its Armor saved. `healed`: the Markers really removed. `total`: the Markers on each Unit
    afterwards, even if it dies. Two Jokers that start a Skirmish are a tie, and the event shows the attacks that they
    would have made.
    """

    column: ColumnNumber
    cards: Annotated[list[str], Items(CARD, SEATS, step=COLUMNS)]
    attacks: Annotated[list[Attack | None], Several(ATTACK, SEATS)]
    decided: Annotated[Literal["value", "trump", "tie", "healing"], Name(DECIDED)]
    reversed: Annotated[bool, Flag()]
    hit: Annotated[int | None, Number()]
    markers: Annotated[int, Number()]
    saved: Annotated[int | None, Number()]
    healed: Annotated[list[int], Several(Number(), SEATS)]
    total: Annotated[list[int], Items(Number(), SEATS)]


class Skirmish(Event, tag="skirmish"):
    """A stage of a Skirmish (FEUD-45 to FEUD-50); `active` is the Active seat of the Combat Phase."""

    phase: Annotated[Literal["start", "restart", "combat", "end"], Name(("start", "restart", "combat", "end"))]
    active: Annotated[int | UnsetType, Number()] = UNSET


class Place(Event, tag="place"):
    """A card placed in a column, from 1, of a Skirmish (FEUD-46, FEUD-48)."""

    seat: Seat
    column: ColumnNumber
    card: Card


class Killed(Event, tag="killed"):
    """A Unit that dies (FEUD-12, FEUD-32).

    `points`: the points for an Instant Kill outside a Skirmish, which `tally` then leaves out.
    """

    seat: Seat
    card: Card
    markers: Annotated[int, Number()]
    instant: Annotated[bool, Flag()]
    points: Annotated[int | UnsetType, Wide(2)] = UNSET


class Tally(Event, tag="tally"):
    """The end of a Round: the points gained in it, and all points (FEUD-11, FEUD-50)."""

    round: Annotated[int, Wide(2)]
    points: Annotated[list[int], Several(Wide(2), SEATS)]
    totals: EachPoints


class GameEnd(Event, tag="game_end"):
    """Who won, ascending, and the points (FEUD-13, FEUD-14, FEUD-53).

    The game was decided by the army, by points (perhaps a draw) after both lost their last Unit, or after the last
    Round.
    """

    winners: Annotated[list[int], BOTH]
    scores: EachPoints
    cause: Annotated[Literal["army", "points", "rounds"], Name(("army", "points", "rounds"))]


class BuyOwn(Event, tag="x_buy"):
    """An addition: a maneuver of the table's own, by its index in `own_maneuvers`; events of what it does follow."""

    seat: Seat
    window: InWindow
    maneuver: Annotated[int, Number()]
    cost: Annotated[int, Wide(2)]


class Exchange(Event, tag="x_exchange"):
    """An addition, of an own maneuver: a card of the hand is exchanged for one of a pile; `reshuffle` may follow."""

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
    """An addition, of an own maneuver: a card of the hand goes into the Action Reserve; `draw` follows."""

    seat: Seat
    card: Annotated[str | UnsetType, deck.CARD, Secret("seat", why="the seat")] = UNSET


class EmptyReserve(Event, tag="x_empty_reserve"):
    """An addition, of an own maneuver: the Action Reserve goes to the discard pile, or into the deck (`reshuffle`)."""

    seat: Seat
    to: Annotated[Literal["deck", "discard"], Name(("deck", "discard"))]
    cards: Annotated[list[str] | UnsetType, deck.CARDS, RENEWED] = UNSET


class ShuffleOwn(Event, tag="x_shuffle"):
    """An addition, of an own maneuver: the Action Deck, perhaps with the discard pile, is shuffled (`reshuffle`)."""

    seat: Seat
    discard: Annotated[bool, Flag()]


class Foresee(Event, tag="x_foresee"):
    """An addition, of an own maneuver: the top cards of the seat's Action Deck, at which it looks."""

    seat: Seat
    cards: Annotated[Cards, Items(deck.CARD, down=True), Secret("seat", hidden="nulls", why="the seat")]


class ShowHand(Event, tag="x_show_hand"):
    """An addition, of an own maneuver: the hand is shown to everybody."""

    seat: Seat
    cards: Annotated[list[str], deck.CARDS]


class LookHand(Event, tag="x_look_hand"):
    """An effect of a Maneuver of one's own: `seat` looks at the opponent's cards when the Maneuver's window closes."""

    seat: Seat
    cards: Annotated[list[str] | UnsetType, deck.CARDS, Secret("seat", why="the seat")] = UNSET


class Columns(Event, tag="x_columns"):
    """An addition, of an own maneuver: the seat's columns afterwards.

    `turned` and `swapped` (of columns `one` and `other`) change nothing if the new order would break the Way of Order.
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
    """An addition, of an own maneuver: the seat has rearranged its columns, once the window has closed."""

    seat: Seat
    columns: Hidden


class LockOwn(Event, tag="x_lock"):
    """An addition, of an own maneuver: a card of the seat's hand that must stay in a column, from 1."""

    seat: Seat
    column: ColumnNumber
    card: Card


class Markers(Event, tag="x_markers"):
    """An addition, of an own maneuver: the Markers on the seat's Unit afterwards."""

    seat: Seat
    markers: Annotated[int, Number()]


class CallOwn(Event, tag="x_call"):
    """An addition, of an own maneuver: a Unit of the Army Reserve becomes the Current Unit (`unit` follows)."""

    seat: Seat
    unit: Card


class RaiseOwn(Event, tag="x_raise"):
    """An addition, of an own maneuver: a dead Unit goes back into the Army Deck; `reshuffle` follows."""

    seat: Seat
    unit: Card


class Points(Event, tag="x_points"):
    """An addition, of an own maneuver: everybody's points afterwards."""

    totals: EachPoints


class Deny(Event, tag="x_deny"):
    """An addition, of an own maneuver: a rule that does not apply in this Round."""

    rule: Annotated[Literal["study", "skirmishes"], Name(("study", "skirmishes"))]


def longest_history(options: Options) -> int | None:
    """Return the most bytes that all events of a game can have; None without a last Round, and with most extensions."""
    extensions = ("study", "reservation", "affinities", "maneuvers", "own_maneuvers")
    if not options["last_round"] or options["skirmishes"] != "off" or any(options.get(name) for name in extensions):
        return None
    pile = 9 + ACTION_CARDS
    draw = 25 + pile * (1 + deck.REPEATS)  # with an arrangement, and perhaps a refill and reshuffles
    round_ = 15 + 21 * COLUMNS + SEATS * draw
    return int(2 * (40 + ACTION_CARDS) + 20 * SEATS * UNITS + options["last_round"] * round_)


EVENTS = Events(
    *(Deal, First, Unit, TakeReserve, Refill, Draw, Reshuffle, Reserve, Discard, Study, Lock, Unlock, Buy, PassWindow),
    *(Look, Betray, Arrange, Column, Skirmish, Place, Killed, Tally, GameEnd),
    *(BuyOwn, Exchange, Renew, Keep, EmptyReserve, ShuffleOwn, Foresee, ShowHand, LookHand, Columns, ShowColumn),
    *(Rearrange, LockOwn, Markers, CallOwn, RaiseOwn, Points, Deny),
)

tell_deal = EVENTS.teller(Deal)
tell_first = EVENTS.teller(First)
tell_unit = EVENTS.teller(Unit)
tell_unit_and_reserve = EVENTS.teller(Unit, "reserve")
tell_take_reserve = EVENTS.teller(TakeReserve)
tell_refill = EVENTS.teller(Refill)
tell_draw = EVENTS.teller(Draw)
tell_shuffled_deck = EVENTS.teller(Reshuffle, "deck")
tell_shuffled_army = EVENTS.teller(Reshuffle, "army")
tell_reserve = EVENTS.teller(Reserve)
tell_discard = EVENTS.teller(Discard)
tell_study = EVENTS.teller(Study)
tell_lock = EVENTS.teller(Lock)
tell_unlock = EVENTS.teller(Unlock)
tell_buy = EVENTS.teller(Buy)
tell_adjustment = EVENTS.teller(Buy, "pile", "took", "gave")
tell_bought_unit = EVENTS.teller(Buy, "unit")
tell_sabotage = EVENTS.teller(Buy, "lost", "drew")
tell_confuse = EVENTS.teller(Buy, "columns")
tell_buy_own = EVENTS.teller(BuyOwn)
tell_exchange = EVENTS.teller(Exchange)
tell_renew = EVENTS.teller(Renew)
tell_keep = EVENTS.teller(Keep)
tell_empty_reserve = EVENTS.teller(EmptyReserve)
tell_shuffle_step = EVENTS.teller(ShuffleOwn)
tell_foresee = EVENTS.teller(Foresee)
tell_show_hand = EVENTS.teller(ShowHand)
tell_look_hand = EVENTS.teller(LookHand)
tell_columns = EVENTS.teller(Columns)
tell_swapped = EVENTS.teller(Columns, "one", "other")
tell_show_column = EVENTS.teller(ShowColumn)
tell_rearrange = EVENTS.teller(Rearrange)
tell_lock_step = EVENTS.teller(LockOwn)
tell_markers = EVENTS.teller(Markers)
tell_call = EVENTS.teller(CallOwn)
tell_raise = EVENTS.teller(RaiseOwn)
tell_points = EVENTS.teller(Points)
tell_deny = EVENTS.teller(Deny)
tell_pass = EVENTS.teller(PassWindow)
tell_look = EVENTS.teller(Look)
tell_betray = EVENTS.teller(Betray)
tell_arrange = EVENTS.teller(Arrange)
tell_column = EVENTS.teller(Column)
tell_skirmish = EVENTS.teller(Skirmish)
tell_combat = EVENTS.teller(Skirmish, "active")
tell_place = EVENTS.teller(Place)
tell_killed = EVENTS.teller(Killed)
tell_killed_at_once = EVENTS.teller(Killed, "points")
tell_tally = EVENTS.teller(Tally)
tell_game_end = EVENTS.teller(GameEnd)

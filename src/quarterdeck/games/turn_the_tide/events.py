"""The events of Turn the Tide, declared once (quarterdeck.games.events), and the functions that write them."""

from typing import Annotated

from msgspec import UNSET, UnsetType

from quarterdeck.games.codes import Members, Number, Wide
from quarterdeck.games.event_fields import ITEM, Items, Secret
from quarterdeck.games.events import Event, Events
from quarterdeck.games.options import Options
from quarterdeck.games.turn_the_tide.deck import HANDS, MAX_SEATS, TIDES, WEATHER, holders_of

Seat = Annotated[int, Number()]
Tide = Annotated[int, Number()]
Seats = Annotated[list[int], Members(tuple(range(MAX_SEATS)), bits=MAX_SEATS)]
Totals = Annotated[list[int], Items(Wide())]

HELD = Secret(ITEM, to=holders_of, hidden="null", why="seats that have held it")
"""Visible to seats that have held the hand (TTT-14)."""


class Deal(Event, tag="deal"):
    """A round begins, with dealt hands or passed ones (TTT-3, TTT-14); rounds count from 1.

    `hands` has an ascending hand for each seat, `preservers` the life preservers of each hand (TTT-4), and `tides` all
    tides of the round in the order of turning up (TTT-5).
    """

    round: Annotated[int, Wide()]
    hands: Annotated[list[list[int] | None], Items(WEATHER, each=HELD)]
    preservers: Annotated[list[int], Items(Number())]
    tides: Annotated[list[int] | UnsetType, Items(Number(), TIDES), Secret(why="the record alone")] = UNSET


class Tides(Event, tag="tides"):
    """The two tides of a hand, 1 to 12, the lower one first (TTT-6); hands count from 1."""

    hand: Annotated[int, Number()]
    low: Tide
    high: Tide


class Bids(Event, tag="bids"):
    """The Weather cards of all seats at once, one for each; null for a seat that is out of the round (TTT-6, TTT-9)."""

    cards: Annotated[list[int | None], Items(Number())]


class TakeTide(Event, tag="take_tide"):
    """A tide on top of a seat's older ones (TTT-7).

    The seat with the highest card takes the lower tide, the one with the second highest card the higher tide.
    """

    seat: Seat
    tide: Tide


class LosePreserver(Event, tag="lose_preserver"):
    """A seat with the highest tide turns down a preserver (TTT-8); `left`: its preservers afterwards."""

    seat: Seat
    left: Annotated[int, Number()]


class Eliminated(Event, tag="eliminated"):
    """A seat with the highest tide has no preserver left and is out of the round (TTT-9); no `lose_preserver`."""

    seat: Seat


class RoundEnd(Event, tag="round_end"):
    """Points of the round and of the game for each seat (TTT-12); `bonus`: the seats with the lowest tide (TTT-13)."""

    points: Annotated[list[int], Items(Wide(1))]
    totals: Totals
    bonus: Seats


class GameEnd(Event, tag="game_end"):
    """Who won (TTT-15) and everybody's total."""

    winners: Seats
    scores: Totals


def longest_history(options: Options) -> int:
    """Return the most bytes that all events of a game can have. At most two seats show the highest tide (TTT-8)."""
    seats = options["players"]
    return int(5 + 3 * seats + options["rounds"] * (40 + 16 * seats + HANDS * (30 + seats)))


EVENTS = Events(Deal, Tides, Bids, TakeTide, LosePreserver, Eliminated, RoundEnd, GameEnd)

tell_deal = EVENTS.teller(Deal)
tell_tides = EVENTS.teller(Tides)
tell_bids = EVENTS.teller(Bids)
tell_take_tide = EVENTS.teller(TakeTide)
tell_lose_preserver = EVENTS.teller(LosePreserver)
tell_eliminated = EVENTS.teller(Eliminated)
tell_round_end = EVENTS.teller(RoundEnd)
tell_game_end = EVENTS.teller(GameEnd)

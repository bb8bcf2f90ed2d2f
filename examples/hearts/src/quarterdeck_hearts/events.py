"""The events of Hearts, declared once (quarterdeck.games.events), and the rule functions that write them."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, UnsetType

from quarterdeck.games.codes import Members, Name, Number, Wide
from quarterdeck.games.event_fields import ITEM, Items, Secret
from quarterdeck.games.events import Event, Events
from quarterdeck_hearts.deck import CARD_NAMES, DIRECTIONS, SEATS

Seat = Annotated[int, Number()]
Card = Annotated[str, Name(CARD_NAMES)]
Totals = Annotated[list[int], Items(Wide(), SEATS)]

_BETWEEN = Secret("giver", "receiver", why="giver and receiver")
_OWNER = Secret(ITEM, hidden="null", why="its owner")


class Deal(Event, tag="deal"):
    """A round begins (HRT-3); rounds count from 1. `passing`: the direction in which cards are given (HRT-4)."""

    round: Annotated[int, Wide()]
    passing: Annotated[str | None, Name(DIRECTIONS)]
    hands: Annotated[list[list[str] | None], Items(Members(CARD_NAMES), SEATS, each=_OWNER)]


class Pass(Event, tag="pass", rename={"giver": "from", "receiver": "to"}):
    """Three cards pass from one seat to another (HRT-4)."""

    giver: Seat
    receiver: Seat
    cards: Annotated[list[str] | UnsetType, Members(CARD_NAMES), _BETWEEN] = UNSET


class Play(Event, tag="play"):
    """A card played to the trick (HRT-5 to HRT-8)."""

    seat: Seat
    card: Card


class Trick(Event, tag="trick"):
    """A complete trick (HRT-9): who took it, with which card, and its cards in order of play."""

    taker: Seat
    card: Card
    cards: Annotated[list[str], Items(Name(CARD_NAMES), SEATS)]


class RoundEnd(Event, tag="round_end"):
    """Points of the round and of the game for each seat (HRT-10 to HRT-12).

    `moon`: the seat that took all points of the round, or null.
    """

    points: Annotated[list[int], Items(Wide(1), SEATS)]
    totals: Totals
    moon: Annotated[int | None, Number()]


class GameEnd(Event, tag="game_end"):
    """The winners (HRT-13), ascending, and each seat's total."""

    winners: Annotated[list[int], Members(tuple(range(SEATS)), bits=SEATS)]
    scores: Totals


EVENTS = Events(Deal, Pass, Play, Trick, RoundEnd, GameEnd)

tell_deal = EVENTS.teller(Deal)
tell_pass = EVENTS.teller(Pass)
tell_play = EVENTS.teller(Play)
tell_trick = EVENTS.teller(Trick)
tell_round_end = EVENTS.teller(RoundEnd)
tell_game_end = EVENTS.teller(GameEnd)

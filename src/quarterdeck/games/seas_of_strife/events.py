"""The events of Seas of Strife, declared once (quarterdeck.games.events), and the functions that write them."""

from typing import Annotated

from msgspec import UNSET, UnsetType

from quarterdeck.games.codes import Flag, Members, Name, Number, Wide
from quarterdeck.games.event_fields import ITEM, Items, Secret
from quarterdeck.games.events import Event, Events
from quarterdeck.games.options import Options
from quarterdeck.games.seas_of_strife.deck import MAX_SEATS, RANK

Seat = Annotated[int, Number()]
Card = Annotated[int, Name(RANK)]
Totals = Annotated[list[int], Items(Wide())]
Winners = Annotated[list[int], Members(tuple(range(MAX_SEATS)), bits=7)]


_BETWEEN = Secret("giver", "receiver", why="giver and receiver")


class Deal(Event, tag="deal"):
    """A round begins; rounds count from 1. `hands` has an ascending hand for each seat, before any passing."""

    round: Annotated[int, Wide()]
    hands: Annotated[list[list[int] | None], Items(Members(RANK), each=Secret(ITEM, hidden="null", why="its owner"))]


class Pass(Event, tag="pass", rename={"giver": "from", "receiver": "to"}):
    """Two cards pass from one seat to another (SOS-5)."""

    giver: Seat
    receiver: Seat
    cards: Annotated[list[int] | UnsetType, Members(RANK), _BETWEEN] = UNSET


class Play(Event, tag="play"):
    """A card played to the trick (SOS-7)."""

    seat: Seat
    card: Card


class Trick(Event, tag="trick"):
    """A complete trick (SOS-8, SOS-9): who took it, with which card, and its cards in order of play."""

    taker: Seat
    card: Card
    cards: Annotated[list[int], Items(Name(RANK))]


class ChooseLeader(Event, tag="choose_leader"):
    """The taker's choice of who leads next (SOS-11)."""

    seat: Seat
    leader: Seat


class RoundEnd(Event, tag="round_end"):
    """Penalty points of the round and of the game, one number for each seat (SOS-12, SOS-13)."""

    points: Annotated[list[int], Items(Number())]
    totals: Totals


class PlayOn(Event, tag="play_on"):
    """Whether a tied seat wants an extra round (SOS-15); one event for each tied seat, in the order of seats."""

    seat: Seat
    agrees: Annotated[bool, Flag()]


class GameEnd(Event, tag="game_end"):
    """Who won (SOS-14, SOS-15), ascending, and everybody's total."""

    winners: Winners
    scores: Totals


def longest_history(options: Options) -> int | None:
    """Return the most bytes that all events of a game can have; None if ties lead to extra rounds (SOS-15)."""
    seats, strife = options["players"], options["rules"] == "strife"
    if options["tie_break"] != "shared":
        return None
    tricks = (10 if strife else 15) if seats == 3 else 60 // seats
    least = tricks - 8 * options["happy_faces"]  # the points of a round; a Happy Face of each suit takes one off
    rounds = 1 + seats * (options["target"] - 1) // least
    passing = 16 * seats * options["passing"]
    return int(5 + 3 * seats + rounds * (12 + 15 * seats + passing + tricks * (11 + 6 * seats)))


EVENTS = Events(Deal, Pass, Play, Trick, ChooseLeader, RoundEnd, GameEnd, PlayOn)

tell_deal = EVENTS.teller(Deal)
tell_pass = EVENTS.teller(Pass)
tell_play = EVENTS.teller(Play)
tell_trick = EVENTS.teller(Trick)
tell_choose_leader = EVENTS.teller(ChooseLeader)
tell_round_end = EVENTS.teller(RoundEnd)
tell_game_end = EVENTS.teller(GameEnd)
tell_play_on = EVENTS.teller(PlayOn)

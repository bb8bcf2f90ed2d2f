"""The events of Sea Change, declared once (quarterdeck.games.events), and the rule functions that write them."""

from typing import Annotated

from msgspec import UNSET, UnsetType

from quarterdeck.games.codes import Members, Name, Number, Wide
from quarterdeck.games.event_fields import ITEM, Items, Secret
from quarterdeck.games.events import Event, Events
from quarterdeck.games.options import Options
from quarterdeck.games.sea_change.deck import CARDS, MAX_SEATS, NAME, PILE, SUIT

Seat = Annotated[int, Number()]
SeatOrStack = Annotated[int | None, Number()]
Card = Annotated[str, Name(NAME)]
Totals = Annotated[list[int], Items(Wide())]

OWN = Secret(ITEM, hidden="null", why="its owner")
RECORDED = Secret(optional=True, why="the record alone")


class Deal(Event, tag="deal", kw_only=True):
    """A round begins (SEA-5); rounds count from 1. `hands` has a hand for each seat, by suit and value.

    There is no `dealer` with one player. Only two players have a `draw_pile`, in drawing order (SEA-15). Only one
    player has a `stack`, in playing order (SEA-16).
    """

    round: Annotated[int, Wide()]
    dealer: Annotated[int | UnsetType, Number()] = UNSET
    hands: Annotated[list[list[str] | None], Items(CARDS, each=OWN)]
    draw_pile: Annotated[list[str] | UnsetType, Items(Name(NAME), PILE[2]), RECORDED] = UNSET
    stack: Annotated[list[str] | UnsetType, Items(Name(NAME), PILE[1]), RECORDED] = UNSET


class Play(Event, tag="play"):
    """A card played to the trick (SEA-7); `seat` is null for the stack (SEA-16)."""

    seat: SeatOrStack
    card: Card


class Trump(Event, tag="trump"):
    """The suit that the card before has made trump.

    `cause` is `lead` for the round's first card (SEA-6). Otherwise it is `sea_change`, even if that suit was trump
    already (SEA-8).
    """

    suit: Annotated[str, SUIT]
    cause: Annotated[str, Name(("lead", "sea_change"))]


class Draw(Event, tag="draw"):
    """With two players, a card drawn from the draw pile (SEA-15)."""

    seat: Seat
    card: Annotated[str | UnsetType, Name(NAME), Secret("seat", why="who draws it")] = UNSET


class Trick(Event, tag="trick"):
    """A complete trick (SEA-10): who took it (null: the stack), with which card, and its cards in order of play."""

    taker: SeatOrStack
    card: Card
    cards: Annotated[list[str], Items(Name(NAME))]


class RoundEnd(Event, tag="round_end"):
    """The end of a round, with one number for each side (SEA-12, SEA-17).

    `points` include the final trump's 0 (SEA-4). There are the Victory Points of the round (0 or 1), all Victory
    Points, and the number of `cards` collected. `trump_zero` is the side that has collected the final trump's 0.
    """

    points: Totals
    victory_points: Annotated[list[int], Items(Number())]
    totals: Totals
    trump_zero: Annotated[int, Number()]
    cards: Annotated[list[int], Items(Number())]


class GameEnd(Event, tag="game_end"):
    """The seats that won (SEA-13; none if the stack did), and the Victory Points of every side."""

    winners: Annotated[list[int], Members(tuple(range(MAX_SEATS)), bits=MAX_SEATS)]
    scores: Totals


def longest_history(options: Options) -> int:
    """Return the most bytes that all events of a game can have; in each round a side gets a Victory Point (SEA-12)."""
    seats, sides = options["players"], len(options["target"])
    tricks, cards = (15 if seats == 2 else 10), max(seats, 3)  # a player alone plays against two cards of the stack
    trick = 6 + 11 * cards + (7 * seats if seats == 2 else 0)
    rounds = 1 + sum(options["target"]) - sides
    return int(6 + 3 * sides + rounds * (42 + 16 * seats + 8 * sides + tricks * trick))


EVENTS = Events(Deal, Play, Trump, Draw, Trick, RoundEnd, GameEnd)

tell_deal = EVENTS.teller(Deal, "dealer")
tell_deal_with_pile = EVENTS.teller(Deal, "dealer", "draw_pile")
tell_deal_with_stack = EVENTS.teller(Deal, "stack")
tell_play = EVENTS.teller(Play)
tell_trump = EVENTS.teller(Trump)
tell_draw = EVENTS.teller(Draw)
tell_trick = EVENTS.teller(Trick)
tell_round_end = EVENTS.teller(RoundEnd)
tell_game_end = EVENTS.teller(GameEnd)

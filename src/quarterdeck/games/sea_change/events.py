"""What happened in Sea Change: the events of a record (docs/records.md)."""

from __future__ import annotations

import msgspec

from quarterdeck.games.base import Event, StateRow
from quarterdeck.games.sea_change import deck
from quarterdeck.games.sea_change.legality import hand_of
from quarterdeck.kernel.bits import UNKNOWN


class Deal(msgspec.Struct, tag_field="event", tag="deal"):
    """The hands of a round (SEA-5), by suit and value; a hidden hand is null.

    `dealer` is left out with one player, `draw_pile` (in drawing order) and `stack` (in playing order) where
    there is none or it is hidden.
    """

    round: int
    hands: list[list[str] | None]
    dealer: int | msgspec.UnsetType = msgspec.UNSET
    draw_pile: list[str] | msgspec.UnsetType = msgspec.UNSET
    stack: list[str] | msgspec.UnsetType = msgspec.UNSET


class Play(msgspec.Struct, tag_field="event", tag="play"):
    """A card into the trick (SEA-7); `seat` is null for the stack (SEA-16)."""

    seat: int | None
    card: str


class Trump(msgspec.Struct, tag_field="event", tag="trump"):
    """The suit that is trump from now on; `cause`: `lead` (SEA-6) or `sea_change` (SEA-8)."""

    suit: str
    cause: str


class Draw(msgspec.Struct, tag_field="event", tag="draw"):
    """A card from the draw pile (SEA-15); `card` is left out for everybody else."""

    seat: int
    card: str | msgspec.UnsetType = msgspec.UNSET


class Trick(msgspec.Struct, tag_field="event", tag="trick"):
    """A complete trick (SEA-10): who took it (null: the stack) with which card; `cards` in order of play."""

    taker: int | None
    card: str
    cards: list[str]


class RoundEnd(msgspec.Struct, tag_field="event", tag="round_end"):
    """Points, Victory Points (of the round, and in all) and collected cards, a number a side (SEA-12).

    `trump_zero`: the side with the final trump's 0 (SEA-4).
    """

    points: list[int]
    victory_points: list[int]
    totals: list[int]
    trump_zero: int
    cards: list[int]


class GameEnd(msgspec.Struct, tag_field="event", tag="game_end"):
    """The seats that won (SEA-13; none: the stack did) and every side's Victory Points."""

    winners: list[int]
    scores: list[int]


EVENT_TYPES = Deal | Play | Trump | Draw | Trick | RoundEnd | GameEnd


def _numbers(row: StateRow, field: str, count: str = "sides") -> list[int]:
    return [int(number) for number in row[field][: row[count]]]


def scores(row: StateRow) -> list[int]:
    """Victory Points, one number a side; with one player side 1 is the stack."""
    return _numbers(row, "total")


def side(row: StateRow, seat: int) -> int:
    """SEA-14: the side that a seat plays for."""
    return int(seat % row["teams"] if row["teams"] else seat)


def census(row: StateRow) -> list[int]:
    """Every card in a hand, in the trick, collected or in the pile, ascending."""
    words = [*row["hand"].tolist(), *row["collected"].tolist()]
    found = [card for at, word in enumerate(words) for card in _members(word, at % 2)]
    found += row["trick"].tolist()[: row["in_trick"]]
    pile = row["pile"].tolist()[row["drawn"] : deck.PILE[row["seats"]]]
    return sorted(found + pile)


def _members(word: int, at: int) -> list[int]:
    return [card + deck.WORD * at for card in range(deck.WORD) if word >> card & 1]


def events(row: StateRow) -> list[Event]:
    """The events of the step that led to this state, as far as the state shows them."""
    buffer = row["event"].tolist()
    return [
        _DECODERS[buffer[at]](row, buffer[at + 1 : at + deck.EVENT_SIZE])
        for at in range(0, int(row["events"]) * deck.EVENT_SIZE, deck.EVENT_SIZE)
    ]


def _seat(seat: int) -> int | None:
    return None if seat == deck.STACK else seat


def _deal(row: StateRow, _: list[int]) -> Event:
    seats = int(row["seats"])
    event: Event = {"event": "deal", "round": int(row["round_number"])}
    if seats > 1:
        event["dealer"] = int(row["dealer"])
    event["hands"] = [
        None if row["hand"][2 * seat] == UNKNOWN else [deck.NAME[card] for card in hand_of(row, seat)]
        for seat in range(seats)
    ]
    pile = row["pile"].tolist()[: deck.PILE[seats]]
    if pile and pile[-1] != UNKNOWN:
        event["stack" if seats == 1 else "draw_pile"] = [deck.NAME[card] for card in pile]
    return event


def _play(_: StateRow, args: list[int]) -> Event:
    return {"event": "play", "seat": _seat(args[1]), "card": deck.NAME[args[2]]}


def _trump(_: StateRow, args: list[int]) -> Event:
    cause = "lead" if args[2] == deck.AT_LEAD else "sea_change"
    return {"event": "trump", "suit": deck.SUIT_LETTERS[args[1]], "cause": cause}


def _draw(_: StateRow, args: list[int]) -> Event:
    event: Event = {"event": "draw", "seat": args[1]}
    if args[3] != UNKNOWN:
        event["card"] = deck.NAME[args[3]]
    return event


def _trick(row: StateRow, args: list[int]) -> Event:
    size = int(row["seats"]) if row["seats"] > 1 else 3
    cards = [deck.NAME[card] for card in row["last"].tolist()[:size]]
    return {"event": "trick", "taker": _seat(args[1]), "card": deck.NAME[args[2]], "cards": cards}


def _round_end(row: StateRow, _: list[int]) -> Event:
    return {
        "event": "round_end",
        "points": _numbers(row, "points"),
        "victory_points": [int(row["won"]) >> side & 1 for side in range(row["sides"])],
        "totals": scores(row),
        "trump_zero": int(row["trump_zero"]),
        "cards": _numbers(row, "cards"),
    }


def _game_end(row: StateRow, _: list[int]) -> Event:
    winners = [seat for seat in range(row["seats"]) if int(row["winners"]) >> side(row, seat) & 1]
    return {"event": "game_end", "winners": winners, "scores": scores(row)}


_DECODERS = {
    deck.DEAL: _deal,
    deck.PLAYED: _play,
    deck.TRUMP: _trump,
    deck.DREW: _draw,
    deck.TRICK: _trick,
    deck.ROUND_END: _round_end,
    deck.GAME_END: _game_end,
}

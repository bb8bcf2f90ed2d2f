"""What happened in Turn the Tide: the events of a record (docs/records.md)."""

from __future__ import annotations

from typing import Any

import msgspec

from quarterdeck.games.base import Event, StateRow
from quarterdeck.games.turn_the_tide import deck
from quarterdeck.kernel.bits import UNKNOWN


class Deal(msgspec.Struct, tag_field="event", tag="deal"):
    """The hands of a round, ascending, and their life preservers (TTT-3, TTT-4, TTT-14).

    A hand is null for readers who have not held it. `tides` are all tides of the round in the order of turning
    up (TTT-5); they are left out for everybody but the record.
    """

    round: int
    hands: list[list[int] | None]
    preservers: list[int]
    tides: list[int] | msgspec.UnsetType = msgspec.UNSET


class Tides(msgspec.Struct, tag_field="event", tag="tides"):
    """The two tides of a hand, 1 to 12 (TTT-6)."""

    hand: int
    low: int
    high: int


class Bids(msgspec.Struct, tag_field="event", tag="bids"):
    """Everybody's Weather card at once (TTT-6); null for a seat that is out of the round."""

    cards: list[int | None]


class TakeTide(msgspec.Struct, tag_field="event", tag="take_tide"):
    """A tide on top of a seat's older ones (TTT-7); the lower one first."""

    seat: int
    tide: int


class LosePreserver(msgspec.Struct, tag_field="event", tag="lose_preserver"):
    """A seat with the highest tide turns down a preserver (TTT-8) and has so many left."""

    seat: int
    left: int


class Eliminated(msgspec.Struct, tag_field="event", tag="eliminated"):
    """A seat with the highest tide has no preserver left and is out of the round (TTT-9)."""

    seat: int


class RoundEnd(msgspec.Struct, tag_field="event", tag="round_end"):
    """Points of the round and in all, one number a seat (TTT-12); `bonus`: the seats with the lowest tide (TTT-13)."""

    points: list[int]
    totals: list[int]
    bonus: list[int]


class GameEnd(msgspec.Struct, tag_field="event", tag="game_end"):
    """Who won (TTT-15) and everybody's total."""

    winners: list[int]
    scores: list[int]


EVENT_TYPES = Deal | Tides | Bids | TakeTide | LosePreserver | Eliminated | RoundEnd | GameEnd


def members(cards: int) -> list[int]:
    """The members of a set, ascending."""
    return [card for card in range(cards.bit_length()) if cards >> card & 1]


def census(row: StateRow) -> list[int]:
    """Every Weather card, in the hands and in the box, ascending; then the tides, as numbers above 100."""
    weather = sorted(card for cards in row["hand"].tolist() for card in members(cards))
    return weather + sorted(100 + tide for tide in row["tide"].tolist())


def scores(row: StateRow) -> list[int]:
    """The totals, one number a seat."""
    return _numbers(row, "score")


def events(row: StateRow) -> list[Event]:
    """The events of the step that led to this state, as far as the state shows them."""
    buffer = row["event"].tolist()
    return [
        _DECODERS[buffer[at]](row, buffer[at + 1], buffer[at + 2])
        for at in range(0, int(row["events"]) * deck.EVENT_SIZE, deck.EVENT_SIZE)
    ]


def _numbers(row: StateRow, field: str) -> list[int]:
    return [int(number) for number in row[field][: row["seats"]]]


def _deal(row: StateRow, _: int, __: int) -> Event:
    hands = [None if hand == UNKNOWN else members(hand) for hand in _numbers(row, "hand")]
    event = {
        "event": "deal",
        "round": int(row["round_number"]),
        "hands": hands,
        "preservers": _numbers(row, "preservers"),
    }
    tides = row["tide"].tolist()
    if UNKNOWN not in tides:
        event["tides"] = tides
    return event


def _bids(row: StateRow, _: int, __: int) -> Event:
    return {"event": "bids", "cards": [card or None for card in _numbers(row, "card")]}


def _round_end(row: StateRow, bonus: int, _: int) -> Event:
    return {
        "event": "round_end",
        "points": _numbers(row, "points"),
        "totals": scores(row),
        "bonus": members(bonus),
    }


def _game_end(row: StateRow, _: int, __: int) -> Event:
    totals = scores(row)
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return {"event": "game_end", "winners": winners, "scores": totals}


_DECODERS: dict[int, Any] = {
    deck.DEAL: _deal,
    deck.TURNED_UP: lambda row, low, high: {
        "event": "tides",
        "hand": int(row["hand_number"]),
        "low": low,
        "high": high,
    },
    deck.BIDS: _bids,
    deck.TOOK_TIDE: lambda _, seat, tide: {"event": "take_tide", "seat": seat, "tide": tide},
    deck.LOST_PRESERVER: lambda _, seat, left: {"event": "lose_preserver", "seat": seat, "left": left},
    deck.ELIMINATED: lambda _, seat, __: {"event": "eliminated", "seat": seat},
    deck.ROUND_END: _round_end,
    deck.GAME_END: _game_end,
}

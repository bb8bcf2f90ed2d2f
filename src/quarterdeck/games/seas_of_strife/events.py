"""What happened in Seas of Strife: the events of a record (docs/records.md)."""

from __future__ import annotations

import msgspec

from quarterdeck.games.base import Event, StateRow
from quarterdeck.games.seas_of_strife import deck
from quarterdeck.kernel.bits import UNKNOWN


class Deal(msgspec.Struct, tag_field="event", tag="deal"):
    """The hands of a round before any passing, ascending; a hidden hand is null."""

    round: int
    hands: list[list[int] | None]


class Pass(msgspec.Struct, tag_field="event", tag="pass", rename={"giver": "from", "receiver": "to"}):
    """Two cards given (SOS-5); `cards` is left out for whoever is neither giver nor receiver."""

    giver: int
    receiver: int
    cards: list[int] | msgspec.UnsetType = msgspec.UNSET


class Play(msgspec.Struct, tag_field="event", tag="play"):
    """A card into the trick (SOS-7)."""

    seat: int
    card: int


class Trick(msgspec.Struct, tag_field="event", tag="trick"):
    """A complete trick (SOS-8, SOS-9): who took it with which card; `cards` in order of play."""

    taker: int
    card: int
    cards: list[int]


class ChooseLeader(msgspec.Struct, tag_field="event", tag="choose_leader"):
    """The taker's choice of who leads next (SOS-11)."""

    seat: int
    leader: int


class RoundEnd(msgspec.Struct, tag_field="event", tag="round_end"):
    """Penalty points of the round and in all, one number a seat (SOS-12, SOS-13)."""

    points: list[int]
    totals: list[int]


class GameEnd(msgspec.Struct, tag_field="event", tag="game_end"):
    """Who won (SOS-14, SOS-15) and everybody's total."""

    winners: list[int]
    scores: list[int]


EVENT_TYPES = Deal | Pass | Play | Trick | ChooseLeader | RoundEnd | GameEnd


def ranks(cards: int) -> list[int]:
    """The printed ranks of a set of cards, ascending."""
    return [rank for card, rank in enumerate(deck.RANK) if cards >> card & 1]


def census(row: StateRow) -> list[int]:
    """Every card that a seat holds or has played this round, ascending."""
    held = row["hand"].tolist() + row["played"].tolist()
    return sorted(rank for cards in held for rank in ranks(cards))


def scores(row: StateRow) -> list[int]:
    """The totals, one number a seat."""
    return [int(total) for total in row["score"][: row["seats"]]]


def events(row: StateRow) -> list[Event]:
    """The events of the step that led to this state, as far as the state shows them."""
    buffer = row["event"].tolist()
    return [
        _DECODERS[buffer[at]](row, buffer[at + 1 : at + deck.EVENT_SIZE])
        for at in range(0, int(row["events"]) * deck.EVENT_SIZE, deck.EVENT_SIZE)
    ]


def _deal(row: StateRow, _: list[int]) -> Event:
    hands = row["hand"].tolist()[: row["seats"]]
    shown = [None if hand == UNKNOWN else ranks(hand) for hand in hands]
    return {"event": "deal", "round": int(row["round_number"]), "hands": shown}


def _pass(_: StateRow, args: list[int]) -> Event:
    event = {"event": "pass", "from": args[1], "to": args[2]}
    if args[3] != UNKNOWN:
        event["cards"] = [deck.RANK[args[3]], deck.RANK[args[4]]]
    return event


def _play(_: StateRow, args: list[int]) -> Event:
    return {"event": "play", "seat": args[1], "card": deck.RANK[args[2]]}


def _trick(row: StateRow, args: list[int]) -> Event:
    taker, leader, seats = args[1], args[2], int(row["seats"])
    played = [deck.RANK[card] for card in row["card"].tolist()[:seats]]
    in_order = played[leader:] + played[:leader]
    return {"event": "trick", "taker": taker, "card": played[taker], "cards": in_order}


def _choose_leader(_: StateRow, args: list[int]) -> Event:
    return {"event": "choose_leader", "seat": args[1], "leader": args[2]}


def _round_end(row: StateRow, _: list[int]) -> Event:
    points = [int(p) for p in row["points"][: row["seats"]]]
    return {"event": "round_end", "points": points, "totals": scores(row)}


def _game_end(row: StateRow, _: list[int]) -> Event:
    totals = scores(row)
    winners = [seat for seat, total in enumerate(totals) if total == min(totals)]
    return {"event": "game_end", "winners": winners, "scores": totals}


_DECODERS = {
    deck.DEAL: _deal,
    deck.PASSED: _pass,
    deck.PLAYED: _play,
    deck.TRICK: _trick,
    deck.CHOSE_LEADER: _choose_leader,
    deck.ROUND_END: _round_end,
    deck.GAME_END: _game_end,
}

"""What happened in Feud: the numbers in a state's buffer as events of a record (docs/records.md)."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.base import Event, StateRow
from quarterdeck.games.feud import deck
from quarterdeck.games.feud.deck import MANEUVERS, NAMES, WINDOWS
from quarterdeck.kernel.bits import UNKNOWN

KINDS = ("normal", "superior", "ultimate")
DECIDED = ("value", "trump", "tie", "healing")
SHUFFLED = ("no_strike", "maneuver", "skirmish")
BROUGHT = ("start", "killed", "replacement")
PHASES = ("start", "restart", "combat", "end")
ENDED = ("army", "points", "rounds")
PILES = ("deck", "discard")


def name(card: int) -> str | None:
    """A card's name; None where it is hidden."""
    return None if card == UNKNOWN else NAMES[card]


def names(cards: list[int]) -> list[str | None]:
    """The names of cards, in order."""
    return [name(card) for card in cards]


def members(cards: int, first: int = 0) -> list[int]:
    """The cards of a set, ascending."""
    return [first + card for card in range(cards.bit_length()) if cards >> card & 1]


def census(row: StateRow) -> list[int]:
    """Every card of both packs, wherever it lies, ascending; the second seat's from 54 on."""
    found = []
    for seat in range(deck.SEATS):
        six = slice(seat * deck.COLUMNS, (seat + 1) * deck.COLUMNS)
        cards = members(int(row["hand"][seat])) + members(int(row["discard"][seat]))
        cards += members(int(row["dead"][seat]), deck.UNIT)
        cards += [card for card in row["column"][six].tolist() if card >= 0]
        cards += [card for card in row["reserve"][six].tolist() if card >= 0]
        cards += [
            unit for unit in [int(row["unit"][seat]), *row["guard"][2 * seat : 2 * seat + 2].tolist()] if unit >= 0
        ]
        for pile, room in (("deck", deck.ACTION_CARDS), ("army", deck.UNITS)):
            start = seat * room
            cards += row[pile][start : start + int(row[f"{pile}_count"][seat])].tolist()
        found += [card + 54 * seat for card in cards]
    return sorted(found)


def scores(row: StateRow) -> list[int]:
    """The points, one number a seat."""
    return [int(points) for points in row["points"]]


def events(row: StateRow) -> list[Event]:
    """The events of the step that led to this state, as far as the state shows them."""
    end = int(row["events"])
    buffer = row["event"][:end].tolist()
    found = []
    at = 0
    while at < end:
        kind, size = buffer[at], buffer[at + 1]
        found.append(_DECODERS[kind](row, buffer[at + deck.HEADER : at + size]))
        at += size
    return found


def _deal(_: StateRow, a: list[int]) -> Event:
    count = a[0]
    armies, packs = a[1:25], a[25:]
    return {
        "event": "deal",
        "round": 1,
        "army": [names(armies[:12]), names(armies[12:])],
        "action": [names(packs[:count]), names(packs[count:])],
    }


def _first(_: StateRow, a: list[int]) -> Event:
    return {"event": "first", "seat": a[0]}


def _unit(row: StateRow, a: list[int]) -> Event:
    event = {"event": "unit", "seat": a[0], "card": NAMES[a[1]], "cause": BROUGHT[a[2]]}
    if row["reservation"]:
        event["reserve"] = names(a[4:])
    return event


def _take(_: StateRow, a: list[int]) -> Event:
    return {"event": "take_reserve", "seat": a[0], "taken": bool(a[1])}


def _refill(_: StateRow, a: list[int]) -> Event:
    return {"event": "refill", "seat": a[0], "pile": names(a[1:])}


def _draw(_: StateRow, a: list[int]) -> Event:
    return {"event": "draw", "seat": a[0], "cards": names(a[2:]), "from": ("deck", "reserve")[a[1]]}


def _shuffle(_: StateRow, a: list[int]) -> Event:
    return {"event": "reshuffle", "seat": a[0], "cause": SHUFFLED[a[1]], "deck": names(a[2:])}


def _shuffle_army(_: StateRow, a: list[int]) -> Event:
    return {"event": "reshuffle", "seat": a[0], "cause": SHUFFLED[a[1]], "army": names(a[2:])}


def _reserve(_: StateRow, a: list[int]) -> Event:
    event: Event = {"event": "reserve", "seat": a[0]}
    if a[1] != UNKNOWN:
        event["card"] = None if a[1] == deck.NONE else NAMES[a[1]]
    return event


def _discard(_: StateRow, a: list[int]) -> Event:
    return {"event": "x_discard", "seat": a[0], "cards": names(a[1:])}


def _study(_: StateRow, a: list[int]) -> Event:
    return {"event": "study", "seat": a[0], "columns": names(a[1:])}


def _lock(_: StateRow, a: list[int]) -> Event:
    return {"event": "lock", "seat": a[0], "column": a[1] + 1 if a[1] >= 0 else None}


def _unlock(_: StateRow, a: list[int]) -> Event:
    return {"event": "x_unlock", "seat": a[0], "column": a[1] + 1, "card": NAMES[a[2]]}


def _buy(row: StateRow, a: list[int]) -> Event:
    seat, window, maneuver, more = a[0], a[1], a[2], a[3:]
    event = {
        "event": "buy",
        "seat": seat,
        "window": WINDOWS[window],
        "maneuver": MANEUVERS[maneuver],
        "cost": int(row["price"][maneuver]),
    }
    if maneuver in (deck.ADJUST, deck.SECRET_ADJUST):
        event["pile"] = PILES[more[0]]
        event |= _shown(("took", "gave"), more[1:])
    elif maneuver in (deck.REPLACEMENT, deck.RESURRECTION):
        event["unit"] = NAMES[more[0]]
    elif maneuver == deck.SABOTAGE:
        event |= _shown(("lost", "drew"), more)
    elif maneuver == deck.CONFUSE:
        event["columns"] = names(more)
    return event


def _shown(fields: tuple[str, ...], cards: list[int]) -> Event:
    """The fields whose cards may be seen."""
    return {field: NAMES[card] for field, card in zip(fields, cards, strict=True) if card != UNKNOWN}


def _pass(_: StateRow, a: list[int]) -> Event:
    return {"event": "pass_window", "seat": a[0], "window": WINDOWS[a[1]]}


def _betray(_: StateRow, a: list[int]) -> Event:
    return {"event": "betray", "seat": a[0], "columns": names(a[1:])}


def _arrange(_: StateRow, a: list[int]) -> Event:
    return {"event": "arrange", "seat": a[0], "columns": names(a[1:])}


def _attack(value: int, suit: int, kind: int) -> Event | None:
    return {"value": value, "suit": deck.SUITS[suit], "kind": KINDS[kind]} if value else None


def _column(_: StateRow, a: list[int]) -> Event:
    return {
        "event": "column",
        "column": a[0] + 1,
        "cards": names(a[1:3]),
        "attacks": [_attack(*a[3:6]), _attack(*a[6:9])],
        "decided": DECIDED[a[9]],
        "reversed": bool(a[10]),
        "hit": _seat(a[11]),
        "markers": a[12],
        "saved": _seat(a[13]),
        "healed": a[14:16],
        "total": a[16:18],
    }


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _skirmish(_: StateRow, a: list[int]) -> Event:
    event: Event = {"event": "skirmish", "phase": PHASES[a[0]]}
    return event | {"active": a[1]} if a[0] == deck.S_COMBAT else event


def _place(_: StateRow, a: list[int]) -> Event:
    return {"event": "place", "seat": a[0], "column": a[1] + 1, "card": NAMES[a[2]]}


def _killed(_: StateRow, a: list[int]) -> Event:
    event = {"event": "killed", "seat": a[0], "card": NAMES[a[1]], "markers": a[2], "instant": bool(a[3])}
    return event | {"points": 15 * a[2]} if a[4] else event


def _tally(row: StateRow, a: list[int]) -> Event:
    gained = [int(points) for points in row["gained"]]
    return {"event": "tally", "round": a[0] + 128 * a[1], "points": gained, "totals": scores(row)}


def _game_end(row: StateRow, a: list[int]) -> Event:
    return {"event": "game_end", "winners": members(a[0]), "scores": scores(row), "cause": ENDED[a[1]]}


_DECODERS: dict[int, Any] = {
    deck.E_DEAL: _deal,
    deck.E_FIRST: _first,
    deck.E_UNIT: _unit,
    deck.E_TAKE: _take,
    deck.E_REFILL: _refill,
    deck.E_DRAW: _draw,
    deck.E_SHUFFLE: _shuffle,
    deck.E_SHUFFLE_ARMY: _shuffle_army,
    deck.E_RESERVE: _reserve,
    deck.E_DISCARD: _discard,
    deck.E_STUDY: _study,
    deck.E_LOCK: _lock,
    deck.E_UNLOCK: _unlock,
    deck.E_BUY: _buy,
    deck.E_PASS: _pass,
    deck.E_BETRAY: _betray,
    deck.E_ARRANGE: _arrange,
    deck.E_COLUMN: _column,
    deck.E_SKIRMISH: _skirmish,
    deck.E_PLACE: _place,
    deck.E_KILLED: _killed,
    deck.E_TALLY: _tally,
    deck.E_END: _game_end,
}

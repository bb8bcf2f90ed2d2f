"""What one reader sees of a table, as the text of a message."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

import msgspec

from quarterdeck.games.base import SPECTATOR, Event, Reason
from quarterdeck.server import metrics
from quarterdeck.server.dealing import deal_of
from quarterdeck.server.protocol import (
    ClockInfo,
    IllegalInfo,
    Known,
    Proposal,
    ReasonInfo,
    RefusalCode,
    Refused,
    SeatInfo,
    Seats,
    ServerMessage,
    TableState,
    Turn,
    Update,
    Watchers,
)
from quarterdeck.server.seating import Seating
from quarterdeck.table import Table

_encoder = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    """A message as the text that is sent."""
    return _encoder.encode(message).decode()


def reason_info(reason: Reason) -> ReasonInfo:
    """A game's reason as it is sent."""
    return ReasonInfo(reason.rule, reason.code, reason.data)


def refused(code: RefusalCode, message: str, reason: Reason | None = None) -> str:
    """A refusal as the text that is sent."""
    metrics.REFUSALS.labels(code).inc()
    return encode(Refused(code, message, reason_info(reason) if reason else None))


@dataclass(frozen=True)
class Reader:
    """Who reads a message: the seat (None: a spectator), the free seat kept for them, the seats of all who play at the
    same device, whether they are the host."""

    seat: int | None
    kept: int | None
    here: tuple[int, ...]
    host: bool


@dataclass(frozen=True)
class Surroundings:
    """What a table's room knows beside its log: who is here, and how time runs."""

    seats: list[SeatInfo]
    watchers: Watchers
    clock: ClockInfo | None
    proposal: Proposal | None


Undo = Callable[[int], Literal["now", "ask"] | None]
"""Whether the last decision of a seat can be taken back."""


def turn(seating: Seating, table: Table | None, seat: int | None, undo: Undo) -> Turn | None:
    """Who owes a decision, and what `seat` (None: a spectator) may do about it."""
    if table is None or seating.phase == "finished":
        return None
    pending = list(table.pending)
    if seat is None:
        return Turn(pending, 0, [], [], [], [])
    legal: list[int] = []
    illegal: list[IllegalInfo] = []
    if seat in pending:
        legal = table.legal(seat)
        illegal = [IllegalInfo(action, reason_info(why)) for action, why in table.illegal(seat).items()]
    chosen = table.chosen(seat)
    others = table.alternatives(seat) if chosen else []
    return Turn(pending, table.count(seat), legal, illegal, chosen, others, undo(seat))


def reader(seat: int | None) -> int:
    """The seat number under which the game's views are redacted for a reader."""
    return SPECTATOR if seat is None else seat


def table_state(
    seating: Seating,
    table: Table | None,
    around: Surroundings,
    undo: Undo,
    who: Reader,
    lines: int,
) -> tuple[str, int]:
    """The whole table for one reader, with the last `lines` of chat; also how many events that are."""
    events = _told(seating, table, who.seat) if table is not None else []
    created = seating.created
    message = TableState(
        **_company(seating, around, who),
        id=seating.table_id,
        game=created.game,
        options=created.options,
        aids=created.aids,
        memory=created.memory,
        open_rounds=created.open_rounds,
        outside_bots=created.outside_bots,
        rhythm=created.clock,
        events=events,
        steps=table.steps() if table is not None else [],
        turn=turn(seating, table, who.seat, undo),
        chat=seating.chat[-lines:],
    )
    return encode(message), len(events)


class News:
    """What is new in a game, for one reader after the other: what several are told alike is rendered once."""

    def __init__(self, seating: Seating, table: Table, clock: ClockInfo | None, undo: Undo) -> None:
        """`clock` is how time runs, where there is a clock."""
        self._seating, self._table, self._undo = seating, table, undo
        self._clock = clock
        self._playing = seating.phase != "finished"
        self._rendered: list[tuple[int, list[Event], msgspec.Raw, msgspec.Raw]] = []

    def update(self, seat: int | None, first: int) -> tuple[str, int]:
        """What is new for a reader who has `first` events; also how many they have then."""
        seating, table = self._seating, self._table
        events = _told(seating, table, seat, first)
        told, steps = self._render(first, events)
        now = self._turn(seat)
        return encode(Update(first, told, steps, now, seating.phase, self._clock)), first + len(events)

    def _turn(self, seat: int | None) -> Any:
        """`turn`; mostly of one who waits."""
        table = self._table
        idle = seat is not None and self._playing and seat not in table.pending and not table.chosen(seat)
        if idle and seat is not None:
            return _waiting(table.pending, table.count(seat), self._undo(seat))
        return turn(self._seating, table, seat, self._undo)

    def _render(self, first: int, events: list[Event]) -> tuple[Any, Any]:
        """Events and the steps that end with them, as they stand in the message."""
        for known, others, told, steps in self._rendered:
            if known == first and others == events:
                return told, steps
        told, steps = _raw(events), _raw(self._table.steps_since(first))
        self._rendered.append((first, events, told, steps))
        return told, steps


@lru_cache(maxsize=10_000)
def _waiting(pending: tuple[int, ...], count: int, undo: Literal["now", "ask"] | None) -> msgspec.Raw:
    """The turn of a seat that owes nothing and has chosen nothing."""
    return _raw(Turn([*pending], count, [], [], [], [], undo))


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode(value))


def _told(seating: Seating, table: Table, seat: int | None, first: int = 0) -> list[Event]:
    """The events from `first` on for a reader; while players must remember, without what they have to."""
    if seating.created.memory == "strict" and seating.phase != "finished":
        return table.remembered(reader(seat))[first:]
    return table.events(reader(seat), first)


def known(table: Table, seat: int) -> str:
    """What a seat knows that is to decide, and nothing else: its view, and what it remembers."""
    past = table.past(seat)
    view, beginning = (b64encode(row.tobytes()).decode() for row in (table.view(seat), past.beginning))
    return encode(Known(seat, table.count(seat), view, beginning, past.seats.tolist(), past.actions.tolist()))


def company(seating: Seating, around: Surroundings, who: Reader) -> str:
    """Who is here and what goes on beside the game, for one reader."""
    return encode(Seats(**_company(seating, around, who)))


def _company(seating: Seating, around: Surroundings, who: Reader) -> dict[str, Any]:
    return {
        "phase": seating.phase,
        "seats": around.seats,
        "you": who.seat,
        "kept": who.kept,
        "here": list(who.here),
        "host": who.host,
        "title": seating.title,
        "evening": seating.evening,
        "next": seating.next,
        "locked": seating.locked,
        "hints": seating.hints,
        "talk": seating.talk,
        "watchers": around.watchers,
        "clock": around.clock,
        "proposal": around.proposal,
        "over": seating.over,
        "notices": seating.notices,
        "deal": deal_of(seating),
    }

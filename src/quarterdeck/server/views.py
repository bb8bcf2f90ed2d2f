"""What one reader sees of a table, as the text of a message."""

from __future__ import annotations

import msgspec

from quarterdeck.games.base import SPECTATOR, Reason
from quarterdeck.server.protocol import (
    IllegalInfo,
    ReasonInfo,
    Refused,
    Seats,
    ServerMessage,
    TableState,
    Turn,
    Update,
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


def refused(code: str, message: str, reason: Reason | None = None) -> str:
    """A refusal as the text that is sent."""
    return encode(Refused(code, message, reason_info(reason) if reason else None))


def turn(table: Table | None, seat: int | None) -> Turn | None:
    """Who owes a decision, and what `seat` (None: a spectator) may do about it."""
    if table is None or table.over:
        return None
    pending = list(table.pending)
    if seat is None:
        return Turn(pending, 0, [], [], [], [])
    legal: list[int] = []
    illegal: list[IllegalInfo] = []
    if seat in pending:
        legal = table.legal(seat)
        illegal = [IllegalInfo(action, reason_info(why)) for action, why in table.illegal(seat).items()]
    return Turn(pending, table.count(seat), legal, illegal, table.chosen(seat), table.alternatives(seat))


def reader(seat: int | None) -> int:
    """The seat number under which the game's views are redacted for a reader."""
    return SPECTATOR if seat is None else seat


def table_state(
    seating: Seating, table: Table | None, online: set[str], seat: int | None, host: bool, lines: int
) -> tuple[str, int]:
    """The whole table for one reader, with the last `lines` of chat; also how many events that are."""
    events = table.events(reader(seat)) if table is not None else []
    message = TableState(
        id=seating.table_id,
        game=seating.created.game,
        options=seating.created.options,
        phase=seating.phase,
        seats=seating.infos(online),
        you=seat,
        host=host,
        aids=seating.created.aids,
        events=events,
        steps=table.steps() if table is not None else [],
        turn=turn(table, seat),
        chat=seating.chat[-lines:],
    )
    return encode(message), len(events)


def update(seating: Seating, table: Table, seat: int | None, first: int) -> tuple[str, int]:
    """What is new for a reader who has `first` events; also how many they have then."""
    events = table.events(reader(seat), first)
    steps = [step for step in table.steps() if step.events > first]
    message = Update(first, events, steps, turn(table, seat), seating.phase)
    return encode(message), first + len(events)


def seats(seating: Seating, online: set[str], seat: int | None, host: bool) -> str:
    """Who sits where, for one reader."""
    return encode(Seats(phase=seating.phase, seats=seating.infos(online), you=seat, host=host))

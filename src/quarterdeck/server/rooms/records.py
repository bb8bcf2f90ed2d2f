"""The record of a finished table, as people download it."""

import msgspec

from quarterdeck.server.messages.tables import Rounds
from quarterdeck.server.rooms.room import Room
from quarterdeck.server.tables.deal import record_deal
from quarterdeck.server.tables.seating import Place
from quarterdeck.server.tables.state import TableState
from quarterdeck.table.hosted import HostedTable
from quarterdeck.table.records import FORMAT, OUTSIDE, RecordEnd, RecordHint, RecordSeat

SOMEBODY = "Somebody"
"""The name that files show for a person whose name was erased."""


def player(place: Place) -> str:
    """Return the kind of player at a place, as records write it."""
    if place.owner is not None:
        return OUTSIDE
    return f"bot:{place.level}" if place.level is not None else "human"


def _seat(seat: int, place: Place) -> dict[str, str]:
    unnamed = f"Seat {seat + 1}" if place.kind == "open" else SOMEBODY
    found = {"name": place.name or unnamed, "player": player(place)}
    return found if place.owner is None else {**found, "owner": place.owner or SOMEBODY}


def open_rounds(room: Room, guest: str | None) -> Rounds | None:
    """Return the finished rounds, with all hands open, for a spectator; None if this reader may not see them."""
    table, seating = room.table, room.seating
    spectates = seating.seat_of(guest) is None and room.live.admits(guest)
    if table is None or not seating.created.open_rounds or not spectates:
        return None
    events = table.finished_rounds()
    if not events:
        return None
    seats = [RecordSeat(**_seat(seat, place)) for seat, place in enumerate(seating.places)]
    steps = [step for step in table.steps() if step.events <= len(events)]
    return Rounds(FORMAT, table.game.id, table.game.version, dict(table.options), seats, events, steps)


def finished_record(room: Room) -> bytes | None:
    """Return the record of the game at a table; None while it would show hidden cards."""
    if room.table is None or room.seating.phase != "finished":
        return None
    return record_bytes(room.state, room.table)


def record_bytes(state: TableState, table: HostedTable) -> bytes:
    """Return the table's record as one line of JSON, with the fields in the order of docs/records.md."""
    seating = state.seating
    record = table.record([_seat(seat, place) for seat, place in enumerate(seating.places)])
    record.stand_ins = state.moves.by_standins()
    record.hints = [RecordHint(ply, seat) for ply, seat in state.hints]
    record.ended = RecordEnd(seating.over.why, seating.over.seat) if seating.over is not None else None
    record.deal = record_deal(seating)
    return msgspec.json.encode(record) + b"\n"

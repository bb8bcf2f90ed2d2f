"""The record of a finished table, as it is downloaded."""

from __future__ import annotations

import msgspec

from quarterdeck.server.protocol import Level
from quarterdeck.server.room import Room
from quarterdeck.server.seating import Place, Seating
from quarterdeck.table import Table

_BOTS: dict[Level, str] = {"easy": "random", "medium": "heuristic", "hard": "search"}


def _seat(seat: int, place: Place) -> dict[str, str]:
    player = f"bot:{_BOTS[place.level]}" if place.level is not None else "human"
    return {"name": place.name or f"Seat {seat + 1}", "player": player}


def finished_record(room: Room) -> bytes | None:
    """The record of the game at a table; None while it would show hidden cards."""
    return record_bytes(room.seating, room.table) if room.table is not None and room.seating.finished else None


def record_bytes(seating: Seating, table: Table) -> bytes:
    """The table's record as JSON, one line, in the order of fields of docs/records.md."""
    seats = [_seat(seat, place) for seat, place in enumerate(seating.places)]
    return msgspec.json.encode(table.record(seats)) + b"\n"

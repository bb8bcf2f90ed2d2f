"""Decisions of bots that players questioned: stored by table and ply, and available with the record after the game.

Only what the table's log lacks is stored, and nothing about the asker (docs/decisions/0037-why-a-bot.md).
"""

import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import suppress
from itertools import groupby
from operator import attrgetter

import msgspec
from sqlalchemy import insert, select

from quarterdeck import __version__
from quarterdeck.games import GAMES
from quarterdeck.server.db.group_commit import ConflictError
from quarterdeck.server.db.schema import questions
from quarterdeck.server.db.storage import Storage
from quarterdeck.server.messages.log_entries import Changed, Created, Decided, Entry, TookBack, unknown
from quarterdeck.server.rooms.records import player
from quarterdeck.server.rooms.room import Room
from quarterdeck.server.tables.deal import key_of
from quarterdeck.server.tables.seating import Seating
from quarterdeck.table import Table
from quarterdeck.table.questions import Question

MOST = 200
"""The most decisions of one table that are stored."""


class Row(msgspec.Struct, frozen=True):
    """A decision that a player questioned, as it is stored."""

    table_id: str
    ply: int
    action: int
    seat: int
    level: str
    version: str
    asked: float


def decisions_after(room: Room, after: int) -> list[Row]:
    """Return each bot's first decision after `after` events of the game."""
    table, found = room.table, dict[int, Row]()
    if table is None:
        return []
    standins, decisions = room.state.moves.by_standins(), table.decisions
    for ply in table.decided_after(after):
        seat, action = decisions[ply]
        place = room.seating.places[seat]
        if place.bot is not None and (place.level is not None or ply in standins):
            found.setdefault(seat, Row(room.id, ply, action, seat, place.bot.value, __version__, time.time()))
    return list(found.values())


async def store_decisions(storage: Storage, rows: Sequence[Row]) -> bool:
    """Store decisions of one table, each once; return False if there are too many. Raises StorageError."""
    known = {(row.ply, row.action) for row in await _of(storage, rows[0].table_id)}
    fresh = [row for row in rows if (row.ply, row.action) not in known]
    if len(known) + len(fresh) > MOST:
        return False
    for row in fresh:
        with suppress(ConflictError):  # another request stored it at the same moment
            await storage.committer.write(insert(questions).values(msgspec.structs.asdict(row)))
    return True


async def answerable(storage: Storage) -> AsyncIterator[Question]:
    """Yield the questions about games that are over, table by table. Raises StorageError."""
    for table_id, rows in groupby(await _of(storage), attrgetter("table_id")):
        for question in questions_of(await storage.read(table_id), list(rows)):
            yield question


def questions_of(entries: Sequence[Entry], rows: Sequence[Row]) -> Iterator[Question]:
    """Yield questions for the decisions `rows` of a table with this log, including those that were taken back.

    A running game gives none. Neither does a decision with only one legal action: the answer during the game must not
    reveal that it had one.
    """
    created = entries[0] if entries else None
    if not isinstance(created, Created) or unknown(created):
        return
    seating = Seating.begin("", created)
    for entry in entries[1:]:
        seating.follow(entry)
    if not seating.dealt:
        return
    table = _table(seating)
    before: dict[Row, list[tuple[int, int]]] = {}
    for entry in entries[1:]:
        if isinstance(entry, Decided):
            table.decide_all(entry.seat, entry.actions)
        elif isinstance(entry, Changed):
            table.change(entry.seat, entry.actions)
        elif isinstance(entry, TookBack):
            before |= _decisions_before(table, rows, entry.ply)
            table.undo(entry.ply)
    if not table.is_over and seating.over is None:
        return
    before |= _decisions_before(table, rows, 0)
    seats = [{"name": f"Seat {seat}", "player": player(place)} for seat, place in enumerate(seating.places, 1)]
    for row, decisions in before.items():
        stand = _table(seating)
        for seat, action in decisions:
            stand.decide(seat, action)
        if len(stand.legal(row.seat)) > 1:
            yield Question(stand.record(seats), row.seat, row.action, row.level, row.version, row.asked)


def _table(seating: Seating) -> Table:
    return Table(GAMES[seating.created.game], seating.created.options, key_of(seating))


def _decisions_before(table: Table, rows: Sequence[Row], first: int) -> dict[Row, list[tuple[int, int]]]:
    """Return those rows that are decisions from ply `first` on, each with all earlier decisions."""
    decisions = table.decisions
    return {
        row: decisions[: row.ply]
        for row in rows
        if row.ply >= first and decisions[row.ply : row.ply + 1] == [(row.seat, row.action)]
    }


async def _of(storage: Storage, table_id: str | None = None) -> list[Row]:
    """Return the rows of one table, or of all tables, sorted by table."""
    query = select(questions).order_by(questions.c.table_id, questions.c.ply)
    if table_id is not None:
        query = query.where(questions.c.table_id == table_id)
    return [Row(**row._mapping) for row in await storage.rows(query)]

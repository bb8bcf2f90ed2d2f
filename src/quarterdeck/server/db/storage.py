"""The storage of tables, in SQLite or PostgreSQL: each table's append-only log, and an index for lists of tables."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Select, Text, cast, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from quarterdeck.server.db import archive, group_commit, schema
from quarterdeck.server.db.backup import keep_before_upgrade
from quarterdeck.server.db.connect import database_of, engine_of, why_not
from quarterdeck.server.db.executors import ADD_ENTRY
from quarterdeck.server.db.sqlite_file import keep_private, look_over
from quarterdeck.server.db.statements import ADD_MEMBER, ADD_TABLE, CHANGING, DROP_MEMBER, READ_PART, SET_TABLE, VACATE
from quarterdeck.server.db.upgrade import prepare
from quarterdeck.server.messages.log_entries import Entry, Sat
from quarterdeck.server.messages.table_types import SeatInfo, TableSummary
from quarterdeck.server.settings.config import StartupError

_TRIED = "tried"
"""The name of the row in `secrets` that is written to test whether the database accepts writes."""
_SUMMARIZED = [name for name in TableSummary.__struct_fields__ if name != "you"]
"""The fields of a summary that are stored for each table in the lists."""

WAITING_SECONDS = 24 * 3600.0
"""How long after its last change a table that waits for people stays in the lists."""

CLOSING_SECONDS = 4.0
"""How long a stopping server waits for its database."""
SOON_SECONDS = 2.0
SEARCH_SECONDS = 600.0
"""Seconds allowed for a search through all logs, which only the erasure of a person needs."""
PART = 500
"""The most entries of a log in one read."""
OPEN_TABLES = 50
"""The most tables in the list of those that wait for players."""


class Member(msgspec.Struct, frozen=True):
    """A guest who has the table in their list, with their seat, if any."""

    guest: str
    seat: int | None


class GuestRow(msgspec.Struct, frozen=True):
    """A guest as stored, without tokens. `owner`: the owner's name, if the guest is a bot from outside."""

    id: str
    name: str
    owner: str | None = None


class Storage:
    """All reads and writes of the server. Writes are durable when they return. All methods may raise StorageError."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        """Use the connections of `engine`. Call `open` instead, which also upgrades the database.

        `process` identifies this process in the database.
        """
        self.engine = engine
        self.process = process
        self._database = database_of(engine)
        self.committer = group_commit.GroupCommitter(self._database)

    @classmethod
    async def open(cls, url: str) -> Storage:
        """Connect to `url`, upgrade the database and start the writer. Raises StartupError.

        A file of an older schema is backed up first.
        """
        keep_private(url)
        look_over(url)
        await asyncio.to_thread(keep_before_upgrade, url)
        process = secrets.token_hex(8)
        engine = engine_of(url, process)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(prepare)
        except (SQLAlchemyError, OSError, ValueError) as error:
            await engine.dispose()
            raise StartupError(why_not(url, error)) from error
        except Exception as error:  # asyncpg's own errors, and Alembic's, share no base with the others
            await engine.dispose()
            if type(error).__module__.partition(".")[0] in ("asyncpg", "alembic"):
                raise StartupError(why_not(url, error)) from error
            raise
        storage = cls(engine, process)
        storage.committer.start()
        return storage

    async def close(self) -> None:
        """Finish the pending writes and disconnect, without waiting for a database that does not answer."""
        self.committer.last_call(CLOSING_SECONDS)
        await self.committer.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._database.stop()
                await self.engine.dispose()

    async def answers(self) -> bool:
        """Return whether the database answers within SOON_SECONDS and, after a failed write, stores a trial value."""
        try:
            await self.rows(select(1), SOON_SECONDS)
            if self.committer.refused:
                secrets = schema.secrets
                tried = {"name": _TRIED, "value": str(time.time())}  # SQLite skips a write that changes nothing
                async with asyncio.timeout(SOON_SECONDS):
                    await self.committer.write(
                        delete(secrets).where(secrets.c.name == _TRIED), insert(secrets).values(tried)
                    )
        except (group_commit.StorageError, TimeoutError):
            return False
        return True

    # The log

    async def append(
        self, table_id: str, seq: int, entries: Sequence[Entry], beside: Sequence[group_commit.Statement] = ()
    ) -> None:
        """Append entries to a log in one transaction with the statements `beside`.

        The first entry gets the number `seq` (the log begins with 1). A guest who sits down gets the table in their
        list. Raises ConflictError if one of the numbers exists.
        """
        await self.committer.write(*self._appending(table_id, seq, entries), *beside)

    def append_soon(self, table_id: str, seq: int, entries: Sequence[Entry], told: group_commit.WriteCallback) -> None:
        """Append entries as `append` does, but do not wait; `told` is called with the outcome."""
        self.committer.submit(self._appending(table_id, seq, entries), told)

    def _appending(self, table_id: str, seq: int, entries: Sequence[Entry]) -> list[group_commit.Statement]:
        statements: list[group_commit.Statement] = []
        for number, entry in enumerate(entries, seq):
            statements.append((ADD_ENTRY, {"table_id": table_id, "seq": number, "data": entry}))
            if isinstance(entry, Sat):
                statements.append((DROP_MEMBER, {"guest": entry.guest, "table": table_id}))
                statements.append((VACATE, {"table": table_id, "place": entry.seat}))
                statements.append((ADD_MEMBER, _member(table_id, Member(entry.guest, entry.seat))))
        return statements

    def creation(
        self, entries: Sequence[Entry], summary: TableSummary, listed: bool, members: Sequence[Member]
    ) -> Sequence[group_commit.Statement]:
        """Return the statements that store a new table: its first entries, and its place in the lists."""
        row = {name: getattr(summary, name) for name in _SUMMARIZED}
        row |= {"listed": listed, "changed": summary.created, "seq": len(entries)}
        rows = [{"table_id": summary.id, "seq": seq, "data": entry} for seq, entry in enumerate(entries, 1)]
        return (
            *((ADD_ENTRY, entry) for entry in rows),
            (ADD_TABLE, row),
            *((ADD_MEMBER, _member(summary.id, member)) for member in members),
        )

    async def parts(self, table_id: str, after: int = 0) -> AsyncIterator[list[Entry]]:
        """Yield the entries of a table after number `after`, in order and in parts.

        Other tasks run between two parts.
        """
        last = after
        while True:
            rows = await self.rows(READ_PART, table=table_id, last=last, most=PART)
            if last == 0 and (not rows or rows[0].seq != 1):
                packed = await self._archived(table_id)
                for at in range(0, len(packed), PART):
                    yield packed[at : at + PART]
                last = len(packed)
            last += len(rows)
            if rows and rows[-1].seq != last:
                raise group_commit.StorageError("the log was packed while it was read")
            yield [row.data for row in rows]
            if len(rows) < PART:
                return

    async def read(self, table_id: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table after number `after`, in order; none if there is no such table."""
        return [entry async for part in self.parts(table_id, after) for entry in part]

    async def _archived(self, table_id: str) -> list[Entry]:
        """Return the packed entries of a table's log, without the later ones; none if it is not packed."""
        rows = await self.rows(archive.archived, table=table_id)
        return await asyncio.to_thread(archive.unpack, rows[0].data) if rows else []

    async def forgotten(self, before: float, most: int) -> list[str]:
        """Return the ids of at most `most` tables whose logs can be packed: begun, and unchanged since `before`.

        `before` is Unix time.
        """
        return [row.id for row in await self.rows(archive.forgotten, before=before, most=most)]

    async def pack(self, table_id: str) -> None:
        """Pack a table's log. Its entries must not change meanwhile."""
        entries = await self.read(table_id)
        await self.committer.write(*archive.pack_statements(table_id, entries[:-1]))

    async def tables_that_name(self, guest_id: str) -> list[str]:
        """Return the ids of the tables whose logs name the guest, as one who has sat down or written in the chat."""
        data = cast(schema.log.c.data, Text)
        query = select(schema.log.c.table_id).distinct().where(data.contains(f'"guest":"{guest_id}"', autoescape=True))
        found = [row.table_id for row in await self.rows(query, SEARCH_SECONDS)]
        packed = await self.rows(archive.naming, SEARCH_SECONDS, guest=f'"{guest_id}"')
        return [*{*found, *(row.table_id for row in packed)}]

    async def rewrite(self, table_id: str, entries: Sequence[tuple[int, Entry]], seats: list[SeatInfo]) -> None:
        """Replace entries of a log, given with their numbers, and the table's seats in the lists.

        Only for the erasure of a name (decision 0023).
        """
        packed = await self._archived(table_id)
        log, tables = schema.log, schema.tables
        statements: list[group_commit.Statement] = [update(tables).where(tables.c.id == table_id).values(seats=seats)]
        for seq, entry in entries:
            if seq <= len(packed):
                packed[seq - 1] = entry
            else:
                statements.append(update(log).where(log.c.table_id == table_id, log.c.seq == seq).values(data=entry))
        again = archive.pack_statements(table_id, packed) if packed else []
        await self.committer.write(*again, *statements)

    # The lists

    async def summarize(self, summary: TableSummary, seq: int) -> None:
        """Update the table in the lists; `summary` includes the log's entries up to number `seq`."""
        row = {name: getattr(summary, name) for name in CHANGING}
        await self.committer.write((SET_TABLE, {**row, "table": summary.id, "seq": seq, "known": seq}))

    async def summarized(self, table_id: str) -> int | None:
        """Return the number of the log entry up to which the lists include a table; None if there is no such table."""
        rows = await self.rows(select(schema.tables.c.seq).where(schema.tables.c.id == table_id))
        return rows[0].seq if rows else None

    async def behind(self, guest_id: str) -> list[str]:
        """Return the ids of the guest's tables that are out of date in the lists, except finished ones."""
        log, tables = schema.log, schema.tables
        later = exists().where(log.c.table_id == tables.c.id, log.c.seq > tables.c.seq)
        return [row.id for row in await self.rows(_unfinished(guest_id).where(later))]

    async def tables_of(self, guest_id: str, limit: int | None = 50, hidden: bool = False) -> list[TableSummary]:
        """Return the tables at which the guest has or had a seat, or that the guest made; the last changed first.

        `hidden`: return only those that the guest has hidden, instead of the others. Tables that still wait for people
        are left out a day after their last change.
        """
        tables, members = schema.tables, schema.members
        query = (
            select(tables, members.c.seat)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.guest_id == guest_id, members.c.hidden.is_(hidden))
            .where(or_(tables.c.phase != "waiting", tables.c.changed > time.time() - WAITING_SECONDS))
            .order_by(tables.c.changed.desc(), tables.c.id)
            .limit(limit)
        )
        return [msgspec.structs.replace(_summary(row), you=row.seat) for row in await self.rows(query)]

    async def unfinished_of(self, guest_id: str) -> list[str]:
        """Return the ids of all of the guest's tables that are not finished."""
        return [row.id for row in await self.rows(_unfinished(guest_id))]

    async def hide(self, guest_id: str, table_id: str, hidden: bool) -> None:
        """Hide a table from the guest's list, or show it again."""
        members = schema.members
        line = (members.c.guest_id == guest_id) & (members.c.table_id == table_id)
        await self.committer.write(update(members).where(line).values(hidden=hidden))

    async def never_begun(self, before: float, limit: int = 100) -> list[str]:
        """Return the ids of tables that wait for people and have not changed since `before` (Unix time)."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.phase == "waiting", tables.c.changed < before).limit(limit)
        return [row.id for row in await self.rows(query)]

    async def forget(self, table_id: str) -> None:
        """Delete a table, its log and its entry in everyone's list."""
        log, archives, members, tables = schema.log, schema.archives, schema.members, schema.tables
        await self.committer.write(
            *(delete(table).where(table.c.table_id == table_id) for table in (log, archives, members)),
            delete(tables).where(tables.c.id == table_id),
        )

    async def games_of(self, evening: str) -> list[TableSummary]:
        """Return the tables of an evening, in the order in which they were made."""
        tables = schema.tables
        query = select(tables).where(tables.c.evening == evening).order_by(tables.c.created)
        return [_summary(row) for row in await self.rows(query)]

    async def seats_of(self, evening: str) -> dict[str, list[tuple[str, int]]]:
        """Return, for each table of an evening by its id, the guests with their seats."""
        tables, members = schema.tables, schema.members
        query = (
            select(members.c.table_id, members.c.guest_id, members.c.seat)
            .join(tables, tables.c.id == members.c.table_id)
            .where(tables.c.evening == evening, members.c.seat.is_not(None))
        )
        found: dict[str, list[tuple[str, int]]] = {}
        for row in await self.rows(query):
            found.setdefault(row.table_id, []).append((row.guest_id, row.seat))
        return found

    async def due_tables(self, before: float, limit: int = 100) -> list[str]:
        """Return the ids of tables at which a clock runs out before `before` (Unix time), the earliest first."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.due < before).order_by(tables.c.due).limit(limit)
        return [row.id for row in await self.rows(query)]

    async def summaries(self, tables: Collection[str]) -> list[TableSummary]:
        if not tables:
            return []
        return [_summary(row) for row in await self.rows(select(schema.tables).where(schema.tables.c.id.in_(tables)))]

    async def open_tables(self, since: float, limit: int = OPEN_TABLES) -> list[TableSummary]:
        """Return the listed tables that wait for people and changed after `since` (Unix time), the latest first."""
        tables = schema.tables
        query = (
            select(tables)
            .where(tables.c.phase == "waiting", tables.c.listed, ~tables.c.hidden, tables.c.changed > since)
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
        return [_summary(row) for row in await self.rows(query)]

    async def hidden(self, table_ids: Collection[str]) -> list[str]:
        """Return the ids among `table_ids` of tables that the site's owners have hidden from the lists."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.id.in_(table_ids), tables.c.hidden)
        return [row.id for row in await self.rows(query)] if table_ids else []

    async def listed_by(self, guest_id: str, since: float) -> int:
        """Return how many of the guest's listed tables wait for people and changed after `since` (Unix time)."""
        tables, members = schema.tables, schema.members
        query = (
            select(func.count())
            .select_from(tables.join(members, members.c.table_id == tables.c.id))
            .where(members.c.guest_id == guest_id)
            .where(tables.c.phase == "waiting", tables.c.listed, tables.c.changed > since)
        )
        return int((await self.rows(query))[0][0])

    async def rows(self, query: Any, seconds: float = group_commit.ANSWER_SECONDS, **parameters: Any) -> Sequence[Any]:
        """Return the rows that a query finds with these parameters. Raises StorageError, also after `seconds`."""
        try:
            async with asyncio.timeout(seconds):
                return await self._database.read(query, parameters)
        except TimeoutError as error:
            raise group_commit.StorageError(group_commit.SILENT) from error
        except (SQLAlchemyError, OSError, msgspec.MsgspecError) as error:
            raise group_commit.StorageError(group_commit.cause(error)) from error


class Store:
    """The base class of stores: all reads and writes of one subject.

    Writes are durable when they return. All methods may raise StorageError.
    """

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.write = storage.committer.write


def _unfinished(guest_id: str) -> Select[tuple[str]]:
    """Return the query for the ids of the guest's tables that are not finished, according to the lists."""
    tables, members = schema.tables, schema.members
    found = select(tables.c.id).join(members, members.c.table_id == tables.c.id)
    return found.where(members.c.guest_id == guest_id, tables.c.phase != "finished")


def _summary(row: Any) -> TableSummary:
    summary = TableSummary(**{name: getattr(row, name) for name in _SUMMARIZED})
    summary.evening = summary.evening or summary.id
    return summary


def _member(table_id: str, member: Member) -> dict[str, Any]:
    return {"guest_id": member.guest, "table_id": table_id, "seat": member.seat, "hidden": False}

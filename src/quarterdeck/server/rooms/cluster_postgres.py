"""The processes that share one PostgreSQL: its tables hold their common data, and NOTIFY names the rows that change.

Triggers send the notices (`db.schema`), so every process gets one for every change. A process reads the changes on one
connection, in passes. Each pass reads all changes that were notified since the previous pass began.
"""

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Collection, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from asyncpg import InterfaceError, InternalClientError, PostgresError
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from quarterdeck.server.db import schema
from quarterdeck.server.db.executors import detach_connection
from quarterdeck.server.db.group_commit import ANSWER_SECONDS, StorageError, cause
from quarterdeck.server.db.storage import Storage
from quarterdeck.server.messages.log_entries import decode_entry
from quarterdeck.server.rooms.cluster import SITE, Cluster, LookAgain
from quarterdeck.server.rooms.registry import Rooms
from quarterdeck.server.rooms.room import Room
from quarterdeck.server.rooms.viewers.viewer import RemoteViewer, decode_presence, occupied_seats
from quarterdeck.server.support.cooperative import cancel

logger = logging.getLogger(__name__)

CHANNEL = "quarterdeck"
BEAT_SECONDS = 0.4
"""Seconds between two renewals of a process's row in the table `processes`."""
TICK_SECONDS = 0.01
DEAD_SECONDS = 1.2
"""Seconds without a renewal after which a process counts as dead, and others may claim its tables.

A process that was only paused does no harm when it resumes."""
BURY_SECONDS = 3.0
"""Seconds without a renewal after which the holder of SITE takes over those tables that no one has claimed."""
RETRY_SECONDS = 0.5
_LOST = (OSError, SQLAlchemyError, PostgresError, InterfaceError, InternalClientError)
"""Errors of a lost connection. asyncpg raises InternalClientError if it breaks between a query and its answer."""
PART = 500
"""The most entries of one table in one read."""

_NOW = "extract(epoch FROM clock_timestamp())"
_LIVES = f"EXISTS (SELECT FROM processes p WHERE p.id = {{}} AND p.beat > {_NOW} - {DEAD_SECONDS})"
_BEAT = f"""
    WITH mine AS (INSERT INTO processes VALUES ($1, {_NOW}) ON CONFLICT (id) DO UPDATE SET beat = excluded.beat)
    SELECT id, {_NOW} - beat AS age FROM processes WHERE id <> $1"""
_CLAIM = f"""
    INSERT INTO leases SELECT unnest($2::text[]), $1 ON CONFLICT (table_id) DO UPDATE SET process = excluded.process
    WHERE leases.process = $1 OR NOT {_LIVES.format("leases.process")} RETURNING table_id"""
_RELEASE = "DELETE FROM leases WHERE process = $1 AND table_id = ANY($2)"
_SHOW = """
    INSERT INTO presence SELECT table_id, $1, here FROM unnest($2::text[], $3::text[]) AS shown(table_id, here)
    ON CONFLICT (table_id, process) DO UPDATE SET here = excluded.here"""
_HIDE = "DELETE FROM presence WHERE process = $1 AND table_id = ANY($2)"
_MEET = f"""
    SELECT table_id, process, here FROM presence
    WHERE table_id = ANY($2) AND process <> $1 AND {_LIVES.format("process")}"""
_READ_ON = f"""
    SELECT known.id, news.seq, news.data FROM unnest($1::text[], $2::int[]) AS known(id, seq), LATERAL (
        SELECT seq, data FROM log WHERE table_id = known.id AND log.seq > known.seq ORDER BY log.seq LIMIT {PART}
    ) AS news ORDER BY known.id, news.seq"""
_LEAVE = (
    "DELETE FROM presence WHERE process = ANY($1)",
    "DELETE FROM processes WHERE id = ANY($1)",
    "DELETE FROM leases WHERE process = ANY($1) RETURNING table_id",
)


class PostgresCluster(Cluster):
    """This process's connection to the others that share its PostgreSQL."""

    is_alone = False

    def __init__(self, storage: Storage) -> None:
        """Prepare to use `storage`; `start` must be called inside the event loop."""
        self.is_first = False
        self._storage = storage
        self._me = storage.process
        self._rooms: Rooms
        self._look_again: LookAgain
        self._wants: dict[str, set[str]] = {kind: set() for kind in ("lease", "presence", "log")}
        """Tables to read in the next pass, by kind of change."""
        self._left: set[str] = set()
        self._shown: dict[str, str] = {}
        self._to_show: dict[str, str] = {}
        self._alive: set[str] = set()
        self._beaten = 0.0
        self._pause = BEAT_SECONDS
        """Seconds until the next beat."""
        self._woken = asyncio.Event()
        self._passes = asyncio.Condition()
        self._begun = self._done = 0
        """The numbers of the pass that began last and of the pass that ended last."""
        self._listens = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, rooms: Rooms, look_again: LookAgain) -> None:
        self._rooms, self._look_again = rooms, look_again
        self._spawn(self._run())
        await self._pass()

    async def close(self) -> None:
        await cancel(*self._tasks)
        with suppress(TimeoutError, *_LOST):
            async with asyncio.timeout(RETRY_SECONDS), self._connection() as connection:
                for statement in _LEAVE:
                    await connection.execute(statement, [self._me])

    async def register(self, table_id: str) -> None:
        for wanted in self._wants.values():
            wanted.add(table_id)
        if self._listens:
            await self._pass()

    def forget(self, table_id: str) -> None:
        self._shown.pop(table_id, None)
        self._to_show.pop(table_id, None)
        self._left.add(table_id)
        self._woken.set()

    def publish(self, table_id: str, here: str) -> None:
        if here != self._shown.get(table_id, ""):
            self._shown[table_id] = self._to_show[table_id] = here
            self._woken.set()

    async def without_leader(self, tables: Sequence[str]) -> list[str]:
        leases, processes = schema.leases, schema.processes
        query = (
            select(leases.c.table_id)
            .join(processes, processes.c.id == leases.c.process)
            .where(leases.c.table_id.in_(tables), processes.c.beat > _now() - DEAD_SECONDS)
        )
        led = {row.table_id for row in await self._storage.rows(query)}
        return [table for table in tables if table not in led]

    async def tables_with_people(self) -> list[str]:
        here, tables = schema.presence, schema.tables
        waiting = select(tables.c.id).where(tables.c.phase == "waiting", tables.c.listed)
        return [table for table, seats in (await self._seated(here.c.table_id.in_(waiting))).items() if seats]

    async def seats_elsewhere(self, tables: Collection[str]) -> dict[str, set[int]]:
        return await self._seated(schema.presence.c.table_id.in_(tables)) if tables else {}

    async def _seated(self, where: Any) -> dict[str, set[int]]:
        here, processes = schema.presence, schema.processes
        query = (
            select(here.c.table_id, here.c.here)
            .join(processes, processes.c.id == here.c.process)
            .where(where, here.c.process != self._me, processes.c.beat > _now() - DEAD_SECONDS)
        )
        found: dict[str, set[int]] = {}
        for row in await self._storage.rows(query):
            found.setdefault(row.table_id, set()).update(occupied_seats(decode_presence(row.here)))
        return found

    # Listening

    async def _run(self) -> None:
        while True:
            try:
                async with self._connection() as connection:
                    connection.add_termination_listener(lambda _: self._woken.set())
                    await connection.add_listener(CHANNEL, self._receive_notice)
                    await self._serve(connection)
            except (TimeoutError, *_LOST) as error:
                logger.error("other processes are not heard: %s", cause(error))
            except Exception:
                logger.exception("what other processes told is not understood")
            self._listens = False
            await asyncio.sleep(RETRY_SECONDS)

    @asynccontextmanager
    async def _connection(self) -> AsyncGenerator[Any, None]:
        """Take a connection out of the pool, and yield asyncpg's part of it.

        Its commits do not wait for the disk, because no process needs these rows after a crash.
        """
        async with asyncio.timeout(ANSWER_SECONDS):
            kept, connection = await detach_connection(self._storage.engine)
        try:
            await connection.execute("SET synchronous_commit = off")
            yield connection
        finally:
            connection.terminate()
            with suppress(*_LOST):
                await kept.close()

    def _receive_notice(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        """Note that another process has made a change, which the next pass or a separate task then reads."""
        kind, about, who = payload.split(" ", 2)
        if who == self._me:
            return
        if kind == "guest":
            self._spawn(self._quietly(self._look_again({about})))
        elif about == SITE or self._rooms.loaded_room(about) is not None:
            if kind == "rewritten":
                self._spawn(self._quietly(self._rooms.reread(about)))
            else:
                self._wants[kind].add(about)
                self._woken.set()

    async def _serve(self, connection: Any) -> None:
        """Renew this process's row in `processes` and make passes, until the connection is lost."""
        self._beaten = 0.0  # no notices arrived for changes made while this process had no connection
        loop = asyncio.get_running_loop()
        self._spawn(self._quietly(self._look_again(None)))
        while True:
            self._woken.clear()
            async with asyncio.timeout(ANSWER_SECONDS):
                wait = self._beaten + self._pause - time.monotonic()
                if wait <= 0:
                    await self._beat(connection)
                    wait = self._pause
                await self._make_pass(connection)
            self._listens = True
            if not self._woken.is_set():
                timer = loop.call_later(wait, self._woken.set)
                await self._woken.wait()
                timer.cancel()

    async def _pass(self) -> None:
        """Wait for the end of a pass that begins after this call."""
        wanted = self._begun + 1
        self._woken.set()
        with suppress(TimeoutError):  # the next connection reads everything
            async with asyncio.timeout(DEAD_SECONDS), self._passes:
                await self._passes.wait_for(lambda: self._done >= wanted)

    # One pass

    async def _beat(self, connection: Any) -> None:
        """Renew this process's row in `processes`, and find out which other processes are alive."""
        now = time.monotonic()
        late = now - self._beaten > DEAD_SECONDS
        ages = {row["id"]: row["age"] for row in await connection.fetch(_BEAT, self._me)}
        self._beaten = now
        alive = {process for process, age in ages.items() if age < DEAD_SECONDS}
        if late or self._alive - alive:
            # This process may have counted as dead and lost its tables, or another one is dead and its tables are free.
            self._look_everywhere(late)
        self._alive = alive
        # Check a silent process as soon as it would count as dead, since people may wait at the tables that it has led.
        self._pause = min([BEAT_SECONDS, *(DEAD_SECONDS + TICK_SECONDS - ages[process] for process in alive)])
        dead = [process for process, age in ages.items() if age > BURY_SECONDS]
        if self.is_first and dead and not late:
            left = [await connection.fetch(statement, dead) for statement in _LEAVE][-1]
            self._wants["lease"].update(room.id for room in self._rooms.loaded())
            self._spawn(self._quietly(self._rooms.take_over([row["table_id"] for row in left])))

    def _look_everywhere(self, late: bool) -> None:
        rooms = self._rooms.loaded()
        for wanted in self._wants.values():
            wanted.update(room.id for room in rooms)
        self._wants["lease"].add(SITE)
        if late:
            self._to_show.update(self._shown)

    async def _make_pass(self, connection: Any) -> None:
        """Write the changes of this process, and read those of the others."""
        self._begun += 1
        await self._publish_pending(connection)
        if self._wants["lease"]:
            asked = sorted(self._taken("lease"))
            mine = {row["table_id"] for row in await connection.fetch(_CLAIM, self._me, asked)}
            self.is_first = SITE in mine if SITE in asked else self.is_first
            for room in self._open(asked):
                room.set_leading(room.id in mine)
        if self._wants["presence"]:
            asked = sorted(self._taken("presence"))
            found: dict[str, dict[str, Sequence[RemoteViewer]]] = {}
            for row in await connection.fetch(_MEET, self._me, asked):
                found.setdefault(row["table_id"], {})[row["process"]] = decode_presence(row["here"])
            for room in self._open(asked):
                room.receive_presence(found.get(room.id, {}))
        if self._wants["log"]:
            await self._read_on(connection, self._open(self._taken("log")))
        async with self._passes:
            self._done = self._begun
            self._passes.notify_all()

    async def _publish_pending(self, connection: Any) -> None:
        gone = [table for table in self._left if self._rooms.loaded_room(table) is None]
        self._left.clear()
        if gone:
            await connection.execute(_RELEASE, self._me, gone)
        told, self._to_show = self._to_show, {}
        here = {table: text for table, text in told.items() if text}
        if here:
            await connection.execute(_SHOW, self._me, [*here], [*here.values()])
        if nobody := [*gone, *(told.keys() - here.keys())]:
            await connection.execute(_HIDE, self._me, nobody)

    async def _read_on(self, connection: Any, rooms: Collection[Room]) -> None:
        """Read the new entries of the rooms' logs, and pass them to the rooms."""
        known = {room.id: room.state.seq for room in rooms}
        by_id = {room.id: room for room in rooms}
        while known:
            rows = await connection.fetch(_READ_ON, [*known], [*known.values()])
            parts: dict[str, list[Any]] = {}
            for row in rows:
                parts.setdefault(row["id"], []).append(row)
            known = {}
            for table, part in parts.items():
                self._pass_on(by_id[table], part)
                if len(part) == PART:
                    known[table] = part[-1]["seq"]

    @staticmethod
    def _pass_on(room: Room, part: Sequence[Any]) -> None:
        """Pass the new rows of a room's log to the room."""
        try:
            entries = [decode_entry(row["data"]) for row in part]
        except msgspec.MsgspecError:
            logger.error("table %s: its log holds what this program does not know", room.id)
            return
        if entries:
            room.receive_entries(part[0]["seq"], entries)

    def _taken(self, kind: str) -> set[str]:
        wanted, self._wants[kind] = self._wants[kind], set()
        return wanted

    def _open(self, tables: Iterable[str]) -> list[Room]:
        return [room for table in tables if (room := self._rooms.loaded_room(table)) is not None]

    # Background tasks

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _quietly(self, work: Any) -> None:
        try:
            await work
        except StorageError as error:
            logger.error("what other processes have changed is not known: %s", error)


def _now() -> Any:
    return func.extract("epoch", func.clock_timestamp())

"""The executors of queries: a pool of connections for PostgreSQL, a reading and a writing thread for an SQLite file."""

import asyncio
import sqlite3
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext, suppress
from functools import cache, partial
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quarterdeck.server.db import schema
from quarterdeck.server.messages.log_entries import encode_entry

T = TypeVar("T")
Row = dict[str, Any]
Groups = Mapping[Executable, Sequence[Row]]
"""Statements of one transaction, in order, each with the rows that are its parameters."""
ADD_ENTRY = insert(schema.log)
"""Adds an entry to a log. If a transaction has no other statement, this frequent one bypasses SQLAlchemy."""
MOST_ROWS = 500
"""The most entries in one statement; the text of the statement is cached for each number of entries."""
_ADD_ENTRIES = "INSERT INTO log (table_id, seq, data) SELECT * FROM unnest($1::text[], $2::int[], $3::json[])"
Job = tuple[Callable[[Connection], Any], asyncio.Future[Any], bool]


def driver_errors() -> tuple[type[Exception], ...]:
    """Return the base classes of the errors of asyncpg, the driver for PostgreSQL, which only an extra installs.

    The tuple is empty until SQLAlchemy imports the driver, because its errors cannot occur before that.
    """
    asyncpg = sys.modules.get("asyncpg")
    return (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) if asyncpg else ()


def is_out_of_step(error: BaseException) -> bool:
    """Return whether the connection broke between a query and its answer."""
    asyncpg = sys.modules.get("asyncpg")
    return asyncpg is not None and isinstance(error, asyncpg.InternalClientError)


def is_conflict(error: Exception) -> bool:
    """Return whether a database rejected a row because of a constraint, such as a key that exists already."""
    refused = isinstance(error, IntegrityError | sqlite3.IntegrityError)
    return refused or str(getattr(error, "sqlstate", "")).startswith("23")


async def detach_connection(engine: AsyncEngine) -> tuple[AsyncConnection, Any]:
    """Take a PostgreSQL connection out of the pool; return SQLAlchemy's connection, and asyncpg's inside it."""
    kept = await engine.connect()
    driver: Any = (await kept.get_raw_connection()).driver_connection
    await kept.run_sync(lambda pooled: pooled.detach())
    return kept, driver


class PostgresDatabase:
    """A PostgreSQL database, used through the connections of an engine.

    Most writes only add entries to logs. These go through a separate connection, in one statement.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._own: tuple[AsyncConnection, Any] | None = None

    def write(self, groups: Groups) -> asyncio.Future[None]:
        """Run all statements in one transaction, which begins at once."""
        return asyncio.create_task(self._write(groups))

    async def _write(self, groups: Groups) -> None:
        if groups.keys() == {ADD_ENTRY}:
            await self._write_log(_log_rows(groups[ADD_ENTRY]))
            return
        async with self._engine.begin() as connection:
            for statement, rows in groups.items():
                await connection.execute(statement, rows)

    async def read(self, query: Any, parameters: Row) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query, parameters)).all()

    async def stop(self) -> None:
        """Close the separate connection; the owner of the engine closes the pool."""
        if self._own is not None:
            kept, driver = self._own
            self._own = None
            driver.terminate()
            with suppress(Exception):
                await kept.close()

    async def _write_log(self, rows: Sequence[tuple[str, int, str]]) -> None:
        self._own = self._own or await detach_connection(self._engine)
        driver = self._own[1]
        try:
            await driver.execute(_ADD_ENTRIES, *(list(column) for column in zip(*rows, strict=True)))
        except BaseException as error:
            if isinstance(error, Exception) and is_conflict(error):
                raise  # the connection is still good
            lost = driver.is_closed()
            await self.stop()
            if lost:
                raise ConnectionError(str(error)) from error
            raise


class SqliteDatabase:
    """An SQLite file with two connections, one for writing and one for reading, each in its own thread."""

    def __init__(self, writes: Engine, reads: Engine) -> None:
        """Start the two threads. Must be called inside the event loop.

        `writes` and `reads`: the engines for the two connections, which nothing else may use. With `writes`, a
        statement outside a transaction commits by itself.
        """
        self._writer, self._reader = DatabaseThread(writes, "writes"), DatabaseThread(reads, "reads")

    def write(self, groups: Groups) -> asyncio.Future[None]:
        if groups.keys() == {ADD_ENTRY} and len(groups[ADD_ENTRY]) <= MOST_ROWS:
            return self._writer.ask(partial(_write_log, groups[ADD_ENTRY]), alone=True)
        return self._writer.ask(partial(_write, groups))

    async def read(self, query: Any, parameters: Row) -> Sequence[Any]:
        return await self._reader.ask(lambda connection: connection.execute(query, parameters).all())

    async def stop(self) -> None:
        await self._reader.stop()
        await self._writer.stop()


Database = PostgresDatabase | SqliteDatabase
"""A database for reading and writing. `read` and `write` raise the driver's errors."""


def _write(groups: Groups, connection: Connection) -> None:
    for statement, rows in groups.items():
        if statement is ADD_ENTRY:
            connection.exec_driver_sql(_adding(1), _log_rows(rows))
        else:
            connection.execute(statement, rows)


def _write_log(rows: Sequence[Row], connection: Connection) -> None:
    """Add entries in one statement, which is a transaction by itself. Python releases its lock (GIL) meanwhile."""
    values = [value for row in _log_rows(rows) for value in row]
    driver: Any = connection.connection.driver_connection
    driver.execute(_adding(len(rows)), values)


@cache
def _adding(rows: int) -> str:
    return f"INSERT INTO log (table_id, seq, data) VALUES {', '.join(['(?, ?, ?)'] * rows)}"


def _log_rows(rows: Sequence[Row]) -> list[tuple[str, int, str]]:
    """Return the rows of new log entries in the form in which they are stored."""
    return [(row["table_id"], row["seq"], encode_entry(row["data"])) for row in rows]


class DatabaseThread:
    """A thread that runs one transaction after the other.

    This is faster than `aiosqlite`, which changes threads at each statement and at the end of each transaction. The
    thread is a daemon, so a file system that does not answer cannot keep the program from ending.
    """

    def __init__(self, engine: Engine, name: str) -> None:
        """Start the thread. Must be called inside the event loop.

        `engine` makes the connection. Nothing else may use it.
        """
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._ended = self._loop.create_future()
        threading.Thread(target=self._run, name=name, daemon=True).start()

    def ask(self, work: Callable[[Connection], T], alone: bool = False) -> asyncio.Future[T]:
        """Queue `work`, which runs in a separate transaction. The future gets its result or its error.

        If the future is cancelled before the work begins, the work is not done. `alone`: the work is a single
        statement, which needs no explicit transaction.
        """
        done = self._loop.create_future()
        self._jobs.put((work, done, alone))
        return done

    async def stop(self) -> None:
        """Disconnect after all work that was submitted before."""
        self._jobs.put(None)
        await asyncio.shield(self._ended)

    def _run(self) -> None:
        connection: Connection | None = None
        while (job := self._jobs.get()) is not None:
            work, done, alone = job
            if done.cancelled():
                continue
            try:
                if connection is None:
                    connection = self._engine.connect()
                with nullcontext() if alone else connection.begin():
                    found = work(connection)
            except Exception as error:
                if connection is not None:
                    with suppress(Exception):
                        connection.close()
                    connection = None
                self._tell(_fail, done, error)
            else:
                self._tell(_give, done, found)
        if connection is not None:
            with suppress(Exception):
                connection.close()
        self._tell(_give, self._ended, None)

    def _tell(self, how: Callable[..., None], done: asyncio.Future[Any], what: Any) -> None:
        with suppress(RuntimeError):  # the loop is closed: no one waits any more
            self._loop.call_soon_threadsafe(how, done, what)


def _give(done: asyncio.Future[Any], found: Any) -> None:
    if not done.done():
        done.set_result(found)


def _fail(done: asyncio.Future[Any], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)

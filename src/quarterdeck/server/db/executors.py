"""The executors of queries: PostgreSQL has a pool, an SQLite file a thread of its own for whole transactions."""

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
"""Statements, each with its rows."""
ADD_ENTRY = insert(schema.log)
"""Adds an entry to a log. It is so frequent that it bypasses SQLAlchemy."""
MOST_ROWS = 500
"""The most entries in one statement; the text of the statement is cached for each number of entries."""
_ADD_ENTRIES = "INSERT INTO log (table_id, seq, data) SELECT * FROM unnest($1::text[], $2::int[], $3::json[])"
Job = tuple[Callable[[Connection], Any], asyncio.Future[Any], bool]


def driver_errors() -> tuple[type[Exception], ...]:
    """Return the base classes of the errors of asyncpg, PostgreSQL's driver, which an extra installs.

    Before SQLAlchemy has imported the driver, nothing can raise its errors.
    """
    asyncpg = sys.modules.get("asyncpg")
    return (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) if asyncpg else ()


def is_out_of_step(error: BaseException) -> bool:
    """Return whether the connection broke between a query and its answer."""
    asyncpg = sys.modules.get("asyncpg")
    return asyncpg is not None and isinstance(error, asyncpg.InternalClientError)


def is_conflict(error: Exception) -> bool:
    """Return whether a database rejected a row because its key exists, or for another constraint."""
    refused = isinstance(error, IntegrityError | sqlite3.IntegrityError)
    return refused or str(getattr(error, "sqlstate", "")).startswith("23")


async def detach_connection(engine: AsyncEngine) -> tuple[AsyncConnection, Any]:
    """Return a PostgreSQL connection taken out of the pool, and asyncpg's connection in it."""
    kept = await engine.connect()
    driver: Any = (await kept.get_raw_connection()).driver_connection
    await kept.run_sync(lambda pooled: pooled.detach())
    return kept, driver


class PostgresDatabase:
    """A PostgreSQL database, used through the connections of an engine.

    Most writes are entries of logs alone. These go through a connection of their own, in one statement.
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
        """Close the own connection; the engine's owner closes the pool."""
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
    """An SQLite file with two connections, one of which writes."""

    def __init__(self, writes: Engine, reads: Engine) -> None:
        """Start the two threads. Must be called inside the event loop.

        `writes` and `reads`: engines for writing (each statement commits by itself) and for reading. Nothing else uses
        them.
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
"""A database for reading and writing. Both methods raise the driver's errors."""


def _write(groups: Groups, connection: Connection) -> None:
    for statement, rows in groups.items():
        if statement is ADD_ENTRY:
            connection.exec_driver_sql(_adding(1), _log_rows(rows))
        else:
            connection.execute(statement, rows)


def _write_log(rows: Sequence[Row], connection: Connection) -> None:
    """Add entries in one statement, which is its own transaction. It runs without the interpreter's lock."""
    values = [value for row in _log_rows(rows) for value in row]
    driver: Any = connection.connection.driver_connection
    driver.execute(_adding(len(rows)), values)


@cache
def _adding(rows: int) -> str:
    return f"INSERT INTO log (table_id, seq, data) VALUES {', '.join(['(?, ?, ?)'] * rows)}"


def _log_rows(rows: Sequence[Row]) -> list[tuple[str, int, str]]:
    """Return entries of logs as they are stored."""
    return [(row["table_id"], row["seq"], encode_entry(row["data"])) for row in rows]


class DatabaseThread:
    """A thread that runs one transaction after the other.

    `aiosqlite` changes threads for each statement and for each end of a transaction. The thread ends with the program,
    if necessary without work that the file system never finished.
    """

    def __init__(self, engine: Engine, name: str) -> None:
        """Start the thread. Must be called inside the event loop.

        `engine`: makes the connection; nothing else uses it.
        """
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._ended = self._loop.create_future()
        threading.Thread(target=self._run, name=name, daemon=True).start()

    def ask(self, work: Callable[[Connection], T], alone: bool = False) -> asyncio.Future[T]:
        """Run `work` in a transaction of its own, in its turn. The future gets its result or its error.

        If the future is cancelled before the work begins, the work is not done. `alone`: it is a single statement.
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

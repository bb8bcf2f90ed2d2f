"""How a database is asked: PostgreSQL by a pool, an SQLite file by a thread of its own that does whole transactions."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Row = dict[str, Any]
Groups = Mapping[Executable, Sequence[Row]]
"""Statements, each with the rows that it is done with."""
Job = tuple[Callable[[Connection], Any], asyncio.Future[Any]]


class Database(Protocol):
    """What is asked. Both raise what the database's driver raises."""

    async def write(self, groups: Groups) -> None:
        """Do all of it in one transaction."""

    async def read(self, query: Any, parameters: Row) -> Sequence[Any]:
        """What a query finds with these parameters."""

    async def stop(self) -> None:
        """Disconnect."""


class Pooled:
    """A database by the connections of an engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        """`engine`: whose."""
        self._engine = engine

    async def write(self, groups: Groups) -> None:
        """Do all of it in one transaction."""
        async with self._engine.begin() as connection:
            for statement, rows in groups.items():
                await connection.execute(statement, rows)

    async def read(self, query: Any, parameters: Row) -> Sequence[Any]:
        """What a query finds with these parameters."""
        async with self._engine.connect() as connection:
            return (await connection.execute(query, parameters)).all()

    async def stop(self) -> None:
        """Whose engine it is ends it."""


class Threads:
    """An SQLite file by two connections, of which one writes."""

    def __init__(self, engine: Engine) -> None:
        """Must be called inside the event loop. `engine`: how to connect; nobody else needs to use it."""
        self._writer, self._reader = DatabaseThread(engine, "writes"), DatabaseThread(engine, "reads")

    async def write(self, groups: Groups) -> None:
        """Do all of it in one transaction."""
        await self._writer.ask(partial(_write, groups))

    async def read(self, query: Any, parameters: Row) -> Sequence[Any]:
        """What a query finds with these parameters."""
        return await self._reader.ask(lambda connection: connection.execute(query, parameters).all())

    async def stop(self) -> None:
        """Disconnect when everything is done that was asked before."""
        await self._reader.stop()
        await self._writer.stop()


def _write(groups: Groups, connection: Connection) -> None:
    for statement, rows in groups.items():
        connection.execute(statement, rows)


class DatabaseThread:
    """Does one transaction after the other. (`aiosqlite` goes there and back for each statement and each end of one.)

    The thread ends with the program, if need be without having done what the file system never answered to.
    """

    def __init__(self, engine: Engine, name: str) -> None:
        """Must be called inside the event loop. `engine`: how to connect; nobody else needs to use it."""
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._ended = self._loop.create_future()
        threading.Thread(target=self._run, name=name, daemon=True).start()

    def ask(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Have `work` done in a transaction of its own, in its turn; what it returns, or raises.

        Where the future is cancelled before the work begins, it is not done.
        """
        done = self._loop.create_future()
        self._jobs.put((work, done))
        return done

    async def stop(self) -> None:
        """Disconnect when everything is done that was asked before."""
        self._jobs.put(None)
        await asyncio.shield(self._ended)

    def _run(self) -> None:
        connection: Connection | None = None
        while (job := self._jobs.get()) is not None:
            work, done = job
            if done.cancelled():
                continue
            try:
                if connection is None:
                    connection = self._engine.connect()
                with connection.begin():
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
        with suppress(RuntimeError):  # the loop is closed: nobody listens any more
            self._loop.call_soon_threadsafe(how, done, what)


def _give(done: asyncio.Future[Any], found: Any) -> None:
    if not done.done():
        done.set_result(found)


def _fail(done: asyncio.Future[Any], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)

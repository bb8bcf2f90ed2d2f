"""The single writer of a database. Writes that arrive during a transaction share the next one."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Executable

from quarterdeck.server.db.executors import Database, Row, is_conflict, is_out_of_step
from quarterdeck.server.support import metrics
from quarterdeck.server.support.cooperative import cancel

logger = logging.getLogger(__name__)

Statement = Executable | tuple[Executable, Row]
"""A statement, with or without a row of parameters. The driver gets all rows of the same statement in one call."""

BATCH = 256
"""The most writes in one transaction."""
ANSWER_SECONDS = 8.0
"""Seconds for one query, including the time to connect, after which the database counts as not answering."""
SILENT = "the database does not answer"
LOCKED = "database is locked"
"""A part of SQLite's message while another program locks the file."""
UNREACHABLE = ("08", "57P", "25P03")
"""The prefixes of PostgreSQL's codes for a lost connection, a server that stops or starts, and a transaction
ended because it was idle."""


class StorageError(Exception):
    """A read or a write failed. Unless a subclass says otherwise, nothing was stored."""


class ConflictError(StorageError):
    """A write was rejected because a row with its key exists."""


class AbsentError(StorageError):
    """The database does not answer or cannot be reached; it may be back soon.

    The write may or may not have been stored.
    """


def storage_error(error: BaseException) -> StorageError:
    """Return the error that each writer in a failed transaction gets."""
    if isinstance(error, TimeoutError):
        return AbsentError(SILENT)
    code = getattr(getattr(error, "orig", error), "sqlstate", None) or ""
    lost = (
        isinstance(error, OSError)
        or is_out_of_step(error)
        or getattr(error, "connection_invalidated", False)
        or code.startswith(UNREACHABLE)
    )
    return (AbsentError if lost or LOCKED in cause(error) else StorageError)(cause(error))


def cause(error: BaseException) -> str:
    """Return the first line of a database's error message. The other lines may quote data that was being written."""
    told = str(getattr(error, "orig", None) or error).strip()
    return told.splitlines()[0] if told else type(error).__name__


WriteCallback = Callable[[StorageError | None], None]
"""Called with None when a write is stored, or with the error when it has failed."""


@dataclass(slots=True)
class Write:
    """Statements with their rows, stored together or not at all; `told` is then called with the outcome."""

    statements: Sequence[Statement]
    told: WriteCallback


class GroupCommitter:
    """A queue of writes, committed in order and in groups; `write` returns when its group is durable."""

    def __init__(self, database: Database) -> None:
        """Prepare to write to `database`; `start` must be called inside the event loop."""
        self._database = database
        self._queue: asyncio.Queue[Write] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._deadline: float | None = None
        self.refused = False
        """True if the last transaction failed for a reason other than its data. The next will probably fail, too."""
        self.transactions = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="group committer")

    def last_call(self, seconds: float) -> None:
        """Set the number of seconds from now after which waiting writes fail, because the server stops."""
        if self._deadline is None:
            self._deadline = asyncio.get_running_loop().time() + seconds

    async def stop(self) -> None:
        """Finish the queued writes if there is time, then stop."""
        if self._task is None:
            return
        await self._queue.join()
        await cancel(self._task)
        self._task = None

    async def write(self, *statements: Statement) -> None:
        """Store the statements in one transaction. Raises StorageError, ConflictError."""
        done = asyncio.get_running_loop().create_future()

        def told(error: StorageError | None) -> None:
            if done.done():
                return
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

        self.submit(statements, told)
        await done

    def submit(self, statements: Sequence[Statement], told: WriteCallback) -> None:
        """Queue statements as `write` does, but do not wait; `told` gets the outcome. Raises StorageError if closed."""
        if self._task is None:
            raise StorageError("the storage is closed")
        self._queue.put_nowait(Write(statements, told))

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            if await self._store(batch):
                self._tell(batch, None)

    async def _store(self, batch: list[Write]) -> bool:
        """Store a group, and return True if all of it was stored at once.

        Otherwise every writer has been called back. After a conflict, all writes that caused none have been stored.
        """
        try:
            await self._end(self._begin(batch))
        except Exception as error:
            if is_conflict(error):
                await self._store_each(batch, error)
                return False
            failed = storage_error(error)
            self.refused = True
            logger.error("a transaction of %d writes failed: %s", len(batch), failed)
            self._tell(batch, failed)
            return False
        self.refused = False
        self.transactions += 1
        return True

    async def _store_each(self, batch: list[Write], error: Exception) -> None:
        """Store the writes of a group one by one after a conflict, so that only the faulty one fails."""
        if len(batch) == 1:
            self._tell(batch, ConflictError(cause(error)))
            return
        for write in batch:
            if await self._store([write]):
                self._tell([write], None)

    def _begin(self, batch: list[Write]) -> asyncio.Future[None]:
        groups: dict[Executable, list[Row]] = {}
        for write in batch:
            for statement in write.statements:
                executable, row = statement if isinstance(statement, tuple) else (statement, {})
                groups.setdefault(executable, []).append(row)
        return self._database.write(groups)

    async def _end(self, storing: asyncio.Future[None]) -> None:
        now = asyncio.get_running_loop().time()
        last = now + ANSWER_SECONDS
        until = last if self._deadline is None else min(last, self._deadline)
        with metrics.STORING.time():
            async with asyncio.timeout_at(until):
                await storing

    def _tell(self, batch: list[Write], error: StorageError | None) -> None:
        for write in batch:
            try:
                write.told(error)
            except Exception:
                logger.exception("what follows a write could not be done")
            self._queue.task_done()

"""The one writer: whatever waits while a transaction runs goes into the next one together."""

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
"""A statement, with or without a row. Those that come often have one: all its rows are then one call of the driver."""

BATCH = 256
"""The most writes in one transaction."""
ANSWER_SECONDS = 8.0
"""How long a database may take for one question, connecting and all, before it counts as one that does not answer."""
SILENT = "the database does not answer"
LOCKED = "database is locked"
"""What SQLite says where another program keeps the file."""
UNREACHABLE = ("08", "57P", "25P03")
"""How PostgreSQL's codes begin where a connection is lost, where it is being stopped or started, and where it has ended
a transaction as nothing came for too long."""


class StorageError(Exception):
    """A write was not stored; nothing of it was."""


class ConflictError(StorageError):
    """A write was not stored because a row of its key is there already."""


class AbsentError(StorageError):
    """The database does not answer, or cannot be reached; it may be back soon.

    It is not known whether the write was stored.
    """


def storage_error(error: BaseException) -> StorageError:
    """Return the error that a failed transaction means for its writers."""
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
    """Return a database's message in one line. The other lines may quote what was to be written."""
    told = str(getattr(error, "orig", None) or error).strip()
    return told.splitlines()[0] if told else type(error).__name__


WriteCallback = Callable[[StorageError | None], None]
"""Called when a write is stored, or why it is not."""


@dataclass(slots=True)
class Write:
    """Statements with their rows, stored together or not at all."""

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
        """The last transaction failed, and not for what it wanted to write: nothing is stored at the moment."""
        self.transactions = 0
        self.writes = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="group committer")

    def last_call(self, seconds: float) -> None:
        """Set the time, in seconds from now, after which waiting writes are given up because the server stops."""
        if self._deadline is None:
            self._deadline = asyncio.get_running_loop().time() + seconds

    async def stop(self) -> None:
        """Finish what is queued as far as there is time for it, then end."""
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
        """Queue statements as `write` does, but do not wait: `told` is called at the end. Raises StorageError."""
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
        """Return whether a group was stored. If not, its writers get the error, and writes without fault are stored."""
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
        self.writes += len(batch)
        return True

    async def _store_each(self, batch: list[Write], error: Exception) -> None:
        """One of them is at fault: the others must not suffer."""
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

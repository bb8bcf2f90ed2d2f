"""A room's access to its table's log: reads, writes, and updates of the table in the lists."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress

from quarterdeck.server.db.group_commit import ConflictError, Statement, StorageError
from quarterdeck.server.db.storage import Storage
from quarterdeck.server.messages.log_entries import Arranged, Chosen, Created, Decided, Ended, Entry, unknown
from quarterdeck.server.messages.server_messages import Refused, Waiting
from quarterdeck.server.rooms.viewers.live_table import LiveTable, of_company
from quarterdeck.server.rooms.viewers.viewer import Viewer
from quarterdeck.server.rooms.write_retry import WriteRetry
from quarterdeck.server.support import metrics
from quarterdeck.server.support.cooperative import in_turns
from quarterdeck.server.tables.seating import Seating
from quarterdeck.server.tables.size_limits import is_full, reason_to_end
from quarterdeck.server.tables.state import TableState
from quarterdeck.server.tables.views import encode

logger = logging.getLogger(__name__)

Done = Callable[[Exception | None], None]
"""Called at the end of an operation with its error, or None."""


REST_SECONDS = 1.0
"""Seconds for which bots pause after a failed write."""
TOO_LONG = Refused("too_long", "This table's log is as long as it may become.")
NOT_STORED = Refused("unavailable", "That could not be stored. Please try again.")


def date(entries: Sequence[Entry]) -> None:
    """Set the time of every entry that has none to the current time."""
    for entry in entries:
        if not isinstance(entry, Created) and not entry.at:
            entry.at = time.time()


class TableLog:
    """The log of one table. New entries are *persisted, then applied, then sent*."""

    def __init__(self, live: LiveTable, storage: Storage) -> None:
        self._live = live
        self._storage = storage
        self._write_retry = WriteRetry(live.limits.database_seconds, self._tell_that_it_waits)
        self._noted: int | None = 0
        """The number of the last log entry that the lists include. Decisions alone are included only at the close."""
        self._errands: set[asyncio.Task[None]] = set()

    @property
    def waits(self) -> bool:
        """True while people at the table see the notice that the database does not answer."""
        return self._write_retry.waits

    async def open(self) -> bool:
        """Replay the log and bring the lists up to date; return False as `load` does. Raises StorageError."""
        if not await self.load():
            return False
        self._noted = await self._storage.summarized(self._live.id)
        self._note_what_is_new()
        return True

    async def close(self) -> None:
        """Write the changes that the lists still lack, and wait for all writes."""
        self._note_what_is_new()
        await asyncio.gather(*self._errands, return_exceptions=True)

    def stop(self) -> None:
        """Stop sending people notices that the table waits for the database."""
        self._write_retry.stop()

    def is_full(self, entries: Sequence[Entry]) -> bool:
        return any(is_full(self._live.state, entry, self._live.limits) for entry in entries)

    async def append(self, *entries: Entry, viewer: Viewer | None = None, beside: Sequence[Statement] = ()) -> bool:
        """Persist entries that have passed the checks, apply them and send everyone the changes.

        The entries are stored together with the statements `beside`; if nothing could be stored, return False. Raises
        ConflictError if another process has stored entries meanwhile. These are then applied, and the command has to
        begin again.
        """
        if self.is_full(entries):
            if viewer is not None:
                viewer.refuse(TOO_LONG)
            return False
        date(entries)
        try:
            waited = await self._write_retry.store(lambda: self._store(entries, beside))
        except StorageError as error:
            if isinstance(error, ConflictError) and await self.overtaken():
                raise
            kinds = ", ".join(type(entry).__name__ for entry in entries)
            logger.error("table %s: %s not stored: %s", self._live.id, kinds, error)
            await self._start_over(viewer)
            return False
        self._take_in_own(entries)
        await self._end_overdue()
        if waited:
            await self._charge_nobody(waited)
        return True

    def _take_in_own(self, entries: Sequence[Entry]) -> None:
        """Apply entries that were just stored, count them in the metrics and update the lists."""
        self._live.take_in(entries)
        count_decisions(self._live.seating, entries)
        if self._live.seating.finished or self._live.state.timing is not None or of_company(entries):
            self._note_in_lists()

    async def _end_overdue(self) -> None:
        """End a game that has become too long, or whose log the rules no longer allow."""
        if why := reason_to_end(self._live.state, self._live.limits):
            with suppress(ConflictError):  # another process has ended it
                await self.append(Ended(why, 0))

    async def _charge_nobody(self, seconds: float) -> None:
        """Stop the clock in retrospect for the seconds in which no one could decide, as the database did not answer."""
        timing = self._live.state.timing
        if timing is not None and not timing.paused and self._live.seating.phase == "playing":
            now = time.time()
            with suppress(ConflictError):  # another process added an entry: leave the clock as it is
                await self.append(Arranged(paused=True, at=now - seconds), Arranged(paused=False, at=now))

    async def _store(self, entries: Sequence[Entry], beside: Sequence[Statement]) -> None:
        """Store entries. Raises ConflictError, StorageError."""
        try:
            await self._storage.append(self._live.id, self._live.state.seq + 1, entries, beside)
        except ConflictError:
            # At an earlier attempt, the database may have stored these entries without sending an answer.
            if (await self._storage.read(self._live.id, self._live.state.seq))[: len(entries)] != list(entries):
                raise

    def _tell_that_it_waits(self, waits: bool) -> None:
        """Send people the notice that nothing can be stored now, or that storing works again. Bots get no notice."""
        for viewer in self._live.viewers:
            if viewer.owner is None:
                viewer.outbox.put(encode(Waiting(waits)))

    def append_inline(self, entries: Sequence[Entry], retry: Callable[[], Awaitable[None]], on_done: Done) -> None:
        """Append entries as `append` does, but return at once. The calling command must have the turn.

        `on_done` is called at the end. If the entries cannot be stored, `retry` is called to repeat the whole command
        in the same turn.
        """
        date(entries)
        self._write_retry.begin()

        def finish(error: StorageError | None) -> None:
            if error is None and not self._live.mailbox.closed:
                self._finish_inline(entries, self._write_retry.end(), on_done)
            else:
                task = asyncio.create_task(self._retry(retry, on_done))
                self._errands.add(task)
                task.add_done_callback(self._errands.discard)

        try:
            self._storage.append_soon(self._live.id, self._live.state.seq + 1, entries, finish)
        except StorageError as error:
            finish(error)

    def _finish_inline(self, entries: Sequence[Entry], waited: float, on_done: Done) -> None:
        failed: Exception | None = None
        try:
            self._take_in_own(entries)
            if reason_to_end(self._live.state, self._live.limits):
                self._live.mailbox.post(self._end_overdue)
            if waited:
                self._live.mailbox.post(self._charge_nobody, waited)
        except Exception as error:
            failed = error
        self._live.mailbox.end_turn()
        on_done(failed)

    async def _retry(self, retry: Callable[[], Awaitable[None]], on_done: Done) -> None:
        failed: Exception | None = None
        try:
            await retry()
        except Exception as error:
            failed = error
        finally:
            self._write_retry.end()
        on_done(failed)

    async def read_on(self) -> bool:
        """Apply the entries that other processes have added to the log; return whether there were any."""
        entries = await self._storage.read(self._live.id, self._live.state.seq)
        if entries:
            self._live.take_in(entries)
        return bool(entries)

    async def overtaken(self) -> bool:
        """Apply the entries of other processes as `read_on` does, but return False if the log cannot be read."""
        try:
            return await self.read_on()
        except StorageError:
            return False

    async def load(self) -> bool:
        """Replay the log into a new state. Return False if there is no log, or this program would replay it wrongly.

        Raises StorageError.
        """
        state = await self._replayed()
        if state is None:
            return False
        if why := reason_to_end(state, self._live.limits):
            entry = Ended(why, 0, at=time.time())
            await self._storage.append(self._live.id, state.seq + 1, (entry,))
            state.follow(entry)
        self._live.state = state
        return True

    async def _replayed(self) -> TableState | None:
        """Return the state replayed from the log, or None in the cases in which `load` returns False."""
        state = None
        async for part in self._storage.parts(self._live.id):
            whys = (unknown(entry) for entry in part if isinstance(entry, (Created, Chosen)))
            if why := next(filter(None, whys), ""):
                logger.error("table %s is not opened: %s", self._live.id, why)
                return None
            if state is not None:
                await in_turns(state.replay, part)
            elif part and isinstance(part[0], Created):
                state = TableState(self._live.id, part[0])
                await in_turns(state.replay, part[1:])
        return state

    async def _start_over(self, viewer: Viewer | None) -> None:
        """Replay the log and send everyone the result, since only the log is reliable after a failed write."""
        if viewer is not None:
            viewer.refuse(NOT_STORED)
        try:
            await self.load()
        except StorageError as error:
            logger.error("table %s: its log cannot be read: %s", self._live.id, error)
        self._live.rest_until = time.monotonic() + REST_SECONDS
        self._live.send_snapshots()

    def _note_what_is_new(self) -> None:
        """Update the table in the lists, unless the lists already include the whole log."""
        if self._noted != self._live.state.seq:
            self._note_in_lists()

    def _note_in_lists(self) -> None:
        """Update the table in the lists in the background. An error is only logged, as the log is authoritative."""
        summary = self._live.state.summary(())
        seq = self._noted = self._live.state.seq

        async def note() -> None:
            try:
                await self._storage.summarize(summary, seq)
            except StorageError as error:
                logger.error("table %s: its place in the lists is out of date: %s", self._live.id, error)

        task = asyncio.create_task(note())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)


def count_decisions(seating: Seating, entries: Iterable[Entry]) -> None:
    """Add the decisions among these entries, which were just stored, to the metrics, by game and kind of player."""
    for entry in entries:
        if isinstance(entry, Decided):
            by = "bot" if entry.standin or seating.places[entry.seat].kind == "bot" else "person"
            metrics.DECISIONS.labels(seating.created.game, by).inc(len(entry.actions))

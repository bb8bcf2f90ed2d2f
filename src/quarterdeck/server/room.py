"""One table and the people at it. Everything that happens to it goes through one mailbox, one by one:
*persisted, then applied, then sent*. What people may ask for is in `commands`."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Literal

from quarterdeck.server import metrics, news, presence
from quarterdeck.server.alarm import Alarm
from quarterdeck.server.audience import Audience, Viewer
from quarterdeck.server.bot_seats import BotSeats
from quarterdeck.server.calls import Calling, Calls
from quarterdeck.server.cluster import Cluster
from quarterdeck.server.config import Limits
from quarterdeck.server.dealing import Dealing
from quarterdeck.server.entries import (
    Arranged,
    Created,
    Ended,
    Entry,
    Renamed,
    unknown,
)
from quarterdeck.server.gallery import crowded
from quarterdeck.server.journal import ConflictError, Step, StorageError
from quarterdeck.server.lengths import full, overdue
from quarterdeck.server.limits import Buckets
from quarterdeck.server.mailbox import ClosedError, Command, Mailbox
from quarterdeck.server.patience import Patience
from quarterdeck.server.presence import Here
from quarterdeck.server.protocol import ClockInfo, Proposal, Rematch, Waiting
from quarterdeck.server.seating import Seating
from quarterdeck.server.state import TableState
from quarterdeck.server.storage import GuestRow, Storage
from quarterdeck.server.thinking import Thinker
from quarterdeck.server.timing import Timing
from quarterdeck.server.together import Together
from quarterdeck.server.views import Surroundings, encode, reader, refused
from quarterdeck.table import Table

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""How long bots rest after the storage failed."""
CATCH_UP = 500
"""How many states of a game are read at once for one who comes."""
COMPANY_SECONDS = 0.25
"""Within which the comings and goings of spectators are told at once."""
ATTEMPTS = 10
"""How often a command is begun before it is given up: each time another process was quicker at the same table."""

Done = Callable[[Exception | None], None]
"""Called when something is over, with what has gone wrong."""
FollowUp = Callable[[Seating, Sequence[str], Rematch], tuple[str, Sequence[Step]] | str]
"""The next table of these people, where the given guests sit at once: its id and how it is stored, or the refusal."""


class FullError(Exception):
    """There are too many spectators at this table."""


class ShutError(Exception):
    """The house has closed this table before its game began."""


class NotAdmittedError(Exception):
    """The host lets nobody look on, or no bots from outside come."""


def too_long() -> str:
    """The refusal of what a full log does not take."""
    return refused("too_long", "This table's log is as long as it may become.")


def date(entries: Sequence[Entry]) -> None:
    """What nobody has said when it happened happens now."""
    for entry in entries:
        if not isinstance(entry, Created) and not entry.at:
            entry.at = time.time()


class Room:
    """A table in memory: its log replayed, the connections that look at it, its bots and its clock."""

    def __init__(
        self,
        table_id: str,
        storage: Storage,
        thinker: Thinker,
        limits: Limits,
        calling: Calling,
        follow_up: FollowUp,
        cluster: Cluster,
    ) -> None:
        """Use `open` before anything else."""
        self.id = table_id
        self.audience = Audience(limits.chat_lines, self)
        self.idle_since = time.monotonic()
        self.state: TableState
        self.limits = limits
        self.act_rate = Buckets(limits.act_rate, limits.act_burst, keep=1000)
        self.together = Together(self.audience, Buckets(limits.look_rate, limits.look_burst, keep=1000))
        self.follow_up = follow_up
        self.leads = cluster.alone
        """Bots think here, and not at another process; here it is seen to that nobody is waited for in vain."""
        self._cluster = cluster
        self._begun = False
        self._storage = storage
        self._patience = Patience(limits.database_seconds, self._tell_that_it_waits)
        self._mailbox = Mailbox(f"table {table_id}")
        self._noted: int | None = 0
        """Up to which entry the table is listed: decisions are noted in the lists when the room is closed."""
        self._bots = BotSeats(self, thinker)
        self._alarm = Alarm(self)
        self._dealing = Dealing(self)
        self.calls = Calls(self, calling)
        self._errands: set[asyncio.Task[None]] = set()
        self._soon: asyncio.TimerHandle | None = None

    # Life

    async def open(self) -> bool:
        """Replay the log; False where there is none, or one that this program would get wrong. Raises StorageError."""
        if not await self._load():
            return False
        self._mailbox.start()
        self._noted = await self._storage.summarized(self.id)
        self._note_what_is_new()
        self._bots.wake()
        self._alarm.set()
        self.calls.look()
        return True

    async def close(self) -> None:
        """Stop; the log keeps everything."""
        self._alarm.stop()
        self._dealing.stop()
        self.calls.stop()
        self._patience.stop()
        if self._soon is not None:
            self._soon.cancel()
        await self._mailbox.stop()
        await self._bots.stop()
        self._note_what_is_new()
        await asyncio.gather(*self._errands, return_exceptions=True)
        for part in (self.audience, self._bots, self._alarm, self._dealing, self.calls):
            part.let_go()

    @property
    def seating(self) -> Seating:
        """Who sits where, and what goes on between them."""
        return self.state.seating

    @property
    def table(self) -> Table | None:
        """The game, once it has begun."""
        return self.state.table

    @property
    def timing(self) -> Timing | None:
        """The clock, where there is one and the game has begun."""
        return self.state.timing

    @property
    def closed(self) -> bool:
        """Whether `close` was called."""
        return self._mailbox.closed

    @property
    def idle(self) -> bool:
        """Whether nobody looks on and nothing goes on."""
        busy = self._bots.busy or self.calls.pending
        return not self.audience.viewers and not busy and self._mailbox.idle

    @property
    def seq(self) -> int:
        """Up to which entry the log is taken into account."""
        return self.state.seq

    @property
    def shut(self) -> bool:
        """Whether the house has closed the table before its game began."""
        return self.table is None and self.seating.over is not None

    @property
    def met(self) -> bool:
        """Whether somebody is here who plays."""
        online = self.audience.online
        return any(place.kind == "person" and place.guest in online for place in self.seating.places)

    # What is asked from outside

    @property
    def free(self) -> bool:
        """Whether a command may begin at once (`take_turn`), as nobody has the turn or waits for it."""
        return self._mailbox.free

    def take_turn(self) -> None:
        """Begin a command at once; it ends with `append_at_once` or `end_turn`."""
        self._mailbox.take()

    def end_turn(self) -> None:
        """A command that has begun at once is over."""
        try:
            self._look_around()
        finally:
            self._mailbox.release()

    def append_at_once(self, entries: Sequence[Entry], otherwise: Callable[[], Awaitable[None]], done: Done) -> None:
        """As `append`, for who has taken the turn and does not wait: `done` is called in the end.

        Where it cannot be stored, the turn ends, and `otherwise` is done: the command again, from its beginning.
        """
        date(entries)
        self._patience.begin()

        def told(error: StorageError | None) -> None:
            if error is None and not self.closed:
                self._finish_at_once(entries, self._patience.end(), done)
            else:
                task = asyncio.create_task(self._do_otherwise(otherwise, done))
                self._errands.add(task)
                task.add_done_callback(self._errands.discard)

        try:
            self._storage.append_soon(self.id, self.state.seq + 1, entries, told)
        except StorageError as error:
            told(error)

    def _finish_at_once(self, entries: Sequence[Entry], waited: float, done: Done) -> None:
        failed: Exception | None = None
        try:
            self._take_in_own(entries)
            if overdue(self.state, self.limits):
                self._mailbox.post(self._done, self._end_overdue, ())
            if waited:
                self._mailbox.post(self._done, self._charge_nobody, (waited,))
        except Exception as error:
            failed = error
        self.end_turn()
        done(failed)

    async def _do_otherwise(self, otherwise: Callable[[], Awaitable[None]], done: Done) -> None:
        self._mailbox.release()
        failed: Exception | None = None
        try:
            await otherwise()
        except Exception as error:
            failed = error
        finally:
            self._patience.end()
        done(failed)

    async def do(self, command: Command, *arguments: Any) -> Any:
        """Have a command done in its turn. Raises ClosedError, and what the command raises."""
        return await self._mailbox.ask(self._done, command, arguments)

    async def join(self, viewer: Viewer) -> None:
        """Add a connection and send it the table. Raises ClosedError, FullError, NotAdmittedError, ShutError."""
        if self._patience.waits and viewer.owner is None:
            viewer.outbox.put(encode(Waiting(True)))
        await self.do(self._join, viewer)

    async def leave(self, viewer: Viewer) -> None:
        """Forget a connection."""
        with suppress(ClosedError):
            await self.do(self._leave, viewer)

    async def rename(self, guest: GuestRow) -> None:
        """A guest has another name now, or a bot's owner. Raises ClosedError."""
        await self.do(self._rename, guest.id, guest.name, guest.owner)

    async def rewrite(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have `work` change the log, then show everybody the table as it is told now. Raises ClosedError."""
        await self.do(self._rewrite, work)

    # What other processes tell

    def hear(self, first: int, entries: Sequence[Entry]) -> None:
        """The log goes on with these, number `first` and the following."""
        if not self._mailbox.free or first > self.state.seq + 1:
            self._mailbox.post(self._done, self._hear, (first, entries))
            return
        self._mailbox.take()
        try:
            if new := entries[self.state.seq + 1 - first :]:
                self._take_in(new)
        finally:
            self.end_turn()

    def meet(self, elsewhere: Mapping[str, Sequence[Here]]) -> None:
        """These are the connections of other processes, by process."""
        self._mailbox.post(self._done, self._meet, (elsewhere,))

    def lead(self, leads: bool) -> None:
        """From now on bots think here, and it is seen to here that nobody is waited for in vain; or elsewhere."""
        if leads != self.leads:
            self.leads = leads
            self._mailbox.post(self._done, self._woken, ())

    def shown(self) -> str:
        """The connections of this process, as others are told of them; empty where there are none."""
        return presence.shown(self.audience, self.seating)

    async def read_on(self) -> None:
        """Take into account what is in the log and not yet heard of. Raises ClosedError, StorageError."""
        await self.do(self._read_on)

    async def reread(self) -> bool:
        """Replay the log, which is another one now; whether there still is one. Raises ClosedError, StorageError."""
        return bool(await self.do(self._reread))

    # What viewers are shown beside the log

    def surroundings(self) -> Surroundings:
        """Who is here, and how time runs."""
        seating = self.seating
        now = time.monotonic()
        bot_in = {seat: max(0.0, due - now) for seat, due in self._alarm.bot_in().items()}
        proposal = seating.proposal
        return Surroundings(
            seating.infos(self.audience.online, self.away(), bot_in),
            self.audience.watchers(seating),
            self.state.clock(),
            Proposal(proposal.kind, proposal.seat, sorted(proposal.yes), self.state.wanted()) if proposal else None,
        )

    def clock(self) -> ClockInfo | None:
        """How time runs; None where there is no clock."""
        return self.state.clock()

    def undo(self, seat: int) -> Literal["now", "ask"] | None:
        """Whether the last decision of a seat can be taken back: at once, or if the others agree."""
        return self.state.undo(seat)

    # What commands ask and do

    def full(self, entries: Sequence[Entry]) -> bool:
        """Whether the log is too long for them."""
        return any(full(self.state, entry, self.limits) for entry in entries)

    def away(self) -> dict[int, float]:
        """For how many seconds each person, or bot from outside, has been away who plays."""
        now = time.monotonic()
        return {seat: now - since for seat, since in self._alarm.away().items()}

    async def append(self, *entries: Entry, viewer: Viewer | None = None, beside: Sequence[Step] = ()) -> bool:
        """Persist entries that were found to be allowed, take them into account and tell everybody.

        They are stored together, and together with `beside`, or not at all: False. Raises ConflictError where another
        process was quicker: what it stored is taken into account, and the command has to begin anew.
        """
        if self.full(entries):
            if viewer is not None:
                viewer.outbox.put(too_long())
            return False
        date(entries)
        try:
            waited = await self._patience.store(lambda: self._store(entries, beside))
        except StorageError as error:
            if isinstance(error, ConflictError) and await self._overtaken():
                raise
            kinds = ", ".join(type(entry).__name__ for entry in entries)
            logger.error("table %s: %s not stored: %s", self.id, kinds, error)
            await self._start_over(viewer)
            return False
        self._take_in_own(entries)
        await self._end_overdue()
        if waited:
            await self._charge_nobody(waited)
        return True

    def _take_in_own(self, entries: Sequence[Entry]) -> None:
        """Take entries into account that were stored just now, and note them where they are counted and listed."""
        self._take_in(entries)
        metrics.count_decisions(self.seating, entries)
        if self.seating.finished or self.timing is not None or news.of_company(entries):
            self._note_in_lists()

    async def _end_overdue(self) -> None:
        """End a game that cannot go on."""
        if why := overdue(self.state, self.limits):
            with suppress(ConflictError):  # whoever was quicker ends it
                await self.append(Ended(why, 0))

    async def _charge_nobody(self, seconds: float) -> None:
        """So long nobody could be told whose turn it is, nor decide: no clock ran."""
        timing = self.timing
        if timing is not None and not timing.paused and self.seating.phase == "playing":
            now = time.time()
            with suppress(ConflictError):  # the next who waits does it
                await self.append(Arranged(paused=True, at=now - seconds), Arranged(paused=False, at=now))

    async def _store(self, entries: Sequence[Entry], beside: Sequence[Step]) -> None:
        """Store entries. Raises ConflictError, StorageError."""
        try:
            await self._storage.append(self.id, self.state.seq + 1, entries, beside)
        except ConflictError:
            # What the database did not answer to may have been stored after all.
            if (await self._storage.read(self.id, self.state.seq))[: len(entries)] != list(entries):
                raise

    def _tell_that_it_waits(self, waits: bool) -> None:
        """Tell the people here that nothing can be stored now, or that it can again. (Bots need not know.)"""
        for viewer in self.audience.viewers:
            if viewer.owner is None:
                viewer.outbox.put(encode(Waiting(waits)))

    async def settle(self) -> None:
        """Wait until all is done that was asked before."""

        async def nothing() -> None:
            return

        with suppress(ClosedError):
            await self.do(nothing)

    def company_changed(self) -> None:
        """Tell everybody who is here and what goes on."""
        self.audience.company(self.seating, self.table if self._begun else None)

    def appear(self) -> None:
        """Tell the other processes who is here."""
        self._cluster.show(self)

    def show_out(self) -> None:
        """Hang up on spectators where the host lets nobody look on."""
        if self.admits(None):
            return
        for viewer in self.audience.viewers:
            if viewer.seat is None:
                viewer.outbox.finish()

    def admits(self, guest: str | None) -> bool:
        """Whether a guest may look at the table."""
        seating = self.seating
        known = guest is not None and any(place.guest == guest for place in seating.places)
        return known or seating.watching != "closed" or (seating.phase == "waiting" and not seating.locked)

    # Comings and goings

    async def _rewrite(self, work: Callable[[], Awaitable[None]]) -> None:
        await work()
        await self._load()
        self.audience.everything(self.seating, self.table)
        self._bots.wake()

    async def _join(self, viewer: Viewer) -> None:
        if self.shut:
            raise ShutError
        barred = viewer.owner is not None and not self.seating.created.outside_bots
        if barred or not any(self.admits(guest) for guest in (None, *viewer.people)):
            raise NotAdmittedError
        if viewer.comes_first(self.seating):
            self.audience.make_way(viewer, self.limits.seat_lines)
        elif viewer.pressed or self._crowded(viewer):
            raise FullError
        for guest, name in viewer.people.items():
            await self._rename(guest, name, viewer.owner)
        await self._catch_up(viewer)
        self.audience.welcome(viewer, self.seating, self.table)
        if viewer.visible:
            self.calls.came(viewer.people)
        if self.seating.phase == "finished":
            self.together.show(viewer)
        self._tell_soon(viewer.seat is not None, viewer)
        self.appear()
        self._bots.wake()

    def _crowded(self, viewer: Viewer) -> bool:
        """Whether so many look on that nobody else may who has no seat."""
        limits = self.limits
        return crowded(self.audience.everybody, viewer, limits.viewers, limits.network_viewers)

    async def _catch_up(self, viewer: Viewer) -> None:
        """Read what a long game told one who comes, a little at a time."""
        seat = viewer.looks_from(self.seating)
        while self.table is not None and not self.table.catch_up(reader(seat), CATCH_UP):
            await asyncio.sleep(0)

    async def _leave(self, viewer: Viewer) -> None:
        self.audience.dismiss(viewer)
        self.together.lost(viewer)
        self.idle_since = time.monotonic()
        self._tell_soon(viewer.seat is not None, viewer)
        self.appear()

    def _tell_soon(self, at_once: bool, viewer: Viewer | None = None) -> None:
        """Tell who has come or gone, but not themselves: of those with a seat at once, of others now and then."""
        if at_once:
            self.audience.company(self.seating, self.table, viewer)
        elif self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(COMPANY_SECONDS, self._tell_now)

    def _tell_now(self) -> None:
        self._soon = None
        self.audience.company(self.seating, self.table)

    async def _rename(self, guest: str, name: str, owner: str | None = None) -> None:
        for viewer in self.audience.viewers:
            if guest in viewer.people:
                viewer.people[guest] = name
            if viewer.guest == guest:
                viewer.name, viewer.owner = name, owner
        seat = self.seating.seat_of(guest)
        if seat is None or self.seating.phase == "finished":
            return
        place = self.seating.places[seat]
        if (place.name, place.owner) != (name, owner):
            await self.append(Renamed(seat, name, owner))

    # The log

    def _take_in(self, entries: Sequence[Entry]) -> None:
        """Take entries into account that are in the log, whoever put them there, and tell everybody what they bring."""
        proposal, begun = self.seating.proposal, self._begun
        for entry in entries:
            self.state.follow(entry)
        self._begun = self.table is not None
        news.tell(self.audience, self.seating, self.table, entries, begun, self.seating.proposal is not proposal)
        if news.of_company(entries):
            self.appear()
            if any(isinstance(entry, Arranged) for entry in entries):
                self.show_out()
        if self.shut:
            for viewer in self.audience.viewers:
                viewer.outbox.finish()
        self._bots.wake()

    async def _hear(self, first: int, entries: Sequence[Entry]) -> None:
        if first > self.state.seq + 1:  # what lies between is not told yet: it is read
            await self._overtaken()
        new = entries[max(0, self.state.seq + 1 - first) :]
        if new and first <= self.state.seq + 1:
            self._take_in(new)

    async def _meet(self, elsewhere: Mapping[str, Sequence[Here]]) -> None:
        before = self.audience.online
        self.audience.meet([one for process in elsewhere.values() for one in process])
        for guest in self.audience.online - before:
            self.calls.came((guest,))
        if self.seating.phase == "finished":
            self.together.met()
            self.appear()
        self._tell_soon(before != self.audience.online)
        self._bots.wake()

    async def _woken(self) -> None:
        self._bots.wake()

    async def _reread(self) -> bool:
        if not await self._load():
            return False
        self.audience.everything(self.seating, self.table)
        self._bots.wake()
        return True

    async def _read_on(self) -> bool:
        """Take into account what has come into the log; whether it is anything."""
        entries = await self._storage.read(self.id, self.state.seq)
        if entries:
            self._take_in(entries)
        return bool(entries)

    async def _overtaken(self) -> bool:
        """Whether another process has changed the table, as is known from now on."""
        try:
            return await self._read_on()
        except StorageError:
            return False

    async def _load(self) -> bool:
        state = await self._replayed()
        if state is None:
            return False
        self.state = state
        if why := overdue(state, self.limits):
            entry = Ended(why, 0, at=time.time())
            await self._storage.append(self.id, state.seq + 1, (entry,))
            state.follow(entry)
        self._begun = self.table is not None
        return True

    async def _replayed(self) -> TableState | None:
        """What the log comes to; None where there is none, or one that this program would get wrong."""
        state = None
        async for part in self._storage.parts(self.id):
            if state is not None:
                await state.replay(part)
            elif part and isinstance(part[0], Created):
                if why := unknown(part[0]):
                    logger.error("table %s is not opened: %s", self.id, why)
                    return None
                state = TableState(self.id, part[0])
                await state.replay(part[1:])
        return state

    async def _start_over(self, viewer: Viewer | None) -> None:
        """After a failure only the log says what has happened: replay it and show it to everybody."""
        self._bots.rest_until = time.monotonic() + RETRY_SECONDS
        if viewer is not None:
            viewer.outbox.put(refused("unavailable", "That could not be stored. Please try again."))
        try:
            await self._load()
        except StorageError as error:
            logger.error("table %s: its log cannot be read: %s", self.id, error)
        self.audience.everything(self.seating, self.table)
        self._bots.wake()

    def _note_what_is_new(self) -> None:
        """Bring the index of tables up to date where it is behind the log."""
        if self._noted != self.state.seq:
            self._note_in_lists()

    def _note_in_lists(self) -> None:
        """Bring the index of tables up to date. It is not the truth, so nobody waits for it."""
        summary = self.state.summary(())
        seq = self._noted = self.state.seq

        async def note() -> None:
            try:
                await self._storage.summarize(summary, seq)
            except StorageError as error:
                logger.error("table %s: its place in the lists is out of date: %s", self.id, error)

        task = asyncio.create_task(note())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _done(self, command: Command, arguments: tuple[Any, ...]) -> Any:
        """Do a command, then see when somebody's time runs out, and who is missed.

        It is checked and done anew where another process has changed the table meanwhile.
        """
        try:
            for _ in range(ATTEMPTS - 1):
                with suppress(ConflictError):
                    return await command(*arguments)
            return await command(*arguments)
        finally:
            self._look_around()

    def _look_around(self) -> None:
        """See when somebody's time runs out, and who is missed."""
        self._alarm.set()
        self._dealing.look()
        self.calls.look()

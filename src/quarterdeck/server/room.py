"""One table and the people at it. Everything that happens to it goes through one mailbox, one by one:
*persisted, then applied, then sent*. What people may ask for is in `commands`."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, Literal

from quarterdeck.games import GAMES
from quarterdeck.server.alarm import Alarm
from quarterdeck.server.audience import Audience, Viewer
from quarterdeck.server.bot_seats import BotSeats
from quarterdeck.server.calls import Calling, Calls
from quarterdeck.server.config import Limits
from quarterdeck.server.entries import (
    Arranged,
    Changed,
    Created,
    Decided,
    Ended,
    Entry,
    Renamed,
    Returned,
    Sat,
    Spoke,
    TookBack,
    unknown,
)
from quarterdeck.server.journal import StorageError
from quarterdeck.server.limits import Buckets
from quarterdeck.server.mailbox import ClosedError, Command, Mailbox
from quarterdeck.server.moves import Move, Moves
from quarterdeck.server.outcomes import outcome
from quarterdeck.server.protocol import ClockInfo, Proposal, Rematch
from quarterdeck.server.seating import Seating
from quarterdeck.server.storage import GuestRow, Member, Storage, Summary
from quarterdeck.server.thinking import Thinker
from quarterdeck.server.timing import Timing
from quarterdeck.server.together import Together
from quarterdeck.server.views import Surroundings, refused
from quarterdeck.table import Table, TableError

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""How long bots rest after the storage failed."""
COMPANY_SECONDS = 0.25
"""Within which the comings and goings of spectators are told at once."""

FollowUp = Callable[[Seating, Sequence[str], Rematch], Awaitable[tuple[str | None, str]]]
"""Opens the next table of these people, at which the given guests sit at once: its id, or None and the refusal."""


class FullError(Exception):
    """There are too many spectators at this table."""


class NotAdmittedError(Exception):
    """The host lets nobody look on, or no bots from outside come."""


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
    ) -> None:
        """Use `open` before anything else."""
        self.id = table_id
        self.audience = Audience(limits.chat_lines, self)
        self.idle_since = time.monotonic()
        self.seating: Seating
        self.table: Table | None = None
        self.limits = limits
        self.chat_rate = Buckets(limits.chat_rate, limits.chat_burst, keep=1000)
        self.together = Together(self.audience, Buckets(limits.look_rate, limits.look_burst, keep=1000))
        self.follow_up = follow_up
        self.rewound = 0
        """How often decisions were taken back."""
        self.moves = Moves()
        self.timing: Timing | None = None
        self._begun = False
        self._storage = storage
        self._mailbox = Mailbox(f"table {table_id}")
        self._seq = 0
        self._noted: int | None = 0
        """Up to which entry the table is listed: decisions are noted in the lists when the room is closed."""
        self._changed = 0.0
        self._bots = BotSeats(self, thinker)
        self._alarm = Alarm(self)
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
        self.calls.stop()
        if self._soon is not None:
            self._soon.cancel()
        await self._mailbox.stop()
        await self._bots.stop()
        self._note_what_is_new()
        await asyncio.gather(*self._errands, return_exceptions=True)

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
    def met(self) -> bool:
        """Whether somebody is here who plays."""
        online = self.audience.online
        return any(place.kind == "person" and place.guest in online for place in self.seating.places)

    # What is asked from outside

    async def do(self, command: Command, *arguments: Any) -> Any:
        """Have a command done in its turn. Raises ClosedError, and what the command raises."""
        return await self._mailbox.ask(self._done, command, arguments)

    async def join(self, viewer: Viewer) -> None:
        """Add a connection and send it the table. Raises ClosedError, FullError, NotAdmittedError."""
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

    def summary(self, online: Collection[str]) -> Summary:
        """The table in one line; `online`: the guests who are shown to be here."""
        summary = self.seating.summary(online)
        summary.changed = self._changed
        if self.table is not None and self.seating.phase == "playing":
            summary.owing = list(self.table.pending)
            due = self.timing.due() if self.timing is not None else {}
            summary.due = min(due.values(), default=None)
        summary.outcome = outcome(self.seating, self.table)
        return summary

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
            self.clock(),
            Proposal(proposal.kind, proposal.seat, sorted(proposal.yes), self.wanted()) if proposal else None,
        )

    def clock(self) -> ClockInfo | None:
        """How time runs; None where there is no clock."""
        return self.timing.info(time.time(), self.seating.bots()) if self.timing is not None else None

    def undo(self, seat: int) -> Literal["now", "ask"] | None:
        """Whether the last decision of a seat can be taken back: at once, or if the others agree."""
        if not self.seating.created.take_back or self.seating.places[seat].kind == "bot":
            return None
        if self.ply_before(seat) is None:
            return None
        return "ask" if self.others(seat) else "now"

    # What commands ask and do

    def away(self) -> dict[int, float]:
        """For how many seconds each person, or bot from outside, has been away who plays."""
        now = time.monotonic()
        return {seat: now - since for seat, since in self._alarm.away().items()}

    def others(self, seat: int) -> list[int]:
        """The seats at which other persons play."""
        return [other for other in self.seating.players() if other != seat]

    def wanted(self) -> list[int]:
        """The seats whose consent to what is proposed is still wanted."""
        proposal = self.seating.proposal
        return [seat for seat in self.seating.players() if proposal is not None and seat not in proposal.yes]

    def ply_before(self, seat: int) -> int | None:
        """How many decisions remain if the seat takes its last one back; None where it cannot.

        With other persons at the table nothing may have come of it, nor where spectators see rounds that are over;
        alone, bots' decisions and forced ones go with it.
        """
        if self.table is None or self.seating.phase != "playing":
            return None
        if self.others(seat) or self.seating.created.open_rounds:
            first, last = self.table.takes_back(seat), self.moves.last(seat)
            return last if first is not None and last is not None and last >= first else None
        return self.moves.last_free(seat)

    def decided_by(self, seat: int) -> bool:
        """Whether the game is decided where this seat gives up: it is one of at most two sides, alone."""
        created = self.seating.created
        game = GAMES[created.game]
        sides = [game.side(created.options, other) for other in range(len(self.seating.places))]
        return len(set(sides)) <= 2 and sides.count(sides[seat]) == 1

    async def append(self, entry: Entry, viewer: Viewer | None = None) -> bool:
        """Persist an entry, then take it into account. Where it cannot be stored nothing happens: False."""
        if not isinstance(entry, Created) and not entry.at:
            entry.at = time.time()
        try:
            member = Member(entry.guest, entry.seat) if isinstance(entry, Sat) else None
            await self._storage.append(self.id, self._seq + 1, entry, member)
        except StorageError as error:
            logger.error("table %s: %s not stored: %s", self.id, type(entry).__name__, error)
            await self._start_over(viewer)
            return False
        self._seq += 1
        self._follow(entry)
        return True

    async def carry_out(self, entry: Decided | Changed, viewer: Viewer | None = None) -> None:
        """Persist decisions that were found to be allowed, apply them, and tell everybody."""
        proposal = self.seating.proposal
        if not await self.append(entry, viewer) or self.table is None:
            return
        if self.seating.finished and self.seating.created.memory == "strict":
            # What had to be remembered may be looked at again.
            self.audience.everything(self.seating, self.table)
        else:
            # That somebody thinks again concerns nobody else.
            self.audience.update(self.seating, self.table, entry.seat if isinstance(entry, Changed) else None)
        if self.seating.proposal is not proposal:
            self.company_changed()
        if self.seating.finished or self.timing is not None:
            self._note_in_lists()
        self._bots.wake()

    async def take_back(self, entry: TookBack, viewer: Viewer) -> None:
        """Carry out what was agreed: everybody gets the table anew."""
        if await self.append(entry, viewer):
            self.audience.everything(self.seating, self.table)
            self._note_in_lists()
            self._bots.wake()

    async def finish(self, entry: Ended, viewer: Viewer) -> None:
        """End the game before its rules say so."""
        if await self.append(entry, viewer):
            self.audience.everything(self.seating, self.table)
            self._note_in_lists()

    def seats_changed(self) -> None:
        """Tell everybody who sits where, and begin where no seat is free."""
        self.company_changed()
        if self.table is not None and not self._begun:
            self._begun = True
            self.audience.begin()
            self.audience.update(self.seating, self.table)
        self._bots.wake()

    def company_changed(self) -> None:
        """Tell everybody who is here and what goes on."""
        self.audience.company(self.seating, self.table if self._begun else None)
        self._note_in_lists()

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
        barred = viewer.owner is not None and not self.seating.created.outside_bots
        if barred or not any(self.admits(guest) for guest in (None, *viewer.people)):
            raise NotAdmittedError
        # Whoever has a seat is never kept out by those who have none.
        places = 2 * self.limits.viewers if viewer.here(self.seating) else self.limits.viewers
        if len(self.audience.viewers) >= places:
            raise FullError
        for guest, name in viewer.people.items():
            await self._rename(guest, name, viewer.owner)
        self.audience.welcome(viewer, self.seating, self.table)
        if viewer.visible:
            self.calls.came(viewer.people)
        if self.seating.phase == "finished":
            self.together.show(viewer)
        self._tell_soon(viewer)
        self._bots.wake()

    async def _leave(self, viewer: Viewer) -> None:
        self.audience.dismiss(viewer)
        self.together.lost(viewer)
        self.idle_since = time.monotonic()
        self._tell_soon(viewer)

    def _tell_soon(self, viewer: Viewer) -> None:
        """Tell who has come or gone: of those with a seat at once, of others now and then."""
        if viewer.seat is not None:
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
        if (place.name, place.owner) != (name, owner) and await self.append(Renamed(seat, name, owner)):
            self.seats_changed()

    # The log

    def _follow(self, entry: Entry) -> None:
        """Take an entry into account, that is in the log: in the seats, in the game, and on the clock."""
        self._changed = max(self._changed, entry.at)
        table = self.table
        if isinstance(entry, Decided) and table is not None:
            free = len(table.legal(entry.seat)) > 1
            table.decide_all(entry.seat, entry.actions)
            self.moves.made(Move(entry.seat, len(entry.actions), free, entry.standin))
        elif isinstance(entry, Changed) and table is not None:
            chosen = len(table.chosen(entry.seat))
            table.change(entry.seat, entry.actions)
            self.moves.changed(entry.seat, chosen, len(entry.actions))
        elif isinstance(entry, TookBack) and table is not None:
            table.take_back(entry.ply)
            self.moves.cut(entry.ply)
            self.rewound += 1
        self.seating.follow(entry, self._events(entry))
        self.seating.finished = table is not None and table.over
        if not isinstance(entry, Created | Spoke):
            self._begin_when_full()
            self._follow_time(entry)

    def _follow_time(self, entry: Entry) -> None:
        timing, table = self.timing, self.table
        if timing is None or table is None:
            return
        if isinstance(entry, Returned):
            timing.returned(entry.seat)
        if isinstance(entry, Arranged) and entry.paused is not None:
            (timing.pause if entry.paused else timing.resume)(entry.at)
        if isinstance(entry, TookBack):
            timing.follow(entry.at, ())
        playing = self.seating.phase == "playing"
        owing = [seat for seat in table.pending if playing and self.seating.places[seat].bot is None]
        timing.follow(entry.at, owing, entry.seat if isinstance(entry, Decided) else None)

    def _events(self, entry: Entry) -> int:
        """How many events the game has, where the entry is something that is told between them."""
        if self.table is None or isinstance(entry, Decided | Changed | Spoke):
            return 0
        steps = self.table.steps()
        return steps[-1].events if steps else 0

    async def _load(self) -> bool:
        entries = await self._storage.read(self.id)
        if not entries or not isinstance(entries[0], Created):
            return False
        if why := unknown(entries[0]):
            logger.error("table %s is not opened: %s", self.id, why)
            return False
        self.seating = Seating.begin(self.id, entries[0])
        self._seq, self._changed = len(entries), entries[0].at
        self.table, self.timing, self.moves = None, None, Moves()
        self._begin_when_full()
        if self._replay(entries[1:]) and self.seating.phase == "playing":
            entry = Ended("rules", 0, at=time.time())
            await self._storage.append(self.id, self._seq + 1, entry)
            self._seq += 1
            self._follow(entry)
        self._begun = self.table is not None
        return True

    def _replay(self, entries: Sequence[Entry]) -> bool:
        """Take all entries into account; whether the game came to one that its rules, mended meanwhile, do not allow.

        From there on it is not played: what people said and who they are still counts.
        """
        stuck = False
        for seq, entry in enumerate(entries, 2):
            if stuck and isinstance(entry, Decided | Changed | TookBack):
                continue
            try:
                self._follow(entry)
            except TableError as error:
                why = type(error).__name__  # its words may tell of cards
                logger.error("table %s: entry %d is not legal any more (%s): the game is closed", self.id, seq, why)
                stuck = True
        return stuck

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

    def _begin_when_full(self) -> None:
        if self.table is not None or not self.seating.full:
            return
        created = self.seating.created
        self.table = Table(GAMES[created.game], created.options, bytes.fromhex(created.key))
        if created.clock is not None:
            self.timing = Timing(created.clock, len(self.seating.places))

    def _note_what_is_new(self) -> None:
        """Bring the index of tables up to date where it is behind the log."""
        if self._noted != self._seq:
            self._note_in_lists()

    def _note_in_lists(self) -> None:
        """Bring the index of tables up to date. It is not the truth, so nobody waits for it."""
        summary = self.summary(())
        seq = self._noted = self._seq

        async def note() -> None:
            try:
                await self._storage.summarize(summary, seq)
            except StorageError as error:
                logger.error("table %s: its place in the lists is out of date: %s", self.id, error)

        task = asyncio.create_task(note())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _done(self, command: Command, arguments: tuple[Any, ...]) -> Any:
        """Do a command, then see when somebody's time runs out, and who is missed."""
        try:
            return await command(*arguments)
        finally:
            self._alarm.set()
            self.calls.look()

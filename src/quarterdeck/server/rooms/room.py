"""One table and the people at it.

Everything that happens to it goes through one mailbox, one by one: *persisted, then applied, then sent*. The commands
that people may give are in `commands`.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from quarterdeck.server.db.group_commit import ConflictError, Statement
from quarterdeck.server.db.storage import GuestRow, Storage
from quarterdeck.server.messages.client_messages import Rematch
from quarterdeck.server.messages.log_entries import (
    Arranged,
    Entry,
)
from quarterdeck.server.messages.server_messages import Proposal, Refused, Waiting
from quarterdeck.server.rooms.bots.bot_pool import BotPool
from quarterdeck.server.rooms.bots.bot_seats import BotSeats
from quarterdeck.server.rooms.bots.standin_timer import StandinTimer
from quarterdeck.server.rooms.deal_timer import DealTimer
from quarterdeck.server.rooms.peers.cluster import Cluster
from quarterdeck.server.rooms.table_log import TableLog
from quarterdeck.server.rooms.viewers import broadcast, presence
from quarterdeck.server.rooms.viewers.audience import Audience, Viewer
from quarterdeck.server.rooms.viewers.notify_absent import AbsenceNotifier, NotifySettings
from quarterdeck.server.rooms.viewers.presence import RemoteViewer
from quarterdeck.server.rooms.viewers.reception import Reception
from quarterdeck.server.rooms.viewers.shared_review import SharedReview
from quarterdeck.server.settings.config import Limits
from quarterdeck.server.support.mailbox import ClosedError, Command, Mailbox
from quarterdeck.server.support.rate_limits import Buckets
from quarterdeck.server.tables.clock import Timing
from quarterdeck.server.tables.seating import Seating
from quarterdeck.server.tables.state import TableState
from quarterdeck.server.tables.views import LiveStatus, encode
from quarterdeck.table import Table

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""How long bots rest after the storage failed."""
ATTEMPTS = 10
"""How often a command is begun before it is given up: each time another process was quicker at the same table."""

FollowUp = Callable[[Seating, Sequence[str], Rematch], tuple[str, Sequence[Statement]] | Refused]
"""The next table of these people, where the given guests sit at once: its id and how it is stored, or the refusal."""


class Room:
    """A table in memory: its log replayed, the connections that look at it, its bots and its clock."""

    def __init__(
        self,
        table_id: str,
        storage: Storage,
        bot_pool: BotPool,
        limits: Limits,
        calling: NotifySettings,
        follow_up: FollowUp,
        cluster: Cluster,
    ) -> None:
        """Use `open` before anything else."""
        self.id = table_id
        self.audience = Audience(limits.chat_lines, limits.message_events, self)
        self.idle_since = time.monotonic()
        self.state: TableState
        self.limits = limits
        self.act_rate = Buckets(limits.act_rate, limits.act_burst, keep=1000)
        self.shared_review = SharedReview(self.audience, Buckets(limits.look_rate, limits.look_burst, keep=1000))
        self.follow_up = follow_up
        self.leads = cluster.is_alone
        """Bots think here, and not at another process; here it is seen to that nobody is waited for in vain."""
        self._cluster = cluster
        self._begun = False  # whether the game had begun when viewers were last told
        self.log = TableLog(self, storage)
        self.reception = Reception(self)
        self._mailbox = Mailbox(f"table {table_id}")
        self._bots = BotSeats(self, bot_pool)
        self._standins = StandinTimer(self)
        self._deal_timer = DealTimer(self)
        self.absence_notifier = AbsenceNotifier(self, calling)

    # Life

    async def open(self) -> bool:
        """Replay the log; False where there is none, or one that this program would get wrong. Raises StorageError."""
        if not await self.log.open():
            return False
        self._mailbox.start()
        self._bots.wake()
        self._standins.set_timer()
        self.absence_notifier.update_missed()
        return True

    async def close(self) -> None:
        """Stop; the log keeps everything."""
        self._standins.stop_timer()
        self._deal_timer.stop_timer()
        self.absence_notifier.stop()
        self.log.stop()
        self.reception.stop()
        await self._mailbox.stop()
        await self._bots.stop()
        await self.log.close()
        for part in (
            self.audience,
            self.log,
            self.reception,
            self._bots,
            self._standins,
            self._deal_timer,
            self.absence_notifier,
        ):
            part.let_go()

    @property
    def seating(self) -> Seating:
        """Who sits where, who is the host, and what people have proposed to each other."""
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
        busy = self._bots.is_thinking or self.absence_notifier.pending
        return not self.audience.viewers and not busy and self._mailbox.idle

    @property
    def seq(self) -> int:
        """Up to which entry the log is taken into account."""
        return self.state.seq

    @property
    def is_shut(self) -> bool:
        """Whether the site has closed the table before its game began."""
        return self.table is None and self.seating.over is not None

    @property
    def has_people(self) -> bool:
        """Whether somebody is here who plays."""
        online = self.audience.online
        return any(place.kind == "person" and place.guest in online for place in self.seating.places)

    # What is asked from outside

    @property
    def is_free(self) -> bool:
        """Whether a command may begin at once (`take_turn`), as nobody has the turn or waits for it."""
        return self._mailbox.is_free

    def take_turn(self) -> None:
        """Begin a command at once; it ends with `TableLog.append_inline` or `end_turn`."""
        self._mailbox.take_turn()

    def end_turn(self) -> None:
        """End the turn of a command that began at once."""
        try:
            self._set_timers()
        finally:
            self._mailbox.release()

    async def rerun_in_turn(self, command: Command, *arguments: Any) -> Any:
        """Have done what has begun at once, from its beginning and before whatever waits. Raises as `do`."""
        return await self._mailbox.run_first(self._done, command, arguments)

    def post(self, command: Command, *arguments: Any) -> None:
        """Have a command done in its turn; nobody waits for it."""
        self._mailbox.post(self._done, command, arguments)

    async def do(self, command: Command, *arguments: Any) -> Any:
        """Have a command done in its turn. Raises ClosedError, and what the command raises."""
        return await self._mailbox.ask(self._done, command, arguments)

    async def join(self, viewer: Viewer) -> None:
        """Add a connection and send it the table. Raises ClosedError, FullError, NotAdmittedError, ShutError."""
        if self.log.waits and viewer.owner is None:
            viewer.outbox.put(encode(Waiting(True)))
        await self.do(self.reception.join, viewer)

    async def leave(self, viewer: Viewer) -> None:
        """Forget a connection."""
        with suppress(ClosedError):
            await self.do(self.reception.leave, viewer)

    async def rename(self, guest: GuestRow) -> None:
        """Give a guest another name, or a bot another owner's name. Raises ClosedError."""
        await self.do(self.reception.rename, guest.id, guest.name, guest.owner)

    async def rewrite(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have `work` change the log, then show everyone the changed table. Raises ClosedError."""
        await self.do(self._rewrite, work)

    # What other processes tell

    def receive_entries(self, first: int, entries: Sequence[Entry]) -> None:
        """Take in entries by which the log continues; the first has the number `first`."""
        if not self._mailbox.is_free or first > self.state.seq + 1:
            self.post(self._receive_entries, first, entries)
            return
        self._mailbox.take_turn()
        try:
            if new := entries[self.state.seq + 1 - first :]:
                self.take_in(new)
        finally:
            self.end_turn()

    def receive_presence(self, elsewhere: Mapping[str, Sequence[RemoteViewer]]) -> None:
        """Take in the connections of other processes, by process."""
        self.post(self._receive_presence, elsewhere)

    def set_leading(self, leads: bool) -> None:
        """From now on bots think here, and it is seen to here that nobody is waited for in vain; or elsewhere."""
        if leads != self.leads:
            self.leads = leads
            self.post(self._wake_bots)

    def presence_text(self) -> str:
        """Return the connections of this process as text for the other processes; empty if there are none."""
        return presence.encode_presence(self.audience, self.seating)

    async def read_on(self) -> None:
        """Apply the entries of the log that this process has not read yet. Raises ClosedError, StorageError."""
        await self.do(self.log.read_on)

    async def reread(self) -> bool:
        """Replay the log, which is another one now; whether there still is one. Raises ClosedError, StorageError."""
        return bool(await self.do(self._reread))

    # What viewers are shown beside the log

    def live_status(self) -> LiveStatus:
        """Return the live status of the game: who is here, and the clock."""
        seating = self.seating
        now = time.monotonic()
        bot_in = {seat: max(0.0, due - now) for seat, due in self._standins.bot_in().items()}
        proposal = seating.proposal
        return LiveStatus(
            seating.infos(self.audience.online, self.away(), bot_in),
            self.audience.watchers(seating),
            self.state.clock(),
            Proposal(proposal.kind, proposal.seat, sorted(proposal.yes), self.state.wanted()) if proposal else None,
        )

    # What commands ask and do

    def away(self) -> dict[int, float]:
        """For how many seconds each person, or bot from outside, has been away who plays."""
        now = time.monotonic()
        return {seat: now - since for seat, since in self._standins.away().items()}

    async def settle(self) -> None:
        """Wait until all is done that was asked before."""

        async def nothing() -> None:
            return

        with suppress(ClosedError):
            await self.do(nothing)

    def company_changed(self) -> None:
        """Send everyone who is here and what goes on."""
        self.audience.send_presence(self.seating, self.table if self._begun else None)

    def publish_presence(self) -> None:
        """Send the other processes who is here."""
        self._cluster.publish(self)

    async def _rewrite(self, work: Callable[[], Awaitable[None]]) -> None:
        await work()
        await self.log.load()
        self.show_anew()

    # The log

    def take_in(self, entries: Sequence[Entry]) -> None:
        """Apply entries that are in the log, of this or another process, and send everyone the changes."""
        proposal, begun = self.seating.proposal, self._begun
        for entry in entries:
            self.state.follow(entry)
        self._begun = self.table is not None
        broadcast.tell(self.audience, self.seating, self.table, entries, begun, self.seating.proposal is not proposal)
        if broadcast.of_company(entries):
            self.publish_presence()
            if any(isinstance(entry, Arranged) for entry in entries):
                self.reception.show_out()
        if self.is_shut:
            for viewer in self.audience.viewers:
                viewer.outbox.finish()
        self._bots.wake()

    def replace(self, state: TableState) -> None:
        """Replace the table's state by this one, replayed from its log."""
        self.state = state
        self._begun = self.table is not None

    def begin_again(self) -> None:
        """Show the state that replaying the log after a failure produced, and let bots rest for a while."""
        self._bots.rest_until = time.monotonic() + RETRY_SECONDS
        self.show_anew()

    def show_anew(self) -> None:
        """Show everybody the whole table."""
        self.audience.send_snapshots(self.seating, self.table)
        self._bots.wake()

    def wake_bots(self) -> None:
        """Let every bot think that owes a decision."""
        self._bots.wake()

    async def _receive_entries(self, first: int, entries: Sequence[Entry]) -> None:
        if first > self.state.seq + 1:  # entries before these have not come: read them
            await self.log.overtaken()
        new = entries[max(0, self.state.seq + 1 - first) :]
        if new and first <= self.state.seq + 1:
            self.take_in(new)

    async def _receive_presence(self, elsewhere: Mapping[str, Sequence[RemoteViewer]]) -> None:
        before = self.audience.online
        self.audience.replace_elsewhere([one for process in elsewhere.values() for one in process])
        for guest in self.audience.online - before:
            self.absence_notifier.note_arrival((guest,))
        if self.seating.phase == "finished":
            self.shared_review.follow_elsewhere()
            self.publish_presence()
        self.reception.tell_soon(before != self.audience.online)
        self._bots.wake()

    async def _wake_bots(self) -> None:
        self._bots.wake()

    async def _reread(self) -> bool:
        if not await self.log.load():
            return False
        self.show_anew()
        return True

    async def _done(self, command: Command, arguments: tuple[Any, ...]) -> Any:
        """Do a command, then set the timers again.

        The command is repeated if another process has changed the table in the meantime.
        """
        try:
            for _ in range(ATTEMPTS - 1):
                with suppress(ConflictError):
                    return await command(*arguments)
            return await command(*arguments)
        finally:
            self._set_timers()

    def _set_timers(self) -> None:
        """Set the timers again: for clocks, for the deal and for people who are away."""
        self._standins.set_timer()
        self._deal_timer.set_timer()
        self.absence_notifier.update_missed()

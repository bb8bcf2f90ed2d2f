"""A room: one table in memory, with the people at it.

All changes pass through one mailbox, one after the other, and are *persisted, then applied, then sent*. The handlers of
people's messages are in `commands`. The parts of a room share its `LiveTable` and do not refer to the room.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress

from quarterdeck.server.db.group_commit import Statement
from quarterdeck.server.db.storage import Storage
from quarterdeck.server.messages.client_messages import Rematch
from quarterdeck.server.messages.log_entries import Entry
from quarterdeck.server.messages.server_messages import Refused, Waiting
from quarterdeck.server.rooms.bots.bot_pool import BotPool
from quarterdeck.server.rooms.bots.bot_seats import BotSeats
from quarterdeck.server.rooms.cluster import Cluster
from quarterdeck.server.rooms.reception import Reception
from quarterdeck.server.rooms.table_log import TableLog
from quarterdeck.server.rooms.timers import DealTimer, StandinTimer
from quarterdeck.server.rooms.viewers.live_table import LiveTable
from quarterdeck.server.rooms.viewers.notify_absent import AbsenceNotifier, NotifySettings
from quarterdeck.server.rooms.viewers.shared_review import SharedReview
from quarterdeck.server.rooms.viewers.viewer import RemoteViewer, Viewer, encode_presence
from quarterdeck.server.settings.config import Limits
from quarterdeck.server.support.mailbox import ClosedError
from quarterdeck.server.support.rate_limits import Buckets
from quarterdeck.server.tables.seating import Seating
from quarterdeck.server.tables.state import TableState
from quarterdeck.server.tables.views import encode
from quarterdeck.table.hosted import HostedTable

FollowUp = Callable[[Seating, Sequence[str], Rematch], tuple[str, Sequence[Statement]] | Refused]
"""Returns the id and the statements of a table that continues the evening, or the refusal (`Rooms.follow_up`)."""


class Room:
    """A table in memory: its replayed log, its viewers, its bots and its clock."""

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
        """Create the room; call `open` before anything else."""
        self.id = table_id
        self.live = live = LiveTable(table_id, limits, leads=cluster.is_alone)
        self.mailbox = live.mailbox
        self.act_rate = Buckets(limits.act_rate, limits.act_burst, keep=1000)
        self.follow_up = follow_up
        self.log = log = TableLog(live, storage)
        self.shared_review = SharedReview(live, Buckets(limits.look_rate, limits.look_burst, keep=1000))
        self.absence_notifier = AbsenceNotifier(live, calling)
        self._cluster = cluster
        self.reception = Reception(live, log, self.shared_review, self.absence_notifier)
        self._bots = BotSeats(live, log, bot_pool)
        self._standins = StandinTimer(live, log)
        self._deal_timer = DealTimer(live, log)

    # Opening and closing

    async def open(self) -> bool:
        """Replay the log and start the room; return False as `TableLog.load` does. Raises StorageError."""
        if not await self.log.open():
            return False
        self.mailbox.start(self._after_turn)
        self._bots.wake()
        self._standins.set_timer()
        self.absence_notifier.update_missed()
        return True

    async def close(self) -> None:
        """Stop timers, bots and the mailbox, and close the log."""
        self._standins.stop_timer()
        self._deal_timer.stop_timer()
        self.absence_notifier.stop()
        self.log.stop()
        self.reception.stop()
        await self.mailbox.stop()
        await self._bots.stop()
        await self.log.close()

    def _after_turn(self) -> None:
        """Wake the bots and send other processes the presence, if that is due, and set the timers again."""
        live = self.live
        if live.bots_due:
            live.bots_due = False
            self._bots.wake()
        if live.presence_due:
            live.presence_due = False
            if not self._cluster.is_alone:
                self._cluster.publish(self.id, encode_presence(live.viewers, live.seating))
        self._standins.set_timer()
        self._deal_timer.set_timer()
        self.absence_notifier.update_missed()

    @property
    def state(self) -> TableState:
        """The table's state, computed from its log."""
        return self.live.state

    @property
    def seating(self) -> Seating:
        return self.state.seating

    @property
    def table(self) -> HostedTable | None:
        return self.state.table

    @property
    def idle(self) -> bool:
        """True if there is no connection to the table here, and no bot thinks and no command or notification is due."""
        busy = self._bots.is_thinking or self.absence_notifier.pending
        return not self.live.viewers and not busy and self.mailbox.idle

    @property
    def has_people(self) -> bool:
        """True if at least one player is connected."""
        online = self.live.online
        return any(place.kind == "person" and place.guest in online for place in self.seating.places)

    # Requests from outside

    async def join(self, viewer: Viewer) -> None:
        """Add a connection and send it the table. Raises ClosedError, FullError, NotAdmittedError, ShutError."""
        if self.log.waits and viewer.owner is None:
            viewer.outbox.put(encode(Waiting(True)))
        await self.mailbox.ask(self.reception.join, viewer)

    async def leave(self, viewer: Viewer) -> None:
        with suppress(ClosedError):
            await self.mailbox.ask(self.reception.leave, viewer)

    async def rewrite(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run `work`, which changes the log, then send everyone the changed table. Runs in the table's turn."""
        await work()
        await self.reread()

    async def reread(self) -> bool:
        """Replay the changed log and send everyone the table; return False without a log. Raises StorageError.

        Runs in the table's turn.
        """
        if not await self.log.load():
            return False
        self.live.send_snapshots()
        return True

    async def settle(self) -> None:
        """Wait until all commands that were sent before are carried out."""
        with suppress(ClosedError):
            await self.mailbox.ask(_nothing)

    # Messages from other processes

    def receive_entries(self, first: int, entries: Sequence[Entry]) -> None:
        """Apply entries that another process has added to the log; the first has the number `first`."""
        if not self.mailbox.is_free or first > self.state.seq + 1:
            self.mailbox.post(self._receive_entries, first, entries)
            return
        self.mailbox.take_turn()
        try:
            if new := entries[self.state.seq + 1 - first :]:
                self.live.take_in(new)
        finally:
            self.mailbox.end_turn()

    async def _receive_entries(self, first: int, entries: Sequence[Entry]) -> None:
        if first > self.state.seq + 1:  # earlier entries did not arrive: read them from the log
            await self.log.overtaken()
        new = entries[max(0, self.state.seq + 1 - first) :]
        if new and first <= self.state.seq + 1:
            self.live.take_in(new)

    def receive_presence(self, elsewhere: Mapping[str, Sequence[RemoteViewer]]) -> None:
        """Replace what is known of the viewers at other processes; `elsewhere` has them by process."""
        self.mailbox.post(self._receive_presence, elsewhere)

    async def _receive_presence(self, elsewhere: Mapping[str, Sequence[RemoteViewer]]) -> None:
        live, before = self.live, self.live.online
        live.replace_elsewhere([one for process in elsewhere.values() for one in process])
        for guest in live.online - before:
            self.absence_notifier.note_arrival((guest,))
        if live.seating.phase == "finished":
            self.shared_review.follow_elsewhere()
            live.presence_due = True
        self.reception.tell_soon(before != live.online)
        live.bots_due = True

    def set_leading(self, leads: bool) -> None:
        """Make this process run the table's bots and timers, or stop doing so."""
        if leads != self.live.leads:
            self.live.leads = leads
            self.live.bots_due = True
            self.mailbox.post(_nothing)


async def _nothing() -> None:
    pass

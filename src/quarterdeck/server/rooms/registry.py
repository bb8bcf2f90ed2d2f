"""The rooms of all tables that are in memory, which are opened from the tables' logs."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from contextvars import Context

import msgspec

from quarterdeck.bots.levels import offered_level
from quarterdeck.games import GAMES
from quarterdeck.server.db.group_commit import Statement, StorageError
from quarterdeck.server.db.storage import OPEN_TABLES, WAITING_SECONDS, GuestRow, Member, Storage
from quarterdeck.server.messages.client_messages import Rematch
from quarterdeck.server.messages.log_entries import Chair, Created, Entry, Sat, Spoke
from quarterdeck.server.messages.server_messages import Refused
from quarterdeck.server.messages.table_types import SeatInfo, TableSummary
from quarterdeck.server.messages.tables import Evening
from quarterdeck.server.push.pushing import Pusher
from quarterdeck.server.rooms.bots.bot_pool import BotPool
from quarterdeck.server.rooms.cluster import Cluster
from quarterdeck.server.rooms.evenings import chat_along, evening_of, next_table
from quarterdeck.server.rooms.room import Room
from quarterdeck.server.rooms.viewers.notify_absent import NotifySettings
from quarterdeck.server.settings.config import Limits, ServerConfig
from quarterdeck.server.support.cooperative import cancel
from quarterdeck.server.support.mailbox import ClosedError
from quarterdeck.server.support.text import new_id
from quarterdeck.server.tables.seating import Seating
from quarterdeck.table.fairness import fresh, new_number

logger = logging.getLogger(__name__)

Work = Callable[[], Awaitable[None]]


class Rooms:
    """The rooms in memory. A table's room is opened when it is needed, and closed when it has been idle for a while."""

    def __init__(
        self, storage: Storage, bot_pool: BotPool, config: ServerConfig, pusher: Pusher, cluster: Cluster
    ) -> None:
        self._storage = storage
        self._bot_pool = bot_pool
        self._limits = config.limits
        self._idle_seconds = config.idle_seconds
        self.cluster = cluster
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._rewriting: dict[str, asyncio.Future[None]] = {}
        self._due_seconds = config.due_seconds
        self._pusher = pusher
        self._calling = NotifySettings(pusher, config.call_seconds, self._is_watching)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start the tasks that close idle rooms and open tables whose clocks have run out."""
        self._tasks = [
            asyncio.create_task(self._close_idle_rooms(), name="sweeper"),
            asyncio.create_task(self._open_due_tables(), name="waker"),
        ]

    async def close(self) -> None:
        await cancel(*self._tasks, *self._opening.values())
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        self._rooms.clear()

    async def settle(self) -> None:
        """Wait until all rooms have carried out the commands sent to them so far."""
        await asyncio.gather(*(room.settle() for room in self.loaded()), return_exceptions=True)

    def loaded(self) -> list[Room]:
        return list(self._rooms.values())

    def loaded_room(self, table_id: str) -> Room | None:
        return self._rooms.get(table_id)

    async def get(self, table_id: str) -> Room | None:
        """Return a table's room, opened if necessary; None if there is no such table. Raises StorageError."""
        while (work := self._rewriting.get(table_id)) is not None:
            await asyncio.wait((work,))
        room = self._rooms.get(table_id)
        if room is not None:
            return room
        if table_id not in self._opening:
            # The room outlives the request that opens it, so it must not inherit that request's context.
            self._opening[table_id] = asyncio.create_task(self._open(table_id), context=Context())
        return await asyncio.shield(self._opening[table_id])

    async def newest(self, table_id: str) -> Room | None:
        """Return the room as `get` does, with all entries that other processes have stored."""
        room = await self.get(table_id)
        if room is not None and not self.cluster.is_alone and room.seating.phase == "playing":
            with suppress(ClosedError):
                await room.mailbox.ask(room.log.read_on)
        return room

    async def create(self, created: Created, people: Mapping[str, str], commitments: Sequence[str] = ()) -> str:
        """Create a table at which `people` (names by guest id, the maker first) sit at once, and return its id.

        Each person takes the seat kept for them, or else the first one kept for no one. `commitments` are the people's
        commitments for the deal, in the order of `people`. Raises StorageError.
        """
        table_id, statements = self._creation(created, people, commitments)
        await self._storage.committer.write(*statements)
        return table_id

    def _creation(
        self, created: Created, people: Mapping[str, str], commitments: Sequence[str], said: Sequence[Spoke] = ()
    ) -> tuple[str, Sequence[Statement]]:
        """Return the id of a new table and the statements that store it. `said`: chat from the previous table."""
        table_id, created = new_id(16), _with_offered_levels(created)
        entries: list[Entry] = [created, *said]
        seating = Seating.begin(table_id, created)
        members = {chair.guest: Member(chair.guest, seat) for seat, chair in enumerate(created.chairs) if chair.guest}
        made = fresh(commitments, ())
        for guest, name in people.items():
            own = _own_chair(created.chairs, guest)
            members[guest] = Member(guest, own)
            if own is not None:
                entries.append(Sat(own, guest, name, None, next(made, ""), at=created.at))
                seating.follow(entries[-1])
        return table_id, self._storage.creation(entries, seating.summary(()), created.listed, [*members.values()])

    def follow_up(
        self, seating: Seating, guests: Sequence[str], wish: Rematch
    ) -> tuple[str, Sequence[Statement]] | Refused:
        """Return the id of the table that continues an evening and the statements that store it, or the refusal.

        `seating` is that of the previous table. The new one has the game that `wish` asks for. All of `guests` sit down
        at it, and the first of them is the host.
        """
        found = next_table(seating, wish)
        if isinstance(found, Refused):
            return found
        game, options, chairs = found
        before = seating.created
        created = msgspec.structs.replace(
            before,
            at=time.time(),
            game=game.id,
            options=options,
            key="",
            site=new_number(),
            chairs=chairs,
            host=guests[0],
            listed=False,
            rules=game.version,
            open_rounds=before.open_rounds and game.fresh_rounds,
            evening=seating.evening,
            title=seating.title,
            talk=seating.talk,
        )
        names = {place.guest: place.name for place in seating.places if place.kind == "person"}
        said = chat_along(seating, chairs, self._limits.chat_lines)
        return self._creation(created, {guest: names[guest] for guest in guests}, wish.commitments, said)

    async def evening(self, evening: str) -> Evening | None:
        """Return the games of an evening, or None if there is no such evening. Raises StorageError."""
        return await evening_of(self._storage, evening, self._all_live)

    async def mine(self, guest: GuestRow, limit: int | None = 50, hidden: bool = False) -> list[TableSummary]:
        """Return the guest's tables, the last changed first; with `hidden`, only those that the guest has hidden.

        After a crash of a server, the lists may have old data about a table. Opening the table updates the lists, so
        this method first opens such tables.
        """
        for table_id in await self._storage.behind(guest.id):
            if table_id not in self._rooms:
                with suppress(StorageError):  # an unreadable log must not hide the guest's other tables
                    await self.get(table_id)
        found = await self._all_live(await self._storage.tables_of(guest.id, limit, hidden))
        return sorted(found, key=lambda summary: summary.changed, reverse=True)

    async def open(self) -> list[TableSummary]:
        """Return the listed tables that wait for people: those with a player present first, then the last changed."""
        found = {summary.id: summary for summary in await self._storage.open_tables(time.time() - WAITING_SECONDS)}
        listed = (room for room in self._rooms.values() if room.seating.created.listed)
        met = {room.id: room.state.summary(()) for room in listed if room.has_people}
        elsewhere = [table for table in await self.cluster.tables_with_people() if table not in met]
        met |= {summary.id: summary for summary in await self._storage.summaries(elsewhere)}
        for table_id in await self._storage.hidden(met.keys() - found.keys()):
            del met[table_id]
        live = await self._all_live((found | met).values())
        waiting = [summary for summary in live if summary.phase == "waiting"]
        waiting.sort(key=lambda summary: (summary.id in met, summary.changed), reverse=True)
        return waiting[:OPEN_TABLES]

    async def lists_enough(self, guest: GuestRow) -> bool:
        """Return whether a guest has as many listed tables that wait as the limits allow. Raises StorageError."""
        return await self._storage.listed_by(guest.id, time.time() - WAITING_SECONDS) >= self._limits.listed

    async def rename(self, guest: GuestRow) -> None:
        """Pass a guest's new name to every room in memory where the guest is connected or has a seat."""
        for room in self.loaded():
            known = guest.id in room.live.online or room.seating.seat_of(guest.id) is not None
            if known:
                with suppress(ClosedError):
                    await room.mailbox.ask(room.reception.rename, guest)

    async def reread(self, table_id: str) -> None:
        """Replay a log that was rewritten, or close the room if the log was deleted. Raises StorageError."""
        room = self._rooms.get(table_id)
        if room is None:
            return
        with suppress(ClosedError):
            if not await room.mailbox.ask(room.reread) and self._rooms.pop(table_id, None) is room:
                for viewer in room.live.viewers:
                    viewer.outbox.abort()
                await room.close()
                self.cluster.forget(table_id)

    async def take_over(self, tables: Collection[str]) -> None:
        """Open the tables of a dead process that are in play, so that this one leads them. Raises StorageError."""
        found = await self._storage.summaries(tables)
        await self._open_unled([summary.id for summary in found if summary.phase == "playing"])

    def limit(self, limits: Limits) -> None:
        """Replace the limits, also those of open rooms."""
        self._limits = limits
        for room in self.loaded():
            room.live.limits = limits

    def cut_off(self, guest_id: str) -> None:
        """Abort every connection of a device on which this guest plays."""
        for room in self.loaded():
            for viewer in room.live.viewers:
                if guest_id in viewer.people:
                    viewer.outbox.abort()

    async def rewrite(self, table_id: str, work: Work) -> None:
        """Run `work`, which changes a table's log, while nothing else happens at the table. Raises StorageError."""
        if table_id in self._opening or table_id in self._rewriting:
            await self.get(table_id)
        if table_id in self._rooms:
            with suppress(ClosedError):
                room = self._rooms[table_id]
                await room.mailbox.ask(room.rewrite, work)
                return
        await self._alone(table_id, work)

    async def forget(self, table_id: str) -> None:
        """Delete a table, unless this or another process has it in memory. Raises StorageError."""
        if await self._out_of_sight(table_id):
            await self._alone(table_id, lambda: self._storage.forget(table_id))

    async def pack(self, table_id: str) -> None:
        """Pack a table's log, unless this or another process has the table in memory. Raises StorageError."""
        if await self._out_of_sight(table_id):
            await self._alone(table_id, lambda: self._storage.pack(table_id))

    async def _out_of_sight(self, table_id: str) -> bool:
        """Return whether no process has a table in memory. Raises StorageError."""
        known = any(table_id in tables for tables in (self._rooms, self._opening, self._rewriting))
        return not known and bool(await self.cluster.without_leader([table_id]))

    async def _alone(self, table_id: str, work: Work) -> None:
        """Run `work` on a table that is not in memory. Requests to open the table wait until `work` is done."""
        done = self._rewriting[table_id] = asyncio.get_running_loop().create_future()
        try:
            await work()
        finally:
            del self._rewriting[table_id]
            done.set_result(None)

    async def put_away(self, before: float) -> None:
        """Close the rooms that have been idle since `before` (monotonic time)."""
        for table_id, room in list(self._rooms.items()):
            if room.idle and room.live.idle_since < before:
                del self._rooms[table_id]
                await room.close()
                self.cluster.forget(table_id)

    async def _all_live(self, found: Collection[TableSummary]) -> list[TableSummary]:
        """Return summaries from the lists, with what the lists lack: who is connected, here or to other processes."""
        elsewhere = await self.cluster.seats_elsewhere(
            [summary.id for summary in found if summary.id not in self._rooms]
        )
        return [self._live(summary, elsewhere.get(summary.id, ())) for summary in found]

    def _live(self, summary: TableSummary, elsewhere: Collection[int]) -> TableSummary:
        room = self._rooms.get(summary.id)
        if room is not None:
            return msgspec.structs.replace(room.state.summary(room.live.online), you=summary.you)
        seats = []
        for seat in summary.seats:
            online = seat.level is not None or seat.seat in elsewhere
            seats.append(SeatInfo(seat.seat, seat.kind, seat.name, online, seat.level, owner=seat.owner))
        return msgspec.structs.replace(summary, seats=seats)

    async def _open(self, table_id: str) -> Room | None:
        try:
            room = Room(
                table_id, self._storage, self._bot_pool, self._limits, self._calling, self.follow_up, self.cluster
            )
            if not await room.open():
                return None
            self._rooms[table_id] = room
            await self.cluster.register(table_id)
            return room
        finally:
            del self._opening[table_id]

    def _is_watching(self, guest: str, table_id: str) -> bool:
        room = self._rooms.get(table_id)
        return room is not None and room.live.is_watching(guest)

    async def _open_tables_that_call(self) -> None:
        """Open the tables at which an absent player may have to be notified. Their rooms send the notifications."""
        try:
            await self._open_unled(await self._pusher.store.to_look_at())
        except StorageError as error:
            logger.error("who is to be called is not known: %s", error)

    async def _open_due_tables(self) -> None:
        """Open tables whose clocks run out while no process has them open; their rooms then let bots stand in."""
        looked_round = False
        while True:
            if self.cluster.is_first and not looked_round:
                await self._open_tables_that_call()
            looked_round = self.cluster.is_first
            await asyncio.sleep(self._due_seconds)
            try:
                if self.cluster.is_first:
                    await self._open_unled(await self._storage.due_tables(time.time()))
            except StorageError as error:
                logger.error("tables whose time is over cannot be looked for: %s", error)

    async def _open_unled(self, tables: Sequence[str]) -> None:
        """Open those of the tables that no process leads."""
        for table_id in await self.cluster.without_leader([table for table in tables if table not in self._rooms]):
            await self.get(table_id)

    async def _close_idle_rooms(self) -> None:
        while True:
            await asyncio.sleep(max(0.05, self._idle_seconds / 4))
            await self.put_away(time.monotonic() - self._idle_seconds)


def _with_offered_levels(created: Created) -> Created:
    """Return the first entry of a new table, with each bot's level replaced by one that the game offers."""
    game = GAMES[created.game]
    chairs = [
        msgspec.structs.replace(chair, level=chair.level and offered_level(chair.level, game))
        for chair in created.chairs
    ]
    return msgspec.structs.replace(created, chairs=chairs, standin=offered_level(created.standin, game))


def _own_chair(chairs: list[Chair], guest: str) -> int | None:
    """Return the seat kept for a guest, or else the first one kept for no one, or None."""
    persons = [seat for seat, chair in enumerate(chairs) if chair.kind == "person"]
    kept = [seat for seat in persons if chairs[seat].guest == guest]
    free = [seat for seat in persons if chairs[seat].guest is None]
    return next(iter([*kept, *free]), None)

"""All tables: those in memory, and the way to those that are only in the log."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from quarterdeck.games import GAMES
from quarterdeck.server.config import Limits
from quarterdeck.server.entries import Chair, Created, Entry, Sat
from quarterdeck.server.mailbox import ClosedError
from quarterdeck.server.protocol import SeatInfo
from quarterdeck.server.room import Room
from quarterdeck.server.seating import Seating
from quarterdeck.server.storage import WAITING_SECONDS, GuestRow, Member, Storage, Summary
from quarterdeck.server.thinking import Thinker

logger = logging.getLogger(__name__)

Work = Callable[[], Awaitable[None]]


class Rooms:
    """Opens a table's room when somebody wants it, and closes it when nobody does any more."""

    def __init__(
        self, storage: Storage, thinker: Thinker, limits: Limits, idle_seconds: float, opened: Callable[[str], None]
    ) -> None:
        """A room in which nothing happens is closed after `idle_seconds`; `opened` hears which game one plays."""
        self._storage = storage
        self._thinker = thinker
        self._limits = limits
        self._idle_seconds = idle_seconds
        self._opened = opened
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._rewriting: dict[str, asyncio.Future[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look for idle rooms."""
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        """Close every room."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        self._rooms.clear()

    def loaded(self) -> list[Room]:
        """The rooms in memory."""
        return list(self._rooms.values())

    async def get(self, table_id: str) -> Room | None:
        """The room of a table, opened from its log where need be; None: no such table. Raises StorageError."""
        while (work := self._rewriting.get(table_id)) is not None:
            await asyncio.wait((work,))
        room = self._rooms.get(table_id)
        if room is not None:
            return room
        if table_id not in self._opening:
            self._opening[table_id] = asyncio.create_task(self._open(table_id))
        return await asyncio.shield(self._opening[table_id])

    async def create(
        self, maker: GuestRow, game: str, options: dict[str, object], chairs: list[Chair], listed: bool, aids: bool
    ) -> str:
        """A new table, at which the maker has the first person's seat; its id. Raises StorageError."""
        table_id = secrets.token_urlsafe(12)
        key = secrets.token_bytes(32).hex()
        rules = GAMES[game].version
        created = Created(time.time(), game, options, key, chairs, maker.id, listed, aids, rules)
        entries: list[Entry] = [created]
        seating = Seating.begin(table_id, created)
        own = next((seat for seat, chair in enumerate(chairs) if chair.kind == "person"), None)
        if own is not None:
            entries.append(Sat(own, maker.id, maker.name))
            seating.follow(entries[-1])
        await self._storage.create(entries, seating.summary(()), listed, [Member(maker.id, own)])
        return table_id

    async def mine(self, guest: GuestRow, limit: int | None = 50, hidden: bool = False) -> list[Summary]:
        """The guest's tables, the latest first; `hidden`: instead those that they have put away."""
        return [self._live(summary) for summary in await self._storage.tables_of(guest.id, limit, hidden)]

    async def open(self) -> list[Summary]:
        """Listed tables with a free seat, the latest first."""
        found = await self._storage.open_tables(time.time() - WAITING_SECONDS)
        return [summary for summary in map(self._live, found) if summary.phase == "waiting"]

    async def rename(self, guest: GuestRow) -> None:
        """The guest has another name: every room in memory that knows them hears of it."""
        for room in self.loaded():
            known = guest.id in room.audience.online or guest.id in room.seating.people()
            if known:
                with suppress(ClosedError):
                    await room.rename(guest.id, guest.name)

    def cut_off(self, guest_id: str) -> None:
        """End every connection that was opened as this guest."""
        for room in self.loaded():
            for viewer in room.audience.viewers:
                if viewer.guest == guest_id:
                    viewer.outbox.broken.set()

    async def rewrite(self, table_id: str, work: Work) -> None:
        """Have `work` change a table's log while nothing else happens to the table. Raises StorageError."""
        if table_id in self._opening or table_id in self._rewriting:
            await self.get(table_id)
        if table_id in self._rooms:
            with suppress(ClosedError):
                await self._rooms[table_id].rewrite(work)
                return
        await self._alone(table_id, work)

    async def forget(self, table_id: str) -> None:
        """Delete a table, unless somebody looks at it. Raises StorageError."""
        if not any(table_id in known for known in (self._rooms, self._opening, self._rewriting)):
            await self._alone(table_id, lambda: self._storage.forget(table_id))

    async def _alone(self, table_id: str, work: Work) -> None:
        """Do `work` on a table that is not in memory; until it is done the table cannot be opened."""
        done = self._rewriting[table_id] = asyncio.get_running_loop().create_future()
        try:
            await work()
        finally:
            del self._rewriting[table_id]
            done.set_result(None)

    async def put_away(self, before: float) -> None:
        """Close the rooms in which nothing goes on, and has not since `before` (monotonic time)."""
        for table_id, room in list(self._rooms.items()):
            if room.idle and room.idle_since < before:
                del self._rooms[table_id]
                await room.close()

    def _live(self, summary: Summary) -> Summary:
        """A table of the lists with what only its room knows: who is here."""
        room = self._rooms.get(summary.id)
        if room is not None:
            return msgspec.structs.replace(room.summary(), changed=summary.changed, you=summary.you)
        seats = [SeatInfo(seat.seat, seat.kind, seat.name, seat.kind == "bot", seat.level) for seat in summary.seats]
        return msgspec.structs.replace(summary, seats=seats)

    async def _open(self, table_id: str) -> Room | None:
        try:
            room = Room(table_id, self._storage, self._thinker, self._limits)
            if not await room.open():
                return None
            self._rooms[table_id] = room
            self._opened(room.seating.created.game)
            return room
        finally:
            del self._opening[table_id]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(0.05, self._idle_seconds / 4))
            await self.put_away(time.monotonic() - self._idle_seconds)

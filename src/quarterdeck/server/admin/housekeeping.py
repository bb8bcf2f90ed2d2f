"""Regular deletions: abandoned tables and guests, and expired links."""

import asyncio
import logging
import time

from quarterdeck.server.accounts.guests import Guests
from quarterdeck.server.accounts.invitations import Invitations
from quarterdeck.server.admin.delete_account import NOBODY, finish
from quarterdeck.server.db.group_commit import StorageError
from quarterdeck.server.db.storage import Storage
from quarterdeck.server.rooms.registry import Rooms
from quarterdeck.server.stores.duplicate_event_store import DuplicateEventStore
from quarterdeck.server.stores.site_store import SiteStore
from quarterdeck.server.stores.way_store import WayStore
from quarterdeck.server.support.cooperative import cancel

logger = logging.getLogger(__name__)

FORGET_SECONDS = 30 * 24 * 3600.0
"""How long a table that never began is kept after its last change."""
PACK_SECONDS = 30 * 24 * 3600.0
"""Seconds after a table's last change until its log is packed."""
EVERY_SECONDS = 3600.0
ROUND = 100
"""The most tables, or guests, that one run handles."""


class Housekeeper:
    """A task that runs the housekeeping at the start and every hour, in one of the processes that use a database."""

    def __init__(self, storage: Storage, rooms: Rooms, guests: Guests, guest_seconds: float, since: float) -> None:
        """Prepare the housekeeping; `start` must be called inside the event loop.

        A guest without tables, role or ban is deleted `guest_seconds` after their last visit. `since`: the Unix time
        from which visits are recorded; no guest is deleted before `guest_seconds` have passed since then.
        """
        self._guest_seconds = guest_seconds
        self._since = since
        self._storage = storage
        self._rooms = rooms
        self._guests = guests
        self._store = SiteStore(storage)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="housekeeper")

    async def close(self) -> None:
        await cancel(self._task)

    async def tidy(self) -> None:
        """Run the housekeeping once. Raises StorageError."""
        await self._guests.store.drop_expired()
        await Invitations(self._store).drop_expired()
        await self._store.drop_old()
        await DuplicateEventStore(self._storage).drop_old()
        await WayStore(self._storage).drop_expired()
        for guest_id in await self._guests.store.disowned(NOBODY):
            await finish(guest_id, self._guests, self._rooms, self._storage)
        before = time.time() - FORGET_SECONDS
        for table_id in await self._storage.never_begun(before, ROUND):
            await self._rooms.forget(table_id)
        for table_id in await self._storage.forgotten(time.time() - PACK_SECONDS, ROUND):
            await self._rooms.pack(table_id)
        before = time.time() - self._guest_seconds
        for guest_id in await self._guests.store.gone(before, ROUND) if before > self._since else ():
            await self._guests.store.forget(guest_id)

    async def _run(self) -> None:
        while True:
            try:
                if self._rooms.cluster.is_first:
                    await self.tidy()
            except StorageError as error:
                logger.error("tidying up failed, and is tried again later: %s", error)
            await asyncio.sleep(EVERY_SECONDS)

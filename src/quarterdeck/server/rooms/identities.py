"""The update of guests' names and tokens in memory, after another process may have changed them in the database."""

from collections.abc import Collection, Sequence

from sqlalchemy import select

from quarterdeck.server.accounts.bot_tokens import OutsideBots
from quarterdeck.server.accounts.guests import Guests
from quarterdeck.server.db.schema import bots, tokens
from quarterdeck.server.db.storage import GuestRow, Storage
from quarterdeck.server.push.pushing import Pusher
from quarterdeck.server.rooms.registry import Rooms
from quarterdeck.server.rooms.viewers.viewer import Viewer

AT_ONCE = 500


class Identities:
    """The data about guests in this process's memory, which are updated from the database."""

    def __init__(self, storage: Storage, guests: Guests, outside: OutsideBots, rooms: Rooms, pusher: Pusher) -> None:
        self._storage = storage
        self._guests = guests
        self._outside = outside
        self._rooms = rooms
        self._pusher = pusher

    async def look_again(self, known: Collection[str] | None) -> None:
        """Reload the data of these guests, or of all if `known` is None. Raises StorageError."""
        everybody = (viewer for room in self._rooms.loaded() for viewer in room.live.viewers)
        await self._hang_up([one for one in everybody if known is None or not one.people.keys().isdisjoint(known)])
        await self._pusher.learn(known)
        for guest in known or ():
            if (row := await self._guests.store.guest(guest)) is not None:
                await self.renamed(row)

    async def renamed(self, guest: GuestRow) -> None:
        """Update a guest's name in every room, also as the owner of their bots. Raises StorageError."""
        await self._rooms.rename(guest)
        for bot in await self._outside.of(guest.id):
            await self._rooms.rename(GuestRow(bot.id, bot.name, guest.name))

    async def _hang_up(self, viewers: Sequence[Viewer]) -> None:
        """Abort the connections whose token is no longer stored."""
        with_key = [viewer for viewer in viewers if viewer.key]
        for at in range(0, len(with_key), AT_ONCE):
            some = with_key[at : at + AT_ONCE]
            keys = [viewer.key for viewer in some]
            holds = select(tokens.c.token_hash).where(tokens.c.token_hash.in_(keys))
            bots_hold = select(bots.c.token_hash).where(bots.c.token_hash.in_(keys))
            good = {row.token_hash for row in await self._storage.rows(holds.union(bots_hold))}
            for viewer in some:
                if viewer.key not in good:
                    viewer.outbox.abort()

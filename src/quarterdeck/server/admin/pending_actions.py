"""Carries out owners' actions at the tables. Another server may have done the same work; repeating it is harmless."""

from contextlib import suppress

from quarterdeck.server.accounts.bot_tokens import OutsideBots
from quarterdeck.server.accounts.guests import Guests
from quarterdeck.server.admin.delete_account import NOBODY, erase, give_up
from quarterdeck.server.db.storage import GuestRow, Storage
from quarterdeck.server.rooms import commands
from quarterdeck.server.rooms.registry import Rooms
from quarterdeck.server.stores.site_store import Errand, SiteStore
from quarterdeck.server.support.mailbox import ClosedError


async def do_errand(
    storage: Storage, rooms: Rooms, guests: Guests, bots: OutsideBots, kind: Errand, target: str
) -> None:
    """Close a table, let bots play for a banned person, or erase a person. Raises StorageError."""
    store = SiteStore(storage)
    if kind == "close":
        await _close(store, rooms, target)
        return
    person, everybody = await store.whole_person(target)
    if kind == "ban":
        for guest in everybody:
            await give_up(guest, rooms, storage)
    else:
        await erase(GuestRow(person, NOBODY), guests, bots, rooms, storage)


async def _close(store: SiteStore, rooms: Rooms, table_id: str) -> None:
    """End the game at a table. If no game has begun there, remove the table from all lists."""
    room = await rooms.get(table_id)
    if room is None:
        return
    with suppress(ClosedError):
        await room.mailbox.ask(commands.end_by_owners, room)
    if room.live.is_shut:
        await store.shut(table_id)

"""Erases a person from all stored data: first the identity, then the name in the log of every table."""

from contextlib import suppress
from functools import partial

from quarterdeck.server.accounts.bot_tokens import OutsideBots
from quarterdeck.server.accounts.guests import Guests
from quarterdeck.server.db.storage import GuestRow, Storage
from quarterdeck.server.messages.client_messages import Leave
from quarterdeck.server.messages.log_entries import Created, Entry, Promised, Renamed, Sat, Spoke
from quarterdeck.server.net.send_queue import Connection, Outbox
from quarterdeck.server.rooms import commands
from quarterdeck.server.rooms.registry import Rooms
from quarterdeck.server.rooms.viewers.viewer import Viewer
from quarterdeck.server.support.mailbox import ClosedError
from quarterdeck.server.tables.seating import Seating

NOBODY = ""
"""The name of an erased person; readers see a phrase in their language instead."""


async def erase(guest: GuestRow, guests: Guests, bots: OutsideBots, rooms: Rooms, storage: Storage) -> None:
    """Erase a guest, their companions and their bots: they give up their seats, and their names leave all logs.

    Raises StorageError. The guest may then be signed out already; the housekeeping later calls `finish` for the rest.
    """
    companions = [companion.id for companion in await guests.store.companions(guest.id)]
    known = [bot.id for bot in await bots.of(guest.id, revoked=True)]
    await guests.disown(guest, NOBODY)
    rooms.cut_off(guest.id)
    bots.cut_off(*known)
    for erased in (guest.id, *companions, *known):
        await finish(erased, guests, rooms, storage)


async def finish(guest_id: str, guests: Guests, rooms: Rooms, storage: Storage) -> None:
    """Finish the erasure of a guest who can no longer sign in. Raises StorageError."""
    await give_up(guest_id, rooms, storage)
    for table_id in await storage.tables_that_name(guest_id):
        await rooms.rewrite(table_id, partial(_take_out, storage, table_id, guest_id))
    await guests.store.erase(guest_id)


async def give_up(guest_id: str, rooms: Rooms, storage: Storage) -> None:
    """Free all seats of a guest, or let bots play there. Raises StorageError."""
    for table_id in await storage.unfinished_of(guest_id):
        await _leave(rooms, table_id, guest_id)


async def _leave(rooms: Rooms, table_id: str, guest_id: str) -> None:
    """Free a guest's seat or let a bot play there, as if the guest had left the table."""
    room = await rooms.get(table_id)
    if room is None or (seat := room.seating.seat_of(guest_id)) is None:
        return
    with suppress(ClosedError, commands.RefusedError):
        viewer = Viewer(Outbox(Connection(), 10), guest_id, NOBODY, seat)
        await room.mailbox.ask(commands.HANDLERS[Leave], room, viewer, Leave())


async def _take_out(storage: Storage, table_id: str, guest_id: str) -> None:
    """Replace a guest's name in a table's log and in the lists by the neutral name. Raises StorageError."""
    entries = await storage.read(table_id)
    if not entries or not isinstance(entries[0], Created):
        return
    seating: Seating | None = None
    changed: list[tuple[int, Entry]] = []
    for seq, entry in enumerate(entries, 1):
        if _rename(entry, guest_id, seating):
            changed.append((seq, entry))
        if isinstance(entry, Created):
            seating = Seating.begin(table_id, entry)
        elif seating is not None:
            seating.follow(entry)
    assert seating is not None
    await storage.rewrite(table_id, changed, seating.infos(()))


def _rename(entry: Entry, guest_id: str, seating: Seating | None) -> bool:
    """Replace a guest's name in an entry; return whether the entry named the guest.

    `seating`: the seating before the entry.
    """
    if isinstance(entry, Created):
        kept = [chair for chair in entry.chairs if chair.guest == guest_id]
        for chair in kept:
            chair.name, chair.owner = NOBODY, _nobodys(chair.owner)
        return bool(kept)
    if not isinstance(entry, Sat | Promised | Renamed | Spoke):
        return False
    if isinstance(entry, Renamed):
        owner = seating.places[entry.seat].guest if seating is not None else None
    else:
        owner = entry.guest
    if owner == guest_id:
        entry.name = NOBODY
        if not isinstance(entry, Promised | Spoke):
            entry.owner = _nobodys(entry.owner)
    return owner == guest_id


def _nobodys(owner: str | None) -> str | None:
    """Return the neutral name for the owner of a bot; None for a person."""
    return None if owner is None else NOBODY

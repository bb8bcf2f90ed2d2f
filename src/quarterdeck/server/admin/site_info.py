"""The house as the page is told of it."""

from __future__ import annotations

import msgspec

from quarterdeck.server.admin.policy import House
from quarterdeck.server.db.storage import GuestRow
from quarterdeck.server.messages.site_rules import Announcement, DoorKind, Role
from quarterdeck.server.stores.site_store import Ban


class You(msgspec.Struct):
    """What the house is to the reader. `ban`: why and until when they may not come in."""

    role: Role | None
    may_invite: bool
    ban: Ban | None


class HouseInfo(msgspec.Struct):
    """The house as everyone sees it.

    `may_make`: the reader may make tables, once they are in. `you`: null for a stranger, who may come in only as the
    door allows.
    """

    door: DoorKind
    tables_invite: bool
    may_make: bool
    announcement: Announcement | None
    you: You | None


async def house_for(house: House, guest: GuestRow | None) -> HouseInfo:
    """Return the house as a guest or a stranger (None) sees it. Raises StorageError."""
    you = None
    if guest is not None:
        role, ban = await house.book.role(guest.id), house.ban_of(guest.id)
        you = You(role, await house.may_invite(guest), ban)
    rules, may_make = house.rules, await house.may_make(guest)
    return HouseInfo(rules.door, house.tables_invite, may_make, rules.announcement, you)

"""The house as the page is told of it."""

from __future__ import annotations

from quarterdeck.server.admin.policy import House
from quarterdeck.server.db.storage import GuestRow
from quarterdeck.server.messages.site import HouseInfo, You


async def house_for(house: House, guest: GuestRow | None) -> HouseInfo:
    """Return the house as a guest or a stranger (None) sees it. Raises StorageError."""
    you = None
    if guest is not None:
        role, ban = await house.book.role(guest.id), house.ban_of(guest.id)
        you = You(role, await house.may_invite(guest), ban)
    rules, may_make = house.rules, await house.may_make(guest)
    return HouseInfo(rules.door, house.tables_invite, may_make, rules.announcement, you)

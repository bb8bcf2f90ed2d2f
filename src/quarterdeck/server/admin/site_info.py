"""The site as the page is told of it."""

from __future__ import annotations

from quarterdeck.server.admin.policy import SitePolicy
from quarterdeck.server.db.storage import GuestRow
from quarterdeck.server.messages.site import SiteInfo, You


async def site_info_for(site: SitePolicy, guest: GuestRow | None) -> SiteInfo:
    """Return the site as a guest or a stranger (None) sees it. Raises StorageError."""
    you = None
    if guest is not None:
        role, ban = await site.store.role(guest.id), site.ban_of(guest.id)
        you = You(role, await site.may_invite(guest), ban)
    rules, may_make = site.rules, await site.may_make(guest)
    return SiteInfo(rules.door, site.tables_invite, may_make, rules.announcement, you)

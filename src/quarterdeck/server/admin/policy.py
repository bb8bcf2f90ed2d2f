"""The site's policy, as one process of the server knows and applies it: rules and bans, at most a second old."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from quarterdeck.games.text import clean_text
from quarterdeck.server.accounts.invitations import Invitations
from quarterdeck.server.db.group_commit import StorageError
from quarterdeck.server.db.storage import GuestRow, Storage
from quarterdeck.server.messages.site import Ban, NewRules, SiteInfo, You
from quarterdeck.server.messages.site_rules import Announcement, Rules, effective, with_limits
from quarterdeck.server.settings.config import Limits
from quarterdeck.server.stores.site_store import Errand, SiteStore
from quarterdeck.server.support.cooperative import cancel

logger = logging.getLogger(__name__)

LOOK_SECONDS = 1.0
"""Seconds between two checks for changes that owners have made, in this process or another one."""

Work = Callable[[Errand, str], Awaitable[None]]


class SitePolicy:
    """The rules and bans of the site, applied to this process."""

    def __init__(
        self,
        storage: Storage,
        base: Limits,
        limit: Callable[[Limits], None],
        cut_off: Callable[[str], None],
        work: Work,
    ) -> None:
        """Begin with the default rules.

        `base`: the server's own limits. `limit` applies other limits. `cut_off` ends a guest's connections. `work`
        carries out pending work at the tables.
        """
        self.store = SiteStore(storage)
        self.invitations = Invitations(self.store)
        self.base = base
        self.rules = Rules()
        self._limits = base
        self._limit = limit
        self._cut_off = cut_off
        self._work = work
        self._bans: dict[str, Ban] = {}
        self._revision = -1
        self._looking = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    # Start and end

    async def start(self) -> None:
        """Load the rules and bans, and apply their changes from then on. Raises StorageError."""
        await self._learn()
        self._revision = -1  # so that `look` also does pending work, once tables can be opened
        self._task = asyncio.create_task(self._follow(), name="site")

    async def close(self) -> None:
        await cancel(self._task)

    async def look(self) -> None:
        """Apply all changes that owners have made, and do the pending work, before returning. Raises StorageError."""
        async with self._looking:
            revision = await self.store.revision()
            if revision == self._revision:
                return
            await self._learn()
            for kind, target in await self.store.errands():
                await self._work(kind, target)
                await self.store.done(kind, target)
            self._revision = revision

    async def _learn(self) -> None:
        _, self.rules = await self.store.latest()
        before, self._bans = self._bans, await self.store.bans()
        for guest in self._bans.keys() - before.keys():
            if self.ban_of(guest) is not None:
                self._cut_off(guest)
        if (limits := effective(self.base, self.rules)) != self._limits:
            self._limits = limits
            self._limit(limits)

    async def _follow(self) -> None:
        while True:
            try:
                await self.look()
            except StorageError as error:
                logger.error("what was decided about the site is not known: %s", error)
            await asyncio.sleep(LOOK_SECONDS)

    # Permissions

    def ban_of(self, guest_id: str | None) -> Ban | None:
        """Return the ban that keeps a guest out now, or None."""
        ban = self._bans.get(guest_id or "")
        return ban if ban is not None and (ban.until is None or ban.until > time.time()) else None

    @property
    def banning(self) -> bool:
        return bool(self._bans)

    @property
    def wide_open(self) -> bool:
        return self.rules.door == "open"

    @property
    def tables_invite(self) -> bool:
        """True if anyone with a table's link may come to that table."""
        return self.wide_open or (self.rules.door == "invited" and self.rules.by_table)

    async def belongs(self, guest: GuestRow | None) -> bool:
        """Return whether the site shows a guest its lists. Raises StorageError."""
        if self.wide_open:
            return True
        return guest is not None and (guest.owner is not None or await self.store.role(guest.id) != "visitor")

    async def may_look_at(self, guest: GuestRow | None, table_id: str) -> bool:
        """Return whether the site lets a guest come to a table. Raises StorageError."""
        if self.tables_invite or await self.belongs(guest):
            return True
        return guest is not None and await self.store.sits(guest.id, table_id)

    async def may_make(self, guest: GuestRow | None) -> bool:
        """Return whether a guest, or an admitted stranger (None), may make tables. Raises StorageError."""
        makers = self.rules.makers
        if guest is None or (makers == "everybody" and self.wide_open):
            return makers == "everybody" and self.wide_open
        role = await self.store.role(guest.id)
        if makers == "everybody":
            return role != "visitor"
        return role == "owner" or (makers == "members" and role == "member")

    async def may_invite(self, guest: GuestRow) -> bool:
        """Return whether a guest may invite others. Raises StorageError."""
        role = await self.store.role(guest.id)
        return role == "owner" or (role == "member" and self.rules.members_invite)


_PLAIN = ("door", "by_table", "members_invite", "makers")


def with_wish(rules: Rules, wish: NewRules) -> Rules:
    """Return the rules with the requested changes. Raises BadLimitError."""
    given: dict[str, Any] = {name: value for name in _PLAIN if (value := getattr(wish, name)) is not None}
    if wish.announcement is not None:
        lines = {language: clean_text(getattr(wish.announcement, language)) for language in ("en", "ja")}
        given["announcement"] = Announcement(**lines, at=time.time()) if any(lines.values()) else None
    return with_limits(msgspec.structs.replace(rules, **given), wish.limits)


def changed(wish: NewRules) -> str:
    """Describe the requested changes for the audit log."""
    given = [f"{name}={value}" for name in _PLAIN if (value := getattr(wish, name)) is not None]
    given += ["announcement"] if wish.announcement is not None else []
    return ", ".join([*given, *(f"{name}={value}" for name, value in wish.limits.items())])


async def site_info_for(site: SitePolicy, guest: GuestRow | None) -> SiteInfo:
    """Return the site as a guest or a stranger (None) sees it. Raises StorageError."""
    you = None
    if guest is not None:
        role, ban = await site.store.role(guest.id), site.ban_of(guest.id)
        you = You(role, await site.may_invite(guest), ban)
    rules, may_make = site.rules, await site.may_make(guest)
    return SiteInfo(rules.door, site.tables_invite, may_make, rules.announcement, you)

"""Bots from outside: programs that belong to a guest and send a token. Only the token's hash is stored."""

import asyncio
import secrets
import time

import msgspec
from sqlalchemy import insert, select, update

from quarterdeck.server.accounts.guests import token_hash
from quarterdeck.server.db.schema import bots, guests
from quarterdeck.server.db.storage import GuestRow, Storage, Store
from quarterdeck.server.messages.accounts import NewBot, OutsideBot
from quarterdeck.server.net.send_queue import Outbox
from quarterdeck.server.settings.config import Limits
from quarterdeck.server.support.rate_limits import Buckets
from quarterdeck.server.support.text import new_id

PREFIX = "qdbot_"
"""The prefix of every bot's token. Other tokens in `Authorization` are ignored: they may be meant for a proxy."""
MOST = 5
"""The most bots of one guest."""
WAIT_SECONDS = 0.05


async def known_bots(storage: Storage, owner: str, revoked: bool) -> list[OutsideBot]:
    """Return a guest's bots, the oldest first; with `revoked` also the revoked ones. Raises StorageError."""
    query = select(bots.c.id, bots.c.name, bots.c.created, bots.c.used).where(bots.c.owner == owner)
    if not revoked:
        query = query.where(bots.c.token_hash.is_not(None))
    rows = await storage.rows(query.order_by(bots.c.created))
    return [OutsideBot(row.id, row.name, row.created, row.used) for row in rows]


class OutsideBots(Store):
    """The bots from outside: their tokens and their limits. Methods that read or write may raise StorageError."""

    def __init__(self, storage: Storage, limits: Limits) -> None:
        """Keep the bots in `storage`, and their connections only in memory."""
        super().__init__(storage)
        self._most_lines = limits.bot_lines
        self._rate = Buckets(limits.bot_rate, limits.bot_burst)
        self._lines: dict[str, set[Outbox]] = {}
        self._revoked: set[str] = set()
        """Bots revoked since the server's start. They are rejected even if their token was looked up just before."""

    async def of(self, owner: str, revoked: bool = False) -> list[OutsideBot]:
        """Return a guest's bots, the oldest first; with `revoked` also the revoked ones."""
        found = await known_bots(self.storage, owner, revoked)
        return [msgspec.structs.replace(bot, here=bot.id in self._lines) for bot in found]

    async def make(self, owner: str, name: str) -> NewBot:
        """Create a bot with a (clean) name, and return it with its token."""
        bot, token = new_id(12), PREFIX + secrets.token_urlsafe(32)
        row = {"id": bot, "owner": owner, "name": name, "token_hash": token_hash(token), "created": time.time()}
        await self.write(insert(bots).values(row))
        return NewBot(bot, name, token)

    async def find(self, token: str) -> GuestRow | None:
        query = (
            select(bots.c.id, bots.c.name, guests.c.name.label("owner"))
            .join(guests, guests.c.id == bots.c.owner)
            .where(bots.c.token_hash == token_hash(token))
        )
        rows = await self.storage.rows(query)
        found = GuestRow(rows[0].id, rows[0].name, rows[0].owner) if rows else None
        return None if found is None or found.id in self._revoked else found

    async def revoke(self, owner: str, bot: str) -> bool:
        """Revoke the token of one of a guest's bots and end its connections; return False if there is no such bot."""
        if bot not in {known.id for known in await self.of(owner)}:
            return False
        await self.write(update(bots).where(bots.c.owner == owner, bots.c.id == bot).values(token_hash=None))
        self.cut_off(bot)
        return True

    def cut_off(self, *known: str) -> None:
        """End every connection of these bots, and prevent new ones."""
        self._revoked.update(known)
        for bot in known:
            self.hang_up(bot)

    def hang_up(self, bot: str) -> None:
        for outbox in self._lines.get(bot, ()):
            outbox.abort()

    # Limits of the bots

    def may_ask(self, bot: str) -> bool:
        return self._rate.take_token(bot)

    async def wait_for_token(self, bot: str) -> None:
        """Wait until a bot may send another message."""
        while not self._rate.take_token(bot):
            await asyncio.sleep(WAIT_SECONDS)

    def add_connection(self, bot: str, outbox: Outbox) -> bool:
        """Count a connection of a bot. Return False if it has too many, or its token has just been revoked."""
        lines = self._lines.get(bot, set())
        if bot in self._revoked or len(lines) >= self._most_lines:
            return False
        self._lines[bot] = lines | {outbox}
        return True

    def remove_connection(self, bot: str, outbox: Outbox) -> None:
        self._lines[bot] -= {outbox}
        if not self._lines[bot]:
            del self._lines[bot]

    async def note_use(self, bot: str) -> None:
        """Store that a bot is, or just was, at a table."""
        await self.write(update(bots).where(bots.c.id == bot).values(used=time.time()))

"""How guests are called beside their browsers, by mail and by a webhook, as it is stored.

A guest has one of each kind. It counts once its owner has shown, by a code that was sent there, that they read it.
"""

import secrets
import time

import msgspec
from sqlalchemy import Delete, delete, insert, select, update

from quarterdeck.server.db.schema import ways
from quarterdeck.server.db.storage import Store
from quarterdeck.server.messages.accounts import Language, WayKind

CONFIRM_SECONDS = 3600.0
"""How long the code holds; after that what was not confirmed is forgotten."""


def drop_ways(guest_id: str) -> Delete:
    return delete(ways).where(ways.c.guest_id == guest_id)


class Way(msgspec.Struct, frozen=True):
    """One of them. `stop` is the secret by which whoever gets the messages ends them."""

    kind: WayKind
    address: str
    language: Language
    stop: str
    confirmed: bool = True


class WayStore(Store):
    async def begin(self, guest_id: str, kind: WayKind, address: str, language: str, code_hash: str) -> None:
        """Store a way to call a guest, not confirmed yet; it replaces the previous one of its kind."""
        row = {
            "guest_id": guest_id,
            "kind": kind,
            "address": address,
            "language": language,
            "stop": secrets.token_urlsafe(16),
            "code_hash": code_hash,
            "expires": time.time() + CONFIRM_SECONDS,
        }
        await self.write(drop_ways(guest_id).where(ways.c.kind == kind), insert(ways).values(row))

    async def confirm(self, guest_id: str, kind: WayKind, code_hash: str) -> bool:
        """Let it count, if the code of this hash was sent there and still holds; whether it does."""
        sent = (ways.c.guest_id == guest_id) & (ways.c.kind == kind) & (ways.c.code_hash == code_hash)
        if not await self.storage.rows(select(ways.c.kind).where(sent, ways.c.expires > time.time())):
            return False
        await self.write(update(ways).where(sent).values(code_hash=None, expires=None))
        return True

    async def speak(self, guest_id: str, kind: WayKind, language: str) -> None:
        """Set the language in which a guest is called."""
        await self.write(update(ways).where(ways.c.guest_id == guest_id, ways.c.kind == kind).values(language=language))

    async def drop(self, guest_id: str, kind: WayKind) -> None:
        await self.write(drop_ways(guest_id).where(ways.c.kind == kind))

    async def stop(self, secret: str) -> None:
        """Delete the way with this secret, for a reader who wants no further messages."""
        await self.write(delete(ways).where(ways.c.stop == secret))

    async def drop_expired(self) -> None:
        """Forget what was not confirmed in time."""
        await self.write(delete(ways).where(ways.c.expires < time.time()))

    async def of(self, guest_id: str) -> list[Way]:
        """Return the guest's ways, including those that are not confirmed yet."""
        rows = await self.storage.rows(select(ways).where(ways.c.guest_id == guest_id).order_by(ways.c.kind))
        return [Way(row.kind, row.address, row.language, row.stop, row.code_hash is None) for row in rows]

    async def wanted(self, guest_id: str) -> list[Way]:
        """Those of the guest that count."""
        return [way for way in await self.of(guest_id) if way.confirmed]

"""The storage of guests' addresses for notifications by mail and webhook.

A guest has at most one address of each kind. It is confirmed, and then used, when the guest enters a code sent there.
"""

import secrets
import time

import msgspec
from sqlalchemy import Delete, delete, insert, select, update

from quarterdeck.server.db.schema import ways
from quarterdeck.server.db.storage import Store
from quarterdeck.server.messages.accounts import Language, WayKind

CONFIRM_SECONDS = 3600.0
"""How long the code for an address is valid; after that, the unconfirmed address is deleted."""


def drop_ways(guest_id: str) -> Delete:
    return delete(ways).where(ways.c.guest_id == guest_id)


class Way(msgspec.Struct, frozen=True):
    """An address for notifications. `stop` is the secret in each of them with which the recipient can stop them."""

    kind: WayKind
    address: str
    language: Language
    stop: str
    confirmed: bool = True


class WayStore(Store):
    async def begin(self, guest_id: str, kind: WayKind, address: str, language: str, code_hash: str) -> None:
        """Store an unconfirmed address of a guest, in place of the previous one of its kind."""
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
        """Confirm an address if the code with this hash was sent to it and is valid; return whether that is so."""
        sent = (ways.c.guest_id == guest_id) & (ways.c.kind == kind) & (ways.c.code_hash == code_hash)
        if not await self.storage.rows(select(ways.c.kind).where(sent, ways.c.expires > time.time())):
            return False
        await self.write(update(ways).where(sent).values(code_hash=None, expires=None))
        return True

    async def speak(self, guest_id: str, kind: WayKind, language: str) -> None:
        """Set the language of the notifications to one of a guest's addresses."""
        await self.write(update(ways).where(ways.c.guest_id == guest_id, ways.c.kind == kind).values(language=language))

    async def drop(self, guest_id: str, kind: WayKind) -> None:
        await self.write(drop_ways(guest_id).where(ways.c.kind == kind))

    async def stop(self, secret: str) -> None:
        """Delete the address with this secret, because its recipient wants no more notifications."""
        await self.write(delete(ways).where(ways.c.stop == secret))

    async def drop_expired(self) -> None:
        """Delete addresses that were not confirmed in time."""
        await self.write(delete(ways).where(ways.c.expires < time.time()))

    async def of(self, guest_id: str) -> list[Way]:
        """Return the guest's addresses, including unconfirmed ones."""
        rows = await self.storage.rows(select(ways).where(ways.c.guest_id == guest_id).order_by(ways.c.kind))
        return [Way(row.kind, row.address, row.language, row.stop, row.code_hash is None) for row in rows]

    async def wanted(self, guest_id: str) -> list[Way]:
        """Return the guest's confirmed addresses."""
        return [way for way in await self.of(guest_id) if way.confirmed]

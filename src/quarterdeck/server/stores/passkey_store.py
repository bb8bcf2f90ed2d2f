"""The storage of passkeys, and the challenges that devices sign with them."""

import hashlib
import secrets
import time
from collections import OrderedDict

import msgspec
from sqlalchemy import Delete, delete, insert, select, update

from quarterdeck.server.db.schema import guests, passkeys
from quarterdeck.server.db.storage import GuestRow, Storage, Store
from quarterdeck.server.messages.accounts import Passkey

CHALLENGE_SECONDS = 300.0
"""How long a challenge is valid, so that a person has time to answer the device's prompt."""
MOST_CHALLENGES = 10_000
MOST = 10
"""The most passkeys of one guest."""
NAME_LENGTH = 40


def drop_passkeys(guest_id: str) -> Delete:
    return delete(passkeys).where(passkeys.c.guest_id == guest_id)


class StoredPasskey(msgspec.Struct, frozen=True):
    """A passkey's data for checking a signature: the credential (`fido2`'s AttestedCredentialData) and its counter."""

    id: str
    guest: GuestRow
    credential: bytes
    count: int


def key_of(credential_id: bytes) -> str:
    """Return the key under which a credential is stored, a hash, as the credential's id may have any length."""
    return hashlib.sha256(credential_id).hexdigest()


class PasskeyStore(Store):
    def __init__(self, storage: Storage) -> None:
        """Store the passkeys in `storage`. The challenges are kept only in this process's memory."""
        super().__init__(storage)
        self._challenges: OrderedDict[bytes, tuple[str | None, float]] = OrderedDict()

    def challenge(self, guest: str | None) -> bytes:
        """Return a new challenge, which can be answered once, within CHALLENGE_SECONDS.

        `guest`: the id of the guest who adds a passkey; None for a sign-in.
        """
        fresh = secrets.token_bytes(32)
        self._challenges[fresh] = (guest, time.monotonic() + CHALLENGE_SECONDS)
        if len(self._challenges) > MOST_CHALLENGES:
            self._challenges.popitem(last=False)
        return fresh

    def settle(self, challenge: bytes, guest: str | None) -> bool:
        """Return whether this challenge was made for `guest` and is valid. Afterwards it is not valid any more."""
        found = self._challenges.pop(challenge, None)
        return found is not None and found[0] == guest and found[1] > time.monotonic()

    async def of(self, guest_id: str) -> list[Passkey]:
        """Return a guest's passkeys, the oldest first."""
        columns = (passkeys.c.id, passkeys.c.name, passkeys.c.created, passkeys.c.used)
        query = select(*columns).where(passkeys.c.guest_id == guest_id).order_by(passkeys.c.created)
        return [Passkey(row.id, row.name, row.created, row.used) for row in await self.storage.rows(query)]

    async def credentials(self, guest_id: str) -> list[bytes]:
        """Return the credentials of all of the guest's passkeys."""
        query = select(passkeys.c.credential).where(passkeys.c.guest_id == guest_id)
        return [row.credential for row in await self.storage.rows(query)]

    async def find(self, key: str) -> StoredPasskey | None:
        """Return a passkey with its guest, or None."""
        query = (
            select(passkeys.c.credential, passkeys.c.count, guests.c.id, guests.c.name)
            .join(guests, guests.c.id == passkeys.c.guest_id)
            .where(passkeys.c.id == key)
        )
        rows = await self.storage.rows(query)
        return (
            StoredPasskey(key, GuestRow(rows[0].id, rows[0].name), rows[0].credential, rows[0].count) if rows else None
        )

    async def add(self, guest_id: str, key: str, name: str, credential: bytes, count: int) -> None:
        """Add a passkey. Raises ConflictError if it is known already."""
        row = {"id": key, "guest_id": guest_id, "name": name, "credential": credential, "count": count}
        await self.write(insert(passkeys).values({**row, "created": time.time()}))

    async def used(self, key: str, count: int) -> None:
        """Store the time of a sign-in with the passkey, which is now, and its new counter."""
        await self.write(update(passkeys).where(passkeys.c.id == key).values(count=count, used=time.time()))

    async def drop(self, guest_id: str, key: str) -> None:
        await self.write(drop_passkeys(guest_id).where(passkeys.c.id == key))

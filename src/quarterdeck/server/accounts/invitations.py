"""Invitations: links that make a limited number of readers members of the site, or its owner, until they expire.

Only the hash of a link's secret is stored. Each use of a link is stored as a row with the link's next number. Two rows
cannot have the same number, so a link cannot be used too often.
"""

import secrets
import time
from typing import Any

from sqlalchemy import Select, delete, func, insert, select

from quarterdeck.server.accounts.guests import DEVICE_SECONDS, token_hash
from quarterdeck.server.db.group_commit import ConflictError, Statement
from quarterdeck.server.db.schema import arrivals, guests, invitations
from quarterdeck.server.db.storage import GuestRow
from quarterdeck.server.messages.site import Invitation
from quarterdeck.server.messages.site_rules import Role
from quarterdeck.server.stores.guest_store import add_statements
from quarterdeck.server.stores.site_store import COMMAND_LINE, SiteStore, act_statement, role_statements

MOST = 50
"""The most valid invitations of one maker."""
MOST_USES = 500
LONGEST_DAYS = 365
OWNER_SECONDS = 86400.0
"""How long the link for an owner stays valid."""


class Invitations:
    """Reads and writes of invitations. All methods may raise StorageError."""

    def __init__(self, store: SiteStore) -> None:
        """Keep the invitations in the site's storage."""
        self._store = store

    async def make(self, maker: str, role: Role, uses: int, seconds: float) -> str:
        """Create an invitation and return its secret."""
        secret, now = secrets.token_urlsafe(24), time.time()
        row = {"token_hash": token_hash(secret), "id": secrets.token_urlsafe(12), "role": role, "uses": uses}
        statement = insert(invitations).values({**row, "created": now, "expires": now + seconds, "maker": maker})
        await self._store.write(statement, act_statement(maker, "invite", detail=f"{role} {uses}"))
        return secret

    async def owner_link(self) -> str:
        """Return the secret of a new link that makes its reader an owner.

        Opening one of these links makes the others expire.
        """
        return await self.make(COMMAND_LINE, "owner", 1, OWNER_SECONDS)

    async def all(self, maker: str | None = None) -> list[Invitation]:
        """Return the valid invitations, the latest first; `maker`: only those of this guest."""
        query = self._query().where(invitations.c.expires > time.time()).order_by(invitations.c.created.desc())
        if maker is not None:
            query = query.where(invitations.c.maker == maker)
        found = (_invitation(row) for row in await self._store.storage.rows(query))
        return [invitation for invitation in found if invitation.holds]

    async def find(self, secret: str) -> Invitation | None:
        """Return the invitation with this secret, or None if it is not valid."""
        query = self._query().where(invitations.c.token_hash == token_hash(secret))
        rows = await self._store.storage.rows(query)
        found = _invitation(rows[0]) if rows else None
        return found if found is not None and found.holds else None

    async def revoke(self, by: str, invitation: str) -> None:
        """Revoke an invitation."""
        await self._store.write(*_drop_statements(invitation), act_statement(by, "revoke"))

    async def drop_expired(self) -> None:
        query = select(invitations.c.id).where(invitations.c.expires < time.time())
        for row in await self._store.storage.rows(query):
            await self._store.write(*_drop_statements(row.id))

    async def arrive(self, secret: str, guest: GuestRow, device: str | None) -> bool:
        """Admit a guest by an invitation; return False if it is not valid.

        `device`: the hash of a new guest's token. If a guest already has the role, or is an owner, no use is counted.
        """
        before = None if device else await self._store.role(guest.id)
        while (found := await self.find(secret)) is not None:
            if before in ("owner", found.role):
                return True
            arrival = insert(arrivals).values(invitation=found.id, number=found.used + 1, guest_id=guest.id)
            new = add_statements(guest, device, time.time() + DEVICE_SECONDS) if device else []
            if found.role == "owner":
                links = (invitations.c.role == "owner") & (invitations.c.maker == COMMAND_LINE)
                new.append(delete(invitations).where(links))
            entered = act_statement(guest.id, "arrive", guest.id, found.role)
            try:
                await self._store.write(arrival, *new, *role_statements(guest.id, found.role), entered)
            except ConflictError:  # another arrival has just taken this number
                continue
            return True
        return False

    def _query(self) -> Select[Any]:
        used = select(func.count()).where(arrivals.c.invitation == invitations.c.id).scalar_subquery()
        columns = (invitations, used.label("used"), guests.c.name)
        return select(*columns).outerjoin(guests, guests.c.id == invitations.c.maker)


def path_of(secret: str) -> str:
    """Return an invitation's path on the server. Browsers do not send the part after # to any server."""
    return f"/join#{secret}"


def _drop_statements(invitation: str) -> list[Statement]:
    """Return the statements that delete an invitation and its arrivals."""
    return [
        delete(invitations).where(invitations.c.id == invitation),
        delete(arrivals).where(arrivals.c.invitation == invitation),
    ]


def _invitation(row: Any) -> Invitation:
    return Invitation(row.id, row.role, row.uses, row.used, row.created, row.expires, row.name)

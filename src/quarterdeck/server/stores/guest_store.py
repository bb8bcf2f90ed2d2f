"""The storage of guests and of the hashes of their tokens."""

import time
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Delete, bindparam, delete, exists, insert, literal, null, or_, select, update

from quarterdeck.server.db.group_commit import Statement
from quarterdeck.server.db.schema import bans, bots, guests, members, passkeys, roles, tokens
from quarterdeck.server.db.storage import GuestRow, Store
from quarterdeck.server.messages.site_rules import Role
from quarterdeck.server.stores.duplicate_event_store import drop_results
from quarterdeck.server.stores.passkey_store import drop_passkeys
from quarterdeck.server.stores.site_store import drop_ban, role_statements
from quarterdeck.server.stores.subscription_store import drop_device, drop_subscriptions
from quarterdeck.server.stores.way_store import drop_ways

Kind = Literal["device", "link", "recovery"]
"""The kind of a token: a browser's cookie, a link that signs another browser in, or a written code."""

_HOLDS = (tokens.c.token_hash == bindparam("hash")) & (
    tokens.c.expires.is_(None) | (tokens.c.expires > bindparam("now"))
)
_TOKEN = (
    select(guests.c.id, guests.c.name, tokens.c.kind, tokens.c.created, tokens.c.follows, tokens.c.proved)
    .join(tokens, tokens.c.guest_id == guests.c.id)
    .where(_HOLDS)
)
_DEVICE = (
    select(guests.c.id, guests.c.name)
    .join(tokens, or_(guests.c.id == tokens.c.guest_id, guests.c.keeper == tokens.c.guest_id))
    .where(_HOLDS, tokens.c.kind == "device")
    .order_by(guests.c.keeper.is_not(None), guests.c.created)
)
_theirs = guests.alias("theirs")
"""An alias of the table of guests, with which a query joins guests to their companions."""


@dataclass(frozen=True)
class KnownToken:
    """A valid token and its guest. Times are Unix times in seconds.

    `follows`: the hash of the token that this one replaces; None once this one has been used. `proved`: when the guest
    last proved their identity in the browser with this token, by a passkey or a written code.
    """

    guest: GuestRow
    kind: Kind
    created: float
    follows: str | None
    proved: float | None


class GuestStore(Store):
    async def add(self, guest: GuestRow, token_hash: str, expires: float, role: Role | None = None) -> None:
        """Add a guest who is signed in on one device until `expires` (Unix time), with a role on the site, if any."""
        await self.write(
            *add_statements(guest, token_hash, expires), *(role_statements(guest.id, role) if role else [])
        )

    async def add_companion(self, guest: GuestRow, keeper: str) -> None:
        """Add a guest who can play only on the devices of `keeper`, the id of another guest."""
        row = {"id": guest.id, "name": guest.name, "created": time.time(), "keeper": keeper}
        await self.write(insert(guests).values(row))

    async def companions(self, keeper: str) -> list[GuestRow]:
        """Return the guests who play on the devices of `keeper`, the oldest first."""
        query = select(guests.c.id, guests.c.name).where(guests.c.keeper == keeper).order_by(guests.c.created)
        return [GuestRow(row.id, row.name) for row in await self.storage.rows(query)]

    async def guest(self, guest_id: str) -> GuestRow | None:
        rows = await self.storage.rows(select(guests.c.id, guests.c.name).where(guests.c.id == guest_id))
        return GuestRow(rows[0].id, rows[0].name) if rows else None

    async def rename(self, guest_id: str, name: str) -> None:
        await self.write(update(guests).where(guests.c.id == guest_id).values(name=name))

    async def disown(self, guest_id: str, name: str) -> None:
        """Remove every way to sign in as the guest, their companions and their bots, and the guest's role and ban.

        The guest and the companions get the name `name` until they are erased. The bots become guests of this name
        without any token, and are erased, too.
        """
        own = select(bots.c.id, literal(name), bots.c.created, null()).where(bots.c.owner == guest_id)
        theirs = or_(guests.c.id == guest_id, guests.c.keeper == guest_id)
        await self.write(
            *_sign_out_statements(guest_id),
            drop_ban(guest_id),
            insert(guests).from_select(["id", "name", "created", "keeper"], own),
            delete(bots).where(bots.c.owner == guest_id),
            update(guests).where(theirs).values(name=name, keeper=None),
        )

    async def disowned(self, name: str) -> list[str]:
        """Return the ids of guests whom `disown` gave this name, and who are not erased yet."""
        known = (exists().where(table.c.guest_id == guests.c.id) for table in (tokens, passkeys))
        query = select(guests.c.id).where(guests.c.name == name, guests.c.keeper.is_(None), *(~way for way in known))
        return [row.id for row in await self.storage.rows(query)]

    async def gone(self, before: float, most: int) -> list[str]:
        """Return the ids of guests who can be deleted, at most `most`.

        Neither they nor their companions or bots have a table. They have no role on the site and are not banned from
        it. They have not used the site since `before` (Unix time). The token's age shows this, because the server
        replaces the token of a browser in use every month.
        """
        me, seat = guests.c.id, members.c.guest_id
        has = (
            exists().where(seat == me),
            exists().where(roles.c.guest_id == me),
            exists().where(_theirs.c.keeper == me, seat == _theirs.c.id),
            exists().where(bots.c.owner == me, seat == bots.c.id),
            exists().where(bots.c.owner == me, bots.c.used >= before),
            exists().where(tokens.c.guest_id == me, tokens.c.created >= before),
            exists().where(bans.c.person == me),
            exists().where(passkeys.c.guest_id == me, or_(passkeys.c.created >= before, passkeys.c.used >= before)),
        )
        query = select(me).where(guests.c.created < before, guests.c.keeper.is_(None), *(~one for one in has))
        return [row.id for row in await self.storage.rows(query.limit(most))]

    async def forget(self, guest_id: str) -> None:
        """Delete a guest without tables (see `gone`), with their ways to sign in, their companions and bots."""
        await self.write(
            *_sign_out_statements(guest_id),
            drop_results(guest_id),
            delete(bots).where(bots.c.owner == guest_id),
            delete(guests).where(or_(guests.c.keeper == guest_id, guests.c.id == guest_id)),
        )

    async def erase(self, guest_id: str) -> None:
        """Delete a guest who was disowned, with the list of their tables."""
        await self.write(
            drop_results(guest_id),
            delete(members).where(members.c.guest_id == guest_id),
            delete(guests).where(guests.c.id == guest_id),
        )

    async def add_device(
        self, guest_id: str, token_hash: str, expires: float, proved: float | None, follows: str | None = None
    ) -> None:
        """Add the token of another browser, or a browser's new token in place of the one with the hash `follows`."""
        row = _token(guest_id, token_hash, "device", expires)
        await self.write(insert(tokens).values({**row, "proved": proved, "follows": follows}))

    async def add_token(self, guest_id: str, token_hash: str, kind: Kind, expires: float | None = None) -> None:
        """Add a token of a kind other than `device`, and delete the guest's previous token of that kind."""
        row = _token(guest_id, token_hash, kind, expires)
        await self.write(_drop_tokens(guest_id).where(tokens.c.kind == kind), insert(tokens).values(row))

    async def settle(self, token_hash: str, before: str, until: float) -> None:
        """Confirm a token that replaces `before`, which then expires at `until` and no longer gets notifications."""
        await self.write(
            update(tokens).where(tokens.c.token_hash == token_hash).values(follows=None),
            update(tokens).where(tokens.c.token_hash == before).values(expires=until),
            drop_device(before),
        )

    async def prove(self, token_hash: str) -> None:
        """Store that the guest of this token's browser has just proved their identity."""
        await self.write(update(tokens).where(tokens.c.token_hash == token_hash).values(proved=time.time()))

    async def find(self, token_hash: str, *kinds: Kind) -> KnownToken | None:
        """Return a valid token of one of these kinds, or None."""
        rows = await self.storage.rows(_TOKEN, hash=token_hash, now=time.time())
        return KnownToken(GuestRow(rows[0].id, rows[0].name), *rows[0][2:]) if rows and rows[0].kind in kinds else None

    async def at_device(self, token_hash: str) -> list[GuestRow]:
        """Return the people who play on the device with this token; an empty list if the token is not valid.

        The guest who owns the token comes first, then their companions, the oldest first.
        """
        rows = await self.storage.rows(_DEVICE, hash=token_hash, now=time.time())
        return [GuestRow(row.id, row.name) for row in rows]

    async def kinds(self, guest_id: str) -> list[Kind]:
        """Return the kind of each of the guest's valid tokens, except a browser's next token that is not used yet."""
        query = select(tokens.c.kind).where(
            tokens.c.guest_id == guest_id,
            tokens.c.expires.is_(None) | (tokens.c.expires > time.time()),
            tokens.c.follows.is_(None),
        )
        return [row.kind for row in await self.storage.rows(query)]

    async def drop_token(self, token_hash: str) -> None:
        """Delete a token, and the token that it replaces or that replaces it, since both belong to one browser."""
        replaced = select(tokens.c.follows).where(tokens.c.token_hash == token_hash)
        known = tokens.c.token_hash
        same = or_(known == token_hash, tokens.c.follows == token_hash, known.in_(replaced))
        await self.write(delete(tokens).where(same), drop_device(token_hash))

    async def drop_kind(self, guest_id: str, kind: Kind) -> None:
        """Delete all of the guest's tokens of a kind."""
        subscriptions = [drop_subscriptions(guest_id)] if kind == "device" else []
        await self.write(_drop_tokens(guest_id).where(tokens.c.kind == kind), *subscriptions)

    async def drop_expired(self) -> None:
        """Delete the tokens that have expired."""
        await self.write(delete(tokens).where(tokens.c.expires < time.time()))


def add_statements(guest: GuestRow, token_hash: str, expires: float) -> list[Statement]:
    """Return the statements that store a new guest with one device's token."""
    row = {"id": guest.id, "name": guest.name, "created": time.time(), "keeper": None}
    return [insert(guests).values(row), insert(tokens).values(_token(guest.id, token_hash, "device", expires))]


def _drop_tokens(guest_id: str) -> Delete:
    return delete(tokens).where(tokens.c.guest_id == guest_id)


def _sign_out_statements(guest_id: str) -> list[Statement]:
    """Return the statements that remove a guest's ways to sign in, their notifications and their role."""
    drop = (_drop_tokens, drop_passkeys, drop_subscriptions, drop_ways)
    return [*(one(guest_id) for one in drop), *role_statements(guest_id, None)]


def _token(guest_id: str, token_hash: str, kind: Kind, expires: float | None) -> dict[str, object]:
    return {
        "token_hash": token_hash,
        "guest_id": guest_id,
        "kind": kind,
        "created": time.time(),
        "expires": expires,
        "follows": None,
        "proved": None,
    }

"""Guests and the hashes of their tokens, as they are stored."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Delete, String, bindparam, delete, exists, insert, null, or_, select, update

from quarterdeck.server.db.group_commit import Step
from quarterdeck.server.db.schema import bans, bots, guests, members, passkeys, roles, tokens
from quarterdeck.server.db.storage import GuestRow, Storage
from quarterdeck.server.messages.site_rules import Role
from quarterdeck.server.stores.duplicate_event_store import DROP_RESULTS
from quarterdeck.server.stores.passkey_store import DROP_PASSKEYS
from quarterdeck.server.stores.site_store import DROP_BAN, DROP_ROLE, role_steps
from quarterdeck.server.stores.subscription_store import DROP_DEVICE, DROP_GUEST
from quarterdeck.server.stores.way_store import DROP_WAYS

Kind = Literal["device", "link", "recovery"]
"""What a token is for: a browser's cookie; a link that makes another browser known; a written code that does so."""

_ADD_GUEST = insert(guests)
_SET_NAME = update(guests).where(guests.c.id == bindparam("guest")).values(name=bindparam("name"))
_DISOWN = (
    update(guests)
    .where(or_(guests.c.id == bindparam("guest"), guests.c.keeper == bindparam("guest")))
    .values(name=bindparam("name"), keeper=None)
)
_OWN_BOTS = bots.c.owner == bindparam("guest")
_DISOWN_BOTS = (
    insert(guests).from_select(
        ["id", "name", "created", "keeper"],
        select(bots.c.id, bindparam("name", type_=String), bots.c.created, null()).where(_OWN_BOTS),
    ),
    delete(bots).where(_OWN_BOTS),
)
"""They are then guests like others whom nobody can be, until they are erased, too."""
_ADD_TOKEN = insert(tokens)
_BEFORE = select(tokens.c.follows).where(tokens.c.token_hash == bindparam("hash"))
_DROP_TOKEN = delete(tokens).where(
    or_(
        tokens.c.token_hash == bindparam("hash"),
        tokens.c.follows == bindparam("hash"),
        tokens.c.token_hash.in_(_BEFORE),
    )
)
"""With those that it replaces, or that shall replace it: they are one browser's."""
_SETTLE = (
    update(tokens).where(tokens.c.token_hash == bindparam("hash")).values(follows=None),
    update(tokens).where(tokens.c.token_hash == bindparam("before")).values(expires=bindparam("until")),
)
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
_COMPANIONS = (
    select(guests.c.id, guests.c.name).where(guests.c.keeper == bindparam("keeper")).order_by(guests.c.created)
)
_PROVE = update(tokens).where(tokens.c.token_hash == bindparam("hash")).values(proved=bindparam("at"))
_DROP_KIND = delete(tokens).where(tokens.c.guest_id == bindparam("guest"), tokens.c.kind == bindparam("what"))
_DROP_EXPIRED = delete(tokens).where(tokens.c.expires < bindparam("before"))
_DROP_ALL = delete(tokens).where(tokens.c.guest_id == bindparam("guest"))
_GONE = tuple(
    delete(table).where(column == bindparam("guest"))
    for table, column in ((bots, bots.c.owner), (guests, guests.c.keeper), (guests, guests.c.id))
)
_ERASE = (
    DROP_RESULTS,
    delete(members).where(members.c.guest_id == bindparam("guest")),
    delete(guests).where(guests.c.id == bindparam("guest")),
)


_theirs = guests.alias("theirs")
"""The companions of guests."""


@dataclass(frozen=True)
class Known:
    """A token that holds, and whose it is. Times are Unix times in seconds.

    `follows`: the hash of the token that it replaces, until it is used; `proved`: when somebody has shown by it, with a
    passkey or a written code, that they are this guest.
    """

    guest: GuestRow
    kind: Kind
    created: float
    follows: str | None
    proved: float | None


class Guestbook:
    """Every read and write about guests. Writes are durable when they return; all may raise StorageError."""

    def __init__(self, storage: Storage) -> None:
        """Keep the guests in `storage`."""
        self._storage = storage
        self._write = storage.journal.write

    async def add(self, guest: GuestRow, token_hash: str, expires: float, role: Role | None = None) -> None:
        """Add a guest, known by one device until its token expires, with a role in the house."""
        await self._write(*add_steps(guest, token_hash, expires), *(role_steps(guest.id, role) if role else []))

    async def add_companion(self, guest: GuestRow, keeper: str) -> None:
        """Add a guest who can only play at the devices of another one, their keeper."""
        await self._write((_ADD_GUEST, {"id": guest.id, "name": guest.name, "created": time.time(), "keeper": keeper}))

    async def companions(self, keeper: str) -> list[GuestRow]:
        """Return the guests who play at the devices of another one, the first one first."""
        return [GuestRow(row.id, row.name) for row in await self._storage.rows(_COMPANIONS, keeper=keeper)]

    async def guest(self, guest_id: str) -> GuestRow | None:
        """Return a guest by their id, or None."""
        rows = await self._storage.rows(select(guests.c.id, guests.c.name).where(guests.c.id == guest_id))
        return GuestRow(rows[0].id, rows[0].name) if rows else None

    async def rename(self, guest_id: str, name: str) -> None:
        """Store a guest's new name."""
        await self._write((_SET_NAME, {"guest": guest_id, "name": name}))

    async def disown(self, guest_id: str, name: str) -> None:
        """Remove every way to sign in as the guest, their companions and their bots, and the guest's role and ban.

        They have the name `name` until they are erased.
        """
        await self._write(
            (_DROP_ALL, {"guest": guest_id}),
            (DROP_PASSKEYS, {"guest": guest_id}),
            (DROP_GUEST, {"guest": guest_id}),
            (DROP_WAYS, {"guest": guest_id}),
            (DROP_ROLE, {"guest": guest_id}),
            (DROP_BAN, {"guest": guest_id}),
            *((statement, {"guest": guest_id, "name": name}) for statement in _DISOWN_BOTS),
            (_DISOWN, {"guest": guest_id, "name": name}),
        )

    async def disowned(self, name: str) -> list[str]:
        """Return the ids of guests who were disowned under this name and are not erased yet."""
        known = (exists().where(table.c.guest_id == guests.c.id) for table in (tokens, passkeys))
        query = select(guests.c.id).where(guests.c.name == name, guests.c.keeper.is_(None), *(~way for way in known))
        return [row.id for row in await self._storage.rows(query)]

    async def gone(self, before: float, most: int) -> list[str]:
        """Return the ids of guests who can be forgotten, at most `most`.

        They have no table, and neither have their companions and bots. They have no role in the house and are not
        banned from it. They have not come in any way since `before` (Unix time). A browser's token is replaced each
        month that it is used.
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
        return [row.id for row in await self._storage.rows(query.limit(most))]

    async def forget(self, guest_id: str) -> None:
        """Forget a guest who has nothing, with their ways of coming back, their companions and bots."""
        await self._write(
            *(
                (statement, {"guest": guest_id})
                for statement in (_DROP_ALL, DROP_PASSKEYS, DROP_GUEST, DROP_WAYS, DROP_ROLE, DROP_RESULTS, *_GONE)
            )
        )

    async def erase(self, guest_id: str) -> None:
        """Forget a guest who was disowned, and which tables were theirs."""
        await self._write(*((statement, {"guest": guest_id}) for statement in _ERASE))

    async def add_device(
        self, guest_id: str, token_hash: str, expires: float, proved: float | None, follows: str | None = None
    ) -> None:
        """Add the token of one more browser or, if it `follows` another one, of the same browser from now on."""
        row = _token(guest_id, token_hash, "device", expires)
        await self._write((_ADD_TOKEN, {**row, "proved": proved, "follows": follows}))

    async def add_token(self, guest_id: str, token_hash: str, kind: Kind, expires: float | None = None) -> None:
        """Replace the guest's token of a kind other than `device`; the previous one expires."""
        row = _token(guest_id, token_hash, kind, expires)
        await self._write((_DROP_KIND, {"guest": guest_id, "what": kind}), (_ADD_TOKEN, row))

    async def settle(self, token_hash: str, before: str, until: float) -> None:
        """Confirm a token that replaces another one: the old one expires at `until` and gets no more messages."""
        fresh, old = _SETTLE
        await self._write(
            (fresh, {"hash": token_hash}), (old, {"before": before, "until": until}), (DROP_DEVICE, {"device": before})
        )

    async def prove(self, token_hash: str) -> None:
        """Store that the browser with this token has just proved who its guest is."""
        await self._write((_PROVE, {"hash": token_hash, "at": time.time()}))

    async def find(self, token_hash: str, *kinds: Kind) -> Known | None:
        """Such a token, where it holds now."""
        rows = await self._storage.rows(_TOKEN, hash=token_hash, now=time.time())
        return Known(GuestRow(rows[0].id, rows[0].name), *rows[0][2:]) if rows and rows[0].kind in kinds else None

    async def at_device(self, token_hash: str) -> list[GuestRow]:
        """Return the people who play at the device of a valid token; nobody if it is not valid.

        The guest who owns the token comes first, then their companions, the first one first.
        """
        rows = await self._storage.rows(_DEVICE, hash=token_hash, now=time.time())
        return [GuestRow(row.id, row.name) for row in rows]

    async def kinds(self, guest_id: str) -> list[Kind]:
        """Return the kinds of the guest's tokens, one entry for each valid token that has been used."""
        query = select(tokens.c.kind).where(
            tokens.c.guest_id == guest_id,
            tokens.c.expires.is_(None) | (tokens.c.expires > time.time()),
            tokens.c.follows.is_(None),
        )
        return [row.kind for row in await self._storage.rows(query)]

    async def drop_token(self, token_hash: str) -> None:
        """Make one token expire."""
        await self._write((_DROP_TOKEN, {"hash": token_hash}), (DROP_DEVICE, {"device": token_hash}))

    async def drop_kind(self, guest_id: str, kind: Kind) -> None:
        """Make all of the guest's tokens of a kind expire."""
        steps: list[tuple[Delete, dict[str, str]]] = [(_DROP_KIND, {"guest": guest_id, "what": kind})]
        if kind == "device":
            steps.append((DROP_GUEST, {"guest": guest_id}))
        await self._write(*steps)

    async def drop_expired(self) -> None:
        """Delete the tokens that have expired."""
        await self._write((_DROP_EXPIRED, {"before": time.time()}))


def add_steps(guest: GuestRow, token_hash: str, expires: float) -> list[Step]:
    """Store a new guest who is known by one device until its token expires."""
    row = {"id": guest.id, "name": guest.name, "created": time.time(), "keeper": None}
    return [(_ADD_GUEST, row), (_ADD_TOKEN, _token(guest.id, token_hash, "device", expires))]


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

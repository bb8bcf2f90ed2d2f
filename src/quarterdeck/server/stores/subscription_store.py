"""The storage of the devices that get notifications, and of which tables have notified which guests."""

import time

import msgspec
from sqlalchemy import Delete, delete, insert, or_, select, update

from quarterdeck.server.db.group_commit import ConflictError
from quarterdeck.server.db.schema import members, secrets, subscriptions, tables, tokens, ways
from quarterdeck.server.db.storage import Store
from quarterdeck.server.messages.accounts import Subscription

MOST = 10
"""The most devices of one guest that get notifications; the latest subscriptions are kept."""

_WANTING = select(subscriptions.c.guest_id).union(select(ways.c.guest_id).where(ways.c.code_hash.is_(None)))


def drop_device(token_hash: str) -> Delete:
    """Return the statement that deletes the subscription of the browser with this token."""
    return delete(subscriptions).where(subscriptions.c.token_hash == token_hash)


def drop_subscriptions(guest_id: str) -> Delete:
    return delete(subscriptions).where(subscriptions.c.guest_id == guest_id)


class SubscriptionStore(Store):
    async def secret(self, name: str, fresh: str) -> str:
        """Return a secret of the server; store `fresh` as the secret if there is none yet."""
        query = select(secrets.c.value).where(secrets.c.name == name)
        if not (rows := await self.storage.rows(query)):
            try:
                await self.write(insert(secrets).values(name=name, value=fresh))
            except ConflictError:
                rows = await self.storage.rows(query)
        return str(rows[0].value) if rows else fresh

    async def add(self, guest_id: str, token_hash: str, wish: Subscription) -> None:
        """Subscribe a guest's device to notifications.

        Previous subscriptions of the same device or the same endpoint are deleted.
        """
        row = {"token_hash": token_hash, "guest_id": guest_id, "created": time.time(), **msgspec.structs.asdict(wish)}
        theirs = select(subscriptions.c.token_hash).where(subscriptions.c.guest_id == guest_id)
        latest = theirs.order_by(subscriptions.c.created.desc()).limit(MOST)
        await self.write(
            drop_device(token_hash),
            delete(subscriptions).where(subscriptions.c.endpoint == wish.endpoint),
            insert(subscriptions).values(row),
            drop_subscriptions(guest_id).where(subscriptions.c.token_hash.not_in(latest)),
        )

    async def drop(self, token_hash: str) -> None:
        await self.write(drop_device(token_hash))

    async def drop_endpoint(self, endpoint: str) -> None:
        """Delete the subscription of an endpoint that the push service no longer knows."""
        await self.write(delete(subscriptions).where(subscriptions.c.endpoint == endpoint))

    async def guests(self) -> set[str]:
        """Return the ids of the guests who want notifications, on a device or by mail or webhook."""
        return {row.guest_id for row in await self.storage.rows(_WANTING)}

    async def wanted(self, guest_id: str) -> list[Subscription]:
        """Return the subscriptions of the devices on which the guest is still signed in."""
        query = (
            select(subscriptions)
            .join(tokens, tokens.c.token_hash == subscriptions.c.token_hash)
            .where(subscriptions.c.guest_id == guest_id, tokens.c.guest_id == guest_id)
        )
        rows = await self.storage.rows(query)
        return [Subscription(row.endpoint, row.p256dh, row.auth, row.language) for row in rows]

    async def may_call(self, guest_id: str, table_id: str) -> bool:
        """Return whether a table may notify a guest.

        The table must be in their list, not hidden, and must not have notified them since their last visit.
        """
        query = select(members.c.table_id).where(
            members.c.guest_id == guest_id,
            members.c.table_id == table_id,
            ~members.c.hidden,
            ~members.c.called,
        )
        return bool(await self.storage.rows(query))

    async def set_called(self, guest_id: str, table_id: str, so: bool) -> None:
        """Store whether a table has notified the guest since their last visit; `so` is False when they visit it."""
        seat = (members.c.guest_id == guest_id) & (members.c.table_id == table_id)
        await self.write(update(members).where(seat).values(called=so))

    async def to_look_at(self, limit: int = 200) -> list[str]:
        """Return the ids of tables in play, the last changed first, that may notify one of their players."""
        query = (
            select(tables.c.id)
            .distinct()
            .add_columns(tables.c.changed)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.guest_id.in_(_WANTING))
            .where(tables.c.phase == "playing", members.c.seat.is_not(None), ~or_(members.c.hidden, members.c.called))
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
        return [row.id for row in await self.storage.rows(query)]

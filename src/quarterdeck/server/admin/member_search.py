"""The search for people and tables of a site, for its owners. Nothing here reveals any cards."""

import time
from typing import Any

from sqlalchemy import Select, Text, and_, cast, func, or_, select

from quarterdeck.server.db.schema import bans, bots, guests, members, passkeys, roles, tables, tokens
from quarterdeck.server.db.storage import Storage
from quarterdeck.server.messages.site import Group, Person, PersonLine, TableLine
from quarterdeck.server.stores.site_store import SiteStore

SHOWN = 50
"""The most lines of a list; to see others, an owner types a part of the name."""


async def find_people(storage: Storage, name: str, group: Group) -> list[PersonLine]:
    """Return the people of a group whose names contain `name`, the newest first. Raises StorageError."""
    keeper = guests.alias()
    banned = and_(bans.c.guest_id == guests.c.id, or_(bans.c.until.is_(None), bans.c.until > time.time()))
    query = (
        select(guests, roles.c.role, keeper.c.name.label("keeper_name"), bans.c.guest_id.label("banned"))
        .outerjoin(roles, roles.c.guest_id == guests.c.id)
        .outerjoin(keeper, keeper.c.id == guests.c.keeper)
        .outerjoin(bans, banned)
        .where(guests.c.name != "")
        .order_by(guests.c.created.desc())
        .limit(SHOWN)
    )
    if name:
        query = query.where(func.lower(guests.c.name).contains(name.lower(), autoescape=True))
    if group == "banned":
        query = query.where(bans.c.guest_id.is_not(None), guests.c.keeper.is_(None))
    elif group != "everybody":
        query = query.where(roles.c.role == group.removesuffix("s"))
    rows = await storage.rows(query)
    return [
        PersonLine(row.id, row.name, row.created, row.role, row.keeper_name, row.banned is not None) for row in rows
    ]


async def find_tables(storage: Storage, name: str) -> list[TableLine]:
    """Return tables with `name` in their title or in a player's name, the last changed first.

    `name` may also be the id of a table. Raises StorageError.
    """
    query = select(tables).order_by(tables.c.changed.desc()).limit(SHOWN)
    if name:
        seats = func.lower(cast(tables.c.seats, Text))
        found = (column.contains(name.lower(), autoescape=True) for column in (func.lower(tables.c.title), seats))
        query = query.where(or_(*found, tables.c.id == name))
    return await _tables(storage, query)


async def the_person(store: SiteStore, guest_id: str) -> Person | None:
    """Return all that owners see of a person; the id may be that of a companion or a bot. Raises StorageError."""
    storage = store.storage
    person, _ = await store.whole_person(guest_id)
    rows = await storage.rows(select(guests).where(guests.c.id == person, guests.c.name != ""))
    if not rows:
        return None
    devices = select(tokens.c.created).where(tokens.c.guest_id == person, tokens.c.kind == "device")
    own = (
        select(tables)
        .join(members, members.c.table_id == tables.c.id)
        .where(members.c.guest_id == person)
        .order_by(tables.c.changed.desc())
        .limit(SHOWN)
    )
    keys = await storage.rows(select(func.count()).select_from(passkeys).where(passkeys.c.guest_id == person))
    return Person(
        person,
        rows[0].name,
        rows[0].created,
        await store.role(person),
        (await store.bans()).get(person),
        [row.created for row in await storage.rows(devices.order_by(tokens.c.created))],
        keys[0][0],
        await _names(storage, select(guests.c.name).where(guests.c.keeper == person)),
        await _names(storage, select(bots.c.name).where(bots.c.owner == person)),
        await _tables(storage, own),
    )


async def is_table(storage: Storage, table_id: str) -> bool:
    """Return whether there is such a table. Raises StorageError."""
    return bool(await storage.rows(select(tables.c.id).where(tables.c.id == table_id)))


async def _names(storage: Storage, query: Select[Any]) -> list[str]:
    return [row.name for row in await storage.rows(query)]


async def _tables(storage: Storage, query: Select[Any]) -> list[TableLine]:
    return [
        TableLine(
            row.id,
            row.game,
            row.phase,
            row.title,
            [seat.name for seat in row.seats if seat.name],
            row.created,
            row.changed,
            row.listed,
            row.hidden,
        )
        for row in await storage.rows(query)
    ]

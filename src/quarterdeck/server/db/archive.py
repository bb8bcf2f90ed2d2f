"""Archives of logs that have not changed recently, each packed into one row. A table can be opened from its archive.

Packing leaves the last entry in the log, and new entries get the numbers after it. So no new entry can get the number
of a packed one, and a reader notices by a gap in the numbers that the log was packed while it read.
"""

import zlib
from collections.abc import Sequence

import msgspec
from sqlalchemy import bindparam, delete, exists, func, insert, select

from quarterdeck.server.db.group_commit import Statement
from quarterdeck.server.db.schema import archives, log, tables
from quarterdeck.server.messages.log_entries import Created, Entry, Promised, Sat, Spoke, decode_entry, encode_entry


def pack_statements(table_id: str, entries: Sequence[Entry]) -> list[Statement]:
    """Return the statements that move these entries, which are the first of the log, into an archive."""
    data = zlib.compress("\n".join(map(encode_entry, entries)).encode())
    named = msgspec.json.encode(sorted(set(_named(entries)))).decode()
    return [
        delete(archives).where(archives.c.table_id == table_id),
        insert(archives).values(table_id=table_id, entries=len(entries), named=named, data=data),
        delete(log).where(log.c.table_id == table_id, log.c.seq <= len(entries)),
    ]


def unpack(data: bytes) -> list[Entry]:
    return [decode_entry(line) for line in zlib.decompress(data).split(b"\n")]


archived = select(archives.c.data).where(archives.c.table_id == bindparam("table"))
"""The packed part of a table's log, if it has any."""

naming = select(archives.c.table_id).where(archives.c.named.contains(bindparam("guest"), autoescape=False))
"""The ids of archived tables whose logs name a guest."""

_packed = select(archives.c.entries).where(archives.c.table_id == tables.c.id).correlate(tables).scalar_subquery()
"""The number of packed entries in a table's log."""

forgotten = (
    select(tables.c.id)
    .where(tables.c.phase != "waiting", tables.c.changed < bindparam("before"))
    .where(exists().where(log.c.table_id == tables.c.id, log.c.seq > func.coalesce(_packed, 0) + 1))
    .limit(bindparam("most"))
)
"""The ids of tables whose logs can be packed: begun, without a change since `before`, with two unpacked entries or
more."""


def _named(entries: Sequence[Entry]) -> list[str]:
    found = []
    for entry in entries:
        if isinstance(entry, Created):
            found += [entry.host, *(chair.guest for chair in entry.chairs if chair.guest)]
        elif isinstance(entry, Sat | Promised | Spoke):
            found.append(entry.guest)
    return found

"""The logs of all tables, read past the server: straight from its database."""

from typing import Any

import msgspec
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from proving.ledger import Entry, Violation

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


async def logs(database: str) -> dict[str, list[Entry]]:
    """Return the entries of each table in order. Raises Violation where one is missing or present twice."""
    url = make_url(database)
    engine = create_async_engine(url.set(drivername=DRIVERS[url.get_backend_name()]))
    try:
        async with engine.connect() as connection:
            query = text("SELECT table_id, seq, data FROM log ORDER BY table_id, seq")
            rows = (await connection.execute(query)).all()
    finally:
        await engine.dispose()
    found: dict[str, list[Entry]] = {}
    for table_id, seq, data in rows:
        entries = found.setdefault(table_id, [])
        entries.append(_entry(data))
        if seq != len(entries):
            raise Violation(f"table {table_id}: entry {len(entries)} of its log is number {seq}")
    return found


def _entry(data: Any) -> Entry:
    found: Entry = msgspec.json.decode(data) if isinstance(data, str | bytes) else data
    return found

"""The storage of duplicates (`analysis.duplicate_events`) that people have made, and of all results in duplicates."""

import asyncio
import secrets
import time
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

from sqlalchemy import Delete, delete, insert, select

from quarterdeck.analysis.duplicate_events import Duplicate, Result, named, replayed
from quarterdeck.games import GAMES
from quarterdeck.games.base import Game
from quarterdeck.server.db.schema import duplicates, guests, results
from quarterdeck.server.db.storage import Storage, Store
from quarterdeck.server.messages.tables import DealResult

MOST_SHOWN = 500
"""The most results of one duplicate in a response; the latest are kept."""
KEPT_DAYS = 366
"""Days after which results and duplicates are deleted."""
OPEN_DAYS = 31
"""For how many days after its date a daily deal can be played. Because of time zones, it opens a day early."""
BYTES = 16
"""The number of random bytes in an id."""

_CHECKING = asyncio.Semaphore(1)
"""Lets only one game be replayed at a time, because a replay uses a core for up to a second."""


def drop_results(guest_id: str) -> Delete:
    return delete(results).where(results.c.guest_id == guest_id)


def may_be_played(day: date) -> bool:
    """Return whether the deal of this day may be played now, in any time zone."""
    today = datetime.now(UTC).date()
    return today - timedelta(OPEN_DAYS) <= day <= today + timedelta(1)


class DuplicateEventStore(Store):
    async def make(self, game: Game, options: dict[str, Any], deals: int, level: str) -> Duplicate:
        """Create and store a duplicate with complete options."""
        made = Duplicate(secrets.token_urlsafe(BYTES), game, options, deals, level)
        row = {"id": made.id, "game": game.id, "options": options, "deals": deals, "level": level}
        await self.write(insert(duplicates).values({**row, "created": time.time()}))
        return made

    async def find(self, name: str) -> Duplicate | None:
        """Return the duplicate with this id, of a day or made by a person; None if there is none to be played now."""
        if (of_day := named(name)) is not None:
            return of_day[1] if may_be_played(of_day[0]) else None
        rows = await self.storage.rows(select(duplicates).where(duplicates.c.id == name))
        if not rows or rows[0].game not in GAMES:
            return None
        row = rows[0]
        return Duplicate(row.id, GAMES[row.game], row.options, row.deals, row.level)

    async def results(self, name: str, guest: str) -> list[DealResult]:
        """Return everyone's results in those deals of the duplicate that the guest has played, the latest first."""
        mine = select(results.c.deal).where(results.c.duplicate == name, results.c.guest_id == guest)
        query = (
            select(results, guests.c.name)
            .join(guests, guests.c.id == results.c.guest_id)
            .where(results.c.duplicate == name, results.c.deal.in_(mine))
            .order_by(results.c.at.desc())
            .limit(MOST_SHOWN)
        )
        return [_row(row, guest) for row in await self.storage.rows(query)]

    async def add(self, duplicate: Duplicate, deal: int, guest: str, decisions: Sequence[tuple[int, int]]) -> Result:
        """Replay a guest's game of a deal from its decisions, store the result and return it.

        Raises DuplicateError as `replayed` does, and ConflictError if the guest has played that deal before.
        """
        async with _CHECKING:
            found = await asyncio.to_thread(replayed, duplicate, deal, decisions)
        row = {"duplicate": duplicate.id, "deal": deal, "guest_id": guest, "share": found.share, "points": found.points}
        await self.write(insert(results).values({**row, "at": time.time()}))
        return found

    async def drop_old(self) -> None:
        """Delete old results and duplicates."""
        before = time.time() - KEPT_DAYS * 24 * 3600
        await self.write(
            delete(results).where(results.c.at < before), delete(duplicates).where(duplicates.c.created < before)
        )


async def results_of(storage: Storage, guest: str) -> list[dict[str, Any]]:
    """Return all stored results of a guest. Raises StorageError."""
    columns = (results.c.duplicate, results.c.deal, results.c.share, results.c.points, results.c.at)
    return [dict(row._mapping) for row in await storage.rows(select(*columns).where(results.c.guest_id == guest))]


def _row(row: Any, guest: str) -> DealResult:
    return DealResult(row.deal, row.name, row.guest_id == guest, row.share, row.points, row.at)

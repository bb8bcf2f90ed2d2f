"""Starts a game whose deal all players make, and limits how long the server waits for their numbers."""

from __future__ import annotations

import asyncio
import time

from quarterdeck.server.messages.log_entries import Dealt
from quarterdeck.server.rooms.table_log import TableLog
from quarterdeck.server.rooms.viewers.live_table import LiveTable
from quarterdeck.server.tables.deal import is_slow

RETRY_SECONDS = 1.0
"""After which it is tried again where the beginning could not be stored."""


class DealTimer:
    """The wait for the numbers of the people who are here; the game begins without numbers that do not come."""

    def __init__(self, live: LiveTable, log: TableLog) -> None:
        self._live = live
        self._log = log
        self._since: float | None = None
        self._rest_until = 0.0
        self._came: set[str] = set()
        """Who has been here since numbers are wanted: they were asked."""
        self._timer: asyncio.TimerHandle | None = None

    def set_timer(self) -> None:
        """Check again whether the table waits for numbers. Nothing is done while no player is here."""
        self.stop_timer()
        live, seating = self._live, self._live.seating
        if not live.leads or live.mailbox.closed or seating.dealt or not seating.full:
            return
        concerned = live.online.intersection(place.guest or "" for place in seating.places)
        if not concerned:
            return
        self._since = self._since or time.monotonic()
        self._came |= live.online
        waited = live.limits.deal_seconds if self._awaited() else 0.0
        delay = max(self._since + waited, self._rest_until) - time.monotonic()
        self._timer = asyncio.get_running_loop().call_later(max(0.0, delay), live.mailbox.post, self._begin)

    def stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _awaited(self) -> list[int]:
        """Return the seats whose numbers may still come. A slow table waits only for people who are here."""
        seating, online = self._live.seating, self._live.online
        slow = is_slow(seating)
        places = [(seat, seating.places[seat]) for seat in seating.unshown()]
        return [seat for seat, place in places if place.standin is None and (place.guest in online or not slow)]

    async def _begin(self) -> None:
        """Begin without the numbers that have not come."""
        seating = self._live.seating
        if seating.dealt or not seating.full:
            return
        missing = seating.unshown()
        broken_off = [seat for seat in missing if seating.places[seat].guest in self._came]
        absent = [seat for seat in missing if seat not in broken_off]
        if not await self._log.append(Dealt(absent, broken_off)):
            self._rest_until = time.monotonic() + RETRY_SECONDS

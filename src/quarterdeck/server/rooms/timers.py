"""The timers of a table: for the players' numbers that make the deal, and for people who owe a decision."""

import asyncio
import time

from quarterdeck.server.messages.log_entries import Dealt, StoodIn
from quarterdeck.server.messages.table_types import Absence
from quarterdeck.server.rooms.table_log import TableLog
from quarterdeck.server.rooms.viewers.live_table import LiveTable
from quarterdeck.server.support.mailbox import Command
from quarterdeck.server.tables.deal import is_slow

RETRY_SECONDS = 1.0
"""Seconds until the next attempt, if the entry that begins the game could not be stored."""


class _Timer:
    def __init__(self, live: LiveTable, log: TableLog) -> None:
        self._live = live
        self._log = log
        self._timer: asyncio.TimerHandle | None = None

    def stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _post_after(self, seconds: float, command: Command) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(max(0.0, seconds), self._live.mailbox.post, command)


class DealTimer(_Timer):
    """The timer for the players' numbers for the deal. The game begins without those that do not arrive in time."""

    def __init__(self, live: LiveTable, log: TableLog) -> None:
        super().__init__(live, log)
        self._since: float | None = None
        self._rest_until = 0.0
        self._came: set[str] = set()
        """The guests who were connected while numbers were missing, and so received the request for them."""

    def set_timer(self) -> None:
        """Set the timer if the table waits for numbers and at least one player is connected."""
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
        self._post_after(max(self._since + waited, self._rest_until) - time.monotonic(), self._begin)

    def _awaited(self) -> list[int]:
        """Return the seats whose numbers may still arrive. A slow table waits only for people who are here."""
        seating, online = self._live.seating, self._live.online
        slow = is_slow(seating)
        places = [(seat, seating.places[seat]) for seat in seating.unshown()]
        return [seat for seat, place in places if place.standin is None and (place.guest in online or not slow)]

    async def _begin(self) -> None:
        """Begin the game without the numbers that have not arrived."""
        seating = self._live.seating
        if seating.dealt or not seating.full:
            return
        missing = seating.unshown()
        broken_off = [seat for seat in missing if seating.places[seat].guest in self._came]
        absent = [seat for seat in missing if seat not in broken_off]
        if not await self._log.append(Dealt(absent, broken_off)):
            self._rest_until = time.monotonic() + RETRY_SECONDS


class StandinTimer(_Timer):
    """The timer that lets bots stand in, for absent players and after clocks run out. Times are monotonic seconds."""

    def __init__(self, live: LiveTable, log: TableLog) -> None:
        super().__init__(live, log)
        self._missed: set[int] = set()

    def set_timer(self) -> None:
        """Set the timer for the next player whose time runs out.

        If the set of absent players has changed, send everyone the new presence.
        """
        self.stop_timer()
        live = self._live
        if live.mailbox.closed or live.table is None or live.seating.phase != "playing":
            return
        now = time.monotonic()
        live.owing = {seat: live.owing.get(seat, now) for seat in live.table.pending}
        all_here = live.all_here()
        away = {} if all_here else live.bot_in()
        if away.keys() != self._missed:
            self._missed = set(away)
            live.send_presence()
        if not live.leads or (all_here and live.state.timing is None):
            return
        silent = [since + live.limits.grace_seconds for since in live.silent().values()]
        due = [*away.values(), *self._out_of_time().values(), *(when for when in silent if when > now)]
        if due:
            self._post_after(min(due) - now, self._stand_in)

    def _out_of_time(self) -> dict[int, float]:
        """Return when each seat's time is over, plus the time that the transmission of its message takes."""
        timing = self._live.state.timing
        if timing is None:
            return {}
        lag = {one.seat: one.lag for one in (*self._live.elsewhere, *self._live.viewers)}
        now = time.monotonic() - time.time()
        return {seat: now + due + lag.get(seat, 0.0) for seat, due in timing.due().items()}

    async def _stand_in(self) -> None:
        """Let bots stand in for the people whose time is over, or who have been away for too long."""
        now = time.monotonic()
        reasons: tuple[tuple[Absence, dict[int, float]], ...] = (
            ("time", self._out_of_time()),
            ("away", self._live.bot_in()),
        )
        seating = self._live.seating
        gone = {seat: why for why, due in reasons[::-1] for seat, when in due.items() if when <= now}
        absent = [seat for seat in gone if seating.places[seat].standin is None]
        if absent:
            await self._log.append(*(StoodIn(seat, seating.created.standin, gone[seat]) for seat in absent))
        else:
            self._live.send_presence()

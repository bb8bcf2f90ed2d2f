"""When bots stand in at one table: for who is out of time, or away while others who are here wait in vain."""

from __future__ import annotations

import asyncio
import time

from quarterdeck.server.messages.log_entries import StoodIn
from quarterdeck.server.messages.table_types import Absence
from quarterdeck.server.rooms.table_log import TableLog
from quarterdeck.server.rooms.viewers.live_table import LiveTable


class StandinTimer:
    """The watch over the persons at one table. All times are monotonic seconds."""

    def __init__(self, live: LiveTable, log: TableLog) -> None:
        self._live = live
        self._log = log
        self._missed: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None

    def set_timer(self) -> None:
        """Set the timer for the next person whose time runs out.

        If other persons are missed than before, everyone is sent who is missed.
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
            delay = max(0.0, min(due) - now)
            self._timer = asyncio.get_running_loop().call_later(delay, live.mailbox.post, self._stand_in)

    def stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _out_of_time(self) -> dict[int, float]:
        """When each seat's time is over, with what the way of a message may take."""
        timing = self._live.state.timing
        if timing is None:
            return {}
        lag = {one.seat: one.lag for one in (*self._live.elsewhere, *self._live.viewers)}
        now = time.monotonic() - time.time()
        return {seat: now + due + lag.get(seat, 0.0) for seat, due in timing.due().items()}

    async def _stand_in(self) -> None:
        """Let bots play for those whose time is over."""
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

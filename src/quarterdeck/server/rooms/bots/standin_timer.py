"""When bots stand in at one table: for who is out of time, or away while others who are here wait in vain."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Protocol

from quarterdeck.server.messages.log_entries import StoodIn
from quarterdeck.server.messages.table_types import Absence
from quarterdeck.server.rooms.viewers.component import ActiveRoom, Component
from quarterdeck.server.support.mailbox import ClosedError
from quarterdeck.server.tables.deal import is_slow


class WatchedRoom(ActiveRoom, Protocol):
    """The room of a timer for stand-ins."""

    def company_changed(self) -> None:
        """Tell everybody who is here and what goes on."""


class StandinTimer(Component[WatchedRoom]):
    """The watch over the persons at one table. All times are monotonic seconds."""

    def __init__(self, room: WatchedRoom) -> None:
        """Begin without missed persons."""
        super().__init__(room)
        self._owing: dict[int, float] = {}
        self._missed: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None

    def away(self) -> dict[int, float]:
        """Since when each person, or bot from outside, has had no connection who plays and is not here.

        Such a bot is not here, either, when it has been silent for long.
        """
        audience, seating = self._room.audience, self._room.seating
        online = audience.online
        guests = {seat: seating.places[seat].guest for seat in seating.remote()}
        gone = {seat: audience.gone_since(guest) for seat, guest in guests.items() if guest not in online}
        if not (silent := self._silent()):
            return gone
        now = time.monotonic()
        return gone | {seat: since for seat, since in silent.items() if since + self._grace <= now}

    def _all_here(self) -> bool:
        """Whether everybody who plays is here, and none of them a bot from outside."""
        online = self._room.audience.online
        for place in self._room.seating.places:
            if place.owner is not None or (place.bot is None and place.guest not in online):
                return False
        return True

    @property
    def _grace(self) -> float:
        return self._room.limits.grace_seconds

    def _silent(self) -> dict[int, float]:
        """Since when each bot from outside owes a decision that is here."""
        audience, seating = self._room.audience, self._room.seating
        if not any(place.owner is not None for place in seating.places):
            return {}
        bots = [seat for seat in seating.remote() if seating.places[seat].owner is not None]
        here = [seat for seat in bots if seating.places[seat].guest in audience.online]
        return {seat: self._owing[seat] for seat in here if seat in self._owing}

    def bot_in(self) -> dict[int, float]:
        """Return when a bot stands in for each person who is away while a person who is here waits for them."""
        room = self._room
        if is_slow(room.seating) or room.table is None or room.seating.phase != "playing" or self._all_here():
            return {}
        away = self.away()
        if all(seat in away for seat in room.seating.players()):
            return {}
        patience = room.limits.away_seconds
        owing = [seat for seat in room.table.pending if seat in away]
        return {seat: max(away[seat], self._owing.get(seat, away[seat])) + patience for seat in owing}

    def set_timer(self) -> None:
        """Set the timer for the next person whose time runs out.

        If other persons are missed than before, everyone is sent who is missed.
        """
        self.stop_timer()
        room = self._room
        if room.closed or room.table is None or room.seating.phase != "playing":
            return
        now = time.monotonic()
        self._owing = {seat: self._owing.get(seat, now) for seat in room.table.pending}
        all_here = self._all_here()
        away = {} if all_here else self.bot_in()
        if away.keys() != self._missed:
            self._missed = set(away)
            room.audience.send_presence(room.seating, room.table)
        if not room.leads or (all_here and room.timing is None):
            return
        silent = [since + self._grace for since in self._silent().values()]
        due = [*away.values(), *self._out_of_time().values(), *(when for when in silent if when > now)]
        if due:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, min(due) - now), self._expire)

    def stop_timer(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _out_of_time(self) -> dict[int, float]:
        """When each seat's time is over, with what the way of a message may take."""
        room = self._room
        if room.timing is None:
            return {}
        audience = room.audience
        lag = {one.seat: one.lag for one in (*audience.elsewhere, *audience.viewers)}
        now = time.monotonic() - time.time()
        return {seat: now + due + lag.get(seat, 0.0) for seat, due in room.timing.due().items()}

    def _expire(self) -> None:
        async def ring() -> None:
            with suppress(ClosedError):
                await self._room.do(self._stand_in)

        self._ringing = asyncio.create_task(ring())

    async def _stand_in(self) -> None:
        """Let bots play for those whose time is over."""
        now = time.monotonic()
        reasons: tuple[tuple[Absence, dict[int, float]], ...] = (("time", self._out_of_time()), ("away", self.bot_in()))
        room = self._room
        gone = {seat: why for why, due in reasons[::-1] for seat, when in due.items() if when <= now}
        absent = [seat for seat in gone if room.seating.places[seat].standin is None]
        if absent:
            await room.log.append(*(StoodIn(seat, room.seating.created.standin, gone[seat]) for seat in absent))
        else:
            room.company_changed()

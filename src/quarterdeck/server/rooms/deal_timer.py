"""The deal of one table, made by all who play (`table.fairness`): what is told and recorded of it, and for how long
numbers are waited for."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from quarterdeck.server.messages.log_entries import Dealt
from quarterdeck.server.messages.protocol import Deal
from quarterdeck.server.rooms.component import Part
from quarterdeck.server.support.mailbox import ClosedError
from quarterdeck.server.tables.seating import Seating
from quarterdeck.table import fairness
from quarterdeck.table.fairness import METHOD, DealSeat, RecordDeal

if TYPE_CHECKING:
    from quarterdeck.server.rooms.room import Room

SLOW = 3600.0
"""From so many seconds a decision on nobody is expected to sit at the table all the time."""
RETRY_SECONDS = 1.0
"""After which it is tried again where the beginning could not be stored."""


def key_of(seating: Seating) -> bytes:
    """The key of all shuffles at a table where the deal is made."""
    created = seating.created
    if not created.house:
        return bytes.fromhex(created.key)
    return fairness.key_of([place.number for place in seating.places], created.house)


def deal_of(seating: Seating) -> Deal | None:
    """What everybody is told of the deal: no number. None where the house alone made it."""
    if not seating.created.house:
        return None
    return Deal(
        fairness.house_commitment(seating.created.house),
        [place.commitment for place in seating.places],
        [seat for seat, place in enumerate(seating.places) if place.number],
        seating.full and not seating.dealt,
    )


def record_deal(seating: Seating) -> RecordDeal | None:
    """The deal as the record of a finished game tells it, all numbers shown."""
    house = seating.created.house
    if not house:
        return None
    seats = [_part(seating, seat) for seat in range(len(seating.places))]
    return RecordDeal(METHOD, fairness.house_commitment(house), house, seats)


def _part(seating: Seating, seat: int) -> DealSeat:
    place, without = seating.places[seat], seating.without
    if place.number:
        return DealSeat("number", place.commitment, place.number)
    if not place.commitment:
        return DealSeat("none")
    broke_off = without is not None and seat in without.broken_off
    return DealSeat("broken_off" if broke_off else "absent", place.commitment)


def is_slow(seating: Seating) -> bool:
    """Whether nobody is expected to sit at the table all the time: hours a decision."""
    clock = seating.created.clock
    return clock is not None and (clock.decision or 0.0) >= SLOW


class Dealing(Part):
    """Waits for the numbers of those who are here, and has the game begin without those that do not come."""

    def __init__(self, room: Room) -> None:
        """Nobody is waited for yet."""
        super().__init__(room)
        self._since: float | None = None
        self._rest_until = 0.0
        self._came: set[str] = set()
        """Who has been here since numbers are wanted: they were asked."""
        self._timer: asyncio.TimerHandle | None = None
        self._closing: asyncio.Task[None] | None = None

    def look(self) -> None:
        """See anew whether anybody is waited for. Nothing is done while nobody is here whom the game concerns."""
        self.stop()
        room, seating = self._room, self._room.seating
        if not room.leads or room.closed or seating.dealt or not seating.full:
            return
        concerned = room.audience.online.intersection(place.guest or "" for place in seating.places)
        if not concerned:
            return
        self._since = self._since or time.monotonic()
        self._came |= room.audience.online
        waited = room.limits.deal_seconds if self._awaited() else 0.0
        delay = max(self._since + waited, self._rest_until) - time.monotonic()
        self._timer = asyncio.get_running_loop().call_later(max(0.0, delay), self._ring)

    def stop(self) -> None:
        """Wait no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _awaited(self) -> list[int]:
        """The seats whose numbers may still come. At a slow table nobody is waited for who is not here."""
        seating, online = self._room.seating, self._room.audience.online
        slow = is_slow(seating)
        places = [(seat, seating.places[seat]) for seat in seating.unshown()]
        return [seat for seat, place in places if place.standin is None and (place.guest in online or not slow)]

    def _ring(self) -> None:
        async def ring() -> None:
            with suppress(ClosedError):
                await self._room.do(self._begin)

        self._closing = asyncio.create_task(ring())

    async def _begin(self) -> None:
        """Begin without the numbers that have not come."""
        room, seating = self._room, self._room.seating
        if seating.dealt or not seating.full:
            return
        missing = seating.unshown()
        broken_off = [seat for seat in missing if seating.places[seat].guest in self._came]
        absent = [seat for seat in missing if seat not in broken_off]
        if not await room.log.append(Dealt(absent, broken_off)):
            self._rest_until = time.monotonic() + RETRY_SECONDS

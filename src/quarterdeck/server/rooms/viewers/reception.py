"""Who comes to one table's room and goes: let in, shown the table, told to the others."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

from quarterdeck.server.messages.log_entries import Renamed
from quarterdeck.server.rooms.viewers.audience import Viewer
from quarterdeck.server.rooms.viewers.component import ActiveRoom, Component
from quarterdeck.server.rooms.viewers.notify_absent import AbsenceNotifier
from quarterdeck.server.rooms.viewers.shared_review import SharedReview
from quarterdeck.server.rooms.viewers.spectator_limits import crowded
from quarterdeck.server.tables.views import reader

CATCH_UP = 500
"""How many states of a game are read at once for one who comes."""
COMPANY_SECONDS = 0.25
"""Within which the comings and goings of spectators are told at once."""
FRIENDS_A_SEAT = 2
"""For each free seat so many more may come to a table whose gallery is full: one of them may sit down."""
GONE_SECONDS = 0.05
"""Those of a seat who go within this time are told of in one message: after a game most go together."""


class FullError(Exception):
    """There are too many spectators at this table."""


class ShutError(Exception):
    """The site has closed this table before its game began."""


class NotAdmittedError(Exception):
    """The host lets nobody look on, or no bots from outside come."""


class VisitedRoom(ActiveRoom, Protocol):
    """The room of a reception, where people come and go."""

    idle_since: float

    @property
    def is_shut(self) -> bool:
        """Whether the site has closed the table before its game began."""

    @property
    def absence_notifier(self) -> AbsenceNotifier:
        """Whom the table calls."""

    @property
    def shared_review(self) -> SharedReview:
        """Who looks at the finished game with others."""

    def publish_presence(self) -> None:
        """Tell the other processes who is here."""

    def wake_bots(self) -> None:
        """Let every bot think that owes a decision."""


class Reception(Component[VisitedRoom]):
    """The connections to one table, let in and out."""

    def __init__(self, room: VisitedRoom) -> None:
        """Begin without visitors."""
        super().__init__(room)
        self._soon: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        """Stop sending who has come or gone."""
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None

    def show_out(self) -> None:
        """Hang up on spectators where the host lets nobody look on."""
        if self.admits(None):
            return
        for viewer in self._room.audience.viewers:
            if viewer.seat is None:
                viewer.outbox.finish()

    def admits(self, guest: str | None) -> bool:
        """Whether a guest may look at the table."""
        seating = self._room.seating
        known = guest is not None and any(place.guest == guest for place in seating.places)
        return known or seating.watching != "closed" or (seating.phase == "waiting" and not seating.locked)

    async def join(self, viewer: Viewer) -> None:
        """Add a connection and show it the table. Raises FullError, NotAdmittedError, ShutError."""
        if self._room.is_shut:
            raise ShutError
        barred = viewer.owner is not None and not self._room.seating.created.outside_bots
        if barred or not any(self.admits(guest) for guest in (None, *viewer.people)):
            raise NotAdmittedError
        if viewer.comes_first(self._room.seating):
            self._room.audience.evict_oldest(viewer, self._room.limits.seat_lines)
        elif viewer.near_capacity or self._crowded(viewer):
            raise FullError
        for guest, name in viewer.people.items():
            await self.rename(guest, name, viewer.owner)
        await self._catch_up(viewer)
        self._room.audience.add(viewer, self._room.seating, self._room.table)
        if viewer.visible:
            self._room.absence_notifier.note_arrival(viewer.people)
        if self._room.seating.phase == "finished":
            self._room.shared_review.show(viewer)
        self.tell_soon(viewer.seat is not None, viewer)
        self._room.publish_presence()
        self._room.wake_bots()

    def _crowded(self, viewer: Viewer) -> bool:
        """Return whether too many spectators are here for this one.

        Anyone who can take a seat has room beside a full gallery.
        """
        limits = self._room.limits
        room = FRIENDS_A_SEAT * self._seats_for(viewer)
        if viewer.spectators_full and not room:
            return True
        most, of_network = limits.viewers + room, limits.network_viewers + room
        return crowded(self._room.audience.everybody, viewer, most, of_network)

    def _seats_for(self, viewer: Viewer) -> int:
        """Return the number of free seats that this viewer may choose from."""
        seating = self._room.seating
        if viewer.guest is None or viewer.guest in seating.removed or seating.locked:
            return 0
        return sum(place.kind == "open" and place.guest is None for place in seating.places)

    async def _catch_up(self, viewer: Viewer) -> None:
        """Read the events of a long game for a newcomer, a part at a time."""
        seat = viewer.looks_from(self._room.seating)
        while self._room.table is not None and not self._room.table.catch_up(reader(seat), CATCH_UP):
            await asyncio.sleep(0)

    async def leave(self, viewer: Viewer) -> None:
        """Forget a connection."""
        self._room.audience.dismiss(viewer)
        self._room.shared_review.lost(viewer)
        self._room.idle_since = time.monotonic()
        self._tell_within(COMPANY_SECONDS if viewer.seat is None else GONE_SECONDS)
        self._room.publish_presence()

    def tell_soon(self, at_once: bool, viewer: Viewer | None = None) -> None:
        """Send others who has come or gone: at once for a player, after a while for spectators."""
        if at_once:
            self._room.audience.send_presence(self._room.seating, self._room.table, viewer)
        else:
            self._tell_within(COMPANY_SECONDS)

    def _tell_within(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        if self._soon is not None and self._soon.when() > loop.time() + seconds:
            self.stop()
        if self._soon is None:
            self._soon = loop.call_later(seconds, self._tell_now)

    def _tell_now(self) -> None:
        self._soon = None
        self._room.audience.send_presence(self._room.seating, self._room.table)

    async def rename(self, guest: str, name: str, owner: str | None = None) -> None:
        """Give a guest another name, or a bot another owner's name."""
        for viewer in self._room.audience.viewers:
            if guest in viewer.people:
                viewer.people[guest] = name
            if viewer.guest == guest:
                viewer.name, viewer.owner = name, owner
        seat = self._room.seating.seat_of(guest)
        if seat is None or self._room.seating.phase == "finished":
            return
        place = self._room.seating.places[seat]
        if (place.name, place.owner) != (name, owner):
            await self._room.log.append(Renamed(seat, name, owner))

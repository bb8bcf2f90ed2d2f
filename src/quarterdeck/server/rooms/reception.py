"""The arrival and departure of people at a table: admission, the first view, and the presence sent to the others."""

import asyncio
from collections.abc import Iterable

from quarterdeck.server.db.storage import GuestRow
from quarterdeck.server.messages.log_entries import Renamed
from quarterdeck.server.rooms.table_log import TableLog
from quarterdeck.server.rooms.viewers.live_table import LiveTable
from quarterdeck.server.rooms.viewers.notify_absent import AbsenceNotifier
from quarterdeck.server.rooms.viewers.shared_review import SharedReview
from quarterdeck.server.rooms.viewers.viewer import Connected, Viewer
from quarterdeck.server.tables.views import reader

CATCH_UP = 500
"""The number of a game's states whose events are read for a newcomer before other tasks get a turn."""
COMPANY_SECONDS = 0.25
"""Arrivals and departures of spectators within these seconds are sent together."""
FRIENDS_A_SEAT = 2
"""For each free seat, the number of people whom a table admits beyond its limits, since one of them may sit down."""
GONE_SECONDS = 0.05
"""Departures of players within these seconds are sent together: after a game, most leave at the same time."""


class FullError(Exception):
    """There is no room for another spectator, at this table or on the site."""


class ShutError(Exception):
    """The site has closed this table before its game began."""


class NotAdmittedError(Exception):
    """This table admits no spectators, or no bots from outside."""


def crowded(watching: Iterable[Connected], newcomer: Viewer, most: int, of_network: int) -> bool:
    """Return whether `watching` has `most` spectators, or `of_network` of them from the newcomer's network."""
    networks = [viewer.network for viewer in watching if viewer.seat is None]
    return len(networks) >= most or networks.count(newcomer.network) >= of_network


class SpectatorLimit:
    """The limit for spectators at all tables together; each process counts its own connections."""

    def __init__(self, most: int, of_network: int) -> None:
        self._most = most
        self._of_network = of_network
        self._inside: set[Viewer] = set()

    def crowded(self, newcomer: Viewer) -> bool:
        if len(self._inside) < self._of_network:
            return False
        self._inside = {viewer for viewer in self._inside if viewer.seat is None}  # drop those who have sat down
        return crowded(self._inside, newcomer, self._most, self._of_network)

    def enter(self, viewer: Viewer) -> None:
        """Count a viewer who has no seat."""
        if viewer.seat is None:
            self._inside.add(viewer)

    def leave(self, viewer: Viewer) -> None:
        self._inside.discard(viewer)


class Reception:
    """The admission and the departure of connections to one table."""

    def __init__(
        self, live: LiveTable, log: TableLog, shared_review: SharedReview, absence_notifier: AbsenceNotifier
    ) -> None:
        self._live = live
        self._log = log
        self._shared_review = shared_review
        self._absence_notifier = absence_notifier
        self._soon: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None

    async def join(self, viewer: Viewer) -> None:
        """Add a connection and send it the table. Raises FullError, NotAdmittedError, ShutError."""
        if self._live.is_shut:
            raise ShutError
        barred = viewer.owner is not None and not self._live.seating.created.outside_bots
        if barred or not any(self._live.admits(guest) for guest in (None, *viewer.people)):
            raise NotAdmittedError
        if viewer.comes_first(self._live.seating):
            self._live.evict_oldest(viewer, self._live.limits.seat_lines)
        elif viewer.near_capacity or self._crowded(viewer):
            raise FullError
        for guest, name in viewer.people.items():
            await self.rename(GuestRow(guest, name, viewer.owner))
        await self._catch_up(viewer)
        self._live.add(viewer)
        if viewer.visible:
            self._absence_notifier.note_arrival(viewer.people)
        if self._live.seating.phase == "finished":
            self._shared_review.show(viewer)
        self.tell_soon(viewer.seat is not None, viewer)
        self._live.bots_due = self._live.presence_due = True

    def _crowded(self, viewer: Viewer) -> bool:
        """Return whether too many spectators are here to admit this one.

        A person who can take a free seat is admitted beyond the limits (FRIENDS_A_SEAT).
        """
        limits = self._live.limits
        room = FRIENDS_A_SEAT * self._seats_for(viewer)
        if viewer.spectators_full and not room:
            return True
        most, of_network = limits.viewers + room, limits.network_viewers + room
        return crowded(self._live.everybody, viewer, most, of_network)

    def _seats_for(self, viewer: Viewer) -> int:
        """Return the number of free seats that this viewer may choose from."""
        seating = self._live.seating
        if viewer.guest is None or viewer.guest in seating.removed or seating.locked:
            return 0
        return sum(place.kind == "open" and place.guest is None for place in seating.places)

    async def _catch_up(self, viewer: Viewer) -> None:
        """Read the events that a newcomer may see, in parts, so that a long game does not delay other tasks."""
        seat = viewer.looks_from(self._live.seating)
        while self._live.table is not None and not self._live.table.catch_up(reader(seat), CATCH_UP):
            await asyncio.sleep(0)

    async def leave(self, viewer: Viewer) -> None:
        self._live.dismiss(viewer)
        self._shared_review.lost(viewer)
        self._tell_within(COMPANY_SECONDS if viewer.seat is None else GONE_SECONDS)
        self._live.presence_due = True

    def tell_soon(self, at_once: bool, viewer: Viewer | None = None) -> None:
        """Send the presence to all viewers but `viewer`, now or (for a change of spectators) within COMPANY_SECONDS."""
        if at_once:
            self._live.send_presence(viewer)
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
        self._live.send_presence()

    async def rename(self, guest: GuestRow) -> None:
        """Update the name of a guest, or the owner's name of a bot, at this table."""
        for viewer in self._live.viewers:
            if guest.id in viewer.people:
                viewer.people[guest.id] = guest.name
            if viewer.guest == guest.id:
                viewer.name, viewer.owner = guest.name, guest.owner
        seat = self._live.seating.seat_of(guest.id)
        if seat is None or self._live.seating.phase == "finished":
            return
        place = self._live.seating.places[seat]
        if (place.name, place.owner) != (guest.name, guest.owner):
            await self._log.append(Renamed(seat, guest.name, guest.owner))

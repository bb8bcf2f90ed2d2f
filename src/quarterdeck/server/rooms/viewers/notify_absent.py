"""Whom one table calls by a message to their devices: who is to decide and is not there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from quarterdeck.server.messages.push_message import Message
from quarterdeck.server.push.pushing import Pusher
from quarterdeck.server.rooms.viewers.component import Component, TableRoom


@dataclass(frozen=True)
class NotifySettings:
    """How absent people are called to their tables.

    `pusher` calls them. They have `seconds` to come back by themselves. `is_watching` returns whether a guest has a
    table before them.
    """

    pusher: Pusher
    seconds: float
    is_watching: Callable[[str, str], bool]


class AbsenceNotifier(Component[TableRoom]):
    """The watch over the guests for whom one table waits. Only those count who have asked for messages."""

    def __init__(self, room: TableRoom, calling: NotifySettings) -> None:
        """Begin without missed guests."""
        super().__init__(room)
        self._how = calling
        self._missed: dict[str, asyncio.TimerHandle] = {}
        self._offers: set[asyncio.TimerHandle] = set()

    @property
    def pending(self) -> bool:
        """Whether somebody will be called soon."""
        now = asyncio.get_running_loop().time()
        return any(timer.when() > now for timer in (*self._missed.values(), *self._offers))

    def note_arrival(self, guests: Iterable[str]) -> None:
        """Note that the guests at one device have the table before them."""
        for guest in set(guests) & set(self._room.seating.people()):
            self._how.pusher.note_arrival(guest, self._room.id)

    def update_missed(self) -> None:
        """Check again who is missed."""
        missed = self._absent()
        for guest in [*self._missed]:
            if guest not in missed:
                self._missed.pop(guest).cancel()
        for guest, seat in missed.items():
            if guest not in self._missed:
                self._missed[guest] = self._later(self._call_to_turn, guest, seat)

    def offered(self, name: str, table: str, game: str) -> None:
        """Somebody offers another game, at a table of its own: call those who have not seen it."""
        seating = self._room.seating
        message = Message("rematch", table, game, seating.title, name)
        for guest in filter(self._how.pusher.knows, seating.people()):
            if not self._how.is_watching(guest, self._room.id):
                self._offers.add(self._later(self._call_to_rematch, guest, message))

    def stop(self) -> None:
        """Call nobody any more."""
        for timer in (*self._missed.values(), *self._offers):
            timer.cancel()
        self._missed.clear()
        self._offers.clear()

    def _later(self, work: Callable[..., None], *arguments: object) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(self._how.seconds, partial(work, *arguments))

    def _absent(self) -> dict[str, int]:
        """Return the guests who owe a decision and do not have the table before them, with their seats."""
        room = self._room
        if room.closed or room.table is None or room.seating.phase != "playing" or not room.leads:
            return {}
        places, knows = room.seating.places, self._how.pusher.knows
        known = [seat for seat in room.table.pending if knows(places[seat].guest or "")]
        return {
            guest: seat
            for seat in known
            if seat in room.seating.players()
            and (guest := places[seat].guest or "")
            and not self._how.is_watching(guest, room.id)
        }

    def _call_to_turn(self, guest: str, seat: int) -> None:
        room = self._room
        created = room.seating.created
        until = room.timing.due().get(seat) if room.timing is not None else None
        message = Message("turn", room.id, created.game, room.seating.title)
        self._how.pusher.call(guest, message, until, lambda: guest in self._absent() or room.closed)

    def _call_to_rematch(self, guest: str, message: Message) -> None:
        tables = self._room.id, message.table

        def still() -> bool:
            return not any(self._how.is_watching(guest, table) for table in tables)

        if still():
            self._how.pusher.call(guest, message, None, still)

"""Notifications to guests who are away from the table while they owe a decision, or get an offer of another game."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from quarterdeck.server.push.letters import Message
from quarterdeck.server.push.pushing import Pusher
from quarterdeck.server.rooms.viewers.live_table import LiveTable


@dataclass(frozen=True)
class NotifySettings:
    """The settings for notifications.

    `pusher` sends them. `seconds`: how long guests have to come back before they get one. `is_watching` takes the ids
    of a guest and a table, and returns whether the guest has a visible page with the table.
    """

    pusher: Pusher
    seconds: float
    is_watching: Callable[[str, str], bool]


class AbsenceNotifier:
    """The timers for notifications to absent guests of one table, for those guests who want any."""

    def __init__(self, live: LiveTable, calling: NotifySettings) -> None:
        self._live = live
        self._how = calling
        self._missed: dict[str, asyncio.TimerHandle] = {}
        self._offers: set[asyncio.TimerHandle] = set()

    @property
    def pending(self) -> bool:
        """True if the timer of a notification is running."""
        now = asyncio.get_running_loop().time()
        return any(timer.when() > now for timer in (*self._missed.values(), *self._offers))

    def note_arrival(self, guests: Iterable[str]) -> None:
        """Note that these guests, who play on one device, see the table. Later they may be notified again."""
        for guest in set(guests) & set(self._live.seating.people()):
            self._how.pusher.note_arrival(guest, self._live.id)

    def update_missed(self) -> None:
        missed = self._absent()
        for guest in [*self._missed]:
            if guest not in missed:
                self._missed.pop(guest).cancel()
        for guest, seat in missed.items():
            if guest not in self._missed:
                self._missed[guest] = self._later(self._call_to_turn, guest, seat)

    def offered(self, name: str, table: str, game: str) -> None:
        """Set timers to notify the players who do not see a new offer of another game.

        `name`: who offers it. `table` and `game`: the new table's id and its game.
        """
        seating = self._live.seating
        message = Message("rematch", table, game, seating.title, name)
        for guest in filter(self._how.pusher.knows, seating.people()):
            if not self._how.is_watching(guest, self._live.id):
                self._offers.add(self._later(self._call_to_rematch, guest, message))

    def stop(self) -> None:
        for timer in (*self._missed.values(), *self._offers):
            timer.cancel()
        self._missed.clear()
        self._offers.clear()

    def _later(self, work: Callable[..., None], *arguments: object) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(self._how.seconds, partial(work, *arguments))

    def _absent(self) -> dict[str, int]:
        """Return the guests who want notifications, owe a decision and do not see the table, with their seats."""
        live = self._live
        if live.mailbox.closed or live.table is None or live.seating.phase != "playing" or not live.leads:
            return {}
        places, knows = live.seating.places, self._how.pusher.knows
        known = [seat for seat in live.table.pending if knows(places[seat].guest or "")]
        return {
            guest: seat
            for seat in known
            if seat in live.seating.players()
            and (guest := places[seat].guest or "")
            and not self._how.is_watching(guest, live.id)
        }

    def _call_to_turn(self, guest: str, seat: int) -> None:
        seating, timing = self._live.seating, self._live.state.timing
        until = timing.due().get(seat) if timing is not None else None
        message = Message("turn", self._live.id, seating.created.game, seating.title)
        self._how.pusher.call(guest, message, until, lambda: guest in self._absent() or self._live.mailbox.closed)

    def _call_to_rematch(self, guest: str, message: Message) -> None:
        tables = self._live.id, message.table

        def still() -> bool:
            return not any(self._how.is_watching(guest, table) for table in tables)

        if still():
            self._how.pusher.call(guest, message, None, still)

"""The connections that look at one table, and what each of them is sent.

Every text is rendered for all before the first is sent, and readers of the same seat share one rendering.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol
from weakref import proxy

import msgspec

from quarterdeck.server.messages.server_messages import Refused, Said, Watchers
from quarterdeck.server.net.send_queue import Outbox
from quarterdeck.server.support.metrics import REFUSALS
from quarterdeck.server.tables import views
from quarterdeck.server.tables.seating import Seating
from quarterdeck.server.tables.state import TableState
from quarterdeck.server.tables.views import LiveStatus, Reader, RenderedHistory, UpdateRenderer
from quarterdeck.table import Table


class Look(msgspec.Struct, frozen=True):
    """Where somebody is in a finished game, looking at it with others: after so many events.

    `led`: since when they lead (Unix time); 0: they follow.
    """

    at: int
    led: float


@dataclass(eq=False, slots=True)
class Viewer:
    """One connection. `guest` is None for a program without a cookie, `seat` for a spectator.

    Where several people play at one device, `guest`, `name` and `seat` are those of the one who has it.
    """

    outbox: Outbox
    guest: str | None
    name: str
    seat: int | None = None
    owner: str | None = None
    """Whose bot from outside it is: of somebody of that name; None: a person's."""
    people: dict[str, str] = field(default_factory=dict)
    """Everybody who may play at this device, by guest id; the one whose device it is comes first."""
    active_seat: int | None = None
    """The seat of the person who has the device, where several play at it."""
    prompted_at: float | None = None
    """When the connection was last asked for a decision and has not said that it knows (monotonic seconds)."""
    last_message_at: float = 0.0
    """When the last message came from it (Unix time): what waits for its turn is not charged to anybody's clock."""
    visible: bool = True
    """The reader has the page before them, and not behind others."""
    lag: float = 0.0
    """How long a question and its answer are on their way, in seconds."""
    key: str = ""
    """The hash of the token by which its guest is known."""
    network: str = ""
    """Where the connection comes from, as limits count it."""
    review_position: Look | None = None
    """Where they look at the finished game together with others."""
    accepts_chunks: bool = False
    """It takes what a long game has told in several messages."""
    near_capacity: bool = False
    """The site has hardly a connection left: this one may stay if a seat at the table is its reader's."""
    spectators_full: bool = False
    """The site has too many spectators: this connection may stay if its reader has a seat, or can take one."""

    def __post_init__(self) -> None:
        """Most people have a device of their own."""
        if self.guest is not None:
            self.people.setdefault(self.guest, self.name)

    def refuse(self, refusal: Refused) -> None:
        """Send why a message changed nothing, and count it."""
        REFUSALS.labels(refusal.code).inc()
        self.outbox.put(views.encode(refusal))

    def own_seats(self, seating: Seating) -> tuple[int, ...]:
        """Return the seats of the people who play at this device."""
        return seats_of(self.people, seating)

    def looks_from(self, seating: Seating) -> int | None:
        """From which seat the table is shown: where several play, while it is handed on, from none of theirs."""
        here = self.own_seats(seating)
        if self.active_seat in here:
            return self.active_seat
        between = len(here) > 1 and seating.phase == "playing"
        return None if between or not here else here[0]

    def comes_first(self, seating: Seating) -> bool:
        """Whether somebody at this device plays here, has a seat kept, or is the host: no spectator keeps them out."""
        return bool(self.own_seats(seating)) or self.kept(seating) is not None or seating.host in self.people

    def kept(self, seating: Seating) -> int | None:
        """Return a free seat that is kept for somebody at this device, or None."""
        return next((kept for guest in self.people if (kept := seating.kept_for(guest)) is not None), None)


class Connected(Protocol):
    """A connection to the table, here or at another process, as far as all are told of it."""

    people: dict[str, str]
    guest: str | None
    name: str
    owner: str | None
    visible: bool
    lag: float
    network: str
    review_position: Look | None

    @property
    def seat(self) -> int | None:
        """A seat that is somebody's at this device; None: a spectator's."""

    def own_seats(self, seating: Seating) -> tuple[int, ...]:
        """Return the seats of the people who play at this device."""


def seats_of(people: Iterable[str], seating: Seating) -> tuple[int, ...]:
    """Return the seats of some guests."""
    seats = (seating.seat_of(guest) for guest in people)
    return tuple(seat for seat in seats if seat is not None)


class RoomContext(Protocol):
    """What a table's room knows beside its log; `state` is its log, folded."""

    state: TableState

    def live_status(self) -> LiveStatus:
        """Return the live status of the game: who is here, and the clock."""


class Audience:
    """The viewers of a table; each is sent what that viewer may see."""

    def __init__(self, chat_lines: int, most_events: int, context: RoomContext) -> None:
        """Begin without any viewers.

        `chat_lines`: the number of lines of chat sent to a newcomer. `most_events`: the number of events in one message
        to viewers who take several messages. `context`: what the table's room knows.
        """
        self.viewers: list[Viewer] = []
        self.elsewhere: list[Connected] = []
        """The connections to this table by way of other processes."""
        self._chat_lines = chat_lines
        self._most_events = most_events
        self._context = context
        self._seen: dict[int | None, int] = {}
        self._gone: dict[str, float] = {}
        self._began = time.monotonic()

    def let_go(self) -> None:
        """Keep the table's room in memory no longer than others do: it is closed."""
        self._context = proxy(self._context)

    @property
    def everybody(self) -> list[Connected]:
        """All connections to this table."""
        return [*self.viewers, *self.elsewhere]

    @property
    def online(self) -> set[str]:
        """The guests who have a connection."""
        online = {guest for viewer in self.viewers for guest in viewer.people}
        return online.union(*(one.people for one in self.elsewhere)) if self.elsewhere else online

    def is_watching(self, guest: str) -> bool:
        """Whether a guest has the table before them."""
        return any(guest in one.people and one.visible for one in self.everybody)

    def gone_since(self, guest: str | None) -> float:
        """Since when a guest has had no connection who has none now (monotonic seconds)."""
        return self._gone.get(guest or "", self._began)

    def watchers(self, seating: Seating) -> Watchers:
        """Those who look on without a seat; bots from outside are counted, and not named like people."""
        watching = [one for one in self.everybody if not one.own_seats(seating)]
        names = {one.guest: one.name for one in watching if one.guest is not None and one.owner is None}
        return Watchers(seating.watching, len(watching), sorted(names.values()))

    def evict_oldest(self, viewer: Viewer, most: int) -> None:
        """Let one more connection of somebody in who comes first: the oldest ones end where they have `most`."""
        theirs = [other for other in self.viewers if other.guest == viewer.guest and not other.outbox.is_aborted]
        for other in theirs[: len(theirs) + 1 - most]:
            other.outbox.abort()

    def add(self, viewer: Viewer, seating: Seating, table: Table | None) -> None:
        """Add a viewer, who gets the whole table."""
        self.viewers.append(viewer)
        try:
            self._show_all([viewer], seating, table)
        except Exception:
            self.viewers.remove(viewer)
            raise

    def dismiss(self, viewer: Viewer) -> None:
        """Forget a viewer."""
        self.viewers.remove(viewer)
        for guest in viewer.people.keys() - self.online:
            self._gone[guest] = time.monotonic()

    def replace_elsewhere(self, elsewhere: Sequence[Connected]) -> None:
        """Replace the connections of other processes by these, and note when the guests who went away left."""
        before, self.elsewhere = self.online, [*elsewhere]
        for guest in before - self.online:
            self._gone[guest] = time.monotonic()

    def send_snapshots(self, seating: Seating, table: Table | None) -> None:
        """Send everyone the whole table again."""
        self._show_all(self.viewers, seating, table)

    def send_presence(self, seating: Seating, table: Table | None, but: Viewer | None = None) -> None:
        """Send everyone who is here and what goes on. A viewer whose seat has changed gets the whole table."""
        if not self.viewers:
            return
        common = views.common_fields(seating, self._context.live_status())
        host = seating.acting_host(self.online)
        texts: dict[Reader, bytes] = {}
        for viewer in self.viewers:
            seat = viewer.looks_from(seating)
            if table is not None and seat != viewer.seat:
                self._show_all([viewer], seating, table)
            elif viewer is not but:
                viewer.seat = seat
                who = self._reader(viewer, seat, seating, host)
                if who not in texts:
                    texts[who] = views.render_company(common, who)
                viewer.outbox.put(texts[who])

    def send_snapshot(self, viewer: Viewer, seating: Seating, table: Table | None) -> None:
        """Show a viewer the table from the seat of the person who has the device now."""
        self._show_all([viewer], seating, table)

    def update(self, seating: Seating, table: Table, only: int | None = None) -> None:
        """Send everyone, or only the viewers of seat `only`, the new part of the game.

        If an error occurs, nothing is sent, and nothing counts as seen: the next update contains the same events.
        """
        news = UpdateRenderer(seating, table, self._context.state.clock(), self._context.state.undos())
        texts: dict[int | None, bytes] = {}
        seen: dict[int | None, int] = {}
        viewers = [viewer for viewer in self.viewers if only is None or viewer.seat == only]
        for viewer in viewers:
            seat = viewer.seat
            if seat not in texts:
                texts[seat], seen[seat] = news.update(seat, self._seen.get(seat, 0))
        self._seen.update(seen)
        asked = time.monotonic()
        for viewer in viewers:
            viewer.prompted_at = asked
            viewer.outbox.put(texts[viewer.seat])

    def send_chat(self, line: Said) -> None:
        """Send everybody a line of chat."""
        text = views.encode(line)
        for viewer in self.viewers:
            viewer.outbox.put(text)

    def reset_cursors(self) -> None:
        """Begin a new list of events, of which nobody has seen any."""
        self._seen.clear()

    def _show_all(self, viewers: Sequence[Viewer], seating: Seating, table: Table | None) -> None:
        """Send these viewers the whole table, each from the seat that they have now. After an error nothing is sent."""
        common, undos = views.common_fields(seating, self._context.live_status()), self._context.state.undos()
        host = seating.acting_host(self.online)
        courses: dict[tuple[int | None, bool], RenderedHistory] = {}
        texts: dict[Reader, list[bytes]] = {}
        readers = [self._reader(viewer, viewer.looks_from(seating), seating, host) for viewer in viewers]
        seen: dict[int | None, int] = {}
        # These seats have viewers that do not get the whole table now: for them the next update starts where it would.
        behind = {viewer.seat for viewer in {*self.viewers} - {*viewers}}
        for who in readers:
            kind = who.seat, who.accepts_chunks
            if kind not in courses:
                most = self._most_events if who.accepts_chunks else None
                courses[kind] = views.render_history(seating, table, undos, who.seat, most)
                if who.seat not in behind or who.seat not in self._seen:
                    seen[who.seat] = courses[kind].count
            if who not in texts:
                texts[who] = views.render_table(seating, common, who, self._chat_lines, courses[kind])
        self._seen.update(seen)
        asked = time.monotonic()
        for viewer, who in zip(viewers, readers, strict=True):
            viewer.seat, viewer.prompted_at = who.seat, asked
            for text in texts[who]:
                viewer.outbox.put(text)

    def _reader(self, viewer: Viewer, seat: int | None, seating: Seating, host: str) -> Reader:
        seats, came_along = viewer.own_seats(seating), seating.came_along(viewer.guest)
        return Reader(seat, viewer.kept(seating), seats, host in viewer.people, viewer.accepts_chunks, came_along)

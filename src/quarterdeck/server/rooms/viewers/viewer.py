"""The connections to one table, here and at other processes, and the messages between processes about them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from quarterdeck.server.messages.server_messages import Refused
from quarterdeck.server.net.send_queue import Outbox
from quarterdeck.server.support.metrics import REFUSALS
from quarterdeck.server.tables.seating import Seating
from quarterdeck.server.tables.views import encode

LAG_STEP = 0.25
"""Seconds. A smaller change of a connection's lag is not sent to other processes."""


class Look(msgspec.Struct, frozen=True):
    """A position in the shared review of a finished game, after `at` events.

    `led`: since when the person leads (Unix time); 0: they follow.
    """

    at: int
    led: float


@dataclass(eq=False, slots=True)
class Viewer:
    """One connection. `guest` is None for a program without a cookie, `seat` for a spectator.

    If several people play on one device, `guest`, `name` and `seat` are those of the one who has it.
    """

    outbox: Outbox
    guest: str | None
    name: str
    seat: int | None = None
    owner: str | None = None
    """The name of the owner, for a bot from outside; None for a person."""
    people: dict[str, str] = field(default_factory=dict)
    """Everyone who may play on this device, by guest id, the device's owner first."""
    active_seat: int | None = None
    """The seat of the person who has the device now, if several play on it."""
    prompted_at: float | None = None
    """When a request for a decision was sent that is not yet confirmed (monotonic seconds); None if there is none."""
    last_message_at: float = 0.0
    """When its last message arrived (Unix time), so that the wait for the table's turn is charged to no clock."""
    visible: bool = True
    """True if the reader's page is visible."""
    lag: float = 0.0
    """Seconds that a request and its confirmation need."""
    key: str = ""
    """The hash of the guest's token."""
    network: str = ""
    """The network of the connection, as limits count it."""
    review_position: Look | None = None
    """The reader's position in a shared review."""
    accepts_chunks: bool = False
    """True if it accepts a long game in several messages."""
    near_capacity: bool = False
    """True if the site has hardly any connection left. Only a reader with a seat at the table may stay then."""
    spectators_full: bool = False
    """True if the site has too many spectators. Only a reader who has a seat, or can take one, may stay then."""

    def __post_init__(self) -> None:
        if self.guest is not None:
            self.people.setdefault(self.guest, self.name)

    def refuse(self, refusal: Refused) -> None:
        """Send why a message changed nothing, and count the refusal."""
        REFUSALS.labels(refusal.code).inc()
        self.outbox.put(encode(refusal))

    def own_seats(self, seating: Seating) -> tuple[int, ...]:
        """Return the seats of the people who play on this device."""
        return seats_of(self.people, seating)

    def looks_from(self, seating: Seating) -> int | None:
        """Return the seat from which the table is shown; None while a shared device is handed on."""
        here = self.own_seats(seating)
        if self.active_seat in here:
            return self.active_seat
        between = len(here) > 1 and seating.phase == "playing"
        return None if between or not here else here[0]

    def comes_first(self, seating: Seating) -> bool:
        """Return whether a person on this device plays, has a reserved seat, or is the host."""
        return bool(self.own_seats(seating)) or self.kept(seating) is not None or seating.host in self.people

    def kept(self, seating: Seating) -> int | None:
        """Return a free seat that is kept for a person on this device, or None."""
        return next((kept for guest in self.people if (kept := seating.kept_for(guest)) is not None), None)


class RemoteViewer(msgspec.Struct):
    """One connection at another process; `seats`: the seats of all who play on the same device."""

    people: dict[str, str]
    guest: str | None
    name: str
    owner: str | None
    seats: tuple[int, ...]
    visible: bool
    lag: float
    network: str
    review_position: Look | None = None

    @property
    def seat(self) -> int | None:
        """The first seat of the people on this device; None for a spectator."""
        return next(iter(self.seats), None)

    def own_seats(self, seating: Seating) -> tuple[int, ...]:
        return seats_of(self.people, seating)


Connected = Viewer | RemoteViewer
"""A connection to the table, here or at another process."""


def seats_of(people: Iterable[str], seating: Seating) -> tuple[int, ...]:
    seats = (seating.seat_of(guest) for guest in people)
    return tuple(seat for seat in seats if seat is not None)


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[list[RemoteViewer]] = msgspec.json.Decoder(list[RemoteViewer])


def encode_presence(viewers: Sequence[Viewer], seating: Seating) -> str:
    """Return the connections of this process as text for the other processes; empty if there are none."""
    here = [_of(viewer, seating) for viewer in viewers]
    return _encoder.encode(here).decode() if here else ""


def decode_presence(text: str) -> list[RemoteViewer]:
    return _decoder.decode(text)


def occupied_seats(here: Iterable[RemoteViewer]) -> set[int]:
    """Return the seats whose people, or bots from outside, are here."""
    return {seat for one in here for seat in one.seats}


def _of(viewer: Viewer, seating: Seating) -> RemoteViewer:
    lag = round(viewer.lag / LAG_STEP) * LAG_STEP
    seats, network = viewer.own_seats(seating), "" if viewer.seat is not None else viewer.network
    return RemoteViewer(
        viewer.people,
        viewer.guest,
        viewer.name,
        viewer.owner,
        seats,
        viewer.visible,
        lag,
        network,
        viewer.review_position,
    )

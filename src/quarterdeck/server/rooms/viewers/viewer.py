"""The connections to one table, at this and at other processes, and the text by which processes exchange them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from quarterdeck.server.messages.server_messages import Refused
from quarterdeck.server.net.send_queue import Outbox
from quarterdeck.server.support.metrics import REFUSALS
from quarterdeck.server.tables.seating import Seating
from quarterdeck.server.tables.views import encode

LAG_STEP = 0.25
"""The steps, in seconds, to which a connection's lag is rounded for other processes, so that they get fewer changes."""


class Look(msgspec.Struct, frozen=True):
    """A position in the shared review of a finished game, after `at` events.

    `led`: the time when this person began to lead (Unix time); 0 if they follow.
    """

    at: int
    led: float


@dataclass(eq=False, slots=True)
class Viewer:
    """One connection to this process. `guest` is None for a program without a cookie; `seat` is None for a spectator.

    If several people play on one device, `guest`, `name` and `seat` are those of the person who has it now.
    """

    outbox: Outbox
    guest: str | None
    name: str
    seat: int | None = None
    owner: str | None = None
    """The name of the owner, for a bot from outside; None for a person."""
    people: dict[str, str] = field(default_factory=dict)
    """The names, by guest id, of all who may play on this device, the device's owner first."""
    active_seat: int | None = None
    """The seat of the person who has taken over the device, if several play on it."""
    prompted_at: float | None = None
    """When the last game message without a confirmation (`Seen`) was sent (monotonic seconds); None if all have one."""
    last_message_at: float = 0.0
    """When the last message arrived (Unix time). A seat's clock stops then, not after the wait for the table's turn."""
    visible: bool = True
    """True if the page of this connection is visible."""
    lag: float = 0.0
    """Seconds from sending a message to its confirmation."""
    key: str = ""
    """The hash of the token with which the guest is signed in."""
    network: str = ""
    """The network of the connection, for limits (`rate_limits.network_of`)."""
    review_position: Look | None = None
    """The position in the shared review; None if this connection takes no part in it."""
    accepts_chunks: bool = False
    """True if the program at the other end accepts a long game in several messages."""
    near_capacity: bool = False
    """True if the site has hardly any connections left. Then only viewers who come first (`comes_first`) may stay."""
    spectators_full: bool = False
    """True if the site has too many spectators. Then only viewers who come first, or can take a seat, may stay."""

    def __post_init__(self) -> None:
        if self.guest is not None:
            self.people.setdefault(self.guest, self.name)

    def refuse(self, refusal: Refused) -> None:
        """Send a refusal with its reason, and count it in the metrics."""
        REFUSALS.labels(refusal.code).inc()
        self.outbox.put(encode(refusal))

    def own_seats(self, seating: Seating) -> tuple[int, ...]:
        """Return the seats of the people who play on this device."""
        return seats_of(self.people, seating)

    def looks_from(self, seating: Seating) -> int | None:
        """Return the seat from which the table is shown; None for spectators, or while a shared device is passed on."""
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
    """A connection to another process; the fields are as in `Viewer`.

    `seats`: the seats of all who play on the same device.
    """

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
"""A connection to the table, at this or another process."""


def seats_of(people: Iterable[str], seating: Seating) -> tuple[int, ...]:
    seats = (seating.seat_of(guest) for guest in people)
    return tuple(seat for seat in seats if seat is not None)


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[list[RemoteViewer]] = msgspec.json.Decoder(list[RemoteViewer])


def encode_presence(viewers: Sequence[Viewer], seating: Seating) -> str:
    """Return this process's connections as text for the other processes; an empty text if there are none."""
    here = [_of(viewer, seating) for viewer in viewers]
    return _encoder.encode(here).decode() if here else ""


def decode_presence(text: str) -> list[RemoteViewer]:
    return _decoder.decode(text)


def occupied_seats(here: Iterable[RemoteViewer]) -> set[int]:
    """Return the seats whose people, or bots from outside, have one of these connections."""
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

"""The connections to one table, of this process and of others, and what the processes send each other of them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from quarterdeck.server.messages.server_messages import Refused
from quarterdeck.server.net.send_queue import Outbox
from quarterdeck.server.support.metrics import REFUSALS
from quarterdeck.server.tables.seating import Seating
from quarterdeck.server.tables.views import encode

LAG_STEP = 0.25
"""Seconds; a smaller change of a connection's lag is not sent to other processes."""


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
        self.outbox.put(encode(refusal))

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


class RemoteViewer(msgspec.Struct):
    """One connection, as `Viewer`; `seats`: those of all who play at the same device."""

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
        """A seat that is somebody's at this device; None: a spectator's."""
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

"""Who is at a table by way of another process: what the processes tell each other of their connections."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from quarterdeck.server.rooms.viewers.audience import Audience, Look, Viewer, seats_of
from quarterdeck.server.tables.seating import Seating

LAG_STEP = 0.25
"""Seconds; a smaller change of a connection's lag is not worth telling."""


class RemoteViewer(msgspec.Struct):
    """One connection, as `audience.Viewer`; `seats`: those of all who play at the same device."""

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
        """Return the seats of the people who play at this device."""
        return seats_of(self.people, seating)


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[list[RemoteViewer]] = msgspec.json.Decoder(list[RemoteViewer])


def encode_presence(audience: Audience, seating: Seating) -> str:
    """Return the connections of this process as text for the other processes; empty if there are none."""
    here = [_of(viewer, seating) for viewer in audience.viewers]
    return _encoder.encode(here).decode() if here else ""


def decode_presence(text: str) -> list[RemoteViewer]:
    """Return the connections of another process, read from its text."""
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

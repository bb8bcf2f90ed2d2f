"""Who sits where, who is the host, what has been said: the part of a log that is no game."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Literal

from quarterdeck.server.entries import Changed, Created, Decided, Entry, Left, Renamed, Sat, Spoke, Substituted
from quarterdeck.server.protocol import Level, Said, SeatInfo
from quarterdeck.server.storage import Summary

BOT_NAMES = ("Ann", "Bao", "Cleo", "Dag", "Eva", "Finn", "Gus", "Hana")


@dataclass
class Place:
    """One seat. `guest` only for persons, `level` only for bots."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    guest: str | None = None
    level: Level | None = None


@dataclass
class Seating:
    """The seats of one table, folded from its log entry by entry. The game itself is not in here."""

    table_id: str
    created: Created
    places: list[Place]
    host: str
    chat: list[Said] = field(default_factory=list)
    full: bool = False
    """No seat is free: the game is on."""
    finished: bool = False

    @classmethod
    def begin(cls, table_id: str, created: Created) -> Seating:
        """The seats as the maker asked for them; persons' seats are still free."""
        seating = cls(table_id, created, [Place() for _ in created.chairs], created.host)
        for seat, chair in enumerate(created.chairs):
            if chair.kind == "bot":
                seating.places[seat] = _bot(seat, chair.level or "medium")
        seating._count()
        return seating

    def follow(self, entry: Entry) -> None:
        """Take one entry of the log into account."""
        match entry:
            case Sat(seat, guest, name):
                self.places[seat] = Place("person", name, guest=guest)
            case Left(seat):
                self._vacate(seat, Place())
            case Substituted(seat, level):
                self._vacate(seat, _bot(seat, level))
            case Renamed(seat, name):
                self.places[seat].name = name
            case Spoke():
                self.chat.append(Said(entry.name, entry.text, entry.at, entry.seat))
            case Created() | Decided() | Changed():
                return
        self._count()

    @property
    def phase(self) -> Literal["waiting", "playing", "finished"]:
        """Where the table stands."""
        if self.finished:
            return "finished"
        return "playing" if self.full else "waiting"

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest, or None."""
        if guest is not None:
            for seat, place in enumerate(self.places):
                if place.guest == guest:
                    return seat
        return None

    def acting_host(self, online: Collection[str]) -> str:
        """The guest who may substitute bots: the host, or while they are away the first person who is here."""
        if self.host in online:
            return self.host
        return next((guest for guest in self.people() if guest in online), self.host)

    def names(self) -> list[str]:
        """The seats' names; free seats have an empty one."""
        return [place.name for place in self.places]

    def infos(self, online: Collection[str]) -> list[SeatInfo]:
        """The seats as people see them; `online` are the guests who have a connection."""
        return [
            SeatInfo(seat, place.kind, place.name, place.kind == "bot" or place.guest in online, place.level)
            for seat, place in enumerate(self.places)
        ]

    def summary(self, online: Collection[str]) -> Summary:
        """The table in one line."""
        summary = Summary(self.table_id, self.created.game, self.phase, self.infos(online), self.created.at)
        summary.evening = self.table_id
        return summary

    def people(self) -> list[str]:
        """The ids of the guests who have a seat."""
        return [place.guest for place in self.places if place.guest is not None]

    def _count(self) -> None:
        self.full = all(place.kind != "open" for place in self.places)

    def _vacate(self, seat: int, place: Place) -> None:
        """Put `place` at the seat; a host who lost the own seat hands the table on to the next person."""
        lost_by = self.host if self.seat_of(self.host) == seat else None
        self.places[seat] = place
        others = self.people()
        if lost_by is not None and others:
            self.host = others[0]


def _bot(seat: int, level: Level) -> Place:
    return Place("bot", BOT_NAMES[seat % len(BOT_NAMES)], level=level)

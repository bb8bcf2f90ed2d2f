"""The part of a table's state that is not the game: the seats, the host, the chat and the proposals."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

import msgspec

from quarterdeck.bots.levels import Level
from quarterdeck.games import GAMES
from quarterdeck.games.options import seat_count
from quarterdeck.server.messages import log_entries
from quarterdeck.server.messages.server_messages import Notice, Over, Said
from quarterdeck.server.messages.table_types import ProposalKind, SeatInfo, TableSummary, Talk, Watching
from quarterdeck.server.support.text import BOT_NAMES

REMEMBERED = 32
"""The number of message ids that are stored for each seat, to recognize a decision that is sent again."""
NO_TIMES: Mapping[int, float] = MappingProxyType({})


@dataclass(frozen=True)
class Heir:
    """A guest who will take a bot's seat when the next round ends. The promise was made after `since` events."""

    guest: str
    name: str
    since: int


@dataclass
class Place:
    """One seat.

    `guest` is the id of the person, also while a bot stands in (`standin` is the bot's level). A free seat with a
    `guest` is kept for this person. `level` is the level of a bot of the site with its own seat. A bot from outside is
    a guest, too, and has an `owner`.
    """

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    guest: str | None = None
    level: Level | None = None
    standin: Level | None = None
    owner: str | None = None
    commitment: str = ""
    """The commitment to a number for the deal; empty if the seat takes no part in it."""
    number: str = ""
    """The number that `commitment` commits to; empty until it has been shown."""
    heir: Heir | None = None
    decided: deque[str] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    """The ids of the messages with the seat's last decisions (`Decide`), the oldest first."""

    @property
    def bot(self) -> Level | None:
        """The level of the site's bot that plays here now; None if a person or a bot from outside plays."""
        return self.level or self.standin

    @property
    def taken(self) -> Literal["person", "bot"]:
        """The `kind` that this seat has when its guest sits at it."""
        return "person" if self.owner is None else "bot"


@dataclass
class OpenProposal:
    """A proposal that waits for answers: its kind, the seat that made it, and the seats that have agreed."""

    kind: ProposalKind
    seat: int
    yes: set[int]


@dataclass
class Seating:
    """The state of one table without its game, computed from the log entry by entry."""

    table_id: str
    created: log_entries.Created
    places: list[Place]
    host: str
    title: str
    talk: Talk
    hints: bool
    """True if players may ask for hints."""
    chat: list[Said] = field(default_factory=list)
    chat_before: list[Said] = field(default_factory=list)
    """Chat copied from the evening's previous table, which only guests who were there may see (`came_along`)."""
    notices: list[Notice] = field(default_factory=list)
    proposal: OpenProposal | None = None
    over: Over | None = None
    """Why the game ended before its end by the rules; None if it did not."""
    next: str | None = None
    """The id of the next table of the same people; None if there is none yet."""
    locked: bool = False
    watching: Watching = "open"
    removed: set[str] = field(default_factory=set)
    """Guests who may not sit down here again."""
    taken_back: bool = False
    hinted: bool = False
    """True once a player has asked for a hint."""
    begun: bool = True
    """True if the game begins as soon as no seat is free; false until the host of a table that gathers starts it."""
    full: bool = False
    """True if the game has begun and no seat is free."""
    without: log_entries.Dealt | None = None
    """The entry with the seats whose numbers were missing when the deal was made; None if there is no such entry."""
    dealt: bool = False
    """True once the deal is made, with which the game begins."""
    finished: bool = False
    _playing: tuple[int, ...] = ()

    @classmethod
    def begin(cls, table_id: str, created: log_entries.Created) -> Seating:
        """Return the state after the log's first entry. Bots have their seats, and all other seats are free."""
        places = [
            _bot(seat, chair.level or Level.MEDIUM)
            if chair.kind == "bot"
            else Place("open", chair.name, chair.guest, owner=chair.owner)
            for seat, chair in enumerate(created.chairs)
        ]
        seating = cls(table_id, created, places, created.host, created.title, created.talk, created.hints)
        seating.begun = not created.gathers or created.evening != ""
        seating._count()
        return seating

    def follow(self, entry: log_entries.Entry, events: int = 0) -> None:
        """Apply the next entry of the log. `events`: the number of the game's events before it."""
        if isinstance(entry, (log_entries.Decided, log_entries.Changed)):
            if entry.id:
                self.places[entry.seat].decided.append(entry.id)
            if self.proposal is None:
                return
        self._remark(entry, events)
        match entry:
            case log_entries.Renamed(seat, name, owner):
                self.places[seat].name, self.places[seat].owner = name, owner
            case log_entries.HostGiven(seat):
                self.host = self.places[seat].guest or self.host
            case log_entries.Followed(table):
                self.next = table
            case log_entries.Hinted():
                self.hinted = True
            case log_entries.Arranged():
                self._arrange(entry)
            case log_entries.Spoke():
                chat = self.chat_before if entry.before else self.chat
                chat.append(Said(entry.name, entry.text, entry.at, entry.seat, entry.phrase, entry.guest))
            case (
                log_entries.Decided()
                | log_entries.Proposed()
                | log_entries.Answered()
                | log_entries.TookBack()
                | log_entries.Ended()
            ):
                self._agree(entry)
            case log_entries.Promised(seat, guest, name):
                self.places[seat].heir = Heir(guest, name, events)
            case _:
                self._seat(entry)
        self._count()

    def _seat(self, entry: log_entries.Entry) -> None:
        """Apply an entry that changes who sits where."""
        match entry:
            case log_entries.Sat(seat, guest, name, owner, commitment):
                self.places[seat] = Place(name=name, guest=guest, owner=owner)
                self.places[seat].kind = self.places[seat].taken
                self.places[seat].commitment = commitment if self.created.site else ""
            case log_entries.Chosen():
                self._choose(entry)
            case log_entries.Shown(seat, number):
                self.places[seat].number = number
            case log_entries.Dealt():
                self.without = entry
            case log_entries.Left(seat, removed):
                if removed:
                    self.removed.add(self.places[seat].guest or "")
                self._vacate(seat, Place())
            case log_entries.Substituted(seat, level):
                self._vacate(seat, _bot(seat, level))
            case log_entries.StoodIn(seat, level):
                self.places[seat].kind, self.places[seat].standin = self.places[seat].taken, level
            case log_entries.Returned(seat):
                self.places[seat].standin = None
            case _:
                pass

    @property
    def evening(self) -> str:
        """The id of the evening: that of its first table, which may be this one."""
        return self.created.evening or self.table_id

    @property
    def phase(self) -> Literal["waiting", "playing", "finished"]:
        if self.finished or self.over is not None:
            return "finished"
        return "playing" if self.dealt else "waiting"

    def came_along(self, guest: str | None) -> bool:
        """Return whether a guest came here from the evening's previous table."""
        return guest is not None and any(chair.guest == guest for chair in self.created.chairs)

    def seat_of(self, guest: str | None) -> int | None:
        for seat, place in enumerate(self.places):
            if guest is not None and place.guest == guest and place.kind != "open":
                return seat
        return None

    def kept_for(self, guest: str | None) -> int | None:
        """Return the free seat that is kept for a guest, or None."""
        kept = (seat for seat, place in enumerate(self.places) if place.kind == "open" and place.guest == guest)
        return None if guest is None else next(kept, None)

    def acting_host(self, online: Collection[str]) -> str:
        """Return the guest who has the host's rights: the host or, if the host is away, the first person present."""
        if self.host in online:
            return self.host
        return next((guest for guest in self.people() if guest in online), self.host)

    def names(self) -> list[str]:
        """Return the names at the seats. For a free seat it is that of the person it is kept for, or empty."""
        return [place.name for place in self.places]

    def infos(
        self,
        online: Collection[str],
        away: Mapping[int, float] = NO_TIMES,
        bot_in: Mapping[int, float] = NO_TIMES,
    ) -> list[SeatInfo]:
        """Return the seats as people see them.

        `online`: the guests who have a connection. `away` and `bot_in`: the seconds for `SeatInfo`, by seat.
        """
        host = self.acting_host(online)
        return [
            SeatInfo(
                seat,
                place.kind,
                place.name,
                place.level is not None or place.guest in online,
                place.level,
                place.standin,
                place.kind == "open" and place.guest is not None,
                away.get(seat),
                bot_in.get(seat),
                place.owner,
                place.kind == "person" and place.guest == host,
                place.heir.name if place.heir is not None else "",
            )
            for seat, place in enumerate(self.places)
        ]

    def summary(self, online: Collection[str]) -> TableSummary:
        created = self.created
        infos = self.infos(online)
        return TableSummary(
            self.table_id, created.game, self.phase, infos, created.at, title=self.title, evening=self.evening
        )

    def people(self) -> list[str]:
        """Return the ids of the guests who have a seat."""
        return [place.guest for place in self.places if place.kind == "person" and place.guest is not None]

    def players(self) -> list[int]:
        """Return the seats at which a person plays and no bot stands in."""
        return [*self._playing]

    def alone(self, seat: int) -> bool:
        """Return whether no person plays at another seat."""
        return self._playing in ((), (seat,))

    def remote(self) -> list[int]:
        """Return the seats whose decisions come over a connection: those of players, and of bots from outside."""
        return [seat for seat, place in enumerate(self.places) if place.kind != "open" and place.bot is None]

    def bots(self) -> list[int]:
        """Return the seats at which a bot of the site plays now."""
        return [seat for seat, place in enumerate(self.places) if place.bot is not None]

    def unshown(self) -> list[int]:
        """Return the seats that have committed to a number and have not shown it yet."""
        return [seat for seat, place in enumerate(self.places) if place.commitment and not place.number]

    def _count(self) -> None:
        people = (seat for seat, place in enumerate(self.places) if place.kind == "person" and place.standin is None)
        self._playing = tuple(people)
        self.full = self.begun and all(place.kind != "open" for place in self.places)
        self.dealt = self.full and (self.without is not None or not self.unshown())

    def _vacate(self, seat: int, place: Place) -> None:
        """Replace the seat by `place`. If the host sat there, the first other person becomes the host."""
        lost_by = self.host if self.seat_of(self.host) == seat else None
        self.places[seat] = place
        others = self.people()
        if lost_by is not None and others:
            self.host = others[0]

    def _choose(self, entry: log_entries.Chosen) -> None:
        """Replace the game, its options and the number of seats. Earlier entries have freed the surplus seats."""
        fields = {name: getattr(entry, name) for name in ("game", "options", "rules", "standin", "open_rounds")}
        self.created = msgspec.structs.replace(self.created, **fields)
        count = seat_count(GAMES[entry.game], entry.options)
        self.places = [*self.places[:count], *(Place() for _ in range(count - len(self.places)))]
        if entry.level is not None:
            free = (seat for seat, place in enumerate(self.places) if place.kind == "open")
            for seat in free:
                self.places[seat] = _bot(seat, entry.level)
            self.begun = True

    def _arrange(self, entry: log_entries.Arranged) -> None:
        self.title = self.title if entry.title is None else entry.title
        self.locked = self.locked if entry.locked is None else entry.locked
        self.watching = entry.watching or self.watching
        self.talk = entry.talk or self.talk
        self.hints = self.hints if entry.hints is None else entry.hints
        if entry.hints:
            self.proposal = None

    def _agree(
        self,
        entry: log_entries.Decided
        | log_entries.Proposed
        | log_entries.Answered
        | log_entries.TookBack
        | log_entries.Ended,
    ) -> None:
        """Update the open proposal. A new decision withdraws a proposal to take back an earlier one."""
        match entry:
            case log_entries.Proposed(seat, kind):
                self.proposal = OpenProposal(kind, seat, {seat})
            case log_entries.Answered(seat, yes) if self.proposal is not None:
                self.proposal.yes.add(seat)
                self.proposal = self.proposal if yes else None
            case log_entries.Decided() if self.proposal is not None and self.proposal.kind == "take_back":
                self.proposal = None
            case log_entries.TookBack():
                self.proposal, self.taken_back = None, True
            case log_entries.Ended(why, seat):
                self.proposal, self.over = None, Over(why, seat)
            case _:
                pass

    def _remark(self, entry: log_entries.Entry, events: int) -> None:
        """Add the notices that people get about an entry, with the name that the person has now."""
        if isinstance(entry, log_entries.TookBack):
            for notice in self.notices:
                notice.events = min(notice.events, events)
        if isinstance(entry, log_entries.Sat) and self.dealt:
            self.notices.append(Notice(events, "joined", entry.seat, entry.name))
        for kind, seat, why in _notices_of(entry):
            self.notices.append(Notice(events, kind, seat, self.places[seat].name if seat >= 0 else "", why))


NO_SEAT = -1


def _notices_of(entry: log_entries.Entry) -> list[tuple[str, int, str]]:
    """Return the kind, the seat and the reason of each notice for an entry."""
    match entry:
        case log_entries.StoodIn(seat, _, why):
            return [("stood_in", seat, why)]
        case log_entries.Returned(seat):
            return [("returned", seat, "")]
        case log_entries.Left(seat, True):
            return [("removed", seat, "")]
        case log_entries.Proposed(seat, kind):
            return [("proposed", seat, kind)]
        case log_entries.Answered(seat, False):
            return [("declined", seat, "")]
        case log_entries.TookBack(seat):
            return [("took_back", seat, "")]
        case log_entries.Hinted(seat):
            return [("hinted", seat, "")]
        case log_entries.Ended(why, seat):
            return [("ended", seat, why)]
        case log_entries.HostGiven(seat):
            return [("host", seat, "")]
        case log_entries.Arranged(paused=paused, talk=talk, hints=hints):
            clock = [] if paused is None else [("paused" if paused else "resumed", NO_SEAT, "")]
            said = [] if talk is None else [("talk", NO_SEAT, talk)]
            return clock + said + ([("hints", NO_SEAT, "")] if hints else [])
        case _:
            return []


def _bot(seat: int, level: Level) -> Place:
    return Place("bot", BOT_NAMES[seat % len(BOT_NAMES)], level=level)

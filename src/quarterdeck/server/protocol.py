"""What the server and a browser say to each other at a table (docs/protocol.md).

Every message is one JSON object with a `type`. These Structs are the only definition: the frontend's
TypeScript types are generated from their JSON Schema, and a test fails when those are stale.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from quarterdeck.table.steps import Step

Phase = Literal["waiting", "playing", "finished"]
Level = Literal["easy", "medium", "hard"]


class SeatInfo(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits at a seat. `level` only for bots; `online` false while a person has no connection."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    online: bool
    level: Level | None = None


class Outcome(msgspec.Struct):
    """How a game came out, for lists and tallies: winning seats and scores (a number a side) as in its record.

    `ended`: why it ended before its rules said so (no seat has won or lost by the rules then); `conceded`: the seat
    that gave up. `counts`: it belongs into statistics.
    """

    winners: list[int]
    scores: list[int]
    ended: Literal["agreement", "concession"] | None = None
    conceded: int | None = None
    counts: bool = True


class ReasonInfo(msgspec.Struct):
    """Why an action is refused: a rule id (`SOS-7`), a code that the page has words for, its parameters."""

    rule: str
    code: str
    data: dict[str, Any]


class IllegalInfo(msgspec.Struct):
    """An action that the reader's own cards would offer but the rules do not, with its reason."""

    action: int
    reason: ReasonInfo


class Turn(msgspec.Struct):
    """Who owes a decision, and what the reader of this message may do about it.

    `count` is the number of decisions the reader has made so far: it goes into `Decide.count`, so that
    a decision that comes late or twice is told from a new one. `legal` is empty for spectators and for a
    seat that owes nothing. `chosen` are the reader's own decisions of a simultaneous choice not yet revealed;
    `alternatives` what the first of them can be changed to.
    """

    pending: list[int]
    count: int
    legal: list[int]
    illegal: list[IllegalInfo]
    chosen: list[int]
    alternatives: list[int]


class TableState(msgspec.Struct, tag_field="type", tag="table"):
    """The whole table as this reader may see it; sent first and after every reconnection."""

    id: str
    game: str
    options: dict[str, Any]
    phase: Phase
    seats: list[SeatInfo]
    you: int | None
    host: bool
    aids: bool
    """Players may be shown what they could remember themselves."""
    events: list[dict[str, Any]]
    steps: list[Step]
    turn: Turn | None
    chat: list[Said]


class Update(msgspec.Struct, tag_field="type", tag="update"):
    """New events; `first` is the index of the first of them in the table's whole list for this reader.

    `steps` are those that end with one of the new events.
    """

    first: int
    events: list[dict[str, Any]]
    steps: list[Step]
    turn: Turn | None
    phase: Phase


class Seats(msgspec.Struct, tag_field="type", tag="seats"):
    """Somebody sat down, left, lost or found the connection."""

    phase: Phase
    seats: list[SeatInfo]
    you: int | None
    host: bool


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """A message that changed nothing, and why.

    Codes: `illegal` (with `reason`), `late`, `not_your_turn`, `not_seated`, `seat_taken`, `not_host`,
    `not_started`, `finished`, `malformed`, `too_fast` (chat), `unavailable` (it could not be stored: try again).
    """

    code: str
    message: str
    reason: ReasonInfo | None = None


class Said(msgspec.Struct, tag_field="type", tag="said"):
    """A line of chat. `at` is Unix time in seconds."""

    name: str
    text: str
    at: float
    seat: int | None = None


ServerMessage = TableState | Update | Seats | Refused | Said


class Decide(msgspec.Struct, tag_field="type", tag="decide", forbid_unknown_fields=True):
    """The seat's next decisions, in order, all or none (two for passing, one else). `count` from `Turn`."""

    count: int
    actions: list[int]


class Change(msgspec.Struct, tag_field="type", tag="change", forbid_unknown_fields=True):
    """Other decisions in the place of `Turn.chosen`, all or none; possible until everybody's are revealed.

    `count` is the number of decisions before those: `Turn.count` less the length of `Turn.chosen`.
    """

    count: int
    actions: list[int]


class Sit(msgspec.Struct, tag_field="type", tag="sit", forbid_unknown_fields=True):
    """Take a free seat."""

    seat: int


class Leave(msgspec.Struct, tag_field="type", tag="leave", forbid_unknown_fields=True):
    """Give the own seat up: before the start it is free again, afterwards a bot takes it."""


class Substitute(msgspec.Struct, tag_field="type", tag="substitute", forbid_unknown_fields=True):
    """Host only: a bot takes a free seat, or the seat of a person who is offline."""

    seat: int
    level: Level


class Say(msgspec.Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """A line of chat, at most 300 characters."""

    text: str


ClientMessage = Decide | Change | Sit | Leave | Substitute | Say
"""A table begins by itself when no seat is free."""

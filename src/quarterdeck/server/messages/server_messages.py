"""The messages that the server sends to a reader at a table (docs/protocol.md).

Every message is one JSON object with a `type`. The page's TypeScript types are generated from them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from quarterdeck.bots.levels import Level
from quarterdeck.server.messages import table_types
from quarterdeck.table.steps import Step


class ClockInfo(msgspec.Struct):
    """The clock now: the seconds left to each seat (None for a bot), and the seats whose time runs."""

    left: list[float | None]
    running: list[int]
    paused: bool


class Watchers(msgspec.Struct):
    """The spectators: the number of their connections, the names of those who are guests, and what they may do."""

    mode: table_types.Watching
    count: int
    names: list[str]


class Proposal(msgspec.Struct):
    """The proposal of the person at `seat`; `yes`: the seats that agree; `wanted`: those that must still answer."""

    kind: table_types.ProposalKind
    seat: int
    yes: list[int]
    wanted: list[int]


class Notice(msgspec.Struct):
    """Something other than a game event that happened after the game's first `events` events.

    Kinds: those of the log's entries (`stood_in`, `returned`, `took_back`, `ended`, `removed`, `host`, `paused`,
    `resumed`, `talk`, `hints`, `hinted`), and `joined`: a person took a bot's seat. `name`: the person concerned;
    `why`: `Absence`, `Ending` or `Talk`, or empty.
    """

    events: int
    kind: str
    seat: int
    name: str
    why: str = ""


class Over(msgspec.Struct):
    """The game ended before its rules said so: all agreed, the person at `seat` gave up, or it cannot go on."""

    why: table_types.Ending
    seat: int


class ReasonInfo(msgspec.Struct):
    """Why an action is refused: a rule id (`SOS-7`), a code for which the page has words, and the code's parameters."""

    rule: str
    code: str
    data: dict[str, Any]


class IllegalInfo(msgspec.Struct):
    """An action that the reader's own cards allow but the rules forbid, with the reason."""

    action: int
    reason: ReasonInfo


class Turn(msgspec.Struct):
    """Who owes a decision, and what the reader of this message may do about it.

    `count` is the number of decisions the reader has made so far. The reader returns it as `Decide.count`, so that the
    table recognizes a decision that is late or repeated. `legal` is empty for spectators and for a seat that owes
    nothing. `chosen` are the reader's own decisions in a simultaneous choice that is not revealed yet; the first of
    them can be changed to one of `alternatives`. `undo`: the reader can take back the last decision, at once or if the
    others agree.
    """

    pending: list[int]
    count: int
    legal: list[int]
    illegal: list[IllegalInfo]
    chosen: list[int]
    alternatives: list[int]
    undo: Literal["now", "ask"] | None = None


class Deal(msgspec.Struct):
    """The commitments from which the key of all shuffles is made.

    `site` is the server's commitment. `seats` has each seat's commitment, empty if the seat's browser takes no part.
    `shown`: the seats that have shown their numbers. `wanted`: the numbers must be shown now.
    """

    site: str
    seats: list[str]
    shown: list[int]
    wanted: bool


class Company(msgspec.Struct, kw_only=True):
    """The people at the table, and the state of the table apart from its game.

    `kept`: the free seat that is kept for the reader. `here`: the seats of all who play on the reader's device. `you`:
    the seat of the person who has the device now (null while it is handed on). `evening`: the id of the first table of
    the evening. `next`: the table at which these people go on. `deal`: None if the server alone made the deal.
    """

    phase: table_types.Phase
    seats: list[table_types.SeatInfo]
    you: int | None
    kept: int | None
    here: list[int]
    host: bool
    title: str
    evening: str
    next: str | None
    locked: bool
    hints: bool
    """True if players may ask for hints. A notice informs all readers of each hint."""
    counts: bool
    """True while the game counts in statistics: no hint was given, and no decision was taken back."""
    talk: table_types.Talk
    watchers: Watchers
    clock: ClockInfo | None
    proposal: Proposal | None
    over: Over | None
    notices: list[Notice]
    deal: Deal | None


class Earlier(msgspec.Struct, tag_field="type", tag="earlier"):
    """A part of a long game; it comes before the events of the `table` message that follows.

    `events`: the reader's next events, from index `first` on (0: a new list begins). `steps`: the steps of the
    game whose last event is one of these.
    """

    first: int
    events: list[dict[str, Any]]
    steps: list[Step]


class TableState(Company, tag_field="type", tag="table", kw_only=True):
    """The whole table as this reader may see it; sent first and after every reconnection.

    `first` is the index of this message's first event in the table's whole list for this reader. The events and steps
    before it come just before this message, as `Earlier`; without such messages `first` is 0. The table's settings are
    the fields of `settings.Fixed`, and `rhythm`, which is the setting `clock`.
    """

    id: str
    game: str
    options: dict[str, Any]
    aids: bool
    memory: table_types.Memory
    open_rounds: bool
    outside_bots: bool
    gathers: bool
    rhythm: table_types.Clock | None
    standin: Level
    take_back: bool
    first: int
    events: list[dict[str, Any]]
    steps: list[Step]
    turn: Turn | None
    decided: table_types.DecisionId
    """The id of the reader's last message with a decision that was carried out; empty if there is none."""
    chat: list[Said]


class Update(msgspec.Struct, tag_field="type", tag="update"):
    """New events; `first` is the index of the first new event in the table's whole list for this reader.

    `steps`: the steps of the game whose last event is one of the new ones.
    """

    first: int
    events: list[dict[str, Any]]
    steps: list[Step]
    turn: Turn | None
    phase: table_types.Phase
    clock: ClockInfo | None = None


class Seats(Company, tag_field="type", tag="seats", kw_only=True):
    """The company after a change: a person sat down, left, lost or regained the connection, or made a proposal."""


class Refused(msgspec.Struct, tag_field="type", tag="refused", frozen=True):
    """The reader's message was rejected and changed nothing.

    `message` says why in English. `code` is the reason for which the page has words.
    """

    code: table_types.RefusalCode
    message: str
    reason: ReasonInfo | None = None


class Waiting(msgspec.Struct, tag_field="type", tag="waiting"):
    """Whether the table waits for its database. It carries out, or refuses, decisions when the wait is over."""

    waits: bool


class Said(msgspec.Struct, tag_field="type", tag="said"):
    """A line of chat. `at` is Unix time in seconds; `who` is the same for all lines of one person, at every table.

    `phrase`: a quick phrase, with an empty text.
    """

    name: str
    text: str
    at: float
    seat: int | None = None
    phrase: table_types.Phrase | None = None
    who: str = ""


class Looking(msgspec.Struct, tag_field="type", tag="looking"):
    """The shared review of the finished game, at the position after `at` events.

    `leader`: None while no one leads; `following`: the names of those who follow; `you`: the reader's part.
    """

    at: int
    leader: str | None
    following: list[str]
    you: Literal["leads", "follows"] | None


class Known(msgspec.Struct, tag_field="type", tag="known"):
    """All that the reader's seat knows at decision number `count`. The page computes a hint from it.

    `view` and `beginning`: the state as the seat may know it, now and when cards were last dealt, each as a row of the
    game's state in base 64. `owners`, `actions`: the decisions since `beginning`; -1 for those of
    other seats that are secret.
    """

    seat: int
    count: int
    view: str
    beginning: str
    owners: list[int]
    actions: list[int]


class SeenPlay(msgspec.Struct):
    """A decision after `after` events. `view`: the state before it as the reader's seat knew it, as in `Known`."""

    after: int
    seat: int
    action: int
    view: str


class Played(msgspec.Struct, tag_field="type", tag="played"):
    """Cards played, as the reader's seat saw them. From these the page computes the themes that explain each play."""

    reader: int
    after: list[int]
    plays: list[SeenPlay]


ServerMessage = Earlier | TableState | Update | Seats | Refused | Said | Looking | Waiting | Known | Played

"""What the server sends to a reader at a table (docs/protocol.md); the page's TypeScript types are generated from it.

Every message is one JSON object with a `type`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from quarterdeck.bots.levels import Level
from quarterdeck.server.messages import table_types
from quarterdeck.table.steps import Step


class ClockInfo(msgspec.Struct):
    """The clock now: seconds left a seat (None: a bot's), and the seats whose time runs."""

    left: list[float | None]
    running: list[int]
    paused: bool


class Watchers(msgspec.Struct):
    """Who looks on without a seat: how many connections, the names of the guests among them, what they may do."""

    mode: table_types.Watching
    count: int
    names: list[str]


class Proposal(msgspec.Struct):
    """What the person at `seat` asks the others to agree to; `yes`: the seats that agree; `wanted`: that must yet."""

    kind: table_types.ProposalKind
    seat: int
    yes: list[int]
    wanted: list[int]


class Notice(msgspec.Struct):
    """Something that happened at the table beside the game, after so many `events` of it.

    Kinds: those of the log's entries (`stood_in`, `returned`, `took_back`, `ended`, `removed`, `host`, `paused`,
    `resumed`, `talk`, `hints`, `hinted`), and `joined`: a person took a bot's seat. `name`: whom it concerns; `why`:
    `Absence`, `Ending` or `Talk`, where there is one.
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
    `alternatives` what the first of them can be changed to. `undo`: the reader's last decision can be taken back,
    at once or if the others agree.
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

    They are those of the server and of each seat (empty if its browser takes no part), with the seats that have shown
    their numbers. `wanted`: the numbers must be shown now.
    """

    site: str
    seats: list[str]
    shown: list[int]
    wanted: bool


class Company(msgspec.Struct, kw_only=True):
    """Who is at the table and what goes on there beside the game.

    `kept`: the free seat that is kept for the reader; `here`: the seats of all who play at the reader's device, of whom
    `you` is the one who has it (nobody while it is handed on); `evening`: what ties the games of a group together;
    `next`: the table at which these people go on; `deal`: None where the server alone has made it, as it used to.
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
    """Players may ask for hints; everybody is told who does."""
    talk: table_types.Talk
    watchers: Watchers
    clock: ClockInfo | None
    proposal: Proposal | None
    over: Over | None
    notices: list[Notice]
    deal: Deal | None


class Earlier(msgspec.Struct, tag_field="type", tag="earlier"):
    """The part of a long game before the events of the `table` message that follows.

    It has the next events of the reader's list, from `first` on (0: a new list begins), and the steps that end with one
    of them.
    """

    first: int
    events: list[dict[str, Any]]
    steps: list[Step]


class TableState(Company, tag_field="type", tag="table", kw_only=True):
    """The whole table as this reader may see it; sent first and after every reconnection.

    `first` is the index of its first event in the table's whole list for this reader: those before it, and their steps,
    came just now as `Earlier`; 0 where there were none. The settings in it are those of
    `settings.Fixed`, and `rhythm`, which is the setting `clock`.
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
    """The id of the reader's last decision or change that was carried out; empty where it had none."""
    chat: list[Said]


class Update(msgspec.Struct, tag_field="type", tag="update"):
    """New events; `first` is the index of the first of them in the table's whole list for this reader.

    `steps` are those that end with one of the new events.
    """

    first: int
    events: list[dict[str, Any]]
    steps: list[Step]
    turn: Turn | None
    phase: table_types.Phase
    clock: ClockInfo | None = None


class Seats(Company, tag_field="type", tag="seats", kw_only=True):
    """The company has changed: somebody sat down, left, lost or found the connection, proposed something."""


class Refused(msgspec.Struct, tag_field="type", tag="refused", frozen=True):
    """A message that changed nothing, and why: `message` in English, `code` for the page's own words."""

    code: table_types.RefusalCode
    message: str
    reason: ReasonInfo | None = None


class Waiting(msgspec.Struct, tag_field="type", tag="waiting"):
    """The table waits for its database, or does no more. What is decided meanwhile is carried out, or refused, then."""

    waits: bool


class Said(msgspec.Struct, tag_field="type", tag="said"):
    """A line of chat. `at` is Unix time in seconds; `who` the same for all that one person says, anywhere.

    `phrase`: a quick phrase, with an empty text.
    """

    name: str
    text: str
    at: float
    seat: int | None = None
    phrase: table_types.Phrase | None = None
    who: str = ""


class Looking(msgspec.Struct, tag_field="type", tag="looking"):
    """Who looks at the finished game together, after so many of its events (`at`).

    `leader`: None while nobody leads; `following`: the names of the others there; `you`: what the reader does.
    """

    at: int
    leader: str | None
    following: list[str]
    you: Literal["leads", "follows"] | None


class Known(msgspec.Struct, tag_field="type", tag="known"):
    """All that the reader's seat knows when it is to make decision number `count`: from it the page works out a hint.

    `view` and `beginning`: the state as the seat may know it now, and when cards were dealt: a row of the game's state,
    in base 64; `owners`, `actions`: the decisions since, -1 for what others have decided in secret.
    """

    seat: int
    count: int
    view: str
    beginning: str
    owners: list[int]
    actions: list[int]


ServerMessage = Earlier | TableState | Update | Seats | Refused | Said | Looking | Waiting | Known

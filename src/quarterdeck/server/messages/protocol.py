"""What the server and a browser say to each other at a table (docs/protocol.md).

Every message is one JSON object with a `type`. These Structs are the only definition: the frontend's
TypeScript types are generated from their JSON Schema, and a test fails when those are stale.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from quarterdeck.bots.levels import Level
from quarterdeck.table.fairness import DIGITS
from quarterdeck.table.steps import Step

Phase = Literal["waiting", "playing", "finished"]
Memory = Literal["open", "strict"]
"""What may be looked at again: everything, or what the game's rule page says."""
Absence = Literal["left", "away", "time", "host"]
"""Why a bot stands in: the person left, was away too long, ran out of time, or the host wanted it."""
ProposalKind = Literal["take_back", "end", "hints"]
Ending = Literal["agreement", "concession", "rules", "length", "house"]
"""Why a game ended before its rules said so; `rules`: they were mended, and what was decided goes by them no more;
`length`: it had become as long as the site lets a game become; `house`: its owners have closed the table."""
Watching = Literal["open", "silent", "closed"]
"""Spectators may watch and talk, only watch, or not come in."""
Talk = Literal["open", "phrases", "off"]
"""What may be said at a table: anything, quick phrases only, nothing."""
Phrase = Literal[
    "hello",
    "good_luck",
    "your_turn",
    "moment",
    "back",
    "no_hurry",
    "well_played",
    "wow",
    "oops",
    "sorry",
    "thanks",
    "good_game",
    "again",
    "bye",
]
"""A quick phrase: every reader is shown it in their own language."""
DecisionId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{0,36}$")]
"""By which a decision that comes twice is known again: drawn at random by whoever decides; empty: none."""
Digits = Annotated[str, msgspec.Meta(pattern=DIGITS)]
"""A number for the deal, or a commitment to one."""
Commitments = list[Digits]
RefusalCode = Literal[
    "illegal",
    "late",
    "not_your_turn",
    "not_seated",
    "seat_taken",
    "not_host",
    "not_started",
    "finished",
    "unfinished",
    "malformed",
    "too_fast",
    "unavailable",
    "locked",
    "silenced",
    "phrases_only",
    "chat_off",
    "bot_name",
    "too_soon",
    "no_take_back",
    "no_hints",
    "too_many",
    "people_only",
    "too_often",
    "too_long",
]
"""Why a message changed nothing; with `illegal` there is a reason of the game's own.

`too_fast`: chat, and steps that others follow. `unavailable`: it could not be stored, try again. `locked`: nobody
else may sit. `silenced`: spectators may not talk, nor lead. `phrases_only`, `chat_off`: the host's choice. `too_soon`:
a bot for a person who has only just gone. `too_many`: more people than the next game has seats.
`no_hints`: the table allows none, or its players must remember what a hint would know. `people_only`: nothing for a
bot from outside. `bot_name`: a bot of the site is called so. `too_often`: what changes something at the table beside
the game. `too_long`: the table's log is as long as it may become.
"""


class SeatInfo(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits at a seat. `level` only for bots; `online` false while a person has no connection.

    `standin`: the level of the bot that plays for the person now. `reserved`: a free seat that is kept for the person
    of that name. `away`: for how many seconds the person has had no connection; `bot_in`: after how many more a bot
    stands in. `owner`: the bot comes from outside, as a program of the person of that name; it has no level, may be
    away, and be stood in for, like a person. `host`: the person there may do what hosts may.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    online: bool
    level: Level | None = None
    standin: Level | None = None
    reserved: bool = False
    away: float | None = None
    bot_in: float | None = None
    owner: str | None = None
    host: bool = False


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """The time that people have to think, in seconds.

    It is `decision` seconds for each decision, or a `budget` for the game to which each decision adds `increment`.
    Exactly one of the two is given.
    """

    decision: Annotated[float, msgspec.Meta(ge=5, le=30 * 86400)] | None = None
    budget: Annotated[float, msgspec.Meta(ge=30, le=86400)] | None = None
    increment: Annotated[float, msgspec.Meta(ge=0, le=600)] = 0.0


class ClockInfo(msgspec.Struct):
    """The clock now: seconds left a seat (None: a bot's), and the seats whose time runs."""

    left: list[float | None]
    running: list[int]
    paused: bool


class Watchers(msgspec.Struct):
    """Who looks on without a seat: how many connections, the names of the guests among them, what they may do."""

    mode: Watching
    count: int
    names: list[str]


class Proposal(msgspec.Struct):
    """What the person at `seat` asks the others to agree to; `yes`: the seats that agree; `wanted`: that must yet."""

    kind: ProposalKind
    seat: int
    yes: list[int]
    wanted: list[int]


class Notice(msgspec.Struct):
    """Something that happened at the table beside the game, after so many `events` of it.

    Kinds: those of the log's entries (`stood_in`, `returned`, `took_back`, `ended`, `removed`, `host`, `paused`,
    `resumed`, `talk`, `hints`, `hinted`); `name`: whom it concerns; `why`: `Absence`, `Ending` or `Talk`, where there
    is one.
    """

    events: int
    kind: str
    seat: int
    name: str
    why: str = ""


class Over(msgspec.Struct):
    """The game ended before its rules said so: all agreed, the person at `seat` gave up, or it cannot go on."""

    why: Ending
    seat: int


class Outcome(msgspec.Struct):
    """How a game came out, for lists and tallies: winning seats and scores (a number a side) as in its record.

    `ended`: why it ended before its rules said so (no seat has won or lost by the rules then); `conceded`: the seat
    that gave up. `counts`: it belongs into statistics.
    """

    winners: list[int]
    scores: list[int]
    ended: Ending | None = None
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

    house: str
    seats: list[str]
    shown: list[int]
    wanted: bool


class Company(msgspec.Struct, kw_only=True):
    """Who is at the table and what goes on there beside the game.

    `kept`: the free seat that is kept for the reader; `here`: the seats of all who play at the reader's device, of whom
    `you` is the one who has it (nobody while it is handed on); `evening`: what ties the games of a group together;
    `next`: the table at which these people go on; `deal`: None where the server alone has made it, as it used to.
    """

    phase: Phase
    seats: list[SeatInfo]
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
    talk: Talk
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
    came just now as `Earlier`; 0 where there were none.
    """

    id: str
    game: str
    options: dict[str, Any]
    aids: bool
    """Players may be shown what they could remember themselves."""
    memory: Memory
    open_rounds: bool
    """Spectators may see the hands of rounds that are over."""
    outside_bots: bool
    """Bots from outside may sit down."""
    rhythm: Clock | None
    """How long people may think."""
    standin: Level
    """Of the bots that play for people."""
    take_back: bool
    """Decisions may be taken back."""
    first: int
    events: list[dict[str, Any]]
    steps: list[Step]
    turn: Turn | None
    decided: DecisionId
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
    phase: Phase
    clock: ClockInfo | None = None


class Seats(Company, tag_field="type", tag="seats", kw_only=True):
    """The company has changed: somebody sat down, left, lost or found the connection, proposed something."""


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """A message that changed nothing, and why: `message` in English, `code` for the page's own words."""

    code: RefusalCode
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
    phrase: Phrase | None = None
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


class Decide(msgspec.Struct, tag_field="type", tag="decide", forbid_unknown_fields=True):
    """The seat's next decisions, in order, all or none (two for passing, one else). `count` from `Turn`.

    What has an `id` is carried out once, however often it comes: to a repetition the table is told anew (`TableState`).
    """

    count: int
    actions: list[int]
    id: DecisionId = ""


class Change(msgspec.Struct, tag_field="type", tag="change", forbid_unknown_fields=True):
    """Other decisions in the place of `Turn.chosen`, all or none; possible until everybody's are revealed.

    `count` is the number of decisions before those: `Turn.count` less the length of `Turn.chosen`; `id` as in `Decide`.
    """

    count: int
    actions: list[int]
    id: DecisionId = ""


class Sit(msgspec.Struct, tag_field="type", tag="sit", forbid_unknown_fields=True):
    """Take a free seat; with a `name` for somebody else who plays at the same device.

    `commitments` to numbers for the deal: one for each person who sits down by this; those left over are passed over.
    """

    seat: int
    name: str | None = None
    commitments: Commitments = []


class Show(msgspec.Struct, tag_field="type", tag="show", forbid_unknown_fields=True):
    """The number to which a seat at the reader's device has committed, when `Deal.wanted` says so."""

    seat: int
    number: Digits


class Hold(msgspec.Struct, tag_field="type", tag="hold", forbid_unknown_fields=True):
    """Where several play at one device: the person at this seat has it now; null: it is being handed on."""

    seat: int | None


class Leave(msgspec.Struct, tag_field="type", tag="leave", forbid_unknown_fields=True):
    """Before the start: give the own seat up. Afterwards a bot plays on for the person, who may return."""


class Return(msgspec.Struct, tag_field="type", tag="return", forbid_unknown_fields=True):
    """Play again after a bot has stood in. Deciding does the same."""


class Substitute(msgspec.Struct, tag_field="type", tag="substitute", forbid_unknown_fields=True):
    """Host only: a bot takes a free seat, or plays for a person who is not here."""

    seat: int
    level: Level


class Say(msgspec.Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """A line of chat: a text of at most 300 characters, or a quick phrase."""

    text: str = ""
    phrase: Phrase | None = None


class Seen(msgspec.Struct, tag_field="type", tag="seen", forbid_unknown_fields=True):
    """Where there is a clock: a message that asks the reader for a decision has come. The way there is not charged."""


class Look(msgspec.Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """The reader has the page before them now, or has not: whoever is called to the table is called elsewhere then."""

    visible: bool


class Propose(msgspec.Struct, tag_field="type", tag="propose", forbid_unknown_fields=True):
    """Ask the others to agree. What needs nobody's consent (a decision taken back against bots) is done at once."""

    kind: ProposalKind


class Answer(msgspec.Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """Agree to what is proposed, or do not."""

    yes: bool


class Hint(msgspec.Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """Ask for a hint on the decision that is owed, where `hints` says so: `Known` is the answer, all are told of it."""


class Concede(msgspec.Struct, tag_field="type", tag="concede", forbid_unknown_fields=True):
    """Give up: the game ends where the reader is one of two sides, alone; otherwise a bot plays on."""


class Rematch(msgspec.Struct, tag_field="type", tag="rematch", forbid_unknown_fields=True):
    """After the game: open the next table for the same people, with the same bots as far as they have room.

    `game` and `options`: another game, or other options; `shuffle`: the seats are drawn; `commitments` as in `Sit`.
    """

    shuffle: bool = False
    game: str | None = None
    options: dict[str, Any] | None = None
    commitments: Commitments = []


class Arrange(msgspec.Struct, tag_field="type", tag="arrange", forbid_unknown_fields=True):
    """Host only: what is given is changed. The clock can be paused while the game runs."""

    title: str | None = None
    locked: bool | None = None
    watching: Watching | None = None
    paused: bool | None = None
    talk: Talk | None = None


class Remove(msgspec.Struct, tag_field="type", tag="remove", forbid_unknown_fields=True):
    """Host only, before the start: a person loses the seat and does not get another one here."""

    seat: int


class GiveHost(msgspec.Struct, tag_field="type", tag="give_host", forbid_unknown_fields=True):
    """Host only: hand the office on to the person at a seat."""

    seat: int


class LookBack(msgspec.Struct, tag_field="type", tag="look_back", forbid_unknown_fields=True):
    """After the game: lead all who look at it together to where so many events have happened; without `at`, follow."""

    at: int | None = None


class LookAlone(msgspec.Struct, tag_field="type", tag="look_alone", forbid_unknown_fields=True):
    """Look at the finished game on one's own again."""


ClientMessage = (
    Decide
    | Change
    | Sit
    | Show
    | Hold
    | Leave
    | Return
    | Substitute
    | Say
    | Seen
    | Look
    | Propose
    | Answer
    | Hint
    | Concede
    | Rematch
    | Arrange
    | Remove
    | GiveHost
    | LookBack
    | LookAlone
)
"""A table begins by itself when no seat is free."""

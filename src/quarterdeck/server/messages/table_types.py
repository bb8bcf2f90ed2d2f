"""Types that messages, log entries and lists of tables share: named values, seats, clocks and outcomes."""

from typing import Annotated, Literal

import msgspec

from quarterdeck.bots.levels import Level
from quarterdeck.table.fairness import DIGITS

Phase = Literal["waiting", "playing", "finished"]
Memory = Literal["open", "strict"]
"""What players may look up again: everything, or only what the game's rule page allows."""
Absence = Literal["left", "away", "time", "host"]
"""Why a bot stands in: the person left, was away too long or ran out of time, or the host asked for it."""
ProposalKind = Literal["take_back", "end", "hints"]
Ending = Literal["agreement", "concession", "rules", "length", "site"]
"""Why a game ended early. `rules`: a correction of the rules made a decision of its log illegal.
`length`: the game reached the site's limit. `site`: the site's owners closed the table."""
Watching = Literal["open", "silent", "closed"]
"""What spectators may do: watch and talk, only watch, or not come in."""
Talk = Literal["open", "phrases", "off"]
"""What people may say at a table: anything, quick phrases only, or nothing."""
Reaction = Literal["well_played", "laugh", "oops", "wow", "thanks", "your_turn"]
"""A quick phrase that the page shows as a picture, beside the sender's name."""
Phrase = Literal[
    Reaction,
    "hello",
    "good_luck",
    "moment",
    "back",
    "no_hurry",
    "sorry",
    "good_game",
    "again",
    "bye",
]
"""A quick phrase; each reader sees it in their own language."""
DecisionId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{0,36}$")]
"""A random id by which the table recognizes a decision that arrives twice. The sender draws it; empty: no id."""
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
    "no_reactions",
    "bot_name",
    "too_soon",
    "no_take_back",
    "no_hints",
    "too_many",
    "people_only",
    "too_often",
    "too_long",
]
"""Why a message changed nothing. With `illegal`, the game adds its own reason.

`too_fast`: too many lines of chat, or too many steps of a shared review. `unavailable`: the database did not answer;
try again. `locked`: the host lets no one else sit. `silenced`: spectators may neither talk nor lead a shared review.
`phrases_only`, `chat_off`: the host has limited the chat to quick phrases, or turned it off. `no_reactions`: partners
could signal with them. `too_soon`: the person whom a bot should replace left only just now. `too_many`: the next game
has too few seats. `no_hints`: the table allows none, or strict memory forbids them. `people_only`: a bot from outside
may not do this. `bot_name`: a bot of the site has this name. `too_often`: too many commands other than decisions.
`too_long`: the table's log is full.
"""


class SeatInfo(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits at a seat. Only bots have a `level`; `online` is false while a person has no connection.

    `standin`: the level of the bot that plays for the person now. `reserved`: a free seat that is kept for the person
    of that name. `away`: seconds since the person lost the connection; `bot_in`: seconds until a bot stands in.
    `owner`: the seat has a bot from outside, which belongs to the person of that name. Such a bot has no level; like a
    person it may be away, and a bot may stand in for it. `host`: the person there may do what hosts may. `heir`: the
    name of the person who takes the bot's seat when the next round begins.
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
    heir: str = ""


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """The time that people have to think, in seconds.

    Either `decision` seconds for each decision, or a `budget` for the game to which each decision adds `increment`.
    """

    decision: Annotated[float, msgspec.Meta(ge=5, le=30 * 86400)] | None = None
    budget: Annotated[float, msgspec.Meta(ge=30, le=86400)] | None = None
    increment: Annotated[float, msgspec.Meta(ge=0, le=600)] = 0.0


VARIANT = ("preset", "rules", "teams")
"""The options that change a game so much that its results are counted separately."""


class Outcome(msgspec.Struct):
    """The result of a game, for lists and tallies: the winning seats, and each side's score as in its record.

    `ended`: why it ended before its rules said so; in this case no seat has won or lost by the rules. `conceded`: the
    seat that gave up. `counts`: statistics include the game. `variant`: the options that name a variant of the game,
    such as its rules (`VARIANT`).
    """

    winners: list[int]
    scores: list[int]
    ended: Ending | None = None
    conceded: int | None = None
    counts: bool = True
    variant: dict[str, str | int] = {}


class TableSummary(msgspec.Struct):
    """A table in one line, for lists. `created` and `changed` are Unix times in seconds.

    `owing`: the seats that owe a decision. `due`: the Unix time when the first clock runs out. `you`: the reader's
    seat. `evening`: the id of the first table of the group's evening.
    """

    id: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    created: float
    changed: float = 0.0
    title: str = ""
    evening: str = ""
    owing: list[int] = []
    due: float | None = None
    outcome: Outcome | None = None
    you: int | None = None

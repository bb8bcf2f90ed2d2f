"""What messages, log entries and lists of a table have in common: named values, seats, clocks and outcomes."""

from typing import Annotated, Literal

import msgspec

from quarterdeck.bots.levels import Level
from quarterdeck.table.fairness import DIGITS

Phase = Literal["waiting", "playing", "finished"]
Memory = Literal["open", "strict"]
"""What may be looked at again: everything, or what the game's rule page says."""
Absence = Literal["left", "away", "time", "host"]
"""Why a bot stands in: the person left, was away too long, ran out of time, or the host wanted it."""
ProposalKind = Literal["take_back", "end", "hints"]
Ending = Literal["agreement", "concession", "rules", "length", "site"]
"""Why a game ended before its rules said so; `rules`: they were mended, and what was decided goes by them no more;
`length`: it had become as long as the site lets a game become; `site`: its owners have closed the table."""
Watching = Literal["open", "silent", "closed"]
"""Spectators may watch and talk, only watch, or not come in."""
Talk = Literal["open", "phrases", "off"]
"""What may be said at a table: anything, quick phrases only, nothing."""
Reaction = Literal["well_played", "laugh", "oops", "wow", "thanks", "your_turn"]
"""A quick phrase that is shown as a picture, at the plate of the person who sends it."""
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
"""Why a message changed nothing; with `illegal` there is a reason of the game's own.

`too_fast`: chat, and steps that others follow. `unavailable`: it could not be stored, try again. `locked`: nobody
else may sit. `silenced`: spectators may not talk, nor lead when a game is looked back at. `phrases_only`, `chat_off`:
the host's choice. `no_reactions`: partners could signal with them. `too_soon`: a bot for a person who has only just
gone. `too_many`: more people than the next game has seats. `no_hints`: the table allows none, or its players must
remember what a hint would know. `people_only`: nothing for a bot from outside. `bot_name`: a bot of the site is
called so. `too_often`: what changes something at the table beside the game. `too_long`: the table's log is as long as
it may become.
"""


class SeatInfo(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits at a seat. `level` only for bots; `online` false while a person has no connection.

    `standin`: the level of the bot that plays for the person now. `reserved`: a free seat that is kept for the person
    of that name. `away`: for how many seconds the person has had no connection; `bot_in`: after how many more a bot
    stands in. `owner`: the bot comes from outside, as a program of the person of that name; it has no level, may be
    away, and be stood in for, like a person. `host`: the person there may do what hosts may. `heir`: the name of the
    person who takes the bot's seat when the next round begins.
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

    It is `decision` seconds for each decision, or a `budget` for the game to which each decision adds `increment`.
    Exactly one of the two is given.
    """

    decision: Annotated[float, msgspec.Meta(ge=5, le=30 * 86400)] | None = None
    budget: Annotated[float, msgspec.Meta(ge=30, le=86400)] | None = None
    increment: Annotated[float, msgspec.Meta(ge=0, le=600)] = 0.0


VARIANT = ("preset", "rules", "teams")
"""The options that make another kind of a game, which people do not compare with the usual one."""


class Outcome(msgspec.Struct):
    """How a game came out, for lists and tallies: winning seats and scores (a number a side) as in its record.

    `ended`: why it ended before its rules said so (no seat has won or lost by the rules then); `conceded`: the seat
    that gave up. `counts`: it belongs into statistics. `variant`: the options that name a kind of the game, such as its
    rules (`VARIANT`).
    """

    winners: list[int]
    scores: list[int]
    ended: Ending | None = None
    conceded: int | None = None
    counts: bool = True
    variant: dict[str, str | int] = {}


class TableSummary(msgspec.Struct):
    """A table in one line, for lists. `created` and `changed` are Unix times in seconds.

    `owing`: the seats that owe a decision; `due`: when a clock runs out; `you`: the seat of whoever asks;
    `evening`: what ties the games of a group together, the id of their first table.
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

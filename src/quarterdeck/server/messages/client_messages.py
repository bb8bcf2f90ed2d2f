"""What a browser sends at a table (docs/protocol.md); the page's TypeScript types are generated from it.

Every message is one JSON object with a `type`.
"""

from typing import Any

import msgspec

from quarterdeck.bots.levels import Level
from quarterdeck.server.messages import table_types


class Decide(msgspec.Struct, tag_field="type", tag="decide", forbid_unknown_fields=True):
    """The seat's next decisions, in order, all or none (two for passing, one else). `count` from `Turn`.

    What has an `id` is carried out once, however often it comes: to a repetition the table is told anew (`TableState`).
    """

    count: int
    actions: list[int]
    id: table_types.DecisionId = ""


class Change(msgspec.Struct, tag_field="type", tag="change", forbid_unknown_fields=True):
    """Other decisions in the place of `Turn.chosen`, all or none; possible until everybody's are revealed.

    `count` is the number of decisions before those: `Turn.count` less the length of `Turn.chosen`; `id` as in `Decide`.
    """

    count: int
    actions: list[int]
    id: table_types.DecisionId = ""


class Sit(msgspec.Struct, tag_field="type", tag="sit", forbid_unknown_fields=True):
    """Take a free seat; with a `name` for somebody else who plays at the same device.

    At a running table that `gathers`: take the seat of a bot when the next round begins.

    `commitments` to numbers for the deal: one for each person who sits down by this; those left over are passed over.
    """

    seat: int
    name: str | None = None
    commitments: table_types.Commitments = []


class Choose(msgspec.Struct, tag_field="type", tag="choose", forbid_unknown_fields=True):
    """Host only, before the start of a table that `gathers`: play another game, or by other options.

    With a `level` the game begins: bots of this level take the free seats.
    """

    game: str
    options: dict[str, Any]
    level: Level | None = None


class Show(msgspec.Struct, tag_field="type", tag="show", forbid_unknown_fields=True):
    """The number to which a seat at the reader's device has committed, when `Deal.wanted` says so."""

    seat: int
    number: table_types.Digits


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
    phrase: table_types.Phrase | None = None


class Seen(msgspec.Struct, tag_field="type", tag="seen", forbid_unknown_fields=True):
    """Where there is a clock: a message that asks the reader for a decision has come. The way there is not charged."""


class Look(msgspec.Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Whether the reader has the page before them. Who has not is called to the table by push, mail or a webhook."""

    visible: bool


class Propose(msgspec.Struct, tag_field="type", tag="propose", forbid_unknown_fields=True):
    """Ask the others to agree. What needs nobody's consent (a decision taken back against bots) is done at once."""

    kind: table_types.ProposalKind


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
    commitments: table_types.Commitments = []


class Arrange(msgspec.Struct, tag_field="type", tag="arrange", forbid_unknown_fields=True):
    """Host only: what is given is changed. The clock can be paused while the game runs."""

    title: str | None = None
    locked: bool | None = None
    watching: table_types.Watching | None = None
    paused: bool | None = None
    talk: table_types.Talk | None = None


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
    | Choose
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

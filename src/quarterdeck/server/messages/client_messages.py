"""The messages that a browser sends at a table (docs/protocol.md).

Every message is one JSON object with a `type`. The page's TypeScript types are generated from them.
"""

from typing import Annotated, Any

import msgspec

from quarterdeck.bots.levels import Level
from quarterdeck.server.messages import table_types


class Decide(msgspec.Struct, tag_field="type", tag="decide", forbid_unknown_fields=True):
    """The seat's next decisions, in order: two to pass two cards, otherwise one. `count` is copied from `Turn`.

    The table carries out all of them or none. It carries out a message with an `id` only once, and answers a repetition
    with a fresh `TableState`.
    """

    count: int
    actions: list[int]
    id: table_types.DecisionId = ""


class Change(msgspec.Struct, tag_field="type", tag="change", forbid_unknown_fields=True):
    """New decisions that replace `Turn.chosen`, all or none; possible until all players' decisions are revealed.

    `count` is the number of decisions before the replaced ones: `Turn.count` minus the length of `Turn.chosen`. `id`:
    as in `Decide`.
    """

    count: int
    actions: list[int]
    id: table_types.DecisionId = ""


class Sit(msgspec.Struct, tag_field="type", tag="sit", forbid_unknown_fields=True):
    """Take a free seat; with a `name`, for another person who plays on the same device.

    At a running table that `gathers`, the guest takes a bot's seat when the next round begins.

    `commitments`: to numbers for the deal, one for each person who sits down by this message. Surplus ones are ignored.
    """

    seat: int
    name: str | None = None
    commitments: table_types.Commitments = []


class Choose(msgspec.Struct, tag_field="type", tag="choose", forbid_unknown_fields=True):
    """Host only, before the start of a table that `gathers`: play another game, or with other options.

    A `level` starts the game: bots of this level take the free seats.
    """

    game: str
    options: dict[str, Any]
    level: Level | None = None


class Show(msgspec.Struct, tag_field="type", tag="show", forbid_unknown_fields=True):
    """The number to which a seat on the reader's device has committed; sent when `Deal.wanted` asks for it."""

    seat: int
    number: table_types.Digits


class Hold(msgspec.Struct, tag_field="type", tag="hold", forbid_unknown_fields=True):
    """The seat of the person who now has a device that several people share; null while it is being handed on."""

    seat: int | None


class Leave(msgspec.Struct, tag_field="type", tag="leave", forbid_unknown_fields=True):
    """Before the start: give up the seat. After the start: let a bot play for the person, who may return."""


class Return(msgspec.Struct, tag_field="type", tag="return", forbid_unknown_fields=True):
    """Play again after a bot has stood in. A decision has the same effect."""


class Substitute(msgspec.Struct, tag_field="type", tag="substitute", forbid_unknown_fields=True):
    """Host only: let a bot take a free seat, or play for a person who is away."""

    seat: int
    level: Level


class Say(msgspec.Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """A line of chat: a text of at most 300 characters, or a quick phrase."""

    text: str = ""
    phrase: table_types.Phrase | None = None


class Seen(msgspec.Struct, tag_field="type", tag="seen", forbid_unknown_fields=True):
    """With a clock: the request for a decision has arrived. The time that it took is not charged to any clock."""


class Look(msgspec.Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Whether the page is visible. A reader who does not see it is notified by push, mail or a webhook."""

    visible: bool


class Propose(msgspec.Struct, tag_field="type", tag="propose", forbid_unknown_fields=True):
    """Ask the others to agree. A proposal that needs no consent (taking back against bots) applies at once."""

    kind: table_types.ProposalKind


class Answer(msgspec.Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """Accept or decline the proposal."""

    yes: bool


class Hint(msgspec.Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """Ask for a hint on the owed decision, if `hints` allows it. The server sends `Known`; a notice tells everyone."""


class Plays(msgspec.Struct, tag_field="type", tag="plays", forbid_unknown_fields=True):
    """Ask for the plays after these numbers of events, as the reader's seat saw them. The server sends `Played`."""

    after: Annotated[list[int], msgspec.Meta(max_length=64)]


class Concede(msgspec.Struct, tag_field="type", tag="concede", forbid_unknown_fields=True):
    """Give up. The game ends if there are two sides and the reader alone is one of them; otherwise a bot plays on."""


class Rematch(msgspec.Struct, tag_field="type", tag="rematch", forbid_unknown_fields=True):
    """After the game: open the next table for the same people. Bots of this table, then new ones, fill the other seats.

    `game` and `options`: another game, or other options; `shuffle`: draw the seats; `commitments` as in `Sit`.
    """

    shuffle: bool = False
    game: str | None = None
    options: dict[str, Any] | None = None
    commitments: table_types.Commitments = []


class Arrange(msgspec.Struct, tag_field="type", tag="arrange", forbid_unknown_fields=True):
    """Host only: change the given fields. `paused`: whether the running game's clock stands still."""

    title: str | None = None
    locked: bool | None = None
    watching: table_types.Watching | None = None
    paused: bool | None = None
    talk: table_types.Talk | None = None


class Remove(msgspec.Struct, tag_field="type", tag="remove", forbid_unknown_fields=True):
    """Host only, before the start: take the seat from a person, who may not sit down here again."""

    seat: int


class GiveHost(msgspec.Struct, tag_field="type", tag="give_host", forbid_unknown_fields=True):
    """Host only: make the person at a seat the host."""

    seat: int


class LookBack(msgspec.Struct, tag_field="type", tag="look_back", forbid_unknown_fields=True):
    """After the game: lead the shared review to the position after `at` events; without `at`, follow its leader."""

    at: int | None = None


class LookAlone(msgspec.Struct, tag_field="type", tag="look_alone", forbid_unknown_fields=True):
    """Leave the shared review of the finished game."""


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
    | Plays
    | Concede
    | Rematch
    | Arrange
    | Remove
    | GiveHost
    | LookBack
    | LookAlone
)
"""Every message of a client. No message starts a table: it begins when no seat is free."""

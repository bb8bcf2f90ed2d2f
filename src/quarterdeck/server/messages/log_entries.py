"""The entries of a table's log: everything that has happened at the table, in order.

A table in memory is always the result of replaying its log. So an entry holds what the replay needs, and nothing that
can be computed from that.

Entries are stored as JSON. A field with a default may be added, but the meaning of a field must never change.

Entries contain no reference cycles, so the garbage collector may skip them (`gc=False`). A scan of a long log would
block the event loop.
"""

from typing import Any, Literal

import msgspec

from quarterdeck.bots.levels import Level
from quarterdeck.games import GAMES, OptionError
from quarterdeck.server.messages.settings import Settings
from quarterdeck.server.messages.table_types import Absence, Ending, Phrase, ProposalKind, Talk, Watching
from quarterdeck.table.replay import other_rules


class Chair(msgspec.Struct, gc=False):
    """The player that the maker of a table wants at a seat: a person, or a bot of a certain level.

    `guest` and `name`: the seat is kept for this person; otherwise anyone may take it. `owner`: the seat is kept for a
    bot from outside that belongs to the person of that name.
    """

    kind: Literal["person", "bot"]
    level: Level | None = None
    guest: str | None = None
    name: str = ""
    owner: str | None = None


class Created(Settings, tag_field="type", tag="created", gc=False):
    """The first entry: a person made the table.

    `site`: the server's secret number. The key of all shuffles is computed from it and from the numbers of the seats
    (`table.fairness`). If `site` is empty, the server alone chose the key, which is `key` (hex). `host`: the maker's
    guest id. `rules`: the version of the game's rules (`Game.version`). `evening`: the id of the first table of the
    group's evening; empty if this table is the first.
    """

    at: float
    game: str
    options: dict[str, Any]
    key: str
    chairs: list[Chair]
    host: str
    listed: bool
    rules: int = 1
    evening: str = ""
    title: str = ""
    site: str = ""


class _Happened(msgspec.Struct, tag_field="type", kw_only=True, gc=False):
    """An entry after the first. `at`: Unix time in seconds; 0 until it is written."""

    at: float = 0.0


class Sat(_Happened, tag="sat", kw_only=False):
    """A guest took a free seat.

    The game begins when no seat is free and the deal is made. `owner`: the owner's name, if a bot from outside sits
    down. `commitment`: the browser's commitment to its number for the deal; empty if the browser takes no part.
    """

    seat: int
    guest: str
    name: str
    owner: str | None = None
    commitment: str = ""


class Chosen(_Happened, tag="chosen", kw_only=False):
    """The host of a table that `gathers` chose another game or other options. Seats are added or dropped at the end.

    The fields replace those of `Created`. A `level` starts the game: bots of this level take the free seats.
    """

    game: str
    options: dict[str, Any]
    rules: int
    standin: Level
    open_rounds: bool
    level: Level | None = None


class Promised(_Happened, tag="promised", kw_only=False):
    """A guest who came during the game will take a bot's seat when the next round begins; `Sat` follows then."""

    seat: int
    guest: str
    name: str


class Shown(_Happened, tag="shown", kw_only=False):
    """A seat's browser showed the number to which it had committed. The game begins when all numbers are shown."""

    seat: int
    number: str


class Dealt(_Happened, tag="dealt", kw_only=False):
    """The game begins without the numbers of some seats.

    `absent`: the seats that were not connected. `broken_off`: connected seats that did not show their numbers in time.
    """

    absent: list[int]
    broken_off: list[int]


class Left(_Happened, tag="left", kw_only=False):
    """A guest gave up a seat before the start. `removed`: the host removed the guest, who may not sit down again."""

    seat: int
    removed: bool = False


class Substituted(_Happened, tag="substituted", kw_only=False):
    """A bot took a free seat for good."""

    seat: int
    level: Level


class StoodIn(_Happened, tag="stood_in", kw_only=False):
    """A bot plays from now on for a person, who keeps the seat.

    Before the start, the person is one for whom the seat is reserved.
    """

    seat: int
    level: Level
    why: Absence


class Returned(_Happened, tag="returned", kw_only=False):
    """A person takes over again from the bot that stood in."""

    seat: int


class Renamed(_Happened, tag="renamed", kw_only=False):
    """A person, a bot from outside, or the bot's `owner` has a new name."""

    seat: int
    name: str
    owner: str | None = None


class Decided(_Happened, tag="decided", kw_only=False, omit_defaults=True):
    """A seat's decisions, in order: action numbers of the game. `standin`: a bot made them for the seat's person.

    `lag`: seconds of transmission, which are not charged to any player's clock. `id`: the id of the client's message
    (`Decide`), or empty.
    """

    seat: int
    actions: list[int]
    standin: bool = False
    lag: float = 0.0
    id: str = ""


class Changed(_Happened, tag="changed", kw_only=False, omit_defaults=True):
    """A seat's new decisions replace its last ones, which were still hidden; `id` as in `Decided`."""

    seat: int
    actions: list[int]
    id: str = ""


class Proposed(_Happened, tag="proposed", kw_only=False):
    """A person asks the others to agree.

    The proposal is to take back their last decision, to end the game, or to allow hints.
    """

    seat: int
    kind: ProposalKind


class Answered(_Happened, tag="answered", kw_only=False):
    """A person accepts a proposal, or declines it. Declining it withdraws it."""

    seat: int
    yes: bool


class TookBack(_Happened, tag="took_back", kw_only=False):
    """A person takes back their last decision: the game returns to the state after `ply` decisions."""

    seat: int
    ply: int


class Hinted(_Happened, tag="hinted", kw_only=False):
    """A person asked for a hint on the decision that the seat owes."""

    seat: int


class Ended(_Happened, tag="ended", kw_only=False):
    """The game ends before its rules say so.

    All agreed to that, the person at `seat` gave up, or the site ended the game: it was too long, or the owners closed
    the table. A game also ends if a correction of the rules made a decision of this log illegal. That decision and all
    later ones are ignored.
    """

    why: Ending
    seat: int


class Followed(_Happened, tag="followed", kw_only=False):
    """The person at `seat` opened the next table for the same people."""

    table: str
    seat: int


class Arranged(_Happened, tag="arranged"):
    """The host changed the table's settings, or all agreed to hints. Fields that are None stay unchanged."""

    title: str | None = None
    locked: bool | None = None
    watching: Watching | None = None
    paused: bool | None = None
    talk: Talk | None = None
    hints: bool | None = None


class HostGiven(_Happened, tag="host_given", kw_only=False):
    """The person at a seat became the host."""

    seat: int


class Spoke(msgspec.Struct, tag_field="type", tag="spoke", gc=False, omit_defaults=True):
    """A line of chat. `at` is Unix time in seconds; `phrase`: a quick phrase, with an empty text.

    `before`: the line was copied from the evening's previous table, and only people who played there see it.
    """

    guest: str
    name: str
    text: str
    at: float
    seat: int | None = None
    phrase: Phrase | None = None
    before: bool = False


Entry = (
    Created
    | Sat
    | Chosen
    | Promised
    | Shown
    | Dealt
    | Left
    | Substituted
    | StoodIn
    | Returned
    | Renamed
    | Decided
    | Changed
    | Proposed
    | Answered
    | TookBack
    | Hinted
    | Ended
    | Followed
    | Arranged
    | HostGiven
    | Spoke
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode_entry(entry: Entry) -> str:
    """Return an entry as the JSON text that is stored."""
    return _encoder.encode(entry).decode()


def decode_entry(text: str | bytes) -> Entry:
    """Return an entry from its JSON text. Raises msgspec.ValidationError or DecodeError."""
    return _decoder.decode(text)


def unknown(created: Created | Chosen) -> str:
    """Return why this program cannot play a table's game; empty if it can."""
    game = GAMES.get(created.game)
    if game is None:
        return f"it plays {created.game!r}, which is not installed here: install its package, or a newer Quarterdeck"
    try:
        game.complete(created.options)
    except OptionError as error:
        return f"{error}: use the Quarterdeck that made the table, or a newer one"
    return other_rules(game, created.rules)

"""What is asked and answered over HTTP about games and tables: those to be made, those that are, and their results."""

from typing import Annotated, Any, Literal

import msgspec

from quarterdeck.bots.levels import Level
from quarterdeck.games.text import LONGEST
from quarterdeck.games.types import Article
from quarterdeck.server.messages.log_entries import Chair
from quarterdeck.server.messages.settings import Settings
from quarterdeck.server.messages.table_types import Commitments, TableSummary
from quarterdeck.table.records import RecordSeat
from quarterdeck.table.steps import Step

OptionValue = Annotated[Any, msgspec.Meta(extra_json_schema={"tsType": "OptionValue"})]
"""A value that an option can take, as in a record; what it may be is the game's to say."""
Options = dict[str, OptionValue]
OptionKind = Literal["choice", "switch", "number", "numbers", "prices", "defined"]
Opponents = Literal["people", "bots"]
MOST_MEASURED = 400
"""The largest number of deals that one press plays at each price and level."""
MOST_DEALS = 16
MOST_DECISIONS = 4000


class OptionInfo(msgspec.Struct):
    """An option as it is where the other options are as given: its value, its default and what else it can be.

    `kind` and the rest as in `quarterdeck.games.Option`, `note` the code of its note; what does not concern the kind
    is left out or null. `prices`: of the kind `prices` alone, the list prices.
    """

    name: str
    kind: OptionKind
    value: OptionValue
    default: OptionValue
    values: list[OptionValue]
    low: int | None = None
    high: int | None = None
    prices: dict[str, int] | None = None
    note: str | None = None


class GameInfo(msgspec.Struct):
    """A game that can be played here, with these options; `seats` is the number that they need.

    `levels`: the levels of bots that it offers, the weakest first.
    `level_note`: the code of why they make no difference, where that is so.
    `fresh_rounds`: rounds that are over may be shown to spectators. `ends_after`: the site ends a game after this
    number of decisions, and with these options one may come so far.
    """

    id: str
    options: list[OptionInfo]
    seats: int
    levels: list[Level]
    level_note: str | None
    fresh_rounds: bool
    ends_after: int | None = None


class Articles(msgspec.Struct):
    """What options say that no rule page does, by language."""

    en: list[Article]
    ja: list[Article]


class NewTable(Settings, forbid_unknown_fields=True):
    """A table to be made: options left out have their defaults, seats left out are persons'."""

    game: str
    options: Options = msgspec.field(default_factory=dict)
    seats: list[Chair] | None = None
    listed: bool = False
    title: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""
    commitments: Commitments = msgspec.field(default_factory=list)


class MadeTable(msgspec.Struct):
    """A new table's id."""

    id: str


class Address(msgspec.Struct):
    """Where others find this server: the beginning of every link; null: where the asker has found it."""

    url: str | None


class TableLists(msgspec.Struct):
    """The guest's own tables, and those that look for people."""

    mine: list[TableSummary]
    open: list[TableSummary]


class Shelf(msgspec.Struct):
    """The tables that are not finished, those that wait for the reader first, and one page of the finished ones.

    `finished` and `running` are the latest first; `count` is how many finished ones there are on all pages, `games`
    what was played at the reader's tables, found or not.
    """

    running: list[TableSummary]
    finished: list[TableSummary]
    count: int
    page: int
    pages: int
    games: list[str]


class Tally(msgspec.Struct):
    """Finished games of one kind. `opponents`: `people` where at least one other person played to the end.

    `variant` as in `Outcome`. `places`: how often the own side came first, second and so on; all who share a win are
    first. `best`: the own side's best score.
    """

    game: str
    players: int
    opponents: Opponents
    variant: dict[str, str | int]
    places: list[int]
    best: int


class Standing(msgspec.Struct):
    """One person's results over an evening.

    `wins`: the number of games won, alone or together. `points`, by game: the sum of the person's (or their side's)
    scores, and the number of games it covers.
    """

    name: str
    games: int
    wins: int
    points: dict[str, tuple[int, int]]


class Evening(msgspec.Struct):
    """The games of an evening, the first one first; its persons, the most wins first; the table that is on, if any."""

    id: str
    tables: list[TableSummary]
    standings: list[Standing]
    running: str | None


class Rounds(msgspec.Struct):
    """The beginning of a record, without what the rest of the game follows from."""

    format: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[RecordSeat]
    events: list[dict[str, Any]]
    steps: list[Step]


class Doubt(msgspec.Struct, forbid_unknown_fields=True):
    """What bots decided once the game had so many events."""

    after: int


class Kept(msgspec.Struct):
    """It is kept."""

    kept: bool


class NewDuplicate(msgspec.Struct, forbid_unknown_fields=True):
    """So many deals of a game with these options, against bots of a level."""

    game: str
    options: Options
    deals: Annotated[int, msgspec.Meta(ge=1, le=MOST_DEALS)]
    level: Literal["beginner", "medium", "hard"] = "medium"


class PlayedDeal(msgspec.Struct, forbid_unknown_fields=True):
    """All decisions of a game, as puzzles have them: the action times eight, and the seat."""

    made: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=1 << 20)]], msgspec.Meta(max_length=MOST_DECISIONS)]


class DealResult(msgspec.Struct):
    """How somebody did in a deal (`analysis.duplicate_events.Result`); the name of one's own is one's own."""

    deal: int
    name: str
    you: bool
    share: float
    points: int
    at: float


class DuplicateInfo(msgspec.Struct):
    """A duplicate, and how people did in the deals that the asker has played, the latest first.

    `first`: the seat from which its first deal is played.
    """

    id: str
    game: str
    options: Options
    deals: int
    level: Level
    first: int
    results: list[DealResult]


class Measure(msgspec.Struct, forbid_unknown_fields=True):
    """A definition to be measured in so many deals."""

    definition: Any
    deals: Annotated[int, msgspec.Meta(ge=2, le=MOST_MEASURED)]


class Measured(msgspec.Struct):
    """How a measuring stands, or how it ended. `definition`: what is measured; `found`: what its game says of it."""

    definition: Any = None
    running: bool = False
    done: int = 0
    of: int = 0
    found: Any = None
    failed: str | None = None


class Measures(msgspec.Struct):
    """How far the measuring of the asker's maneuver is; `state` is null where they may have nothing measured."""

    state: Measured | None

"""Requests and responses about games and tables: new tables, lists of tables, and results."""

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
"""A value of an option, as in a record; the game defines which values are valid."""
Options = dict[str, OptionValue]
OptionKind = Literal["choice", "switch", "number", "numbers", "prices", "defined"]
Opponents = Literal["people", "bots"]
MOST_MEASURED = 400
"""The most deals that one price run plays at each price and level."""
MOST_DEALS = 16
MOST_DECISIONS = 4000


class OptionInfo(msgspec.Struct):
    """An option, given the other options: its value, its default and the other values it can take.

    The fields have the meaning that they have in `quarterdeck.games.Option`; `note` is the code of the option's note.
    Fields that do not concern the kind are null. `prices`: the list prices, for the kind `prices` only.
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
    `level_note`: the code of the reason why levels make no difference, if they make none.
    `fresh_rounds`: each round is dealt from all cards, so a table may show finished rounds to spectators.
    `ends_after`: the site ends a game after this number of decisions; null if no game with these options is that long.
    """

    id: str
    options: list[OptionInfo]
    seats: int
    levels: list[Level]
    level_note: str | None
    fresh_rounds: bool
    ends_after: int | None = None


class Articles(msgspec.Struct):
    """Rules that options add to the rule page, by language."""

    en: list[Article]
    ja: list[Article]


class NewTable(Settings, forbid_unknown_fields=True):
    """A request for a new table. Options that are left out have their defaults. Without `seats`, all are for people."""

    game: str
    options: Options = msgspec.field(default_factory=dict)
    seats: list[Chair] | None = None
    listed: bool = False
    title: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""
    commitments: Commitments = msgspec.field(default_factory=list)


class MadeTable(msgspec.Struct):
    """The id of a new table."""

    id: str


class Address(msgspec.Struct):
    """The base URL at which others reach this server; null: it is the URL that the reader used."""

    url: str | None


class TableLists(msgspec.Struct):
    """The guest's own tables, and listed tables that wait for players."""

    mine: list[TableSummary]
    open: list[TableSummary]


class Shelf(msgspec.Struct):
    """The reader's unfinished tables, those that wait for the reader first, and one page of the finished ones.

    `finished` and `running` are sorted by time, the latest first. `count` is the number of finished tables on all
    pages; `games` lists the games of all the reader's tables, whatever the search.
    """

    running: list[TableSummary]
    finished: list[TableSummary]
    count: int
    page: int
    pages: int
    games: list[str]


class Tally(msgspec.Struct):
    """Finished games of one kind. `opponents`: `people` if at least one other person played to the end.

    `variant` as in `Outcome`. `places`: how often the reader's side came first, second and so on; all who share a win
    are first. `best`: the best score of the reader's side; None without a game that counts. `practice`: the number of
    games that do not count.
    """

    game: str
    players: int
    opponents: Opponents
    variant: dict[str, str | int]
    places: list[int]
    best: int | None
    practice: int


class Standing(msgspec.Struct):
    """One person's results over an evening.

    `wins`: the number of games won, alone or together. `points`, by game: the sum of the scores of the person's side,
    and the number of games in the sum.
    """

    name: str
    games: int
    wins: int
    points: dict[str, tuple[int, int]]


class Evening(msgspec.Struct):
    """An evening: its tables in order, the people's results by number of wins, and the table in play, if any."""

    id: str
    tables: list[TableSummary]
    standings: list[Standing]
    running: str | None


class Rounds(msgspec.Struct):
    """The finished rounds of a game as a part of its record. Nothing in it reveals the rest of the game."""

    format: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[RecordSeat]
    events: list[dict[str, Any]]
    steps: list[Step]


class NewDuplicate(msgspec.Struct, forbid_unknown_fields=True):
    """A request for a duplicate: a number of deals of a game with these options, against bots of a level."""

    game: str
    options: Options
    deals: Annotated[int, msgspec.Meta(ge=1, le=MOST_DEALS)]
    level: Literal["beginner", "medium", "hard"] = "medium"


class PlayedDeal(msgspec.Struct, forbid_unknown_fields=True):
    """All decisions of a game, encoded as in puzzles: the action times eight, plus the seat."""

    made: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=1 << 20)]], msgspec.Meta(max_length=MOST_DECISIONS)]


class DealResult(msgspec.Struct):
    """A person's result in a deal (`analysis.duplicate_events.Result`). `you`: it is the reader's own result."""

    deal: int
    name: str
    you: bool
    share: float
    points: int
    at: float


class DuplicateInfo(msgspec.Struct):
    """A duplicate: deals that several people play separately, so that they can compare their results.

    `first`: the seat of the person in the first deal. `results`: those in the deals that the reader has played, the
    latest first.
    """

    id: str
    game: str
    options: Options
    deals: int
    level: Level
    first: int
    results: list[DealResult]


class Measure(msgspec.Struct, forbid_unknown_fields=True):
    """A request to measure the price of a definition over a number of deals."""

    definition: Any
    deals: Annotated[int, msgspec.Meta(ge=2, le=MOST_MEASURED)]


class Measured(msgspec.Struct):
    """The progress or the result of a price run.

    `definition`: what is priced. `done`: the number of games played so far, out of `of`. `found`: the game's report.
    `failed`: why there is no report.
    """

    definition: Any = None
    running: bool = False
    done: int = 0
    of: int = 0
    found: Any = None
    failed: str | None = None


class Measures(msgspec.Struct):
    """The last price run; `state` is null if the reader may not start one."""

    state: Measured | None

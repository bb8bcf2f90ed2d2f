"""The replay of records from their options, seed and decisions, and its comparison with what the records contain."""

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise, zip_longest
from typing import Any

import msgspec
import numpy.typing as npt

from quarterdeck.games import GAMES
from quarterdeck.games.base import Game
from quarterdeck.games.events import Events
from quarterdeck.games.options import OptionError, Options, listed, seat_count
from quarterdeck.games.types import Event
from quarterdeck.table.errors import TableError
from quarterdeck.table.fairness import flaws
from quarterdeck.table.history import History
from quarterdeck.table.records import Record, RecordError, RecordResult
from quarterdeck.table.starting import ASTRAY, from_numbers
from quarterdeck.table.steps import Step
from quarterdeck.table.table import Table


@dataclass(frozen=True)
class Replay:
    """A game as its rules produce it from a record's options, seed and decisions."""

    record: Record
    game: Game
    options: Options
    history: History
    events: list[Event]
    steps: list[Step]
    result: RecordResult | None
    """None while the game is not over."""

    @property
    def states(self) -> npt.NDArray[Any]:
        """The state after the deal and after each decision."""
        return self.history.states[: self.history.ply + 1]

    def __repr__(self) -> str:
        return f"<Replay of {self.game.id}, {len(self.record.decisions)} decisions>"

    def table(self, ply: int | None = None) -> Table:
        """Return a table with the game after `ply` decisions (None: all of them), at which the game can continue.

        Raises ValueError for a ply that the game has not had.
        """
        decisions = self.record.decisions
        if ply is not None and not 0 <= ply <= len(decisions):
            raise ValueError(f"the record has no ply {ply}: it has {len(decisions)} decisions")
        table = _opened(self.game, self.options, self.record)
        for decision in decisions[:ply]:
            table.decide(decision.seat, decision.action)
        return table


@dataclass(frozen=True)
class Difference:
    """One place where a record differs from the replay of its own decisions."""

    where: str
    """The place in the record, such as `event 5 (play)`, `step 3`, `steps`, `result`, `options` or `deal seat 1`;
    numbers count from 0."""
    words: str
    """A description of the difference, such as `card should be 42 but is 43`."""
    index: int | None = None
    """The index of the event or step in the record's list."""
    field: str | None = None
    expected: Any = None
    found: Any = None

    def __str__(self) -> str:
        """Return the place and the difference in one line."""
        return f"{self.where}: {self.words}"


def game_of(record: Record, where: str = "") -> Game:
    """Return the game of a record. Raises RecordError for an unknown game, or another version of its rules."""
    if not isinstance(record, Record):
        raise TypeError(f"a Record is wanted, as read_records gives them; not {record!r:.40}")
    game = GAMES.get(record.game)
    if game is None:
        raise RecordError(where, f"unknown game {record.game[:40]!r}; the games are {listed(list(GAMES), 'and')}")
    if why := other_rules(game, record.rules):
        raise RecordError(where, why)
    return game


def other_rules(game: Game, version: int) -> str:
    """Return why a game with this version of the rules cannot be replayed; empty if it can."""
    if version == game.version:
        return ""
    age = "a newer" if version > game.version else "an older"
    told = f"it was played by version {version} of the rules of {game.id}, and this program knows version"
    return f"{told} {game.version}: use {age} Quarterdeck"


def replay(record: Record, where: str = "") -> Replay:
    """Replay a record. Raises RecordError for an unknown game, an impossible option or an illegal decision.

    Examples:
        >>> from quarterdeck import GAMES, Table, replay
        >>> table = Table(GAMES["feud"], {"preset": "strikes"}, key=bytes(32))
        >>> for _ in range(9):
        ...     table.decide(table.pending[0], table.legal(table.pending[0])[0])
        >>> record = table.record([{"name": "Ada", "player": "human"}, {"name": "Bo", "player": "human"}])
        >>> replay(record).table(ply=4)
        <Table of feud, ply 4: seat 0 and 1 to decide>
    """
    game = game_of(record, where)
    options = options_of(game, record, where)
    seats = seat_count(game, options)
    if len(record.seats) != seats:
        raise RecordError(where, f"seats lists {len(record.seats)} players, but the game has {seats} seats")
    if record.start is None:
        return _replay(record, game, options, _history(game, options, record, where))
    try:
        *_, table = _stages(game, options, record, where)
        return _replay(record, game, options, table.history)
    except RecordError:
        raise
    except ASTRAY:
        raise RecordError(where, f"start is no state of {game.id}") from None


def _replay(record: Record, game: Game, options: Options, history: History) -> Replay:
    states = history.states[: history.ply + 1]
    told = [
        _step_as_json(game.events, states["event"][at, :length].tobytes())
        for at, length in enumerate(states["events"].tolist())
        if length
    ]
    events: list[Event] = msgspec.json.decode(b"[" + b",".join(told) + b"]")
    return Replay(record, game, options, history, events, history.steps(), history.result())


@lru_cache(maxsize=10_000)
def _step_as_json(events: Events, numbers: bytes) -> bytes:
    """Return the events of a step as JSON. They are cached, as most steps occur in many games."""
    return msgspec.json.encode(events.decode(memoryview(numbers).cast("b").tolist()))[1:-1]


def options_of(game: Game, record: Record, where: str) -> Options:
    """Return a record's complete options. Raises RecordError for one that is unknown or impossible."""
    known = [option.name for option in game.options]
    for name in record.options:
        if name not in known:
            told = f"{game.id} has no option {name[:40]!r} that this program knows: use a newer Quarterdeck"
            raise RecordError(where, f"{told}; its options are {listed(known, 'and')}")
    try:
        return game.complete(record.options)
    except OptionError as error:
        raise RecordError(where, str(error)) from None


def _history(game: Game, options: Options, record: Record, where: str) -> History:
    """Return the history of the whole game. Raises RecordError at the first illegal decision."""
    history = History(game, len(record.seats), "fast")
    decisions = [(decision.seat, decision.action) for decision in record.decisions]
    try:
        if history.replay(game.encode_options(options), bytes.fromhex(record.seed), decisions):
            return history
    except OverflowError:
        pass
    raise _refusal(game, options, record, where)


def _refusal(game: Game, options: Options, record: Record, where: str) -> RecordError:
    """Return the error for a record that has an illegal decision."""
    try:
        for _ in _stages(game, options, record, where):
            pass
    except RecordError as error:
        return error
    return RecordError(where, "its decisions cannot be replayed")


def _opened(game: Game, options: Options, record: Record, where: str = "") -> Table:
    """Return the record's table before the first decision. Raises RecordError for an invalid beginning."""
    if record.start is None:
        return Table(game, options, bytes.fromhex(record.seed))
    try:
        return Table.from_state(game, options, from_numbers(game, record.start, where))
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(where, f"start: {error}") from None


def _stages(game: Game, options: Options, record: Record, where: str) -> Iterator[Table]:
    """Yield the record's table before the first decision, then after each one.

    Raises RecordError at the first illegal decision.
    """
    table = _opened(game, options, record, where)
    yield table
    for index, decision in enumerate(record.decisions):
        try:
            table.decide(decision.seat, decision.action)
        except TableError as error:
            known = 0 <= decision.action < game.actions
            text = game.action_text(decision.action) if known else f"action {decision.action}"
            told = f"decision {index} (seat {decision.seat}, {text}) is not legal: {error}"
            raise RecordError(where, told) from None
        yield table


def verify(record: Record, where: str = "") -> list[Difference]:
    """Return the differences between a record and the replay of its decisions. Raises RecordError as `replay` does.

    The comparison ignores additional fields, missing options that were added to the game later, and events whose names
    begin with `x_`. Events with this prefix are compared if the game itself has them and the record contains at least
    one. The record of a game that ended because its rules were corrected may list no events.
    """
    played = replay(record, where)
    added = {option.name for option in played.game.options if option.added}
    found = [
        Difference("options", f"{name} is missing ({_shown(value)} is its default)", field=name, expected=value)
        for name, value in played.options.items()
        if name not in record.options and name not in added
    ]
    told = bool(record.events) or record.ended is None or record.ended.why != "rules"
    if told and msgspec.json.encode(record.events) != msgspec.json.encode(played.events):
        kinds = _compared(played.game, record.events)
        expected = [event for event in played.events if event["event"] in kinds]
        recorded = [(index, event) for index, event in enumerate(record.events) if _counts(event, kinds)]
        found += _event_differences(expected, recorded, len(record.events))
    found += _step_differences(played, record) + _result_differences(played.result, record) + _impossible(record)
    if record.deal is not None:
        found += [Difference(*flaw) for flaw in flaws(record.deal, len(record.seats), record.seed)]
    return found


_ADDED = "x_"
"""The prefix of the names of events that are not part of the format."""


def _compared(game: Game, events: list[dict[str, Any]]) -> set[str]:
    """Return the names of the game's events that are compared with those of a record."""
    there = {str(event.get("event")) for event in events}
    names = {str(struct.__struct_config__.tag) for struct in game.events.types}
    return {name for name in names if not name.startswith(_ADDED) or name in there}


def _counts(event: Mapping[str, Any], kinds: set[str]) -> bool:
    """Return whether an event of a record is compared: its name lacks the prefix `x_`, or is in `kinds`."""
    name = str(event.get("event", ""))
    return name in kinds or not name.startswith(_ADDED)


def _event_differences(expected: list[Event], recorded: list[tuple[int, dict[str, Any]]], end: int) -> list[Difference]:
    """Return the differences between two lists of events, up to the first two events of different kinds.

    After that, the lists no longer correspond. `recorded` has the record's events that are compared, with their indexes
    in its list; `end` is the length of that list.
    """
    found: list[Difference] = []
    for (index, event), wanted in zip(recorded, expected, strict=False):
        kind, name = event.get("event"), wanted["event"]
        if kind != name:
            words = f"should be {name} but is {_shown(kind)}; the events after it are not compared"
            return [*found, Difference(f"event {index}", words, index, "event", name, kind)]
        found += _field_differences(f"event {index} ({name})", index, wanted, event)
    for wanted in expected[len(recorded) : len(recorded) + 1]:
        found.append(Difference(f"event {end}", f"{wanted['event']} is missing", end))
    for index, event in recorded[len(expected) :]:
        words = f"{_shown(event.get('event'))} is one that did not happen"
        found.append(Difference(f"event {index}", words, index))
    return found


def _step_differences(played: Replay, record: Record) -> list[Difference]:
    """Return the differences between the steps, if the record has steps.

    `now` is compared if the recorded step has it. `events` of a step counts only the events that are compared.
    """
    steps = [
        wanted if step is None or step.now else Step(wanted.events, wanted.pending, wanted.phase)
        for wanted, step in zip_longest(played.steps, record.steps[: len(played.steps)])
    ]
    if not record.steps or record.steps == steps:
        return []
    kinds = _compared(played.game, record.events)
    expected = _places(played.events, steps, kinds)
    recorded = _places(record.events, record.steps, kinds)
    found: list[Difference] = []
    for index, (wanted, step) in enumerate(zip(expected, recorded, strict=False)):
        found += _field_differences(f"step {index}", index, wanted, step)
    if len(expected) != len(recorded):
        words = f"there should be {len(expected)} but are {len(recorded)}"
        found.append(Difference("steps", words, None, "steps", len(expected), len(recorded)))
    return found


def _places(events: list[dict[str, Any]], steps: list[Step], kinds: set[str]) -> list[dict[str, Any]]:
    """Return the steps as objects whose `events` count only the events that are compared."""
    compared = [index for index, event in enumerate(events) if _counts(event, kinds)]
    return [{**msgspec.structs.asdict(step), "events": bisect_left(compared, step.events)} for step in steps]


def _field_differences(
    where: str, index: int | None, expected: Mapping[str, Any], found: Mapping[str, Any]
) -> list[Difference]:
    """Return the fields of `expected` that `found` lacks or in which it has another value."""
    differences = []
    for name, value in expected.items():
        if name not in found:
            words = f"{name} is missing; it should be {_shown(value)}"
            differences.append(Difference(where, words, index, name, value))
        elif not same(value, found[name]):
            words = f"{name} should be {_shown(value)} but is {_shown(found[name])}"
            differences.append(Difference(where, words, index, name, value, found[name]))
    return differences


def _result_differences(found: RecordResult | None, record: Record) -> list[Difference]:
    if found is None:
        if record.result is None:
            return []
        return [Difference("result", "is there although the game is not over", field="result")]
    expected = msgspec.structs.asdict(found)
    if record.result is None:
        words = f"is missing although the game is over; the winners are {_shown(found.winners)}"
        return [Difference("result", words, field="result", expected=expected)]
    return _field_differences("result", None, expected, msgspec.structs.asdict(record.result))


def _impossible(record: Record) -> list[Difference]:
    """Return a difference for each ply, index of a decision or seat in a record that its game does not have."""
    plies, seats = len(record.decisions), len(record.seats)
    found: list[Difference] = []
    if not all(one < other for one, other in pairwise([-1, *record.stand_ins, plies])):
        words = f"should be ascending places in decisions, of which there are {plies}"
        found.append(Difference("stand_ins", words, field="stand_ins", found=record.stand_ins))
    for index, hint in enumerate(record.hints):
        if not (0 <= hint.ply <= plies and 0 <= hint.seat < seats):
            words = f"names ply {hint.ply} and seat {hint.seat}; there are {plies} decisions and {seats} seats"
            found.append(Difference(f"hints {index}", words, index))
    if (ended := record.ended) is None:
        return found
    if record.result is not None:
        found.append(Difference("ended", "is there although the game has a result", field="ended"))
    if not (0 if ended.why == "concession" else -1) <= ended.seat < seats:
        found.append(Difference("ended", f"names seat {ended.seat}; there are {seats} seats", field="ended"))
    return found


def same(expected: Any, found: Any) -> bool:
    """Return whether two JSON values are equal.

    true is not equal to 1, floats may differ by less than 1e-9, and objects in `found` may have additional fields.
    """
    if isinstance(expected, dict):
        return isinstance(found, dict) and all(
            name in found and same(value, found[name]) for name, value in expected.items()
        )
    if isinstance(expected, list):
        return (
            isinstance(found, list)
            and len(expected) == len(found)
            and all(same(one, other) for one, other in zip(expected, found, strict=True))
        )
    if isinstance(expected, bool) or isinstance(found, bool):
        return expected is found
    if isinstance(expected, float) and isinstance(found, int | float):
        return abs(expected - found) < 1e-9
    return bool(expected == found)


def _shown(value: Any) -> str:
    """Return a value in JSON, shortened to 100 characters."""
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 100 else f"{text[:97]}..."

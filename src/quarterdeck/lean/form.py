"""The lean form of a record: its beginning, decisions and result, and a hash of its events (docs/lean-records.md).

Everything else follows from these, so a lean record can be computed from the whole one, and the whole one from it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from quarterdeck.engine.play.retracing import SEAT_BITS
from quarterdeck.games.base import Game
from quarterdeck.games.options import Options, seat_count
from quarterdeck.lean.retracing import Retraced, retrace
from quarterdeck.table.records import FORMAT, Record, RecordDecision, RecordError, RecordSeat
from quarterdeck.table.replay import game_of, options_of, replay, verify

LEAN: Final = "quarterdeck-lean-1"
REST = ("stand_ins", "hints", "ended", "deal", "kept")
"""Fields of a record that do not follow from the decisions. Most games have none of them."""
TOGETHER = 2000
"""The most games that are replayed in one call."""
MOST = (0xFFFF >> SEAT_BITS) + 1
"""The most actions of a game that a lean record can number: 16 bits, less those for the seat."""


@dataclass(frozen=True)
class LeanHead:
    """The fields of a record that games with the same rules, options and players have in common."""

    game: str
    rules: int
    options: bytes
    """JSON, as in the record."""
    seats: bytes
    """JSON, as in the record."""


@dataclass(frozen=True, eq=False)
class LeanGame:
    """One lean record: a line of a lean file, or a row of a Parquet file."""

    head: LeanHead
    seed: bytes
    """32 bytes."""
    decisions: npt.NDArray[np.uint16]
    """For each decision, 8 times the action, plus the seat."""
    events_hash: int
    """The FNV-1a hash (64 bits) of the game's events (docs/lean-records.md)."""
    scores: list[int] | None
    """None while the game is not over."""
    returns: list[float] | None
    rest: bytes
    """A JSON object of those fields in REST that the record has; empty if it has none."""


class LeanLine(msgspec.Struct, omit_defaults=True):
    """A lean record as JSON."""

    format: str
    game: str
    rules: int
    options: msgspec.Raw
    seats: msgspec.Raw
    seed: str
    decisions: list[int]
    events_hash: str
    scores: list[int] | None = None
    returns: list[float] | None = None
    rest: msgspec.Raw = msgspec.Raw(b"")


@dataclass(frozen=True)
class Opened:
    """A decoded head: the game, its complete options and the players."""

    game: Game
    options: Options
    seats: list[RecordSeat]


@lru_cache(maxsize=64)
def open_head(head: LeanHead) -> Opened:
    """Return the game, complete options and seats of a head. Raises a RecordError that names no place."""
    try:
        options = msgspec.json.decode(head.options, type=dict[str, Any])
        seats = msgspec.json.decode(head.seats, type=list[RecordSeat])
    except ValueError as error:  # msgspec's errors are ValueErrors, too
        raise RecordError("", f"not a {LEAN} record: {error}") from None
    stub = Record(
        format=FORMAT, game=head.game, rules=head.rules, options=options, seats=seats, decisions=[], events=[]
    )
    game = game_of(stub)
    complete = options_of(game, stub, "")
    if len(seats) != seat_count(game, complete):
        raise RecordError("", f"seats lists {len(seats)} players, but the game has {seat_count(game, complete)} seats")
    return Opened(game, complete, seats)


def lean_line(game: LeanGame) -> bytes:
    """Return a lean record as one line of JSON, without the line's end."""
    head = game.head
    line = LeanLine(
        LEAN,
        head.game,
        head.rules,
        msgspec.Raw(head.options),
        msgspec.Raw(head.seats),
        game.seed.hex(),
        game.decisions.tolist(),
        f"{game.events_hash:016x}",
        game.scores,
        game.returns,
        msgspec.Raw(game.rest or b"{}"),
    )
    return msgspec.json.encode(line).replace(b',"rest":{}}', b"}") if not game.rest else msgspec.json.encode(line)


def lean_of_line(text: bytes, where: str) -> LeanGame:
    """Return the lean record in a line. Raises RecordError."""
    try:
        line = msgspec.json.decode(text, type=LeanLine)
        seed, found = bytes.fromhex(line.seed), int(line.events_hash, 16)
        decisions = np.array(line.decisions, np.uint16)
        if len(seed) != 32:
            raise ValueError("seed is not 64 hexadecimal digits (0-9, a-f)")
    except (ValueError, OverflowError) as error:  # msgspec's errors are ValueErrors, too
        raise RecordError(where, f"not a {LEAN} record: {error}") from None
    head = LeanHead(line.game, line.rules, bytes(line.options), bytes(line.seats))
    return LeanGame(head, seed, decisions, found, line.scores, line.returns, bytes(line.rest))


def lean_of(record: Record, where: str = "") -> LeanGame:
    """Return the lean form of a record. Raises RecordError if it contradicts its decisions or began at a position."""
    if record.start is not None:
        raise RecordError(where, "it begins at a position, not at a deal: such a game has no lean form")
    if different := verify(record, where):
        raise RecordError(where, f"{different[0]}: only what its decisions bring has a lean form")
    options, seats = msgspec.json.encode(record.options), msgspec.json.encode(record.seats)
    head = LeanHead(record.game, record.rules, options, seats)
    opened = open_head(head)
    if opened.game.actions > MOST:
        raise RecordError(where, f"{record.game} has more than {MOST} actions: it has no lean form")
    numbers = [decision.action << SEAT_BITS | decision.seat for decision in record.decisions]
    decisions, seed = np.array(numbers, np.uint16), bytes.fromhex(record.seed)
    events_hash = int(retrace(opened.game, opened.options, seed, [decisions]).hashes[0])
    document = msgspec.json.decode(msgspec.json.encode(record), type=dict[str, msgspec.Raw])
    rest = {name: document[name] for name in REST if name in document}
    result = record.result
    return LeanGame(
        head,
        seed,
        decisions,
        events_hash,
        result.scores if result else None,
        result.returns if result else None,
        msgspec.json.encode(rest) if rest else b"",
    )


def record_of(game: LeanGame, where: str = "") -> Record:
    """Return the whole record of a lean one, with all events. Raises RecordError if it contradicts its decisions."""
    if found := check_lean([(where, game)])[0]:
        raise RecordError(where, found)
    head = game.head
    document: dict[str, Any] = {
        "format": FORMAT,
        "game": head.game,
        "rules": head.rules,
        "options": msgspec.json.decode(head.options),
        "seats": msgspec.json.decode(head.seats),
        "seed": game.seed.hex(),
        "events": [],
        **_rest_of(game),
    }
    try:
        record = msgspec.convert({**document, "decisions": []}, Record)
    except ValueError as error:
        raise RecordError(where, f"not a {LEAN} record: {error}") from None
    record.decisions = [RecordDecision(each & 7, each >> SEAT_BITS) for each in game.decisions.tolist()]
    played = replay(record, where)
    record.events, record.steps, record.result = played.events, played.steps, played.result
    return record


def check_lean(games: Sequence[tuple[str, LeanGame]]) -> list[str]:
    """Return, for each game, one line about what is wrong with it, or an empty text. `games`: each with its place.

    Consecutive games with the same head are replayed in one call. Raises RecordError for a head that cannot be used.
    """
    found: list[str] = []
    for head, group in groupby(games, lambda each: each[1].head):
        some = list(group)
        try:
            opened = open_head(head)
        except RecordError as error:
            raise RecordError(some[0][0], error.what) from None
        keys, decisions = b"".join(game.seed for _, game in some), [game.decisions for _, game in some]
        played = retrace(opened.game, opened.options, keys, decisions)
        found += [_difference(game, played, at) for at, (_, game) in enumerate(some)]
    return found


def _rest_of(game: LeanGame) -> dict[str, Any]:
    """Return the fields that do not follow from the decisions. Raises ValueError if `rest` has any other field."""
    rest = msgspec.json.decode(game.rest, type=dict[str, Any]) if game.rest else {}
    if set(rest) - set(REST):
        raise ValueError
    return rest


def _difference(game: LeanGame, played: Retraced, at: int) -> str:
    """Return how a game differs from the replay of its decisions, row `at` of `played`; empty if it does not."""
    try:
        _rest_of(game)
    except ValueError:  # msgspec's errors are ValueErrors, too
        return f"rest is no JSON object with {', '.join(REST)}"
    legal = int(played.decisions[at])
    if legal < len(game.decisions):
        return f"decision {legal} is not legal"
    if int(played.hashes[at]) != game.events_hash:
        return f"events_hash should be {int(played.hashes[at]):016x} but is {game.events_hash:016x}"
    if not played.is_over[at]:
        return "" if game.scores is None else "scores are there although the game is not over"
    scores, returns = played.scores[at].tolist(), played.returns[at].tolist()
    if game.scores != scores:
        return f"scores should be {scores} but are {game.scores}"
    return "" if game.returns == returns else f"returns should be {returns} but are {game.returns}"


def in_batches(games: Iterator[tuple[str, LeanGame]]) -> Iterator[list[tuple[str, LeanGame]]]:
    """Yield games in lists of at most TOGETHER."""
    batch: list[tuple[str, LeanGame]] = []
    for each in games:
        batch.append(each)
        if len(batch) == TOGETHER:
            yield batch
            batch = []
    if batch:
        yield batch

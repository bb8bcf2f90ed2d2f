"""Decisions that somebody wonders about, each with the record that leads to it; with a judgement, test positions.

A file has one a line (docs/records.md). Whatever is wrong with it is a `RecordError`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from quarterdeck.table.document import broken, lower
from quarterdeck.table.errors import TableError
from quarterdeck.table.records import Record, RecordError, decode
from quarterdeck.table.replay import replay
from quarterdeck.table.table import Table


class Judgement(msgspec.Struct):
    """What each action brings, and which are good or bad. `by`: `exact`, or how many worlds were looked at."""

    by: str
    values: dict[int, float]
    """The share of the win that each legal action brings the seat, as far as the round tells."""
    good: list[int]
    """As good as the best, or nearly."""
    bad: list[int]
    """Certainly worse than the best, and by much."""

    def cost(self, action: int) -> float:
        """What the action brings less than the best."""
        return max(self.values.values()) - self.values[action]


class Question(msgspec.Struct, omit_defaults=True):
    """A decision: `record` is the game before it, `seat` decided, `action` is what it did, `level` and `version` say
    which bot of which Quarterdeck that was, `asked` when somebody wondered (Unix time)."""

    record: Record
    seat: int
    action: int
    level: str
    version: str
    asked: float = 0.0
    comment: str = ""
    judgement: Judgement | None = None

    def table(self, where: str = "") -> Table:
        """The table as it stood. Raises RecordError: another game's rules, or the seat does not owe this decision."""
        if self.record.start is not None:
            raise RecordError(where, "its game begins at a state; only what was dealt can be asked about")
        table = replay(self.record, where).table()
        try:
            table.check(self.seat, [self.action])
        except TableError as error:
            raise RecordError(where, f"the decision that is asked about is not legal: {error}") from None
        if self.judgement and sorted(self.judgement.values) != table.legal(self.seat):
            raise RecordError(where, "its judgement is not about the seat's legal actions")
        return table


class _Raw(msgspec.Struct):
    """A line whose record is looked at with all care."""

    record: msgspec.Raw


def encode(question: Question) -> bytes:
    """A question as one line of JSON, without the line's end."""
    return msgspec.json.encode(question)


def read(path: Path) -> Iterator[tuple[str, Question]]:
    """The questions of a file in order, each with its place (`file:line`). Raises RecordError."""
    try:
        with path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if line.strip():
                    where = f"{path}:{number}"
                    yield where, _decode(line, where)
    except OSError as error:
        raise RecordError(str(path), f"cannot be read: {error.strerror}") from None


def _decode(line: bytes, where: str) -> Question:
    try:
        raw = msgspec.json.decode(line, type=_Raw)
        decode(bytes(raw.record), where)
        return msgspec.json.decode(line, type=Question)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(where, broken(line) or f"no question about a decision: {lower(str(error))}") from None

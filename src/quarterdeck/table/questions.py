"""Decisions of bots that a player questioned, each with the record of the game before it.

Those with a judgement are used as test positions. A file has one question in each line (docs/records.md). Every fault
in it raises `RecordError`.
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from quarterdeck.table.document import broken, lower
from quarterdeck.table.errors import TableError
from quarterdeck.table.records import Record, RecordError, decode, lines_of
from quarterdeck.table.replay import replay
from quarterdeck.table.table import Table


class Judgement(msgspec.Struct):
    """The value of each action, and which actions are good or bad.

    `by` is `exact`, or the number of worlds that were sampled.
    """

    by: str
    values: dict[int, float]
    """The seat's share of the win for each legal action, as estimated at the end of the round."""
    good: list[int]
    """The actions that are as good as the best, or nearly so."""
    bad: list[int]
    """The actions that are certainly, and much, worse than the best."""

    def cost(self, action: int) -> float:
        """Return the value of the best action less that of this one."""
        return max(self.values.values()) - self.values[action]


class Question(msgspec.Struct, omit_defaults=True):
    """A decision that a player questioned.

    `record` is the game before the decision, which `seat` made by choosing `action`. `level` and `version` name the bot
    and its version of Quarterdeck. `asked` is the time of the question (Unix time).
    """

    record: Record
    seat: int
    action: int
    level: str
    version: str
    asked: float = 0.0
    comment: str = ""
    judgement: Judgement | None = None

    def table(self, where: str = "") -> Table:
        """Return the table before the decision.

        Raises RecordError for a record of other rules, a game that begins at a state, or an illegal decision.
        """
        if self.record.start is not None:
            raise RecordError(where, "its game begins at a state; only what was dealt can be asked about")
        table = replay(self.record, where).table()
        try:
            table.clone().decide(self.seat, self.action)
        except TableError as error:
            raise RecordError(where, f"the decision that is asked about is not legal: {error}") from None
        if self.judgement and sorted(self.judgement.values) != table.legal(self.seat):
            raise RecordError(where, "its judgement is not about the seat's legal actions")
        return table


class _Raw(msgspec.Struct):
    """A line whose record is checked separately, by `decode`."""

    record: msgspec.Raw


def encode(question: Question) -> bytes:
    """Return a question as one line of JSON, without the line's end."""
    return msgspec.json.encode(question)


def read_questions(path: Path) -> Iterator[tuple[str, Question]]:
    """Yield the questions of a file in order, each with its place (`file:line`). Raises RecordError."""
    try:
        with path.open("rb") as file:
            for number, line in enumerate(lines_of(file, str(path)), 1):
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

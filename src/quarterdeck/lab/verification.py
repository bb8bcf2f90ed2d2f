"""Verification of the records in a file, in one process or several."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby, islice
from pathlib import Path

from quarterdeck.lab.simulation.jobs import carry_out, in_order
from quarterdeck.lean.files import Placed, count_games, read_games, whole
from quarterdeck.lean.form import TOGETHER, LeanGame, check_lean
from quarterdeck.table.fairness import Receipt, describe_deal, disagreements
from quarterdeck.table.records import Record, RecordError
from quarterdeck.table.replay import Difference, verify

SHOWN = 20
"""Largest number of differences that are listed for one record."""
SHARES = 8
"""Number of parts of a file per process. There are several, so that a process whose parts are quick can take more."""


@dataclass
class Report:
    games: int = 0
    wrong: int = 0
    compared: int = 0
    """Number of games whose deals were compared with a receipt."""
    unproven: int = 0
    """Number of games without differences whose records do not name the participants of the deal."""
    lines: list[str] = field(default_factory=list)
    """Lines to print, in order."""
    error: RecordError | None = None
    """The error that ended reading, or None."""

    def add(self, other: Report) -> None:
        self.games += other.games
        self.wrong += other.wrong
        self.compared += other.compared
        self.unproven += other.unproven


def verified(path: Path, receipt: Receipt | None, jobs: int) -> Iterator[Report]:
    """Yield reports on the games of a file, in order, until the end or the first game that cannot be read.

    Raises RecordError for a file that cannot be read at all, and WorkLostError.
    """
    if jobs == 1:
        yield from _reports(read_games(path), receipt)
        return
    count = count_games(path)
    each = -(-count // (jobs * SHARES))
    tasks = [(first, min(each, count - first)) for first in range(0, count, each)]
    yield from in_order(carry_out(partial(_verify_part, path, receipt), tasks, jobs))


def _verify_part(path: Path, receipt: Receipt | None, part: tuple[int, int]) -> Report:
    """Return the report on a part of a file. `part`: the number of the first game, from 0, and how many games."""
    first, count = part
    total = Report()
    for report in _reports(read_games(path, first, count), receipt):
        total.add(report)
        total.lines += report.lines
        total.error = report.error
    return total


def _reports(games: Iterator[Placed], receipt: Receipt | None) -> Iterator[Report]:
    """Yield reports, each on consecutive games of the same form (lean or whole)."""
    try:
        for lean, some in groupby(games, lambda each: isinstance(each[1], LeanGame)):
            while together := list(islice(some, TOGETHER if lean else 1)):
                yield _report(together, receipt)
    except RecordError as error:
        yield Report(error=error)


def _report(games: list[Placed], receipt: Receipt | None) -> Report:
    """Return the report on games of the same form. Raises RecordError."""
    report = Report()
    lean = [(where, game) for where, game in games if isinstance(game, LeanGame)]
    for (where, game), found in zip(lean, check_lean(lean), strict=True):
        if found:
            report.lines.append(f"{where}: {found}")
        elif game.rest:
            _add_record(report, where, whole(where, game), receipt)
            continue
        report.games += 1
        report.wrong += bool(found)
        report.unproven += not found
    for where, either in games:
        if isinstance(either, Record):
            _add_record(report, where, either, receipt)
    return report


def _add_record(report: Report, where: str, record: Record, receipt: Receipt | None) -> None:
    """Add one game to the report: its differences or, if there are none, who made its deal."""
    own = receipt if receipt is not None and record.deal and record.deal.commitment == receipt.site else None
    found = verify(record, where)
    if record.deal is not None and own is not None:
        found += [Difference(*finding) for finding in disagreements(record.deal, own)]
    report.lines += [f"{where}: {difference}" for difference in found[:SHOWN]]
    if len(found) > SHOWN:
        more = len(found) - SHOWN
        report.lines.append(f"{where}: and {more:,} more {'difference' if more == 1 else 'differences'}")
    if record.deal is not None and not found:
        as_kept = "; as in the receipt" if own is not None else ""
        report.lines.append(
            f"{where}: deal {describe_deal(record.deal, [seat.name for seat in record.seats])}{as_kept}"
        )
    report.games += 1
    report.wrong += bool(found)
    report.compared += own is not None
    report.unproven += not found and record.deal is None and record.start is None

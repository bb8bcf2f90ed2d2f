"""Ledgers: the decisions that people sent and the events they received at a table, to compare with log and record."""

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from quarterdeck.games import GAMES
from quarterdeck.table.fairness import key_of
from quarterdeck.table.hosted import HostedTable

Entry = dict[str, Any]
"""One entry of a table's log, as it is stored."""


class Violation(Exception):  # noqa: N818 - what a proof looks for
    """A guarantee is violated; the message names the folder with the evidence."""


@contextmanager
def evidence(prefix: str) -> Iterator[Path]:
    """Make a folder for servers' files, which is kept; print its path if a violation is raised."""
    folder = Path(tempfile.mkdtemp(prefix=prefix))
    try:
        yield folder
    except Violation as violation:
        raise SystemExit(f"VIOLATION: {violation}\nThe server's lines and its database are in {folder}") from violation


@dataclass
class Decision:
    """One decision of a seat, as it was sent.

    `told`: when the seat received the news that it was made (monotonic seconds).
    """

    seat: int
    index: int
    action: int
    sent: float
    told: float | None = None
    again: bool = False
    """Whether it was sent more than once, because the connection was lost."""


@dataclass
class Ledger:
    """What the people at one table know of it."""

    table: str
    game: str
    decisions: dict[tuple[int, int], Decision] = field(default_factory=dict)
    shown: dict[int, list[msgspec.Raw]] = field(default_factory=dict)
    """The events that each reader has received: by seat, with -1 for spectators."""
    heard: dict[str, bool] = field(default_factory=dict)
    """For each line of chat that was sent, whether its author has received it."""
    record: bytes | None = None
    latest: float = 0.0
    """The time when a person last received their own decision (monotonic seconds)."""

    def send(self, seat: int, index: int, action: int, now: float) -> None:
        """Record that a decision is sent, perhaps again. Raises Violation if it was another action before."""
        known = self.decisions.get((seat, index))
        if known is None:
            known = self.decisions[seat, index] = Decision(seat, index, action, now)
        else:
            known.again = True
        if known.action != action:
            raise Violation(f"table {self.table}: seat {seat} was asked anew for its decision {index}")

    def told(self, seat: int, count: int, now: float) -> int:
        """Record that the seat knows that `count` of its decisions were made; return how many of them are new to it."""
        new = 0
        while count > 0 and (decision := self.decisions.get((seat, count - 1))) and decision.told is None:
            decision.told = self.latest = now
            new, count = new + 1, count - 1
        return new

    def show(self, reader: int, first: int, events: Sequence[msgspec.Raw]) -> None:
        """Record the events that a reader receives, from number `first` on.

        Raises Violation if events are missing, or differ from those that the reader received before.
        """
        known = self.shown.setdefault(reader, [])
        again = events[: max(0, len(known) - first)]
        if first > len(known) or list(map(bytes, known[first : first + len(again)])) != list(map(bytes, again)):
            raise Violation(f"table {self.table}: what reader {reader} was shown from event {first} on is another now")
        known += events[len(again) :]

    def check(self, entries: Sequence[Entry]) -> None:
        """Compare the ledger with the table's log. Raises Violation."""
        table = folded(self.table, entries)
        self._check_decisions(table)
        self._check_order(table)
        self._check_shown(table)
        self._check_chat(entries)
        self._check_record(table)

    def _check_decisions(self, table: HostedTable) -> None:
        """Check that every confirmed decision is in the log, in its place, and that the log has no other ones."""
        made: dict[int, list[int]] = {}
        for seat, action in table.decisions:
            made.setdefault(seat, []).append(action)
        for decision in self.decisions.values():
            there = made.get(decision.seat, [])[decision.index : decision.index + 1]
            if there != [decision.action] and (there or decision.told is not None):
                raise Violation(f"table {self.table}: {decision} is not in the log, which has {there}")
        for seat in {seat for seat, _ in self.decisions}:
            known = sum(1 for other, _ in self.decisions if other == seat)
            if len(made.get(seat, [])) > known:
                raise Violation(f"table {self.table}: seat {seat} decided {known} times, the log has {made[seat]}")

    def _check_order(self, table: HostedTable) -> None:
        """Check that a decision that was known before another one was made also precedes it in the log."""
        counts: dict[int, int] = {}
        placed = []
        for seat, _ in table.decisions:
            counts[seat] = counts.get(seat, -1) + 1
            if (decision := self.decisions.get((seat, counts[seat]))) is not None:
                placed.append(decision)
        latest = 0.0
        for decision in placed:
            if decision.told is not None and decision.told < latest:
                raise Violation(f"table {self.table}: {decision} was told before one that the log has before it")
            latest = max(latest, decision.sent)

    def _check_shown(self, table: HostedTable) -> None:
        for reader, events in self.shown.items():
            wanted = msgspec.to_builtins(table.events(reader))[: len(events)]
            if [msgspec.json.decode(event) for event in events] != wanted:
                raise Violation(f"table {self.table}: reader {reader} was shown other events than the log leads to")

    def _check_chat(self, entries: Sequence[Entry]) -> None:
        lines = [entry["text"] for entry in entries if entry["type"] == "spoke"]
        for said, heard in self.heard.items():
            if lines.count(said) not in ((1,) if heard else (0, 1)):
                raise Violation(f"table {self.table}: {said!r} is {lines.count(said)} times in the log, heard: {heard}")

    def _check_record(self, table: HostedTable) -> None:
        if self.record is None:
            return
        record = msgspec.json.decode(self.record)
        made = [(decision["seat"], decision["action"]) for decision in record["decisions"]]
        if made != table.decisions or record["events"] != msgspec.to_builtins(table.everything()):
            raise Violation(f"table {self.table}: the record is not what the log leads to")


def folded(name: str, entries: Sequence[Entry]) -> HostedTable:
    """Return the game that the rules alone give from a log. Raises Violation."""
    if not entries or entries[0]["type"] != "created":
        raise Violation(f"table {name}: it has no log")
    created = entries[0]
    numbers = {entry["seat"]: entry["number"] for entry in entries if entry["type"] == "shown"}
    made = key_of([numbers.get(seat, "") for seat in range(len(created["chairs"]))], created["site"])
    table = HostedTable(GAMES[created["game"]], created["options"], made)
    for entry in entries[1:]:
        if entry["type"] == "decided":
            table.decide_all(entry["seat"], entry["actions"])
        elif entry["type"] == "changed":
            table.change(entry["seat"], entry["actions"])
        elif entry["type"] == "took_back":
            table.undo(entry["ply"])
    return table


DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


async def logs(database: str) -> dict[str, list[Entry]]:
    """Return the entries of each table in order. Raises Violation if one is missing or present twice."""
    url = make_url(database)
    engine = create_async_engine(url.set(drivername=DRIVERS[url.get_backend_name()]))
    try:
        async with engine.connect() as connection:
            query = text("SELECT table_id, seq, data FROM log ORDER BY table_id, seq")
            rows = (await connection.execute(query)).all()
    finally:
        await engine.dispose()
    found: dict[str, list[Entry]] = {}
    for table_id, seq, data in rows:
        entries = found.setdefault(table_id, [])
        entries.append(_entry(data))
        if seq != len(entries):
            raise Violation(f"table {table_id}: entry {len(entries)} of its log is number {seq}")
    return found


def _entry(data: Any) -> Entry:
    found: Entry = msgspec.json.decode(data) if isinstance(data, str | bytes) else data
    return found

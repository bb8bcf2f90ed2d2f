"""Break parts that the game depends on, again and again while people play, then check that nothing is lost.

    python benchmarks/faults.py --faults 100
    python benchmarks/faults.py --faults 100 --postgres --workers 3
    python benchmarks/faults.py --faults 40 --postgres --workers 3 --only worker database
    python benchmarks/faults.py --faults 12 --postgres --only frozen slow cut silent
    python benchmarks/faults.py --faults 4 --only update --before COMMIT

By default every fault is a SIGKILL at a random moment, to the server, one of its workers, all of its processes, or
PostgreSQL. `--only` can name other faults, in which the database is disturbed for some seconds: it is frozen, locked by
another program, slow, cut off again and again, or silent. The fault `update` stops the server and starts the program of
another commit on the same database; the next update starts this commit's program again.

After each fault the program repairs the damage, and the people reconnect as the page does. At the end, every decision
that a reader received must be in the log exactly once, in its place, and in the record. The events that readers saw,
and the chat, must follow from the log. The program stops at the first violation, and if the server logs a stack trace.
"""

import asyncio
import os
import random
import signal
import subprocess
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from proving import sqlite
from proving.ledger import Violation, evidence, logs
from proving.line import Line, line_to
from proving.people import KINDS, Company, Manner, Tally, gather_people
from proving.plans import planned
from proving.postgres import SOCKET, Cluster, cluster
from proving.server import ROOT, Server, descendants

from quarterdeck.server.process.workers import END_SECONDS

GOES_ON = 60.0
"""Seconds within which play must go on at every table after a fault, on an otherwise idle machine."""
THOUGHT = 0.05
"""The longest time, in seconds, that people think."""


class Playing:
    """People at the tables of one server."""

    def __init__(self, server: Server, patience: float = GOES_ON, thought: float = THOUGHT) -> None:
        """Prepare people to play; `going` starts them.

        `patience`: seconds within which play must go on. `thought`: the longest time, in seconds, that people think.
        """
        self.server = server
        self.patience = patience
        self.thought = thought
        self.companies: list[Company] = []
        self.tally = Tally()
        self._tasks: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def going(self, tables: int) -> AsyncIterator[None]:
        """Have people play at a number of tables while the context lasts. Raises Violation."""
        manner = Manner(think=lambda: random.uniform(0.0, self.thought), chat=0.05)
        async with AsyncExitStack() as stack:
            self.server.start()
            stack.callback(self.server.end)
            for at in range(tables):
                people = await gather_people(self.server.address, 5, f"Guest {at}.")
                for person in people:
                    stack.push_async_callback(person.http.aclose)
                self.companies.append(Company(people, self.tally, manner))
            kinds = iter(lambda: KINDS[self.tally.tables % len(KINDS)], None)
            self._tasks += [asyncio.create_task(company.play(lambda: next(kinds))) for company in self.companies]
            try:
                await self.goes_on(time.monotonic())
                yield
                for company in self.companies:
                    company.stop()
                await asyncio.gather(*self._tasks)
            finally:
                for task in self._tasks:
                    task.cancel()
            self.trouble()
            self.server.stop()

    async def goes_on(self, since: float) -> list[float]:
        """Wait until a decision made after `since` is confirmed at every table; return each table's seconds.

        Raises Violation.
        """
        waiting, waits = set(self.companies), []
        while waiting:
            await asyncio.sleep(0.01)
            self.trouble()
            for company in [*waiting]:
                if company.latest > since:
                    waits.append(company.latest - since)
                    waiting.remove(company)
            if time.monotonic() - since > self.patience:
                tables = [company.ledgers[-1].table for company in waiting if company.ledgers]
                raise Violation(f"after {self.patience:g} s nobody plays at {tables}")
        return waits

    def trouble(self) -> None:
        """Raise the first error of a person or the server."""
        if self.tally.troubles:
            raise self.tally.troubles[0]
        for task in self._tasks:
            if task.done():
                task.result()
        before, trace, after = self.server.said().partition("Traceback")
        if trace:
            raise Violation(f"a stack trace: {before[-400:]}{trace}{after[:4000]}")

    async def check(self) -> str:
        """Check, while the server is stopped, that the events people received agree with the log. Raises Violation."""
        self.trouble()
        found = await logs(self.server.database)
        ledgers = [ledger for company in self.companies for ledger in company.ledgers]
        for ledger in ledgers:
            ledger.check(found.get(ledger.table, []))
        shown = sum(len(events) for ledger in ledgers for events in ledger.shown.values())
        records = sum(ledger.record is not None for ledger in ledgers)
        return f"{self.tally.told} decisions in order, {shown} events, {self.tally.said} lines, {records} records"


NEEDS = {
    "server": "",
    "worker": "workers",
    "parent": "workers",
    "everything": "workers",
    "database": "postgres",
    "frozen": "postgres",
    "slow": "postgres",
    "cut": "postgres",
    "silent": "postgres",
    "locked": "sqlite",
    "update": "before",
}
"""Every fault, and the field of the plan that it needs."""
KILLED_OVER = {"workers": ["worker", "worker", "parent", "everything"], "": ["server", "server"]}
"""The targets to kill if no faults are named, for each way to run the server. A target that is listed more often is
chosen more often."""
OF_THE_LINE = {"slow", "cut", "silent"}
WORKING = {"slow", "cut"}
"""Faults during which people can still make decisions."""
DELAY = 0.4
"""Additional seconds for each piece of data while the database is slow."""


@dataclass(frozen=True)
class Plan:
    """The faults of a run, and the tables at which people play meanwhile."""

    faults: int = 100
    tables: int = 5
    postgres: bool = False
    workers: int = 1
    patience: float = GOES_ON
    """Seconds within which play must go on after a fault."""
    thought: float = THOUGHT
    """The longest time, in seconds, that people think."""
    pause: float = 1.5
    """The most seconds from the moment when play has gone on to the next fault. A worker needs some ten seconds after
    its start until it serves, so with longer pauses other workers serve when one is killed."""
    seconds: float = 12.0
    """Seconds that a fault other than a kill lasts. They are more than the server waits for an answer."""
    only: Sequence[str] = ()
    before: str = ""
    """The commit whose program alternates with this one in updates."""

    @property
    def choices(self) -> list[str]:
        """The faults to choose from, some of them more than once."""
        if self.only:
            return [*self.only]
        return KILLED_OVER["workers" if self.workers > 1 else ""] + (["database"] if self.postgres else [])

    def lacks(self) -> str:
        """Return what a chosen fault needs but the plan does not have; nothing if all is there."""
        has = {"", "postgres" if self.postgres else "sqlite"}
        has |= ({"workers"} if self.workers > 1 else set()) | ({"before"} if self.before else set())
        return next((f"{fault} needs {NEEDS[fault]}" for fault in self.choices if NEEDS[fault] not in has), "")


class Faults:
    """A server in use, to which one fault after the other is done."""

    def __init__(self, plan: Plan, playing: Playing, folder: Path, database: Cluster | None, line: Line | None) -> None:
        """Prepare the server.

        `folder` has its database. `line` is the proxy in front of PostgreSQL, which faults disturb.
        """
        self.plan = plan
        self.playing = playing
        self.server = playing.server
        self.folder = folder
        self.other: Path | None = None
        """The working tree with the program of another commit."""
        self.found = ""
        self.counts: Counter[str] = Counter()
        self.waits: dict[str, list[float]] = defaultdict(list)
        """For each fault: the seconds from its end until play went on, one for each table."""
        self._database = database
        self._line = line

    async def run(self) -> None:
        """Cause the planned faults. Raises Violation."""
        async with self.playing.going(self.plan.tables):
            for number in range(1, self.plan.faults + 1):
                await asyncio.sleep(random.uniform(0.0, self.plan.pause))
                fault = random.choice(self.plan.choices)
                self.counts[fault] += 1
                waits = await self.playing.goes_on(await self._suffer(fault))
                self.waits[fault] += waits
                print(f"{number:>4} {fault:<10} play goes on after {max(waits):.2f} s", flush=True)
        self.found = await self.playing.check()

    async def _suffer(self, fault: str) -> float:
        """Cause a fault, and return when it was over (monotonic seconds). Raises Violation."""
        match fault:
            case "worker":
                while not (alive := descendants(self.server.pid)):
                    await asyncio.sleep(0.05)
                os.kill(random.choice(alive), signal.SIGKILL)
                return time.monotonic()
            case "database":
                assert self._database is not None
                self._database.kill()
                gone = time.monotonic()
                await asyncio.sleep(random.random())
                await asyncio.to_thread(self._database.start)
                return gone
            case "server" | "parent" | "everything":
                return await self._kill_server(with_workers=fault == "everything")
            case "update":
                await asyncio.to_thread(self.server.stop)
                self.server.source = self.other if self.server.source is None else None
                self.server.start()
                return time.monotonic()
        return await self._last(fault)

    async def _kill_server(self, with_workers: bool) -> float:
        family = self.server.processes()
        for process in family[1:] if with_workers else ():
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.server.kill()
        await _gone(family)
        gone = time.monotonic()
        self.server.start()
        return gone

    async def _last(self, fault: str) -> float:
        """Let a fault last for some seconds, then repair it."""
        told, end = self.playing.tally.told, time.monotonic() + self.plan.seconds
        with self._broken(fault):
            while time.monotonic() < end:
                if fault == "cut" and self._line is not None:
                    self._line.cut()
                await asyncio.sleep(random.uniform(0.1, 0.6))
        if fault in WORKING and self.playing.tally.told == told:
            raise Violation(f"while the database was {fault} nobody was told of a decision")
        return time.monotonic()

    @contextmanager
    def _broken(self, fault: str) -> Iterator[None]:
        with ExitStack() as stack:
            if fault == "locked":
                stack.enter_context(sqlite.locked(self.folder / "games.db"))
            elif fault == "frozen":
                assert self._database is not None
                stack.enter_context(self._database.frozen())
            elif self._line is not None:
                stack.callback(self._line.thaw)
                if fault == "slow":
                    self._line.delay = DELAY
                elif fault == "silent":
                    stack.callback(self._line.cut)
                    self._line.freeze()
            yield

    def report(self) -> str:
        """Return a text about the faults, and the play between them."""
        tally = self.playing.tally
        lines = [
            f"faults       {self.counts.total()}: {_counts(self.counts)}",
            f"in the log   {self.found}",
            f"tables       {tally.tables}, {tally.finished} of them to the end",
            f"connections  {tally.connections}; refused: {_counts(tally.refused) or 'nothing'}",
        ]
        return "\n".join(
            [*lines, *(f"play goes on after {name}: {_spread(found)}" for name, found in self.waits.items())]
        )


async def _gone(processes: list[int]) -> None:
    """Wait until the processes have ended, for at most as long as the server gives its workers. Raises Violation."""
    end = time.monotonic() + END_SECONDS
    while any(Path(f"/proc/{process}").exists() for process in processes):
        if time.monotonic() > end:
            raise Violation(f"{END_SECONDS:g} s after their parent was killed some of {processes} still live")
        await asyncio.sleep(0.02)


@contextmanager
def _checked_out(commit: str, folder: Path) -> Iterator[Path]:
    """Check out a commit into a folder beside this working tree."""
    git = ["git", "-C", str(ROOT), "worktree"]
    subprocess.run([*git, "add", "--quiet", "--detach", folder, commit], check=True)
    try:
        yield folder
    finally:
        subprocess.run([*git, "remove", "--force", folder], check=True)


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in sorted(counts.items()))


def _spread(waits: list[float]) -> str:
    middle, late, most = np.percentile(waits, (50, 95, 100))
    within = sum(wait <= 2.0 for wait in waits) / len(waits)
    return f"p50 {middle:.2f} s, p95 {late:.2f} s, most {most:.2f} s, {within:.1%} of {len(waits)} within 2 s"


def prove(plan: Plan, folder: Path) -> Faults:
    """Run the plan. Raises Violation.

    `folder` gets the server's log, and its database if the database is a file.
    """
    database, line, url = None, None, f"sqlite:///{folder / 'games.db'}"
    with ExitStack() as stack:
        if plan.postgres:
            database = stack.enter_context(cluster())
            url = database.url
        if database is not None and OF_THE_LINE & {*plan.only}:
            line = stack.enter_context(line_to(database.folder / SOCKET))
            url = f"postgresql://deck@{line.address.removeprefix('http://')}/postgres"
        more = ["--workers", str(plan.workers)] if plan.workers > 1 else []
        found = Faults(plan, Playing(Server(url, folder, more), plan.patience, plan.thought), folder, database, line)
        if plan.before:
            found.other = stack.enter_context(_checked_out(plan.before, folder / "before"))
        asyncio.run(found.run())
        return found


def main() -> None:
    """Read the command line."""
    plan = planned(Plan, __doc__, only=[*NEEDS])
    if plan.lacks():
        raise SystemExit(plan.lacks())
    with evidence("faults-") as folder:
        print(prove(plan, folder).report())


if __name__ == "__main__":
    main()

"""Kill what the game depends on, again and again, while people play; then see whether anything of it is lost.

    python benchmarks/kills.py --kills 100
    python benchmarks/kills.py --kills 100 --postgres
    python benchmarks/kills.py --kills 100 --postgres --workers 3
    python benchmarks/kills.py --kills 100 --postgres --workers 3 --only worker database

Every kill is SIGKILL, at a random moment: the server, one of its workers, all of its processes, or PostgreSQL. What
was killed is started again where nobody else does so; the people come back by themselves, as the page does. At the end
every decision that somebody was told of must be in the log once, in its place, and in the record; what each reader was
shown, before and after each loss, must be what the log leads to; and so must what was said. It stops at the first
violation.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import statistics
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path

import asyncpg
from proving.ledger import Violation, evidence
from proving.playing import GOES_ON, THOUGHT, Playing
from proving.postgres import Cluster, cluster
from proving.server import Server, descendants

from quarterdeck.server.process.workers import END_SECONDS

ORPHANS = END_SECONDS
"""Seconds that workers have to end when their parent was killed: as many as it gives them itself."""

PAUSE = 1.5
"""Seconds at most between one kill and the next, beside what it takes until play goes on."""
BEATS = "SELECT id FROM processes WHERE beat > extract(epoch FROM clock_timestamp()) - 0.6"
SETTLED = 10.0
"""Seconds after its first sign of life within which a worker begins to serve, however busy the machine."""
VICTIMS = ("server", "worker", "parent", "everything", "database")


class Killing:
    """A server under play that is killed."""

    def __init__(self, playing: Playing, database: Cluster | None, workers: int, only: Sequence[str]) -> None:
        """`database`: a PostgreSQL that is killed as well; `only` these are, where any are named."""
        self.playing = playing
        self.server = playing.server
        self.database = database
        self.workers = workers
        self.only = only
        self.found = ""
        self.counts: Counter[str] = Counter()
        self.waits: dict[str, list[float]] = defaultdict(list)
        """By victim: seconds from when it was gone until play went on, a table."""
        self._since: dict[str, float] = {}
        """When each worker that lives was first seen (monotonic seconds)."""

    async def run(self, kills: int, tables: int, pause: float) -> None:
        """So many kills at so many tables. Raises Violation."""
        async with self.playing.going(tables):
            for number in range(1, kills + 1):
                await self._pause(pause)
                victim = random.choice(self.victims())
                self.counts[victim] += 1
                others = sum(time.monotonic() - since > SETTLED for since in self._since.values()) - 1
                waits = await self.playing.goes_on(await self.kill(victim))
                self.waits["worker beside others" if victim == "worker" and others > 0 else victim] += waits
                print(f"{number:>4} {victim:<10} play goes on after {max(waits):.2f} s", flush=True)
        self.found = await self.playing.check()

    async def _pause(self, pause: float) -> None:
        """Let people play, and see which workers live meanwhile."""
        end = time.monotonic() + random.uniform(0.0, pause)
        while self.workers > 1 and self.database is not None:
            with suppress(OSError, asyncpg.PostgresError):
                connection = await asyncpg.connect(self.database.url)
                now, alive = time.monotonic(), [row[0] for row in await connection.fetch(BEATS)]
                await connection.close()
                self._since = {process: self._since.get(process, now) for process in alive}
            if time.monotonic() + 1.0 > end:
                break
            await asyncio.sleep(1.0)
        await asyncio.sleep(max(0.0, end - time.monotonic()))

    def victims(self) -> list[str]:
        """Return the targets to kill; the more often a target is listed, the likelier it is chosen."""
        found = ["worker", "worker", "parent", "everything"] if self.workers > 1 else ["server", "server"]
        found += ["database"] if self.database is not None else []
        return [one for one in found if not self.only or one in self.only]

    async def kill(self, victim: str) -> float:
        """Kill it, and start it again where nobody else does; when it was gone (monotonic seconds)."""
        if victim == "worker":
            while not (alive := descendants(self.server.pid)):
                await asyncio.sleep(0.05)
            os.kill(random.choice(alive), signal.SIGKILL)
            return time.monotonic()
        if victim == "database":
            assert self.database is not None
            self.database.kill()
            gone = time.monotonic()
            await asyncio.sleep(random.random())
            await asyncio.to_thread(self.database.start)
            return gone
        family = self.server.processes()
        if victim == "everything":
            for process in family[1:]:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
        self.server.kill()
        await _gone(family)
        gone = time.monotonic()
        self.server.start()
        return gone

    def report(self) -> str:
        """Return the kills and the play between them as text."""
        tally = self.playing.tally
        lines = [
            f"kills        {self.counts.total()}: {_counts(self.counts)}",
            f"in the log   {self.found}",
            f"tables       {tally.tables}, {tally.finished} of them to the end",
            f"connections  {tally.connections}; refused: {_counts(tally.refused) or 'nothing'}",
        ]
        return "\n".join(
            [*lines, *(f"play goes on after a kill of {name}: {_spread(w)}" for name, w in self.waits.items())]
        )


async def _gone(processes: list[int]) -> None:
    """Wait until they are. Raises Violation."""
    end = time.monotonic() + ORPHANS
    while any(Path(f"/proc/{process}").exists() for process in processes):
        if time.monotonic() > end:
            raise Violation(f"{ORPHANS:g} s after their parent was killed some of {processes} still live")
        await asyncio.sleep(0.02)


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in sorted(counts.items()))


def _spread(waits: list[float]) -> str:
    waits = sorted(waits)
    at95 = waits[min(len(waits) - 1, int(0.95 * len(waits)))]
    within = sum(wait <= 2.0 for wait in waits) / len(waits)
    return (
        f"p50 {statistics.median(waits):.2f} s, p95 {at95:.2f} s, most {waits[-1]:.2f} s, "
        f"{within:.1%} of {len(waits)} within 2 s"
    )


def prove(
    kills: int,
    tables: int,
    postgres: bool,
    workers: int,
    folder: Path,
    patience: float = GOES_ON,
    thought: float = THOUGHT,
    only: Sequence[str] = (),
    pause: float = PAUSE,
) -> Killing:
    """Do it; its files are in `folder`, `patience` and `thought` are for `Playing`. Raises Violation."""
    with ExitStack() as stack:
        database = stack.enter_context(cluster()) if postgres else None
        url = database.url if database else f"sqlite:///{folder / 'kills.db'}"
        more = ["--workers", str(workers)] if workers > 1 else []
        killing = Killing(Playing(Server(url, folder, more), patience, thought), database, workers, only)
        asyncio.run(killing.run(kills, tables, pause))
        return killing


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=5)
    parser.add_argument("--postgres", action="store_true", help="over PostgreSQL, which is killed as well")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--patience", type=float, default=GOES_ON, help="seconds within which play must go on")
    parser.add_argument("--thought", type=float, default=THOUGHT, help="seconds that people think at most")
    parser.add_argument("--pause", type=float, default=PAUSE, help="seconds at most from one kill to the next")
    parser.add_argument("--only", nargs="*", choices=VICTIMS, default=(), help="what is killed, where not all of it")
    given = parser.parse_args()
    with evidence("kills-") as folder:
        print(prove(**vars(given), folder=folder).report())


if __name__ == "__main__":
    main()

"""A thousand people at 250 tables for as long as you like: how fast updates reach everybody, and what they cost.

    python benchmarks/soak.py --minutes 10
    python benchmarks/soak.py --minutes 30 --evenings 3 --games feud
    python benchmarks/soak.py --minutes 1440 --postgres --workers 2
    python benchmarks/soak.py --minutes 2 --tables 1250 --thought 1e6    # 5,000 connections to tables that are idle
    python benchmarks/soak.py --minutes 30 --tables 5 --alone 100 --restless 15    # 20 people come and go all the time
    python benchmarks/soak.py --minutes 1 --tables 500 --pinned    # how many can one core serve?

Every person has a connection of their own, from one of many addresses, and takes time to think as people do. They play
all games, with bots at some seats and spectators at some tables, write chat, lose the connection and come back, and go
on at a new table. The same people always play the same game, because otherwise the longest games would soon take most
of the tables. Each minute the program prints a line of measurements: decisions a second, the time from a decision to
each update about it (p50, p99, most), how late this program itself was, memory, processor time, open files and tasks of
the server, and the size of its database. With several evenings, all people leave after each one, until the server has
no table in memory. The memory that is left then shows whether anything grows without end; the program reports that at
the end. It stops at the first error.
"""

import asyncio
import os
import random
import time
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from proving.ledger import Violation, evidence
from proving.people import KINDS, Company, Heard, Kind, Manner, Person, Player, Tally, gather_people
from proving.plans import planned
from proving.postgres import cluster
from proving.server import Server, cpu_seconds, memory, open_files

from quarterdeck.server.net.connection_limits import raise_file_limit

PEOPLE = 4
"""The number of people at one table, spectators included."""
THOUGHT, SPREAD, LONGEST = 2.5, 0.8, 30.0
"""Seconds that people think: the median, the spread (of the logarithm), and the most."""
SAMPLE_SECONDS = 5.0
FLAT = 0.05
"""Memory counts as flat if its average in the last third of the time is at most this part above that in the middle
third."""
ALONE = tuple(Kind(kind.game, kind.options, 1, kind.persons + kind.bots - 1) for kind in KINDS)
"""Kinds of tables as in `KINDS`, but with bots at all seats except one."""
CORES = sorted(os.sched_getaffinity(0))
HOME_SECONDS = 160.0
"""Seconds without visitors after which no table is in memory (`ServerConfig.idle_seconds`, and the interval of its
check)."""


class Hearing:
    """The waits from a decision to each update about it, at one table.

    Decision and update are matched by the number of events.
    """

    def __init__(self, waits: list[float]) -> None:
        """Append the waits, in seconds, to `waits`."""
        self._waits = waits
        self._sent: dict[int, float] = {}
        self._early: dict[int, list[float]] = {}
        self._known: set[tuple[int, int]] = set()

    def hear(self, player: Player, message: Heard) -> None:
        """Process a message that a player received, and measure its wait."""
        if message.type != "update":
            return
        now, events = time.monotonic(), message.first + len(message.events)
        sent = self._answered(player, message)
        if not message.events:
            return  # the choice is not revealed yet, so no one else gets it
        if sent is not None:
            self._sent[events] = sent
            self._waits += [early - sent for early in self._early.pop(events, [])]
        if events in self._sent:
            self._waits.append(now - self._sent[events])
        else:
            self._early.setdefault(events, []).append(now)

    def _answered(self, player: Player, message: Heard) -> float | None:
        """Return when the player's decision was sent, if this is the first answer to it."""
        own = (player.seat, message.turn.count - 1) if message.turn is not None else (-1, -1)
        decision = player.ledger.decisions.get(own)
        if decision is None or own in self._known:
            return None
        self._known.add(own)
        return None if decision.again else decision.sent


@dataclass(frozen=True)
class Plan:
    """How many people come, and for how long."""

    tables: int = 250
    minutes: float = 10.0
    """Minutes of an evening."""
    evenings: int = 1
    """The number of evenings. If there are several, all people leave after each one."""
    least: int = 0
    """The least number of decisions in the run. Each evening lasts until its share of them is reached."""
    thought: float = THOUGHT
    """The median of the seconds that people think."""
    games: tuple[str, ...] = ()
    """The games to play; all if none are named."""
    postgres: bool = False
    workers: int = 1
    alone: int = 0
    """The number of further tables, each with one person and bots."""
    restless: float = 90.0
    """Average seconds between two interruptions at a table of people: a lost connection, a reload, a freeze, a new
    table."""
    pinned: bool = False
    """Whether the server and its database have the first core to themselves, and this program runs on the last one."""

    def kind(self, at: int) -> Kind:
        """Return the kind of table at which company number `at` plays."""
        kinds = [kind for kind in (KINDS if at < self.tables else ALONE) if not self.games or kind.game in self.games]
        return kinds[at % len(kinds)]

    def think(self) -> float:
        """Return random seconds, most of them near the median."""
        return min(max(LONGEST, self.thought), self.thought * random.lognormvariate(0.0, SPREAD))


@dataclass
class Soak:
    """A running server, and the people at its tables."""

    server: Server
    plan: Plan
    tally: Tally = field(default_factory=Tally)
    waits: list[float] = field(default_factory=list)
    late: float = 0.0
    """The most seconds by which this program was late in this minute."""
    samples: list[tuple[float, int]] = field(default_factory=list)
    """The server's memory in this evening: times (monotonic seconds) and bytes."""
    at_rest: list[int] = field(default_factory=list)
    """The server's memory, in bytes, after each evening when everybody has left."""
    companies: list[Company] = field(default_factory=list)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    async def run(self) -> None:
        """Run the plan. Raises Violation."""
        self.server.start()
        if self.plan.pinned:
            os.sched_setaffinity(0, {CORES[-1]})
        async with AsyncExitStack() as stack:
            stack.callback(self.server.end)
            await asyncio.to_thread(self.server.wait)
            circles = []
            for at in range(self.plan.tables + self.plan.alone):
                home, people = f"127.{1 + at // 200}.{1 + at % 200}.1", PEOPLE if at < self.plan.tables else 1
                circles.append(await gather_people(self.server.address, people, f"Guest {at}.", home))
                for person in circles[-1]:
                    stack.push_async_callback(person.http.aclose)
            print(HEAD)
            for _ in range(self.plan.evenings):
                await self._evening(circles)
                if self.plan.evenings > 1:
                    await self._rest()
            self.server.stop()

    async def _evening(self, circles: list[list[Person]]) -> None:
        """Let all people come, play for an evening and leave. Raises Violation."""
        plan, minutes, begun = self.plan, self.plan.minutes, self.tally.told
        manner = Manner(think=plan.think, chat=0.02)
        self.samples.clear()
        self.companies = [Company(people, self.tally, manner) for people in circles]
        lives = [self._live(company, plan.kind(at)) for at, company in enumerate(self.companies)]
        self.tasks = [asyncio.create_task(work) for work in (*lives, self._sample())]
        for minute in range(1, max(2, round(minutes) + 1)):
            await self._minute(minute, min(60.0, 60 * minutes))
        while self.tally.told - begun < plan.least / plan.evenings:
            await self._minute(minute, SAMPLE_SECONDS)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _rest(self) -> None:
        """Wait until no table is in memory, and measure the memory."""
        await asyncio.sleep(HOME_SECONDS)
        self.at_rest.append(memory(self.server.processes()))
        print(f"everybody has gone: {self.at_rest[-1] / 1e6:.0f} MB", flush=True)

    async def _live(self, company: Company, kind: Kind) -> None:
        """Let people play the same game at one table after the other."""

        def met(players: list[Player]) -> None:
            hearing = Hearing(self.waits)
            for player in players:
                player.listener = hearing.hear
            del company.ledgers[:-1]

        company.met = met
        wandering = asyncio.create_task(self._wander(company, kind))
        try:
            # People must not all sit down at the same moment.
            await asyncio.sleep(random.uniform(0.0, min(LONGEST, 2 * self.plan.thought)))
            await company.play(lambda: kind)
        finally:
            wandering.cancel()

    async def _wander(self, company: Company, kind: Kind) -> None:
        """Interrupt a company from time to time: one person is away, reloads or freezes, or all go to a new table."""
        pause = 90.0 if kind in ALONE else self.plan.restless
        while True:
            await asyncio.sleep(random.expovariate(1 / pause))
            if not company.players:
                continue
            player, seconds = random.choice(company.players), random.uniform(1.0, 40.0)
            match random.choices(("away", "reload", "freeze", "move on"), (6, 2, 2, 1))[0]:
                case "away":
                    player.go_away(seconds)
                case "reload":
                    player.hang_up()
                case "freeze":
                    player.freeze(seconds)
                case _:
                    company.move_on()

    async def _sample(self) -> None:
        while True:
            self.samples.append((time.monotonic(), memory(self.server.processes())))
            before = time.monotonic()
            for _ in range(int(SAMPLE_SECONDS / 0.1)):
                await asyncio.sleep(0.1)
                now = time.monotonic()
                self.late, before = max(self.late, now - before - 0.1), now

    async def _minute(self, minute: int, seconds: float) -> None:
        """Let a minute pass, and print its measurements. Raises Violation."""
        processes, told = self.server.processes(), self.tally.told
        used, began = cpu_seconds(processes), time.monotonic()
        self.waits.clear()
        self.late = 0.0
        done, _ = await asyncio.wait(self.tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
        if self.tally.troubles:
            raise self.tally.troubles[0]
        if "Traceback" in self.server.said():
            raise Violation(f"a stack trace: {self.server.lines}")
        took, waits = time.monotonic() - began, self.waits or [0.0]
        online = sum(1 for company in self.companies for player in company.players if player.socket is not None)
        cells = (
            f"{minute:>6}",
            f"{(self.tally.told - told) / took:>7.0f}",
            *(f"{1000 * wait:>7.0f}" for wait in np.percentile(waits, (50, 99, 100))),
            f"{1000 * self.late:>6.0f}",
            f"{memory(processes) / 1e6:>8.0f}",
            f"{100 * (cpu_seconds(processes) - used) / took:>6.0f}",
            f"{open_files(processes):>6}",
            f"{self.server.metric('quarterdeck_tasks'):>6.0f}",
            f"{self._stored() / 1e6:>6.1f}",
            f"{online:>7}",
            f"{self.tally.finished:>9}",
        )
        print(" ".join(cells), flush=True)

    def _stored(self) -> int:
        """Return the size of the SQLite file and the files that belong to it, in bytes."""
        return sum(path.stat().st_size for path in self.server.lines.parent.glob("soak.db*"))

    def report(self) -> str:
        """Return a text that says whether memory is flat, and what else was counted."""
        tally, held = self.tally, [amount for _, amount in self.samples]
        third = len(held) // 3
        middle, last = (sum(part) / max(1, len(part)) / 1e6 for part in (held[third : 2 * third], held[2 * third :]))
        flat = "flat" if last <= middle * (1 + FLAT) else "not flat"
        refused = ", ".join(f"{count} {code}" for code, count in sorted(tally.refused.items())) or "nothing"
        rest = ", ".join(f"{amount / 1e6:.0f}" for amount in self.at_rest)
        return (
            f"memory is {flat}: {middle:.0f} MB in the middle third of the time, {last:.0f} MB in the last\n"
            + (f"with everybody gone, evening by evening: {rest} MB\n" if rest else "")
            + f"{tally.told} decisions told of {tally.sent} sent, {tally.said} lines of chat, {tally.tables} tables, "
            f"{tally.finished} to the end, {tally.connections} connections; refused: {refused}"
        )


HEAD = "minute  dec/s  p50/ms p99/ms   most   late    MB    CPU %  files  tasks  DB/MB  online  finished"


def prove(plan: Plan, folder: Path) -> Soak:
    """Run the plan; `folder` gets the server's log lines. Raises Violation."""
    raise_file_limit()
    if plan.pinned:
        os.sched_setaffinity(0, {CORES[0]})  # the server and the database inherit this
    with ExitStack() as stack:
        url = stack.enter_context(cluster()).url if plan.postgres else f"sqlite:///{folder / 'soak.db'}"
        more = ["--workers", str(plan.workers)] if plan.workers > 1 else []
        soak = Soak(Server(url, folder, more, metrics=True), plan)
        asyncio.run(soak.run())
        return soak


def main() -> None:
    """Read the command line."""
    plan = planned(Plan, __doc__, games=sorted({kind.game for kind in KINDS}))
    with evidence("soak-") as folder:
        print(prove(plan, folder).report())


if __name__ == "__main__":
    main()

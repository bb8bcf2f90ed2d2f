"""A server under play: people at some tables who go on from game to game, while something is done to it."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from proving.ledger import Violation, logs
from proving.people import KINDS, Company, Manner, Tally, gather_people
from proving.server import Server

GOES_ON = 60.0
"""Seconds within which play must go on at every table, where nothing else keeps the machine busy."""
THOUGHT = 0.05
"""Seconds that people think at most."""


class Playing:
    """People at the tables of one server."""

    def __init__(self, server: Server, patience: float = GOES_ON, thought: float = THOUGHT) -> None:
        """Prepare the playing, which `going` starts.

        `patience`: seconds within which play must go on; `thought`: seconds that people think at most.
        """
        self.server = server
        self.patience = patience
        self.thought = thought
        self.companies: list[Company] = []
        self.tally = Tally()
        self._tasks: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def going(self, tables: int) -> AsyncIterator[None]:
        """People play at so many tables while this lasts. Raises Violation."""
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
        """Wait until somebody at every table was told of a decision; seconds since then, by table. Raises Violation."""
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
        """Raise what went wrong with the people, or the server."""
        if self.tally.troubles:
            raise self.tally.troubles[0]
        for task in self._tasks:
            if task.done():
                task.result()
        before, trace, after = self.server.said().partition("Traceback")
        if trace:
            raise Violation(f"a stack trace: {before[-400:]}{trace}{after[:4000]}")

    async def check(self) -> str:
        """Afterwards, with the server stopped: what people know is what the log says. Raises Violation."""
        self.trouble()
        found = await logs(self.server.database)
        ledgers = [ledger for company in self.companies for ledger in company.ledgers]
        for ledger in ledgers:
            ledger.check(found.get(ledger.table, []))
        shown = sum(len(events) for ledger in ledgers for events in ledger.shown.values())
        records = sum(ledger.record is not None for ledger in ledgers)
        return f"{self.tally.told} decisions in order, {shown} events, {self.tally.said} lines, {records} records"

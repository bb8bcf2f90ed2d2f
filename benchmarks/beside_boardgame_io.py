"""How many moves a second one process carries, beside boardgame.io's own server.

Both servers play a trick game for four with hidden hands at as many tables: each seat has a connection, a move goes to
the server, and the next one is made when all four have been shown it. One driver plays with both, in short turns one
after the other. Ours stores each move on the disk before it tells of it; theirs, as it comes, keeps all in memory. All
tables are opened first, which is not measured, then played at until the first of them is over, and so again. It stops
by itself.

    npm install --prefix benchmarks/boardgame_io
    python benchmarks/beside_boardgame_io.py --seconds 3 --turns 4
    python benchmarks/beside_boardgame_io.py --beside nothing    # ours alone
"""

import argparse
import asyncio
import gc
import json
import os
import random
import time
from collections.abc import Generator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

from proving.server import cpu_seconds
from sides import PLAYERS, Ours, Seat, Seen, Side, Theirs

from quarterdeck.server.net.connection_limits import raise_file_limit
from quarterdeck.server.process.run import loop_factory

SETTLE = 0.25
"""Seconds between one game and the next."""
OPENING = 60.0
"""Seconds after which a game that has not begun is an error."""


@dataclass
class Tally:
    """What was measured of one side."""

    measuring: bool = False
    moves: int = 0
    games: int = 0
    took: float = 0.0
    cpu: float = 0.0
    """Processor seconds of the server."""
    waits: list[float] = field(default_factory=list)

    @contextmanager
    def measured(self, process: int) -> Generator[None, None, None]:
        """Measure what is done inside, by a server's process."""
        self.measuring, begin, cpu = True, time.perf_counter(), cpu_seconds([process])
        yield
        self.measuring = False
        self.took += time.perf_counter() - begin
        self.cpu += cpu_seconds([process]) - cpu


class Match:
    """One game: whoever is to move does so as soon as all have been shown the move before."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.begun, self.over = asyncio.Event(), asyncio.Event()
        self.seats: list[Seat] = []
        self.wanted = PLAYERS
        self.sent = 0.0
        self.turn: tuple[int, Seen] | None = None

    def shown(self, seat: int, seen: Seen) -> None:
        """Take note of what a seat is shown; the next move follows the last view."""
        self.wanted -= 1
        if seen.legal:
            self.turn = seat, seen
        if seen.over:
            self.over.set()
        if self.wanted:
            return
        self.begun.set()
        if self.sent and self.tally.measuring:
            self.tally.moves += 1
            self.tally.waits.append(time.perf_counter() - self.sent)
        if self.sent:
            self.move()

    def move(self) -> None:
        """Choose at random, where a move is due."""
        if self.wanted or self.turn is None or self.over.is_set() or not self.seats:
            return
        (seat, seen), self.turn = self.turn, None
        self.wanted, self.sent = PLAYERS, time.perf_counter()
        self.seats[seat].move(seen.stamp, random.choice(seen.legal))


class Play:
    """All games at one server, which rest while the other one is measured."""

    def __init__(self, side: Side, tables: int) -> None:
        self.side, self.tally, self._tables = side, Tally(), tables

    async def turn(self, seconds: float) -> None:
        """Play at newly opened tables until one game is over, so often that all of it took so long."""
        until = self.tally.took + seconds
        while self.tally.took < until:
            matches = [Match(self.tally) for _ in range(self._tables)]
            for at, match in enumerate(matches):
                match.seats = await self.side.begin(at, match.shown)
            async with asyncio.timeout(OPENING):
                await asyncio.gather(*(match.begun.wait() for match in matches))
            overs = [asyncio.create_task(match.over.wait()) for match in matches]
            with self.tally.measured(self.side.process.pid):
                for match in matches:
                    match.move()
                await asyncio.wait(overs, return_when=asyncio.FIRST_COMPLETED)
            self.tally.games += sum(over.done() for over in overs)
            for over in overs:
                over.cancel()
            for seat in (seat for match in matches for seat in match.seats):
                seat.close()
            await asyncio.sleep(SETTLE)

    def report(self) -> dict[str, Any]:
        """Return the numbers. Waits are in milliseconds, from a move until all four clients have received it."""
        tally, waits = self.tally, sorted(self.tally.waits) or [0.0]
        moves = max(1, tally.moves)
        return {
            "server": self.side.name,
            "storage": self.side.storage,
            "moves_per_second": round(tally.moves / tally.took),
            "server_cpu_ms_per_move": round(1000 * tally.cpu / moves, 3),
            "server_cores": round(tally.cpu / tally.took, 2),
            "wait_ms": {f"p{share}": round(1000 * waits[len(waits) * share // 100], 2) for share in (50, 99)},
            "games": tally.games,
            "seconds": round(tally.took, 1),
        }


async def measure(tables: int, seconds: float, turns: int, beside: str) -> dict[str, Any]:
    """Start the servers, let them take turns."""
    load = os.getloadavg()[0]
    async with AsyncExitStack() as stack:
        running = [Ours.running(tables), *([Theirs.running()] if beside != "nothing" else [])]
        plays = [Play(await stack.enter_async_context(each), tables) for each in running]
        gc.freeze()
        for at in range(turns):
            for play in plays[:: -1 if at % 2 else 1]:  # each is as often the first
                await play.turn(seconds)
    sides = [play.report() for play in plays]
    found: dict[str, Any] = {"connections": tables * PLAYERS, "load_before": round(load, 2), "servers": sides}
    if len(sides) == 2:
        found["moves_ratio"] = round(sides[0]["moves_per_second"] / sides[1]["moves_per_second"], 2)
        cpu = [side["server_cpu_ms_per_move"] for side in sides]
        found["moves_per_cpu_second_ratio"] = round(cpu[1] / cpu[0], 2)
    return found


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long a turn is")
    parser.add_argument("--turns", type=int, default=4, help="how many each has")
    parser.add_argument("--beside", choices=("boardgame.io", "nothing"), default="boardgame.io")
    given = parser.parse_args()
    raise_file_limit()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        print(json.dumps(runner.run(measure(given.tables, given.seconds, given.turns, given.beside)), indent=2))


if __name__ == "__main__":
    main()

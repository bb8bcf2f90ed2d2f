"""What it costs that several processes serve one PostgreSQL: moves a second of the servers' processor time.

The tables of `beside_boardgame_io.py`, whose four connections fall to whichever worker takes them: at one process and
at several, in short turns one after the other. It stops by itself.

    python benchmarks/workers_load.py --workers 2 --seconds 6 --turns 4

`--openings apart` measures moves alone, as there.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
from contextlib import AsyncExitStack
from typing import Any

import asyncpg
from beside_boardgame_io import Play, Rounds
from proving.postgres import cluster
from sides import PLAYERS, Ours

from quarterdeck.server.process.run import loop_factory


async def another(url: str, name: str) -> str:
    """Create a separate database beside the one at `url`, and return its address."""
    connection = await asyncpg.connect(url)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return url.replace("/postgres?", f"/{name}?")


async def measure(url: str, workers: int, tables: int, seconds: float, turns: int, kind: type[Play]) -> dict[str, Any]:
    """Let one process and several take turns."""
    load = os.getloadavg()[0]
    async with AsyncExitStack() as stack:
        plays = []
        for count in (1, workers):
            more = ["--database", await another(url, f"of_{count}"), "--workers", str(count)]
            plays.append(kind(await stack.enter_async_context(Ours.running(tables, more=more)), tables))
        gc.freeze()
        for at in range(turns):
            for play in plays[:: -1 if at % 2 else 1]:
                await play.turn(seconds)
        for play in plays:
            await play.stop()
    sides = [play.report() for play in plays]
    for side, count in zip(sides, (1, workers), strict=True):
        side |= {"server": f"{count} processes", "storage": "PostgreSQL"}
    cpu = [side["server_cpu_ms_per_move"] for side in sides]
    ratio = round(cpu[0] / cpu[1], 2)
    openings = "apart" if kind is Rounds else "counted"
    head = {"openings": openings, "connections": tables * PLAYERS, "load_before": round(load, 2), "servers": sides}
    return {**head, "moves_per_cpu_second_ratio": ratio}


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=6.0, help="how long a turn is")
    parser.add_argument("--turns", type=int, default=4, help="how many each has")
    parser.add_argument("--openings", choices=("counted", "apart"), default="counted")
    given = parser.parse_args()
    kind = Rounds if given.openings == "apart" else Play
    with cluster() as database, asyncio.Runner(loop_factory=loop_factory()) as runner:
        measured = measure(database.url, given.workers, given.tables, given.seconds, given.turns, kind)
        found = runner.run(measured)
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()

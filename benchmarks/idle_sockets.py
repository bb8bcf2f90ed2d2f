"""What idle tables cost: memory and processor time of a server with a socket at each of many tables.

Makes the tables, of one person and three bots each, whose game waits for the person; connects to each; then looks for a
while how the process fares. Pings are answered and counted in. With `--every SECONDS` each connection also sends
pings, as the page does, and the program prints that cost beside the cost without pings. It stops by itself.

    python benchmarks/idle_sockets.py --tables 5000 --seconds 120
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from typing import Any
from urllib.parse import urlsplit

import httpx
from lean_socket import LeanSocket
from own_server import cpu_seconds, guests, memory, served

from quarterdeck.server.net.connection_limits import raise_file_limit
from quarterdeck.server.process.run import loop_factory

AT_ONCE = 8
SETTLED, PATIENCE = 0.05, 300
"""The bots have come to the person's first decision once a second takes less of a core than this; how many seconds they
have for it."""
TABLE = {
    "game": "turn-the-tide",
    "options": {"players": 4},
    "seats": [{"kind": "person"}, *[{"kind": "bot", "level": "beginner"}] * 3],
}


async def fill(address: str, tables: int) -> list[LeanSocket]:
    """Make so many tables, and connect to each."""
    (cookie,) = await guests(address, 1)
    where = urlsplit(address)
    sockets: list[LeanSocket] = []
    left = iter(range(tables))

    async def some(client: httpx.AsyncClient) -> None:
        for _ in left:
            answer = await client.post("/api/tables", json=TABLE, headers={"Cookie": cookie})
            answer.raise_for_status()
            socket = LeanSocket(lambda text: None, lambda: None)
            path = f"/api/tables/{answer.json()['id']}/socket"
            await socket.connect(str(where.hostname), int(where.port or 80), path, cookie)
            sockets.append(socket)

    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        await asyncio.gather(*(some(client) for _ in range(AT_ONCE)))
    return sockets


async def settle(process: int) -> None:
    """Wait until nobody thinks any more."""
    for _ in range(PATIENCE):
        cpu = cpu_seconds(process)
        await asyncio.sleep(1)
        if cpu_seconds(process) - cpu < SETTLED:
            return
    raise TimeoutError("the server does not come to rest")


async def ask(sockets: list[LeanSocket], every: float) -> None:
    """Send a ping on each connection every `every` seconds, spread evenly over that time."""
    begin, asked = time.perf_counter(), 0
    while True:
        due = round((time.perf_counter() - begin) / every * len(sockets))
        for at in range(asked, due):
            sockets[at % len(sockets)].send(b'{"type":"ping"}')
        asked = due
        await asyncio.sleep(0.01)


async def cost_of(process: int, sockets: list[LeanSocket], every: float, seconds: float) -> float:
    """Return the percentage of a core that a process uses while its connections ask every `every` seconds."""
    asking = asyncio.create_task(ask(sockets, every))
    begin, cpu = time.perf_counter(), cpu_seconds(process)
    await asyncio.sleep(seconds)
    asking.cancel()
    return round(100 * (cpu_seconds(process) - cpu) / (time.perf_counter() - begin), 2)


async def watch(address: str, process: int, tables: int, seconds: float, every: float) -> dict[str, Any]:
    """Fill the server, then look on for a while, at ten moments."""
    empty = memory(process)
    sockets = await fill(address, tables)
    await settle(process)
    begin, cpu, found = time.perf_counter(), cpu_seconds(process), [memory(process)]
    for _ in range(10):
        await asyncio.sleep(seconds / 10)
        found.append(memory(process))
    took = time.perf_counter() - begin
    used = cpu_seconds(process) - cpu
    return {
        "tables": tables,
        "sockets_open": sum(not socket.transport.is_closing() for socket in sockets),
        "seconds": round(took),
        "cpu_percent": round(100 * used / took, 2),
        "cpu_percent_with_pings": await cost_of(process, sockets, every, seconds) if every else None,
        "memory_mb": {"empty": round(empty), "over_time": [round(each, 1) for each in found]},
        "kb_a_table": round(1000 * (found[0] - empty) / tables, 1),
    }


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--every", type=float, default=0.0, help="seconds between pings of a connection; 0: none")
    given = parser.parse_args()
    raise_file_limit()
    with served() as (process, address), asyncio.Runner(loop_factory=loop_factory()) as runner:
        print(json.dumps(runner.run(watch(address, process.pid, given.tables, given.seconds, given.every)), indent=2))


if __name__ == "__main__":
    main()

"""How many decisions a second the server stores durably, and how fast each comes back to its player.

Starts a server with SQLite in a temporary folder on loopback and plays at many tables at once: every seat has its
own connection and decides at random as soon as it may; when a game ends its players begin another. It stops by
itself.

    python benchmarks/server_load.py --seconds 10 --tables 50

Beside it: the same number of log entries committed one by one, as a plain program would.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from lean_socket import LeanSocket, open_socket

from quarterdeck.server.config import Limits, ServerConfig, database_url
from quarterdeck.server.run import listen, loop_factory, run
from quarterdeck.server.workers import Workers

PLAYERS = 4
GAME = "seas-of-strife"
WARM_UP = 3.0
"""Seconds over which the tables begin."""


class Turn(msgspec.Struct):
    """What a player needs to know of `Turn`."""

    count: int
    legal: list[int]


class Heard(msgspec.Struct):
    """What a player needs to know of any message."""

    type: str
    turn: Turn | None = None
    phase: str = ""


_decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Tally:
    """What was measured."""

    measuring: bool = False
    decisions: int = 0
    refused: int = 0
    games: int = 0
    took: float = 1.0
    cpu: float = 0.0
    """Processor seconds of the server."""
    waits: list[float] = field(default_factory=list)


class Player:
    """One seat's connection, which decides at random."""

    def __init__(self, tally: Tally, finished: asyncio.Event) -> None:
        self.tally = tally
        self.finished = finished
        self.socket: LeanSocket | None = None
        self.sent = 0.0
        self.asked = -1

    def heard(self, text: bytes) -> None:
        """Answer one message."""
        message = _decode(text)
        if message.type == "refused":
            self.tally.refused += 1
        if message.phase == "finished":
            self.finished.set()
        turn = message.turn
        if self.sent and (turn is None or turn.count > self.asked):
            if self.tally.measuring:
                self.tally.decisions += 1
                self.tally.waits.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        if turn is not None and turn.legal and not self.sent and self.socket is not None:
            self.decide(turn)

    def decide(self, turn: Turn) -> None:
        """Choose at random."""
        assert self.socket is not None
        self.asked, self.sent = turn.count, time.perf_counter()
        action = random.choice(turn.legal)
        self.socket.send(b'{"type":"decide","count":%d,"actions":[%d]}' % (turn.count, action))

    def lost(self) -> None:
        """The connection has ended."""
        self.finished.set()


async def guests(address: str, count: int) -> list[str]:
    """Cookies of as many new guests."""
    cookies = []
    async with httpx.AsyncClient(base_url=address) as client:
        for _ in range(count):
            client.cookies.clear()
            (await client.get("/api/me")).raise_for_status()
            cookies.append("; ".join(f"{name}={value}" for name, value in client.cookies.items()))
    return cookies


async def one_game(address: str, client: httpx.AsyncClient, cookies: list[str], tally: Tally) -> None:
    """Make a table, sit down at it, play to the end."""
    body = {"game": GAME, "options": {"players": PLAYERS}}
    answer = await client.post("/api/tables", json=body, headers={"Cookie": cookies[0]})
    answer.raise_for_status()
    parts = urlsplit(address)
    path = f"/api/tables/{answer.json()['id']}/socket"
    finished = asyncio.Event()
    players = [Player(tally, finished) for _ in cookies]
    for player, cookie in zip(players, cookies, strict=True):
        where = (str(parts.hostname), int(parts.port or 80), path, cookie)
        player.socket = await open_socket(*where, player.heard, player.lost)
    for seat, player in enumerate(players[1:], 1):
        assert player.socket is not None
        player.socket.send(b'{"type":"sit","seat":%d}' % seat)
    try:
        await finished.wait()
        tally.games += 1
    finally:
        for player in players:
            assert player.socket is not None
            player.socket.transport.close()


def cpu_seconds(process: int) -> float:
    """Processor time that a process and its workers have used; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return 0.0
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(cpu_seconds(int(child)) for child in children)


async def load(address: str, tables: int, seconds: float, process: int) -> Tally:
    """Play at `tables` tables for `seconds` after a warm-up."""
    tally = Tally()
    cookies = await guests(address, tables * PLAYERS)
    async with httpx.AsyncClient(base_url=address, timeout=30) as client:

        async def table(at: int) -> None:
            own = cookies[at::tables]
            await asyncio.sleep(WARM_UP * at / tables)  # people do not all sit down at the same moment
            while True:
                await one_game(address, client, own, tally)

        tasks = [asyncio.create_task(table(at)) for at in range(tables)]
        await asyncio.sleep(WARM_UP + 0.5)
        gc.collect()
        gc.freeze()
        tally.measuring, begin, cpu = True, time.perf_counter(), cpu_seconds(process)
        done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        tally.measuring, tally.took = False, time.perf_counter() - begin
        tally.cpu = cpu_seconds(process) - cpu
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()
    return tally


def one_by_one(folder: Path, seconds: float = 2.0) -> float:
    """Entries a second when each is committed by itself, equally durable."""
    base = sqlite3.connect(folder / "baseline.db", isolation_level=None)
    base.execute("PRAGMA journal_mode=WAL")
    base.execute("PRAGMA synchronous=FULL")
    base.execute("CREATE TABLE log (table_id TEXT, seq INTEGER, data TEXT, PRIMARY KEY (table_id, seq)) WITHOUT ROWID")
    begin, count = time.perf_counter(), 0
    while time.perf_counter() - begin < seconds:
        data = '{"type":"decided","seat":0,"actions":[17]}'
        base.execute("INSERT INTO log VALUES (?, ?, ?)", (f"table{count % 50}", count, data))
        count += 1
    took = time.perf_counter() - begin
    base.close()
    return count / took


def server(folder: Path, database: str | None = None, workers: int = 1) -> None:
    """Be the server, by so many processes: print the address, serve until killed."""
    free = Limits(message_rate=1e6, message_burst=10**6, table_rate=1e6, table_burst=10**6, guest_burst=10**6)
    web = folder / "web"
    web.mkdir(exist_ok=True)
    (web / "index.html").write_text("<!doctype html>")
    config = ServerConfig(database_url(database, folder), limits=free, web=web)
    listener = listen("127.0.0.1", 0)
    if workers > 1:
        Workers(config, listener, workers).run(lambda address: print(address, flush=True))
    else:
        run(config, listener, lambda server: print(server.address, flush=True))


def wait_ready(address: str) -> None:
    """Until the rule functions are compiled."""
    while not httpx.get(f"{address}api/status").json()["ready"]:
        time.sleep(0.1)


def measure(tables: int, seconds: float) -> dict[str, Any]:
    """Start a server, load it, stop it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        baseline = one_by_one(folder)
        command = [sys.executable, __file__, "--serve", name]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                address = process.stdout.readline().strip()
                wait_ready(address)
                with asyncio.Runner(loop_factory=loop_factory()) as runner:
                    tally = runner.run(load(address, tables, seconds, process.pid))
            finally:
                process.terminate()
                process.wait(10)
        return report(tally, tables, baseline)


def report(tally: Tally, tables: int, baseline: float) -> dict[str, Any]:
    """The numbers; waits in milliseconds."""
    waits = sorted(tally.waits) or [0.0]
    rate = tally.decisions / tally.took

    def at(share: float) -> float:
        return round(1000 * waits[min(len(waits) - 1, int(share * len(waits)))], 2)

    return {
        "connections": tables * PLAYERS,
        "decisions_per_second": round(rate),
        "wait_ms": {"p50": at(0.5), "p90": at(0.9), "p99": at(0.99), "max": at(1.0)},
        "one_by_one_per_second": round(baseline),
        "ratio": round(rate / baseline, 2),
        "refused": tally.refused,
        "games_finished": tally.games,
        "server_cpu_us_per_decision": round(1e6 * tally.cpu / max(1, tally.decisions)),
        "seconds": round(tally.took, 1),
    }


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--database", help=argparse.SUPPRESS)
    parser.add_argument("--workers", type=int, default=1, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve is not None:
        server(given.serve, given.database, given.workers)
    else:
        print(json.dumps(measure(given.tables, given.seconds), indent=2))


if __name__ == "__main__":
    main()

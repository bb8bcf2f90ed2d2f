"""Moves per second of one server process, compared with boardgame.io's own server.

Both servers play a trick game for four with hidden hands at the same number of tables. Each seat has a connection, and
the next move is sent when all four seats have received the last one. One driver plays with both servers, in short turns
one after the other. Quarterdeck stores each move on the disk before it sends the move on; boardgame.io, by default,
keeps everything in memory. In each turn the driver opens all tables, which is not measured, and then plays until the
first game is over.

    npm install --prefix benchmarks/boardgame_io
    python benchmarks/beside_boardgame_io.py --seconds 3 --turns 4
    python benchmarks/beside_boardgame_io.py --beside nothing    # Quarterdeck alone
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import subprocess
import tempfile
import time
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from lean_socket import LeanSocket
from servers import process

from quarterdeck.server.net.connection_limits import raise_file_limit
from quarterdeck.server.process.run import loop_factory

PLAYERS = 4
HERE = Path(__file__).parent


class Seen(msgspec.Struct):
    """A view that a seat received. `stamp`: the number that the server expects with the seat's next move."""

    legal: list[int]
    over: bool
    stamp: int


Shown = Callable[[int, Seen], None]
"""A function that is called with a seat and a view that the seat received."""


class Seat:
    """One seat's connection, which calls `shown` with each view that it receives."""

    heard: Callable[[bytes], None]
    """Reads a message of the server."""
    move: Callable[[int, int], None]
    """Sends a move: the stamp of the seat's last view, and the action."""

    def __init__(self, shown: Callable[[Seen], None]) -> None:
        self._shown = shown
        self.socket = LeanSocket(self.heard, lambda: None)

    def close(self) -> None:
        self.socket.transport.close()


class _Turn(msgspec.Struct):
    count: int
    legal: list[int]


class _Heard(msgspec.Struct):
    type: str
    turn: _Turn | None = None
    phase: str = ""


class OurSeat(Seat):
    """A seat at a Quarterdeck server."""

    _decode = staticmethod(msgspec.json.Decoder(_Heard).decode)

    def heard(self, text: bytes) -> None:
        """Read a message of the server."""
        message = self._decode(text)
        if message.type == "refused":
            raise RuntimeError(text.decode())
        told = message.type in ("update", "table")  # the last client to connect finds a game that has begun
        if told and (message.turn or message.phase == "finished"):
            turn = message.turn or _Turn(0, [])
            self._shown(Seen(turn.legal, message.phase == "finished", turn.count))

    def move(self, stamp: int, action: int) -> None:
        self.socket.send(b'{"type":"decide","count":%d,"actions":[%d]}' % (stamp, action))


class Ours:
    """The Quarterdeck server, with SQLite."""

    name = "quarterdeck"

    def __init__(self, process: subprocess.Popen[str], address: str, cookies: list[str]) -> None:
        self.process, self._address, self._cookies = process, address, cookies
        self._client = httpx.AsyncClient(base_url=address, timeout=30)

    @classmethod
    @asynccontextmanager
    async def running(cls, tables: int) -> AsyncGenerator[Ours, None]:
        with tempfile.TemporaryDirectory() as folder, process(Path(folder)) as (server, started):
            async with httpx.AsyncClient(base_url=server.address, timeout=30) as client:
                cookies = []
                for _ in range(tables * PLAYERS):
                    client.cookies.clear()
                    (await client.get("/api/me")).raise_for_status()
                    cookies.append("; ".join(f"{name}={value}" for name, value in client.cookies.items()))
            yield cls(started, server.address, cookies)

    async def begin(self, at: int, shown: Shown) -> list[Seat]:
        """Create a table, and sit down at all of its seats."""
        tables = len(self._cookies) // PLAYERS
        cookies = self._cookies[at::tables]
        body = {"game": "seas-of-strife", "options": {"players": PLAYERS}}
        answer = await self._client.post("/api/tables", json=body, headers={"Cookie": cookies[0]})
        answer.raise_for_status()
        where = urlsplit(self._address)
        path = f"/api/tables/{answer.json()['id']}/socket"
        seats: list[OurSeat] = []
        for number, cookie in enumerate(cookies):
            seats.append(OurSeat(partial(shown, number)))
            await seats[-1].socket.connect(str(where.hostname), int(where.port or 80), path, cookie)
        for number, seat in enumerate(seats[1:], 1):
            seat.socket.send(b'{"type":"sit","seat":%d}' % number)
        return list(seats)


class _G(msgspec.Struct):
    legal: list[int]


class _Ctx(msgspec.Struct):
    gameover: object = None


class _State(msgspec.Struct):
    G: _G
    ctx: _Ctx
    stamp: int = msgspec.field(name="_stateID")


class _Sync(msgspec.Struct):
    state: _State


class TheirSeat(Seat):
    """A seat at a boardgame.io server, over socket.io."""

    _event = staticmethod(msgspec.json.Decoder(list[msgspec.Raw]).decode)
    _state = staticmethod(msgspec.json.Decoder(_State).decode)
    _sync = staticmethod(msgspec.json.Decoder(_Sync).decode)

    def __init__(self, match: str, player: int, secret: str, shown: Callable[[Seen], None]) -> None:
        super().__init__(shown)
        self._sync_request = b'42/tricks,["sync","%s","%d","%s",%d]' % (
            match.encode(), player, secret.encode(), PLAYERS,
        )  # fmt: skip
        self._end = b'"playerID":"%d","credentials":"%s"}},%%d,"%s","%d"]' % (
            player, secret.encode(), match.encode(), player,
        )  # fmt: skip

    def heard(self, text: bytes) -> None:
        """Read a message of the transport."""
        if text.startswith(b"42/tricks,"):
            name, _, body, *_ = self._event(text[10:])
            if bytes(name) == b'"update"':
                self._tell(self._state(body))
            elif bytes(name) == b'"sync"':
                self._tell(self._sync(body).state)
        elif text == b"2":
            self.socket.send(b"3")
        elif text.startswith(b"0"):
            self.socket.send(b"40/tricks,")
        elif text.startswith(b"40/tricks"):
            self.socket.send(self._sync_request)

    def _tell(self, state: _State) -> None:
        self._shown(Seen(state.G.legal, state.ctx.gameover is not None, state.stamp))

    def move(self, stamp: int, action: int) -> None:
        begin = b'42/tricks,["update",{"type":"MAKE_MOVE","payload":{"type":"play","args":[%d],' % action
        self.socket.send(begin + self._end % stamp)


class Theirs:
    """The boardgame.io server."""

    name = "boardgame.io"

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process, self._port = process, port
        self._client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30)

    @classmethod
    @asynccontextmanager
    async def running(cls) -> AsyncGenerator[Theirs, None]:
        command, env = ["node", str(HERE / "boardgame_io" / "server.cjs")], os.environ | {"NODE_ENV": "production"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as started:
            try:
                assert started.stdout is not None
                yield cls(started, int(started.stdout.readline().split()[1]))
            finally:
                started.kill()

    async def begin(self, at: int, shown: Shown) -> list[Seat]:
        """Create a match by the lobby's API, take its seats, and connect."""
        answer = await self._client.post("/games/tricks/create", json={"numPlayers": PLAYERS})
        answer.raise_for_status()
        match = answer.json()["matchID"]
        seats: list[TheirSeat] = []
        for player in range(PLAYERS):
            body = {"playerID": str(player), "playerName": f"player {player}"}
            joined = await self._client.post(f"/games/tricks/{match}/join", json=body)
            joined.raise_for_status()
            seats.append(TheirSeat(match, player, joined.json()["playerCredentials"], partial(shown, player)))
        for seat in seats:
            path = "/socket.io/?EIO=4&transport=websocket"
            await seat.socket.connect("127.0.0.1", self._port, path, "")
        return list(seats)


Side = Ours | Theirs
"""One of the two servers, running."""


SETTLE = 0.25
"""Seconds of rest between one game and the next."""
OPENING = 60.0
"""Seconds after which a game that has not begun counts as an error."""


def cpu_seconds(process: int) -> float:
    """Return the processor time that a process has used, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass
class Tally:
    """The measurements of one server."""

    measuring: bool = False
    moves: int = 0
    took: float = 0.0
    cpu: float = 0.0
    """Processor seconds that the server used."""
    waits: list[float] = field(default_factory=list)

    @contextmanager
    def measured(self, process: int) -> Generator[None, None, None]:
        """Measure the work of the server's process while the context lasts."""
        self.measuring, begin, cpu = True, time.perf_counter(), cpu_seconds(process)
        yield
        self.measuring = False
        self.took += time.perf_counter() - begin
        self.cpu += cpu_seconds(process) - cpu


class Match:
    """One game, in which the next seat moves as soon as all seats have received the last move."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.begun, self.over = asyncio.Event(), asyncio.Event()
        self.seats: list[Seat] = []
        self.wanted = PLAYERS
        self.sent = 0.0
        self.turn: tuple[int, Seen] | None = None

    def shown(self, seat: int, seen: Seen) -> None:
        """Note that a seat received a view. When the last seat has it, the next move starts."""
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
        """Send a random legal move if a seat has to move."""
        if self.wanted or self.turn is None or self.over.is_set() or not self.seats:
            return
        (seat, seen), self.turn = self.turn, None
        self.wanted, self.sent = PLAYERS, time.perf_counter()
        self.seats[seat].move(seen.stamp, random.choice(seen.legal))


class Play:
    """All games at one server, which pause while the other server is measured."""

    def __init__(self, side: Side, tables: int) -> None:
        self.side, self.tally, self._tables = side, Tally(), tables

    async def turn(self, seconds: float) -> None:
        """Open tables and play until one game is over; repeat until the play has taken `seconds` in total."""
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
            for over in overs:
                over.cancel()
            for seat in (seat for match in matches for seat in match.seats):
                seat.close()
            await asyncio.sleep(SETTLE)

    def report(self) -> dict[str, Any]:
        """Return the measurements. Waits are milliseconds from a move until all four clients have received it."""
        tally, waits = self.tally, sorted(self.tally.waits) or [0.0]
        moves = max(1, tally.moves)
        return {
            "server": self.side.name,
            "moves_per_second": round(tally.moves / tally.took),
            "server_cpu_ms_per_move": round(1000 * tally.cpu / moves, 3),
            "wait_ms": {f"p{share}": round(1000 * waits[len(waits) * share // 100], 2) for share in (50, 99)},
            "seconds": round(tally.took, 1),
        }


async def measure(tables: int, seconds: float, turns: int, beside: str) -> dict[str, Any]:
    """Start both servers, and measure them in turns."""
    load = os.getloadavg()[0]
    async with AsyncExitStack() as stack:
        running = [Ours.running(tables), *([Theirs.running()] if beside != "nothing" else [])]
        plays = [Play(await stack.enter_async_context(each), tables) for each in running]
        gc.freeze()
        for at in range(turns):
            for play in plays[:: -1 if at % 2 else 1]:  # each server is the first one in every second turn
                await play.turn(seconds)
    sides = [play.report() for play in plays]
    found: dict[str, Any] = {"connections": tables * PLAYERS, "load_before": round(load, 2), "servers": sides}
    if len(sides) == 2:
        found["moves_ratio"] = round(sides[0]["moves_per_second"] / sides[1]["moves_per_second"], 2)
        cpu = [side["server_cpu_ms_per_move"] for side in sides]
        found["moves_per_cpu_second_ratio"] = round(cpu[1] / cpu[0], 2)
    return found


def main() -> None:
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

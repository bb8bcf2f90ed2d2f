"""Quarterdeck's server and boardgame.io's as one program plays at both: `beside_boardgame_io.py`."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec
from lean_socket import LeanSocket
from proving.servers import process

PLAYERS = 4
HERE = Path(__file__).parent


class Seen(msgspec.Struct):
    """What a seat was shown: `stamp` is what the server wants to be told with its next move."""

    legal: list[int]
    over: bool
    stamp: int


Shown = Callable[[int, Seen], None]
"""Called with a seat and what it was shown."""


class Seat:
    """One seat's connection, which calls `shown` with what it is shown."""

    def __init__(self, shown: Callable[[Seen], None]) -> None:
        self._shown = shown
        self.socket = LeanSocket(self.heard, lambda: None)

    def heard(self, text: bytes) -> None:
        """Read a message."""
        raise NotImplementedError

    def move(self, stamp: int, action: int) -> None:
        """Say a move."""
        raise NotImplementedError

    def close(self) -> None:
        """Hang up."""
        self.socket.transport.close()


class _Turn(msgspec.Struct):
    count: int
    legal: list[int]


class _Heard(msgspec.Struct):
    type: str
    turn: _Turn | None = None
    phase: str = ""


class OurSeat(Seat):
    """A seat at Quarterdeck."""

    _decode = staticmethod(msgspec.json.Decoder(_Heard).decode)

    def heard(self, text: bytes) -> None:
        """Read a message."""
        message = self._decode(text)
        if message.type == "refused":
            raise RuntimeError(text.decode())
        told = message.type in ("update", "table")  # who is let in last is shown a game that has begun already
        if told and (message.turn or message.phase == "finished"):
            turn = message.turn or _Turn(0, [])
            self._shown(Seen(turn.legal, message.phase == "finished", turn.count))

    def move(self, stamp: int, action: int) -> None:
        """Say a move."""
        self.socket.send(b'{"type":"decide","count":%d,"actions":[%d]}' % (stamp, action))


class Ours:
    """Quarterdeck, on SQLite."""

    name = "quarterdeck"
    storage = "SQLite: a move is on the disk (synchronous=FULL) before anybody is told of it"

    def __init__(self, process: subprocess.Popen[str], address: str, cookies: list[str]) -> None:
        self.process, self._address, self._cookies = process, address, cookies
        self._client = httpx.AsyncClient(base_url=address, timeout=30)

    @classmethod
    @asynccontextmanager
    async def running(cls, tables: int) -> AsyncGenerator[Ours, None]:
        """Run a separate server."""
        with tempfile.TemporaryDirectory() as folder, process(Path(folder)) as (server, started):
            async with httpx.AsyncClient(base_url=server.address, timeout=30) as client:
                cookies = []
                for _ in range(tables * PLAYERS):
                    client.cookies.clear()
                    (await client.get("/api/me")).raise_for_status()
                    cookies.append("; ".join(f"{name}={value}" for name, value in client.cookies.items()))
            yield cls(started, server.address, cookies)

    async def begin(self, at: int, shown: Shown) -> list[Seat]:
        """Make a table, sit down at it."""
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
    """A seat at boardgame.io, over socket.io."""

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
        """Say a move."""
        begin = b'42/tricks,["update",{"type":"MAKE_MOVE","payload":{"type":"play","args":[%d],' % action
        self.socket.send(begin + self._end % stamp)


class Theirs:
    """boardgame.io."""

    name = "boardgame.io"
    storage = "in memory, as it comes"

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process, self._port = process, port
        self._client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30)

    @classmethod
    @asynccontextmanager
    async def running(cls) -> AsyncGenerator[Theirs, None]:
        """Run a separate server."""
        command, env = ["node", str(HERE / "boardgame_io" / "server.cjs")], os.environ | {"NODE_ENV": "production"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as started:
            try:
                assert started.stdout is not None
                yield cls(started, int(started.stdout.readline().split()[1]))
            finally:
                started.kill()

    async def begin(self, at: int, shown: Shown) -> list[Seat]:
        """Make a match by the lobby, take its seats, connect."""
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
"""One of the servers, running."""

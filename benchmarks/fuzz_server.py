"""Fuzz the server: no input of strangers may cause an error or disturb an honest game.

    uv run --group dev python benchmarks/fuzz_server.py --messages 100000
    uv run --group dev --with schemathesis==4.32.5 python benchmarks/fuzz_server.py --schemathesis 200

The program starts a server and sends it the messages that `fuzz_messages` draws, over HTTP and over sockets of players
in all four games. It also sends bytes that are not HTTP. Meanwhile an honest game continues. The program prints how
often each answer came, and fails at any status of 500 or more, at close code 1011, and at any error in the log.
Schemathesis reads the description of the endpoints that `poe docs` writes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from fuzz_messages import METHODS, Request, drawn, mutated, object_texts, requests
from servers import FREE, Lines, running
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from quarterdeck.games import GAMES
from quarterdeck.server.messages.client_messages import ClientMessage

PLACE = "https://cards.example.org"
"""The server's public address. If it is set, the server does not assume that a connection over loopback comes from the
person at the machine."""
OPENAPI = Path(__file__).parent.parent / "build" / "site" / "docs" / "openapi.json"
"""The description of the HTTP API, which `poe docs` writes."""
PATIENCE = 60.0
UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: YQ==\r\n"
LINES = (
    *(f"{method} /api/me HTTP/1.1\r\n" for method in METHODS),
    *("GET http://[::1/ HTTP/1.1\r\n", "GET //%zz HTTP/1.1\r\n"),
    *(f"GET /api/tables/x/socket HTTP/1.1\r\n{UPGRADE}", UPGRADE),
    *("Host: x\r\n", "Host: [\r\n", "Origin: http://[\r\n", "Cookie: a=\xff; =;\r\n"),
    *("X: y\r\n" * 150, "A" * 9000, "\0", "\r\n", "zz\r\n", "0\r\n\r\n"),
    *("Content-Length: 5\r\n", "Content-Length: -1\r\n", "Transfer-Encoding: chunked\r\n"),
)
"""Parts of invalid requests."""
HOLDS_NOTHING = "Nobody at this device has that seat."
"""The answer to every request for a seat that does not exist."""


@dataclass
class Tally:
    """Counts of requests, and of each answer."""

    sent: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    decisions: int = 0
    """The number of decisions in the honest game."""

    def fault(self, what: str, sent: object) -> None:
        """Record that the server has answered wrongly."""
        self.faults.append(f"{what}: {str(sent)[:400]}")


class Person:
    """A guest with a browser."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, headers={"Origin": PLACE}, timeout=PATIENCE, verify=False)
        self._line: ClientConnection | None = None

    async def __aenter__(self) -> Person:
        (await self.http.get("/api/me")).raise_for_status()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()
        if self._line is not None:
            await self._line.close()

    async def table(self, game: str) -> str:
        """Create a table with bots at all other seats, and return its id."""
        form = (await self.http.post(f"/api/games/{game}/form", json={})).json()
        seats = [{"kind": "person"}, *[{"kind": "bot", "level": "beginner"}] * (form["seats"] - 1)]
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats})
        return str(answer.raise_for_status().json()["id"])

    async def sit(self, table: str) -> ClientConnection:
        """Connect to a table, after closing the previous connection."""
        if self._line is not None:
            await self._line.close()
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws{self.address[4:]}api/tables/{table}/socket"
        origin: Any = PLACE
        headers = {"Cookie": cookie}
        self._line = await connect(
            address, origin=origin, additional_headers=headers, proxy=None, max_size=None, close_timeout=1
        )
        return self._line


async def fuzz_socket(
    person: Person, game: str, pool: Sequence[bytes], count: int, dice: random.Random, tally: Tally
) -> None:
    """Send `count` messages to tables of one game.

    Some are legal decisions, so that the game continues.
    """
    table, line, turn = "", None, None
    while count > 0:
        if not table or dice.random() < 0.002:
            table, line = await person.table(game), None
        text = b""
        try:
            if line is None:
                line = await person.sit(table)
                turn = await handled(line, None, tally)
            legal = turn is not None and turn["legal"] and dice.random() < 0.3
            text = decision(turn, dice) if legal and turn is not None else mutated(dice, dice.choice(pool), pool)
            count -= 1
            tally.sent[f"socket {game}"] += 1
            await line.send(text if dice.random() < 0.02 else text.decode("utf-8", "replace"))
            turn = await handled(line, turn, tally)
            if turn is None and dice.random() < 0.05:
                table = ""  # the game is over
        except (ConnectionClosed, WebSocketException, OSError) as ended:
            code = str(ended.rcvd.code if isinstance(ended, ConnectionClosed) and ended.rcvd else type(ended).__name__)
            tally.answers[f"closed {code}"] += 1
            if code == "1011":
                tally.fault("closed 1011", text)
            table, line, turn = (table if code in ("1007", "4408", "1009") else ""), None, None


def decision(turn: dict[str, Any], dice: random.Random) -> bytes:
    """Return a decision that the rules allow."""
    return json.dumps({"type": "decide", "count": turn["count"], "actions": [dice.choice(turn["legal"])]}).encode()


async def handled(line: ClientConnection, turn: dict[str, Any] | None, tally: Tally) -> dict[str, Any] | None:
    """Read messages until the server has handled all requests; return the latest `turn` received."""
    await line.send('{"type":"hold","seat":-7}')
    while True:
        message = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
        if message.get("message") == HOLDS_NOTHING:
            return turn
        tally.answers[f"{message['type']} {message.get('code', '')}".strip()] += 1
        turn = message.get("turn", turn)


async def fuzz_http(
    client: httpx.AsyncClient, pool: Sequence[Request], count: int, dice: random.Random, tally: Tally
) -> None:
    """Send `count` requests, each with the cookie of a guest or without one."""
    bodies = [one.body for one in pool if one.body] or [b"{}"]
    for _ in range(count):
        one = dice.choice(pool)
        body = mutated(dice, one.body, bodies) if one.body else one.body
        if dice.random() < 0.1:
            client.cookies.clear()
        tally.sent["http"] += 1
        try:
            answer = await client.request(one.method, one.path, headers=one.headers, content=body)
        except (httpx.InvalidURL, UnicodeError):
            tally.answers["not sent"] += 1
            continue
        except httpx.TransportError as error:
            tally.answers[type(error).__name__] += 1
            continue
        tally.answers[f"http {answer.status_code}"] += 1
        if answer.status_code >= 500:
            tally.fault(f"http {answer.status_code}", (one, body))


async def fuzz_bytes(address: str, count: int, dice: random.Random, tally: Tally) -> None:
    """Send `count` invalid requests, which are not HTTP."""
    place = urlsplit(address)
    for _ in range(count):
        text = "".join(dice.choice(LINES) for _ in range(dice.randrange(1, 7))) + "\r\n"
        tally.sent["bytes"] += 1
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(place.hostname, place.port)
            writer.write(text.encode("latin-1"))
            status = b""
            with suppress(TimeoutError):
                status = (await asyncio.wait_for(reader.readline(), 0.2)).split(b" ")[1:2]
            said = b"".join(status).decode("latin-1") or "nothing"
            tally.answers[f"bytes {said}"] += 1
            if said.startswith("5"):
                tally.fault(f"bytes {said}", text)
            writer.close()
            await writer.wait_closed()


async def play(person: Person, dice: random.Random, tally: Tally, enough: asyncio.Event) -> None:
    """Play honest games, one after the other, until `enough` is set. A refused decision is a fault."""
    while not enough.is_set():
        line = await person.sit(await person.table("seas-of-strife"))
        phase, asked = "", -1
        while phase != "finished" and not enough.is_set():
            message = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
            if message["type"] == "refused":
                tally.fault("an honest decision was refused", message)
            turn, phase = message.get("turn"), message.get("phase", phase)
            if turn and turn["legal"] and turn["count"] != asked:
                asked = turn["count"]
                await line.send(decision(turn, dice).decode())
                tally.decisions += 1


async def fuzz(address: str, messages: int, pool: int, number: int, tally: Tally) -> None:
    """Send `messages` messages of all kinds, two thirds of them to tables.

    They are mutations of `pool` messages that Hypothesis draws.
    """
    dice, share, enough = random.Random(number), messages // 12, asyncio.Event()
    async with AsyncExitStack() as stack:
        honest, stranger, *people = [await stack.enter_async_context(Person(address)) for _ in range(2 + len(GAMES))]
        known = {
            "table_id": await honest.table("feud"),
            "game_id": "feud",
            "evening_id": await honest.table("sea-change"),
        }
        texts = drawn(object_texts(ClientMessage), pool, number)
        asked = drawn(requests(known), pool, number)
        playing = asyncio.create_task(play(honest, dice, tally, enough))
        await asyncio.gather(
            *(fuzz_socket(one, game, texts, 2 * share, dice, tally) for one, game in zip(people, GAMES, strict=True)),
            fuzz_http(stranger.http, asked, 3 * share, dice, tally),
            fuzz_bytes(address, share, dice, tally),
        )
        made, until = tally.decisions, time.monotonic() + PATIENCE
        while tally.decisions == made and not playing.done() and time.monotonic() < until:
            await asyncio.sleep(0.01)
        if tally.decisions == made:
            tally.fault("the honest game does not go on", playing)
        enough.set()
        await asyncio.gather(playing, return_exceptions=True)


def schemathesis(address: str, examples: int) -> int:
    """Let schemathesis send `examples` requests to each endpoint; return its exit status."""
    options = ["--checks", "not_a_server_error,response_schema_conformance", "--max-examples", str(examples)]
    command = ["schemathesis", "run", str(OPENAPI), "--url", address, "--phases", "fuzzing", *options]
    return subprocess.run([*command, "--header", f"Origin: {PLACE}"], check=False).returncode


def main() -> int:
    """Read the command line, fuzz the server, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--drawn", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--schemathesis", type=int, metavar="EXAMPLES")
    given = parser.parse_args()
    tally, lines = Tally(), Lines()
    with tempfile.TemporaryDirectory() as name, lines, running(Path(name), public_url=PLACE, limits=FREE) as server:
        if given.schemathesis:
            if schemathesis(server.address, given.schemathesis):
                tally.fault("schemathesis", "see above")
        else:
            asyncio.run(fuzz(server.address, given.messages, given.drawn, given.seed, tally))
    tally.faults += [line[:400] for line in lines.said if line.startswith(("ERROR", "CRITICAL"))]
    print(json.dumps({"sent": tally.sent, "answers": dict(tally.answers.most_common())}, indent=2))
    print(f"{tally.sent.total()} messages, {tally.decisions} honest decisions, {len(tally.faults)} faults")
    print(*tally.faults[:40], sep="\n")
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())

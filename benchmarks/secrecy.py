"""Play the same game in two worlds that a reader cannot distinguish: every byte that the reader gets must be the same.

    python benchmarks/secrecy.py --views 100000

The reader of a random game is the person at a seat, a bot from outside at a seat, or a spectator. The program draws a
world that agrees with all that the reader may know, and reconstructs the world's earlier state. From there it plays the
same game at a second server, with other hidden cards and other secret choices. Both servers send the game over real
connections to the reader, an anonymous spectator and a guest: tables, updates, refusals, the table after a
reconnection, HTTP answers and push messages. The program compares all these, and the logs of the servers. A view is one
message or one answer. The run ends at the first byte that differs, unless `VARIES` allows it.
"""

import argparse
import asyncio
import difflib
import random
import re
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from lean_socket import LeanSocket
from servers import FREE, Browser, Lines, RunningServer, push_service, running
from worlds import Step, Twins, becoming, twins

from quarterdeck.games import GAMES
from quarterdeck.server.messages.server_messages import Waiting
from quarterdeck.server.tables.views import encode

VARIES = (
    (re.compile(r'"site":"[0-9a-f]{64}"'), '"site":""'),
    (re.compile(r'"(id|evening|next|table|url|who)":"[^"]*"'), r'"\1":""'),
    (re.compile(r'"(at|created|changed|used|due)":[\d.e+]+'), r'"\1":0'),
    (re.compile(r"(?m)^(\w+(?:\{[^}]*\})?) [\d.e+-]+$"), r"\1 0"),
)
"""Patterns for texts that differ between any two servers or moments: the commitment to the server's part of the deal's
randomness, ids, times, and the values (not the names) of metrics."""
WAITING = (encode(Waiting(True)), encode(Waiting(False)))
"""Messages that only say whether the database is slow. They depend on the moment, so they are left out."""
HEADERS = {"date", "content-length", "x-request-id", "set-cookie"}
PATIENCE = 30.0
PEOPLE = 9
CALLED = 1
"""The person who gets push messages while the page is closed."""

OPTIONS: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("seas-of-strife", {"players": 4, "passing": True}, 60),
    ("turn-the-tide", {"players": 3}, 40),
    ("sea-change", {"players": 4, "teams": 2}, 60),
    ("feud", {}, 80),
    ("seas-of-strife", {"players": 3, "rules": "strife", "happy_faces": True, "tie_break": "ask", "target": 4}, 60),
    ("turn-the-tide", {"players": 5}, 60),
    ("sea-change", {"players": 3, "target": [1, 1, 1]}, 40),
    ("feud", {"preset": "true"}, 160),
    ("seas-of-strife", {"players": 6, "rules": "strife", "tie_break": "extra_rounds"}, 60),
    ("sea-change", {"players": 1}, 20),
    ("feud", {"preset": "skirmish", "study": True, "reservation": True}, 120),
)
"""The games to play, with their options and the approximate number of decisions."""


class Violation(Exception):  # noqa: N818 - what a proof looks for
    """The readers of the two worlds received different data, or a request failed."""


class Wire:
    """One connection: the messages received, and how many of them were looked at."""

    def __init__(self) -> None:
        """Prepare the connection; `open` connects."""
        self.texts: list[bytes] = []
        self.socket: LeanSocket
        self._looked = 0
        self._come = asyncio.Event()

    async def open(self, server: RunningServer, table: str, cookie: str, token: str = "") -> None:
        """Connect, and wait for the message with the whole table."""
        parts = urlsplit(server.address)
        where = (str(parts.hostname), int(parts.port or 80), f"/api/tables/{table}/socket", cookie)
        self.socket = LeanSocket(self._heard, self._heard_nothing)
        await self.socket.connect(*where, token=token)
        await self.until('"type":"table"')

    async def until(self, *parts: str) -> None:
        """Read messages up to the next one that contains all of these parts."""
        wanted = [part.encode() for part in parts]
        async with asyncio.timeout(PATIENCE):
            while True:
                while self._looked < len(self.texts):
                    self._looked += 1
                    if all(part in self.texts[self._looked - 1] for part in wanted):
                        return
                self._come.clear()
                await self._come.wait()

    def keep(self, part: str) -> None:
        """Forget all messages except those that contain this part."""
        self.texts[:] = [text for text in self.texts if part.encode() in text]
        self._looked = len(self.texts)

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.send(msgspec.json.encode({"type": kind, **fields}))

    def _heard(self, text: bytes) -> None:
        if text in WAITING:
            return
        self.texts.append(text)
        self._come.set()

    def _heard_nothing(self) -> None:
        self._heard(b'{"type":"lost"}')


class Cast:
    """The people at one server. They have the same names at both servers."""

    def __init__(self, server: RunningServer, phone: Browser) -> None:
        """Prepare the people; `arrive` registers them at the server. `phone`: the browser of one person."""
        self.server = server
        self.people: list[httpx.AsyncClient] = []
        self.token = ""
        self.phone = phone

    async def arrive(self, stack: AsyncExitStack) -> None:
        """Register the people. The first one has a bot that plays from outside; the last one never sits down."""
        for at in range(PEOPLE):
            client = httpx.AsyncClient(
                base_url=self.server.address, headers={"origin": self.server.origin}, timeout=PATIENCE, trust_env=False
            )
            self.people.append(await stack.enter_async_context(client))
            await client.get("/api/me")
            (await client.put("/api/me", json={"name": f"Person {at}"})).raise_for_status()
        (await self.people[CALLED].put("/api/me/push", json=self.phone.wish())).raise_for_status()
        answer = await self.people[0].post("/api/me/bots", json={"name": "Machine"})
        self.token = answer.raise_for_status().json()["token"]

    def cookie(self, at: int) -> str:
        """Return the cookies that identify a person to the server."""
        return "; ".join(f"{name}={value}" for name, value in self.people[at].cookies.items())

    async def create(self, found: Twins, more: dict[str, Any]) -> str:
        """Create the table of a game, and return its id."""
        body = {"game": found.game.id, "options": found.options, "seats": [{"kind": "person"}] * found.seats, **more}
        answer = await self.people[0].post("/api/tables", json=body)
        if answer.status_code != 201:
            raise Violation(f"{body}: {answer.status_code} {answer.text}")
        return str(answer.json()["id"])


@dataclass
class Account:
    """What the readers of one world received, by reader and in order, in a form that can be compared."""

    table: str = ""
    told: dict[str, list[str]] = field(default_factory=dict)

    def add(self, reader: str, texts: Sequence[bytes | str]) -> None:
        mine = self.told.setdefault(reader, [])
        for text in texts:
            words = (text.decode() if isinstance(text, bytes) else text).replace(self.table, "TABLE")
            for pattern, instead in VARIES:
                words = pattern.sub(instead, words)
            mine.append(words)

    @property
    def views(self) -> int:
        return sum(map(len, self.told.values()))


class Story:
    """One game played in one world, from the first person who sits down to the last request."""

    def __init__(self, cast: Cast, found: Twins, world: int, machine: bool, more: dict[str, Any]) -> None:
        """Prepare the game.

        `machine`: whether the reader is a bot from outside. `more`: settings of the table besides its options.
        """
        self.cast = cast
        self.found = found
        self.world = world
        self.machine = machine
        self.more = more
        self.table = ""
        self.seats: list[Wire] = []
        self.readers: dict[str, Wire] = {}
        self.account = Account()
        self._stack = AsyncExitStack()

    async def tell(self) -> Account:
        """Play the whole game, and return what the readers received."""
        lines = Lines()
        async with self._stack:
            with becoming(self.found, self.world), lines:
                await self._sit_down()
                await self._look_on()
                await self._play()
                for name, wire in self.readers.items():
                    self.account.add(name, wire.texts)
                await self._ask()
        self.account.add("the server's lines", lines.said)
        return self.account

    async def _wire(self, person: int | None, machine: bool = False) -> Wire:
        wire, cast = Wire(), self.cast
        cookie = cast.cookie(person) if person is not None and not machine else ""
        await wire.open(cast.server, self.table, cookie, cast.token if machine else "")
        self._stack.callback(wire.socket.transport.abort)
        return wire

    async def _sit_down(self) -> None:
        more = {"outside_bots": True, **self.more} if self.machine else self.more
        self.table = self.account.table = await self.cast.create(self.found, more)
        for seat in range(self.found.seats):
            wire = await self._wire(seat, self._is_machine(seat))
            self.seats.append(wire)
            if seat or self._is_machine(seat):
                wire.say("sit", seat=seat)
                await wire.until(f'"you":{seat}')
        for wire in self.seats if self.found.seats > 1 else ():  # a game for one seat has begun already
            await wire.until('"type":"update"')

    def _is_machine(self, seat: int) -> bool:
        return self.machine and seat == self.found.reader

    async def _look_on(self) -> None:
        """Connect the readers, and wait until each has received the message that counts both spectators.

        From then on, messages concern only the game.
        """
        reader = self.found.reader
        if reader >= 0:
            self.readers["the seat"] = await self._wire(reader, self._is_machine(reader))
        self.readers["somebody"] = await self._wire(None)
        self.readers["a guest"] = await self._wire(PEOPLE - 1)
        for wire in self.readers.values():
            if not any(b'"type":"seats"' in text and b'"count":2' in text for text in wire.texts):
                await wire.until('"type":"seats"', '"count":2')
            wire.keep('"type":"table"')

    async def _play(self) -> None:
        counts = [0] * self.found.seats
        for step in self.found.steps:
            await self._decide(step, counts[step.seat])
            counts[step.seat] += 1

    async def _decide(self, step: Step, count: int) -> None:
        wire, action = self.seats[step.seat], step.actions[self.world]
        if step.illegal is not None:
            own = self.readers["the seat"]
            own.say("decide", count=count, actions=[step.illegal])
            await own.until('"type":"refused"')
        first = step.before[self.world] if step.before else action
        wire.say("decide", count=count, actions=[first])
        await wire.until('"type":"update"', f'"count":{count + 1},')
        for each in self.readers.values():
            await each.until('"type":"update"')
        if step.before:
            wire.say("change", count=count, actions=[action])
            await wire.until('"type":"update"', f'"chosen":[{action}]')

    async def _ask(self) -> None:
        """Request other endpoints about the running game, send late messages, and connect again."""
        reader = self.found.reader
        askers = [("a guest", PEOPLE - 1), *([("the seat", reader)] if reader >= 0 and not self.machine else [])]
        for name, person in askers:
            for method, path, body in _questions(self.table):
                answer = await self.cast.people[person].request(method, path, json=body)
                head = [f"{key}: {value}" for key, value in answer.headers.items() if key not in HEADERS]
                self.account.add(name, ["\n".join([f"{method} {path} {answer.status_code}", *head, answer.text])])
        for name, wire in [*self.readers.items()]:
            wire.keep("nothing")
            wire.say("decide", count=0, actions=[0])
            await wire.until('"type":"refused"')
            wire.keep('"type":"refused"')
            self.account.add(name, wire.texts)
        again = [("somebody", None), *([("the seat", reader)] if reader >= 0 else [])]
        for name, person in again:
            wire = await self._wire(person, name == "the seat" and self.machine)
            self.account.add(name, wire.texts[:1])
        if reader == CALLED and not self.machine and await self._owes():
            await self._be_called()

    async def _owes(self) -> bool:
        lists = (await self.cast.people[CALLED].get("/api/tables")).json()["mine"]
        return any(CALLED in table["owing"] for table in lists if table["id"] == self.table)

    async def _be_called(self) -> None:
        """Close all connections, and record the push message to the seat that must decide."""
        await self._stack.aclose()
        while True:
            message = await asyncio.to_thread(self.cast.phone.read)
            if message["table"] == self.table:
                del message["headers"]
                self.account.add("the seat", [f"called: {message}"])
                return


def _questions(table: str) -> list[tuple[str, str, Any]]:
    here = f"/api/tables/{table}"
    return [
        ("GET", "/api/tables", None),
        ("GET", "/api/me/tables", None),
        ("GET", "/api/me/statistics", None),
        ("GET", f"{here}/record", None),
        ("GET", f"{here}/rounds", None),
        ("GET", f"{here}/socket", None),
        ("PUT", f"{here}/questions", {"after": 1}),
        ("PUT", f"{here}/questions", {"after": 10_000}),
        ("GET", f"/api/evenings/{table}", None),
        ("GET", "/metrics", None),
    ]


def compare(one: Account, other: Account, about: str) -> int:
    """Return the number of views, which are the same in both. Raises Violation if one differs."""
    for reader, told in one.told.items():
        again = other.told[reader]
        for at, (mine, theirs) in enumerate(zip(told, again, strict=False)):
            if mine != theirs:
                lines = difflib.unified_diff(mine.split(","), theirs.split(","), lineterm="", n=1)
                raise Violation(f"{about}: view {at} of {reader} differs:\n" + "\n".join(lines))
        if len(told) != len(again):
            more = (told + again)[min(len(told), len(again)) :][:1]
            raise Violation(f"{about}: {reader} gets {len(told)} messages and {len(again)}, such as {more}")
    return one.views


def prove(views: int, seed: int) -> Counter[str]:
    """Compare at least `views` views at two servers. Return the number of views of each game. Raises Violation."""
    with ExitStack() as stack:
        service = stack.enter_context(push_service())
        casts = []
        for name in ("one", "other"):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            settings: dict[str, Any] = {"limits": FREE, "push_trusted": service.origin, "call_seconds": 0.0}
            casts.append(Cast(stack.enter_context(running(folder, **settings)), Browser(service, name)))
        return asyncio.run(_compared(casts, views, random.Random(seed)))


async def _compared(casts: Sequence[Cast], views: int, rng: random.Random) -> Counter[str]:
    seen: Counter[str] = Counter()
    async with AsyncExitStack() as stack:
        for cast in casts:
            await cast.arrive(stack)
        for number in range(10**9):
            if seen["views"] >= views:
                return seen
            name, options, plies = OPTIONS[number % len(OPTIONS)]
            found = twins(GAMES[name], options, rng, rng.randrange(2, plies))
            if found is None:
                continue
            machine = found.reader > 0 and rng.random() < 0.25
            memory = rng.choice(["open", "strict"])
            opened = memory == "open" and GAMES[name].fresh_rounds and rng.random() < 0.5
            more = {"memory": memory, "open_rounds": opened, "take_back": rng.random() < 0.5}
            about = f"pair {number}, {name} {options} {more}, reader {found.reader}{' (a bot)' if machine else ''}"
            accounts = [await Story(cast, found, at, machine, more).tell() for at, cast in enumerate(casts)]
            count = compare(accounts[0], accounts[1], about)
            seen.update({"pairs": 1, "views": count, name: count, "steps": len(found.steps)})
            seen["bytes"] += sum(len(text) for told in accounts[0].told.values() for text in told)
            seen["steps that differ"] += sum(step.actions[0] != step.actions[1] for step in found.steps)
            seen["choices changed"] += sum(step.before is not None for step in found.steps)
            seen["illegal tries"] += sum(step.illegal is not None for step in found.steps)
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--views", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**6)
    given = parser.parse_args()
    print(f"seed {given.seed}")
    try:
        seen = prove(given.views, given.seed)
    except Violation as violation:
        raise SystemExit(f"VIOLATION: {violation}") from violation
    for name, count in seen.items():
        print(f"{name:<20} {count}")


if __name__ == "__main__":
    main()

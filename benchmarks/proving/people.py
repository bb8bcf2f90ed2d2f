"""People at tables: they decide as soon as they may, sometimes write a line of chat, and return after every loss.

They connect, wait and send again as the page does, and record in a ledger what they sent and what they received.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal
from urllib.parse import urlsplit

import httpx
import msgspec
from lean_socket import LeanSocket

from proving.ledger import Ledger, Violation
from quarterdeck.table.fairness import new_number, seat_commitment

PATIENCE = 6.0
"""Seconds that a decision may be unanswered before the connection counts as dead."""
FIRST_WAIT, LONGEST_WAIT = 0.4, 1.0
"""Seconds before reconnecting. The longest wait is shorter than the page's 15 s, to save time."""
GONE = 4404


class Turn(msgspec.Struct):
    """The fields of the protocol's `Turn` that a person needs."""

    count: int
    legal: list[int]


class Deal(msgspec.Struct):
    """The fields of the protocol's `Deal` that a person needs."""

    shown: list[int]
    wanted: bool


class Heard(msgspec.Struct):
    """The fields of any message that a person needs."""

    type: str
    first: int = 0
    events: list[msgspec.Raw] = []
    turn: Turn | None = None
    deal: Deal | None = None
    phase: Literal["waiting", "playing", "finished"] | None = None
    you: int | None = None
    text: str = ""
    code: str = ""


_decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Tally:
    """Counts of what all people together sent and received."""

    sent: int = 0
    told: int = 0
    said: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    connections: int = 0
    tables: int = 0
    finished: int = 0
    troubles: list[BaseException] = field(default_factory=list)


@dataclass
class Manner:
    """How people play: `think` returns the seconds before a decision, `chat` is the chance of a chat line with it."""

    think: Callable[[], float]
    chat: float = 0.0


class Person:
    """A person's browser: its cookie, and the address that it connects from."""

    def __init__(self, address: str, name: str, home: str | None, transport: httpx.AsyncHTTPTransport) -> None:
        """Prepare a browser.

        `address` is the server's. `home` is an address of this machine to connect from; `transport` must use it, too.
        """
        self.address = address
        self.name = name
        self.home = home
        self.http = httpx.AsyncClient(
            base_url=address, timeout=PATIENCE, transport=transport, headers={"Origin": address}, trust_env=False
        )

    @property
    def cookie(self) -> str:
        """The cookies by which the server recognizes the browser."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def way_to(self, table: str, query: str = "") -> tuple[str, int, str, str]:
        """Return host, port, path and cookie for a connection to a table."""
        parts = urlsplit(self.address)
        return str(parts.hostname), int(parts.port or 80), f"/api/tables/{table}/socket{query}", self.cookie

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Send a request until a server answers, and return the answer. Raises Violation for a server error."""
        attempt = 0
        while True:
            with suppress(httpx.HTTPError):
                answer = await self.http.request(method, path, json=body)
                if answer.status_code < 500:
                    return answer
                if answer.status_code != 503:
                    raise Violation(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
            await asyncio.sleep(wait(attempt))
            attempt += 1

    async def arrive(self) -> None:
        """Get a cookie, and set the person's name."""
        await self.ask("GET", "/api/me")
        (await self.ask("PUT", "/api/me", {"name": self.name})).raise_for_status()

    async def create(self, kind: Kind, number: str) -> str:
        """Create a table and return its id.

        The person commits to `number` as its part of the deal's randomness.
        """
        seats = [{"kind": "person"}] * kind.persons + [{"kind": "bot", "level": "beginner"}] * kind.bots
        commitments = [seat_commitment(number)]
        body = {"game": kind.game, "options": kind.options, "seats": seats, "commitments": commitments}
        answer = await self.ask("POST", "/api/tables", body)
        if answer.status_code != 201:
            raise Violation(f"a table of {kind}: {answer.status_code} {answer.text[:200]}")
        return str(answer.json()["id"])


class Player:
    """A person at one seat of one table; seat -1: a spectator."""

    def __init__(
        self, person: Person, seat: int, ledger: Ledger, tally: Tally, manner: Manner, number: str = ""
    ) -> None:
        """Prepare the player; `stay` plays. `number`: the player's part of the deal's randomness."""
        self.person = person
        self.number = number
        self.seat = seat
        self.ledger = ledger
        self.tally = tally
        self.manner = manner
        self.finished = False
        self.socket: LeanSocket | None = None
        self.listener: Callable[[Player, Heard], None] = lambda player, message: None
        self._away = 0.0
        self._attempt = 0
        self._open: tuple[int, int] | None = None
        """The decision that was sent and is not confirmed: its number, and the action."""
        self._timer: asyncio.TimerHandle | None = None
        self._known = (0, 0)
        """How many events, and how many of the seat's own decisions, the server has reported so far."""
        self._lost = asyncio.Event()
        self._ended = asyncio.Event()

    async def stay(self) -> None:
        """Stay connected, and connect again after every loss, until the game is over or `leave` is called."""
        try:
            while not self._ended.is_set():
                self._lost.clear()
                with suppress(OSError, TimeoutError):
                    async with asyncio.timeout(PATIENCE):
                        await self._connect()
                    await self._lost.wait()
                self._stop_waiting()
                if not self._ended.is_set():
                    await self._pause()
        finally:
            self.hang_up()

    def go_away(self, seconds: float) -> None:
        """Drop the connection, and stay away for some seconds."""
        self._away = seconds
        self.hang_up()

    def freeze(self, seconds: float) -> None:
        """Keep the connection, but read nothing from it for some seconds, as a page in the background does."""
        if self.socket is not None and self.socket.opened.done() and not self.socket.transport.is_closing():
            self.socket.transport.pause_reading()
            asyncio.get_running_loop().call_later(seconds, self.socket.transport.resume_reading)

    def leave(self) -> None:
        """Leave the table for good."""
        self._ended.set()
        self._lost.set()

    def hang_up(self) -> None:
        """Drop the connection; `stay` connects again."""
        if self.socket is not None and self.socket.opened.done():
            self.socket.transport.abort()

    async def _pause(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(self._away or wait(self._attempt)):
                await self._ended.wait()
        self._attempt, self._away = self._attempt + 1, 0.0

    async def _connect(self) -> None:
        self.socket = LeanSocket(self._heard, self._lose)
        where = self.person.way_to(self.ledger.table, "?watch=yes" if self.seat < 0 else "")
        await self.socket.connect(*where, self.person.home)
        self.tally.connections += 1

    def _lose(self) -> None:
        if self.socket is not None and self.socket.code == GONE:
            self._fail(Violation(f"table {self.ledger.table} is gone"))
        self._lost.set()

    def _fail(self, error: BaseException) -> None:
        self.tally.troubles.append(error)
        self.leave()

    def _heard(self, text: bytes) -> None:
        try:
            message = _decode(text)
            self._take(message)
        except Exception as error:  # otherwise the exception in a callback would be lost
            self._fail(error)
            return
        self.listener(self, message)

    def _take(self, message: Heard) -> None:
        if message.type in ("table", "update"):
            first = message.first if message.type == "update" else 0
            self.ledger.show(self.seat, first, message.events)
            self._keep(first + len(message.events), message.turn)
        if message.type == "table":
            self._attempt = 0
            self._sit_down(message)
        elif message.type == "said" and message.text in self.ledger.heard:
            self.ledger.heard[message.text] = True
        elif message.type == "refused":
            self._refuse(message.code)
        if message.deal is not None and message.deal.wanted and self.seat >= 0 and self.seat not in message.deal.shown:
            self._say({"type": "show", "seat": self.seat, "number": self.number})
        if message.turn is not None and self.seat >= 0:
            self._look(message.turn, again=message.type == "table")
        if message.phase == "finished":
            self.finished = True
            self.leave()

    def _keep(self, events: int, turn: Turn | None) -> None:
        """Check that no event the player was sent is missing, and store the newest state. Raises Violation."""
        before, known = self._known, (events, self._known[1] if turn is None else turn.count)
        if known[0] < before[0] or known[1] < before[1]:
            raise Violation(
                f"table {self.ledger.table}: seat {self.seat} was told of {before[0]} events and {before[1]} own "
                f"decisions, and now of {known[0]} and {known[1]}"
            )
        self._known = known

    def _refuse(self, code: str) -> None:
        if code in ("illegal", "malformed"):
            raise Violation(f"table {self.ledger.table}: what seat {self.seat} sent is {code}")
        self.tally.refused[code] = self.tally.refused.get(code, 0) + 1
        if code == "too_fast":
            return  # only a line of chat: the player goes on thinking about the next decision
        self._open = None
        self._stop_waiting()

    def _sit_down(self, message: Heard) -> None:
        if self.seat < 0 or message.you == self.seat:
            return
        if message.phase != "waiting":
            raise Violation(f"table {self.ledger.table}: seat {self.seat} is {message.you} now")
        self._say({"type": "sit", "seat": self.seat, "commitments": [seat_commitment(self.number)]})

    def _look(self, turn: Turn, again: bool) -> None:
        """Note whether the last decision was made, and prepare the next one if the player has one to make."""
        self.tally.told += self.ledger.told(self.seat, turn.count, time.monotonic())
        if self._open is not None:
            count, action = self._open
            if turn.count > count:
                self._open = None
                self._stop_waiting()
            elif again:
                self._send(count, action)
        if self._open is None and self._timer is None and turn.legal:
            call = asyncio.get_running_loop().call_later
            self._timer = call(self.manner.think(), self._decide, turn)

    def _decide(self, turn: Turn) -> None:
        self._timer = None
        known = self.ledger.decisions.get((self.seat, turn.count))
        self._open = (turn.count, known.action if known else random.choice(turn.legal))
        self.tally.sent += known is None
        self._send(*self._open)
        if random.random() < self.manner.chat:
            text = f"{self.person.name} {self.seat} {len(self.ledger.heard)}"
            self.ledger.heard[text] = False
            self.tally.said += 1
            self._say({"type": "say", "text": text})

    def _send(self, count: int, action: int) -> None:
        self.ledger.send(self.seat, count, action, time.monotonic())
        self._say({"type": "decide", "count": count, "actions": [action], "id": f"{self.seat}-{count}"})
        self._stop_waiting()
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self.hang_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _say(self, message: dict[str, Any]) -> None:
        if self.socket is not None:
            self.socket.send(msgspec.json.encode(message))


def wait(attempt: int) -> float:
    """Return the seconds before another attempt: random, and doubled with each attempt up to a limit."""
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(attempt, 10)) * (0.5 + random.random() / 2)


@dataclass(frozen=True)
class Kind:
    """A kind of table: its game, its options, and who plays."""

    game: str
    options: dict[str, Any]
    persons: int
    bots: int = 0


KINDS = (
    Kind("seas-of-strife", {"players": 4, "target": 8}, 3, 1),
    Kind("turn-the-tide", {"players": 3}, 2, 1),
    Kind("sea-change", {"players": 4, "target": 3}, 4),
    Kind("seas-of-strife", {"players": 3, "passing": True, "rules": "strife", "target": 8}, 3),
    Kind("feud", {}, 2),
)


class Company:
    """Some people who play one game after the other, and their ledgers. People without a seat look on."""

    def __init__(self, people: list[Person], tally: Tally, manner: Manner) -> None:
        """Prepare the company; it needs at least as many people as any game has seats."""
        self.people = people
        self.tally = tally
        self.manner = manner
        self.ledgers: list[Ledger] = []
        self.players: list[Player] = []
        self.met: Callable[[list[Player]], None] = lambda players: None
        """A function that is called with the players of each new table."""
        self._stopping = False

    async def play(self, kinds: Callable[[], Kind]) -> None:
        """Play at one table after the other, until `stop` is called."""
        while not self._stopping:
            kind = kinds()
            numbers = [new_number() for _ in range(kind.persons)]
            await self._stay(await self.people[0].create(kind, numbers[0]), kind, numbers)

    async def _stay(self, table: str, kind: Kind, numbers: list[str]) -> None:
        """Play one game at this table."""
        ledger = Ledger(table, kind.game)
        self.tally.tables += 1
        self.ledgers.append(ledger)
        more = len(self.people) - kind.persons
        seats, numbers = [*range(kind.persons), *[-1] * more], [*numbers, *[""] * more]
        self.players = [
            Player(person, seat, ledger, self.tally, self.manner, number)
            for seat, person, number in zip(seats, self.people, numbers, strict=True)
        ]
        self.met(self.players)
        await asyncio.gather(*(player.stay() for player in self.players))
        if all(player.finished for player in self.players):
            self.tally.finished += 1
            answer = await self.people[0].ask("GET", f"/api/tables/{table}/record")
            if answer.status_code != 200:
                raise Violation(f"table {table}: no record ({answer.status_code} {answer.text[:200]})")
            ledger.record = answer.content

    @property
    def latest(self) -> float:
        """The time when a person last received their own decision (monotonic seconds)."""
        return self.ledgers[-1].latest if self.ledgers else 0.0

    def move_on(self) -> None:
        """Leave this table; the company then opens a new one."""
        for player in self.players:
            player.leave()

    def stop(self) -> None:
        """Leave this table, and open no other one."""
        self._stopping = True
        self.move_on()


async def gather_people(address: str, count: int, name: str, home: str | None = None) -> list[Person]:
    """Return `count` new people, who connect from the address `home`."""
    transport = httpx.AsyncHTTPTransport(local_address=home, verify=False)
    people = [Person(address, f"{name}{at}", home, transport) for at in range(count)]
    for person in people:
        await person.arrive()
    return people

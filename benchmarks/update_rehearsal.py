"""Update and rollback while people play: whether anything that anybody was told is ever lost.

One database is served by the program of an earlier commit, then by this one, by the earlier one again and by this one
again; each is told to stop in the middle of play. People at many tables come again by themselves. It stops by itself.

    python benchmarks/update_rehearsal.py --before f69329ab23 --seconds 5 --people 8

With `--database postgresql://...` an empty PostgreSQL database is used, else an SQLite file in a temporary folder.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
GAME = {"game": "seas-of-strife", "options": {"players": 4}}
SEATS = [{"kind": "person"}, *({"kind": "bot", "level": "beginner"} for _ in range(3))]
PACE_SECONDS = 0.06
PATIENCE = 60.0


class Person(threading.Thread):
    """Plays one game after the other against bots, and remembers everything they were told."""

    def __init__(self, address: str, number: int) -> None:
        super().__init__(daemon=True)
        self.http = httpx.Client(base_url=address, headers={"Origin": address}, timeout=5)
        self.address, self.dice = address, random.Random(number)
        self.stop = threading.Event()
        self.told: list[Any] = []
        self.decided, self.games = 0, 0
        self.lost: list[str] = []

    def run(self) -> None:
        while not self.stop.is_set():
            table = self.asked("post", "/api/tables", json={**GAME, "seats": SEATS})
            if table is not None:
                self.told = []
                self.play(table["id"])

    def asked(self, method: str, path: str, **more: Any) -> Any:
        """Send a request until the server accepts it, and return the answer, or None after `stop`."""
        while not self.stop.is_set():
            try:
                answer = self.http.request(method, path, **more)
                if answer.is_success:
                    return answer.json()
            except httpx.HTTPError:
                pass
            time.sleep(0.05)
        return None

    def play(self, table: str) -> None:
        address = f"ws{self.address[4:]}/api/tables/{table}/socket"
        while not self.stop.is_set():
            cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
            try:
                with connect(
                    address, origin=self.address, additional_headers={"Cookie": cookie}, proxy=None, open_timeout=5
                ) as line:
                    if self.follow(line):
                        self.games += 1
                        record = self.asked("get", f"/api/tables/{table}/record")
                        if record is not None and not record["decisions"]:
                            self.lost.append(f"{table}: an empty record")
                        return
            except (OSError, WebSocketException, TimeoutError):
                time.sleep(0.05)

    def follow(self, line: ClientConnection) -> bool:
        """Play until the game is over (True), or the person stops."""
        while not self.stop.is_set():
            message = msgspec.json.decode(line.recv(timeout=PATIENCE))
            if message["type"] == "table":
                if message["events"][: len(self.told)] != self.told:
                    self.lost.append(f"{message['id']}: {len(self.told)} events were told, and are others now")
                self.told = message["events"]
            elif message["type"] == "update":
                self.told = self.told + message["events"]
            else:
                continue
            if message["phase"] == "finished":
                return True
            turn = message["turn"]
            if turn is not None and turn["legal"]:
                time.sleep(PACE_SECONDS)
                choice = {"type": "decide", "count": turn["count"], "actions": [self.dice.choice(turn["legal"])]}
                line.send(msgspec.json.encode(choice).decode())
                self.decided += 1
        return False


@contextmanager
def served(source: Path, database: str, port: int) -> Iterator[None]:
    """Run the program at `source` as a server, and stop it in the middle of everything at the end."""
    command = [sys.executable, "-m", "quarterdeck", "--no-browser", "--port", str(port)]
    environment = {**os.environ, "PYTHONPATH": str(source / "src"), "QUARTERDECK_DATABASE": database}
    with subprocess.Popen([*command, "--database", database], env=environment, stdout=subprocess.DEVNULL) as server:
        try:
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until and server.poll() is None:
                try:
                    if httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=5).is_success:
                        break
                except httpx.HTTPError:
                    time.sleep(0.05)
            if server.poll() is not None:
                raise SystemExit(f"the program at {source} does not serve the database")
            yield
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(PATIENCE)


def rehearse(before: Path, after: Path, database: str, seconds: float, people: int) -> list[str]:
    """Serve with one and the other in turn; what was lost."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    persons = [Person(f"http://127.0.0.1:{port}", number) for number in range(people)]
    for person in persons:
        person.start()
    for name, source in (("before", before), ("after", after), ("before", before), ("after", after)):
        decided = sum(person.decided for person in persons)
        began = time.monotonic()
        with served(source, database, port):
            started = time.monotonic() - began
            time.sleep(seconds)
            made = sum(person.decided for person in persons) - decided
        print(f"{name:6} started in {started:.1f} s, {made} decisions in {seconds:.0f} s", flush=True)
    for person in persons:
        person.stop.set()
    decided, games = sum(person.decided for person in persons), sum(person.games for person in persons)
    print(f"{decided} decisions, {games} games to their end")
    return [loss for person in persons for loss in person.lost]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", required=True, help="commit of the program before")
    parser.add_argument("--database", help="an empty PostgreSQL database")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each serves")
    parser.add_argument("--people", type=int, default=8)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder) / "before"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(before), given.before], check=True)
        try:
            database = given.database or f"sqlite:///{folder}/house.db"
            lost = rehearse(before, ROOT, database, given.seconds, given.people)
        finally:
            subprocess.run([*git, "remove", "--force", str(before)], check=True)
    for loss in lost:
        print(loss)
    print(f"lost: {len(lost)}")
    sys.exit(bool(lost))


if __name__ == "__main__":
    main()

"""A game's package beside Quarterdeck in an environment: installed, replaced while a server runs, removed.

Used by `check_packages.py`. A running server goes on with the version that it began with; the next one has the other
version, and tables go on; without the package all else works. Nothing of it may leave a traceback, or a line in a log
that is not expected.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
HEARTS = ROOT / "examples" / "hearts"
BOTS = ("easy", "easy", "easy")
SIMULATED = ("--games", "1", "--bots", "random,random,random,random")
CHANGES = {
    "pyproject.toml": ('version = "1.0.0"', 'version = "1.0.1"'),
    "src/quarterdeck_hearts/__init__.py": ('"target", "number", 100', '"target", "number", 90'),
    "src/quarterdeck_hearts/page/words/en.json": ("The classic of tricks", "A classic of tricks"),
    "src/quarterdeck_hearts/page/board.js": ("const GIVEN = 3;", "const GIVEN = 3; // cards"),
}
"""The next version: in which file what is replaced by what."""

sys.path.insert(0, str(ROOT / "tests" / "server"))
if TYPE_CHECKING:
    from house import Guest, House
    from play import Seat


@dataclass(frozen=True)
class Environment:
    """Where packages are installed: `variables` are those of processes in it, which find nothing else but uv."""

    uv: Path
    programs: Path
    variables: Mapping[str, str]

    def call(self, name: str, *words: str, fails: bool = False) -> str:
        """Run a program and return its output. End the check where it fails, or where it should fail and does not."""
        done = subprocess.run(
            [str(self.uv if name == "uv" else self.programs / name), *words],
            env={**os.environ, **self.variables},
            capture_output=True,
            text=True,
            check=False,
        )
        said = done.stdout + done.stderr
        if bool(done.returncode) != fails or (fails and "Traceback" in said):
            sys.exit(f"{name} {' '.join(words)}\n{said}")
        return said

    @contextmanager
    def serving(self, data: Path, told: str = "") -> Iterator[House]:
        """Run a server and check its log: every line has the words `told`, or the log is empty where `told` is."""
        from house import House

        from quarterdeck.server.settings.config import ServerConfig

        data.mkdir(exist_ok=True)
        log = data / "log"
        with log.open("w") as errors:
            server = subprocess.Popen(
                [str(self.programs / "quarterdeck"), "--port", "0", "--no-browser", "--data-dir", str(data)],
                env={**os.environ, **self.variables},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        try:
            assert server.stdout is not None
            house = House(server.stdout.readline().split()[-1], ServerConfig(""))
            yield house
            for guest in house.guests:
                guest.http.close()
        except Exception:
            print(log.read_text(), file=sys.stderr)
            raise
        finally:
            server.terminate()
            server.communicate(timeout=30)
        lines = log.read_text().splitlines()
        if bool(lines) != bool(told) or any(told not in line for line in lines):
            sys.exit("\n".join(["the server's log:", *lines]))


@dataclass(frozen=True)
class Looks:
    """What a server has of Hearts: where its page is, its board and words, and the default of a rule."""

    page: str
    board: str
    words: str
    target: int

    @classmethod
    def of(cls, guest: Guest) -> Looks:
        """As a guest sees it now."""
        found = re.search(r"games/hearts/[0-9a-f]+/", guest.http.get("/").text)
        assert found, "the page is not told of Hearts"
        board, words = (guest.http.get(f"/{found[0]}{name}") for name in ("board.js", "words/en.json"))
        (game,) = [game for game in guest.http.get("/api/games").json() if game["id"] == "hearts"]
        (target,) = [option["value"] for option in game["options"] if option["name"] == "target"]
        return cls(found[0], board.raise_for_status().text, words.raise_for_status().text, target)


def wheel_of_hearts(environment: Environment, folder: Path, changes: Mapping[str, tuple[str, str]] = {}) -> str:
    """Build the wheel of Hearts with these changes, without Node, and return its path."""
    shutil.copytree(HEARTS, folder, ignore=shutil.ignore_patterns(".venv", "__pycache__", "dist"))
    for name, (old, new) in changes.items():
        text = (folder / name).read_text("utf-8")
        assert text.count(old) == 1, f"{name} does not have {old!r} once"
        (folder / name).write_text(text.replace(old, new), "utf-8")
    environment.call("uv", "build", "--quiet", "--wheel", "--python", sys.executable, str(folder))
    (wheel,) = (folder / "dist").glob("*.whl")
    return str(wheel)


def at_table(guest: Guest, table: str) -> Seat:
    """Seat the guest at a table, make some decisions, and return the seat."""
    from play import Seat

    seat = Seat(guest.sit(table))
    assert seat.take()["type"] == "table"
    play_some(seat)
    return seat


def play_some(seat: Seat) -> None:
    """Make a few decisions, with the bots' between them."""
    from play import play_on

    assert play_on([seat], random.Random(1), 5) == 5, "the game has ended"


def check_installed(environment: Environment, wheel: str) -> None:
    """Install it where Quarterdeck is, and play without a server."""
    environment.call("uv", "pip", "install", "--quiet", wheel)
    environment.call("quarterdeck", "simulate", "hearts", "--option", "target=10", *SIMULATED)


def check_replaced(environment: Environment, folder: Path) -> None:
    """Put the next version in the place of the one that is installed while a server runs, then remove it likewise."""
    from play import moved

    data, following = folder / "data", wheel_of_hearts(environment, folder / "next", CHANGES)
    with environment.serving(data) as house:
        ada = house.guest("Ada")
        table = ada.create("person", *BOTS, game="hearts")
        seat, first = at_table(ada, table), Looks.of(ada)
        environment.call("uv", "pip", "install", "--quiet", following)
        play_some(seat)
        at_table(ada, ada.create("person", *BOTS, game="hearts")).line.close()
        assert Looks.of(ada) == first, "a running server takes what was installed after its start"
        seat.line.close()
    with environment.serving(data) as house:
        ada = moved(ada, house)
        seat, second = at_table(ada, table), Looks.of(ada)
        news = second.page != first.page, "// cards" in second.board, "A classic" in second.words, second.target == 90
        assert all(news), f"page, board, words, rules: what is new after the next start is {news}"
        assert ada.http.get(f"{first.page}board.js").status_code == 404
        environment.call("uv", "pip", "uninstall", "--quiet", "quarterdeck-hearts")
        play_some(seat)
        assert Looks.of(ada) == second
        seat.line.close()
    with environment.serving(data, told="it plays 'hearts', which is not installed here") as house:
        check_without(moved(ada, house), table)
    assert "hearts" in environment.call("quarterdeck", "simulate", "hearts", *SIMULATED, fails=True)


def check_without(guest: Guest, table: str) -> None:
    """Check a server that no longer has Hearts: the guest's table of it stays closed, and everything else works."""
    from websockets.exceptions import ConnectionClosed

    assert "games/hearts" not in guest.http.get("/").text
    assert "hearts" not in [game["id"] for game in guest.http.get("/api/games").json()]
    assert table in [mine["id"] for mine in guest.http.get("/api/tables").raise_for_status().json()["mine"]]
    try:
        said: object = guest.sit(table).take()
    except ConnectionClosed as closed:
        said = closed.rcvd and closed.rcvd.code
    assert said == 4404, f"a table of a game that is not there says {said}"
    at_table(guest, guest.create("person", *BOTS)).line.close()

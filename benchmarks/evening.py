"""Four people play in four browsers, each behind a line of its own that freezes, drops, delays and reorders.

    python benchmarks/evening.py --seconds 600

Each line is left alone for some seconds and then disturbed: everything freezes; every connection is cut; each piece
takes longer; or the connections of now are held while new ones pass, so that what was sent before comes later.
Afterwards every decision that a page has sent must be in a table's log exactly once, or its page was told why not, and
the pages must show the same game. How long it took until a player saw that the connection was lost is counted from when
the line froze.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from proving.ledger import Violation, evidence, folded
from proving.line import Line, line_to
from proving.logs import logs
from proving.server import Server

PEOPLE = (("Ada", "en-GB"), ("Ben", "ja-JP"), ("Cem", "en-GB"), ("Dora", "ja-JP"))
SEEN = 10.0
"""Seconds within which a player must see that nothing comes through any more."""
TROUBLES = {"freeze": (9.0, 16.0), "cut": (0.0, 0.0), "delay": (4.0, 8.0), "overtake": (12.0, 16.0)}
"""How long each lasts (seconds): the shortest, the longest."""
QUIET = (4.0, 12.0)
"""Seconds in which a line is left alone."""
SETTLED = 60.0
"""Seconds after the last trouble within which everything must have arrived."""
PRESS = """() => {
  const one = (selector) => {
    const all = [...document.querySelectorAll(selector)];
    return all[Math.floor(Math.random() * all.length)];
  };
  const sheet = document.querySelector('dialog[open]');
  const wanted = sheet ? sheet.querySelector('.after button')
    : document.querySelector('[data-asked]') && (one('[data-target]') ?? one('.buttons .act:not([disabled])')
      ?? one('[data-card]:not([aria-disabled]):not([aria-pressed])'));
  wanted?.click();
  return {
    lost: document.querySelector('.news > p:not(.calm)') !== null,
    over: document.querySelector('.ended a[download]') !== null,
    room: document.querySelector('.room') !== null,
  };
}"""
"""Press what may be pressed, and say how the page stands."""


class Chair:
    """One person with a browser, behind a line."""

    def __init__(self, browser: Browser, line: Line, locale: str) -> None:
        self.line = line
        self.context = browser.new_context(base_url=line.address, locale=locale, reduced_motion="reduce")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(SETTLED * 1000)
        self.sent: set[str] = set()
        """The ids of all decisions that the page has sent."""
        self.refused = 0
        self.trouble = ""
        self.since = 0.0
        """When the line was disturbed, or mended, last (monotonic seconds)."""
        self.until = 0.0
        self.seen: float | None = None
        """Seconds after which the page said that the connection is lost."""
        self.page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        socket.on("framesent", self._sends)
        socket.on("framereceived", self._hears)

    def _sends(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("decide", "change"):
            self.sent.add(message["id"])

    def _hears(self, frame: str | bytes) -> None:
        self.refused += isinstance(frame, str) and '"refused"' in frame[:40]

    def disturb(self, trouble: str, now: float) -> None:
        """Begin some trouble."""
        self.trouble, self.since, self.seen = trouble, now, None
        self.until = now + random.uniform(*TROUBLES[trouble])
        if trouble == "delay":
            self.line.delay = random.uniform(0.2, 1.5)
        else:
            {"freeze": self.line.freeze, "cut": self.line.cut, "overtake": self.line.overtake}[trouble]()

    def mend(self, now: float) -> None:
        """Leave the line alone for a while."""
        self.line.thaw()
        self.trouble, self.since, self.until = "", now, now + random.uniform(*QUIET)


class Evening:
    """A server, four browsers, and tables one after the other."""

    def __init__(self, server: Server, browser: Browser, stack: ExitStack, seen: float) -> None:
        """`seen`: seconds within which a player must see that the line is frozen."""
        self.server = server
        self.seen = seen
        lines = [stack.enter_context(line_to(server.address)) for _ in PEOPLE]
        self.chairs = [Chair(browser, line, locale) for line, (_, locale) in zip(lines, PEOPLE, strict=True)]
        self.troubles: Counter[str] = Counter()
        self.delays: list[float] = []
        """For each line that was frozen long enough: seconds until its player saw it."""
        self.tables = 0
        self.decisions = 0

    def begin(self) -> None:
        """Create a new table and seat everybody at it."""
        game = ("seas-of-strife", "turn-the-tide", "sea-change")[self.tables % 3]
        body = {"game": game, "options": {"players": 4}, "seats": [{"kind": "person"}] * 4}
        request = self.chairs[0].context.request
        answer = request.post("/api/tables", data=body)
        if not answer.ok:
            raise Violation(f"no table: {answer.status} {answer.text()}")
        self.tables += 1
        for chair in self.chairs:
            chair.page.goto(f"/table/{answer.json()['id']}")
            chair.page.locator(".room").wait_for()
            if chair is not self.chairs[0]:  # who has made the table has a seat
                chair.page.locator(".room li .button.act").first.click()
        for chair in self.chairs:
            chair.page.locator("[data-card]").first.wait_for()

    def play(self, seconds: float) -> None:
        """Play and disturb for so long, and then until everything has arrived. Raises Violation."""
        for chair, (name, _) in zip(self.chairs, PEOPLE, strict=True):
            chair.context.request.get("/api/me")
            chair.context.request.put("/api/me", data={"name": name})
        end, over = time.monotonic() + seconds, True
        while time.monotonic() < end:
            if over:
                self.calm()
                self.begin()
            ended = [self._turn(chair, time.monotonic()) for chair in self.chairs]
            over = all(ended)
        self.calm()

    def calm(self) -> None:
        """Mend all lines, and wait until no page has a decision on its way, nor says that it is lost."""
        for chair in self.chairs:
            chair.mend(time.monotonic())
        for chair in self.chairs:
            chair.page.wait_for_function("() => !document.querySelector('.news > p:not(.calm)')")

    def _turn(self, chair: Chair, now: float) -> bool:
        """Look at one page, let it decide, and disturb its line or mend it. Whether its game is over."""
        stands = chair.page.evaluate(PRESS)
        if chair.trouble == "freeze" and stands["lost"] and chair.seen is None:
            chair.seen = time.monotonic() - chair.since
            self.delays.append(chair.seen)
        if now >= chair.until:
            if chair.trouble == "freeze" and chair.seen is None and now - chair.since > self.seen:
                raise Violation(f"{now - chair.since:.1f} s after its line froze a page says nothing")
            if chair.trouble:
                chair.mend(now)
            else:
                trouble = random.choice([*TROUBLES])
                self.troubles[trouble] += 1
                chair.disturb(trouble, now)
        return bool(stands["over"])

    def check(self) -> None:
        """Check that the logs have every decision that the pages sent once, and no other. Raises Violation."""
        with ThreadPoolExecutor(1) as pool:  # Playwright's loop counts as running in this thread
            found = pool.submit(asyncio.run, logs(self.server.database)).result()
        made = Counter(entry["id"] for log in found.values() for entry in log if entry.get("id"))
        sent = set[str]().union(*(chair.sent for chair in self.chairs))
        refused = sum(chair.refused for chair in self.chairs)
        self.decisions = made.total()
        twice = [id for id, times in made.items() if times > 1]
        if twice or made.keys() - sent or len(sent - made.keys()) > refused:
            raise Violation(
                f"{len(twice)} decisions are in a log twice; {len(made.keys() - sent)} were never sent; of "
                f"{len(sent - made.keys())} that are in no log only {refused} were refused"
            )
        for table, log in found.items():
            folded(table, log)

    def report(self) -> str:
        """Return the decisions, troubles and delays as text."""
        slowest = f"{max(self.delays):.1f} s at most" if self.delays else "never long enough"
        return (
            f"{self.decisions} decisions at {self.tables} tables, each in its log once\n"
            f"troubles: {', '.join(f'{count} {name}' for name, count in sorted(self.troubles.items()))}\n"
            f"refused: {sum(chair.refused for chair in self.chairs)}\n"
            f"{len(self.delays)} times a player was told of a frozen line, after {slowest}"
        )


def prove(seconds: float, folder: Path, browser: Browser, seen: float = SEEN) -> Evening:
    """Play an evening of `seconds` seconds. Raises Violation.

    The server's files are in `folder`; `seen` is for `Evening`.
    """
    with ExitStack() as stack:
        server = Server(f"sqlite:///{folder / 'evening.db'}", folder)
        server.start()
        stack.callback(server.end)
        server.wait()
        evening = Evening(server, browser, stack, seen)
        for chair in evening.chairs:
            stack.callback(chair.context.close)
        evening.play(seconds)
        same_game(evening)
        evening.check()
        return evening


def same_game(evening: Evening) -> None:
    """Wait until all four pages show as much of the game. Raises Violation."""
    end = time.monotonic() + SETTLED
    while len(shown := {chair.page.locator(".log p").count() for chair in evening.chairs}) > 1:
        if time.monotonic() > end:
            raise Violation(f"the pages' logs have {shown} lines")
        evening.chairs[0].page.wait_for_timeout(100)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=600.0)
    given = parser.parse_args()
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with evidence("evening-") as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        print(prove(given.seconds, folder, browser).report())


if __name__ == "__main__":
    main()

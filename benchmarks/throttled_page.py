"""How much work a page without a server has at once on a slow device, and how much its bots have: by processor time.

    uv run --group dev python benchmarks/throttled_page.py [--wide] [GAME ...]

Plays each game named (or all) in an exported site, in the window of a phone: as fast as the machine is, with the page's
thread four times slower (Chromium's own throttling, which leaves workers alone), and so with bots that do not think
(Medium), which tells what thinking adds. Prints for each how long the longest tasks of the page's thread were, while
the game begins and afterwards, how many took more than 50 ms, what a Hard bot's decision takes of the worker's thread,
and what it would at a quarter of the pace. Processor time is counted, so a busy machine does not matter.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from conftest import FLAGS, installed_chromium
from hosting import Host, exported
from player import Pointer, play

RATE = 4
SECONDS = 20
"""So long each game is played, if it does not end before."""
PACES = {"as it is": (1, "hard"), "4 times slower": (RATE, "hard"), "4 times slower, nobody thinks": (RATE, "medium")}
WINDOWS = {"phone": {"width": 390, "height": 844}, "wide": {"width": 1280, "height": 800}}
GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "seas-of-strife": ({"players": 4}, 3),
    "turn-the-tide": ({"players": 4}, 3),
    "sea-change": ({"players": 4}, 3),
    "feud": ({}, 1),
}
LONG = 50.0
"""Milliseconds; what takes longer is felt."""
TASK = "RunTask"
CATEGORIES = ["disabled-by-default-devtools.timeline", "blink.user_timing"]
DECIDED = """async () => {
  const asked = indexedDB.open('quarterdeck');
  const base = await new Promise((done) => (asked.onsuccess = () => done(asked.result)));
  const all = base.transaction('log').objectStore('log').getAll();
  const log = await new Promise((done) => (all.onsuccess = () => done(all.result)));
  base.close();
  return log.filter(({ type, seat }) => type === 'decided' && seat !== 0).length;
}"""
"""How many decisions of bots are stored."""


def played(browser: Browser, address: str, game: str, pace: str, window: str) -> tuple[list[dict[str, Any]], int]:
    """Play the beginning of a game, and return the trace and the number of bot decisions in it."""
    (options, bots), (rate, level) = GAMES[game], PACES[pace]
    page = browser.new_page(viewport=WINDOWS[window])
    page.set_default_timeout(120_000)
    page.goto(address)
    habit = {"options": options, "sitters": [level] * bots, "names": [], "listed": False, "aids": True, "here": False}
    page.evaluate("(habits) => (localStorage['quarterdeck.habits'] = habits)", json.dumps({game: habit}))
    page.reload()
    press = page.get_by_role("button", name=re.compile(f"^Play now {game.replace('-', ' ')}$", re.IGNORECASE))
    press.wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    browser.start_tracing(page=page, categories=CATEGORIES)
    press.click()
    page.locator("[data-asked]").wait_for()
    page.evaluate("performance.mark('begun')")
    ends = time.monotonic() + SECONDS
    play(Pointer(page), until=lambda: time.monotonic() > ends)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    decisions: int = page.evaluate(DECIDED)
    page.close()
    return events, decisions


def line(events: list[dict[str, Any]], decisions: int) -> str:
    """Return the cells of one game."""
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    begun = next(e for e in events if e["name"] == "begun")
    main = [e for e in events if e["name"] == TASK and (e["pid"], e["tid"]) == (begun["pid"], begun["tid"])]
    cells = []
    for phase in (True, False):
        times = [e.get("tdur", 0) / 1000 for e in main if (e["ts"] < begun["ts"]) == phase]
        cells += [f"{max(times, default=0):.0f}", str(sum(each > LONG for each in times))]
    worker = [e for e in events if e["name"] == TASK and "Worker" in names.get((e["pid"], e["tid"]), "")]
    own = sum(e.get("tdur", 0) for e in worker if e["pid"] == begun["pid"]) / 1000 / max(decisions, 1)
    return " | ".join([*cells, str(decisions), f"{own:.0f}", f"{own * RATE:.0f}"])


def main() -> None:
    """Measure the games named, or all."""
    window = "wide" if "--wide" in sys.argv else "phone"
    games = [name for name in sys.argv[1:] if not name.startswith("-")] or list(GAMES)
    print("| game | pace | begins: longest task, ms | above 50 | later: longest task | above 50 ", end="")
    print("| bots' decisions | each, ms | times 4 |")
    print("|---|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(exported(Path(folder)))
        browser = playwright.chromium.launch(executable_path=installed_chromium(playwright, False), args=FLAGS)
        for game in games:
            for pace in PACES:
                print(f"| {game} | {pace} | {line(*played(browser, host.address, game, pace, window))} |", flush=True)
        browser.close()
        host.stop()


if __name__ == "__main__":
    main()

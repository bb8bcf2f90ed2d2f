"""Measure how long watching a round takes in a browser, for a player who needs no time to think.

    uv run --group dev python benchmarks/pace.py --rounds 2

At each table of four sit one person and three Medium bots. A script in the page plays whatever is legal first as soon
as it is asked, and reads the page's own clock: from when a round's cards lie there until its points are shown. The
server, the bots and the browser share the machine, so a busy one makes the times longer.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright
from proving.server import Server

BARS = {"seas-of-strife": 25.0, "turn-the-tide": 25.0, "sea-change": 20.0}
"""Seconds that a round may take."""
PATIENCE = 180_000
PLAY = """(rounds) => {
  const times = [];
  let began = null;
  const first = (selector) => document.querySelector(selector);
  function turn() {
    const sheet = first('dialog[open] .after button');
    const over = sheet ?? first('.ended a[download]');
    if (over && began !== null) {
      times.push((performance.now() - began) / 1000);
      began = null;
    }
    if (times.length >= rounds) {
      window.roundTimes = times;
      return;
    }
    if (sheet) sheet.click();
    else {
      if (first('[data-card]')) began ??= performance.now();
      if (first('[data-asked]')) {
        const wanted = first('[data-target]') ?? first('.buttons .act:not([disabled])')
          ?? first('[data-card]:not([aria-disabled]):not([aria-pressed])');
        wanted?.click();
      }
    }
    requestAnimationFrame(turn);
  }
  turn();
}"""
"""Play as soon as something is asked; `roundTimes` is set once so many rounds are over."""


def measure(browser: Browser, address: str, game: str, rounds: int) -> list[float]:
    """Play rounds of a game at a new table, and return the seconds that each took."""
    context = browser.new_context(base_url=address, reduced_motion="no-preference")
    context.request.get("/api/me")
    bots = [{"kind": "bot", "level": "medium"}] * 3
    body = {"game": game, "options": {"players": 4}, "seats": [{"kind": "person"}, *bots]}
    answer = context.request.post("/api/tables", data=body)
    if not answer.ok:
        raise RuntimeError(f"no table: {answer.status} {answer.text()}")
    page = context.new_page()
    page.goto(f"/table/{answer.json()['id']}")
    page.locator("[data-card]").first.wait_for()
    page.evaluate(PLAY, rounds)
    found = page.wait_for_function("() => window.roundTimes", timeout=rounds * PATIENCE)
    times: list[float] = found.json_value()
    context.close()
    return times


def main() -> None:
    """Read the command line, and exit with 1 where a round took longer than it may."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--game", choices=[*BARS], action="append")
    given = parser.parse_args()
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    slow = False
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        server = Server(f"sqlite:///{folder / 'pace.db'}", folder)
        server.start()
        stack.callback(server.end)
        server.wait()
        browser = stack.enter_context(sync_playwright()).chromium.launch(executable_path=path, args=["--no-sandbox"])
        for game in given.game or BARS:
            times = measure(browser, server.address, game, given.rounds)
            slow |= max(times) > BARS[game]
            print(f"{game}: {', '.join(f'{time:.1f}' for time in times)} s; at most {BARS[game]:.0f}", flush=True)
    sys.exit(slow)


if __name__ == "__main__":
    main()

"""Hold the games' modules for browsers against the engine: the same games and searches in Node, Chromium and Python.

    uv run --group dev python scripts/check_engine.py [GAMES]

Checks that the modules kept are those of their sources, then plays so many games (1,000, if nothing is said) evenly
over all option sets of all games, half as many again of Feud by maneuvers of the tables' own and changed ones, and
searches in some of them. Every state, view, event, legal action, reason, tree and believed world must be the same to
the last bit. Exit status 1 where anything is not.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from build_engine import FOLDER, is_fresh

from quarterdeck.engine.search.workspace import learned_weights
from quarterdeck.games import GAMES
from quarterdeck.games.base import Game

TESTS = Path(__file__).resolve().parent.parent / "tests"
sys.path[:0] = [str(TESTS / "web"), str(TESTS / "games")]

from traces import account, choices, expectations, jobs, own_jobs, thoughts, trace  # noqa: E402 - it lies with the tests

ONE_IN = 25
"""One game of so many is searched in, too; and played interpreted."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]

Found = dict[str, list[Any]]


def asked(game: Game, count: int) -> dict[str, Any]:
    """Return the input for both halves."""
    games = jobs(game, count) + (own_jobs(count // 2) if game.id == "feud" else [])
    weights = learned_weights(game)
    return {
        "game": game.id,
        "description": json.loads((FOLDER / f"{game.id}.json").read_text()),
        "module": base64.b64encode((FOLDER / f"{game.id}.wasm").read_bytes()).decode(),
        "weights": None if weights is None else weights.tolist(),
        "games": games,
        "accounts": games[:: ONE_IN // 5],
        "thoughts": games[::ONE_IN],
    }


def in_node(bundle: Path, given: dict[str, Any]) -> Found:
    """Return the results of the module in Node."""
    command = ["node", str(TESTS / "web/node.mjs"), str(bundle)]
    done = subprocess.run(command, input=json.dumps(given), capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    found: Found = json.loads(done.stdout)
    return found


def in_chromium(bundle: Path, given: dict[str, Any]) -> Found:
    """Return the results in a browser, under the page's own policy except for its WebAssembly part."""
    from playwright.sync_api import sync_playwright

    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        page = browser.new_page()
        page.route("**/*", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
        page.goto("https://page.example/")  # digests are for safe contexts alone
        page.add_script_tag(content=bundle.read_text(), type="module")
        page.wait_for_function("() => globalThis.check")
        found: Found = page.evaluate("given => globalThis.check(given)", given)
        browser.close()
    return found


def compare(game: Game, given: dict[str, Any], others: dict[str, Found]) -> list[str]:
    """Return a line for each difference between the engine and the others."""
    expected = [trace(game, job) for job in given["games"]]
    interpreted = [trace(game, job, "interpreted") for job in given["thoughts"][:2]]
    accounts = [account(game, job) for job in given["accounts"]]
    chosen = [choices(game, job) for job in given["thoughts"]]
    expected_of = [expectations(game, job) for job in given["thoughts"]]
    searched = [thoughts(game, job) for job in given["thoughts"]]
    wrong = [] if interpreted == expected[::ONE_IN][:2] else [f"{game.id}: interpreted and compiled differ"]
    encoded = [job["options"] for job in given["games"]]
    for where, found in others.items():
        for kind, mine in (
            ("options", encoded),
            ("games", expected),
            ("accounts", accounts),
            ("choices", chosen),
            ("expectations", expected_of),
            ("thoughts", searched),
        ):
            bad = [at for at, digest in enumerate(mine) if found[kind][at] != digest]
            wrong += [f"{game.id}: {kind} {bad[:5]} ({len(bad)} of {len(mine)}) are others in {where}"] if bad else []
    return wrong


def main() -> None:
    """Check all games."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    stale = [game.id for game in GAMES.values() if not is_fresh(game)]
    if stale:
        sys.exit(f"the modules of {', '.join(stale)} are of other sources: run scripts/build_engine.py")
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        bundle = Path(folder) / "check.mjs"
        subprocess.run(["node", str(TESTS / "web/bundle.mjs"), str(bundle)], check=True, env={**os.environ, "CI": "1"})
        for game in GAMES.values():
            given = asked(game, -(-count // len(GAMES)))
            there = {"Node": pool.submit(in_node, bundle, given), "Chromium": pool.submit(in_chromium, bundle, given)}
            wrong += compare(game, given, {where: found.result() for where, found in there.items()})
            print(f"{game.id}: {len(given['games'])} games, {len(given['thoughts'])} with searches", flush=True)
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()

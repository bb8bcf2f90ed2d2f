"""The page's tables, bots and analyses do what Python's do, to the last bit: in Node and in Chromium.

The games are spread evenly over all option sets of a game, half as many again of Feud by maneuvers of the tables' own
and changed ones. States, views, events, legal actions and reasons must be the same; in some games also what bots of
every level choose, and all numbers of analyses.
"""

import base64
import json
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright
from traces import account, choices, expectations, jobs, own_jobs

from quarterdeck.engine.compile import module_file
from quarterdeck.engine.search.model import learned_weights
from quarterdeck.games import GAMES

HERE = Path(__file__).parent
DESCRIPTIONS = HERE.parents[1] / "frontend/src/engine/modules"
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
COUNT = 80
ONE_IN = 16
"""One of this number of games also tests a search."""

pytestmark = [pytest.mark.slow, pytest.mark.skipif(CHROMIUM is None, reason="no Chromium")]


def asked(game):
    """The input for both."""
    games = jobs(game, COUNT) + (own_jobs(COUNT // 2) if game.id == "feud" else [])
    weights = learned_weights(game)
    return {
        "game": game.id,
        "description": json.loads((DESCRIPTIONS / f"{game.id}.json").read_text()),
        "module": base64.b64encode(module_file.path_of(game).with_name("page.wasm").read_bytes()).decode(),
        "weights": None if weights is None else weights.tolist(),
        "games": games,
        "searched": games[::ONE_IN],
    }


def in_node(bundle, given):
    command = ["node", HERE / "node.mjs", bundle]
    done = subprocess.run(command, input=json.dumps(given), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def in_chromium(bundle, given):
    """The results in a browser, under the page's own policy except for its WebAssembly part."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page()
        page.route("**/*", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
        page.goto("https://page.example/")  # digests are for safe contexts alone
        page.add_script_tag(content=bundle.read_text(), type="module")
        page.wait_for_function("() => globalThis.check")
        found = page.evaluate("given => globalThis.check(given)", given)
        browser.close()
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_module_does_what_the_engine_does(game, bundled):
    bundle, given = bundled(), asked(game)
    with ThreadPoolExecutor(2) as pool:
        there = {where: pool.submit(where, bundle, given) for where in (in_node, in_chromium)}
        expected = {
            "options": [job["options"] for job in given["games"]],
            "games": [account(game, job) for job in given["games"]],
            "choices": [choices(game, job) for job in given["searched"]],
            "expectations": [expectations(game, job) for job in given["searched"]],
        }
    for where, result in there.items():
        found = result.result()
        for kind, mine in expected.items():
            bad = [at for at, digest in enumerate(mine) if found[kind][at] != digest]
            assert bad == [], f"{kind} are others {where.__name__}"

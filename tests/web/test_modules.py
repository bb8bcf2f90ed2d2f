"""The page's tables, bots and analyses do what Python's do, to the last bit: in Node, whose engine is Chromium's.

The games are spread evenly over all option sets of a game, half as many again of Feud by maneuvers of the tables' own
and changed ones. States, views, events, legal actions and reasons must be the same; in some games also what bots of
every level choose, and all numbers of analyses.
"""

import base64
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from traces import account, choices, expectations, jobs, own_jobs

from quarterdeck.engine.compile import module_file
from quarterdeck.engine.search.model import learned_weights
from quarterdeck.games import GAMES

HERE = Path(__file__).parent
DESCRIPTIONS = HERE.parents[1] / "frontend/src/engine/modules"
COUNT = 80
ONE_IN = 16
"""One of this number of games also tests a search."""


def asked(game):
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


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_module_does_what_the_engine_does(game, in_node):
    given = asked(game)
    with ThreadPoolExecutor(1) as pool:
        there = pool.submit(in_node, "traces.mjs", given)
        expected = {
            "options": [job["options"] for job in given["games"]],
            "games": [account(game, job) for job in given["games"]],
            "choices": [choices(game, job) for job in given["searched"]],
            "expectations": [expectations(game, job) for job in given["searched"]],
        }
    for kind, mine in expected.items():
        bad = [at for at, digest in enumerate(mine) if there.result()[kind][at] != digest]
        assert bad == [], f"{kind} are others in Node"

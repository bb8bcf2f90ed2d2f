"""How fast the engine is in a page: WebAssembly in Node beside machine code, in turns of one run.

    uv run python benchmarks/page_engine.py [GAME ...]

Prints for each game random decisions and search simulations a second of processor time, and the module's share of what
machine code does. Needs the frontend's packages (`npm ci` in `frontend/`).
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from quarterdeck import GAMES, Table
from quarterdeck.engine import empty_states, engine
from quarterdeck.engine.search.ismcts import NODE, places, work_area
from quarterdeck.games.base import Game

PAGE = Path(__file__).with_name("page_engine.mjs")
GAMES_A_TURN, SIMULATIONS, TURNS, ROUNDS = 400, 3000, 5, 3


def native(game: Game, view: Any, seat: int) -> dict[str, float]:
    """Return the speed of machine code, the best of some turns."""
    return {
        "decisions": max(_decisions(game) for _ in range(TURNS)),
        "simulations": max(_simulations(game, view, seat) for _ in range(TURNS)),
    }


def _decisions(game: Game) -> float:
    states, words, out = empty_states(game, 1), np.array([5, 7], np.int64), np.zeros(game.max_legal, np.int16)
    options, key = game.encode_options(game.complete({})), np.zeros(8, np.uint32)
    began = time.process_time()
    count = engine(game).random_games(states, options, key, words, out, GAMES_A_TURN)
    return count / (time.process_time() - began)


def _simulations(game: Game, view: Any, seat: int) -> float:
    states, room = empty_states(game, 2), 2 * SIMULATIONS
    states[:1] = view
    nodes, index = np.zeros(room + 1, NODE), np.zeros(places(room), np.int64)
    work = work_area(game.max_seats, list(range(1, 9)), 9, room, 1.0, 0.3)
    began = time.process_time()
    engine(game).think(states, seat, nodes, index, work, SIMULATIONS)
    return SIMULATIONS / (time.process_time() - began)


def in_node(game: Game, view: Any, seat: int) -> dict[str, float]:
    """Return the speed of the module in Node."""
    given = {
        "game": game.id,
        "options": game.encode_options(game.complete({})).tolist(),
        "games": GAMES_A_TURN,
        "view": view.tobytes().hex(),
        "seat": seat,
        "simulations": SIMULATIONS,
        "turns": TURNS,
    }
    done = subprocess.run(["node", str(PAGE)], input=json.dumps(given), capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    """Measure the games named, or all."""
    for name in sys.argv[1:] or GAMES:
        game = GAMES[name]
        table = Table(game, {}, bytes(32))
        seat = table.pending[0]
        view = table.view(seat)
        pairs = [(native(game, view, seat), in_node(game, view, seat)) for _ in range(ROUNDS)]
        for what in ("decisions", "simulations"):
            here, there = (max(pair[side][what] for pair in pairs) for side in (0, 1))
            print(f"{name}: {what} a second: native {here:,.0f}, module {there:,.0f}, share {there / here:.2f}")


if __name__ == "__main__":
    main()

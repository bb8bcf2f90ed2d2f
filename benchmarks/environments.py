"""How many steps a second environments make on one core, beside other libraries in the same run.

    uv run --group envs python benchmarks/environments.py                    # every game
    uv run --group envs python benchmarks/environments.py feud --turns 12

Each line is measured `--turns` times, all lines in turns; the best turn counts. Time is that of the processor. The peer
is OpenSpiel's environment on its hearts, which is written in C++.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator

import numpy as np
import pyspiel
from open_spiel.python import rl_environment

from quarterdeck.envs import batch, open_spiel
from quarterdeck.games import GAMES, Game

SECONDS = 0.4
"""The length of a turn."""
Turn = Callable[[], int]
"""Does some steps, and returns how many."""


def stepping(game: Game, n: int, observation: str | None, threads: int = 1) -> Turn:
    """Return a turn of a batch in which every seat plays by chance."""
    games = batch(game, n=n, seed=1, observation=observation, threads=threads)

    def turn() -> int:
        for _ in range(20):
            games.step(games.sample())
        return 20 * n

    return turn


def asking(name: str) -> Turn:
    """Return a turn of OpenSpiel's environment, for a game of its own or of ours."""
    kind = rl_environment.ObservationType.OBSERVATION if name.startswith("quarterdeck") else None
    games = rl_environment.Environment(pyspiel.load_game(name), observation_type=kind)
    chance = random.Random(1)

    def turn() -> int:
        now, count = games.reset(), 0
        while not now.last() and count < 100:
            player = now.observations["current_player"]
            now = games.step([chance.choice(now.observations["legal_actions"][player])])
            count += 1
        return count

    return turn


def lines(games: list[Game]) -> Iterator[tuple[str, Turn]]:
    """Yield what is measured, by its name."""
    yield "OpenSpiel's environment on its hearts", asking("hearts")
    for game in games:
        yield f"{game.id}: OpenSpiel's environment", asking(open_spiel.game_name(game))
        yield f"{game.id}: a batch of one, rows", stepping(game, 1, "rows")
        for observation in (None, "rows", "bits", "float32"):
            yield f"{game.id}: a batch of 1024, {observation or 'masks alone'}", stepping(game, 1024, observation)


def measure(turn: Turn) -> float:
    """Return the steps a second of one turn."""
    count, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        count += turn()
    return count / (time.process_time() - began)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", nargs="*", choices=[*GAMES, []], help="by default all")
    parser.add_argument("--turns", type=int, default=6)
    given = parser.parse_args()
    measured = dict(lines([GAMES[name] for name in given.game or GAMES]))
    for turn in measured.values():
        turn()
    found = {name: [measure(turn) for turn in measured.values()] for name in range(given.turns)}
    best = np.array([*found.values()]).max(axis=0)
    print(f"{'what':50}{'steps a second':>16}{'times hearts':>14}")
    for name, speed in zip(measured, best, strict=True):
        print(f"{name:50}{speed:16,.0f}{speed / best[0]:14.1f}")


if __name__ == "__main__":
    main()

"""Steps per second of environments on one core, compared with other libraries in the same run.

    uv run --group envs python benchmarks/environments.py                    # every game
    uv run --group envs python benchmarks/environments.py feud --turns 12
    uv run --group envs --with rlcard --with pgx python benchmarks/environments.py   # with RLCard and pgx

Each line of the table is measured in `--turns` turns, which alternate with those of the other lines; the best turn
counts. All seats play at random. Times are processor times of all threads together. The lines that compare threads show
the wall-clock time of the fastest single step, which other work on the machine disturbs least. RLCard and pgx are not
dependencies: `--with` installs them for one run, and without them their lines are left out.
"""

import argparse
import importlib.util
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.rl_environment import ObservationType

from quarterdeck.envs import batch, open_spiel
from quarterdeck.envs.gymnasium import env_id
from quarterdeck.envs.pettingzoo import env as pettingzoo_env
from quarterdeck.games import GAMES, Game

SECONDS = 0.4
"""The length of a turn, in seconds."""
LANES = 1024
PEERS = ("rlcard", "pgx")
"""Other libraries, which are measured if they are installed."""


class Line(NamedTuple):
    """One line of the table, which is one measurement."""

    words: str
    turn: Callable[[], int]
    """Makes some steps, and returns their number."""
    by_clock: bool = False
    """Whether the fastest call of `turn` counts, by wall-clock time."""


def stepping(game: Game, n: int, observation: str | None, threads: int = 1, steps: int = 20) -> Callable[[], int]:
    """Return a turn of a batch of games in which the caller plays every seat."""
    games = batch(game, n=n, seed=1, observation=observation, threads=threads)

    def turn() -> int:
        for _ in range(steps):
            games.step(games.sample())
        return steps * n

    return turn


def asking(name: str, kind: ObservationType | None = None) -> Callable[[], int]:
    """Return a turn of OpenSpiel's `rl_environment`, for one of its own games or one of Quarterdeck's."""
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


def rolling(name: str) -> Callable[[], int]:
    """Return a turn of OpenSpiel's states, without observations."""
    game, chance = pyspiel.load_game(name), random.Random(1)

    def turn() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            dealing = state.is_chance_node()
            state.apply_action(chance.choice(state.legal_actions()))
            count += not dealing
        return count

    return turn


def circling(game: Game) -> Callable[[], int]:
    """Return a turn of PettingZoo's AEC environment."""
    games, chance = pettingzoo_env(game), np.random.default_rng(1)
    games.reset(seed=1)

    def turn() -> int:
        for _ in range(100):
            seen, _, over, _, _ = games.last()
            if over:
                games.reset()
            else:
                games.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        return 100

    return turn


def vectors(game: Game) -> Callable[[], int]:
    """Return a turn of Gymnasium's vector environment: the steps of one seat against rules of thumb."""
    games = gymnasium.make_vec(env_id(game), num_envs=LANES, vectorization_mode="vector_entry_point")
    games.reset(seed=1)

    def turn() -> int:
        for _ in range(5):
            games.step(games.unwrapped.sample())
        return 5 * LANES

    return turn


def rlcard_game(name: str) -> Callable[[], int]:
    """Return a turn of a game of RLCard."""
    import rlcard

    games, chance = rlcard.make(name, config={"seed": 1}), random.Random(1)

    def turn() -> int:
        (state, _), count = games.reset(), 0
        while not games.is_over():
            state, _ = games.step(chance.choice(list(state["legal_actions"])))
            count += 1
        return count

    return turn


def pgx_game(name: str) -> Callable[[], int]:
    """Return a turn of a game of pgx, compiled by JAX for the processor."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    games = pgx.make(name)

    def one(kept: Any, _: None) -> Any:
        states, key = kept
        key, first, second = jax.random.split(key, 3)
        actions = jax.random.categorical(first, jax.numpy.log(states.legal_action_mask.astype("float32")), axis=-1)
        step = jax.vmap(auto_reset(games.step, games.init))
        return (step(states, actions, jax.random.split(second, LANES)), key), None

    steps = jax.jit(lambda kept: jax.lax.scan(one, kept, None, length=20)[0])
    kept = jax.vmap(games.init)(jax.random.split(jax.random.PRNGKey(0), LANES)), jax.random.PRNGKey(1)

    def turn() -> int:
        nonlocal kept
        kept = jax.block_until_ready(steps(kept))
        return 20 * LANES

    return turn


def peers() -> Iterator[Line]:
    """Yield the lines of other libraries for their own games, OpenSpiel's environment first."""
    yield Line("OpenSpiel hearts, rl_environment", asking("hearts"))
    yield Line("OpenSpiel hearts, states alone", rolling("hearts"))
    if importlib.util.find_spec("rlcard"):
        for name in ("bridge", "uno"):
            yield Line(f"RLCard {name}", rlcard_game(name))
    if importlib.util.find_spec("pgx"):
        for name in ("sparrow_mahjong", "leduc_holdem"):
            yield Line(f"pgx {name}, a batch of {LANES}", pgx_game(name))


def ours(game: Game) -> Iterator[Line]:
    """Yield the lines of one of Quarterdeck's games."""
    name = open_spiel.game_name(game) + "(last_round=10)" * (game.id == "feud")  # a game of bounded length
    for kind in ObservationType:
        yield Line(f"{game.id}: OpenSpiel rl_environment, {kind.name.lower()}", asking(name, kind))
    yield Line(f"{game.id}: OpenSpiel states alone", rolling(open_spiel.game_name(game)))
    yield Line(f"{game.id}: PettingZoo", circling(game))
    yield Line(f"{game.id}: Gymnasium vector of {LANES}", vectors(game))
    yield Line(f"{game.id}: a batch of one, rows", stepping(game, 1, "rows"))
    for observation in (None, "rows", "bits", "float32"):
        shown = observation or "masks alone"
        yield Line(f"{game.id}: a batch of {LANES}, {shown}", stepping(game, LANES, observation))
    for threads in (1, 2):
        turn = stepping(game, 4 * LANES, "float32", threads, steps=1)
        yield Line(f"{game.id}: a batch of {4 * LANES}, float32, threads: {threads}", turn, by_clock=True)


def measure(line: Line) -> float:
    """Return the number of steps a second in one turn."""
    count, best, began = 0, 0.0, time.process_time()
    while time.process_time() - began < SECONDS:
        at = time.perf_counter()
        done = line.turn()
        count, best = count + done, max(best, done / (time.perf_counter() - at))
    return best if line.by_clock else count / (time.process_time() - began)


def main() -> None:
    """Print a table in Markdown."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", nargs="*", choices=[*GAMES, []], help="by default all")
    parser.add_argument("--turns", type=int, default=6)
    given = parser.parse_args()
    for name in PEERS:
        if not importlib.util.find_spec(name):
            print(f"{name} is not installed, so its lines are left out: uv run --with {name} ...", file=sys.stderr)
    lines = [*peers(), *(line for name in given.game or GAMES for line in ours(GAMES[name]))]
    for line in lines:
        line.turn()
    best = np.array([[measure(line) for line in lines] for _ in range(given.turns)]).max(axis=0)
    width = max(len(line.words) for line in lines)
    print(f"| {'what':{width}} | steps a second | times hearts |\n| {'-' * width} | -------------: | -----------: |")
    for line, speed in zip(lines, best, strict=True):
        print(f"| {line.words:{width}} | {speed:14,.0f} | {speed / best[0]:12,.1f} |")


if __name__ == "__main__":
    main()

"""How fast the engine is on one core, beside OpenSpiel's hearts in the same run.

    uv run --group bench python benchmarks/engine.py

Random games: decisions a second with the deal, ours compiled, theirs driven from Python as their users drive them.
Search: complete simulations a second at the first free decision of a fresh deal, ours against their C++ ISMCTS bot
with random rollouts. Each figure is the median of several turns taken alternately, so that a machine that
drifts does so for both.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable

import pyspiel

from quarterdeck.bots.search import simulations_per_second
from quarterdeck.games import GAMES
from quarterdeck.lab.bench import decisions_per_second

GAME = GAMES["seas-of-strife"]
TARGET_DECISIONS, TARGET_SIMULATIONS = 130, 4


def their_state(hearts: pyspiel.Game, dice: random.Random) -> pyspiel.State:
    """A fresh deal of OpenSpiel's hearts, at the first decision of a player."""
    state = hearts.new_initial_state()
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(actions, chances)[0])
    return state


def their_decisions(seconds: float) -> float:
    """Random decisions a second of hearts, chance nodes of the deal not counted as decisions."""
    hearts, dice = pyspiel.load_game("hearts"), random.Random(1)
    count, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = their_state(hearts, dice)
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            count += 1
    return count / (time.perf_counter() - began)


def their_simulations(seconds: float, each: int = 2000) -> float:
    """Simulations a second of OpenSpiel's C++ ISMCTS bot, as many as it was asked for over the time it took."""
    hearts, dice = pyspiel.load_game("hearts"), random.Random(1)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, each)
    count, spent = 0, 0.0
    while spent < seconds:
        state = their_state(hearts, dice)
        while len(state.legal_actions()) < 2:
            state.apply_action(state.legal_actions()[0])
        began = time.perf_counter()
        bot.step(state)
        spent += time.perf_counter() - began
        count += each
    return count / spent


def alternate(ours: Callable[[], float], theirs: Callable[[], float], turns: int) -> tuple[float, float, float]:
    """Medians of both, taken in turn, and of the ratio turn by turn."""
    pairs = [(ours(), theirs()) for _ in range(turns)]
    return (
        statistics.median(mine for mine, _ in pairs),
        statistics.median(other for _, other in pairs),
        statistics.median(mine / other for mine, other in pairs),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="The engine on one core, beside OpenSpiel.")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each turn")
    given = parser.parse_args()
    for players in range(3, 7):
        options = GAME.complete({"players": players})
        rates = [decisions_per_second(GAME, options, 1, given.seconds) for _ in range(given.turns)]
        print(f"random decisions a second, {players} players: {statistics.median(rates):,.0f}")
    four = GAME.complete({"players": 4})
    comparisons = (
        (
            "random decisions",
            TARGET_DECISIONS,
            lambda: decisions_per_second(GAME, four, 1, given.seconds),
            lambda: their_decisions(given.seconds),
        ),
        (
            "search simulations",
            TARGET_SIMULATIONS,
            lambda: simulations_per_second(GAME, four, given.seconds),
            lambda: their_simulations(given.seconds),
        ),
    )
    for name, target, ours, theirs in comparisons:
        mine, other, ratio = alternate(ours, theirs, given.turns)
        print(
            f"{name} a second, 4 players: {mine:,.0f}; OpenSpiel's hearts {other:,.0f}; "
            f"ratio {ratio:.1f} (aim: at least {target})"
        )


if __name__ == "__main__":
    main()

"""How fast the engine is on one core, beside OpenSpiel's hearts in the same run.

    uv run --group bench python benchmarks/openspiel_speed.py [GAME ...]

Search: complete simulations a second at the first free decision of a fresh deal, ours with random play to the horizon,
theirs with their C++ ISMCTS bot and random rollouts. Random games (Seas of Strife): decisions a second with the deal,
ours compiled, theirs driven from Python as their users drive them. Both sides take turns, many and short, so that a
machine that is busy or drifts is so for both; of each the best turn counts, which other work has disturbed least, and
beside it the median of the turns' ratios.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable

try:
    import pyspiel
except ImportError:
    raise SystemExit(
        "OpenSpiel is missing: uv run --group bench python benchmarks/openspiel_speed.py, or pip install open_spiel"
    ) from None

from quarterdeck.bots.search import simulations_per_second
from quarterdeck.games import GAMES
from quarterdeck.lab.bench import decisions_per_second

SEAS = GAMES["seas-of-strife"]
HEARTS = pyspiel.load_game("hearts")


def their_state(dice: random.Random, game: pyspiel.Game = HEARTS) -> pyspiel.State:
    """Return a fresh deal of OpenSpiel's hearts, at the first decision of a player."""
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(actions, chances)[0])
    return state


def their_decisions(seconds: float) -> float:
    """Random decisions a second of hearts, chance nodes of the deal not counted as decisions."""
    dice = random.Random(1)
    count, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = their_state(dice)
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            count += 1
    return count / (time.perf_counter() - began)


def their_simulations(seconds: float, each: int = 2000) -> float:
    """Return simulations per second of OpenSpiel's C++ ISMCTS bot: the number requested over the time it took."""
    dice = random.Random(1)
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, each)
    count, spent = 0, 0.0
    while spent < seconds:
        state = their_state(dice)
        while len(state.legal_actions()) < 2:
            state.apply_action(state.legal_actions()[0])
        began = time.perf_counter()
        bot.step(state)
        spent += time.perf_counter() - began
        count += each
    return count / spent


def compare(words: str, ours: Callable[[], float], theirs: Callable[[], float], turns: int) -> None:
    """Print the best of both, taken in turn, and the ratio."""
    pairs = [(ours(), theirs()) for _ in range(turns)]
    mine, other = (max(rates) for rates in zip(*pairs, strict=True))
    middle = statistics.median(one / two for one, two in pairs)
    print(f"{words} a second: {mine:,.0f}; hearts {other:,.0f}; ratio {mine / other:.1f} (median {middle:.1f})")


def main() -> None:
    """Measure the games that are named."""
    parser = argparse.ArgumentParser(description="The engine on one core, beside OpenSpiel.")
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.2, help="of each turn")
    given = parser.parse_args()
    if unknown := set(given.games) - set(GAMES):
        parser.error(f"there is no game {', '.join(sorted(unknown))}")
    for name in given.games:
        game = GAMES[name]
        options = game.complete({"players": 4} if any(each.name == "players" for each in game.options) else {})
        compare(
            f"{name}, search simulations",
            lambda game=game, options=options: simulations_per_second(game, options, given.seconds),
            lambda: their_simulations(given.seconds),
            given.turns,
        )
        if game is SEAS:
            compare(
                f"{name}, random decisions",
                lambda game=game, options=options: decisions_per_second(game, options, 1, given.seconds),
                lambda: their_decisions(given.seconds),
                given.turns,
            )


if __name__ == "__main__":
    main()

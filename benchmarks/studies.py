"""The laboratory: its speed against `simulate`'s, and how often it finds a favoured seat where there is none.

    python benchmarks/studies.py                    # 4 games by their defaults, rules of thumb
    python benchmarks/studies.py seas-of-strife --games 500 --studies 100

Games that are fair for certain are made from real ones: in each game the seats' results are dealt out again by chance.
"""

from __future__ import annotations

import argparse
from time import process_time

import numpy as np

from quarterdeck.games import GAMES
from quarterdeck.lab.contests.seats import seat_test
from quarterdeck.lab.simulation.plan import Plan, repeated
from quarterdeck.lab.simulation.play import play_chunk
from quarterdeck.lab.study.measuring import play_and_measure
from quarterdeck.lab.study.restriction import SUMS, play_restricted

TIMES = 3
"""Runs of each kind, in turn; the fastest counts."""
RESTRICTED = 50
"""Deals of restricted play."""


def speed(plan: Plan) -> tuple[float, float]:
    """Return games a second of CPU by `simulate` and by a study."""
    best = [float("inf"), float("inf")]
    for _ in range(TIMES):
        for at, play in enumerate((play_chunk, play_and_measure)):
            start = process_time()
            play(plan, (0, plan.games))
            best[at] = min(best[at], process_time() - start)
    return plan.games / best[0], plan.games / best[1]


def restricted_speed(plan: Plan) -> tuple[float, float]:
    """Return milliseconds of CPU a deal of restricted play, and games a second that differ from the free one."""
    best = float("inf")
    for _ in range(TIMES):
        start = process_time()
        found = play_restricted(plan, (0, RESTRICTED))
        best = min(best, process_time() - start)
    return 1000 * best / RESTRICTED, int(found[SUMS.index("games")].sum()) / best


def false_findings(plan: Plan, studies: int) -> int:
    """Return how many of these studies of fair games find a favoured seat."""
    chance = np.random.default_rng(1)
    found = 0
    for number in range(studies):
        shares = play_and_measure(plan, (number * plan.games, plan.games)).shares
        test = seat_test(chance.permuted(shares, axis=1))
        found += test is not None and test.found
    return found


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="GAME", default=list(GAMES))
    parser.add_argument("--games", type=int, default=200, help="games of a study")
    parser.add_argument("--studies", type=int, default=100, help="fair studies")
    given = parser.parse_args()
    for name in given.names:
        game = GAMES[name]
        options = game.complete({})
        plan = Plan(name, options, repeated(["heuristic"], game, options), 1, given.games)
        play_and_measure(plan, (0, 2))
        plain, measured = speed(plan)
        print(f"{name}: {measured:,.0f} games a second, {measured / plain:.0%} of {plain:,.0f} by simulate")
        play_restricted(plan, (0, 1))
        deal, restricted = restricted_speed(plan)
        print(
            f"{name}: a restricted deal takes {deal:.1f} ms, {restricted / plain:.1f} times simulate's games a second"
        )
        if given.studies:
            found = false_findings(plan, given.studies)
            print(f"{name}: {found} of {given.studies} fair studies of {given.games} games find a seat at 1 %")


if __name__ == "__main__":
    main()

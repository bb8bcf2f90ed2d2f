"""What it is worth to a bot that it may buy a table's own Maneuvers: against the same bot that never buys one.

    uv run --group dev python benchmarks/own_maneuvers.py [--bots beginner] [--deals 100] [--tables 20] [--seed 1]

Equal bots play the same deals twice, each seat once the one who may buy: on a table with the shelf's six, and on
tables with eight composed by chance (tests/games/feud_composer.py). A fair share is .5; intervals are over deals, or
over tables.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from quarterdeck.bots.self_play import WHOLE, Referee
from quarterdeck.engine import engine
from quarterdeck.extras.feud.measuring import barred
from quarterdeck.extras.feud.pricing import LEFT_OUT
from quarterdeck.games.feud import GAME
from quarterdeck.games.feud.deck import SEATS
from quarterdeck.games.feud.definitions.book import LIST_PRICES
from quarterdeck.games.feud.definitions.shelf import shelf
from quarterdeck.lab.contests.contest import MIXED, Contest
from quarterdeck.lab.contests.intervals import estimate

TESTS = Path(__file__).resolve().parent.parent / "tests" / "games"
BOOK = {name: cost for name, cost in LIST_PRICES.items() if name != LEFT_OUT}


def shares(own: Sequence[Any], bot: str, deals: int, seed: int) -> list[int]:
    """Return the share of the win of the two buyers of each deal, in parts of WHOLE."""
    options = GAME.complete({"preset": "true", "maneuvers": BOOK, "own_maneuvers": list(own)})
    contest = Contest(GAME.id, options, (bot,), MIXED, seed)
    numbers = GAME.encode_options(options)
    tables = [Referee(GAME, options, numbers=barred(numbers, len(own), 1 - buyer)) for buyer in range(SEATS)]
    found = []
    for deal in range(deals):
        chances = [contest.chance(deal, seat) for seat in range(SEATS)]
        games = [
            table.play(contest.key(deal), [contest.make(0, chance) for chance in chances], chances) for table in tables
        ]
        found.append(sum(game.shares[buyer] for buyer, game in enumerate(games)))
    return found


def main() -> None:
    """Print a line a table and bot."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--bots", default="beginner,medium")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--verbose", action="store_true", help="a line a composed table, too")
    given = parser.parse_args()
    sys.path.insert(0, str(TESTS))
    from feud_composer import compose

    engine(GAME).load()
    for bot in given.bots.split(","):
        own = shares([good.definition for good in shelf()], bot, given.deals, given.seed)
        print(f"{bot:12} shelf, {given.deals} deals: {estimate(own, SEATS * WHOLE)}", flush=True)
        means = []
        for number in range(given.tables):
            found = shares(compose(number), bot, given.deals, given.seed)
            means.append(sum(found))
            if given.verbose:
                print(f"{bot:12} composed {number}: {estimate(found, SEATS * WHOLE)}", flush=True)
        told = estimate(means, SEATS * WHOLE * given.deals) if len(means) > 1 else "not played"
        print(f"{bot:12} {given.tables} composed tables, {given.deals} deals each: {told}", flush=True)


if __name__ == "__main__":
    main()

"""Whether the shuffles of every game are even: a table in Markdown, one chi-square a game (docs/decisions/0051).

    uv run python benchmarks/deals.py [--deals 1000000] [--interpreted 10000] [--seed 1]

So many deals are made by compiled code, and the first of them once more by interpreted code, which must be the same
deals to the card. Exit status 1 where a game's shuffles are not even, or the two differ.
"""

from __future__ import annotations

import argparse

from quarterdeck.games import GAMES, Game
from quarterdeck.lab.deals import evenness, first_deals

HEAD = (
    "| game | deals | cells | degrees of freedom | chi-square | p | even at 99 % | the same interpreted |",
    "|---|---|---|---|---|---|---|---|",
)


def differing(game: Game, deals: int, seed: int) -> int:
    """How many of the first deals are others where they are interpreted."""
    pairs = zip(first_deals(game, deals, seed, "compiled"), first_deals(game, deals, seed, "interpreted"), strict=True)
    return sum(one != other for one, other in pairs)


def main() -> int:
    """Print the table; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=1_000_000)
    parser.add_argument("--interpreted", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(*HEAD, sep="\n")
    bad = 0
    for game in GAMES.values():
        found = evenness(game, given.deals, given.seed)
        others = differing(game, given.interpreted, given.seed)
        bad += not found.even or others > 0
        numbers = f"{found.deals:,} | {found.cells:,} | {found.freedom:,} | {found.chi_square:,.1f} | {found.p:.3f}"
        same = f"{given.interpreted - others:,} of {given.interpreted:,}"
        print(f"| {found.game} | {numbers} | {'yes' if found.even else 'NO'} | {same} |", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main())

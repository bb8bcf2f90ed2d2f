"""What the measure says of Feud's own prices, and of the shelf's: a table in Markdown, a line a level and price.

    uv run python benchmarks/maneuver_prices.py [book] [shelf] [--deals 40,400] [--jobs 2] [--seed 1]

The same figures for any number of jobs: `quarterdeck feud price` for each Maneuver (docs/maneuvers.md).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from quarterdeck.extras.feud.pricing import TESTS, Figures, Pricing, known, price, trial
from quarterdeck.games.feud.definitions.definitions import title
from quarterdeck.lab.contests.intervals import Estimate

HEAD = (
    "| Maneuver | price | level | win share | bought | games | a Round | longer | against it |",
    "|---|---|---|---|---|---|---|---|---|",
)


def rows(found: Pricing, own: int) -> Iterator[str]:
    """Yield the lines of a Maneuver, with its own price in bold and a `*` after the proposed one."""
    name = title(found.trial.options["own_maneuvers"][0], "en")
    for priced in found.prices:
        cost = f"**{priced.price}**" if priced.price == own else str(priced.price)
        if priced.price == found.proposed:
            cost += " *"
        for level in priced.levels:
            yield f"| {name} | {cost} | {level.bot} | {figures(level)} |"
            name = cost = ""


def figures(level: Figures) -> str:
    """Return the cells of a level."""
    over = [f"{test}{'' if level.tests[test].sure else '?'}" for test in TESTS if level.tests[test].over]
    bought = short(level.rounds) if level.rounds else "never possible"
    longer = f"{level.longer.mean:+.1f} ± {level.longer.error:.1f}"
    cells = (short(level.share), bought, f"{level.games.mean:.2f}", f"{level.per_round.mean:.2f}", longer)
    return " | ".join((*cells, ", ".join(over)))


def short(found: Estimate) -> str:
    """`.41 ± .05`."""
    return f"{found.mean:.2f} ± {found.error:.2f}"


def main() -> None:
    """Print the table, a Maneuver as soon as it is measured."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("which", nargs="*", default=["book", "shelf"], help="book, shelf, or names")
    parser.add_argument("--deals", default="40,400")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    deals = [int(part) for part in given.deals.split(",")]
    print(*HEAD, sep="\n", flush=True)
    for name, (place, definition) in known().items():
        if place in given.which or name in given.which:
            found = price(trial(definition, seed=given.seed), deals, given.jobs)
            print(*rows(found, definition["price"]), sep="\n", flush=True)
            print(f"{name}: proposed {found.proposed}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()

"""Whether luck, as reviews tell it, sums to nothing however well somebody plays.

    uv run python benchmarks/luck.py [GAMES] > benchmarks/results/luck.md

In each game one seat plays by rules of thumb and the others at random: it wins far more than its share, and must not be
called lucky for it.
"""

from __future__ import annotations

import random
import sys
from math import sqrt
from typing import Any

from quarterdeck import GAMES, Table, bots, replay
from quarterdeck.analysis.review import reviews
from quarterdeck.table.records import Record

KINDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("seas-of-strife", {"players": 4}),
    ("turn-the-tide", {"players": 4}),
    ("sea-change", {"players": 4}),
    ("sea-change", {"players": 4, "teams": 2}),
    ("feud", {"preset": "basic"}),
)
PLAYS = 2_000


def played(name: str, options: dict[str, Any], seed: int) -> Record:
    """One game; the seat that plays well is another every time."""
    rng = random.Random(f"{name} {options} {seed}")
    table = Table(GAMES[name], options, rng.randbytes(32))
    best = seed % table.seats
    minds = [bots.create("heuristic" if seat == best else "random", table.game, seed) for seat in range(table.seats)]
    while not table.is_over:
        seat = table.pending[0]
        table.decide(seat, minds[seat].choose(table.view(seat), seat, table.past(seat)))
    return table.record([{"name": str(seat), "player": "human"} for seat in range(table.seats)])


def measured(name: str, options: dict[str, Any], games: int) -> tuple[list[float], list[float]]:
    """Luck, and the share of the win, of the seat that plays well, game by game."""
    luck, won = [], []
    for seed in range(games):
        record = played(name, options, seed)
        *_, found = reviews(replay(record), seats=[], plays=PLAYS, seed=seed)
        best = seed % len(record.seats)
        luck.append(sum(each.luck[best] for each in found.chances))
        won.append(found.curve[-1].shares[best])
    return luck, won


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    mean = sum(values) / len(values)
    return mean, sqrt(sum((each - mean) ** 2 for each in values) / (len(values) - 1) / len(values))


def main() -> None:
    """All kinds."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    print("# Luck sums to nothing\n")
    print(
        f"`uv run python benchmarks/luck.py {games}`: {games} games a kind, one seat by rules of thumb, the others at"
    )
    print(f"random; {PLAYS:,} plays. Luck and share of the win are those of that seat (or its team).\n")
    print("| game | won | mean luck | standard error | in errors |\n|---|---|---|---|---|")
    for name, options in KINDS:
        luck, won = measured(name, options, games)
        mean, error = mean_and_error(luck)
        kind = ", ".join(f"{option} {value}" for option, value in options.items())
        print(
            f"| {name}, {kind} | {mean_and_error(won)[0]:.2f} | {mean:+.4f} | {error:.4f} | {mean / error:+.1f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()

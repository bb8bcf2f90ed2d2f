"""How long tables and records take: a decision with one reader's events, and replaying and verifying a whole record.

    uv run python benchmarks/table.py

Prints medians in microseconds and milliseconds, and each as a ratio to a baseline of the same run: encoding and
decoding the same record as JSON with msgspec, which no program that reads records can do without.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

from quarterdeck.games import GAMES
from quarterdeck.table import Table
from quarterdeck.table.records import decode, encode
from quarterdeck.table.replay import verify

REPEATS = 60


def median(work: Callable[[], object]) -> float:
    """Median seconds of several calls after a warm-up."""
    work()
    spent = []
    for _ in range(REPEATS):
        began = time.perf_counter()
        work()
        spent.append(time.perf_counter() - began)
    return statistics.median(spent)


def random_game() -> Table:
    """Return a whole game at four players, played at random."""
    dice = random.Random(7)
    table = Table(GAMES["seas-of-strife"], {"players": 4}, dice.randbytes(32))
    while not table.is_over:
        seat = dice.choice(table.pending)
        table.decide(seat, dice.choice(table.legal(seat)))
    return table


def again(done: Table) -> None:
    """Play the same game again, decision by decision, and read seat 1's events after each."""
    table = Table(done.game, done.options, done.key)
    seen = len(table.events(1))
    for seat, action in done.decisions:
        table.decide(seat, action)
        seen += len(table.events(1, seen))


def main() -> None:
    done = random_game()
    text = encode(done.record([{"name": str(seat), "player": "bot:random"} for seat in range(4)]))
    baseline = median(lambda: encode(decode(text)))
    for name, seconds in (
        ("replay and verify a record", median(lambda: verify(decode(text)))),
        ("play it with one reader", median(lambda: again(done))),
    ):
        print(
            f"{name}: {seconds * 1e3:.2f} ms, {seconds / len(done.decisions) * 1e6:.1f} us a decision "
            f"({len(done.decisions)} decisions), {seconds / baseline:.1f} x reading and writing its JSON"
        )


if __name__ == "__main__":
    main()

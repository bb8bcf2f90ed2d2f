"""Play tables with maneuvers of their own, composed by chance, and check who knows what of them, at every ply.

    uv run --group dev python scripts/check_composed.py [TABLES] [FIRST]

A table has eight: 125 tables (the default) are a thousand maneuvers. What fails is named by its number, which
`compose` of tests/games/feud_composer.py takes. Exit status: 0 nothing, 1 something failed.
"""

from __future__ import annotations

import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent / "tests" / "games"
PLIES = 150
POINTS = (350, 5000)
"""What players begin with: enough for some Rounds, or to buy whatever there is."""


def main(tables: int = 125, first: int = 0) -> int:
    """Check so many tables from that number on; how many failed."""
    sys.path.insert(0, str(TESTS))
    from feud_composed import check_composed
    from feud_composer import compose

    failed = 0
    for number in range(first, first + tables):
        try:
            check_composed(compose(number), number, PLIES, ("compiled", "interpreted"), POINTS[number % 2])
        except AssertionError as wrong:
            failed += 1
            print(f"{number}: {wrong}", flush=True)
    print(f"{tables} tables, {failed} failed")
    return failed


if __name__ == "__main__":
    sys.exit(bool(main(*map(int, sys.argv[1:]))))

"""How games of Feud ended: of each file of whole records a row of a table.

    quarterdeck simulate feud --option preset=true --bots medium --games 400 --seed 44 --record medium.jsonl
    python benchmarks/feud_endings.py medium.jsonl

A row has the games, their Rounds (5 % are shorter, the median, 5 % are longer, the longest), what ended them, and means
a game: Units killed, and how often each Maneuver was bought.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from statistics import median

from quarterdeck.lean.files import read_records

HEAD = ("file", "games", "5 %", "median", "95 %", "longest", "ended by", "killed", "bought")


def row(path: Path) -> tuple[str, ...]:
    """Return the row of a file of records with at least one game."""
    rounds: list[int] = []
    causes, bought, killed = Counter[str](), Counter[str](), 0
    for _, record in read_records(path):
        kinds = Counter(event["event"] for event in record.events)
        rounds.append(kinds["tally"])
        killed += kinds["killed"]
        causes[record.events[-1]["cause"]] += 1
        bought.update(event["maneuver"] for event in record.events if event["event"] == "buy")
    rounds.sort()
    games = len(rounds)
    ends = rounds[games // 20], median(rounds), rounds[games - 1 - games // 20], rounds[-1]
    ended = ", ".join(f"{cause} {times}" for cause, times in causes.most_common())
    means = ", ".join(f"{name} {times / games:.1f}" for name, times in bought.most_common())
    return path.name, str(games), *(f"{each:g}" for each in ends), ended, f"{killed / games:.1f}", means


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("records", nargs="+", type=Path)
    given = parser.parse_args()
    for cells in (HEAD, ("---",) * len(HEAD), *map(row, given.records)):
        print(f"| {' | '.join(cells)} |")


if __name__ == "__main__":
    main()

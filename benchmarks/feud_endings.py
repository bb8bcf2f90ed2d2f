"""How games of Feud ended: of each file of whole records a row of a table.

    quarterdeck simulate feud --option preset=true --bots medium --games 400 --seed 44 --record medium.jsonl
    python benchmarks/feud_endings.py medium.jsonl

A row has the games, their Rounds (5 % are shorter, the median, 5 % are longer, the longest), what ended them, and means
a game: Units killed, and how often each Maneuver was bought. With `--after 10 15` a second table says for these Rounds
how many games went on so long, who led then by FEUD-14 (more Units, then more points), and how often the leader won.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import fmean, median
from typing import Any

from quarterdeck.games.feud.deck import UNITS
from quarterdeck.lean.files import read_records

HEAD = ("file", "games", "5 %", "median", "95 %", "longest", "ended by", "killed", "bought")
LEADS = ("file", "after Round", "games", "with a leader", "leaders win")


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


def leader(events: list[dict[str, Any]], after: int) -> int | None:
    """Return the seat that leads after a Round; 2 if neither does, None if the game had no such Round."""
    units = [UNITS, UNITS]
    for event in events:
        if event["event"] == "killed":
            units[event["seat"]] -= 1
        elif event["event"] == "buy" and event["maneuver"] == "resurrection":
            units[event["seat"]] += 1
        elif event["event"] == "tally" and event["round"] == after:
            one, other = zip(units, event["totals"], strict=True)
            return 2 if one == other else int(one < other)
    return None


def leads(path: Path, after: int) -> tuple[str, ...]:
    """Return the row of a Round: games that had it, those with a leader, and the share of the win of leaders."""
    found = [(leader(record.events, after), record.result) for _, record in read_records(path)]
    had = [(seat, result.returns) for seat, result in found if seat is not None and result]
    shares = [returns[seat] for seat, returns in had if seat < len(returns)]
    return path.name, str(after), str(len(had)), str(len(shares)), f"{100 * fmean(shares or [0.5]):.1f} %"


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> None:
    """Print a table."""
    for cells in (head, ("---",) * len(head), *rows):
        print(f"| {' | '.join(cells)} |")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("records", nargs="+", type=Path)
    parser.add_argument("--after", nargs="+", type=int, default=[], metavar="ROUND", help="who leads after this Round")
    given = parser.parse_args()
    table(HEAD, map(row, given.records))
    if given.after:
        print()
        table(LEADS, (leads(path, after) for path in given.records for after in given.after))


if __name__ == "__main__":
    main()

"""Figures of `quarterdeck lab report` for Seas of Strife, computed again from a file of records and nothing else.

    python tests/independent_checkers/lab.py games.jsonl CARD

Prints one figure a line. CARD is a card's number; its figure is the points with it in hand, less those without.
"""

import json
import sys
from itertools import pairwise
from pathlib import Path
from statistics import fmean


def figures(lines, card):
    """Return the figures of records, one a line of JSON."""
    games = [measured(json.loads(line), card) for line in lines]
    found = {name: fmean(game[name] for game in games) for name in games[0] if not name.startswith("_")}
    having = [lead for game in games for has, lead in game["_hands"] if has]
    lacking = [lead for game in games for has, lead in game["_hands"] if not has]
    return found | {f"held: card {card}": fmean(having) - fmean(lacking)}


def measured(record, card):
    """Return the figures of one game."""
    shares, totals = record["result"]["returns"], rounds(record)
    ordered = sorted(record["result"]["scores"])
    leaders = [{seat for seat, score in enumerate(row) if score == min(row)} for row in totals]
    winners = {seat for seat, share in enumerate(shares) if share}
    since = next(at for at in range(len(leaders)) if all(each <= winners for each in leaders[at:]))
    decided, whole = decisions_by_end(record)[since], len(record["decisions"])
    return {
        **{f"share_seat_{seat + 1}": share for seat, share in enumerate(shares)},
        "decisions": whole,
        "rounds": len(totals),
        "ties": len(winners) > 1,
        "margin": ordered[1] - ordered[0],
        "margin_1": ordered[1] - ordered[0] <= 1,
        "lead_changes": sum(not one & two for one, two in pairwise(leaders)),
        "decided_at_end": decided == whole,
        "_hands": hands(record, totals, card),
    }


def rounds(record):
    """Return everybody's total after each round."""
    return [event["totals"] for event in record["events"] if event["event"] == "round_end"]


def decisions_by_end(record):
    """Return the number of decisions made by the end of each round."""
    ends = [at for at, event in enumerate(record["events"]) if event["event"] == "round_end"]
    return [next(made for made, step in enumerate(record["steps"]) if step["events"] > end) for end in ends]


def hands(record, totals, card):
    """Return for each round and seat whether the card was dealt to it, and its points below the mean."""
    deals = [event["hands"] for event in record["events"] if event["event"] == "deal"]
    found, before = [], [0] * len(totals[0])
    for dealt, after in zip(deals, totals, strict=True):
        points = [new - old for new, old in zip(after, before, strict=True)]
        found += [(card in hand, fmean(points) - own) for hand, own in zip(dealt, points, strict=True)]
        before = after
    return found


if __name__ == "__main__":
    with Path(sys.argv[1]).open(encoding="utf-8") as records:
        for name, value in figures(records, int(sys.argv[2])).items():
            print(name, value)

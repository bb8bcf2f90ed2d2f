"""Length of games: bots play them, and a model gives the seconds of each decision and of the page's animations.

    python benchmarks/lengths.py    # writes frontend/src/lib/lengths.json

The model assumes people who know the rules and neither hurry nor ponder. Decisions with one legal action take less
time. Simultaneous choices count once, for any number of people; choices in turn count for each person. Bots take no
time beyond the page's animations.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from typing import Any

from quarterdeck import GAMES, Table, create_bot
from quarterdeck.games.options import form, values_of
from quarterdeck.games.sea_change import TEAMS
from quarterdeck.lab.study.minutes import DECISION, FORCED, OTHER, SHOWN, USUAL

FILE = Path(__file__).parent.parent / "frontend" / "src" / "lib" / "lengths.json"
GAMES_EACH = 40
BY = {
    "seas-of-strife": ("players", "rules"),
    "turn-the-tide": ("players", "rounds"),
    "sea-change": ("players", "teams"),
    "feud": ("preset", "last_round"),
}
"""Lengths are measured for every value of these options. If another option is changed, the page shows no length."""


def settings(name: str) -> Iterator[dict[str, Any]]:
    """Yield the options of every table to measure."""
    if name == "feud":
        presets = ("strikes", "basic", "true", "skirmish")
        yield from ({"preset": preset, "last_round": last} for preset in presets for last in last_rounds(preset))
    elif name == "seas-of-strife":
        yield from ({"players": count, "rules": rules} for count in range(3, 7) for rules in ("texas", "strife"))
    elif name == "turn-the-tide":
        yield from ({"players": count, "rounds": count} for count in range(3, 6))
    else:
        yield from ({"players": count, "teams": sides} for count in range(1, 9) for sides in TEAMS.get(count, (0,)))


def last_rounds(preset: str) -> tuple[Any, ...]:
    """Return the last Rounds that a table can choose for a preset of Feud; 0: none."""
    shown, _ = form(GAMES["feud"].options, {"preset": preset})
    return next(values_of(option) for option in shown if option.name == "last_round")


def played(name: str, options: dict[str, Any], number: int) -> tuple[float, float]:
    """Play a game; return the seconds that do not depend on the number of people, and those for each person."""
    game = GAMES[name]
    table = Table(game, options, number.to_bytes(32, "little"))
    bots = [create_bot("heuristic", game, seed=seat) for seat in range(table.seats)]
    once, each = 0.0, 0.0
    together: set[int] = set()
    while not table.is_over:
        pending = table.pending
        together |= set(pending) if len(pending) > 1 else set()
        seat = pending[0]
        seconds = DECISION.get(name, USUAL) if len(table.legal(seat)) > 1 else FORCED
        if seat in together:
            once += seconds / table.seats
        else:
            each += seconds / table.seats
        table.decide(seat, bots[seat].choose(table.view(seat), seat))
        together &= set(table.pending)
    once += sum(SHOWN.get(event["event"], OTHER) for event in table.everything())
    return once, each


def row(name: str, options: dict[str, Any]) -> list[Any]:
    """Return the options' values, then the averages of both numbers of seconds that `played` returns."""
    found = [played(name, options, number) for number in range(GAMES_EACH)]
    return [*options.values(), *(round(fmean(part)) for part in zip(*found, strict=True))]


def main() -> None:
    """Write the file, with a line for each table."""
    parts = []
    for name, by in BY.items():
        rows = ",\n".join(f"      {json.dumps(row(name, options))}" for options in settings(name))
        parts.append(f'  "{name}": {{\n    "by": {json.dumps(by)},\n    "rows": [\n{rows}\n    ]\n  }}')
    FILE.write_text("{\n" + ",\n".join(parts) + "\n}\n")


if __name__ == "__main__":
    main()

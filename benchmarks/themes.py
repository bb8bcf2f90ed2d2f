"""Measure how well each theme separates better choices from worse ones, and write this to the game's `themes.json`.

`uv run python benchmarks/themes.py [GAME ...]`: takes some minutes for each game. The positions are the same every
time: decisions in seeded games between Medium bots, half of the games with the default options. For themes that are
rare in these positions, the program examines more games. The program also writes examples to `results/themes.json`,
which docs/themes.md shows.
"""

import argparse
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import numpy as np

from quarterdeck import bots
from quarterdeck.analysis.analyse import CERTAINTIES, Thought, analyse
from quarterdeck.analysis.reasons import Reader, theme_sentence
from quarterdeck.analysis.themes import Unit, path_of, vocabulary_of
from quarterdeck.engine import engine
from quarterdeck.games import GAMES, Game
from quarterdeck.games.options import Options, seat_count
from quarterdeck.games.themes import MAX_THEMES, THEME
from quarterdeck.games.types import Said
from quarterdeck.lab.puzzles import some_options
from quarterdeck.table import Table

PLAYS = 4_000
EACH = 8
"""The number of decisions to take from one game."""
LONGEST = 150
FEWEST = 15
"""The least number of positions for a theme to count as measured."""
MOST = 10
"""For rare themes, at most this number of times as many decisions are examined."""
DRAWS = 20
EXAMPLES = Path(__file__).parent / "results" / "themes.json"
NAMES = ("Ann", "Bao", "Cleo", "Dag", "Eve", "Fay", "Gil", "Hana")

Position = tuple[str, Table, int]


@dataclass
class Measured:
    parts: list[float] = field(default_factory=list)
    """For each position in which only some choices have the theme: the part of the pairs (a choice with it, one
    without) in which the choice with it is better."""
    example: str = ""

    @property
    def mean(self) -> float:
        return round(sum(self.parts) / max(1, len(self.parts)), 2)


def positions(game: Game) -> Iterator[Position]:
    """Yield decisions between several actions: the names of game and decision, the table, and the seat."""
    played = Counter[int]()
    for number in count():
        chance = random.Random(f"{game.id} {number}")
        table = Table(game, varied(game, chance, played) if number % 2 else {}, chance.randbytes(32))
        players = [bots.untimed("medium", game, chance.getrandbits(32)) for _ in range(table.seats)]
        looked_at = {chance.randrange(LONGEST) for _ in range(3 * EACH)}
        found = 0
        while not table.is_over and table.ply < LONGEST and found < EACH:
            seat = chance.choice(table.pending)
            if len(table.legal(seat)) > 1 and (table.ply in looked_at or table.ply % 9 == 4):
                found += 1
                yield f"game {number}, decision {table.ply + 1}", table, seat
            table.decide(seat, players[seat].choose(table.view(seat), seat, table.past(seat)))


def varied(game: Game, chance: random.Random, played: Counter[int]) -> Options:
    """Draw options, with a number of players that few games in `played` had, and count the game in `played`."""
    drawn = [some_options(game, chance, 1) for _ in range(DRAWS)]
    found = min(drawn, key=lambda each: played[seat_count(game, each)])
    played[seat_count(game, found)] += 1
    return found


def themes_of(table: Table, seat: int, action: int, names: list[str]) -> dict[str, Said]:
    """Return the themes of an action from the view of the seat itself, by their ids."""
    out = np.zeros(MAX_THEMES * THEME, np.int64)
    engine(table.game).themes_of(table.view(seat), 0, seat, seat, action, out)
    rows = zip(names, out.reshape(MAX_THEMES, THEME).tolist(), strict=False)
    return {name: Said(name, CERTAINTIES[row[0]], "this", action, tuple(row[1:])) for name, row in rows if row[0]}


def separated(thought: Thought, with_it: list[int], unit: Unit) -> float | None:
    """Return the part of the pairs (a choice with a theme, one without) in which the choice with the theme is better.

    Pairs with about equal values do not count.
    """
    values = {each.action: each.share if unit.share else each.points or 0.0 for each in thought.actions}
    apart = [values[one] - values[other] for one in with_it for other in values if other not in with_it]
    clear = [each > 0 for each in apart if abs(each) >= unit.threshold]
    return sum(clear) / len(clear) if clear else None


def measure(game: Game, number: int) -> dict[str, Measured]:
    """Return the measurement of each theme from this number of positions, with an example."""
    vocabulary = vocabulary_of(game)
    if vocabulary is None:
        raise SystemExit(f"{game.id} declares no themes")
    found = {name: Measured() for name in vocabulary.themes}
    for nth, (where, table, seat) in enumerate(positions(game)):
        rare = [name for name, measured in found.items() if len(measured.parts) < FEWEST]
        if nth >= number and (nth >= MOST * number or not rare):
            break
        has = {action: themes_of(table, seat, action, list(found)) for action in table.legal(seat)}
        holders = {name: [action for action, said in has.items() if name in said] for name in found}
        apart = [name for name in (found if nth < number else rare) if 0 < len(holders[name]) < len(has)]
        if not apart:
            continue
        thought = analyse(game, table.view(seat), seat, table.past(seat), 1, PLAYS)
        for name in apart:
            part = separated(thought, holders[name], vocabulary.unit)
            if part is None:
                continue
            found[name].parts.append(part)
            said = has[holders[name][0]][name]
            if not found[name].example and (said.certainty == "sure" or vocabulary.themes[name].out):
                found[name].example = f"{where}: {theme_sentence(game, said, Reader(NAMES, seat))}"
    return found


def write(game: Game, found: dict[str, Measured]) -> None:
    """Write the measured numbers to the game's file, and the examples to `EXAMPLES`."""
    path = path_of(game)
    text = path.read_text(encoding="utf-8")
    for name, measured in found.items():
        number = f',\n      "separates": {measured.mean}' if len(measured.parts) >= FEWEST else ""
        theme = rf'("{name}": {{.*?)(,\s*"separates": [\d.]+)?(\n    }})'
        text = re.sub(theme, rf"\1{number}\3", text, count=1, flags=re.DOTALL)
    path.write_text(text, encoding="utf-8")
    kept = json.loads(EXAMPLES.read_text(encoding="utf-8")) if EXAMPLES.exists() else {}
    kept[game.id] = {name: measured.example for name, measured in found.items() if measured.example}
    EXAMPLES.write_text(json.dumps(kept, indent=1, ensure_ascii=False, sort_keys=True) + "\n", encoding="utf-8")


def main() -> None:
    """Measure the named games, or all."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("games", nargs="*", default=list(GAMES))
    options.add_argument("--positions", type=int, default=1000)
    given = options.parse_args()
    for game in map(GAMES.__getitem__, given.games):
        found = measure(game, given.positions)
        write(game, found)
        for name, measured in found.items():
            print(f"{game.id} {name}: {measured.mean:.2f} in {len(measured.parts)} positions")


if __name__ == "__main__":
    main()

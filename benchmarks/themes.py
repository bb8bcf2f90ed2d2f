"""Measure how well each theme separates better choices from worse ones, and write that into a game's `themes.json`.

`uv run python benchmarks/themes.py [GAME ...]`: some minutes a game. The positions are the same every time: decisions
of seeded games between Medium bots, half of them with the default options. `--hints` instead reports how many decisions
that matter have a reason, and the share of each theme, and keeps the examples that docs/themes.md shows.
"""

import argparse
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np

from quarterdeck import bots
from quarterdeck.analysis.analyse import Thought, analyse
from quarterdeck.analysis.reasons import Reader, sentence
from quarterdeck.analysis.themes import Unit, Vocabulary, path_of, vocabulary_of
from quarterdeck.engine import engine
from quarterdeck.games import GAMES, Game
from quarterdeck.games.themes import MAX_THEMES, THEME
from quarterdeck.lab.puzzles import some_options
from quarterdeck.table import Table

PLAYS = 4_000
EACH = 8
"""Decisions of one game."""
LONGEST = 150
FEWEST = 20
"""Positions from which a theme counts as measured."""
EXAMPLES = Path(__file__).parent / "results" / "themes.json"
NAMES = ("Ann", "Bao", "Cleo", "Dag", "Eve", "Fay")

Position = tuple[str, Table, int]


def positions(game: Game, count: int) -> Iterator[Position]:
    """Yield decisions between several actions: where each is from, its table, and its seat."""
    for number in range(count // EACH):
        chance = random.Random(f"{game.id} {number}")
        table = Table(game, some_options(game, chance) if number % 2 else {}, chance.randbytes(32))
        players = [bots.untimed("medium", game, chance.getrandbits(32)) for _ in range(table.seats)]
        looked_at = {chance.randrange(LONGEST) for _ in range(3 * EACH)}
        found = 0
        while not table.is_over and table.ply < LONGEST and found < EACH:
            seat = chance.choice(table.pending)
            if len(table.legal(seat)) > 1 and (table.ply in looked_at or table.ply % 9 == 4):
                found += 1
                yield f"game {number}, decision {table.ply + 1}", table, seat
            table.decide(seat, players[seat].choose(table.view(seat), seat, table.past(seat)))


def look(table: Table, seat: int) -> Thought:
    """Return the estimates of a decision."""
    return analyse(table.game, table.view(seat), seat, table.past(seat), 1, PLAYS)


def themes_of(table: Table, seat: int, action: int) -> set[int]:
    """Return the places of the themes of an action of the seat."""
    out = np.zeros(MAX_THEMES * THEME, np.int64)
    engine(table.game).themes_of(table.view(seat), 0, seat, seat, action, out)
    return {at for at in range(MAX_THEMES) if out[at * THEME]}


def separated(thought: Thought, with_it: list[int], unit: Unit) -> float | None:
    """Return in which part of the pairs of choices that differ, one with a theme, it is the better one."""
    values = {each.action: each.share if unit.share else each.points or 0.0 for each in thought.actions}
    apart = [values[one] - values[other] for one in with_it for other in values if other not in with_it]
    clear = [each > 0 for each in apart if abs(each) >= unit.threshold]
    return sum(clear) / len(clear) if clear else None


def measure(game: Game, count: int) -> dict[str, tuple[int, float]]:
    """Return for each theme the number of positions in which it separates choices, and how well it does."""
    vocabulary = _vocabulary(game)
    found: dict[str, list[float]] = {name: [] for name in vocabulary.themes}
    for _, table, seat in positions(game, count):
        thought = look(table, seat)
        has = {action: themes_of(table, seat, action) for action in table.legal(seat)}
        for at, name in enumerate(vocabulary.themes):
            part = separated(thought, [action for action in has if at in has[action]], vocabulary.unit)
            if part is not None:
                found[name].append(part)
    return {name: (len(parts), sum(parts) / max(1, len(parts))) for name, parts in found.items()}


def write(game: Game, found: dict[str, tuple[int, float]]) -> None:
    """Write the measured numbers into the game's file, a theme in a line and a sentence in a line of its own."""
    path = path_of(game)
    data = json.loads(path.read_text(encoding="utf-8"))
    for name, (number, part) in found.items():
        data["themes"][name].pop("separates", None)
        if number >= FEWEST:
            data["themes"][name]["separates"] = round(part, 2)
    text = json.dumps(data, indent=2, ensure_ascii=False)
    text = re.sub(r"\[\s+(\"[^\n]*\"),\s+(\"[^\n]*\")\s+\]", r"[\1, \2]", text)
    path.write_text(text + "\n", encoding="utf-8")


def hints(game: Game, count: int) -> None:
    """Report the reasons of decisions that matter, and keep the first example of each theme."""
    said, matter, example = Counter[str](), 0, {}
    for where, table, seat in positions(game, count):
        best = look(table, seat).best
        if best.rival is None:
            continue
        matter += 1
        said.update(each.theme for each in best.themes)
        for each in best.themes[:1]:
            action, rival = game.action_text(best.action), game.action_text(best.rival)
            text = sentence(game, replace(best, themes=best.themes[:1]), True, Reader(NAMES, seat))
            example.setdefault(each.theme, [where, action, rival, text])
        said["*"] += bool(best.themes)
    print(f"{game.id}: {said['*']} of {matter} decisions that matter have a reason")
    for name, number in said.most_common():
        print(f"  {name} {number / matter:.1%}")
    kept = json.loads(EXAMPLES.read_text(encoding="utf-8")) if EXAMPLES.exists() else {}
    kept[game.id] = dict(sorted(example.items()))
    EXAMPLES.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def _vocabulary(game: Game) -> Vocabulary:
    found = vocabulary_of(game)
    if found is None:
        raise SystemExit(f"{game.id} declares no themes")
    return found


def main() -> None:
    """Measure the named games, or all."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("games", nargs="*", default=list(GAMES))
    options.add_argument("--positions", type=int, default=1000)
    options.add_argument("--hints", action="store_true")
    given = options.parse_args()
    for game in map(GAMES.__getitem__, given.games):
        if given.hints:
            hints(game, given.positions)
            continue
        found = measure(game, given.positions)
        write(game, found)
        for name, (number, part) in found.items():
            print(f"{game.id} {name}: {part:.2f} in {number} positions")


if __name__ == "__main__":
    main()

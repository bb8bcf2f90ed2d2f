"""Write the laboratory's reports into `docs/reports`: `uv run poe reports [GAME ...]` (minutes a game on one core).

Each game gets the whole report on its usual options, and a page that compares sets of options.
"""

import sys
from pathlib import Path
from typing import Any

from quarterdeck import GAMES
from quarterdeck.cli.parameters import chosen_options
from quarterdeck.games.base import Game
from quarterdeck.lab.study.report import Grid, Plot, Report
from quarterdeck.lab.study.study import study
from quarterdeck.lab.study.terms import terms_of
from quarterdeck.lab.study.writing import as_markdown, figure, grid_lines

FOLDER = Path(__file__).parents[1] / "docs/reports"
MANEUVERS = "preset=true study=off reservation=off affinities=off skirmishes=off"
SETS = {
    "seas-of-strife": (
        *("", "rules=strife", "passing=on", "rules=strife passing=on", "happy_faces=on", "tie_break=extra_rounds"),
        *("target=8", "target=25", "players=3", "players=6"),
    ),
    "feud": (
        *("", "preset=strikes", "study=on", "reservation=on", "affinities=on", "skirmishes=on"),
        *(f"maneuvers: {MANEUVERS}", "preset=true", "preset=skirmish", "last_round=20"),
    ),
}
"""Options that differ from the usual ones, for each row of a comparison, if need be after a name for them."""
SIZE: dict[str, Any] = {"games": 1000, "seed": 1, "ladder": ("random", "heuristic"), "deals": 100, "depth": 100}
"""The size of a study. Beginner is not on the ladder: with it, the ladder would take a hundred times as long."""
COLUMNS = (
    ("rounds", "Rounds", 1, 1),
    ("minutes", "Minutes", 1, 0),
    ("ties", "Shared wins, % of the games", 100, 0),
    ("margin", "Between the best two", 1, 1),
    ("last_choice", "Last choice matters, % of the games", 100, 0),
    ("ladder_heuristic_among_random", "Better bot, wins in 100 games", 100, 0),
    ("decided_at", "Decided, % of the decisions made", 100, 0),
    ("chance_leads", "Changes of the lead", 1, 1),
    ("drama", "Drama, wins in 100 games", 100, 1),
    ("half_last", "Last at half time, times the fair part", 1, 2),
    ("matter", "Decisions that matter, %", 100, 0),
)
"""The name of a number, the head of its column, a factor and the digits. The first six are in a table of their own."""
DRAWN = ("minutes", "decided_at", "half_last", "matter")


def options_page(game: Game) -> str:
    """Return the page that compares sets of options, and draw its figures."""
    rows: dict[str, Report] = {}
    for text in SETS[game.id]:
        label, _, words = text.rpartition(": ")
        options = chosen_options(game, None, tuple(words.split()))
        rows[label or words or "as usual"] = study(game, options, restricted=0, **SIZE).run().report()
    cells, pictures = [[name] for name in rows], []
    for name, head, factor, digits in COLUMNS:
        found = [report.number(name) for report in rows.values()]
        values, low, high = ([factor * getattr(each, end) for each in found] for end in ("value", "low", "high"))
        for row, value, least, most in zip(cells, values, low, high, strict=True):
            row.append(f"{value:.{digits}f} ± {(most - least) / 2:.{digits}f}")
        if name in DRAWN:
            path = FOLDER / "images" / f"{game.id}-{name}.webp"
            figure(Plot(head, [*rows], values, low, high, head)).savefig(path)
            pictures += [f"![{head}, by options](images/{path.name})", ""]
    heads = ["Options", *(head for _, head, _, _ in COLUMNS)]
    first, second = (
        grid_lines(Grid(tuple(heads[:1] + heads[at]), [tuple(row[:1] + row[at]) for row in cells]))
        for at in (slice(1, 7), slice(7, None))
    )
    about = "Each number is followed by half of its 95 % interval. [The laboratory](../laboratory.md) explains them,"
    lines = [f"# {terms_of(game).title}: options compared", "", about, "and [the conclusions](README.md) are in words."]
    lines += ["", *first, "", *second, "", *pictures, "The commands:", ""]
    return "\n".join([*lines, *(f"    {report.command}" for report in rows.values()), ""])


def main() -> None:
    """Write the pages of the named games, or of all."""
    (FOLDER / "images").mkdir(parents=True, exist_ok=True)
    for game in [GAMES[name] for name in sys.argv[1:] or GAMES]:
        found = study(game, restricted=1000, **SIZE).run().report()
        (FOLDER / f"{game.id}.md").write_text(as_markdown(found), encoding="utf-8")
        if game.id in SETS:
            (FOLDER / f"{game.id}-options.md").write_text(options_page(game), encoding="utf-8")
        print(f"docs/reports/{game.id}.md", flush=True)


if __name__ == "__main__":
    main()

"""Write the laboratory's reports into `docs/reports`: `uv run poe reports [GAME ...]` (minutes a game on two cores).

Each game gets the whole report on its usual options, and a page that compares sets of options.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from quarterdeck import GAMES
from quarterdeck.cli.parameters import chosen_options
from quarterdeck.games.base import Game
from quarterdeck.lab.plots import keep
from quarterdeck.lab.study.report import Grid, Plot, Report
from quarterdeck.lab.study.study import study
from quarterdeck.lab.study.terms import terms_of
from quarterdeck.lab.study.writing import as_markdown, figure, grid_lines

FOLDER = Path(__file__).parents[1] / "docs/reports"
SETS = {
    "seas-of-strife": (
        *("", "rules=strife", "passing=on", "rules=strife passing=on", "happy_faces=on", "tie_break=extra_rounds"),
        *("target=8", "target=25", "players=3", "players=6"),
    ),
    "turn-the-tide": ("", "players=3", "players=5", "rounds=2", "rounds=8"),
    "sea-change": (
        "",
        "players=2",
        "players=3",
        "players=5",
        "players=6",
        "teams=2",
        "players=6 teams=3",
        "target=2,2,2,2",
    ),
    "feud": (
        *("", "preset=strikes", "study=on", "reservation=on", "affinities=on", "skirmishes=on"),
        *(
            "maneuvers: preset=true skirmishes=off study=off reservation=off affinities=off",
            "preset=true",
            "preset=skirmish",
        ),
        "last_round=20",
    ),
}
"""Options that differ from the usual ones, for each row of a comparison; none in the first."""
GAMES_OF_EACH, DEALS, RESTRICTED, FOLLOWED, SEED, JOBS = 1000, 100, 1000, 100, 1, 1
LADDER = ("random", "heuristic")
"""The bots in the reports' ladder. Beginner is left out: with it, the ladder would take a hundred times as long."""
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
"""The columns of the two tables: the name of a number, the head, the factor and the digits."""
FIRST, DRAWN = 6, (COLUMNS[1], COLUMNS[6], COLUMNS[9], COLUMNS[10])
"""Number of columns in the first table, and the columns with a figure."""


def table(rows: dict[str, Report], columns: Sequence[tuple[str, str, int, int]]) -> Grid:
    """Return a table with a row for each set of options."""
    cells = []
    for name, report in rows.items():
        found = [(report.number(number), factor, digits) for number, _, factor, digits in columns]
        ends = [f"{k * at.value:.{places}f} ± {k * (at.high - at.low) / 2:.{places}f}" for at, k, places in found]
        cells.append((name, *ends))
    return Grid(("Options", *(head for _, head, _, _ in columns)), [*cells])


def pictures(game: Game, rows: dict[str, Report]) -> Iterator[str]:
    """Draw the numbers of the tables, and yield the lines that show the figures."""
    for name, head, factor, _ in DRAWN:
        found = [report.number(name) for report in rows.values()]
        values, low, high = ([factor * getattr(each, end) for each in found] for end in ("value", "low", "high"))
        path = FOLDER / "images" / f"{game.id}-{name}.webp"
        keep(figure(Plot(head, [*rows], values, low, high, head)), path)
        yield from (f"![{head}, by options](images/{path.name})", "")


def options_page(game: Game) -> str:
    """Return the page that compares sets of options."""
    rows = {}
    for text in SETS[game.id]:
        label, _, words = text.rpartition(": ")
        options = chosen_options(game, None, tuple(words.split()))
        made = study(
            game, options, games=GAMES_OF_EACH, seed=SEED, ladder=LADDER, deals=DEALS, restricted=0, depth=FOLLOWED
        )
        rows[label or words or "as usual"] = made.run(JOBS).report()
    lines = [f"# {terms_of(game).title}: options compared", "", "Numbers are followed by half of their 95 % interval."]
    lines += ["[The laboratory](../laboratory.md) explains them, and [the conclusions](README.md) are in words.", ""]
    lines += [
        *grid_lines(table(rows, COLUMNS[:FIRST])),
        "",
        *grid_lines(table(rows, COLUMNS[FIRST:])),
        "",
        *pictures(game, rows),
        "",
    ]
    lines += ["The commands:", "", *(f"    {report.command}" for report in rows.values()), ""]
    return "\n".join(lines)


def main() -> None:
    """Write the pages of the named games, or of all."""
    (FOLDER / "images").mkdir(parents=True, exist_ok=True)
    for game in [GAMES[name] for name in sys.argv[1:] or GAMES]:
        made = study(
            game, games=GAMES_OF_EACH, seed=SEED, ladder=LADDER, deals=DEALS, restricted=RESTRICTED, depth=FOLLOWED
        )
        report = as_markdown(made.run(JOBS).report())
        (FOLDER / f"{game.id}.md").write_text(report, encoding="utf-8")
        (FOLDER / f"{game.id}-options.md").write_text(options_page(game), encoding="utf-8")
        print(f"docs/reports/{game.id}.md", flush=True)


if __name__ == "__main__":
    main()

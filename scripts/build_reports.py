"""Write the laboratory's reports on all games: `uv run poe reports` (some minutes on two cores).

Each game gets a page in `docs/reports`: the four answers for every number of players and every value of an option, and
the whole report on the game with its usual options.
"""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from quarterdeck import GAMES, __version__
from quarterdeck.games.base import Game
from quarterdeck.games.dependent import Dependent
from quarterdeck.games.options import Option, OptionError, Options
from quarterdeck.lab.study.report import Report
from quarterdeck.lab.study.study import study
from quarterdeck.lab.study.writing import as_markdown

FOLDER = Path(__file__).parents[1] / "docs/reports"
GAMES_OF_EACH, DEALS, RESTRICTED, SEED = 2000, 200, 2000, 1
LADDER = ("random", "heuristic")
"""The bots in the reports' ladder. Beginner is left out: with it, the ladder would take a hundred times as long."""
JOBS = 2


def choices(option: Option, chosen: Options) -> Iterator[Any]:
    """Yield the values that an option can have beside the other options `chosen`; none if any value is possible."""
    if option.kind == "choice":
        values = option.given(chosen).values
        yield from values if isinstance(values, tuple) else ()
    elif option.kind == "switch":
        yield from (False, True)
    elif option.name == "players":
        yield from range(option.low, option.high + 1)


def variants(game: Game) -> list[Options]:
    """Return complete options: the usual ones, then those that differ from them in one option.

    If an option's values depend on others, as teams depend on the players, the option is varied for each value of
    these.
    """
    usual = game.complete({})
    bases = [usual]
    for option in (each for each in game.options if each.name == "players"):
        bases += [game.complete({"players": number}) for number in choices(option, usual)]
    found: list[Options] = []
    for base in bases:
        found.append(base)
        for option in game.options:
            if base == usual or isinstance(option.values, Dependent):
                found += _varied(game, base, option)
    return [each for at, each in enumerate(found) if each not in found[:at]]


def _varied(game: Game, base: Options, option: Option) -> Iterator[Options]:
    if option.name == "players":
        return
    fixed = {"players": base["players"]} if "players" in base else {}
    for value in choices(option, base):
        with suppress(OptionError):
            yield game.complete({**fixed, option.name: value})


def studied(game: Game, options: Options, restricted: int) -> Report:
    """Return a report; `restricted`: the number of deals in which players never take some action."""
    made = study(game, options, games=GAMES_OF_EACH, seed=SEED, ladder=LADDER, deals=DEALS, restricted=restricted)
    return made.run(JOBS).report()


def answers(report: Report) -> Iterator[str]:
    """Yield the lines of the four answers, with which a report begins."""
    yield from (f"    {report.command}", "")
    for question, answer in report.answers:
        yield from (f"**{question}** {answer}", "")


def page(game: Game) -> str:
    """Return the page of a game as text."""
    usual, *others = variants(game)
    lines = [as_markdown(studied(game, usual, RESTRICTED)).rstrip(), "", "## With other options", ""]
    for options in others:
        differing = ", ".join(f"{name} {value}" for name, value in options.items() if usual.get(name) != value)
        lines += [f"### {differing}", "", *answers(studied(game, options, 0))]
    return "\n".join([*lines, f"Made with version {__version__} by `scripts/build_reports.py`.", ""])


def main() -> None:
    """Write all pages."""
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES.values():
        (FOLDER / f"{game.id}.md").write_text(page(game), encoding="utf-8")
        print(f"docs/reports/{game.id}.md", flush=True)


if __name__ == "__main__":
    main()

"""`quarterdeck lab`: answers to designers' questions about a card game."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from quarterdeck.cli import parameters
from quarterdeck.cli.errors import Failure, failing
from quarterdeck.cli.paths import NewFile
from quarterdeck.cli.progress import bar, chosen_jobs, ended_tidily, lost_told, new_table, show, work_options
from quarterdeck.lab.study import FOLLOWED, LADDER, SECONDS

if TYPE_CHECKING:
    from quarterdeck.lab.simulation.jobs import Jobs
    from quarterdeck.lab.simulation.kept_work import KeptWork
    from quarterdeck.lab.study.report import Report

FORMS = (".html", ".md", ".json")
"""Allowed endings of a report's file name."""

out_option = click.option(
    "--out",
    type=NewFile(*FORMS),
    metavar="FILE",
    help="Write the report there; FILE ends in .html, .md or .json.",
)


@click.group()
def lab() -> None:
    """Answer designers' questions about a card game: is it fair, how long is it, does skill win, how does it end?"""


@lab.command()
@click.argument("game")
@parameters.game_options
@click.option("--games", type=click.IntRange(2), default=1000, show_default=True, help="Games between equal bots.")
@parameters.seed_option("report")
@parameters.bots_option("heuristic")
@click.option(
    "--ladder",
    metavar="A,B,...",
    default=",".join(LADDER),
    show_default=True,
    help="Bots, the weakest first; each plays among the one before it.",
)
@click.option(
    "--deals",
    type=click.IntRange(0),
    metavar="N",
    help="Deals of each step of the ladder; by default a tenth of --games.",
)
@click.option(
    "--restricted",
    type=click.IntRange(0),
    metavar="N",
    help="Deals in which a seat never takes an action; by default as many as --games, at most 1000.",
)
@click.option(
    "--depth",
    type=click.IntRange(0),
    default=0,
    is_flag=False,
    flag_value=str(FOLLOWED),
    metavar="[N]",
    help=f"Follow N games ({FOLLOWED} without a number): when they are decided, who leads, which decisions matter.",
)
@work_options
@out_option
def report(
    game: str,
    players: int | None,
    pairs: tuple[str, ...],
    games: int,
    seed: int | None,
    bots: str,
    ladder: str,
    deals: int | None,
    restricted: int | None,
    depth: int,
    jobs: int | None,
    ray: str | None,
    out: Path | None,
) -> None:
    """Report on GAME from many games between bots: seats, length, skill, endings, course, cards, restricted play."""
    from quarterdeck.lab.study.study import StudyError, study

    chosen = parameters.chosen_game(game)
    options = parameters.chosen_options(chosen, players, pairs)
    seats, rungs = parameters.named_bots(bots, chosen), parameters.named_bots(ladder, chosen)
    with failing(StudyError):
        made = study(chosen, options, seats, games, _seed(seed, out), rungs, deals, restricted, depth)
        if depth:
            click.echo(f"--depth takes about {made.depth * SECONDS:.0f} seconds more on one core.", err=True)
        with _kept(chosen_jobs(jobs, ray), out, made.facts) as work:
            with bar("games", made.work) as advance:
                found = made.run(work, advance).report()
            _give(found, out)


@lab.command()
@click.argument("game")
@click.option("--a", "first", metavar="NAME=VALUE", multiple=True, help="An option of variant A; may be repeated.")
@click.option("--b", "second", metavar="NAME=VALUE", multiple=True, help="An option of variant B; may be repeated.")
@click.option("--games", type=click.IntRange(32), default=4000, show_default=True, help="Games of each at most.")
@parameters.seed_option("report")
@parameters.bots_option("heuristic")
@work_options
@out_option
def compare(
    game: str,
    first: tuple[str, ...],
    second: tuple[str, ...],
    games: int,
    seed: int | None,
    bots: str,
    jobs: int | None,
    ray: str | None,
    out: Path | None,
) -> None:
    """Compare two variants of GAME on the same deals, until all differences are sure or all games are played."""
    from quarterdeck.lab.simulation.plan import Plan
    from quarterdeck.lab.study.comparing import compare as compared
    from quarterdeck.lab.study.comparing import facts_of

    chosen = parameters.chosen_game(game)
    seed = _seed(seed, out)
    plans = []
    for pairs in (first, second):
        options = parameters.chosen_options(chosen, None, pairs)
        plans.append(Plan(chosen.id, options, parameters.seated_bots(bots, chosen, options), seed, games))
    if plans[0].options == plans[1].options:
        raise Failure("--a and --b describe the same variant: give an option that differs, such as --b NAME=VALUE")
    with _kept(chosen_jobs(jobs, ray), out, facts_of(*plans)) as work:
        with bar("games", 2 * games) as advance:
            found = compared(plans[0], plans[1], work, advance).report()
        _give(found, out)


def _seed(given: int | None, out: Path | None) -> int:
    """Return the given seed, or that of the unfinished report in `out`, or a new one."""
    from quarterdeck.lab.simulation.journal import JournalError, begun_seed

    if given is None and out:
        with failing(JournalError):
            given = begun_seed(out)
    return secrets.randbits(32) if given is None else given


@contextmanager
def _kept(jobs: Jobs, out: Path | None, facts: dict[str, Any]) -> Iterator[KeptWork]:
    """Yield the work for a report; its journal is beside the report's file. If it is stopped, print how to continue."""
    from quarterdeck.lab.plots import PlotError, new_figure
    from quarterdeck.lab.simulation.journal import JournalError
    from quarterdeck.lab.simulation.kept_work import GOES_ON, KeptWork

    if out and out.suffix == ".html":
        with failing(PlotError):
            new_figure()  # if matplotlib is missing, fail before the games are played
    with failing(JournalError), ended_tidily(), lost_told(), KeptWork(jobs, out, facts) as work:
        try:
            yield work
        except (KeyboardInterrupt, SystemExit):
            if work.keeps_any:
                click.echo(f"quarterdeck: stopped before {out} was written. {GOES_ON}.", err=True)
            raise


def _give(report: Report, out: Path | None) -> None:
    from quarterdeck.lab.study.writing import PlotError, write

    if out is None:
        _print(report)
        return
    try:
        with failing(PlotError):
            write(report, out)
    except OSError as error:
        raise Failure(f"--out: {out} cannot be written: {error.strerror}") from error
    click.echo(f"The report is in {out}")


def _print(report: Report) -> None:
    click.echo(f"{report.title}\n{report.about}\n$ {report.command}\n")
    for question, answer in report.answers:
        click.echo(f"{question}\n  {answer}\n")
    for section in report.sections:
        click.echo("\n".join((section.title.upper(), *section.sentences)))
        for grid in section.grids:
            table = new_table(grid.columns, grid.columns[:1])
            for row in grid.rows:
                table.add_row(*map(str, row))
            show(table)
        click.echo()

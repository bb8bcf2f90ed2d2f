"""`quarterdeck simulate`: many games between bots."""

from __future__ import annotations

import secrets
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click

from quarterdeck.cli.errors import Failure, counted, failing
from quarterdeck.cli.parameters import chosen_game, chosen_options, game_options, named_bots, written
from quarterdeck.cli.progress import bar, chosen_jobs, ended_tidily, lost_told, show, work_options

if TYPE_CHECKING:
    from quarterdeck.lab.simulation.jobs import Jobs
    from quarterdeck.lab.simulation.plan import Plan
    from quarterdeck.lab.simulation.simulate import SeatSummary


@click.command()
@click.argument("game")
@game_options
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=click.IntRange(0), help="The same seed gives the same games; by default a new one.")
@click.option(
    "--bots",
    metavar="A,B,...",
    default="random",
    show_default=True,
    help="A bot a seat, separated by commas; a shorter list is repeated.",
)
@work_options
@click.option("--record", type=click.Path(path_type=Path), metavar="FILE", help="Write the games' records there.")
def simulate(
    game: str,
    players: int | None,
    pairs: tuple[str, ...],
    games: int,
    seed: int | None,
    bots: str,
    jobs: int | None,
    ray: str | None,
    record: Path | None,
) -> None:
    """Let bots play GAME many times and tell how they fared."""
    from quarterdeck.lab.simulation.plan import Plan, repeated

    chosen = chosen_game(game)
    options = chosen_options(chosen, players, pairs)
    try:
        seats = repeated(named_bots(bots, chosen), chosen, options)
    except ValueError as error:
        raise Failure(f"--bots: {error}") from error
    seed = secrets.randbits(32) if seed is None else seed
    _run(Plan(chosen.id, options, seats, seed, games, record is not None), chosen_jobs(jobs, ray), record)


def _run(plan: Plan, jobs: Jobs, path: Path | None) -> None:
    """Play, with a progress bar on a terminal, and print the table."""
    from quarterdeck.lab.simulation.simulate import simulate as play
    from quarterdeck.table.records import RecordError, Writer

    with (
        failing(RecordError),
        ended_tidily(),
        lost_told(),
        Writer(path) if path else nullcontext() as writer,
        bar("games", plan.games) as advance,
    ):
        seats = play(plan, jobs, advance, writer.add if writer else lambda _: None)
    _print(plan, seats)
    if path:
        click.echo(f"Records of {counted(plan.games, 'game')} are in {path}")


def _print(plan: Plan, seats: list[SeatSummary]) -> None:
    """Print the table of the results."""
    from rich.table import Table

    click.echo(f"{plan.game} {written(plan.options)}; {counted(plan.games, 'game')}, seed {plan.seed}")
    table = Table()
    table.add_column("Seat", justify="right")
    table.add_column("Bot", overflow="fold")
    for title in ("Mean score", "Win share", "95% interval", "Decisions a game"):
        table.add_column(title, justify="right")
    for seat in seats:
        table.add_row(
            str(seat.seat + 1),
            seat.bot,
            f"{seat.mean_score:.2f}",
            f"{seat.win_share:.1%}",
            f"{seat.low:.1%} - {seat.high:.1%}",
            f"{seat.decisions:.1f}",
        )
    show(table)

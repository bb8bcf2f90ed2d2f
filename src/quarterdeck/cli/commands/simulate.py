"""`quarterdeck simulate`: many games between bots."""

from __future__ import annotations

import secrets
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click

from quarterdeck.cli import parameters
from quarterdeck.cli.errors import counted, failing
from quarterdeck.cli.paths import NewFile
from quarterdeck.cli.progress import bar, chosen_jobs, ended_tidily, lost_told, new_table, show, work_options

if TYPE_CHECKING:
    from quarterdeck.lab.simulation.jobs import Jobs
    from quarterdeck.lab.simulation.plan import Plan
    from quarterdeck.lab.simulation.simulate import Spread, Summary


@click.command()
@click.argument("game")
@parameters.game_options
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@parameters.seed_option("games")
@parameters.bots_option("random")
@work_options
@click.option(
    "--record",
    type=NewFile(),
    metavar="FILE",
    help="Write the games' records there: .jsonl, .jsonl.zst; lean ones: .lean.jsonl, .lean.jsonl.zst, .parquet.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON, with all distributions.")
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
    as_json: bool,
) -> None:
    """Let bots play GAME many times, and print their results.

    If recording is stopped, the file has the finished games. Run the same command again to continue.
    """
    from quarterdeck.lab.simulation.journal import JournalError, begun_seed
    from quarterdeck.lab.simulation.plan import Plan
    from quarterdeck.lean.files import is_lean

    chosen = parameters.chosen_game(game)
    options = parameters.chosen_options(chosen, players, pairs)
    seats = parameters.seated_bots(bots, chosen, options)
    with failing(JournalError):
        begun = begun_seed(record) if record is not None and seed is None else seed
    seed = secrets.randbits(32) if begun is None else begun
    plan = Plan(chosen.id, options, seats, seed, games, record is not None, record is not None and is_lean(record))
    summary = _run(plan, chosen_jobs(jobs, ray), record)
    if as_json:
        _print_json(plan, summary)
        return
    _print(plan, summary)
    if record:
        click.echo(f"Records of {counted(plan.games, 'game')} are in {record}")


def _run(plan: Plan, jobs: Jobs, path: Path | None) -> Summary:
    from quarterdeck.lab.simulation.recording import Recording
    from quarterdeck.lab.simulation.simulate import simulate as play
    from quarterdeck.table.records import RecordError

    with (
        failing(RecordError),
        ended_tidily(),
        lost_told(),
        Recording(path, plan) if path else nullcontext() as recording,
        bar("games", plan.games) as advance,
    ):
        if recording is None:
            return play(plan, jobs, advance, lambda _: None)
        try:
            return play(plan, jobs, advance, recording.add, recording.kept)
        except (KeyboardInterrupt, SystemExit):
            if words := recording.kept_words():
                click.echo(f"quarterdeck: stopped writing {path}{words}.", err=True)
            raise


def _print_json(plan: Plan, summary: Summary) -> None:
    import json
    from dataclasses import asdict

    head = {"game": plan.game, "options": plan.options, "games": plan.games, "seed": plan.seed}
    click.echo(json.dumps({**head, **asdict(summary)}, indent=2))


def _print(plan: Plan, summary: Summary) -> None:
    click.echo(f"{plan.game} {parameters.written(plan.options)}; {counted(plan.games, 'game')}, seed {plan.seed}")
    columns = ("Seat", "Bot", "Mean score", "Win share", "95% interval", "Decisions a game")
    table = new_table(columns, ["Bot"])
    for seat in summary.seats:
        table.add_row(
            str(seat.seat + 1),
            seat.bot,
            f"{seat.mean_score:.2f}",
            f"{seat.win_share:.1%}",
            f"{seat.low:.1%} - {seat.high:.1%}",
            f"{seat.decisions:.1f}",
        )
    show(table)
    lengths, rounds = summary.decisions, summary.rounds
    told = f"decisions a game {_told(lengths)}; rounds {_told(rounds)}"
    click.echo(f"Ties: {counted(summary.ties, 'game')}; {told}")
    if summary.seat_test is not None:
        test = summary.seat_test
        words = f"chi-squared {test.statistic:.1f} with {counted(test.freedom, 'degree')} of freedom, p {test.p:.3f}"
        click.echo(f"All seats alike? {words}")


def _told(spread: Spread) -> str:
    return f"{spread.mean:.1f} ({spread.least} to {spread.most})"

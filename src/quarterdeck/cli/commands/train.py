"""`quarterdeck train`: training of a game's softmax table or networks by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from quarterdeck.cli.errors import Failure, counted, failing
from quarterdeck.cli.parameters import chosen_game, seed_option
from quarterdeck.cli.paths import NewFile
from quarterdeck.cli.progress import bar, chosen_jobs, ended_tidily, lost_told, work_options

if TYPE_CHECKING:
    from quarterdeck.lab.training import Progress


@click.group()
def train() -> None:
    """Train a game's bots by play against themselves."""


@train.command()
@click.argument("game")
@click.option("--rounds", type=click.IntRange(1), default=60, show_default=True, help="Rounds in all.")
@seed_option("policy", 1)
@click.option("--lessons", type=click.IntRange(1), default=50_000, show_default=True, help="A round and option set.")
@work_options
@click.option(
    "--out",
    type=NewFile(),
    metavar="FILE",
    help="The checkpoint, written after every round; training goes on from it. By default GAME-SEED.npz.",
)
@click.option("--install", is_flag=True, help="Let the game's bots play by what was learned.")
def table(
    game: str,
    rounds: int,
    seed: int,
    lessons: int,
    jobs: int | None,
    ray: str | None,
    out: Path | None,
    install: bool,
) -> None:
    """Train GAME's softmax table, by which searching bots predict how others play."""
    from quarterdeck.lab import training

    chosen = chosen_game(game)
    where = chosen_jobs(jobs, ray)
    checkpoint = out or Path(f"{chosen.id}-{seed}.npz")
    with failing(training.TrainingError):
        with ended_tidily(), lost_told(), bar("rounds", rounds) as advance:

            def report(done: Progress) -> None:
                advance(1)
                click.echo(_line(done))

            done = training.load(checkpoint, training.begun(chosen, seed, lessons))
            advance(done.rounds)
            done = training.train(done, rounds, where, checkpoint, report)
        click.echo(f"{counted(done.rounds, 'round')} kept in {checkpoint}")
        if install:
            click.echo(f"the policy is installed in {training.install(done, chosen)}")


@train.command()
@click.argument("game")
@click.option(
    "--decisions",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    metavar="MILLIONS",
    help="In all; a training that goes on may get more or fewer.",
)
@seed_option("networks", 1)
@click.option("--imitate", type=click.IntRange(0), default=15, show_default=True, help="Iterations by the table first.")
@click.option("--jobs", type=click.IntRange(1), metavar="N", help="Threads; by default one a core.")
@click.option(
    "--out",
    type=NewFile(),
    metavar="FILE",
    help="The checkpoint; training goes on from it. By default GAME-network-SEED.npz.",
)
@click.option("--install", is_flag=True, help="Let the game's bots play by the policy network.")
def network(
    game: str,
    decisions: int,
    seed: int,
    imitate: int,
    jobs: int | None,
    out: Path | None,
    install: bool,
) -> None:
    """Train GAME's policy network, and the value network that judges it; see docs/decisions/0081-networks.md."""
    from quarterdeck.engine.compile.unit import can_compile

    if not can_compile():
        raise Failure("training a network needs a compiler: install quarterdeck[native]")
    from quarterdeck.lab import training
    from quarterdeck.lab.bench import cores
    from quarterdeck.lab.networks import course

    chosen = chosen_game(game)
    checkpoint = out or Path(f"{chosen.id}-network-{seed}.npz")
    with failing(training.TrainingError):
        with ended_tidily(), bar("million decisions", decisions) as advance:
            begun = course.begin(chosen, seed, decisions, imitate)
            course.run(begun, checkpoint, jobs or cores(), lambda point: click.echo(point.line), advance)
        click.echo(f"{counted(begun.decisions, 'decision')} learned from, kept in {checkpoint}")
        if install:
            click.echo(f"the network is installed in {course.install(begun)}")


def _line(done: Progress) -> str:
    """Return a line with the strength after a round: per option set, the win share as a multiple of a fair share."""
    return f"round {done.rounds}: " + " ".join(f"{share:.2f}" for share in done.strength[-1])

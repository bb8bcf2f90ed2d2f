"""`quarterdeck puzzles`: finds positions in which one choice is clearly best, and checks known ones."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

import click

from quarterdeck.cli.errors import failing
from quarterdeck.cli.parameters import chosen_game
from quarterdeck.cli.paths import GivenFile, NewFile

if TYPE_CHECKING:
    from quarterdeck.games.base import Game
    from quarterdeck.table.puzzles import Puzzle


@click.group()
def puzzles() -> None:
    """Find positions in which one choice is clearly best, or check those of the package again."""


@puzzles.command()
@click.argument("game", metavar="GAME")
@click.option("--count", type=click.IntRange(1), default=100, show_default=True, help="How many the file shall have.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed finds the same.")
@click.option("--out", type=NewFile(), required=True, metavar="FILE", help="Where they go; those that are there stay.")
def mine(game: str, count: int, seed: int, out: Path) -> None:
    """Find puzzles in games between bots; each takes some seconds.

    In each puzzle one choice brings at least .05 of the win more than any other, with a certainty of 99 %, and the
    strongest level of bots finds it.
    """
    from quarterdeck.engine.long_work import long_work
    from quarterdeck.lab.puzzles import mine as search
    from quarterdeck.table.puzzles import write

    played = chosen_game(game)
    known = _read(played, out) if out.exists() else []
    if len(known) >= count:
        return
    with long_work(played):
        for puzzle in search(played, seed, count - len(known), known):
            known.append(puzzle)
            write(out, played, known)
            click.echo(f"{len(known)} of {count}: {_shown(played, puzzle)}", err=True)


@puzzles.command()
@click.argument("game", metavar="GAME")
@click.option("--file", type=GivenFile(), metavar="FILE", help="These instead of those of the package.")
@click.option("--sample", type=click.IntRange(1), metavar="N", help="So many of them, by chance.")
@click.option("--seed", type=int, default=1, show_default=True, help="Of the thoughts, and of the sample.")
@click.option("--write", "writes", is_flag=True, help="Keep the new numbers; leave out what is clear no more.")
def check(game: str, file: Path | None, sample: int | None, seed: int, writes: bool) -> None:
    """Check that the solution of each puzzle is still clearly the best choice. Exits with 1 if one is not."""
    from quarterdeck.engine.long_work import long_work
    from quarterdeck.lab.puzzles import CLEAR, again
    from quarterdeck.table.puzzles import path_of, write

    if writes and sample:
        raise click.UsageError("--write is for all of them, not for a --sample")
    played = chosen_game(game)
    path = file or path_of(played)
    found = _read(played, path)
    looked_at = random.Random(seed).sample(found, min(sample, len(found))) if sample else found
    kept = []
    with long_work(played):
        for puzzle in looked_at:
            measured = again(played, puzzle, seed)
            if measured is None or (writes and measured.margin < CLEAR):
                click.echo(f"not clear any more: {_shown(played, puzzle)}")
            else:
                kept.append(measured)
    if writes:
        write(path, played, kept)
    click.echo(f"{played.id}: {len(kept)} of {len(looked_at)} are as clear as they were")
    if len(kept) < len(looked_at) and not writes:
        raise SystemExit(1)


def _read(game: Game, path: Path) -> list[Puzzle]:
    from quarterdeck.table import RecordError
    from quarterdeck.table.puzzles import read_puzzles

    with failing(RecordError):
        return read_puzzles(path, game)


def _shown(game: Game, puzzle: Puzzle) -> str:
    where, what = (
        f"deal {puzzle.deal}, decision {len(puzzle.made) + 1}, seat {puzzle.seat}",
        game.action_text(puzzle.best),
    )
    how = "exactly" if puzzle.exact else "about"
    best, second = puzzle.shares[:2]
    return f"{where}: {what} brings {how} {best:.3f}, the next best {second:.3f}; grade {puzzle.grade}"

"""`quarterdeck puzzles`: positions in which one choice is clearly best, mined and measured again."""

from __future__ import annotations

from pathlib import Path

import click


@click.group()
def puzzles() -> None:
    """Positions in which one choice is clearly best: find some, or measure those of the package again."""


@puzzles.command()
@click.argument("game")
@click.option("--count", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--output", type=click.Path(path_type=Path), required=True)
def mine(game: str, count: int, seed: int, output: Path) -> None:
    import time

    from quarterdeck.games import GAMES
    from quarterdeck.lab.puzzles import mine
    from quarterdeck.table.puzzles import write

    found = []
    began = time.time()
    for puzzle in mine(GAMES[game], seed, count):
        found.append(puzzle)
        write(output, GAMES[game], found)
        click.echo(f"{time.time() - began:.0f} s {len(found)}: grade {puzzle.grade} {puzzle.shares[:2]} {puzzle.exact} {len(puzzle.actions)} {puzzle.options}", err=True)

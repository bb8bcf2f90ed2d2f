"""`quarterdeck replay` and `quarterdeck verify`: records in words, and whether they are true."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from quarterdeck.cli.oneline import Failure, plain

if TYPE_CHECKING:
    from quarterdeck.table.records import Record

SHOWN = 20
"""Differences of one record that are listed."""


@contextmanager
def _mistakes() -> Iterator[None]:
    """What is wrong with a file, in one line."""
    from quarterdeck.table import RecordError

    try:
        yield
    except RecordError as error:
        raise Failure(str(error)) from error


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", "number", type=click.IntRange(1), metavar="N", help="Only the N-th game of the file.")
@click.option("--step", is_flag=True, help="Wait for Enter before each event.")
def replay(file: Path, number: int | None, step: bool) -> None:
    """Tell the games of a record FILE in words."""
    from quarterdeck.table.records import read

    with _mistakes():
        count = 0
        for count, (where, record) in enumerate(read(file), 1):
            if number in (None, count):
                _tell(record, where, count, step)
            if number == count:
                return
        if number is not None:
            raise Failure(f"{file} has {count} game{'s' * (count != 1)}, there is no game {number}")


def _tell(record: Record, where: str, count: int, step: bool) -> None:
    """One game in words, from its decisions."""
    from quarterdeck.table.replay import replay, verify

    played = replay(record, where)
    names = [plain(seat.name) for seat in record.seats]
    seated = ", ".join(f"{name} ({plain(seat.player)})" for name, seat in zip(names, record.seats, strict=True))
    options = ", ".join(f"{name} {_said(value)}" for name, value in played.options.items())
    click.echo(f"Game {count}: {record.game}, {options}\nSeats: {seated}")
    for event in played.events:
        if step:
            _wait()
        click.echo(played.game.narrate(event, names))
    if played.result is None:
        click.echo("The record ends here: the game is not over.")
    if verify(record, where):
        click.echo(f"{where}: the record says something else than its decisions; see quarterdeck verify", err=True)
    click.echo()


def _said(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _wait() -> None:
    """Until Enter is pressed; where nobody can press it, go on."""
    if sys.stdin.isatty():
        sys.stdin.readline()


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
def verify(file: Path) -> None:
    """Replay the games of a record FILE and say what differs; exit status 1 if anything does."""
    from quarterdeck.table.records import read
    from quarterdeck.table.replay import verify as differences

    games, wrong = 0, 0
    with _mistakes():
        for where, record in read(file):
            games += 1
            found = differences(record, where)
            wrong += bool(found)
            for difference in found[:SHOWN]:
                click.echo(plain(f"{where}: {difference}"))
            if len(found) > SHOWN:
                click.echo(f"{where}: and {len(found) - SHOWN} more differences")
    word = "game" if games == 1 else "games"
    click.echo(f"{games} {word} checked: {'all as recorded' if not wrong else f'{wrong} with differences'}")
    if wrong:
        raise SystemExit(1)

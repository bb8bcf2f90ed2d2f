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
@click.option(
    "--language", type=click.Choice(["en", "ja"]), default="en", show_default=True, help="English or Japanese."
)
def replay(file: Path, number: int | None, step: bool, language: str) -> None:
    """Tell the games of a record FILE in words.

    What is told follows from a record's decisions. Exit status: 0; 1 where a record says that something else has
    happened (`quarterdeck verify` says what); 2 where the file cannot be used.
    """
    from quarterdeck.table.records import read

    wrong = False
    with _mistakes():
        count = 0
        for count, (where, record) in enumerate(read(file), 1):
            if number in (None, count):
                wrong |= not _tell(record, where, count, step, language)
            if number == count:
                break
        else:
            if number is not None:
                raise Failure(f"{file} has {count} game{'s' * (count != 1)}, there is no game {number}")
    if wrong:
        raise SystemExit(1)


def _tell(record: Record, where: str, count: int, step: bool, language: str) -> bool:
    """One game in words, from its decisions; whether the record says the same."""
    from quarterdeck.cli.telling import Telling
    from quarterdeck.table.replay import replay, verify

    telling = Telling(record, replay(record, where), language)
    click.echo(telling.heading(count))
    for sentence in telling.events():
        if step:
            _wait()
        click.echo(sentence)
    found = verify(record, where)
    if found:
        click.echo(telling.falsehood(where), err=True)
    click.echo()
    return not found


def _wait() -> None:
    """Until Enter is pressed; where nobody can press it, go on."""
    if sys.stdin.isatty():
        sys.stdin.readline()


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
def verify(file: Path) -> None:
    """Replay the games of a record FILE and say what differs.

    Exit status: 0 nothing; 1 something; 2 where the file cannot be used.
    """
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

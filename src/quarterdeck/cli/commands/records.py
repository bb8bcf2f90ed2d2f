"""`quarterdeck replay` and `quarterdeck verify`: records in words, and whether they are true."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from quarterdeck.cli.errors import Failure, counted, failing, plain

if TYPE_CHECKING:
    from quarterdeck.table.fairness import Receipt
    from quarterdeck.table.records import Record

SHOWN = 20
"""Differences of one record that are listed."""


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
    from quarterdeck.table.records import RecordError, read_records

    wrong = False
    with failing(RecordError):
        count = 0
        for count, (where, record) in enumerate(read_records(file), 1):
            if number in (None, count):
                wrong |= not _tell(record, where, count, step, language)
            if number == count:
                break
        else:
            if number is not None:
                raise Failure(f"{file} has {counted(count, 'game')}, there is no game {number}")
    if wrong:
        raise SystemExit(1)


def _tell(record: Record, where: str, count: int, step: bool, language: str) -> bool:
    """One game in words, from its decisions; whether the record says the same."""
    from quarterdeck.cli.narration import Telling
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
@click.option(
    "--receipt",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="What your browser kept of a deal: is it the one that the record tells of?",
)
def verify(file: Path, receipt: Path | None) -> None:
    """Replay the games of a record FILE and say what differs.

    Where several made a deal, it says who did. Exit status: 0 nothing; 1 something; 2 where the file cannot be used.
    """
    from quarterdeck.table.records import RecordError, read_records

    kept = _receipt(receipt) if receipt is not None else None
    games, wrong, compared, unproven = 0, 0, 0, 0
    with failing(RecordError):
        for where, record in read_records(file):
            games += 1
            own = kept if kept is not None and record.deal and record.deal.commitment == kept.house else None
            compared += own is not None
            fine = _verified(where, record, own)
            wrong += not fine
            unproven += fine and record.deal is None and record.start is None
    click.echo(f"{counted(games, 'game')} checked: {'all as recorded' if not wrong else f'{wrong} with differences'}")
    if kept is not None and not compared:
        click.echo(f"{receipt}: the server's commitment in it is that of no game of {file}")
    if unproven:
        click.echo(f"{counted(unproven, 'deal')} unproven: the record does not say who made what was dealt")
    if wrong or (kept is not None and not compared):
        raise SystemExit(1)


def _verified(where: str, record: Record, receipt: Receipt | None) -> bool:
    """Say what differs in one game, and who made its deal; whether nothing differs."""
    from quarterdeck.table.fairness import describe_deal, disagreements
    from quarterdeck.table.replay import Difference
    from quarterdeck.table.replay import verify as differences

    found = differences(record, where)
    if record.deal is not None and receipt is not None:
        found += [Difference(*finding) for finding in disagreements(record.deal, receipt)]
    for difference in found[:SHOWN]:
        click.echo(plain(f"{where}: {difference}"))
    if len(found) > SHOWN:
        click.echo(f"{where}: and {counted(len(found) - SHOWN, 'more difference')}")
    if record.deal is not None and not found:
        as_kept = "; as in the receipt" if receipt is not None else ""
        click.echo(plain(f"{where}: deal {describe_deal(record.deal, [seat.name for seat in record.seats])}{as_kept}"))
    return not found


def _receipt(path: Path) -> Receipt:
    """Read a player's receipt. Raises Failure."""
    from quarterdeck.table.fairness import receipt_from

    try:
        return receipt_from(path.read_bytes())
    except OSError as error:
        raise Failure(f"{path}: cannot be read: {error.strerror}") from error
    except ValueError as error:
        raise Failure(f"{path}: {error}") from error

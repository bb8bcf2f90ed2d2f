"""`quarterdeck replay`, `verify` and `convert`: describe records in words, verify them, and convert their format."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from quarterdeck.cli.errors import Failure, counted, failing, plain
from quarterdeck.cli.paths import GivenFile, NewFile
from quarterdeck.cli.progress import ended_tidily, lost_told

if TYPE_CHECKING:
    from quarterdeck.table.fairness import Receipt
    from quarterdeck.table.records import Record


@click.command()
@click.argument("file", type=GivenFile("file of records"))
@click.option("--game", "number", type=click.IntRange(1), metavar="N", help="Only the N-th game of the file.")
@click.option("--step", is_flag=True, help="Wait for Enter before each event.")
@click.option(
    "--language", type=click.Choice(["en", "ja"]), default="en", show_default=True, help="English or Japanese."
)
def replay(file: Path, number: int | None, step: bool, language: str) -> None:
    """Describe the games of a record FILE in words.

    The text is made from each record's decisions. Exit status: 0; 1 if a record contradicts its decisions
    (`quarterdeck verify` shows where); 2 if the file cannot be used.
    """
    from quarterdeck.lean.files import read_games, whole
    from quarterdeck.table.records import RecordError

    wrong = False
    with failing(RecordError):
        count = 0
        for count, (where, game) in enumerate(read_games(file), 1):
            if number in (None, count):
                wrong |= not _tell(whole(where, game), where, count, step, language)
            if number == count:
                break
        else:
            if number is not None:
                raise Failure(f"{file} has {counted(count, 'game')}, there is no game {number}")
    if wrong:
        raise SystemExit(1)


def _tell(record: Record, where: str, count: int, step: bool, language: str) -> bool:
    """Print one game in words, from its decisions. Return whether the rest of the record agrees with them."""
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
    """Wait until Enter is pressed. Return at once if the input is no terminal."""
    if sys.stdin.isatty():
        sys.stdin.readline()


@click.command()
@click.argument("file", type=GivenFile("file of records"))
@click.option(
    "--receipt",
    type=GivenFile(),
    metavar="FILE",
    help="What your browser kept of a deal: is it the one that the record tells of?",
)
@click.option(
    "--jobs", type=click.IntRange(1), default=1, show_default=True, metavar="N", help="Processes that share the work."
)
def verify(file: Path, receipt: Path | None, jobs: int) -> None:
    """Replay the games of a record FILE and print what differs.

    If a record says who made its deal, that is printed, too. Exit status: 0 if nothing differs, 1 if something does, 2
    if the file cannot be used.
    """
    from quarterdeck.lab.verification import Report, verified
    from quarterdeck.table.records import RecordError

    kept = _receipt(receipt) if receipt is not None else None
    total = Report()
    with failing(RecordError), ended_tidily(), lost_told():
        for part in verified(file, kept, jobs):
            for line in part.lines:
                click.echo(plain(line))
            total.add(part)
            if part.error is not None:
                raise part.error
    games, wrong = counted(total.games, "game"), total.wrong
    click.echo(f"{games} checked: {'all as recorded' if not wrong else f'{wrong} with differences'}")
    if kept is not None and not total.compared:
        click.echo(f"{receipt}: the server's commitment in it is that of no game of {file}")
    if total.unproven:
        click.echo(f"{counted(total.unproven, 'deal')} unproven: the record does not say who made what was dealt")
    if wrong or (kept is not None and not total.compared):
        raise SystemExit(1)


@click.command()
@click.argument("source", type=GivenFile("file of records"))
@click.argument("target", type=NewFile())
def convert(source: Path, target: Path) -> None:
    """Write the games of the file SOURCE to TARGET, in the format that the ending of TARGET names.

    .jsonl and .jsonl.zst have whole records. .lean.jsonl, .lean.jsonl.zst and .parquet have lean records, without what
    follows from the decisions. Any format can be converted to any other. Only records that agree with their decisions
    are converted.
    """
    from quarterdeck.lean.files import convert as carry_over
    from quarterdeck.table.records import RecordError

    with failing(RecordError):
        count = carry_over(source, target)
    click.echo(f"Records of {counted(count, 'game')} are in {target}")


def _receipt(path: Path) -> Receipt:
    """Read a player's receipt. Raises Failure."""
    from quarterdeck.table.fairness import receipt_from
    from quarterdeck.table.records import RecordError, read_text

    try:
        return receipt_from(read_text(path))
    except RecordError as error:
        raise Failure(str(error)) from error
    except OSError as error:
        raise Failure(f"{path}: cannot be read: {error.strerror}") from error
    except ValueError as error:
        raise Failure(f"{path}: {error}") from error

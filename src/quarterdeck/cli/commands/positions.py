"""`quarterdeck positions`: tests bots in positions whose good actions are known, and judges new positions."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from quarterdeck.cli.errors import Failure, counted, failing
from quarterdeck.cli.paths import GivenFile, NewFile

if TYPE_CHECKING:
    from quarterdeck.table.questions import Question


@click.command()
@click.argument("file", type=NewFile())
@click.option("--game", "name", metavar="GAME", help="Only the positions of this game.")
@click.option("--bots", metavar="A,B,...", default="medium,hard", show_default=True, help="Bots, or levels.")
@click.option(
    "--seeds", type=click.IntRange(1), default=4, show_default=True, help="How often each position is played."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON, with the cost position by position.")
@click.option(
    "--judge",
    type=GivenFile(),
    metavar="ASKED",
    help="Instead: judge the decisions in ASKED (lines like FILE's) and add them to FILE.",
)
@click.option("--worlds", type=click.IntRange(100), help="How many worlds a judgement looks at.  [default: 20000]")
def positions(
    file: Path, name: str | None, bots: str, seeds: int, as_json: bool, judge: Path | None, worlds: int | None
) -> None:
    """Let bots choose in the test positions of FILE; print how often they choose well or badly, and what it costs.

    Costs are shares of the win. With the same seeds, bots make the same choices.
    """
    from quarterdeck.bots import BotError
    from quarterdeck.table import RecordError
    from quarterdeck.table.questions import read_questions

    with failing(RecordError, BotError):
        if judge is not None:
            _judge(judge, file, worlds)
            return
        questions = [question for _, question in read_questions(file) if name in (None, question.record.game)]
        if not questions:
            raise Failure(f"{file} has no positions{f' of {name}' if name else ''}")
        if any(question.judgement is None for question in questions):
            raise Failure(f"{file} has positions that are not judged: add them to another file with --judge")
        _play(questions, [name.strip() for name in bots.split(",")], seeds, as_json)


def _play(questions: list[Question], names: list[str], seeds: int, as_json: bool) -> None:
    from quarterdeck.lab.positions import play

    found = [play(questions, name, seeds) for name in names]
    if as_json:
        click.echo(json.dumps({"positions": len(questions), "seeds": seeds, "bots": [asdict(each) for each in found]}))
        return
    click.echo(f"{counted(len(questions), 'position')}, {counted(seeds, 'time')} each")
    click.echo(f"{'bot':24}{'good':>8}{'bad':>8}{'cost':>8}")
    for each in found:
        click.echo(f"{each.bot:24}{each.good:>8.3f}{each.bad:>8.3f}{each.cost:>8.4f}")


def _judge(source: Path, file: Path, worlds: int | None) -> None:
    """Judge the positions in `source`, and add to `file` those that are new and clear enough for a test."""
    from quarterdeck.lab import positions as lab
    from quarterdeck.table.questions import encode, read_questions
    from quarterdeck.table.records import write_records

    known = [question for _, question in read_questions(file)] if file.exists() else []
    seen = {_key(question) for question in known}
    for where, question in read_questions(source):
        if _key(question) in seen:
            click.echo(f"{where}: is there already", err=True)
            continue
        try:
            judgement = question.judgement = lab.judge(question, worlds or lab.WORLDS, where=where)
        except lab.UnclearError as unclear:
            click.echo(f"{where}: left out: {unclear}", err=True)
            continue
        seen.add(_key(question))
        known.append(question)
        cost = judgement.cost(question.action)
        click.echo(f"{where}: added; what the bot did costs {cost:.3f} ({judgement.by})", err=True)
    write_records(file, map(encode, known))


def _key(question: Question) -> tuple[object, ...]:
    """Return a key that is the same for the same decision of the same game."""
    return question.record.seed, len(question.record.decisions), question.seat

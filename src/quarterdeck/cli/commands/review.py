"""`quarterdeck review`: the parts of a game's result, the cost of decisions, and the moments that decided the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from quarterdeck.cli.errors import Failure, failing, plain
from quarterdeck.cli.paths import GivenFile
from quarterdeck.cli.progress import bar, new_table, show

if TYPE_CHECKING:
    from quarterdeck.analysis.review_report import Decided, Review
    from quarterdeck.table.records import Record
    from quarterdeck.table.replay import Replay

FEWEST_PLAYS = 1_000
ROWS = 12
"""Approximate number of rows in the table of each player's share of the win over time."""


@click.command()
@click.argument("file", type=GivenFile("file of records"))
@click.option("--game", "number", type=click.IntRange(1), metavar="N", help="Only the N-th game of the file.")
@click.option("--seats", metavar="A,B,...", help="Whose decisions: 1 is the first seat. By default those of people.")
@click.option(
    "--plays",
    type=click.IntRange(FEWEST_PLAYS),
    default=20_000,
    show_default=True,
    help="How deep: games played on for a decision, at the most.",
)
@click.option("--seed", type=click.IntRange(0, 2**32 - 1), default=0, show_default=True, help="Whose chance it has.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, an object a game.")
def review(file: Path, number: int | None, seats: str | None, plays: int, seed: int, as_json: bool) -> None:
    """Review the games of a record FILE.

    Each decision is compared with the best one by what the seat could know. The review also has each player's share of
    the win over time, the parts of each player's result, and the moments that decided the game.

    The same seed gives the same numbers, also on the page. If all players were bots, all are reviewed.
    """
    from quarterdeck.lean.files import read_records
    from quarterdeck.table.records import RecordError

    count = 0
    with failing(RecordError):
        for count, (where, record) in enumerate(read_records(file), 1):
            if number in (None, count):
                _review(record, where, count, seats, plays, seed, as_json)
            if number == count:
                return
    if number is not None:
        raise Failure(f"{file} has {count} game{'s' * (count != 1)}, there is no game {number}")


def _review(record: Record, where: str, number: int, seats: str | None, plays: int, seed: int, as_json: bool) -> None:
    from quarterdeck.analysis.review_report import encode
    from quarterdeck.cli.narration import Telling
    from quarterdeck.table.replay import replay

    replayed = replay(record, where)
    chosen = _seats(seats, len(record.seats))
    if as_json:
        click.echo(encode(_found(replayed, chosen, plays, seed, lambda _: None)))
        return
    names = [plain(seat.name) for seat in record.seats]
    click.echo(Telling(record, replayed, "en").heading(number))
    found = _found(replayed, chosen, plays, seed, lambda course: _print_curve(names, course))
    _print_players(names, found)
    _print_mistakes(names, replayed, found)
    _print_luck(names, found)
    _print_moments(names, found)


def _seats(text: str | None, count: int) -> list[int] | None:
    """Return the seats in a list, counted from 0; None without a list. Raises Failure."""
    if text is None:
        return None
    try:
        found = sorted({int(each) - 1 for each in text.split(",")})
    except ValueError:
        found = [-1]
    if not all(0 <= seat < count for seat in found):
        raise Failure(f"--seats: seats are numbers from 1 to {count} with commas between them, not {text!r}")
    return found


def _found(replayed: Replay, seats: list[int] | None, plays: int, seed: int, first: Callable[[Review], None]) -> Review:
    """Return the whole review, and show a progress bar. Call `first` with the review when its curve is complete."""
    from quarterdeck.analysis.review import reviews

    steps = reviews(replayed, seats, plays, seed)
    found = next(steps)
    with bar("review", found.total) as advance:
        advance(1)
        for found in steps:
            if found.done == found.points and not found.players:
                first(found)
            advance(int(not found.players))
    return found


def _print_players(names: list[str], found: Review) -> None:
    from quarterdeck.analysis.review_report import MARKS, adding_up

    parts = ("Fair", "Chance", "Others", "Own", "Unseen", "Result")
    table = new_table(["Player", *parts, "?!", "?", "??"], ["Player"], "What made the result; shares of the win")
    for each in found.players:
        fair, *rest = adding_up((each.fair, each.chance, each.others, each.own, each.unseen))
        shares = f"{fair:.3f}", *(f"{part:+.3f}" for part in rest), f"{each.result:.3f}"
        table.add_row(names[each.seat], *shares, *map(str, each.marks.values()))
    show(table)
    limits = [f"{name} {limit:.2f} of the win or more" for limit, name in reversed(MARKS)]
    click.echo(
        "Fair: the share before the game. Chance: deals and draws. Others: what the others decided.\n"
        "Own: own mistakes. Unseen: what could not be seen when deciding. Together they make the result.\n"
        + "?! {}, ? {}, ?? {}".format(*limits)
    )


def _print_curve(names: list[str], found: Review) -> None:
    table = new_table(["After decision", *names], title="The share of the win, all cards open")
    apart = -(-len(found.curve) // ROWS)
    for point in [*found.curve[:-1:apart], found.curve[-1]]:
        table.add_row(str(point.ply), *(f"{share:.0%}" for share in point.shares))
    show(table)


def _print_mistakes(names: list[str], replayed: Replay, found: Review) -> None:
    from quarterdeck.analysis.review_report import adding_up

    words = ("Player", "What", "Did", "Better")
    table = new_table(["Decision", *words, "Cost"], words, "Mistakes with a mark")
    text = replayed.game.action_text
    marked = [each for each in found.decisions if each.mark]
    for each in marked:
        did, better = text(each.action), text(each.best.action)
        cost = f"{each.cost:.2f} " + ("(every deal)" if each.exact else f"± {each.error:.2f}")
        table.add_row(str(each.ply + 1), names[each.seat], each.mark, did, better, cost)
    if not marked:
        click.echo("No decision has a mark.")
        return
    show(table)
    for player in found.players:
        named, rest = adding_up((player.named, player.own - player.named))
        click.echo(f"{names[player.seat]}: {named:+.3f} with a mark, {rest:+.3f} without")
    _print_reasons(names, replayed, marked)


def _print_reasons(names: list[str], replayed: Replay, marked: Sequence[Decided]) -> None:
    """Print why the better choice was better than the player's own, and by how much."""
    from quarterdeck.analysis.reasons import Reader, amount, sentence

    game, reader = replayed.game, Reader(names)
    click.echo("Why:")
    for each in marked:
        better, did = game.action_text(each.best.action), game.action_text(each.action)
        why = f"{sentence(game, each.own, each.choices, reader)} {amount(game, each.own, each.best, reader)}"
        click.echo(f"  decision {each.ply + 1}, {better} rather than {did}: {why}")


def _print_luck(names: list[str], found: Review) -> None:
    table = new_table(["After decision", *names], title="Luck: what each deal, shuffle or draw brought")
    for chance in found.chances:
        table.add_row(str(chance.ply), *(f"{luck:+.2f}" for luck in chance.luck))
    show(table)


def _print_moments(names: list[str], found: Review) -> None:
    if found.moments:
        click.echo("What decided the game:")
    for moment in found.moments:
        seat = moment.seat
        what = "chance (a deal, a shuffle or a draw)" if moment.kind == "deal" else "what was decided there"
        told = f"{moment.before[seat]:.0%} to {moment.after[seat]:.0%} of the win by {what}"
        click.echo(f"  after decision {moment.ply}: {names[seat]} goes from {told}")
    click.echo()

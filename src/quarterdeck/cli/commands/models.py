"""`quarterdeck models`: how well the models of the other seats explain players' decisions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from quarterdeck.cli.errors import counted, failing
from quarterdeck.cli.parameters import chosen_game, chosen_options, game_options, named_bots, seed_option, written
from quarterdeck.cli.paths import GivenFile
from quarterdeck.cli.progress import bar, show

if TYPE_CHECKING:
    from quarterdeck.games import Game, Options
    from quarterdeck.lab.opponents import Decisions, Measured

KINDS = "heuristic,heuristic:endings=1,beginner,policy,policy:heat=0.5,search:500,hard,search:2000"
NETWORK = ",network"
"""Added to KINDS if the game has a network."""


@click.command()
@click.argument("game")
@game_options
@click.option("--bots", metavar="A,B,...", help=f"Kinds of bots, or levels.  [default: {KINDS}]")
@click.option("--games", type=click.IntRange(2), default=20, show_default=True, help="Games of each kind.")
@click.option(
    "--records", type=GivenFile("file of records"), metavar="FILE", help="Also people's decisions in this record file."
)
@seed_option("games", 1)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def models(
    game: str,
    players: int | None,
    pairs: tuple[str, ...],
    bots: str | None,
    games: int,
    records: Path | None,
    seed: int,
    as_json: bool,
) -> None:
    """Measure the model of opponents in GAME.

    Prints, for the model and each of its components, the mean logarithm of the probability that it gives to a decision
    if it knows the true hands. Only decisions with a choice count. A model whose number is below that of "uniform" is
    worse than none.
    """
    from quarterdeck.engine.search.network_file import installed_network
    from quarterdeck.lean.files import read_games
    from quarterdeck.table.records import RecordError

    chosen = chosen_game(game)
    options = chosen_options(chosen, players, pairs)
    names = named_bots(bots or KINDS + (NETWORK if installed_network(chosen) is not None else ""), chosen)
    if records is not None:
        with failing(RecordError):
            next(read_games(records, count=1))
    found = [_among(chosen, options, name, games, seed) for name in names]
    if records is not None:
        found.append(_recorded(chosen, options, records))
    if as_json:
        click.echo(json.dumps([_json(each) for each in found], indent=1))
        return
    click.echo(
        f"{chosen.id} {written(options)}; seed {seed}; mean log chance of a decision, ±: 95 % intervals over games"
    )
    _print(found)


def _among(game: Game, options: Options, name: str, games: int, seed: int) -> Measured:
    from quarterdeck.lab.opponents import explain_table, measure, play

    def played() -> Iterator[Decisions]:
        with bar(name, games) as advance:
            for number in range(games):
                yield explain_table(play(game, options, name, seed, number))
                advance(1)

    return measure(game, name, played())


def _recorded(game: Game, options: Options, path: Path) -> Measured:
    """Measure people's decisions in a record file. Raises Failure."""
    from quarterdeck.lab.opponents import explain_records, measure
    from quarterdeck.table.records import RecordError

    with failing(RecordError):
        return measure(game, str(path), explain_records(path, game, options))


def _json(found: Measured) -> dict[str, object]:
    logs = {name: {"mean": each.mean, "error": each.error} for name, each in found.logs.items()}
    return {"players": found.players, "games": found.games, "decisions": found.decisions, "logs": logs}


def _print(found: list[Measured]) -> None:
    from rich.table import Table

    table = Table()
    table.add_column("Model")
    for each in found:
        table.add_column(f"{each.players}\n{counted(each.decisions, 'decision')}", justify="right")
    for name in found[0].logs:
        table.add_row(name, *(str(each.logs.get(name, "")) for each in found))
    show(table)

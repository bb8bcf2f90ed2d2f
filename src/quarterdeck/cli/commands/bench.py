"""`quarterdeck bench`: the speed of this machine."""

import click

from quarterdeck.cli.parameters import chosen_game, chosen_options, game_options

BUSY = 0.5
"""Load average above which measurements are unreliable."""
WAYS = {"native": "machine code", "module": "its module", "interpreted": "interpreted"}


@click.command()
@click.argument("game", default="seas-of-strife")
@game_options
@click.option(
    "--seconds",
    type=click.FloatRange(0.1, 600),
    default=2.0,
    show_default=True,
    help="CPU seconds of each measurement.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def bench(game: str, players: int | None, pairs: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Measure how fast this machine plays GAME (seas-of-strife if none is named)."""
    import json
    from dataclasses import asdict

    chosen = chosen_game(game)
    options = chosen_options(chosen, players, pairs)
    from quarterdeck.lab.bench import bench as measure

    found = measure(chosen, options, seconds)
    if as_json:
        click.echo(json.dumps(asdict(found)))
        return
    click.echo(f"{found.game}, {found.players} players, {WAYS[found.way]}, on {found.machine} ({found.cores} cores)")
    lines = (
        ("random decisions a second, one core", found.decisions_per_second_one_core),
        ("random decisions a second, all cores", found.decisions_per_second_all_cores),
        ("search simulations a second, one core", found.simulations_per_second_one_core),
    )
    for words, value in lines:
        click.echo(f"{words:40}{value:>15,}")
    if found.beside:
        click.echo(f"random decisions: {found.times_beside:.2f} times as many as by {WAYS[found.beside]}")
    if found.load is not None and found.load > BUSY:
        click.echo(f"Something else runs here (load {found.load}): on a quiet machine figures are higher.")

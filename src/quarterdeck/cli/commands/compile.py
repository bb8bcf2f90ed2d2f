"""`quarterdeck compile` and `quarterdeck module`: compile games to machine code, or to modules.

Machine code is for this machine only. A module is a WebAssembly file, which runs on every machine.
"""

import click

from quarterdeck.cli.errors import Failure, failing
from quarterdeck.cli.parameters import chosen_game


@click.command("compile")
@click.argument("games", nargs=-1)
def compile_games(games: tuple[str, ...]) -> None:
    """Compile GAMES (all, if none is named) to machine code, which every process then uses.

    Machine code is faster than the modules that come with games. Compiling takes about a minute for each game, and
    needs quarterdeck[native].
    """
    from quarterdeck.engine import Engine
    from quarterdeck.games import GAMES

    for name in games or GAMES:
        Engine(chosen_game(name), "native").compile()
        click.echo(f"{name}: machine code is in the cache folder")


@click.command()
@click.argument("game")
def module(game: str) -> None:
    """Make the module of GAME, a game of your own, and put it into the game's package.

    With the module, players need no compiler. To make it you need quarterdeck[native] and ziglang. A module fits only
    one version of the rules and one version of quarterdeck, so make it when everything else is ready.
    """
    from quarterdeck.engine.compile import module_file
    from quarterdeck.engine.compile.unit import can_compile
    from quarterdeck.engine.compile.web import modules

    chosen = chosen_game(game)
    if not can_compile():
        raise Failure(f"a module of {game} needs a compiler: install quarterdeck[native] and ziglang")
    path = module_file.path_of(chosen)
    made, _ = modules(chosen)
    with failing(OSError):
        path.write_bytes(made)
    click.echo(f"{path}: {path.stat().st_size:,} bytes")

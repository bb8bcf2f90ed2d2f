"""Parameters that several commands share: a game, its options, bots and seeds."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

import click

from quarterdeck.cli.errors import Failure, failing

if TYPE_CHECKING:
    from quarterdeck.games import Game, Options

Command = TypeVar("Command", bound=Callable[..., Any])


def game_options(command: Command) -> Command:
    command = click.option(
        "--option", "pairs", metavar="NAME=VALUE", multiple=True, help="An option of the game; may be repeated."
    )(command)
    return click.option("--players", type=int, metavar="N", help="Number of players.")(command)


def bots_option(default: str) -> Callable[[Command], Command]:
    """Return a decorator that adds the option `--bots`, for one bot per seat."""
    return click.option(
        "--bots",
        metavar="A,B,...",
        default=default,
        show_default=True,
        help="A bot a seat, separated by commas; a shorter list is repeated.",
    )


def seed_option(what: str, default: int | None = None) -> Callable[[Command], Command]:
    """Return a decorator that adds `--seed`.

    `what`: the results that follow from the seed; `default`: None for a new seed at every run.
    """
    words = f"The same seed gives the same {what}{'; by default a new one' if default is None else ''}."
    return click.option("--seed", type=click.IntRange(0), default=default, show_default=default is not None, help=words)


def chosen_game(name: str) -> Game:
    """Return the game of this name. Raises Failure."""
    from quarterdeck.games import GAMES, UnknownGameError

    with failing(UnknownGameError):
        return GAMES[name]


def chosen_options(game: Game, players: int | None, pairs: tuple[str, ...]) -> Options:
    """Return the complete options. Raises Failure."""
    from quarterdeck.games import OptionError
    from quarterdeck.games.options import parse

    with failing(OptionError):
        named = any(pair.partition("=")[0].strip() == "players" for pair in pairs)
        # The number of players comes first, because the choices of other options depend on it.
        given = parse(game, pairs if players is None or named else (f"players={players}", *pairs))
        if players is not None and given["players"] != players:
            raise Failure("--players and --option players=... do not agree")
        return game.complete(given)


def named_bots(text: str, game: Game, cheats: bool = False) -> list[str]:
    """Return the bots in a list that is separated by commas, as `bots.parse` takes them. Raises Failure."""
    from quarterdeck import bots

    kinds = bots.CONTESTANTS if cheats else bots.BOTS
    names = [bots.spelled(name) for name in text.split(",")]
    for name in names:
        try:
            bots.untimed(name, game, 0, kinds)
        except bots.BotError as error:
            raise Failure(f"--bots: {error}") from error
    return names


def seated_bots(text: str, game: Game, options: Options) -> tuple[str, ...]:
    """Return one bot per seat, repeating a shorter list. Raises Failure."""
    from quarterdeck.lab.simulation.plan import repeated

    try:
        return repeated(named_bots(text, game), game, options)
    except ValueError as error:
        raise Failure(f"--bots: {error}") from error


def written(options: Mapping[str, Any]) -> str:
    """Return complete options in the notation of `--option`, separated by spaces."""
    return " ".join(f"{name}={_value(value)}" for name, value in options.items())


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if any(isinstance(part, dict) for part in parts):
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    if isinstance(value, dict):
        return ",".join(f"{name}:{price}" for name, price in value.items()) or "none"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)

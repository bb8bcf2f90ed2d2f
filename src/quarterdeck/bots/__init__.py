"""Bots, and the levels that people can choose.

bot = create("search:10000", game, seed=1)
action = bot.choose(table.view(seat), seat, table.past(seat))
"""

from collections.abc import Callable
from typing import Any, SupportsIndex

from quarterdeck.bots.base import Bot, BotError, legal_choices
from quarterdeck.bots.kinds import BOTS, CONTESTANTS, Kinds, kind_of, parse, spelled
from quarterdeck.bots.levels import Level, offered_level, offered_levels, player_at, remembers
from quarterdeck.games.base import Game
from quarterdeck.games.options import listed, whole
from quarterdeck.games.registry import as_game

__all__ = [
    "BOTS",
    "CONTESTANTS",
    "Bot",
    "BotError",
    "Level",
    "create",
    "legal_choices",
    "offered_level",
    "offered_levels",
    "parse",
    "player_at",
    "remembers",
    "spelled",
    "untimed",
]


def create(text: str, game: Game | str, seed: SupportsIndex, kinds: Kinds = BOTS, **settings: Any) -> Bot:
    """Return a bot by its kind (of `kinds`) or level, with settings in the text (`parse`) or as keyword arguments.

    The bot's choices follow from `seed`, unless its settings limit its time. Raises BotError.

    Examples:
        >>> from quarterdeck import GAMES, Table, create_bot
        >>> table = Table(GAMES["sea-change"], {"players": 4})
        >>> seat = table.pending[0]
        >>> bot = create_bot("search:100", table.game, seed=1)
        >>> bot.choose(table.view(seat), seat) in table.legal(seat)
        True
    """
    game = as_game(game)
    name, given = parse(text)
    given |= settings
    kind, defaults = player_at(name, game)
    make: Callable[..., Bot] | None = kind_of(kind, kinds)
    if make is None:
        raise BotError(
            f"there is no bot {name!r}; choose from {listed([*kinds, *Level], 'and')}, or write module.Class"
        )
    try:
        settings = {name: whole(value) for name, value in {**defaults, **given}.items()}
        bot = make(game, whole(seed), **settings)
    except TypeError as error:
        words = ", ".join(given) or "none"
        raise BotError(f"the bot {name!r} does not take these settings: {words}") from error
    bot._made_by = f"{text} of {game.id}"
    return bot


def untimed(text: str, game: Game, seed: int, kinds: Kinds = BOTS) -> Bot:
    """Return the bot of `create` without a time limit, so that the same seed gives the same choices everywhere.

    Raises BotError, also if the text sets `seconds`.
    """
    name, given = parse(text)
    if "seconds" in given:
        raise BotError(f"bot {text!r}: leave out seconds, for the same games everywhere")
    timed = "seconds" in player_at(name, game)[1]
    return create(text, game, seed, kinds, **({"seconds": None} if timed else {}))

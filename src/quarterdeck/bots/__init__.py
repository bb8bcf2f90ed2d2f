"""Players that are programs: `random`, `heuristic`, `search`, and the levels people are offered.

bot = create("search:10000", game, seed=1)
action = bot.choose(table.view(seat), seat, table.past(seat))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from quarterdeck.bots.base import Bot, BotError
from quarterdeck.bots.rollout import RolloutBot
from quarterdeck.bots.search import CheatBot, SearchBot
from quarterdeck.bots.simple import HeuristicBot, RandomBot
from quarterdeck.games.base import Game
from quarterdeck.games.options import listed

__all__ = ["BOTS", "CONTESTANTS", "LEVELS", "Bot", "BotError", "create", "offered", "parse", "remembers", "untimed"]

Kinds = Mapping[str, type[Bot]]

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "heuristic": HeuristicBot,
    "search": SearchBot,
    "rollout": RolloutBot,
}
"""Every kind of bot: called with a game, a seed and the kind's own settings."""

CONTESTANTS: dict[str, type[Bot]] = BOTS | {"cheat": CheatBot}
"""Every kind that can compete in the arena: with those that know what their seat may not know, and sit at no table."""

LEVELS = ("easy", "medium", "hard")
"""What people are offered."""

HARD: dict[str, dict[str, Any]] = {
    "search": {"simulations": 40_000, "seconds": 0.5},
    "rollout": {"simulations": 6_000, "worlds": 400, "seconds": 0.5},
}
"""The settings of a strong bot at a table, where nobody likes to wait."""


def offered(level: str, game: Game) -> tuple[str, dict[str, Any]]:
    """The kind of bot that a level is, and its settings; any other name is a kind without settings of its own."""
    if level == "hard":
        return game.strongest, HARD[game.strongest]
    return {"easy": "random", "medium": "heuristic"}.get(level, level), {}


def remembers(level: str, game: Game) -> bool:
    """Whether a bot of this level is to be given what its seat remembers."""
    return BOTS[offered(level, game)[0]].remembers


def create(text: str, game: Game, seed: int, kinds: Kinds = BOTS, **settings: Any) -> Bot:
    """A bot by its kind (of `kinds`) or level, and its settings in the text (`parse`) or by name.

    What it chooses follows from `seed`, unless its settings limit its time. Raises BotError.
    """
    name, given = parse(text)
    given |= settings
    kind, defaults = offered(name, game)
    if kind not in kinds:
        raise BotError(f"there is no bot {name!r}; choose from {listed([*kinds, *LEVELS], 'and')}")
    make: Callable[..., Bot] = kinds[kind]
    try:
        return make(game, seed, **{**defaults, **given})
    except TypeError as error:
        words = ", ".join(given) or "none"
        raise BotError(f"the bot {name!r} does not take these settings: {words}") from error


def untimed(text: str, game: Game, seed: int, kinds: Kinds = BOTS) -> Bot:
    """The same by no clock: its choices follow from its seed alone, or the same seed were not the same game."""
    name, given = parse(text)
    if "seconds" in given:
        raise BotError(f"bot {text!r}: leave out seconds, for the same games everywhere")
    timed = "seconds" in offered(name, game)[1]
    return create(text, game, seed, kinds, **({"seconds": None} if timed else {}))


def parse(text: str) -> tuple[str, dict[str, int | float]]:
    """The name and the settings in `search:1000`, `search:1000:guided=0.5`: a number alone is that of `simulations`.

    Raises BotError.
    """
    name, *parts = text.strip().lower().split(":")
    settings = {}
    for part in parts:
        word, _, number = part.rpartition("=")
        try:
            settings[word.strip() or "simulations"] = float(number) if set(number) - set("0123456789_") else int(number)
        except ValueError:
            raise BotError(f"bot {text!r}: {number!r} is not a number; write them like search:1000") from None
    return name.strip(), settings

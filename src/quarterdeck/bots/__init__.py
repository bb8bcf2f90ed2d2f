"""Players that are programs: `random`, `heuristic`, `search`, and the levels people are offered.

bot = create("search", game, seed=1, simulations=10_000)
action = bot.choose(table.view(seat), seat)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quarterdeck.bots.base import Bot, BotError
from quarterdeck.bots.search import SearchBot
from quarterdeck.bots.simple import HeuristicBot, RandomBot
from quarterdeck.games.base import Game

__all__ = ["BOTS", "LEVELS", "Bot", "BotError", "create"]

BOTS: dict[str, Callable[..., Bot]] = {"random": RandomBot, "heuristic": HeuristicBot, "search": SearchBot}
"""Every kind of bot: called with a game, a seed and the kind's own settings."""

LEVELS: dict[str, tuple[str, dict[str, Any]]] = {
    "easy": ("random", {}),
    "medium": ("heuristic", {}),
    "hard": ("search", {"simulations": 40_000, "seconds": 0.5}),
}
"""What people are offered: a kind of bot and its settings at a table, where nobody likes to wait."""


def create(name: str, game: Game, seed: int, **settings: Any) -> Bot:
    """A bot by its kind or level. What it chooses follows from `seed`, unless its settings limit its time.

    Settings are those of the kind's class. Raises BotError.
    """
    kind, defaults = LEVELS.get(name, (name, {}))
    if kind not in BOTS:
        raise BotError(f"there is no bot '{name}': choose from {', '.join([*BOTS, *LEVELS])}")
    try:
        return BOTS[kind](game, seed, **{**defaults, **settings})
    except TypeError as error:
        given = ", ".join(settings) or "none"
        raise BotError(f"the bot '{name}' does not take these settings: {given}") from error

"""Bots think in a few threads, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from quarterdeck import bots
from quarterdeck.engine import engine
from quarterdeck.games.base import Game
from quarterdeck.server.protocol import Level
from quarterdeck.table.past import Past

logger = logging.getLogger(__name__)


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: Any, seat: int, past: Past | None) -> int:
        """An action for `seat` from its redacted state and what it remembers."""
        ...


MakeBot = Callable[[Level, Game], Bot]


def make_bot(level: Level, game: Game) -> Bot:
    """A bot of this level whose choices nobody can foresee."""
    bot: Bot = bots.create(level, game, secrets.randbits(63))
    return bot


class LazyBot:
    """A bot that is made when it is first asked, in the thread in which it thinks.

    As long as the game's rules are interpreted, which no search has the time for, it plays by rules of thumb.
    """

    def __init__(self, make: Callable[[Level, Game], Bot], level: Level, game: Game) -> None:
        """`make` makes the bot itself."""
        self._make = make
        self._level: Level = level
        self._game = game
        self._bot: Bot | None = None

    def choose(self, view: Any, seat: int, past: Past | None) -> int:
        """The bot's choice."""
        if self._level == "hard" and not engine(self._game).ready:
            return self._make("medium", self._game).choose(view, seat, past)
        self._bot = self._bot or self._make(self._level, self._game)
        return self._bot.choose(view, seat, past)


class Thinker:
    """Runs bots' thinking with at most so many at a time; the others wait in line."""

    def __init__(self, threads: int, make: MakeBot = make_bot) -> None:
        """`make` makes a bot for a level and a game."""
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.make = make

    async def choose(self, bot: Bot, view: Any, seat: int, past: Past | None) -> int | None:
        """The bot's choice; None (and a line in the server's log) where it failed."""
        try:
            return int(await asyncio.get_running_loop().run_in_executor(self._pool, bot.choose, view, seat, past))
        except Exception:
            logger.exception("a bot failed to choose; a legal action takes its place")
            return None

    def close(self) -> None:
        """Forget what waits in line; thoughts under way end by themselves."""
        self._pool.shutdown(wait=False, cancel_futures=True)

"""Compiling the rule functions in the background, while the page already answers."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import deque
from contextlib import suppress

import msgspec

from quarterdeck.games import GAMES
from quarterdeck.server.config import Step, Warm

logger = logging.getLogger(__name__)


class Status(msgspec.Struct):
    """How far the compiling is: `done` of `total` steps."""

    ready: bool
    done: int
    total: int


class Warming:
    """Runs every game's steps in a thread of its own, those of a game that somebody waits for first."""

    def __init__(self, warm: Warm) -> None:
        """`warm` gives the steps of a game. `start` must be called inside the event loop."""
        self._steps: dict[str, deque[Step]] = {game.id: deque(warm(game)) for game in GAMES.values()}
        self._running: str | None = None
        self._wanted: list[str] = []
        self._done = 0
        self._ready = {game: asyncio.Event() for game in self._steps}
        self._loop: asyncio.AbstractEventLoop

    def start(self) -> None:
        """Begin. The thread is a daemon: a server that ends does not wait for the compiler."""
        self._loop = asyncio.get_running_loop()
        for game in self._steps:
            self._note(game)
        threading.Thread(target=self._work, name="warming", daemon=True).start()

    def ready(self, game: str) -> bool:
        """Whether tables of this game can be played at."""
        return self._ready[game].is_set()

    async def wait(self, game: str) -> None:
        """Until tables of this game can be played at; what remains of it comes before the other games."""
        self._wanted.append(game)
        try:
            await self._ready[game].wait()
        finally:
            self._wanted.remove(game)

    async def wait_for_all(self) -> None:
        """Until all games can be played."""
        for ready in self._ready.values():
            await ready.wait()

    def status(self, game: str | None = None) -> Status:
        """How far all games are, or how far it is until this one can be played."""
        games = list(self._steps) if game is None else [game]
        left = sum(len(self._steps[each]) for each in games) + (self._running is not None)
        ready = all(self._ready[each].is_set() for each in games)
        return Status(ready, self._done, self._done + left)

    def _work(self) -> None:
        while game := self._next():
            self._running = game
            step = self._steps[game].popleft()
            try:
                step()
            except Exception:
                logger.exception("%s could not be compiled ahead; its first table will do it", game)
            self._running = None
            self._done += 1
            with suppress(RuntimeError):  # the loop has ended meanwhile
                self._loop.call_soon_threadsafe(self._note, game)

    def _next(self) -> str | None:
        """The game whose step comes next."""
        return next((game for game in [*self._wanted, *self._steps] if self._steps[game]), None)

    def _note(self, game: str) -> None:
        if not self._steps[game] and self._running != game:
            self._ready[game].set()

"""Compiling the rule functions beside the server: games are played interpreted until theirs are ready."""

from __future__ import annotations

import asyncio
import logging
import threading
from contextlib import suppress

import msgspec

from quarterdeck.analysis.calibration import scales_of
from quarterdeck.engine import CompileError, Worker, engine
from quarterdeck.engine.search.workspace import model_of
from quarterdeck.games import GAMES
from quarterdeck.games.base import Game

logger = logging.getLogger(__name__)

GIVE_WAY = 10
"""How much the compiling process gives way to those who play."""


class Status(msgspec.Struct):
    """How far the compiling is: the rules of `done` of `total` games. All can be played at any time."""

    ready: bool
    done: int
    total: int


class Warming:
    """Has every game's rules compiled, one game after the other, those that somebody plays first."""

    def __init__(self) -> None:
        """`start` must be called inside the event loop."""
        self._left = list(GAMES.values())
        self._wanted: list[str] = []
        self._ready = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop

    def start(self) -> None:
        """Take what is on the disk, and begin with the rest. The thread is a daemon: no server waits for a compiler."""
        self._loop = asyncio.get_running_loop()
        for game in self._left:
            engine(game).open()
            # What lies beside the rules belongs to this version of them: another may be installed before it is needed.
            model_of(game)
            scales_of(game)
        self._left = [game for game in self._left if not engine(game).ready]
        self._note()
        if self._left:
            threading.Thread(target=self._work, name="warming", daemon=True).start()

    def want(self, game: str) -> None:
        """Somebody plays this game: it comes before the others."""
        if game not in self._wanted:
            self._wanted.append(game)

    async def wait_for_all(self) -> None:
        """Until all rules are compiled, or have been given up."""
        await self._ready.wait()

    def status(self) -> Status:
        """How far it is."""
        total = len(GAMES)
        return Status(not self._left, total - len(self._left), total)

    def _work(self) -> None:
        with Worker(GIVE_WAY) as worker:
            while self._left:
                game = self._next()
                try:
                    engine(game).load(worker)
                except CompileError as error:
                    logger.error("%s; it is played interpreted, and slowly", error)
                self._left.remove(game)
                with suppress(RuntimeError):  # the loop has ended meanwhile
                    self._loop.call_soon_threadsafe(self._note)

    def _next(self) -> Game:
        return next((game for name in self._wanted for game in self._left if game.id == name), self._left[0])

    def _note(self) -> None:
        if not self._left:
            self._ready.set()

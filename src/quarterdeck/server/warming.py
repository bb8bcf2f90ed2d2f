"""Compiling the rule functions in the background, while the page already answers."""

from __future__ import annotations

import asyncio
import logging
import threading
from contextlib import suppress
from functools import partial
from typing import get_args

import msgspec

from quarterdeck import bots
from quarterdeck.games import GAMES
from quarterdeck.games.base import Game
from quarterdeck.server.config import Progress, Warm
from quarterdeck.server.protocol import Level
from quarterdeck.table import Table
from quarterdeck.table.engine import warm_up

logger = logging.getLogger(__name__)


def warm_everything(progress: Progress) -> None:
    """Compile (or load from the disk) what tables and bots of every game call."""
    steps = [step for game in GAMES.values() for step in (partial(warm_up, game), partial(_warm_bots, game))]
    for done, step in enumerate(steps):
        progress(done, len(steps))
        step()
    progress(len(steps), len(steps))


def _warm_bots(game: Game) -> None:
    """Let a bot of each level think once."""
    table = Table(game, {}, bytes(32))
    seat = table.pending[0]
    for level in get_args(Level):
        bots.create(level, game, 0).choose(table.view(seat), seat)


class Status(msgspec.Struct):
    """How far the compiling is: `done` of `total` steps."""

    ready: bool
    done: int
    total: int


class Warming:
    """Runs `warm` in a thread of its own; `ready` is set when it has ended."""

    def __init__(self, warm: Warm) -> None:
        """`start` must be called inside the event loop."""
        self._warm = warm
        self._done = 0
        self._total = 0
        self.ready = asyncio.Event()

    def start(self) -> None:
        """Begin. The thread is a daemon: a server that ends does not wait for the compiler."""
        loop = asyncio.get_running_loop()

        def work() -> None:
            try:
                self._warm(self._progress)
            except Exception:
                logger.exception("the rule functions could not be compiled ahead; the first table will do it")
            with suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(self.ready.set)

        threading.Thread(target=work, name="warming", daemon=True).start()

    def _progress(self, done: int, total: int) -> None:
        self._done, self._total = done, total

    @property
    def status(self) -> Status:
        """The present state."""
        return Status(self.ready.is_set(), self._done, self._total)

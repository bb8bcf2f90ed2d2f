"""Machine code for work that lasts: made beside it, and used as soon as it is there."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from quarterdeck.engine import CompileError, Worker, engine
from quarterdeck.games.base import Game

LONG = 10.0
"""Seconds after which work counts as long."""
GIVE_WAY = 10
"""How much the compiling process gives way to the work."""

logger = logging.getLogger(__name__)


@contextmanager
def long_work(game: Game) -> Iterator[None]:
    """Compile a game in the background once the work inside has lasted `LONG`, unless `QUARTERDECK_ENGINE` forbids it.

    This process uses the machine code as soon as it is there; another process does when it calls `Engine.refresh`. If
    the work ends first, the compiling process is killed.
    """
    ended = threading.Event()
    if engine(game).way == "module":
        threading.Thread(target=_compile, args=(game, ended), name="compiling", daemon=True).start()
    try:
        yield
    finally:
        ended.set()


def _compile(game: Game, ended: threading.Event) -> None:
    if ended.wait(LONG):
        return
    worker = Worker(GIVE_WAY)
    threading.Thread(target=_kill, args=(worker, ended), name="compiling", daemon=True).start()
    try:
        engine(game).compile(worker)
    except CompileError as error:
        if not ended.is_set():
            logger.warning("%s; it runs as a module", error)


def _kill(worker: Worker, ended: threading.Event) -> None:
    ended.wait()
    worker.kill()

"""Machine code for long work: compiled in the background, and used as soon as it is ready."""

import logging
import threading
import weakref
from collections.abc import Iterator
from contextlib import contextmanager

from quarterdeck.engine import CompileError, Worker, engine
from quarterdeck.games.base import Game

LONG = 10.0
"""Seconds after which work counts as long."""
GIVE_WAY = 10
"""The niceness of the compiling process, so that the work itself has priority."""

logger = logging.getLogger(__name__)


_lasting: set[Game] = set()
"""The games for which long work has begun."""


@contextmanager
def long_work(game: Game) -> Iterator[None]:
    """Compile a game in the background once the work inside has lasted `LONG`, unless `QUARTERDECK_ENGINE` forbids it.

    This process uses the machine code as soon as it is ready; another process does when it calls `Engine.refresh`. If
    the work ends first, the compiling process is killed. A `long_work` inside another one for the same game does
    nothing.
    """
    if game in _lasting or engine(game).way != "module":
        yield
        return
    worker, ended = Worker(GIVE_WAY), threading.Event()
    threading.Thread(target=_wait, args=(game, worker, ended), name="compiling", daemon=True).start()
    _lasting.add(game)
    try:
        yield
    finally:
        _lasting.discard(game)
        _end(worker, ended)


def _wait(game: Game, worker: Worker, ended: threading.Event) -> None:
    if not ended.wait(LONG):
        _compile(game, worker, ended)


def _compile(game: Game, worker: Worker, ended: threading.Event) -> None:
    try:
        engine(game).compile(worker)
    except CompileError as error:
        if not ended.is_set():
            logger.warning("%s; it runs as a module", error)


def _end(worker: Worker, ended: threading.Event) -> None:
    ended.set()
    worker.kill()


class Watch:
    """The time spent on a game, portion by portion. Once it exceeds `LONG`, the game is compiled in the background.

    This process then uses the machine code as in `long_work`. Deleting the watch kills a compiling process.
    """

    def __init__(self, game: Game) -> None:
        self._game, self._used = game, 0.0
        self._ended, self._worker = threading.Event(), Worker(GIVE_WAY)
        weakref.finalize(self, _end, self._worker, self._ended)

    def add(self, seconds: float) -> None:
        """Add the time that a portion of the work took."""
        before, self._used = self._used, self._used + seconds
        if before < LONG <= self._used and engine(self._game).way == "module":
            given = self._game, self._worker, self._ended
            threading.Thread(target=_compile, args=given, name="compiling", daemon=True).start()

"""Compiling the rule functions in the background, while the page already answers."""

from __future__ import annotations

import asyncio
import logging
import threading
from contextlib import suppress

import msgspec

from quarterdeck.server.config import Warm

logger = logging.getLogger(__name__)


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

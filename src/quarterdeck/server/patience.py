"""A table whose database does not answer waits for it, says so, and goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from quarterdeck.server.journal import AbsentError

TELL_SECONDS = 1.0
"""So long nobody is told that a table waits."""
AGAIN_SECONDS = 0.5
"""How long it rests before it tries again, where it is told at once that the database is not there."""


class Patience:
    """Tries to store until that is done, within a time; `waits`: so long already that everybody was told."""

    def __init__(self, seconds: float, tell: Callable[[bool], None]) -> None:
        """`seconds`: how long it tries; `tell` has everybody told that the table waits, and that it does no more."""
        self.waits = False
        self._seconds = seconds
        self._tell = tell

    async def store(self, attempt: Callable[[], Awaitable[None]]) -> float:
        """Repeat `attempt` until the database answers; for how many seconds all waited. Raises StorageError."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        end = began + self._seconds
        alarm = loop.call_later(TELL_SECONDS, self._say, True)
        try:
            while True:
                try:
                    await attempt()
                    return loop.time() - began if self.waits else 0.0
                except AbsentError:
                    if loop.time() >= end:
                        raise
                await asyncio.sleep(AGAIN_SECONDS)
        finally:
            alarm.cancel()
            if self.waits:
                self._say(False)

    def _say(self, waits: bool) -> None:
        self.waits = waits
        self._tell(waits)

"""A table whose database does not answer waits for it, says so, and goes on by itself."""

import asyncio
from collections.abc import Awaitable, Callable

from quarterdeck.server.db.group_commit import AbsentError

TELL_SECONDS = 1.0
"""So long nobody is told that a table waits."""
AGAIN_SECONDS = 0.5
"""How long it rests before it tries again, where it is told at once that the database is not there."""


class WriteRetry:
    """Repeated attempts to store, within a time; `waits`: everyone was sent a notice that the table waits."""

    def __init__(self, seconds: float, tell: Callable[[bool], None]) -> None:
        """Prepare to try for `seconds`; `tell` sends everyone a notice that the table waits, or no longer waits."""
        self.waits = False
        self._seconds = seconds
        self._tell = tell
        self._stores = False
        self._since = 0.0
        self._timer: asyncio.TimerHandle | None = None

    async def store(self, attempt: Callable[[], Awaitable[None]]) -> float:
        """Repeat `attempt` until the database answers; for how many seconds all waited. Raises StorageError."""
        loop = asyncio.get_running_loop()
        end = loop.time() + self._seconds
        self.begin()
        try:
            while True:
                try:
                    await attempt()
                    return self.end()
                except AbsentError:
                    if loop.time() >= end:
                        raise
                await asyncio.sleep(AGAIN_SECONDS)
        finally:
            self.end()

    def begin(self) -> None:
        """Note that something is being stored.

        A running timer is not stopped when the storing ends: more will be stored soon.
        """
        if not self._stores:
            loop = asyncio.get_running_loop()
            self._stores, self._since = True, loop.time()
            if self._timer is None:
                self._timer = loop.call_later(TELL_SECONDS, self._look)

    def end(self) -> float:
        """Note that it was stored or given up, and return how many seconds everyone waited."""
        self._stores = False
        if not self.waits:
            return 0.0
        self._say(False)
        return asyncio.get_running_loop().time() - self._since

    def stop(self) -> None:
        self._tell = lambda waits: None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        self._timer = None
        if self._stores:
            loop = asyncio.get_running_loop()
            left = self._since + TELL_SECONDS - loop.time()
            if left > 0:
                self._timer = loop.call_later(left, self._look)
            else:
                self._say(True)

    def _say(self, waits: bool) -> None:
        self.waits = waits
        self._tell(waits)

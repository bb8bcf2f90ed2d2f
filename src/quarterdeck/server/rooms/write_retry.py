"""Repeated attempts to store while the database does not answer, with notices to the table."""

import asyncio
from collections.abc import Awaitable, Callable

from quarterdeck.server.db.group_commit import AbsentError

TELL_SECONDS = 1.0
"""Seconds before people are sent the notice that the table waits."""
AGAIN_SECONDS = 0.5
"""Seconds between two attempts, if the database refuses the connection at once."""


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
        """Repeat `attempt` until the database answers. Return the seconds that everyone waited. Raises StorageError."""
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
        """Note that a write begins.

        A running timer is not stopped when the write ends: the next one follows soon.
        """
        if not self._stores:
            loop = asyncio.get_running_loop()
            self._stores, self._since = True, loop.time()
            if self._timer is None:
                self._timer = loop.call_later(TELL_SECONDS, self._look)

    def end(self) -> float:
        """Note that the write succeeded or was given up, and return how many seconds everyone waited."""
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

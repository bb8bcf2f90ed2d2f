"""Repeated attempts to store entries while the database does not answer, with notices to the people at the table."""

import asyncio
from collections.abc import Awaitable, Callable

from quarterdeck.server.db.group_commit import AbsentError

TELL_SECONDS = 1.0
"""Seconds before people are sent the notice that the table waits."""
AGAIN_SECONDS = 0.5
"""Seconds between two attempts, if the database refuses the connection at once."""


class WriteRetry:
    """Repeated attempts to store entries, within a time limit. `waits`: people have a notice that the table waits."""

    def __init__(self, seconds: float, tell: Callable[[bool], None]) -> None:
        """Prepare to try for `seconds`. `tell` sends the notice that the table waits (True), or no longer waits."""
        self.waits = False
        self._seconds = seconds
        self._tell = tell
        self._stores = False
        self._since = 0.0
        self._timer: asyncio.TimerHandle | None = None

    async def store(self, attempt: Callable[[], Awaitable[None]]) -> float:
        """Repeat `attempt` until the database answers. Return the seconds that people waited. Raises StorageError."""
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
        """Note that a write begins. If it takes long, people get a notice.

        A timer from an earlier write may still run, since `end` does not stop it. It then serves this write, too.
        """
        if not self._stores:
            loop = asyncio.get_running_loop()
            self._stores, self._since = True, loop.time()
            if self._timer is None:
                self._timer = loop.call_later(TELL_SECONDS, self._look)

    def end(self) -> float:
        """Note that the write succeeded or was given up. Return the seconds it took, or 0 if people got no notice."""
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

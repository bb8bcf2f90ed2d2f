"""Long work in the event loop, a little at a time: the others at the server have their turns in between."""

from __future__ import annotations

import asyncio
import time

SLICE_SECONDS = 0.01
"""How long the others wait at most, but for what cannot be divided."""


class Turns:
    """Long work calls `give` between its steps."""

    def __init__(self) -> None:
        """The work begins now."""
        self._began = time.perf_counter()

    async def give(self) -> None:
        """Let the others have their turn, where the last one is long enough ago."""
        if time.perf_counter() - self._began >= SLICE_SECONDS:
            await asyncio.sleep(0)
            self._began = time.perf_counter()

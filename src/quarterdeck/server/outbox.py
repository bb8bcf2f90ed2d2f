"""What waits to be sent to one connection: a bounded queue and the one task that empties it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

SLOW_READER = 4408
"""The close code for a connection that does not read fast enough."""


class Outbox:
    """Messages to one connection, in order. `put` never waits; who reads too slowly is cut off."""

    __slots__ = ("_queue", "_send", "broken")

    def __init__(self, send: Callable[[str], Awaitable[None]], size: int) -> None:
        """`send` sends one text and returns when there is room for the next; `size` texts may wait."""
        self._send = send
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(size)
        self.broken = asyncio.Event()
        """Set when the queue ran over: the connection must be closed with SLOW_READER."""

    def put(self, text: str) -> None:
        """Queue one message."""
        if self.broken.is_set():
            return
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self.broken.set()

    def finish(self) -> None:
        """Let `run` end when everything queued so far is sent."""
        try:
            self._queue.put_nowait(None)
        except asyncio.QueueFull:
            self.broken.set()

    async def run(self) -> None:
        """Send what is queued until `finish`, or until the connection is lost."""
        get, send = self._queue.get, self._send
        while (text := await get()) is not None:
            await send(text)

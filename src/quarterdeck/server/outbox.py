"""What waits to be sent to one connection: a bounded queue and the one task that empties it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

SLOW_READER = 4408
"""The close code for a connection that does not read fast enough."""


class Outbox:
    """Messages to one connection, in order. `put` never waits; who reads too slowly is cut off.

    (asyncio.Queue does the same at twice the cost, which is most of what sending to a table costs.)
    """

    __slots__ = ("_finished", "_send", "_size", "_texts", "_wanted", "broken")

    def __init__(self, send: Callable[[str], Awaitable[None]], size: int) -> None:
        """`send` sends one text and returns when there is room for the next; `size` texts may wait."""
        self._send = send
        self._size = size
        self._texts: deque[str] = deque()
        self._finished = False
        self._wanted: asyncio.Future[None] | None = None
        self.broken = asyncio.Event()
        """Set when the queue ran over: the connection must be closed with SLOW_READER."""

    def put(self, text: str) -> None:
        """Queue one message."""
        if self.broken.is_set():
            return
        if len(self._texts) >= self._size:
            self.broken.set()
            return
        self._texts.append(text)
        self._wake()

    def finish(self) -> None:
        """Let `run` end when everything queued so far is sent."""
        self._finished = True
        self._wake()

    async def run(self) -> None:
        """Send what is queued until `finish`, or until the connection is lost. Only one task may run it."""
        texts, send = self._texts, self._send
        loop = asyncio.get_running_loop()
        while True:
            while texts:
                await send(texts.popleft())
            if self._finished:
                return
            self._wanted = loop.create_future()
            await self._wanted

    def _wake(self) -> None:
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_result(None)

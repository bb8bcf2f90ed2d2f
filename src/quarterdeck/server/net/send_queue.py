"""What waits to be sent to one connection, in order and within bounds."""

import asyncio
from collections import deque

SLOW_READER = 4408
"""The close code for a connection that does not read fast enough."""


class Connection:
    """A connection as an outbox sees it. This one leads to nobody; `websocket.WebSocketConnection` is a real one."""

    is_writable = True
    """Whether it takes more now; where it does not, it says so later (`Outbox.resume`)."""

    def send_text(self, text: bytes) -> None:
        """Send one message (UTF-8), unless the connection has ended."""

    def wake(self) -> None:
        """Make the connection's task check whether the connection must end (`Outbox.is_closing`)."""


class Outbox:
    """Messages to one connection, in order. `put` never waits; a reader who is too slow is cut off.

    Messages are sent directly by the code that has them. Waking a task of each connection for each message would cost
    more than all the rest of sending.
    """

    __slots__ = ("_connection", "_empty", "_finished", "_size", "_texts", "is_aborted")

    def __init__(self, wire: Connection, size: int) -> None:
        """`size` texts may wait where the wire takes no more."""
        self._connection = wire
        self._size = size
        self._texts: deque[bytes] = deque()
        self._finished = False
        self._empty: asyncio.Future[None] | None = None
        self.is_aborted = False
        """The connection must be closed with SLOW_READER: the queue ran over, or its reader has been shown out."""

    def put(self, text: bytes) -> None:
        """Send one message, or queue it."""
        if self.is_aborted:
            return
        if not self._texts and self._connection.is_writable:
            self._connection.send_text(text)
        elif len(self._texts) < self._size:
            self._texts.append(text)
        else:
            self.abort()

    def resume(self) -> None:
        """Send the waiting texts when the wire takes more again."""
        texts, wire = self._texts, self._connection
        while texts and wire.is_writable:
            wire.send_text(texts.popleft())
        if not texts:
            if self._empty is not None and not self._empty.done():
                self._empty.set_result(None)
            if self._finished:
                wire.wake()

    def abort(self) -> None:
        """End the connection: nothing more is sent."""
        self.is_aborted = True
        self._connection.wake()

    def finish(self) -> None:
        """End the connection when everything queued so far is sent."""
        self._finished = True
        if not self._texts:
            self._connection.wake()

    @property
    def is_closing(self) -> bool:
        """Whether the connection is to end, as `abort` or `finish` wanted."""
        return self.is_aborted or (self._finished and not self._texts)

    def wait_until_sent(self) -> asyncio.Future[None]:
        """Done when everything queued so far is sent."""
        empty: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._texts:
            self._empty = empty
        else:
            empty.set_result(None)
        return empty

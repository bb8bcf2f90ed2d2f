"""The queue of messages to one connection, in order and with a limit."""

import asyncio
from collections import deque

SLOW_READER = 4408
"""The close code for a connection that does not read fast enough."""


class Connection:
    """The interface of a connection for its outbox. This class drops all messages; `WebSocketConnection` sends them."""

    is_writable = True
    """True if the connection accepts more messages now; otherwise it calls `Outbox.resume` when it does again."""

    def send_text(self, text: bytes) -> None:
        """Send one message (UTF-8), unless the connection has ended."""

    def wake(self) -> None:
        """Make the task that serves the connection check whether it must end (`Outbox.is_closing`)."""


class Outbox:
    """The messages to one connection, in order. `put` never waits; a reader who is too slow is disconnected.

    `put` writes to the connection itself. To wake a task of the connection for each message would cost more than all
    other work of sending it.
    """

    __slots__ = ("_connection", "_empty", "_finished", "_size", "_texts", "is_aborted")

    def __init__(self, wire: Connection, size: int) -> None:
        """Allow `size` messages to wait while the connection accepts no more."""
        self._connection = wire
        self._size = size
        self._texts: deque[bytes] = deque()
        self._finished = False
        self._empty: asyncio.Future[None] | None = None
        self.is_aborted = False
        """True if the connection must be closed with SLOW_READER: the queue was full, or the reader was removed."""

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
        """Send the waiting messages; the connection calls this when it accepts more again."""
        texts, wire = self._texts, self._connection
        while texts and wire.is_writable:
            wire.send_text(texts.popleft())
        if not texts:
            if self._empty is not None and not self._empty.done():
                self._empty.set_result(None)
            if self._finished:
                wire.wake()

    def abort(self) -> None:
        """End the connection; nothing more is sent."""
        self.is_aborted = True
        self._connection.wake()

    def finish(self) -> None:
        """End the connection when everything queued so far is sent."""
        self._finished = True
        if not self._texts:
            self._connection.wake()

    @property
    def is_closing(self) -> bool:
        """True after `abort`, or after `finish` once everything is sent."""
        return self.is_aborted or (self._finished and not self._texts)

    def wait_until_sent(self) -> asyncio.Future[None]:
        """Return a future that is done when everything queued so far is sent."""
        empty: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._texts:
            self._empty = empty
        else:
            empty.set_result(None)
        return empty

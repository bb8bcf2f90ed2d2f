"""The handoff of connections: a worker that accepts a connection to a table passes it to that table's worker.

So all players of a table are in one process, which applies each move once (decision 0065). A connection that cannot be
handed over stays where it is: any worker serves any table.
"""

import asyncio
import logging
import re
import shutil
import socket
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.sharedctypes import RawArray
from pathlib import Path
from zlib import crc32

logger = logging.getLogger(__name__)

FRESH_SECONDS = 1.2
"""Seconds since its last `beat` after which a worker gets no connections."""
HEAD_BYTES = 4096
"""The longest request that is handed over. All systems can send this many bytes between workers in one piece."""
WAITING = 512

Take = Callable[[socket.socket, bytes], None]
"""A function that accepts a connection and the bytes that have already been read from it."""


class Handoff:
    """The sockets between the workers of one machine. Their parent creates it; each worker then calls `open`."""

    def __init__(self, count: int, folder: str = "/") -> None:
        """Prepare for `count` workers, numbered from 1. Requests may begin with `folder`, the server's path, or not."""
        self._table = re.compile(rb"GET (?:%s)?/api/tables/([\w-]+)/socket[? ]" % re.escape(folder[:-1].encode()))
        self._folder = Path(tempfile.mkdtemp(prefix="quarterdeck-"))
        self._lived = RawArray("d", count + 1)
        self._number = 0
        self._listener: socket.socket | None = None

    def open(self, number: int, take: Take) -> None:
        """Accept connections as worker `number`. Must be called inside the event loop."""
        self._number = number
        way = self._way(number)
        with suppress(FileNotFoundError):
            way.unlink()
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(way))
        self._listener.listen(WAITING)
        self._listener.setblocking(False)
        asyncio.get_running_loop().add_reader(self._listener, self._accept, take)

    def beat(self) -> None:
        """Record that this worker is alive."""
        self._lived[self._number] = time.monotonic()

    def close(self) -> None:
        """Accept no further connections from other workers."""
        if self._listener is not None:
            asyncio.get_running_loop().remove_reader(self._listener)
            self._listener.close()
            self._listener = None

    def remove(self) -> None:
        """Delete the sockets' folder after all workers have ended."""
        shutil.rmtree(self._folder, ignore_errors=True)

    def hand_over(self, file: int, head: bytes) -> bool:
        """Pass an open connection that begins with `head` to its table's worker; return whether that succeeded.

        If it did, the caller must close its own copy of the socket, without a message to the client.
        """
        home = self._worker_of(head)
        if home is None or home == self._number or time.monotonic() - self._lived[home] > FRESH_SECONDS:
            return False
        with socket.socket(socket.AF_UNIX) as way:
            way.setblocking(False)
            try:
                way.connect(str(self._way(home)))
                return socket.send_fds(way, [head], [file]) == len(head)
            except OSError:  # the other worker has just ended, or its queue is full
                return False

    def _worker_of(self, head: bytes) -> int | None:
        """Return the worker of the table that a complete request names, or None if it names no table."""
        found = self._table.match(head)
        if found is None or len(head) > HEAD_BYTES or not head.endswith(b"\r\n\r\n"):
            return None
        return crc32(found[1]) % (len(self._lived) - 1) + 1

    def _way(self, number: int) -> Path:
        return self._folder / str(number)

    def _accept(self, take: Take) -> None:
        assert self._listener is not None
        with suppress(BlockingIOError):
            while True:
                way, _ = self._listener.accept()
                way.setblocking(False)
                asyncio.get_running_loop().add_reader(way, self._receive, way, take)

    def _receive(self, way: socket.socket, take: Take) -> None:
        asyncio.get_running_loop().remove_reader(way)
        with way:
            try:
                head, files, *_ = socket.recv_fds(way, HEAD_BYTES, 1)
            except OSError as error:
                logger.warning("a connection could not be taken over: %s", error)
                return
        for file in files:
            connection = socket.socket(fileno=file)
            connection.setblocking(False)
            take(connection, head)

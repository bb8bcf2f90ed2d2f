"""A proxy in front of a server, which can freeze and drop connections."""

import asyncio
import threading
from contextlib import contextmanager, suppress


class Line:
    """Passes bytes on in both directions. Any thread may disturb or restore it; it never leaves accepted bytes out."""

    def __init__(self, server):
        """Prepare the line to a server's address; use `line_to` to run one."""
        self._host, port = server.removeprefix("http://").rsplit(":", 1)
        self._port = int(port)
        self._flows = asyncio.Event()
        """Cleared while the line is frozen."""
        self._flows.set()
        self._ends = set()

    def freeze(self):
        """Keep all connections and accept new ones, but pass no data on."""
        self._loop.call_soon_threadsafe(self._flows.clear)

    def thaw(self):
        """Pass on all data that was kept back, and from now on all data at once."""
        self._loop.call_soon_threadsafe(self._flows.set)

    def cut(self):
        """End every open connection."""
        self._loop.call_soon_threadsafe(self._abort)

    def _abort(self):
        for end in self._ends:
            end.transport.abort()

    async def _join(self, reader, writer):
        self._ends.add(writer)
        await self._flows.wait()
        try:
            there, back = await asyncio.open_connection(self._host, self._port)
        except OSError:
            writer.transport.abort()
            return
        self._ends.add(back)
        await asyncio.gather(self._pass(reader, back), self._pass(there, writer))
        self._ends -= {writer, back}

    async def _pass(self, reader, writer):
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        await self._flows.wait()
        writer.transport.close()

    async def run(self, ready):
        """Serve until `end` is set."""
        self._loop, self.end = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        ready.set()
        await self.end.wait()
        server.close()
        self._abort()


@contextmanager
def line_to(server):
    """Run a line to the server at an address; yield it, and cut it at the end."""
    line, ready = Line(server), threading.Event()
    thread = threading.Thread(target=lambda: asyncio.run(line.run(ready)), name="line")
    thread.start()
    ready.wait()
    try:
        yield line
    finally:
        line._loop.call_soon_threadsafe(line.end.set)
        thread.join()

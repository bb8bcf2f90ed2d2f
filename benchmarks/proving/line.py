"""What lies between browsers and a server: a line on which nothing may come through for a while."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Line:
    """Passes bytes on, both ways. While frozen it keeps its connections and accepts new ones, but passes nothing on.
    When it thaws it passes on all that came meanwhile. Any thread may freeze and thaw it."""

    def __init__(self, host: str, port: int) -> None:
        """Use `line_to`."""
        self.address = ""
        self._behind = host, port
        self._loop = asyncio.new_event_loop()
        self._flows = asyncio.Event()
        self._flows.set()
        self._ends: set[asyncio.StreamWriter] = set()

    def freeze(self) -> None:
        """Nothing comes through any more."""
        self._loop.call_soon_threadsafe(self._flows.clear)

    def thaw(self) -> None:
        """Everything does again."""
        self._loop.call_soon_threadsafe(self._flows.set)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.add(writer)
        await self._flows.wait()
        try:
            there, back = await asyncio.open_connection(*self._behind)
        except OSError:
            writer.transport.abort()
            return
        self._ends.add(back)
        await asyncio.gather(self._pass(reader, back), self._pass(there, writer))
        self._ends -= {writer, back}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        await self._flows.wait()
        writer.transport.close()

    async def _listen(self, ready: threading.Event) -> None:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        ready.set()
        async with server:
            await server.serve_forever()

    def _run(self, ready: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        listening = self._loop.create_task(self._listen(ready))
        self._end = listening.cancel
        with suppress(asyncio.CancelledError):
            self._loop.run_until_complete(listening)
        left = asyncio.all_tasks(self._loop)
        for task in left:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        for end in self._ends:
            end.transport.abort()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()


@contextmanager
def line_to(address: str) -> Iterator[Line]:
    """A line to the server at `address`, which has another address at this end; cut when it is not needed any more."""
    host, port = address.removeprefix("http://").rsplit(":", 1)
    line, ready = Line(host, int(port)), threading.Event()
    thread = threading.Thread(target=line._run, args=(ready,), name="line")
    thread.start()
    ready.wait()
    try:
        yield line
    finally:
        line._loop.call_soon_threadsafe(line._end)
        thread.join()

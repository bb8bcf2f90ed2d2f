"""A proxy in front of a server or its PostgreSQL, which can freeze, drop and delay connections."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


class Line:
    """Passes bytes on in both directions. Any thread may disturb or restore it; it never leaves accepted bytes out."""

    def __init__(self, behind: tuple[str, int] | Path) -> None:
        """Prepare the line; use `line_to` to run one."""
        self.address = ""
        self.delay = 0.0
        """Additional seconds for each piece of data."""
        self._behind = behind
        self._loop = asyncio.new_event_loop()
        self._open = True
        """False while the line is frozen."""
        self._pipes: set[_Pipe] = set()

    def freeze(self) -> None:
        """Keep all connections and accept new ones, but pass no data on."""
        self._loop.call_soon_threadsafe(self._hold)

    def thaw(self) -> None:
        """Pass on all data that was kept back, and from now on all data at once."""
        self._loop.call_soon_threadsafe(self._mend)

    def cut(self) -> None:
        """End every open connection."""
        self._loop.call_soon_threadsafe(lambda: [pipe.cut() for pipe in self._pipes])

    def _hold(self) -> None:
        self._open = False
        for pipe in self._pipes:
            pipe.flows.clear()

    def _mend(self) -> None:
        self._open, self.delay = True, 0.0
        for pipe in self._pipes:
            pipe.flows.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        pipe = _Pipe(self)
        self._pipes.add(pipe)
        if self._open:
            pipe.flows.set()
        await pipe.join(reader, writer, self._behind)
        self._pipes.discard(pipe)

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
        for pipe in self._pipes:
            pipe.cut()
        if left := asyncio.all_tasks(self._loop):
            self._loop.run_until_complete(asyncio.wait(left))
        self._loop.close()


class _Pipe:
    """One connection that passes through a line."""

    def __init__(self, line: Line) -> None:
        self.flows = asyncio.Event()
        self._line = line
        self._ends: list[asyncio.StreamWriter] = []

    def cut(self) -> None:
        self.flows.set()
        for end in self._ends:
            end.transport.abort()

    async def join(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, behind: tuple[str, int] | Path
    ) -> None:
        self._ends.append(writer)
        await self.flows.wait()
        try:
            if isinstance(behind, Path):
                there, back = await asyncio.open_unix_connection(behind)
            else:
                there, back = await asyncio.open_connection(*behind)
        except OSError:
            writer.transport.abort()
            return
        self._ends.append(back)
        await asyncio.gather(self._pass(reader, back), self._pass(there, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await asyncio.sleep(self._line.delay)
                await self.flows.wait()
                writer.write(data)
                await writer.drain()
        await self.flows.wait()
        writer.transport.close()


@contextmanager
def line_to(behind: str | Path) -> Iterator[Line]:
    """Run a line to the server at an address or a socket; yield its own address, and cut the line at the end."""
    if isinstance(behind, str):
        host, port = behind.removeprefix("http://").rsplit(":", 1)
        line = Line((host, int(port)))
    else:
        line = Line(behind)
    ready = threading.Event()
    thread = threading.Thread(target=line._run, args=(ready,), name="line")
    thread.start()
    ready.wait()
    try:
        yield line
    finally:
        line._loop.call_soon_threadsafe(line._end)
        thread.join()

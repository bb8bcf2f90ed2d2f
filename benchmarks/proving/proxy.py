"""What lies between a server and its PostgreSQL: a line that can be slow, silent, or cut."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

from proving.postgres import Cluster

SOCKET = ".s.PGSQL.5432"


class Proxy:
    """Passes on what is said on one socket to another one."""

    def __init__(self, behind: Path, url: str) -> None:
        """Use `before`."""
        self.url = url
        self.delay = 0.0
        """Seconds that each piece of an answer takes longer."""
        self.silent = False
        """Nothing is passed on any more."""
        self._behind = behind
        self._writers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server

    @classmethod
    async def before(cls, database: Cluster, folder: Path) -> Proxy:
        """Listen in a folder inside of `folder`."""
        place = folder / "line"
        place.mkdir()
        proxy = cls(database.folder / SOCKET, f"postgresql://deck@/postgres?host={place}")
        proxy._server = await asyncio.start_unix_server(proxy._serve, place / SOCKET)
        return proxy

    def cut(self) -> None:
        """Every connection there is."""
        for writer in self._writers:
            writer.transport.abort()

    async def close(self) -> None:
        """End."""
        self._server.close()
        self.cut()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_unix_connection(self._behind)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, back}
        await asyncio.gather(self._pass(reader, back, 0.0), self._pass(there, writer, 1.0))
        self._writers -= {writer, back}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, share: float) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await asyncio.sleep(share * self.delay)
                if not self.silent:
                    writer.write(data)
                    await writer.drain()
        writer.transport.abort()

"""A WebSocket client that does as little as possible, so that a load program measures the server, not itself."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

_MASK = bytes(4)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """Return a masked frame for up to 65,535 bytes; the mask is zero, so that nothing has to be computed."""
    size = len(payload)
    if size < 126:
        return struct.pack("!BB4s", 0x80 | kind, 0x80 | size, _MASK) + payload
    return struct.pack("!BBH4s", 0x80 | kind, 0xFE, size, _MASK) + payload


class LeanSocket(asyncio.Protocol):
    """A WebSocket connection. `heard` is called with each text message, `lost` when the connection ends."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._heard = heard
        self._lost = lost
        self._buffer = bytearray()
        self._open = False
        self.transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def connect(self, host: str, port: int, path: str, cookie: str, token: str = "") -> None:
        """Connect and shake hands, with a cookie or as a bot with its token.

        `heard` may be called before this returns. Raises OSError.
        """
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        self._ask(f"{host}:{port}", path, cookie, token)
        try:
            await self.opened
        except BaseException:
            self.transport.abort()
            raise

    def _ask(self, host: str, path: str, cookie: str, token: str) -> None:
        """Send the request of the handshake."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            f"Authorization: Bearer {token}" if token else f"Origin: http://{host}\r\nCookie: {cookie}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        self.transport.write("\r\n".join(lines).encode() + b"\r\n\r\n")

    def send(self, payload: bytes) -> None:
        self.transport.write(frame(payload))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Split the bytes into messages."""
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                if not self.opened.done():
                    self.opened.set_exception(ConnectionError(bytes(self._buffer[:end]).decode()))
                return
            del self._buffer[: end + 4]
            self._open = True
            if not self.opened.done():
                self.opened.set_result(None)
        self._messages()

    def _messages(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, head = buffer[at + 1] & 0x7F, 2
            if size == 126:
                if len(buffer) - at < 4:
                    break
                size, head = int.from_bytes(buffer[at + 2 : at + 4], "big"), 4
            elif size == 127:
                if len(buffer) - at < 10:
                    break
                size, head = int.from_bytes(buffer[at + 2 : at + 10], "big"), 10
            if len(buffer) - at < head + size:
                break
            self._message(buffer[at] & 0x0F, bytes(buffer[at + head : at + head + size]))
            at += head + size
        del buffer[:at]

    def _message(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._heard(payload)
        elif kind == PING:
            self.transport.write(frame(payload, PONG))
        elif kind == CLOSE:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Call `lost`, because the connection has ended."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("lost before it was open"))
        self._lost()

"""uvicorn's WebSocket protocol, with the additions that a table needs.

Messages are written directly to the connection (decision 0050).
"""

import zlib
from collections.abc import Callable

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from quarterdeck.server.net.send_queue import Connection

WIRE = "wire"
"""The key of this protocol in the state of a socket's scope."""

TEXT, BINARY = 0x81, 0x82
"""The first byte of a message in one frame (RFC 6455, 5.2)."""

ALIVE = b'{"type":"pong"}'
"""The answer to a `ping` message. Pages send such messages, because browsers hide the protocol's own pings from them.
The connection answers without the table, so a ping is no activity at the table and counts against no rate limit."""

LONGEST_PING = 64

PACKED_FROM = 4096
"""The size in bytes from which messages are compressed on request. Few messages except long games are as large."""


class _Message(msgspec.Struct):
    type: str


_message = msgspec.json.Decoder(_Message)


def is_ping(text: bytes) -> bool:
    """Return whether a message is only a ping."""
    try:
        return len(text) < LONGEST_PING and _message.decode(text).type == "ping"
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False


def frame_of(payload: bytes, kind: int = TEXT) -> bytes:
    """Return a message as one frame that a server sends.

    The library's own function would take a tenth of the time that a move takes.
    """
    size = len(payload)
    if size < 126:
        return bytes((kind, size)) + payload
    if size < 1 << 16:
        return bytes((kind, 126, size >> 8, size & 255)) + payload
    return bytes((kind, 127)) + size.to_bytes(8) + payload


class WebSocketConnection(WebSocketsSansIOProtocol, Connection):
    """A WebSocket connection. `send_text` bypasses the application, and sends in the order of the calls."""

    on_writable: Callable[[], None] | None = None
    """Called when the connection accepts more messages again."""
    on_text: Callable[[bytes], bool] | None = None
    """Handles a message before the application does; returns False to leave the message to the application."""
    compresses = False
    """True if long messages are compressed and sent as binary messages."""

    def send_text(self, text: bytes) -> None:
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return
        if self.compresses and len(text) >= PACKED_FROM:
            frame = frame_of(zlib.compress(text, zlib.Z_BEST_SPEED), BINARY)
        else:
            frame = frame_of(text)
        self.transport.write(frame)

    def wake(self) -> None:
        """Pass the application an empty message, so that it checks whether to go on."""
        self.queue.put_nowait({"type": "websocket.receive", "bytes": b""})

    def clear_callbacks(self) -> None:
        """Drop the references to the callbacks, so that their objects are freed."""
        self.on_text = self.on_writable = None

    # Called by uvicorn

    def handle_text(self, event: Frame) -> None:
        """Answer a ping, unless messages to the client are already waiting; pass on every other message."""
        text = bytes(event.data)
        if not event.fin:
            super().handle_text(event)
        elif is_ping(text):
            if self.is_writable:
                self.send_text(ALIVE)
        elif self.on_text is None or self.close_sent or not self.queue.empty() or not self.on_text(text):
            super().handle_text(event)

    def handle_connect(self, event: Request) -> None:
        """Put this protocol into the application's scope."""
        self.app_state = {**self.app_state, WIRE: self}
        super().handle_connect(event)

    def pause_writing(self) -> None:
        """Stop writing: the operating system accepts no more."""
        super().pause_writing()
        self.is_writable = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_writable = True
        if self.on_writable is not None:
            self.on_writable()

    def connection_lost(self, exc: Exception | None) -> None:
        """Make the connection writable after its end, so that no writer waits; further messages are dropped."""
        super().connection_lost(exc)
        self.is_writable = True

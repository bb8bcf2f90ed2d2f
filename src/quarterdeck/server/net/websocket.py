"""uvicorn's WebSocket protocol, with the additions that a table needs.

Messages are written straight to the connection. Signs of life cost little if thousands of connections are idle
(decision 0050).
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from quarterdeck.server.net.frames import BINARY, HEAD, PING, PONG, frame_of, is_short, missing, unmasked

WIRE = "wire"
"""Under this name the state of a socket's scope has its protocol."""
PING_SECONDS = 20
"""How often a connection is asked for a sign of life; it ends where none has come by the next time."""

ALIVE = b'{"type":"pong"}'
"""The answer to a `ping` message. Pages send those because browsers hide control frames from them. The connection
answers without the table, so a ping is no activity there and counts against no rate limit."""

LONGEST_PING = 64
FEW = 8
"""Messages of one connection that may wait to be understood before no more is read."""

PACKED_FROM = 4096
"""Bytes from which a message is compressed for who wants that: what a long game has told, and hardly anything else."""


class _Message(msgspec.Struct):
    type: str


_message = msgspec.json.Decoder(_Message)


def is_ping(text: bytes) -> bool:
    """Whether a message asks for nothing but a sign of life."""
    try:
        return len(text) < LONGEST_PING and _message.decode(text).type == "ping"
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False


class Pulse:
    """A timer that asks all connections of a process for signs of life, a part of them each second."""

    def __init__(self) -> None:
        """`add` must be called inside the event loop."""
        self._turns: list[set[Wire]] = [set() for _ in range(PING_SECONDS)]
        self._now = 0
        self._timer: asyncio.TimerHandle | None = None

    def add(self, wire: Wire) -> None:
        """Ask a connection from now on."""
        wire.turn = self._now
        self._turns[wire.turn].add(wire)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(1.0, self._beat)

    def remove(self, wire: Wire) -> None:
        """Remove a connection that has ended."""
        self._turns[wire.turn].discard(wire)

    def _beat(self) -> None:
        self._now = (self._now + 1) % PING_SECONDS
        for wire in [*self._turns[self._now]]:
            wire.ask()
        some = any(self._turns)
        self._timer = asyncio.get_running_loop().call_later(1.0, self._beat) if some else None


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket connection. `say` passes the application by: what it sends comes in the order of the calls."""

    pulse: Pulse
    turn = 0
    """When it is asked for a sign of life."""
    resumed: Callable[[], None] | None = None
    """Called when the connection takes more again."""
    hears: Callable[[bytes], bool] | None = None
    """Takes short messages past the application, or leaves them to it (False)."""
    packs = False
    """Long messages are sent compressed, as binary ones."""
    _missing = 0
    """How many bytes of a frame that has begun to come are still to come; CUT where a frame's head came in two."""
    silent = False
    """It was asked for a sign of life, and has given none."""
    free = True
    """Whether it takes more now: what cannot be sent at once waits in memory, up to a bound."""

    def say(self, text: bytes) -> None:
        """Send a message (UTF-8), unless the connection has ended."""
        if self.packs and len(text) >= PACKED_FROM:
            self._write(frame_of(zlib.compress(text, zlib.Z_BEST_SPEED), BINARY))
        else:
            self._write(frame_of(text))

    def wake(self) -> None:
        """Send the application an empty message, so that it checks whether to go on."""
        self.queue.put_nowait({"type": "websocket.receive", "bytes": b""})

    def let_go(self) -> None:
        """Drop the references to the parts that hear messages, so that they do not stay in memory."""
        self.hears = self.resumed = None

    def ask(self) -> None:
        """Ask for a sign of life; end the connection if there was none since the last time."""
        if self.silent:
            self.keepalive_timeout()
        else:
            self.silent = True
            self._write(PING)

    def _write(self, frame: bytes) -> None:
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    # What uvicorn calls

    def data_received(self, data: bytes) -> None:
        """Receive bytes; a short message in one piece is handled at once, without frames and queues."""
        if self.handshake_complete:
            if self._missing == 0 and len(data) == HEAD and data.startswith(PONG):
                self.silent = False  # of thousands of idle connections nothing else comes
                return
            whole = self.hears is not None and self._missing == 0 and self._is_short(data)
            if whole and self.hears is not None and self.hears(unmasked(data)):
                return
            self._missing = missing(data, self._missing)
        super().data_received(data)

    def _is_short(self, data: bytes) -> bool:
        """Whether it is one message, whole and of one frame, and nothing is before it."""
        return is_short(data) and not self.close_sent and not self.conn.expect_continuation_frame and self.queue.empty()

    def send_receive_event_to_app(self) -> None:
        """Pass a message to the application, and read on as long as few messages wait.

        uvicorn stops reading at each message and begins again, which costs two system calls a message.
        """
        if self.read_paused or self.queue.qsize() >= FEW:
            super().send_receive_event_to_app()
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False

    def handle_text(self, event: Frame) -> None:
        """Answer a ping, unless the client does not read what it is sent; pass on every other message."""
        if not event.fin or not is_ping(bytes(event.data)):
            super().handle_text(event)
        elif self.free:
            self.say(ALIVE)

    def handle_connect(self, event: Request) -> None:
        """Put this protocol into the application's scope."""
        self.app_state = {**self.app_state, WIRE: self}
        super().handle_connect(event)

    def pause_writing(self) -> None:
        """More than the operating system takes waits in memory."""
        super().pause_writing()
        self.free = False

    def resume_writing(self) -> None:
        """Resume sending after the waiting data has been written."""
        super().resume_writing()
        self.free = True
        if self.resumed is not None:
            self.resumed()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let writers go on after the end of the connection; their messages are dropped."""
        super().connection_lost(exc)
        self.free = True

    def handle_pong(self, event: Frame) -> None:
        """Note a sign of life."""
        self.silent = False

    def start_keepalive(self) -> None:
        """Ask from now on, together with all others."""
        self.pulse.add(self)

    def stop_keepalive(self) -> None:
        """Stop asking for signs of life."""
        self.pulse.remove(self)

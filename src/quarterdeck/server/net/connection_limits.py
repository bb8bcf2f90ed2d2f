"""Limits of connections: their number in all and from each network, and the time until a client sends a request.

A surplus connection is closed before a byte of it is read. Existing connections stay open.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.http11 import Response
from websockets.typing import StatusLike

from quarterdeck.server.net.handoff import Handoff
from quarterdeck.server.net.security_headers import security_headers
from quarterdeck.server.net.websocket import WebSocketConnection
from quarterdeck.server.support import metrics
from quarterdeck.server.support.rate_limits import in_networks, network_of, networks_of

try:
    import resource
except ImportError:  # Windows has no limit of open files
    resource = None  # type: ignore[assignment]

logger = logging.getLogger(__name__)

MOST = 20_000
"""The most connections of one process, however many files the system allows."""
RESERVE = 128
"""The number of open files reserved for uses other than connections, such as the database and the program."""
SHARE = 4
"""One network gets at most 1/SHARE of the connections, so that it cannot keep the others out."""
RESERVED = 8
"""1/RESERVED of all connections are kept as a reserve for players."""
SPARE = "spare"
"""The key that marks a connection from the reserve in the state of its requests and sockets."""
SPARE_SECONDS = 3.0
"""Seconds in which the request on a connection from the reserve must arrive."""
UNFINISHED = (h11.IDLE, h11.SEND_BODY)
"""The client's states before its request is complete."""
UNANSWERED = (h11.IDLE, h11.SEND_RESPONSE)
"""The server's states before any part of a response is sent."""


def raise_file_limit() -> None:
    """Raise this process's limit of open files as far as possible, since each connection needs an open file."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST + RESERVE if hard == resource.RLIM_INFINITY else min(hard, MOST + RESERVE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def most_connections() -> int:
    """Return the number of connections that the system's limit of open files allows."""
    if resource is None:
        return MOST
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST if soft == resource.RLIM_INFINITY else min(MOST, max(SHARE, soft - RESERVE))


@dataclass(frozen=True)
class Slot:
    """The place that a connection takes. `spare`: the place is from the reserve, because no other was free."""

    network: str
    spare: bool


class ConnectionLimits:
    """Counts connections by network, and applies the limits."""

    def __init__(self, most: int, trusted: Iterable[str]) -> None:
        """Allow `most` connections in all; proxies in `trusted` networks are exempt from the limit of one network.

        On a connection from the reserve, a client must send its request within SPARE_SECONDS. It may stay at a table
        only as a player or the host.
        """
        self._trusted = networks_of(trusted)
        spare = most // RESERVED
        self._parts: list[tuple[bool, int, Counter[str]]] = [(False, most - spare, Counter()), (True, spare, Counter())]

    def enter(self, address: str) -> Slot | None:
        """Count a connection from an address, and return its slot for `leave`; None if there are too many."""
        network = network_of(address)
        alone = not in_networks(address, self._trusted)
        for spare, most, inside in self._parts:
            if inside.total() < most and not (alone and inside[network] >= max(1, most // SHARE)):
                inside[network] += 1
                return Slot(network, spare)
        metrics.TURNED_AWAY.inc()
        logger.warning("too many connections, the last from %s", network)
        return None

    def leave(self, place: Slot) -> None:
        """Free the place of a connection that has ended."""
        inside = self._parts[place.spare][2]
        inside[place.network] -= 1
        if not inside[place.network]:
            del inside[place.network]


class Http(H11Protocol):
    """An HTTP connection that is counted, and that is closed if its request does not arrive in time."""

    door: ConnectionLimits
    seconds: float
    handoff: Handoff | None = None
    """The connections to the other workers, if there are any."""
    begun: bytes = b""
    """The bytes that another worker has read from a connection that it handed over."""
    _place: Slot | None = None
    _late: asyncio.TimerHandle | None = None
    _handed_over = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept the connection if there is room."""
        super().connection_made(transport)
        self._place = self.door.enter(self.client[0] if self.client else "")
        if self._place is None:
            transport.abort()
            return
        if self._place.spare:
            self.app_state = {**self.app_state, SPARE: True}
            self.seconds = min(self.seconds, SPARE_SECONDS)
            self.timeout_keep_alive = 0
        self._wait()
        if self.begun:
            self.data_received(self.begun)

    def data_received(self, data: bytes) -> None:
        if self._handed_to_another(data):
            self.transport.abort()  # closes only this process's copy of the socket
            return
        super().data_received(data)
        self._wait()

    def on_response_complete(self) -> None:
        """After a response, limit the time of the next request if a part of it has already arrived."""
        super().on_response_complete()
        if self.conn.trailing_data[0]:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting and free the place of the connection."""
        super().connection_lost(exc)
        self._stop_waiting()
        if self._place is not None:
            self.door.leave(self._place)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Pass the connection's place to the WebSocket, which frees it at its end."""
        super().handle_websocket_upgrade(event)
        cast(Socket, self.transport.get_protocol()).place = self._place
        self._handed_over = True

    def send_400_response(self, msg: str) -> None:
        """Respond that the request is not valid HTTP, unless a response has begun, and close the connection."""
        if self.conn.our_state in UNANSWERED:
            headers = [("Content-Type", "text/plain; charset=utf-8"), ("Connection", "close")]
            answer = h11.Response(
                status_code=400, headers=[*headers, *security_headers(self.scheme or "", "")], reason=b"Bad Request"
            )
            for event in (answer, h11.Data(data=msg.encode("ascii")), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def _handed_to_another(self, data: bytes) -> bool:
        if self.handoff is None or self.conn.their_state is not h11.IDLE or self.conn.trailing_data[0]:
            return False
        return self.handoff.hand_over(self.transport.get_extra_info("socket").fileno(), data)

    def _wait(self) -> None:
        """Limit the time before the first request, and from each request's first byte to its last."""
        if self._handed_over or self.conn.their_state not in UNFINISHED:
            self._stop_waiting()
        elif self._late is None:
            self._late = self.loop.call_later(self.seconds, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class Socket(WebSocketConnection):
    """A WebSocket, which keeps the place that its handshake's connection took."""

    door: ConnectionLimits
    place: Slot | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Add the security headers to the responses that reject a handshake."""
        super().connection_made(transport)
        plain = self.conn.reject

        def reject(status: StatusLike, text: str) -> Response:
            answer = plain(status, text)
            answer.headers.update(security_headers(self.scheme, ""))
            return answer

        self.conn.reject = reject  # type: ignore[method-assign]

    def data_received(self, data: bytes) -> None:
        """Receive bytes from a client. If they do not begin with a handshake, send an error and close."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.handshake_initiated = self.handshake_complete = True
            answer = b"".join(self.conn.data_to_send())
            self.transport.write(answer or self.conn.reject(400, "Invalid WebSocket handshake.").serialize())
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.place is not None:
            self.door.leave(self.place)


def protocols(door: ConnectionLimits, seconds: float, handoff: Handoff | None) -> tuple[type[Http], type[Socket]]:
    """Return uvicorn's protocols for connections with these limits; a request must be complete within `seconds`.

    `handoff`: the connections to the other workers.
    """
    http = {"door": door, "seconds": seconds, "handoff": handoff}
    return type("Http", (Http,), http), type("Socket", (Socket,), {"door": door})

"""Runs the server in one process at one address until it is stopped."""

import asyncio
import errno
import gc
import multiprocessing
import os
import socket
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal, cast

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from quarterdeck.analysis.calibration import scales_of
from quarterdeck.engine import CompileError, engine
from quarterdeck.engine.search.workspace import model_of
from quarterdeck.games import GAMES
from quarterdeck.server.app import create_app
from quarterdeck.server.db.connect import why_not
from quarterdeck.server.db.executors import driver_errors
from quarterdeck.server.db.group_commit import StorageError
from quarterdeck.server.db.storage import Storage
from quarterdeck.server.net.connection_limits import ConnectionLimits, Http, most_connections, protocols
from quarterdeck.server.net.handoff import Handoff
from quarterdeck.server.net.security_headers import with_security_headers
from quarterdeck.server.net.subfolder import without_folder
from quarterdeck.server.settings.config import ServerConfig, StartupError
from quarterdeck.server.settings.logs import with_request_ids
from quarterdeck.server.web.container import Services, running
from quarterdeck.server.web.prometheus import told

BACKLOG = 512
STALLED_MILLISECONDS = 20_000
"""Milliseconds for which the operating system keeps a connection whose client confirms no data."""
PING_SECONDS = 20
"""Seconds between pings to a WebSocket, which is closed if no pong comes before the next ping is due."""
KEEP_ALIVE_SECONDS = 75
"""How long an idle connection is kept: longer than proxies keep it.
Otherwise a proxy would send requests into a connection that is just being closed."""
YOUNG = 5000
"""The number of new objects that starts a garbage collection. A decision leaves few new objects behind."""
HANDSHAKE_SECONDS = 10.0
"""Seconds allowed for a TLS handshake."""
CIPHERS = "ECDHE+AESGCM:ECDHE+CHACHA20"
"""The ciphers for TLS 1.2. The ciphers of TLS 1.3 are all good, and older versions are not supported."""
SWITCH_SECONDS = 0.0005
"""Seconds after which the event loop must yield the processor to the storage's thread (Python's default: 0.005)."""


def notify(state: Literal["READY=1", "STOPPING=1"]) -> None:
    """Notify systemd of the server's state, if systemd started the server and expects that."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address or not hasattr(socket, "AF_UNIX"):
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line, suppress(OSError):
        line.sendto(state.encode(), f"\0{address[1:]}" if address.startswith("@") else address)


@dataclass(frozen=True)
class Running:
    """A server that accepts connections. `stop` ends it from any thread."""

    address: str
    services: Services
    stop: Callable[[], None]


Ready = Callable[[Running], None]
Leave = Callable[[Callable[[], bool]], Awaitable[None]]


def run(config: ServerConfig, listener: socket.socket, ready: Ready, handoff: Handoff | None = None) -> None:
    """Serve `config` on `listener` until stopped. Call `ready` once connections are accepted. Raises StartupError.

    `handoff`: the connections to the other workers of this machine.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_main(config, listener, ready, handoff))


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket. A busy port is reported before anything else is done. Raises StartupError."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError, OverflowError) as error:
        raise StartupError(f"There is no address {host!r} to listen on: choose another with --host.") from error
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED_MILLISECONDS)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise StartupError(_why_not(host, port, error)) from error
    listener.setblocking(False)
    return listener


def network_address(listener: socket.socket, tls: object) -> str | None:
    """Return the address at which others in the network reach a server that listens everywhere, or None.

    With a certificate it is None, too, since a certificate is for a host name, which only --public-url gives.
    """
    host, port = listener.getsockname()[:2]
    if host not in ("0.0.0.0", "::") or tls:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # sends nothing: it only selects the network interface
        return f"http://{probe.getsockname()[0]}:{port}"
    return None


def address_of(listener: socket.socket, scheme: str = "http", folder: str = "/") -> str:
    """Return the address to open in a browser on this machine."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"{scheme}://{host}:{port}{folder}"


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """Return a factory of event loops: that of uvloop if it is installed, otherwise Python's own."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory


SETTLE_SECONDS = 3.0
"""Seconds that a stopping server has to store the accepted decisions."""
LOOK_SECONDS = 0.1


async def leaving(services: Services, hurry: Callable[[], bool]) -> None:
    """Make load balancers send people elsewhere; then accept no more messages, and finish the accepted ones.

    `hurry` returns whether the operator no longer wants to wait.
    """
    health = services.health
    health.leaving = True
    if multiprocessing.parent_process() is None:  # the end of one worker is not the end of the server
        notify("STOPPING=1")
    left = services.config.drain_seconds
    while left > 0 and not hurry():
        await asyncio.sleep(min(LOOK_SECONDS, left))
        left -= LOOK_SECONDS
    health.ended = True
    with suppress(TimeoutError):
        async with asyncio.timeout(SETTLE_SECONDS):
            await services.rooms.settle()
    await asyncio.sleep(0)  # send the results before connections are closed


class _Server(uvicorn.Server):
    """A server that calls `ready` when it has begun to accept connections, and `leave` before it ends."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], leave: Leave) -> None:
        super().__init__(config)
        self._ready = ready
        self._leave = leave
        self._taking: set[asyncio.Task[object]] = set()

    def stop(self) -> None:
        self.should_exit = True

    def take_connection(self, connection: socket.socket, head: bytes) -> None:
        """Serve a connection that another worker accepted and from which it has read `head`."""

        def protocol() -> Http:
            kind = cast(type[Http], self.config.http_protocol_class)
            found = kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
            found.begun = head
            return found

        taking = asyncio.create_task(asyncio.get_running_loop().connect_accepted_socket(protocol, connection))
        self._taking.add(taking)
        taking.add_done_callback(self._taking.discard)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop in order: finish, store and send accepted work, then close connections."""
        await self._leave(lambda: self.force_exit)
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


async def _main(config: ServerConfig, listener: socket.socket, ready: Ready, handoff: Handoff | None) -> None:
    async with told(config.metrics, config.worker), _opened(config) as services:
        await asyncio.to_thread(_read_games)
        await _listen(config, listener, create_app(config, services), services, ready, handoff)


@asynccontextmanager
async def _opened(config: ServerConfig) -> AsyncGenerator[Services, None]:
    """Start the parts of the server. Raises StartupError, also if the database is lost during the start."""
    storage, begun = await Storage.open(config.database), False
    try:
        async with running(config, storage) as services:
            begun = True
            yield services
    except Exception as error:
        if begun or not isinstance(error, (StorageError, SQLAlchemyError, OSError, *driver_errors())):
            raise
        await storage.close()
        raise StartupError(why_not(config.database, error)) from error


async def _listen(
    config: ServerConfig,
    listener: socket.socket,
    app: Litestar,
    services: Services,
    ready: Ready,
    handoff: Handoff | None,
) -> None:
    def started() -> None:
        if handoff is not None:
            handoff.open(config.worker, server.take_connection)
        _settle()
        scheme = "https" if config.tls else "http"
        ready(Running(address_of(listener, scheme, config.folder), services, server.stop))

    async def leave(hurry: Callable[[], bool]) -> None:
        if handoff is not None:
            handoff.close()
        await leaving(services, hurry)

    server = _Server(_settings(_application(app, config, services), config, handoff), started, leave)
    loop = asyncio.get_running_loop()
    if config.tls:  # uvicorn has no setting for this timeout
        loop.create_server = partial(loop.create_server, ssl_handshake_timeout=HANDSHAKE_SECONDS)  # type: ignore[method-assign]
    await server.serve(sockets=[listener])


def _application(app: Litestar, config: ServerConfig, services: Services) -> ASGIApp:
    """Return the application with all its middleware. Behind a trusted proxy, requests have their client's address."""
    whole = without_folder(with_request_ids(with_security_headers(app, whole_host=config.folder == "/")), config.folder)
    told = ProxyHeadersMiddleware(cast(Any, whole), list(config.trusted_proxies))
    return services.unknown_proxies.watched(cast(ASGIApp, told))


def _settings(app: ASGIApp, config: ServerConfig, handoff: Handoff | None) -> uvicorn.Config:
    door = ConnectionLimits(config.connections or most_connections(), config.trusted_proxies)
    http, sockets = protocols(door, config.request_seconds, handoff)
    return uvicorn.Config(
        cast(Any, app),
        http=http,
        ws=sockets,
        ws_max_size=config.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ssl_certfile=config.tls[0] if config.tls else None,
        ssl_keyfile=config.tls[1] if config.tls else None,
        ssl_ciphers=CIPHERS,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
    )


def _read_games() -> None:
    """Load the games' data files now, because a new version may be installed while the server runs.

    Raises StartupError.
    """
    try:
        for game in GAMES.values():
            _ = engine(game).way
            model_of(game)
            scales_of(game)
    except CompileError as error:
        raise StartupError(str(error)) from error


def _settle() -> None:
    """Exclude all objects loaded so far from garbage collection.

    Most of them stay for good, and a full collection blocks every table at once.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)


def _why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} on {host} is busy: stop the other program or choose another port with --port."
    if error.errno == errno.EACCES:
        return f"Port {port} may not be used by this user: choose one above 1023 with --port."
    if error.errno == errno.EADDRNOTAVAIL:
        return f"This machine has no address {host}: choose another with --host."
    return f"Cannot listen on {host}, port {port} ({error.strerror})."

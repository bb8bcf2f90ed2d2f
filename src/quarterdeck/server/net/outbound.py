"""Requests to push services and webhooks, at addresses that users give and that may be malicious.

Nothing is sent to addresses that are not public. This module resolves a host's name once, checks the addresses, and
connects only to these. Redirects are not followed, and only the head of a response is read.
"""

import asyncio
import re
import socket
import ssl
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

import h11

PORT = 443
SECONDS = 10.0
"""Seconds for the whole request."""
CONNECT_SECONDS = 4.0
"""Seconds for the connection to one of a host's addresses."""
ADDRESSES = 4
"""The most addresses of a host to try."""
ANSWER_BYTES = 32 * 1024
"""The most bytes of a response to read."""

_NAME = re.compile(r"(?=.{1,253}$)([a-z0-9_-]{1,63}\.)+(?!\d+$)[a-z0-9-]{1,63}")
"""Matches a host's full name, but no numeric address."""
_UNICAST = IPv6Network("2000::/3")
_6TO4 = IPv6Network("2002::/16")


class ForbiddenError(Exception):
    """The address must not be called."""


class UnreachableError(Exception):
    """The host did not send a valid response."""


@dataclass(frozen=True)
class Place:
    """The host, port and path to which a URL leads. `trusted`: the host need not be public."""

    host: str
    port: int
    target: str
    tls: bool
    trusted: bool


@dataclass(frozen=True)
class Answer:
    """The status of a response, and the seconds that it asks to wait, if any."""

    status: int
    wait: float | None


def place_of(url: str, trusted: Collection[str] = ()) -> Place:
    """Return the place to which `url` leads.

    The URL must have https, the usual port and a host with a full name, or else a `trusted` origin. Raises
    ForbiddenError.
    """
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError as error:
        raise ForbiddenError("the address cannot be read") from error
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if not target.isascii() or not target.isprintable() or " " in target:
        raise ForbiddenError("the address has letters that no address has")
    if f"{parts.scheme}://{parts.netloc}" in trusted:
        tls = parts.scheme == "https"
        return Place(host, port or (PORT if tls else 80), target, tls, True)
    if parts.scheme != "https" or parts.username is not None or parts.fragment or port not in (None, PORT):
        raise ForbiddenError("only https at the usual port is called")
    if not _NAME.fullmatch(host):
        raise ForbiddenError("only hosts with a full name are called")
    return Place(host, PORT, target, True, False)


def permitted(address: str) -> bool:
    """Return whether an IP address is public and belongs to a single machine.

    IPv6 addresses that stand for an IPv4 one (mapped, NAT64, 6to4, Teredo) are not allowed.
    """
    try:
        found = ip_address(address)
    except ValueError:  # has a zone, so it is not public
        return False
    if isinstance(found, IPv4Address):
        return found.is_global and not found.is_multicast and not found.is_reserved
    assert isinstance(found, IPv6Address)
    return found in _UNICAST and found not in _6TO4 and found.is_global


async def post(place: Place, headers: Mapping[str, str], body: bytes) -> Answer:
    """Send `body` to a place. Raises ForbiddenError, UnreachableError."""
    try:
        async with asyncio.timeout(SECONDS):
            reader, writer = await _connect(place, await _addresses(place))
            try:
                return await _ask(place, headers, body, reader, writer)
            finally:
                writer.transport.abort()
    except TimeoutError as error:
        raise UnreachableError("it took too long") from error
    except (OSError, h11.RemoteProtocolError) as error:
        raise UnreachableError(type(error).__name__) from error


async def _addresses(place: Place) -> list[str]:
    """Return the addresses of the host's name. Raises ForbiddenError if one of them is not permitted, OSError."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(info[4][0]) for info in found))
    if not place.trusted and not all(permitted(address) for address in addresses):
        raise ForbiddenError("its name leads to an address that is not the whole world's")
    return addresses[:ADDRESSES]


async def _connect(place: Place, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a connection to one of the addresses; the certificate must be for the host. Raises OSError."""
    failure: OSError = OSError("no address")
    for address in addresses:
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                if place.tls:
                    return await asyncio.open_connection(
                        address, place.port, ssl=_context(), server_hostname=place.host
                    )
                return await asyncio.open_connection(address, place.port)
        except OSError as error:  # includes TimeoutError
            failure = error
    raise failure


async def _ask(
    place: Place,
    headers: Mapping[str, str],
    body: bytes,
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
) -> Answer:
    wire = h11.Connection(h11.CLIENT, max_incomplete_event_size=ANSWER_BYTES)
    host = place.host if place.port == PORT else f"{place.host}:{place.port}"
    given = {"Host": host, "Content-Length": str(len(body)), "Connection": "close", **headers}
    request = h11.Request(method="POST", target=place.target, headers=list(given.items()))
    parts = (request, h11.Data(body), h11.EndOfMessage())
    writer.write(b"".join(wire.send(part) or b"" for part in parts))
    await writer.drain()
    left = ANSWER_BYTES
    while True:
        event = wire.next_event()
        if isinstance(event, h11.Response):
            return Answer(event.status_code, _wait(event))
        if event is h11.NEED_DATA:
            data = await reader.read(min(left, 4096))
            left -= len(data)
            wire.receive_data(data)
        elif not isinstance(event, h11.InformationalResponse):
            raise UnreachableError("the answer is none")
        if left <= 0:
            raise UnreachableError("the answer is too long")


def _wait(response: h11.Response) -> float | None:
    given = dict(response.headers).get(b"retry-after", b"")
    return float(given) if given.isdigit() else None


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()

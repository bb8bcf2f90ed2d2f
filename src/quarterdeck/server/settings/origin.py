"""Checks of a request's origin and host: does it come from a page of this server, and is it meant for this server?"""

from collections.abc import Collection
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def _place(scheme: str, netloc: str) -> tuple[str, int | None] | None:
    """Return host and port, with the scheme's own port filled in, or None if they cannot be read."""
    try:
        parts = urlsplit(f"//{netloc}")
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    return (host, port or _PORTS.get(scheme)) if host else None


def same_origin(origin: str | None, host: str | None, scheme: str, allow_missing: bool) -> bool:
    """Return whether `origin` is that of the server that was addressed as `host`; None: return `allow_missing`."""
    if origin is None:
        return allow_missing
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    if parts.scheme not in ("http", "https") or host is None:
        return False
    theirs = _place(parts.scheme, parts.netloc)
    if parts.scheme == "https" and scheme in ("http", "ws"):
        scheme = parts.scheme  # an unknown proxy has removed the encryption
    return theirs is not None and theirs == _place(scheme, host)


def from_here(connection: ASGIConnection[Any, Any, Any, Any], allow_missing: bool) -> bool:
    """Return whether a page of this server opened the connection; without an Origin, return `allow_missing`."""
    origin = connection.headers.get("origin")
    public = urlsplit(connection.app.state.services.config.public_url or "")
    if origin == f"{public.scheme}://{public.netloc}":
        return True  # a proxy may have replaced the Host
    return same_origin(origin, connection.headers.get("host"), connection.scope["scheme"], allow_missing)


def answers_to(host: str, names: Collection[str]) -> bool:
    """Return whether the server accepts requests to `host`: one of `names` (empty: any host), or a loopback host."""
    place = _place("http", host)
    return not names or is_loopback(host) or (place is not None and place[0] in names)


def at_the_machine(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Return whether the client is on the server's machine and connected without a proxy."""
    config, headers = connection.app.state.services.config, connection.headers
    passed_on = any(name in headers for name in ("forwarded", "x-forwarded-for", "via"))
    if config.public_url is not None or config.trusted_proxies or passed_on:
        return False
    client = connection.client.host if connection.client else ""
    return is_loopback(headers.get("host", "")) and is_loopback(f"[{client}]" if ":" in client else client)


def is_loopback(host: str) -> bool:
    """Return whether `host` is a name or address by which a machine reaches itself."""
    place = _place("http", host)
    return place is not None and (place[0] in ("localhost", "::1") or place[0].startswith("127."))

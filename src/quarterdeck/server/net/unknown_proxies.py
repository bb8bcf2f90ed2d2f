"""Finds proxies that are not configured: clients that send `X-Forwarded-For`, which is ignored (decision 0046)."""

import logging
import time
from collections import OrderedDict
from collections.abc import Iterable

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from quarterdeck.server.support.rate_limits import in_networks, networks_of

logger = logging.getLogger(__name__)

MOST = 8
"""The most addresses to remember. The latest are kept: any client may send the header, but a proxy always sends it."""


class Claim(msgspec.Struct):
    """An address that sends `X-Forwarded-For`, and when it did so last (Unix time)."""

    address: str
    at: float


class UnknownProxies:
    """The unknown proxies of one process; each is logged when it is new."""

    def __init__(self, trusted: Iterable[str]) -> None:
        """Begin with no claims; `trusted`: the addresses and networks of the configured proxies."""
        self._trusted = networks_of(trusted)
        self._claims: OrderedDict[str, float] = OrderedDict()

    @property
    def claims(self) -> list[Claim]:
        """The claims so far, the latest first."""
        return [Claim(address, at) for address, at in reversed(self._claims.items())]

    def watched(self, app: ASGIApp) -> ASGIApp:
        """Return the application with a check of each request, whose client must be the connection's own address."""

        async def watch(scope: Scope, receive: Receive, send: Send) -> None:
            client = scope.get("client")
            if client and any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
                self._notice(client[0])
            await app(scope, receive, send)

        return watch

    def _notice(self, address: str) -> None:
        if in_networks(address, self._trusted):
            return
        if address not in self._claims:
            logger.warning(
                "%s sends X-Forwarded-For and is not believed: if it is your proxy, give --trusted-proxy %s",
                address,
                address,
            )
        self._claims[address] = time.time()
        self._claims.move_to_end(address)
        if len(self._claims) > MOST:
            self._claims.popitem(last=False)

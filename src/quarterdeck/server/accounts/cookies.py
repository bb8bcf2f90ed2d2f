"""The cookie that signs a browser in at this site, and at no other on the same host (decision 0046)."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from quarterdeck.server.accounts.guests import DEVICE_SECONDS

Connection = ASGIConnection[Any, Any, Any, Any]


class Cookies:
    """Reads and makes the cookie of one site."""

    def __init__(self, site: str, public_url: str | None) -> None:
        """Choose the names of a site's cookies. `site` identifies it; `public_url` is its address for people outside.

        The prefix `__Host-` allows only cookies for all paths of a host. So if the site is in a folder, the cookie's
        name contains the folder, and another site in another folder has another cookie.
        """
        self._public = urlsplit(public_url or "")
        folder = self._public.path.strip("/").replace("/", "+")
        self._plain = f"quarterdeck-{folder}-{site}" if folder else f"quarterdeck-{site}"
        self._bound = f"__Host-{self._plain}"

    def token(self, connection: Connection) -> str | None:
        """Return the token in the browser's cookie, or None. Over https, the cookie with `__Host-` is preferred."""
        found = (connection.cookies.get(name) for name in self._names(connection))
        return next((token for token in found if token), None)

    def settled(self, connection: Connection) -> bool:
        """Return whether the browser sends the token in the cookie that `make` would set."""
        return bool(connection.cookies.get(self._names(connection)[0]))

    def make(self, connection: Connection, token: str) -> Cookie:
        """Return the cookie for a token; an empty token deletes the browser's cookie."""
        return Cookie(
            key=self._names(connection)[0],
            value=token,
            path="/",
            max_age=int(DEVICE_SECONDS) if token else 0,
            httponly=True,
            samesite="lax",
            secure=self._safe(connection),
        )

    def _names(self, connection: Connection) -> list[str]:
        return [self._bound, self._plain] if self._safe(connection) else [self._plain]

    def _safe(self, connection: Connection) -> bool:
        """Return whether the browser uses https, to this server or to a proxy.

        A proxy that is not configured is recognized by the host of an https `public_url`.
        """
        public = self._public
        named = public.scheme == "https" and connection.headers.get("host", "").lower() == public.netloc
        return named or connection.scope["scheme"] in ("https", "wss")

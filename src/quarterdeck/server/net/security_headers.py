"""The security headers of all responses, including those that the application did not create."""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from quarterdeck.server.settings.origin import is_loopback

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""The page loads nothing from other sites, and scripts and styles only from files. WebAssembly is allowed for the rules
of the games, but no text is run as a script. No site may embed our pages in a frame. (`X-Frame-Options` is only for
browsers from before 2018.)"""

UNUSED = (
    "accelerometer",
    "browsing-topics",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "hid",
    "idle-detection",
    "local-fonts",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
    "xr-spatial-tracking",
)
"""Browser features that the page never uses. They are turned off, so that an injected script cannot use them."""

SECURITY_HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""The headers for every response."""

PAGE_HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in UNUSED),
}
"""The additional headers for HTML pages; on other responses they would have no effect."""

ALWAYS_TLS = ("Strict-Transport-Security", "max-age=31536000; includeSubDomains")
"""The header for every https response: for a year, the browser uses only https."""

PERSONAL = "/api/"
"""The prefix of paths whose responses are not cached, unless they have a Cache-Control header of their own."""


def security_headers(scheme: str, host: str, whole_host: bool = True) -> list[tuple[str, str]]:
    """Return the headers for a client that uses `scheme` and addressed the server as `host`.

    `whole_host`: the server may set rules for the whole host and its subdomains.
    """
    found = list(SECURITY_HEADERS.items())
    strict = whole_host and scheme in ("https", "wss") and not is_loopback(host)
    return [*found, ALWAYS_TLS] if strict else found


def with_security_headers(app: ASGIApp, whole_host: bool = True) -> ASGIApp:
    """Return the application with the security headers in every response, and with support for HEAD requests.

    `connection_limits` adds them to rejected handshakes. `whole_host`: as in `security_headers`.
    """

    async def seal(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        if scope["method"] == "HEAD":  # respond as to GET; the HTTP layer drops the body
            scope = {**scope, "method": "GET"}
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        added = encode_headers(security_headers(scope["scheme"], host, whole_host))

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", ()))
                if scope["path"].startswith(PERSONAL) and not any(name == b"cache-control" for name, _ in given):
                    given.append((b"cache-control", b"no-store"))
                shown = any(name == b"content-type" and value.startswith(b"text/html") for name, value in given)
                message["headers"] = [*given, *added, *(encode_headers(list(PAGE_HEADERS.items())) if shown else ())]
            await send(message)

        await app(scope, receive, answer)

    return seal


def encode_headers(headers: list[tuple[str, str]]) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode(), value.encode()) for name, value in headers]

"""The headers that every answer carries, also those that are made before the application is asked."""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from quarterdeck.server.settings.origin import is_loopback

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Nothing from elsewhere, and neither scripts nor styles but those in files: WebAssembly may be compiled, which is the
rules of the games, and no text may become a script. Nobody shows a page of ours within theirs: `X-Frame-Options` said
so to browsers of before 2018."""

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
"""What the page never asks of a browser, and nobody who gets into it shall."""

SECURITY_HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""For every answer."""

PAGE_HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in UNUSED),
}
"""For what browsers show as a page; elsewhere they would mean nothing, and take room on the wire."""

ALWAYS_TLS = ("Strict-Transport-Security", "max-age=31536000; includeSubDomains")
"""For every answer by https: a browser that has been here by https comes by nothing else for a year."""

PERSONAL = "/api/"
"""What is under this path nobody keeps, unless it says otherwise itself."""


def security_headers(scheme: str, host: str, whole_host: bool = True) -> list[tuple[str, str]]:
    """Those of an answer to a client that speaks `scheme` and has addressed the server as `host`.

    `whole_host`: the server may speak for all that is there, and below that name.
    """
    found = list(SECURITY_HEADERS.items())
    strict = whole_host and scheme in ("https", "wss") and not is_loopback(host)
    return [*found, ALWAYS_TLS] if strict else found


def with_security_headers(app: ASGIApp, whole_host: bool = True) -> ASGIApp:
    """Return the application with these headers in every answer, and with support for HEAD requests.

    A refused handshake gets them from `door`. `whole_host`: as in `security_headers`.
    """

    async def seal(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        if scope["method"] == "HEAD":  # what GET would answer; the HTTP layer sends nothing of the body
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

"""The headers of every answer, whoever makes it: the application, the server under it, a refused handshake."""

import socket
from email import message_from_string
from urllib.parse import urlsplit

import httpx
import pytest
from house import PATIENCE, get, running

from quarterdeck.server.net.security_headers import SECURITY_HEADERS

UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\n"
SOCKET = f"GET /api/tables/x/socket HTTP/1.1\r\nHost: HOST\r\n{UPGRADE}"
HANDSHAKE = f"{SOCKET}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"


def raw(house, text):
    """The status, the headers and the body of what is answered to some bytes, after which the connection ends."""
    place = urlsplit(house.address)
    with socket.create_connection((place.hostname, place.port), timeout=PATIENCE) as client:
        client.sendall(text.replace("HOST", place.netloc).encode("latin-1"))
        heard = b""
        while part := client.recv(65536):
            heard += part
    line, _, rest = heard.decode().partition("\r\n")
    return int(line.split(" ")[1]), message_from_string(rest)


def sealed(headers):
    for name, value in SECURITY_HEADERS.items():
        assert headers[name] == value, name
    for name in ("server", "x-powered-by", "access-control-allow-origin", "strict-transport-security"):
        assert name not in headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "", 200),
        ("GET", "assets/compass.svg", 200),
        ("GET", "api/status", 200),
        ("GET", "api/nothing", 404),
        ("GET", "assets/missing.js", 404),
        ("DELETE", "api/games", 405),
        ("TRACE", "", 405),
        ("POST", "api/enter", 413),
    ],
)
def test_what_the_application_answers(house, method, path, status):
    answer = httpx.request(
        method, house.address + path, content=b"x" * (20_000 if status == 413 else 0), timeout=PATIENCE
    )
    assert answer.status_code == status
    sealed(answer.headers)
    shown = answer.headers["content-type"].startswith("text/html")
    assert ("camera=()" in answer.headers.get("permissions-policy", "")) is shown
    assert (answer.headers.get("cross-origin-opener-policy") == "same-origin") is shown
    if path.startswith("api/"):
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    "path", ["", "assets/compass.svg", "table/any", "api/status", "api/nothing", "assets/missing.js"]
)
def test_whoever_asks_for_the_headers_alone_gets_those_and_nothing_else(house, path):
    known = httpx.get(house.address + path, timeout=PATIENCE)
    status, headers = raw(house, f"HEAD /{path} HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n")
    assert status == known.status_code
    sealed(headers)
    assert headers["content-type"] == known.headers["content-type"]
    assert headers.get_payload() == "", "no body"


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("NOT HTTP AT ALL\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\n\r\n", 400),
        ("POST /api/enter HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400),
        (f"{HANDSHAKE}Origin: http://evil.example\r\n\r\n", 403),
        (f"{SOCKET}\r\n", 400),
        (HANDSHAKE.replace("tables/x/socket", "nothing") + "\r\n", 403),
        (HANDSHAKE + "".join(f"X-{at}: y\r\n" for at in range(200)) + "\r\n", 431),
    ],
)
def test_what_is_answered_before_the_application_is_asked(house, text, status):
    found, headers = raw(house, text)
    assert found == status
    sealed(headers)


def test_the_policy_lets_the_rules_be_compiled_and_no_text_be_run():
    policy = dict(part.split(" ", 1) for part in SECURITY_HEADERS["Content-Security-Policy"].split("; "))
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert policy["default-src"] == "'self'"
    assert "worker-src" not in policy, "what holds for scripts holds for workers, and every answer carries this"
    assert not any("unsafe-inline" in part or "'unsafe-eval'" in part for part in policy.values())


def test_a_mistake_of_the_servers_tells_nothing_of_itself(home, monkeypatch):
    monkeypatch.setattr(home.services.rooms, "open", lambda: 1 / 0)
    answer = get(f"{home.address}api/tables")
    assert answer.status_code == 500
    assert answer.json() == {"code": "mistake", "message": "The server made a mistake."}
    sealed(answer.headers)


def test_where_there_is_tls_browsers_are_told_to_keep_to_it(tmp_path):
    """Not on the server's own machine, where other programs speak plain http under the same name."""
    with running(tmp_path, trusted_proxies=("127.0.0.0/8",)) as house:
        for proto, host, told in (
            ("https", "cards.example.org", "max-age=31536000; includeSubDomains"),
            ("http", "cards.example.org", None),
            ("https", "localhost:8000", None),
        ):
            for path in ("", "api/games", "api/nothing"):
                headers = {"x-forwarded-proto": proto, "host": host}
                answer = get(house.address + path, headers=headers)
                assert answer.headers.get("strict-transport-security") == told, (proto, host, path)

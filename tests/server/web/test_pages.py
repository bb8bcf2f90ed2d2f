"""The page's files, those of games from other packages, and the headers of every response."""

import gzip
import html
import json
import re
import socket
from dataclasses import replace
from email import message_from_string
from types import ModuleType
from urllib.parse import urlsplit

import pytest
from running_server import PATIENCE, ask, built_page, get, refused, startup_error

from quarterdeck.games import GAMES
from quarterdeck.server.net.security_headers import SECURITY_HEADERS
from quarterdeck.server.web import game_pages
from quarterdeck.server.web.pages import PageFiles

HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def test_page_addresses(server):
    for path in ("", "table/abc-DEF_123", "rules/seas-of-strife", "puzzles/"):
        answer = get(server.address + path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert (answer.headers["cache-control"], answer.headers["content-encoding"]) == ("no-cache", "gzip")
        assert "<title>Quarterdeck</title>" in answer.text
        again = get(server.address + path, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    for end in (".", ",", ")", ").", "%3E", "!", "%E3%80%82", "%20.", "%C2%A0"):  # may follow a link in a sentence
        answer = get(f"{server.address}table/abc-DEF_123{end}?screen=1", headers=HTML)
        assert (answer.status_code, answer.headers["location"]) == (307, "/table/abc-DEF_123?screen=1")


def test_an_unknown_path_is_a_page_to_people_and_a_line_to_programs(server):
    page = get(server.address).text
    for path in ("anything/else", "a.php", "assets/missing.js", "table/a.b", "table/", "table/a1/screens", "x)"):
        shown = get(server.address + path, headers=HTML)
        assert (shown.status_code, shown.headers["content-type"]) == (404, "text/html; charset=utf-8"), path
        assert shown.text == page
        assert "accept" in shown.headers["vary"].lower()
        assert "etag" not in shown.headers
        assert refused(get(server.address + path)) == (404, "not_found")


def test_assets(server):
    hashed = get(f"{server.address}assets/index-AbCd1234.js", headers={"accept-encoding": "identity"})
    assert hashed.headers["content-type"] == "text/javascript; charset=utf-8"
    assert hashed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "content-encoding" not in hashed.headers
    plain = get(f"{server.address}assets/compass.svg")
    assert plain.headers["content-type"] == "image/svg+xml"
    assert plain.headers["cache-control"] == "no-cache"


def test_nothing_else_can_be_read(server):
    for path in ("assets/../index.html", "..%2f..%2fetc/passwd", "%2e%2e/%2e%2e/etc/passwd", "a.php"):
        answer = get(server.address + path)
        assert "root:" not in answer.text
        assert answer.status_code == 404 or "<title>Quarterdeck</title>" in answer.text


def test_what_is_shown_of_a_build(tmp_path):
    assert "page has not been built" in startup_error(PageFiles, tmp_path)
    folder = built_page(tmp_path)
    for name, content in {
        "index.html.br": b"tiny",  # made beforehand, and preferred as it is smaller
        "assets/feud-AbCd1234.wasm": bytes(1000),
        "404.html": b"for hosts without a server",
        "app.webmanifest": b'{"id": "/", "lang": "en", "start_url": "./"}',
    }.items():
        (folder / name).write_bytes(content)
    made = PageFiles(folder)
    page, module = made.find(""), made.find("assets/feud-AbCd1234.wasm")
    assert page.best("gzip, br") == ("br", b"tiny")
    assert page.best("br;q=0, gzip")[0] == "gzip"
    assert gzip.decompress(page.best("gzip")[1]) == page.best("")[1]
    assert (module.media_type, module.best("gzip")[0]) == ("application/wasm", "gzip")
    assert [made.find(name) for name in ("index.html.br", "404.html", "pages.json")] == [None] * 3
    for below in ("/", "/cards/"):  # its id is the folder, which tells apart the apps of one host
        manifest = PageFiles(folder, below).find("app.webmanifest")
        assert manifest.media_type == "application/manifest+json"
        assert json.loads(manifest.best("")[1]) == {"id": below, "lang": "en", "start_url": "./"}


TIDE = GAMES["turn-the-tide"]


def brought(folder):
    (folder / "page/words").mkdir(parents=True)
    (folder / "page/board.js").write_text("export default () => ({});", "utf-8")
    (folder / "page/words/en.json").write_text("{}", "utf-8")
    rules = ModuleType("a_tide.rules")
    rules.__file__ = str(folder / "rules.py")
    return replace(TIDE, id="a-tide", rules=rules, levels={"expert": None})


@pytest.fixture
def site_with(tmp_path, monkeypatch):
    """A function that returns the page's files, with or without those of a game from another package."""
    (tmp_path / "index.html").write_text("<html><head><title>Cards</title></head></html>", "utf-8")
    (tmp_path / "index.html.gz").write_bytes(b"made before")
    (tmp_path / "pages.json").write_text('["", "games"]', "utf-8")

    def make(game=None):
        if game:
            monkeypatch.setitem(GAMES.loaded, game.id, game)
            monkeypatch.setattr(GAMES, "_named", {**dict.fromkeys(GAMES), game.id: None})
        return PageFiles(tmp_path)

    return make


def told(site):
    found = re.search(r'name="quarterdeck-games" content="([^"]*)"', site.find("").encodings[""].decode())
    return json.loads(html.unescape(found[1])) if found else {}


def test_the_page_is_told_where_a_game_is_and_finds_it_there(site_with, tmp_path):
    assert all(game_pages.files_of(game) == {} for game in GAMES.values()), "own games bring nothing"
    page = site_with().find("")
    assert page.encodings["gzip"] == b"made before"
    assert "quarterdeck-games" not in page.encodings[""].decode()
    made = site_with(brought(tmp_path / "one"))
    address = told(made)["a-tide"]["files"]
    assert told(made)["a-tide"]["levels"] == ["beginner", "medium", "hard"]
    assert re.fullmatch(r"games/a-tide/[0-9a-f]{12}/", address)
    board = made.find(address + "board.js")
    assert board.media_type == "text/javascript"
    assert "immutable" in board.cache
    assert made.find(address + "words/en.json").media_type == "application/json"
    assert made.find("/games/a-tide/000000000000/board.js") is None
    assert made.find("/games") is made.find("")
    assert made.find("").best("gzip")[1] != b"made before"


def test_a_package_that_is_replaced_is_seen_at_the_next_start(site_with, tmp_path):
    """The running server still serves the earlier files."""
    game = brought(tmp_path / "one")
    before = told(site_with(game))
    (tmp_path / "one/page/board.js").write_text("export default () => ({ another: true });", "utf-8")
    made = site_with(game)
    assert told(made) == before
    assert b"another" not in made.find(before["a-tide"]["files"] + "board.js").encodings[""]
    assert told(site_with(replace(game))) != before


SOCKET = "GET /api/tables/x/socket HTTP/1.1\r\nHost: HOST\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
HANDSHAKE = f"{SOCKET}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"


def raw(server, text):
    """Send some bytes. Return the status, headers and body of the response, after which the server must disconnect."""
    place = urlsplit(server.address)
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
        ("GET", "api/address", 200),
        ("GET", "api/nothing", 404),
        ("GET", "assets/missing.js", 404),
        ("DELETE", "api/games", 405),
        ("TRACE", "", 405),
        ("POST", "api/enter", 413),
    ],
)
def test_what_the_application_answers(server, method, path, status):
    answer = ask(method, server.address + path, content=b"x" * (20_000 if status == 413 else 0))
    assert answer.status_code == status
    sealed(answer.headers)
    shown = answer.headers["content-type"].startswith("text/html")
    assert ("camera=()" in answer.headers.get("permissions-policy", "")) is shown
    assert (answer.headers.get("cross-origin-opener-policy") == "same-origin") is shown
    if path.startswith("api/"):
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["content-type"] == "application/json"


def test_whoever_asks_for_the_headers_alone_gets_those_and_nothing_else(server):
    for path in ("", "assets/compass.svg", "table/any", "api/address", "api/nothing", "assets/missing.js"):
        known = get(server.address + path)
        status, headers = raw(server, f"HEAD /{path} HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n")
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
def test_what_is_answered_before_the_application_is_asked(server, text, status):
    found, headers = raw(server, text)
    assert found == status
    sealed(headers)


def test_the_policy_lets_the_rules_be_compiled_and_no_text_be_run():
    policy = dict(part.split(" ", 1) for part in SECURITY_HEADERS["Content-Security-Policy"].split("; "))
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert policy["default-src"] == "'self'"
    assert "worker-src" not in policy, "what holds for scripts holds for workers, and every answer carries this"
    assert not any("unsafe-inline" in part or "'unsafe-eval'" in part for part in policy.values())


def test_a_mistake_of_the_servers_tells_nothing_of_itself(server, monkeypatch):
    monkeypatch.setattr(server.services.rooms, "open", lambda: 1 / 0)
    answer = get(f"{server.address}api/tables")
    assert answer.status_code == 500
    assert answer.json() == {"code": "mistake", "message": "The server made a mistake."}
    sealed(answer.headers)


@pytest.mark.server(trusted_proxies=("127.0.0.0/8",))
def test_where_there_is_tls_browsers_are_told_to_keep_to_it(server):
    """Clients on the server's own machine get no such header: other programs use plain http under the same name."""
    for proto, host, told in (
        ("https", "cards.example.org", "max-age=31536000; includeSubDomains"),
        ("http", "cards.example.org", None),
        ("https", "localhost:8000", None),
    ):
        for path in ("", "api/games", "api/nothing"):
            answer = get(server.address + path, headers={"x-forwarded-proto": proto, "host": host})
            assert answer.headers.get("strict-transport-security") == told, (proto, host, path)

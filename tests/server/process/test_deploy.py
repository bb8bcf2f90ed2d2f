"""The files in `deploy/`: games through nginx with TLS, and a server below a folder of its host."""

import os
import random
import re
import socket
import subprocess
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from litestar.testing import RequestFactory
from play import hang_up, play_on, table_of
from proxy import kept_port, needs_nginx, nginx
from running_server import PATIENCE, RunningServer, built_page, certificate, command, get, running, startup_error

from quarterdeck.server.accounts.cookies import Cookies
from quarterdeck.server.net.handoff import Handoff
from quarterdeck.server.settings.config import ServerConfig, public_address
from quarterdeck.server.web.pages import PageFiles

DEPLOY = Path(__file__).parents[3] / "deploy"
NAME = "cards.example.org"


def configured(upstream, plain, safe, pair, place):
    """Return nginx's configuration from `deploy/` with the test's ports, certificate and server.

    `place`: the folder that nginx strips, as docs/operating.md says.
    """
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    for pattern, value in (
        (r"listen (\[::\]:)80;", f"listen [::1]:{plain};"),
        (r"listen 80;", f"listen 127.0.0.1:{plain};"),
        (r"listen (\[::\]:)443 ssl;", f"listen [::1]:{safe} ssl;"),
        (r"listen 443 ssl;", f"listen 127.0.0.1:{safe} ssl;"),
        (r"/etc/letsencrypt/\S+/fullchain.pem", str(pair[0])),
        (r"/etc/letsencrypt/\S+/privkey.pem", str(pair[1])),
        (r"server 127.0.0.1:8000;", f"server {upstream};"),
        (r"location / {", f"location {place} {{"),
        (r"proxy_pass http://quarterdeck;", f"proxy_pass http://quarterdeck{'' if place == '/' else '/'};"),
    ):
        text, count = re.subn(pattern, value, text)
        assert count == 1, pattern
    return text


@pytest.mark.slow
@needs_nginx
@pytest.mark.parametrize("place", ["/", "/cards/"])
def test_played_through_nginx_with_tls(tmp_path, monkeypatch, place):
    pair = certificate(tmp_path, f"DNS:{NAME}")
    monkeypatch.setenv("SSL_CERT_FILE", str(pair[0]))
    find, here = socket.getaddrinfo, {NAME: "127.0.0.1"}
    monkeypatch.setattr(socket, "getaddrinfo", lambda host, *a, **k: find(here.get(host, host), *a, **k))
    config = {"guest_rate": 0.001, "guest_burst": 4, "trusted_proxies": ("127.0.0.1/32",), "allowed_hosts": (NAME,)}
    with ExitStack() as stack:
        plain, safe = (stack.enter_context(kept_port()) for _ in range(2))
        address = f"https://{NAME}:{safe}{place}"
        inside = stack.enter_context(running(tmp_path / "data", public_url=public_address(address), **config))
        upstream = inside.origin.removeprefix("http://")
        stack.enter_context(nginx(tmp_path, configured(upstream, plain, safe, pair, place), safe))
        server = RunningServer(address, inside.config)
        table, (ada, _), seats = table_of(server, "Ada", "Ben", bots=("beginner",), options={"rules": "strife"})
        assert play_on(seats, random.Random(1), decisions=8) == 8
        prefix = f"__Host-quarterdeck-{place[1:].replace('/', '-')}"
        assert all(name.startswith(prefix) for name in ada.http.cookies)
        assert len(ada.http.get(f"/?table={table}").headers.get_list("strict-transport-security")) == (place == "/")
        assert ada.http.get("/healthz/ready").status_code == 200
        for path in ("/", "/api/games"):
            moved = httpx.get(f"http://{NAME}:{plain}{path}", timeout=PATIENCE)
            assert (moved.status_code, moved.headers["location"]) == (301, f"https://{NAME}{path}")
        claims = [{"x-forwarded-for": f"203.0.113.{at}"} for at in range(3)]
        asked = [httpx.get(f"{address}api/me", headers=claim, timeout=PATIENCE).status_code for claim in claims]
        assert asked == [200, 200, 429], "whom a stranger says to stand for is not passed on"
        hang_up(seats)
        for guest in server.guests:
            guest.http.close()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may mount a file and be another user")
@pytest.mark.parametrize("umask", ["022", "077"])
def test_the_image_reads_the_password_of_the_quick_start_and_nobody_else_does(tmp_path, umask):
    compose = (DEPLOY / "compose.yaml").read_text("utf-8")
    first = re.findall(r"^#     (.+)", compose, re.MULTILINE)[0]
    subprocess.run(["sh", "-c", f"umask {umask}; {first}"], cwd=tmp_path, check=True)
    password = tmp_path / re.findall(r"^    file: (.+)", compose, re.MULTILINE)[0]
    user = re.findall(r"^USER (.+)", (DEPLOY / "Containerfile").read_text("utf-8"), re.MULTILINE)[0]
    assert password.parent.stat().st_mode & 0o777 == 0o700, "nobody else gets to it by its path"
    mounted = Path("/run") / f"secret-{os.getpid()}"
    mounted.touch()
    try:
        user = f"setpriv --reuid {user} --regid {user} --clear-groups"
        reading = f"mount --bind {password} {mounted} && {user} cat {mounted}"
        given = subprocess.run(["unshare", "--mount", "sh", "-c", reading], capture_output=True, text=True).stdout
    finally:
        mounted.unlink()
    assert given == password.read_text("utf-8") != ""


@pytest.mark.slow
def test_systemd_is_told_when_it_is_ready_and_when_it_ends(tmp_path):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(str(tmp_path / "notify"))
        line.settimeout(PATIENCE)
        with command(NOTIFY_SOCKET=str(tmp_path / "notify"), QUARTERDECK_DATA_DIR=str(tmp_path)):
            assert line.recv(100) == b"READY=1"
            assert (tmp_path / "quarterdeck.db").exists()
        assert line.recv(100) == b"STOPPING=1"


def test_what_the_files_set_is_what_the_command_knows():
    page = (DEPLOY.parent / "docs" / "operating.md").read_text("utf-8")
    for file in DEPLOY.iterdir():
        for name in re.findall(r"QUARTERDECK_[A-Z_]+", file.read_text("utf-8")):
            assert f"`{name}`" in page, (file.name, name)


PUBLIC = "https://example.org/my/cards"
FOLDER = "/my/cards/"


@pytest.fixture(scope="module")
def below(servers):
    """A server that gets requests with the folder in their path, as from a proxy that does not strip it."""
    server = servers(public_url=PUBLIC)
    assert server.address.endswith(FOLDER)
    return server


def test_the_page_names_its_files_and_itself_by_the_folder(below):
    index = get(below.address).text
    assert 'src="/my/cards/assets/index-AbCd1234.js"' in index
    told = '<meta name="quarterdeck-folder" content="/my/cards/" />'
    assert index.index(told) < index.index("<script")
    assert "<base" not in index


def test_everything_is_found_with_the_folder_and_without(below):
    for path in ("", "table/a1", "assets/compass.svg", "api/games", "healthz/live"):
        kept, stripped = get(below.address + path), get(f"{below.origin}/{path}")
        assert (kept.status_code, kept.text) == (stripped.status_code, stripped.text), path
        assert kept.status_code == 200
        assert kept.headers.get("cache-control") == stripped.headers.get("cache-control")


def test_only_the_folder_s_own_name_is_redirected_and_links_stay_below_it(below):
    bare = get(f"{below.address.rstrip('/')}?a=1")
    assert (bare.status_code, bare.headers["location"]) == (307, "/my/cards/?a=1")
    assert bare.headers["x-content-type-options"] == "nosniff"
    for base in (below.address, f"{below.origin}/"):
        ended = get(f"{base}table/a1.")
        assert (ended.status_code, ended.headers["location"]) == (307, "/my/cards/table/a1")
        assert get(f"{base}other/cards").status_code == 404
    assert get(f"{below.origin}/my").status_code == 404


@pytest.mark.parametrize("url", [PUBLIC, "https://example.org"])
def test_it_does_not_speak_for_the_whole_host(servers, url):
    server = servers(public_url=url, trusted_proxies=("127.0.0.0/8",))
    answer = get(server.address, headers={"x-forwarded-proto": "https", "host": "example.org"})
    assert ("strict-transport-security" in answer.headers) is (url != PUBLIC)


def cookies_of(public_url, sent):
    """Return the token that a site reads from a browser's cookie header."""
    request = RequestFactory(server="example.org", port=443).get(headers={"cookie": sent, "host": "example.org"})
    request.scope["scheme"] = "https"
    return Cookies("12345678", public_url).token(request)


def test_its_cookies_have_the_folder_in_their_name_and_the_path_of_the_host(below):
    (name,) = below.guest().http.cookies
    assert name.startswith("quarterdeck-my+cards-")
    root = "__Host-quarterdeck-12345678=root"
    assert cookies_of("https://example.org", root) == "root"
    assert cookies_of(PUBLIC, root) is None, "a site at the root is another one"
    assert cookies_of(PUBLIC, f"{root}; __Host-quarterdeck-my+cards-12345678=own") == "own"
    assert cookies_of("https://example.org/my.cards", "__Host-quarterdeck-my+cards-12345678=own") is None
    assert Cookies("12345678", PUBLIC).make(RequestFactory(server="example.org").get(), "token").path == "/"


def test_a_table_s_home_is_found_with_the_folder_and_without():
    handoff = Handoff(2, FOLDER)
    folders = (b"/", b"/my/cards/", b"/cards/")
    heads = [b"GET %sapi/tables/a1/socket HTTP/1.1\r\nHost: example.org\r\n\r\n" % folder for folder in folders]
    root, own, other = map(handoff._worker_of, heads)
    handoff.remove()
    assert root == own is not None
    assert other is None


def test_a_folder_that_could_be_an_address_of_its_own_is_refused(tmp_path):
    for folder in ("api", "assets", "table", "games/x", "healthz", "index.html"):
        config = ServerConfig("", public_url=f"https://example.org/{folder}")
        assert "choose another folder" in startup_error(PageFiles, built_page(tmp_path), config.folder)

"""The files in `deploy/`: nginx with TLS before the server, played through; what systemd is told; what they set."""

import os
import random
import re
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from house import PATIENCE, House, certificate, running
from play import play_on, table_of
from proxy import kept_port, needs_nginx, nginx

from quarterdeck.server.settings.config import Limits, public_address

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "cards.example.org"


def site(upstream, plain, safe, pair, place):
    """The file for nginx as it is, but for its ports, its certificate and where the server is.

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


@needs_nginx
@pytest.mark.parametrize("place", ["/", "/cards/"])
def test_played_through_nginx_with_tls(tmp_path, monkeypatch, place):
    pair = certificate(tmp_path, f"DNS:{NAME}")
    monkeypatch.setenv("SSL_CERT_FILE", str(pair[0]))
    find = socket.getaddrinfo
    monkeypatch.setattr(
        socket, "getaddrinfo", lambda host, *a, **k: find("127.0.0.1" if host == NAME else host, *a, **k)
    )
    with kept_port() as plain, kept_port() as safe:
        played_through(tmp_path, plain, safe, pair, place)


def played_through(folder, plain, safe, pair, place):
    address = f"https://{NAME}:{safe}{place}"
    limits = Limits(guest_rate=0.001, guest_burst=4, message_burst=10_000)
    config = {"limits": limits, "trusted_proxies": ("127.0.0.1/32",), "allowed_hosts": (NAME,)}
    with running(folder / "house", None, public_url=public_address(address), **config) as inside:
        upstream = inside.origin.removeprefix("http://")
        with nginx(folder, site(upstream, plain, safe, pair, place), safe):
            house = House(address, inside.config)
            table, (ada, _), seats = table_of(house, "Ada", "Ben", bots=("easy",), options={"rules": "strife"})
            assert play_on(seats, random.Random(1), decisions=8) == 8
            assert all(
                name.startswith(f"__Host-quarterdeck-{place[1:].replace('/', '-')}") for name in ada.http.cookies
            )
            answer = ada.http.get(f"/?table={table}")
            assert len(answer.headers.get_list("strict-transport-security")) == (place == "/")
            assert ada.http.get("/healthz/ready").status_code == 200
            for path in ("/", "/api/games"):
                moved = httpx.get(f"http://{NAME}:{plain}{path}", timeout=PATIENCE)
                assert (moved.status_code, moved.headers["location"]) == (301, f"https://{NAME}{path}")
            claims = [{"x-forwarded-for": f"203.0.113.{at}"} for at in range(3)]
            asked = [httpx.get(f"{address}api/me", headers=claim, timeout=PATIENCE).status_code for claim in claims]
            assert asked == [200, 200, 429], "whom a stranger says to stand for is not passed on"
            for seat in seats:
                seat.line.close()
            for guest in house.guests:
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
        reading = (
            f"mount --bind {password} {mounted} && setpriv --reuid {user} --regid {user} --clear-groups cat {mounted}"
        )
        given = subprocess.run(["unshare", "--mount", "sh", "-c", reading], capture_output=True, text=True).stdout
    finally:
        mounted.unlink()
    assert given == password.read_text("utf-8") != ""


def test_systemd_is_told_when_it_is_ready_and_when_it_ends(tmp_path):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(str(tmp_path / "notify"))
        line.settimeout(PATIENCE)
        command = [sys.executable, "-m", "quarterdeck", "--no-browser", "--port", "0"]
        settings = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "QUARTERDECK_DATA_DIR": str(tmp_path)}
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, **settings}) as server:
            assert line.recv(100) == b"READY=1"
            assert (tmp_path / "quarterdeck.db").exists()
            server.terminate()
            assert line.recv(100) == b"STOPPING=1"


def test_what_the_files_set_is_what_the_command_knows():
    page = (DEPLOY.parent / "docs" / "operating.md").read_text("utf-8")
    for file in DEPLOY.iterdir():
        for name in re.findall(r"QUARTERDECK_[A-Z_]+", file.read_text("utf-8")):
            assert f"`{name}`" in page, (file.name, name)

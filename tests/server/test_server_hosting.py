"""Served to others: where they find the server, behind a proxy, with a certificate."""

from __future__ import annotations

import re
import ssl
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from house import PATIENCE, Line, get, running
from websockets.exceptions import InvalidStatus

from quarterdeck.server.config import StartupError, public_origin, tls_files
from quarterdeck.server.origin import is_loopback
from quarterdeck.server.run import listen, network_address

PUBLIC = "https://cards.example.org"


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate for this machine, and its key."""
    folder = tmp_path_factory.mktemp("tls")
    certificate, key = folder / "cert.pem", folder / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    named = ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*command, *named], check=True, capture_output=True)
    return certificate, key


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("https://Cards.example.org", PUBLIC),
        (" https://cards.example.org/ ", PUBLIC),
        ("http://192.168.1.5:8000", "http://192.168.1.5:8000"),
    ],
)
def test_public_addresses(given: str, kept: str) -> None:
    assert public_origin(given) == kept


@pytest.mark.parametrize(
    "given",
    ["cards.example.org", "ftp://x", "https://", "https://x/path", "https://a:b@x", "https://x:99999", "http://["],
)
def test_public_addresses_that_are_none(given: str) -> None:
    with pytest.raises(StartupError, match="--public-url"):
        public_origin(given)


def test_certificates_that_are_none(pair: tuple[Path, Path], tmp_path: Path) -> None:
    certificate, key = pair
    assert tls_files(None, None) is None
    assert tls_files(certificate, key) == pair
    (tmp_path / "letter").write_text("Dear grandmother")
    for files in ((certificate, None), (None, key), (certificate, tmp_path / "none"), (tmp_path / "letter", key)):
        with pytest.raises(StartupError) as error:
            tls_files(*files)
        assert "\n" not in str(error.value)


def test_where_others_find_it(tmp_path: Path) -> None:
    with listen("0.0.0.0", 0) as everywhere:
        found = network_address(everywhere, None)
        assert found is None or re.fullmatch(r"http://[\d.]+:\d+", found)
        assert network_address(everywhere, "a certificate") is None
    with listen("127.0.0.1", 0) as here:
        assert network_address(here, None) is None
    assert [is_loopback(host) for host in ("localhost:8000", "127.0.0.1", "[::1]:80", "192.168.1.5", "", "x:y:z")] == [
        True,
        True,
        True,
        False,
        False,
        False,
    ]
    with running(tmp_path, network_url="http://192.168.1.5:8000") as house:
        http = house.guest().http
        assert http.get("/api/address").json() == {"url": "http://192.168.1.5:8000"}
        assert http.get("/api/address", headers={"host": "192.168.1.5:8000"}).json() == {"url": None}


def test_pages_of_the_public_address_may_do_what_own_pages_may(tmp_path: Path) -> None:
    with running(tmp_path, public_url=PUBLIC) as house:
        guest = house.guest("Ada")
        assert guest.http.get("/api/address").json() == {"url": PUBLIC}
        for origin, status in ((PUBLIC, 200), (house.origin, 200), ("https://evil.example", 403)):
            answer = guest.http.put("/api/me", json={"name": "Ada"}, headers={"origin": origin})
            assert answer.status_code == status
        table = guest.create("person", "person", "easy")
        with Line(house, table, origin=PUBLIC) as line:
            assert line.take()["type"] == "table"
        with pytest.raises(InvalidStatus):
            Line(house, table, origin="https://evil.example")


def test_with_a_certificate_it_speaks_https(pair: tuple[Path, Path], tmp_path: Path) -> None:
    certificate, key = pair
    options = ["--port", "0", "--no-browser", "--data-dir", str(tmp_path)]
    command = [sys.executable, "-m", "quarterdeck", *options, "--tls-cert", str(certificate), "--tls-key", str(key)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().rpartition(" ")[2].strip()
            assert address.startswith("https://127.0.0.1:")
            trusted = ssl.create_default_context(cafile=str(certificate))
            answer = get(f"{address}api/me", verify=trusted)
            assert "; secure" in answer.headers["set-cookie"].lower()
            own = {"origin": address.rstrip("/")}
            asked = {"json": {"name": "Ada"}, "headers": own, "verify": trusted, "timeout": PATIENCE}
            made = httpx.put(f"{address}api/me", **asked)
            assert made.status_code == 200
        finally:
            server.terminate()
            server.wait(60)


def test_a_certificate_without_its_key_is_one_line(pair: tuple[Path, Path]) -> None:
    command = [sys.executable, "-m", "quarterdeck", "--no-browser", "--tls-cert", str(pair[0])]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "--tls-key" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1

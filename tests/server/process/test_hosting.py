"""Public servers: their address, proxies in front of them, and certificates."""

import re
import socket
import ssl
from urllib.parse import urlsplit

import httpx
import pytest
from owners import owner_of
from running_server import PATIENCE, Line, ask, certificate, command, done, get, running, startup_error
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from quarterdeck.server.net.unknown_proxies import UnknownProxies
from quarterdeck.server.process.run import listen, network_address
from quarterdeck.server.settings.config import host_names, proxies, public_address, tls_files
from quarterdeck.server.settings.origin import is_loopback

PUBLIC = "https://cards.example.org"


@pytest.fixture(scope="module")
def pair(tmp_path_factory):
    return certificate(tmp_path_factory.mktemp("tls"), "IP:127.0.0.1")


def test_public_addresses():
    assert public_address("https://Cards.example.org") == public_address(" https://cards.example.org/ ") == PUBLIC
    assert public_address("http://192.168.1.5:8000") == "http://192.168.1.5:8000"
    assert public_address("https://Example.org/Cards") == "https://example.org/Cards"
    assert public_address("https://example.org/games/my-cards/") == "https://example.org/games/my-cards"
    wrong = ("cards.example.org", "ftp://x", "https://", "https://a:b@x", "https://x:99999", "http://[", "https://x/?a")
    folders = ("a b", "a//b", "..", "a/.b", "%61", "a+b")
    for given in (*wrong, *(f"https://x/{folder}" for folder in folders)):
        assert "--public-url" in startup_error(public_address, given)


def test_certificates_that_are_none(pair, tmp_path):
    certificate, key = pair
    assert tls_files(None, None) is None
    assert tls_files(certificate, key) == pair
    (tmp_path / "letter").write_text("Dear grandmother")
    for files in ((certificate, None), (None, key), (certificate, tmp_path / "none"), (tmp_path / "letter", key)):
        startup_error(tls_files, *files)


@pytest.mark.server(network_url="http://192.168.1.5:8000")
def test_where_others_find_it(http):
    with listen("0.0.0.0", 0) as everywhere:
        found = network_address(everywhere, None)
        assert found is None or re.fullmatch(r"http://[\d.]+:\d+", found)
        assert network_address(everywhere, "a certificate") is None
    with listen("127.0.0.1", 0) as here:
        assert network_address(here, None) is None
    assert all(map(is_loopback, ("localhost:8000", "127.0.0.1", "[::1]:80")))
    assert not any(map(is_loopback, ("192.168.1.5", "", "x:y:z")))
    assert http.get("/api/address").json() == {"url": "http://192.168.1.5:8000"}
    assert http.get("/api/address", headers={"host": "192.168.1.5:8000"}).json() == {"url": None}


@pytest.mark.server(public_url=PUBLIC)
def test_pages_of_the_public_address_may_do_what_own_pages_may(server):
    guest = server.guest("Ada")
    assert guest.http.get("/api/address").json() == {"url": PUBLIC}
    for origin, status in ((PUBLIC, 200), (server.origin, 200), ("https://evil.example", 403)):
        done(guest.http.put("/api/me", json={"name": "Ada"}, headers={"origin": origin}), status)
    table = guest.create("person", "person", "beginner")
    with Line(server, table, origin=PUBLIC) as line:
        assert line.take()["type"] == "table"
    with pytest.raises(InvalidStatus):
        Line(server, table, origin="https://evil.example")


def test_only_a_proxy_that_was_named_is_believed(servers):
    """A proxy that is not configured is limited as one client, and its `X-Forwarded-Proto` header is ignored."""
    claims = [{"x-forwarded-for": f"203.0.113.{at}", "x-forwarded-proto": "https"} for at in range(3)]
    for trusted, last in (((), 429), (("127.0.0.0/8",), 200)):
        server = servers(guest_rate=0.001, guest_burst=2, trusted_proxies=trusted)
        answers = [get(f"{server.address}api/me", headers=claim) for claim in claims]
        assert [answer.status_code for answer in answers] == [200, 200, last]
        cookie = answers[0].headers["set-cookie"]
        assert ("; secure" in cookie.lower()) is cookie.startswith("__Host-quarterdeck-") is bool(trusted)
    longer = {"x-forwarded-for": "198.51.100.1, 203.0.113.0"}
    asked = [get(f"{server.address}api/me", headers=longer).status_code for _ in range(2)]
    assert asked == [200, 429], "what a proxy was told by others is not believed"


@pytest.mark.parametrize(("trusted", "shown"), [(("127.0.0.0/8",), []), (("10.0.0.0/8",), ["127.0.0.1"])])
def test_a_proxy_that_was_not_named_is_logged_once_and_shown_to_the_owner(servers, caplog, trusted, shown):
    server = servers(trusted_proxies=trusted)
    owner = owner_of(server)
    assert owner.http.get("/api/site/proxies").json() == []
    for _ in range(3):
        get(f"{server.address}api/games", headers={"x-forwarded-for": "203.0.113.7"})
    assert [known["address"] for known in owner.http.get("/api/site/proxies").json()] == shown
    assert get(f"{server.address}api/site/proxies").status_code == 403
    lines = [line.getMessage() for line in caplog.records if "X-Forwarded-For" in line.getMessage()]
    assert len(lines) == len(shown)
    assert all("--trusted-proxy 127.0.0.1" in line for line in lines)


async def test_of_those_who_make_up_a_proxy_only_the_latest_are_remembered():
    async def app(*_):
        """Answer nothing."""

    known, claim = UnknownProxies(["10.0.0.0/8"]), [(b"x-forwarded-for", b"203.0.113.7")]
    for address in ("127.0.0.1", *(f"203.0.113.{at}" for at in range(20)), "10.1.2.3", "127.0.0.1"):
        await known.watched(app)({"type": "http", "client": (address, 1), "headers": claim}, None, None)
    assert [claim.address for claim in known.claims][:2] == ["127.0.0.1", "203.0.113.19"]
    assert len(known.claims) == 8


@pytest.mark.parametrize("settings", [{"public_url": PUBLIC}, {}], ids=["public", "unnamed"])
def test_behind_a_proxy_that_says_nothing(servers, settings):
    """Pages at the public address may change data, and their cookie is valid only for encrypted connections."""
    headers = {"host": "cards.example.org", "origin": PUBLIC}
    address = f"{servers(**settings).address}api/me"
    answer = ask("PUT", address, json={"name": "Ada"}, headers=headers)
    assert answer.status_code == 200
    assert answer.headers["set-cookie"].startswith("__Host-") is bool(settings)
    plain = get(address).headers["set-cookie"].partition(";")[0]
    again = get(address, headers={**headers, "cookie": plain})
    assert again.headers.get("set-cookie", "").startswith(f"__Host-{plain};") is bool(settings)


@pytest.mark.server(allowed_hosts=("cards.example.org",))
def test_only_the_names_that_were_given_are_answered_to(server):
    table = server.guest().create("person", "person", "beginner")
    for host, status in (("cards.example.org:443", 200), ("evil.example", 400), ("localhost:1", 200)):
        for path in ("api/me", "api/games", ""):
            answer = get(f"{server.address}{path}", headers={"host": host})
            assert answer.status_code == status, (host, path)
    assert answer.headers["x-content-type-options"] == "nosniff"
    evil = {"additional_headers": {"Host": "evil.example"}, "origin": "http://evil.example"}
    with pytest.raises(InvalidStatus), connect(f"ws{server.address[4:]}api/tables/{table}/socket", **evil):
        pass


def test_how_names_and_proxies_are_given():
    assert host_names(["Cards.example.org", "10.0.0.7:8000"], None) == ("10.0.0.7", "cards.example.org")
    assert host_names(["cards"], PUBLIC) == ("cards", "cards.example.org")
    assert host_names([], PUBLIC) == ()
    for wrong in ("https://cards.example.org", "cards/x", ""):
        assert "--allowed-host" in startup_error(host_names, [wrong], None)
    assert proxies(["127.0.0.1", "10.0.0.7/8", "::1"]) == ("127.0.0.1/32", "10.0.0.0/8", "::1/128")
    assert "--trusted-proxy" in startup_error(proxies, ["nginx"])


def test_two_sites_on_one_host_know_their_own_guests(tmp_path):
    """One browser visits both sites. Browsers store cookies by host, not by port."""
    with running(tmp_path / "one") as one, running(tmp_path / "two") as other, httpx.Client(timeout=PATIENCE) as http:
        mine = [http.get(f"{server.address}api/me").json()["id"] for server in (one, other, one, other)]
        assert mine[:2] == mine[2:]
        assert mine[0] != mine[1]
        ada = one.guest("Ada")
        ((name, token),) = ada.http.cookies.items()
        safe = {"Cookie": f"__Host-{name}={token}"}
        assert get(f"{one.address}api/me", headers=safe).json()["id"] != ada.id, "by plain http nobody sent that"


def encrypted(address, trusted, most):
    """Return the version of TLS that the server uses with a client that supports versions up to `most`."""
    trusted.maximum_version = most
    place = urlsplit(address)
    plain = socket.create_connection((place.hostname, place.port), timeout=PATIENCE)
    with trusted.wrap_socket(plain, server_hostname=place.hostname) as line:
        return line.version()


@pytest.mark.slow
def test_with_a_certificate_it_speaks_https(pair, tmp_path):
    certificate, key = pair
    with command("--data-dir", tmp_path, "--tls-cert", certificate, "--tls-key", key) as address:
        assert address.startswith("https://127.0.0.1:")
        trusted = ssl.create_default_context(cafile=str(certificate))
        assert "; secure" in get(f"{address}api/me", verify=trusted).headers["set-cookie"].lower()
        own = {"origin": address.rstrip("/")}
        assert ask("PUT", f"{address}api/me", json={"name": "Ada"}, headers=own, verify=trusted).status_code == 200
        assert encrypted(address, trusted, ssl.TLSVersion.TLSv1_3) == "TLSv1.3"
        assert encrypted(address, trusted, ssl.TLSVersion.TLSv1_2) == "TLSv1.2"
        trusted.set_ciphers("ECDHE+AES:!AESGCM:!AESCCM")
        with pytest.raises(ssl.SSLError):
            encrypted(address, trusted, ssl.TLSVersion.TLSv1_2)

"""Outgoing requests: forbidden addresses, and connections only to the addresses that were checked."""

import asyncio
import socket
import ssl
from contextlib import asynccontextmanager, suppress

import pytest
from running_server import certificate

from quarterdeck.server.net import outbound
from quarterdeck.server.net.outbound import Answer, ForbiddenError, Place, UnreachableError, permitted, place_of, post

ADDRESSES = """
127.0.0.1 127.1.2.3 0.0.0.0 10.0.0.1 172.16.0.1 192.168.1.20 100.64.0.1 169.254.169.254 192.0.2.1 198.18.0.1 224.0.0.1
239.255.255.250 240.0.0.1 255.255.255.255 :: ::1 ::10.0.0.1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:93.184.216.34
64:ff9b::7f00:1 64:ff9b:1::1 2001::1 2001:db8::1 2002:7f00:1::1 fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0 fec0::1
ff02::1 ff0e::1
"""
PRIVATE = ADDRESSES.split()
GLOBAL = ["93.184.216.34", "142.250.74.10", "2a00:1450:4001:81b::200a", "2606:4700::6810:84e5"]
NOWHERE = """
localhost/x intranet/x 127.0.0.1/x 127.1/x 2130706433/x 0x7f.0.0.1/x [::1]/x [::ffff:10.0.0.1]/x
[fe80::1%25eth0]/x 93.184.216.34/x push.example.org./x push.example.org:22/x push.example.org:0/x
push.example.org:99999/x user@push.example.org/x push.example.org/x#y push.example.org/é
push.example.org\\@127.0.0.1/x [push.example.org/x /x
"""
PLACE = Place("push.example.org", 443, "/x", True, False)


def test_only_addresses_of_the_whole_world_are_called():
    assert [address for address in PRIVATE + GLOBAL if permitted(address)] == GLOBAL


@pytest.mark.parametrize("rest", NOWHERE.split())
def test_addresses_that_are_not_even_looked_up(rest):
    with pytest.raises(ForbiddenError):
        place_of(f"https://{rest}")


def test_only_https_and_places_that_are_trusted():
    trusted = ["http://127.0.0.1:9"]
    for url in ("http://push.example.org/x", "ftp://push.example.org/x", "http://127.0.0.1:99/push", "https://a b/x"):
        with pytest.raises(ForbiddenError):
            place_of(url, trusted)
    assert place_of("http://127.0.0.1:9/x", trusted) == Place("127.0.0.1", 9, "/x", False, True)
    assert place_of("https://Push.Example.org/x?y=1") == Place("push.example.org", 443, "/x?y=1", True, False)
    assert place_of("https://push.example.org:443/x").port == 443


@pytest.fixture
def names(monkeypatch):
    """A function that sets the results of name lookups, in order, and returns the list of connections made."""

    def means(*answers):
        left = list(answers)
        connected = []

        async def looked_up(self, host, port, **_):
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in left.pop(0)]

        async def connect(address, port, **how):
            connected.append(address)
            assert how["server_hostname"] == PLACE.host, "the certificate must be for the name"
            raise ConnectionRefusedError

        monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", looked_up)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        return connected

    return means


def test_a_name_that_leads_home_is_not_called(names):
    connected = names([GLOBAL[0], "127.0.0.1"])
    with pytest.raises(ForbiddenError):
        asyncio.run(post(PLACE, {}, b""))
    assert connected == [], "not even at its other address"


def test_a_name_is_asked_for_once_and_that_is_called(names):
    connected = names(GLOBAL[:2], ["127.0.0.1"])
    with pytest.raises(UnreachableError):
        asyncio.run(post(PLACE, {}, b""))
    assert connected == GLOBAL[:2]
    with pytest.raises(ForbiddenError):
        asyncio.run(post(PLACE, {}, b""))
    assert connected == GLOBAL[:2], "what it means the next time is looked at anew"


@pytest.fixture(scope="module")
def pair(tmp_path_factory):
    return certificate(tmp_path_factory.mktemp("tls"), "DNS:push.example.org")


@asynccontextmanager
async def speaking(answer, tls=None):
    """Run a server that answers every connection with the same bytes. Yield its port and what it receives."""
    heard, context = [], None

    async def speak(reader, writer):
        heard.append(await reader.read(10_000))
        with suppress(OSError):  # the other side may hang up
            writer.write(answer)
            await writer.drain()
        writer.close()

    if tls:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*tls)
    async with await asyncio.start_server(speak, "127.0.0.1", 0, ssl=context) as server:
        yield server.sockets[0].getsockname()[1], heard


async def answered(answer, headers=None, body=b""):
    async with speaking(answer) as (port, heard):
        return await post(Place("127.0.0.1", port, "/x", False, True), headers or {}, body), heard[0]


async def test_an_answer_is_its_status():
    early, slow = b"HTTP/1.1 103 Early\r\n\r\n", b"HTTP/1.1 429 Slow\r\nRetry-After: 7\r\nContent-Length: 99\r\n\r\n"
    answer, heard = await answered(early + slow, {"TTL": "60"}, b"body")
    assert answer == Answer(429, 7.0)
    head, _, body = heard.partition(b"\r\n\r\n")
    assert head.startswith(b"POST /x HTTP/1.1\r\n")
    assert b"TTL: 60" in head
    assert body == b"body"


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"SSH-2.0-OpenSSH_9.6\r\n",
        b"HTTP/1.1 200 OK\r\nX: " + b"x" * 60_000,
        b"HTTP/1.1 103 Early\r\n\r\n" * 10_000,
    ],
    ids=["nothing", "another protocol", "endless", "never to the point"],
)
async def test_an_answer_that_is_none(answer):
    with pytest.raises(UnreachableError):
        await answered(answer)


def test_who_says_nothing_is_not_waited_for(monkeypatch):
    monkeypatch.setattr(outbound, "SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as deaf, pytest.raises(UnreachableError, match="too long"):
        asyncio.run(post(Place("127.0.0.1", deaf.getsockname()[1], "/", False, True), {}, b""))


async def test_the_certificate_must_be_good_and_for_the_name(pair, monkeypatch):
    async with speaking(b"HTTP/1.1 201 Created\r\n\r\n", pair) as (port, _):
        with pytest.raises(UnreachableError):
            await post(Place("127.0.0.1", port, "/x", True, True), {}, b"")
        known = ssl.create_default_context(cafile=str(pair[0]))
        monkeypatch.setattr(outbound, "_context", lambda: known)
        with pytest.raises(UnreachableError):
            await post(Place("127.0.0.1", port, "/x", True, True), {}, b"")

        async def here(self, host, port, **_):
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

        monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", here)
        assert (await post(Place("push.example.org", port, "/x", True, True), {}, b"")).status == 201

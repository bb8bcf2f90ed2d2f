"""The only way out: what is never called, and that what was looked at is what is connected to."""

import asyncio
import socket
import ssl
import subprocess
import threading

import pytest

from quarterdeck.server.net import outbound
from quarterdeck.server.net.outbound import Answer, ForbiddenError, Place, UnreachableError, permitted, place_of, post

PRIVATE = [
    "127.0.0.1",
    "127.1.2.3",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.20",
    "100.64.0.1",
    "169.254.169.254",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::10.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:93.184.216.34",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
]
GLOBAL = ["93.184.216.34", "142.250.74.10", "2a00:1450:4001:81b::200a", "2606:4700::6810:84e5"]
PLACE = Place("push.example.org", 443, "/x", True, False)


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_that_are_not_the_whole_worlds(address):
    assert not permitted(address)


@pytest.mark.parametrize("address", GLOBAL)
def test_addresses_that_are(address):
    assert permitted(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.org/x",
        "ftp://push.example.org/x",
        "https:///x",
        "https://localhost/x",
        "https://intranet/x",
        "https://127.0.0.1/x",
        "https://127.1/x",
        "https://2130706433/x",
        "https://0x7f.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[fe80::1%25eth0]/x",
        "https://93.184.216.34/x",
        "https://push.example.org./x",
        "https://push.example.org:22/x",
        "https://push.example.org:0/x",
        "https://push.example.org:99999/x",
        "https://user@push.example.org/x",
        "https://push.example.org/x#y",
        "https://push.example.org/x y",
        "https://push.example.org/é",
        "https://pu sh.example.org/x",
        "https://push.example.org\\@127.0.0.1/x",
        "https://[push.example.org/x",
        "http://127.0.0.1:99/push",
    ],
)
def test_addresses_that_are_not_even_looked_up(url):
    with pytest.raises(ForbiddenError):
        place_of(url, ["http://127.0.0.1:9"])


def test_addresses_that_are_looked_up():
    assert place_of("https://Push.Example.org/x?y=1") == Place("push.example.org", 443, "/x?y=1", True, False)
    assert place_of("https://push.example.org:443/x").port == 443
    assert place_of("http://127.0.0.1:9/x", ["http://127.0.0.1:9"]) == Place("127.0.0.1", 9, "/x", False, True)


@pytest.fixture
def names(monkeypatch):
    """Lets names mean what a test says, one answer after the other; gives what was connected to."""

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


@pytest.mark.parametrize("address", PRIVATE)
def test_a_name_that_leads_home_is_not_called(names, address):
    connected = names([GLOBAL[0], address])
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
def certificate(tmp_path_factory):
    """A certificate for push.example.org, and its key."""
    folder = tmp_path_factory.mktemp("certificate")
    files = folder / "cert.pem", folder / "key.pem"
    made = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=push.example.org"
    names = ["-addext", "subjectAltName=DNS:push.example.org", "-out", str(files[0]), "-keyout", str(files[1])]
    subprocess.run(["openssl", *made.split(), *names], check=True, capture_output=True)
    return files


class Speaker:
    """A server that answers every connection with the same bytes."""

    def __init__(self, answer, tls=None, times=1):
        self.answer = answer * times
        self.heard = b""
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._context = None
        if tls:
            self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self._context.load_cert_chain(*tls)
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self):
        try:
            line, _ = self._listener.accept()
            with self._context.wrap_socket(line, server_side=True) if self._context else line as spoken:
                self.heard = spoken.recv(10_000)
                spoken.sendall(self.answer)
                spoken.shutdown(socket.SHUT_WR)  # it has no more to say
                spoken.recv(1)
        except OSError:
            pass  # the other side has hung up

    def close(self):
        self._listener.close()
        self._thread.join(10)

    def place(self, host="127.0.0.1", tls=False):
        return Place(host, self.port, "/x", tls, True)


@pytest.fixture
def speaks():
    speakers = []

    def make(*given, **more):
        speakers.append(Speaker(*given, **more))
        return speakers[-1]

    yield make
    for speaker in speakers:
        speaker.close()


def test_an_answer_is_its_status(speaks):
    speaker = speaks(b"HTTP/1.1 103 Early\r\n\r\nHTTP/1.1 429 Slow\r\nRetry-After: 7\r\nContent-Length: 99\r\n\r\n")
    assert asyncio.run(post(speaker.place(), {"TTL": "60"}, b"body")) == Answer(429, 7.0)
    head, _, body = speaker.heard.partition(b"\r\n\r\n")
    assert head.startswith(b"POST /x HTTP/1.1\r\n")
    assert b"TTL: 60" in head
    assert body == b"body"


@pytest.mark.parametrize(
    "answer",
    [b"", b"SSH-2.0-OpenSSH_9.6\r\n", b"HTTP/1.1 200 OK\r\nX: " + b"x" * 60_000],
    ids=["nothing", "another protocol", "endless"],
)
def test_an_answer_that_is_none(speaks, answer):
    with pytest.raises(UnreachableError):
        asyncio.run(post(speaks(answer).place(), {}, b""))


def test_an_answer_that_never_comes_to_the_point(speaks):
    with pytest.raises(UnreachableError):
        asyncio.run(post(speaks(b"HTTP/1.1 103 Early\r\n\r\n", times=10_000).place(), {}, b""))


def test_who_says_nothing_is_not_waited_for(monkeypatch):
    monkeypatch.setattr(outbound, "SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as deaf, pytest.raises(UnreachableError, match="too long"):
        asyncio.run(post(Place("127.0.0.1", deaf.getsockname()[1], "/", False, True), {}, b""))


def test_the_certificate_must_be_good_and_for_the_name(speaks, certificate, monkeypatch):
    answer = b"HTTP/1.1 201 Created\r\n\r\n"
    with pytest.raises(UnreachableError):
        asyncio.run(post(speaks(answer, certificate).place(tls=True), {}, b""))
    known = ssl.create_default_context(cafile=str(certificate[0]))
    monkeypatch.setattr(outbound, "_context", lambda: known)
    with pytest.raises(UnreachableError):
        asyncio.run(post(speaks(answer, certificate).place("127.0.0.1", tls=True), {}, b""))

    async def here(self, host, port, **_):
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", here)
    named = speaks(answer, certificate)
    assert asyncio.run(post(named.place("push.example.org", tls=True), {}, b"")).status == 201

"""Connections that come to take up room: so many are let in, and those who wait for nothing are shown out."""

import socket
import time
from contextlib import ExitStack, suppress
from urllib.parse import urlsplit

import httpx
import pytest
from house import PATIENCE, Line, get, running
from websockets.exceptions import ConnectionClosed, WebSocketException

from quarterdeck.server.net.connection_limits import RESERVED, SHARE, Door, Place


def knock(house, text=b""):
    place = urlsplit(house.address)
    client = socket.create_connection((place.hostname, place.port), timeout=PATIENCE)
    client.sendall(text)
    return client


def hung_up(client):
    """Whether the server ends the connection, however many answers it has sent before."""
    with suppress(ConnectionResetError):
        while client.recv(4096):
            pass
    return True


def test_who_does_not_say_what_they_want_is_shown_out(tmp_path):
    """Nothing at all, half a head, a head drop by drop, half a body, half of a second request: each is hung up on.
    Who was answered and waits is not, but by the rule for those; nor is a table that is quiet."""
    body = b"POST /api/games/feud/form HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
    whole = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
    with running(tmp_path, request_seconds=3.0) as house, ExitStack() as closing:
        guest = house.guest()
        line = closing.enter_context(guest.sit(guest.create("person", "person", "easy")))
        line.take()
        texts = (b"", b"GET / HTTP/1.1\r\nHost:", body, whole + b"GET / HT")
        clients = [closing.enter_context(knock(house, text)) for text in texts]
        drops = closing.enter_context(knock(house))
        began = time.monotonic()
        with suppress(OSError):
            while time.monotonic() - began < PATIENCE:
                drops.sendall(b"G")
                time.sleep(0.05)
        assert time.monotonic() - began < PATIENCE
        assert all(hung_up(client) for client in clients)
        line.say("say", text="still here")
        assert line.until("said")["text"] == "still here"
        assert guest.http.get("/api/games").status_code == 200


def test_one_network_leaves_room_for_others(tmp_path):
    """Idle connections of one address are so many; who plays comes in by the reserve, and nobody else stays."""
    with running(tmp_path, connections=2 * SHARE * RESERVED) as house:
        guest = house.guest()
        table = guest.create("person", "person", "easy")
        with guest.sit(table) as line, ExitStack() as closing:
            line.take()
            clients = [closing.enter_context(knock(house)) for _ in range(40)]
            refused = [client for client in clients if closed_at_once(client)]
            assert len(refused) >= 40 - 14 - 2
            line.say("say", text="still here")
            assert line.until("said")["text"] == "still here"
            with until(lambda: Line(house, table)) as stranger, pytest.raises(ConnectionClosed) as closed:
                stranger.take()
            assert closed.value.rcvd.code == 4413
            with until(lambda: guest.sit(table)) as again:
                assert again.take()["you"] == 0
        until(lambda: get(f"{house.address}api/games"))


def closed_at_once(client):
    client.settimeout(0.2)
    try:
        return client.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionResetError:
        return True


def until(attempt):
    """What comes of it where it is let in at last."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return attempt()
        except (httpx.TransportError, WebSocketException, OSError, EOFError):
            assert time.monotonic() < end


def test_the_door_counts():
    door = Door(16, ["10.0.0.0/8"])
    mine = [door.enter(f"2001:db8::{at}") for at in range(4)]
    assert mine == [Place("2001:db8::/64", False)] * 3 + [Place("2001:db8::/64", True)]
    assert door.enter("2001:db8::9") is None
    assert door.enter("2001:db8:0:1::1") == Place("2001:db8:0:1::/64", False)
    proxied = [door.enter("10.0.0.7") for _ in range(10)]
    assert proxied == [Place("10.0.0.7", False)] * 10
    assert door.enter("192.0.2.1") == Place("192.0.2.1", True)
    assert door.enter("192.0.2.2") is None, "in all"
    door.leave(Place("2001:db8::/64", False))
    assert door.enter("192.0.2.2") == Place("192.0.2.2", False)
    door.leave(Place("192.0.2.1", True))
    assert door.enter("192.0.2.3") == Place("192.0.2.3", True)

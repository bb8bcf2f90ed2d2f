"""Connections that come to take up room: so many are let in, and those who wait for nothing are shown out."""

from __future__ import annotations

import socket
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from house import PATIENCE, House, get, running
from websockets.exceptions import WebSocketException

from quarterdeck.server.door import SHARE, Door


def knock(house: House, text: bytes = b"") -> socket.socket:
    place = urlsplit(house.address)
    client = socket.create_connection((place.hostname, place.port), timeout=PATIENCE)
    client.sendall(text)
    return client


def hung_up(client: socket.socket) -> bool:
    """Whether the server ends the connection, however many answers it has sent before."""
    with suppress(ConnectionResetError):
        while client.recv(4096):
            pass
    return True


def test_who_does_not_say_what_they_want_is_shown_out(tmp_path: Path) -> None:
    """Nothing at all, half a head, a head drop by drop, half a body, half of a second request: each is hung up on.
    Who was answered and waits is not, but by the rule for those; nor is a table that is quiet."""
    body = b"POST /api/games/feud/form HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
    whole = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
    with running(tmp_path, request_seconds=1.0) as house, ExitStack() as closing:
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


def test_one_network_leaves_room_for_others(tmp_path: Path) -> None:
    """Idle connections of one address are so many; when they end there is room again."""
    with running(tmp_path, connections=8 * SHARE) as house:
        guest = house.guest()
        table = guest.create("person", "person", "easy")
        with guest.sit(table) as line, ExitStack() as closing:
            line.take()
            clients = [closing.enter_context(knock(house)) for _ in range(20)]
            refused = [client for client in clients if closed_at_once(client)]
            assert len(refused) >= 12
            with pytest.raises((WebSocketException, OSError, EOFError)):
                guest.sit(table)
            line.say("say", text="still here")
            assert line.until("said")["text"] == "still here"
        until_answered(house)
        with guest.sit(table) as line:
            line.take()


def closed_at_once(client: socket.socket) -> bool:
    client.settimeout(0.2)
    try:
        return client.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionResetError:
        return True


def until_answered(house: House) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            get(f"{house.address}api/games")
            return
        except httpx.TransportError:
            assert time.monotonic() < end


def test_the_door_counts() -> None:
    door = Door(8, ["10.0.0.0/8"])
    mine = [door.enter("2001:db8::1"), door.enter("2001:db8::2")]
    assert mine == ["2001:db8::/64"] * 2
    assert door.enter("2001:db8::3") is None
    assert door.enter("2001:db8:0:1::1") is not None
    proxied = [door.enter("10.0.0.7") for _ in range(4)]
    assert None not in proxied
    assert door.enter("192.0.2.1") is not None
    assert door.enter("192.0.2.2") is None, "in all"
    door.leave("2001:db8::/64")
    assert door.enter("192.0.2.2") is not None

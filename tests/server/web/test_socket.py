"""Connections that misbehave or are too many. The server closes only these, with a code for the reason."""

import gc
import random
import socket
import time
from contextlib import suppress
from urllib.parse import urlsplit
from weakref import ref

import httpx
import pytest
from play import play_on, said_of, seat_at, table_of
from running_server import OPEN, PATIENCE, Line, get, running, wait_for
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from quarterdeck.server.net.connection_limits import RESERVED, SHARE, ConnectionLimits, Slot
from quarterdeck.server.process import run


@pytest.mark.parametrize("origin", ["http://evil.example", "https://127.0.0.1", "null", "http://127.0.0.1:1", None])
def test_only_pages_of_this_server_may_connect(server, origin):
    table = server.guest().create("person", "beginner", "beginner", "beginner")
    with pytest.raises(InvalidStatus) as refused:
        Line(server, table, origin=origin)
    assert refused.value.response.status_code == 403


def test_an_unknown_table(server):
    for table in ("nowhere", "x" * 500, "%00"):
        assert Line(server, table).end() == 4404
    with pytest.raises(InvalidStatus):
        Line(server, "..%2F..%2Fetc")


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "[]", "null", '{"type":"nonsense"}', '{"type":"decide"}', "[" * 2000),
        '{"type":"decide","count":"1","actions":[1]}',
        '{"type":"decide","count":0,"actions":[1],"seat":2}',
        '{"type":"decide","count":0,"actions":[1.5]}',
        *('{"type":"sit","seat":null}', '{"type":"say","text":"\\ud800"}', '{"type":"say","phrase":"insult"}'),
        *('{"type":"rematch","options":{"target":' + "[" * deep + "]" * deep + "}}" for deep in (40, 500, 2000)),
    ],
    ids=lambda text: text[:60],
)
def test_malformed_messages_close_that_connection_alone(server, text):
    table, (ada,), (seat,) = table_of(server, "Ada", bots=("beginner",) * 3)
    bad = ada.come(table)
    bad.socket.send(text)
    assert bad.until("refused")["code"] == "malformed"
    assert bad.end() == 1007
    play_on([seat], random.Random(1), decisions=1)


@pytest.mark.parametrize(
    ("sent", "codes"),
    [
        (b"\x00\x01", {1007}),
        ('{"type":"say","text":"' + "x" * 20_000 + '"}', {1009}),
        (["x" * 2_000_000], {1006, 1009}),  # the connection may break before the reason arrives
        (["x" * 500] * 50, {1006, 1009}),
    ],
    ids=["binary", "long", "huge", "of many parts"],
)
def test_what_is_no_text_or_too_long_closes_that_connection_alone(server, sent, codes):
    table = server.guest().create("person", "beginner", "beginner", "beginner")
    line = Line(server, table)
    line.take()
    with suppress(ConnectionClosed, ConnectionError):
        line.socket.send(iter(sent) if isinstance(sent, list) else sent)
    assert line.end() in codes
    assert Line(server, table).take()["type"] == "table"


@pytest.mark.server(message_burst=60)
def test_a_flood_closes_that_connection_alone(server):
    table, (ada,), (seat,) = table_of(server, "Ada", bots=("beginner",) * 3)
    flood = ada.come(table)
    with suppress(ConnectionClosed):
        for _ in range(1000):  # a pause of the machine allows some more
            flood.say("decide", count=999, actions=[1])
    assert flood.end() == 4429
    play_on([seat], random.Random(1), decisions=2)


def test_half_a_handshake_and_a_lost_connection(server):
    table, (ada, _), seats = table_of(server, "Ada", "Ben", bots=("beginner", "beginner"))
    knock(server, f"GET /api/tables/{table}/socket HTTP/1.1\r\nUpgrade: websocket\r\n".encode()).close()
    seats[0].line.socket.socket.shutdown(socket.SHUT_RDWR)
    said_of(seats[1].line, 0, online=False)
    with ada.sit(table) as again:
        assert again.take()["you"] == 0
        said_of(seats[1].line, 0, online=True)


def stalled(server, table):
    place = urlsplit(server.address)
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    client.connect((place.hostname, place.port))
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {place.netloc}\r\nOrigin: {server.origin}"
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
    client.sendall(f"{head}\r\n{upgrade}\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
    return client


def viewers(server):
    return sum(len(room.live.viewers) for room in server.services.rooms.loaded())


@pytest.mark.server(message_rate=1e6, message_burst=10**6, chat_rate=1e6, chat_burst=10**6, outbox=16)
def test_a_slow_reader_is_disconnected_alone(server):
    table, _, (seat,) = table_of(server, "Ada", bots=("beginner",) * 3)
    with stalled(server, table):
        wait_for(lambda: viewers(server) == 2)
        end = time.monotonic() + PATIENCE
        while viewers(server) > 1 and time.monotonic() < end:
            seat.chat("\U0001f30a" * 300)
        assert viewers(server) == 1
        play_on([seat], random.Random(1), decisions=1)


def test_who_gives_no_sign_of_life_is_disconnected_alone(tmp_path, monkeypatch):
    monkeypatch.setattr(run, "PING_SECONDS", 3)
    with running(tmp_path) as server:
        table, _, (seat,) = table_of(server, "Ada", bots=("beginner",) * 3)
        with stalled(server, table):
            wait_for(lambda: viewers(server) == 2)
            wait_for(lambda: viewers(server) == 1)
            play_on([seat], random.Random(1), decisions=1)


@pytest.mark.server(idle_seconds=0.2)
def test_idle_tables_leave_the_memory_and_come_back(server):
    """Closed rooms are freed at once, without the garbage collector."""
    table, (ada,), (seat,) = table_of(server, "Ada", bots=("beginner",) * 3)
    play_on([seat], random.Random(1), decisions=3)
    (room,) = server.services.rooms.loaded()
    known = ref(room), ref(room.live), ref(room.table)
    del room
    gc.disable()
    try:
        seat.line.close()
        wait_for(lambda: not server.services.rooms.loaded())
        wait_for(lambda: not any(one() for one in known), 10)
    finally:
        gc.enable()
    again = seat_at(ada, table)
    assert again.events[: len(seat.events)] == seat.events
    assert play_on([again], random.Random(2), decisions=1)


def knock(server, text=b""):
    """Connect and send a text; the connection is closed at the end of the test."""
    place = urlsplit(server.address)
    OPEN.append(socket.create_connection((place.hostname, place.port), timeout=PATIENCE))
    OPEN[-1].sendall(text)
    return OPEN[-1]


def closed(client):
    """Return whether the server has closed the connection without an answer."""
    client.setblocking(False)
    try:
        return client.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


def hung_up(client):
    """Return whether the server closes the connection, after any number of answers."""
    with suppress(ConnectionResetError):
        while client.recv(4096):
            pass
    return True


@pytest.mark.server(request_seconds=3.0)
def test_who_does_not_say_what_they_want_is_shown_out(server):
    """The server closes connections with no request, half a head, a slow head, half a body or half a second request.
    A connection that is idle after a response has a separate limit, and quiet tables stay connected."""
    body = b"POST /api/games/feud/form HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
    whole = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
    guest = server.guest()
    line = guest.come(guest.create("person", "person", "beginner"))
    texts = (b"", b"GET / HTTP/1.1\r\nHost:", body, whole + b"GET / HT")
    clients, drops = [knock(server, text) for text in texts], knock(server)
    began = time.monotonic()
    with suppress(OSError):
        while time.monotonic() - began < PATIENCE:
            drops.sendall(b"G")
            time.sleep(0.05)
    assert time.monotonic() - began < PATIENCE
    assert all(hung_up(client) for client in clients)
    assert line.chat("still here")["text"] == "still here"
    assert guest.http.get("/api/games").status_code == 200


@pytest.mark.server(connections=2 * SHARE * RESERVED)
def test_one_network_leaves_room_for_others(server):
    """Idle connections of one address are limited. Only players may stay on a connection from the reserve."""
    guest = server.guest()
    table = guest.create("person", "person", "beginner")
    with guest.come(table) as line:
        clients = [knock(server) for _ in range(40)]
        wait_for(lambda: sum(map(closed, clients)) >= 40 - 14 - 2)
        assert line.chat("still here")["text"] == "still here"
        assert until(lambda: Line(server, table)).end() == 4413
        assert until(lambda: guest.sit(table)).take()["you"] == 0
        for client in clients:
            client.close()
    until(lambda: get(f"{server.address}api/games"))


def until(attempt):
    """Repeat an attempt to connect until it succeeds, and return its result."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return attempt()
        except (httpx.TransportError, WebSocketException, OSError, EOFError):
            assert time.monotonic() < end
            time.sleep(0.05)


def test_the_door_counts():
    door = ConnectionLimits(16, ["10.0.0.0/8"])
    mine = [door.enter(f"2001:db8::{at}") for at in range(4)]
    assert mine == [Slot("2001:db8::/64", False)] * 3 + [Slot("2001:db8::/64", True)]
    assert door.enter("2001:db8::9") is None
    assert door.enter("2001:db8:0:1::1") == Slot("2001:db8:0:1::/64", False)
    assert [door.enter("10.0.0.7") for _ in range(10)] == [Slot("10.0.0.7", False)] * 10
    assert door.enter("192.0.2.1") == Slot("192.0.2.1", True)
    assert door.enter("192.0.2.2") is None, "in all"
    door.leave(Slot("2001:db8::/64", False))
    assert door.enter("192.0.2.2") == Slot("192.0.2.2", False)
    door.leave(Slot("192.0.2.1", True))
    assert door.enter("192.0.2.3") == Slot("192.0.2.3", True)

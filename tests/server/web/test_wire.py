"""The bytes of a WebSocket: messages are read in order, in whatever pieces they arrive."""

import asyncio
import random
import time

import msgspec
import pytest
from play import acting, table_of
from running_server import wait_for
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from quarterdeck.server.net.websocket import WebSocketConnection, is_ping
from quarterdeck.server.rooms.fast_path import FastPath


def frame(payload, first=0x81):
    mask = random.randbytes(4)
    size = len(payload)
    head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


def test_a_connection_says_whether_it_takes_more(monkeypatch):
    """A lost connection accepts and drops all messages, so that none of them waits."""
    monkeypatch.setattr(WebSocketsSansIOProtocol, "connection_lost", lambda *_: None)
    wire = WebSocketConnection.__new__(WebSocketConnection)
    wire.writable = asyncio.Event()
    went_on = []
    wire.on_writable = lambda: went_on.append(wire.is_writable)
    wire.pause_writing()
    assert (wire.is_writable, wire.writable.is_set()) == (False, False)
    wire.resume_writing()
    assert (wire.is_writable, wire.writable.is_set(), went_on) == (True, True, [True])
    wire.pause_writing()
    wire.connection_lost(None)
    assert wire.is_writable


def _decision(seat):
    assert seat.turn is not None
    return msgspec.json.encode({"type": "decide", "count": seat.turn["count"], "actions": [seat.turn["legal"][0]]})


def _parts(payload, way):
    """Return the pieces in which a message arrives: whole, cut, cut in its head, as two frames, or with another one."""
    whole, half = frame(payload), len(payload) // 2
    look = frame(b'{"type":"look","visible":true}')
    ways = (
        [whole],
        [whole[:20], whole[20:]],
        [frame(payload[:half], 0x01), frame(payload[half:], 0x80)],
        [look + whole],
        [whole + look],
        [b"\x8a\x80" + bytes(4) + whole[:9], whole[9:] + look],
        [whole[:1], whole[1:]],
        [frame(b"", 0x8A), whole],
        [whole[:9], whole[9:], frame(b"", 0x8A)],
    )
    return ways[way % len(ways)]


def test_decisions_count_however_their_bytes_come(server):
    _, _, seats = table_of(server, "Ada", "Ben", "Dan")
    for way in range(18):
        seat = acting(seats)
        before = seat.turn["count"]
        for part in _parts(_decision(seat), way):
            seat.line.socket.socket.sendall(part)
            time.sleep(0.02)  # so that they arrive one by one
        seat.move_on(before)


def test_one_after_the_other_is_carried_out_in_order(server):
    _, _, seats = table_of(server, "Ada", "Ben", "Dan")
    seat = acting(seats)
    again = frame(_decision(seat))
    line = frame(b'{"type":"say","text":"after it"}')
    seat.line.socket.socket.sendall(again + line + again)
    heard = []
    while "refused" not in heard:
        message = seat.line.take()
        heard.append(message["type"])
        assert message.get("code", "late") == "late"
    assert [kind for kind in heard if kind in ("update", "said", "refused")] == ["update", "said", "refused"]


@pytest.mark.server(message_burst=5, message_rate=0.01)
def test_pings_are_answered_and_count_as_nothing(server, ada):
    """Pings count against no rate limit and are no activity. A client that does not read gets no answers to them."""
    table = ada.create("person", "person", "person")
    with ada.sit(table) as line:
        line.until("table")
        for text in ('{"type":"ping"}', '{ "type": "ping", "at": 7 }') * 50:
            line.socket.send(text)
            assert line.take() == {"type": "pong"}
        line.say("say", phrase="hello")
        assert line.until("said")["phrase"] == "hello"


def test_what_only_looks_like_a_ping_is_left_to_the_table():
    assert is_ping(b'{"type":"ping"}')
    others = (b"ping", b'{"type":"pings"}', b'["ping"]', b'{"type":"ping"', b'{"type":"ping","x":"' + b"x" * 99 + b'"}')
    assert not any(map(is_ping, others))


@pytest.fixture(params=[True, False], ids=["fast", "slow"])
def watched(request, monkeypatch):
    """The fast paths, and for each message whether one carried it out. In the run `slow`, none may do so."""
    paths, taken, begin, take = [], [], FastPath.__init__, FastPath.try_decide
    monkeypatch.setattr(FastPath, "__init__", lambda path, *given: paths.append(path) or begin(path, *given))
    monkeypatch.setattr(
        FastPath, "try_decide", lambda path, text: taken.append(request.param and take(path, text)) or taken[-1]
    )
    return paths, taken


def answer(sender, sent, paths):
    """Send a message. Return the type of the answer and, if it is a refusal, its code."""
    # Answers may arrive before a command ends.
    wait_for(lambda: all(not path.is_busy and path._room.mailbox.is_free for path in paths), every=0.001)
    sender.line.socket.send(msgspec.json.encode(sent).decode())
    message = sender.hear(lambda message: message["type"] != "seats")  # messages about the company come at any time
    return message["type"], message.get("code")


CASES = {
    "a count too low": (lambda right, turn: {"count": turn["count"] - 1}, ("refused", "late")),
    "a count too high": (lambda right, turn: {"count": turn["count"] + 1}, ("refused", "late")),
    "a count of thirty figures": (lambda right, turn: {"count": 10**30}, ("refused", "late")),
    "no such action": (lambda right, turn: {"actions": [9999]}, ("refused", "malformed")),
    "an action of thirty figures": (lambda right, turn: {"actions": [10**30]}, ("refused", "malformed")),
    # The seat with the lowest card must lead this card.
    "an illegal action": (lambda right, turn: {"actions": [turn["illegal"][0]["action"]]}, ("refused", "illegal")),
    "no action": (lambda right, turn: {"actions": []}, ("refused", "malformed")),
    "two in one": (lambda right, turn: {"actions": right["actions"] * 2}, ("refused", "not_your_turn")),
    "right": (lambda right, turn: {}, ("update", None)),
    "again": (lambda right, turn: {}, ("table", None)),
}
"""Variations of a decision, most of them not valid, and the server's answers."""


def test_decisions_are_answered_alike(request, server, watched):
    paths, taken = watched
    _, _, seats = table_of(server, "Ada", "Ben", "Cy")
    sender = acting(seats)
    before, turn = len(sender.steps), sender.turn
    right = {"type": "decide", "count": turn["count"], "actions": turn["legal"][:1], "id": "first"}
    taken.clear()
    for name, (change, expected) in CASES.items():
        assert answer(sender, {**right, **change(right, turn)}, paths) == expected, name
    assert set(taken) == {"fast" in request.node.name}
    sender.line.say("say", text="done")
    for seat in seats:
        seat.until("said")
        assert len(seat.steps) == before + 1, "the others saw the one decision that was right"

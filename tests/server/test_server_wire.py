"""Bytes of a socket: messages are heard however they come, and in order."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import msgspec
import pytest
from house import running
from play import Seat, acting, table_of
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from quarterdeck.server.net.websocket import WebSocketConnection, is_ping
from quarterdeck.server.settings.config import Limits


def frame(payload: bytes, first: int = 0x81) -> bytes:
    mask = random.randbytes(4)
    size = len(payload)
    head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


def test_a_connection_says_whether_it_takes_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is lost takes everything, as nothing that is said to it has to wait any more."""
    monkeypatch.setattr(WebSocketsSansIOProtocol, "connection_lost", lambda *_: None)
    wire = WebSocketConnection.__new__(WebSocketConnection)
    wire.writable = asyncio.Event()
    went_on: list[bool] = []
    wire.on_writable = lambda: went_on.append(wire.is_writable)
    wire.pause_writing()
    assert (wire.is_writable, wire.writable.is_set()) == (False, False)
    wire.resume_writing()
    assert (wire.is_writable, wire.writable.is_set(), went_on) == (True, True, [True])
    wire.pause_writing()
    wire.connection_lost(None)
    assert wire.is_writable


def _decision(seat: Seat, key: str = "decide") -> bytes:
    assert seat.turn is not None
    return msgspec.json.encode({"type": key, "count": seat.turn["count"], "actions": [seat.turn["legal"][0]]})


def _parts(payload: bytes, way: int) -> list[bytes]:
    """A message as it may come: in one piece, in two, with its head cut, of two frames, together with another one."""
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


def test_decisions_count_however_their_bytes_come(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        _, _, seats = table_of(house, "Ada", "Ben", "Dan")
        for way in range(18):
            seat = acting(seats)
            assert seat is not None
            assert seat.turn is not None
            before = seat.turn["count"]
            for part in _parts(_decision(seat), way):
                seat.line.socket.socket.sendall(part)
                time.sleep(0.02)  # so that they come one by one
            while seat.turn is not None and seat.turn["count"] == before:
                seat.hear()
        assert not any(seat.refusals for seat in seats)
        for seat in seats:
            seat.line.close()


def test_one_after_the_other_is_carried_out_in_order(tmp_path: Path) -> None:
    """What is said while a decision is being stored waits for it; the same decision a second time is late."""
    with running(tmp_path) as house:
        _, _, seats = table_of(house, "Ada", "Ben", "Dan")
        seat = acting(seats)
        assert seat is not None
        again = frame(_decision(seat))
        line = frame(b'{"type":"say","text":"after it"}')
        seat.line.socket.socket.sendall(again + line + again)
        heard = []
        while "refused" not in heard:
            message = seat.line.take()
            heard.append(message["type"])
            assert message.get("code", "late") == "late"
        assert [kind for kind in heard if kind in ("update", "said", "refused")] == ["update", "said", "refused"]
        for each in seats:
            each.line.close()


def test_pings_are_answered_and_count_as_nothing(tmp_path: Path) -> None:
    """Not against a rate limit, and not as something said at the table; who does not read is not written to."""
    limits = Limits(message_burst=5, message_rate=0.01)
    with running(tmp_path, limits=limits) as house:
        ada = house.guest("Ada")
        table = ada.create("person", "person", "person")
        with ada.sit(table, query="?pings=yes") as line:
            assert line.take() == {"type": "pong"}, "the server says that it answers"
            line.until("table")
            for text in ('{"type":"ping"}', '{ "type": "ping", "at": 7 }') * 50:
                line.socket.send(text)
                assert line.take() == {"type": "pong"}
            line.say("say", phrase="hello")
            assert line.until("said")["phrase"] == "hello"
        with ada.sit(table) as line:
            assert line.take()["type"] == "table", "who has not asked for it is not told"


def test_what_only_looks_like_a_ping_is_left_to_the_table() -> None:
    assert is_ping(b'{"type":"ping"}')
    others = (b"ping", b'{"type":"pings"}', b'["ping"]', b'{"type":"ping"', b'{"type":"ping","x":"' + b"x" * 99 + b'"}')
    assert not any(map(is_ping, others))

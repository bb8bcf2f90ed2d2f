"""Nobody is sent a card that is not theirs to see: asserted on every byte of whole games."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from house import House, Line
from play import Seat, play_on, table_of

CARD_FIELDS = ("card", "cards", "hands")


def cards_in(value: Any, name: str = "") -> set[int]:
    """Every card that a message mentions anywhere."""
    if isinstance(value, dict):
        return set().union(*(cards_in(part, key) for key, part in value.items()), set())
    if isinstance(value, list):
        return set().union(*(cards_in(part, name) for part in value), set())
    return {value} if name in CARD_FIELDS and isinstance(value, int) else set()


def known_at(record: dict[str, Any], seat: int | None, count: int) -> set[int]:
    """The cards of the running round that a reader of the first `count` events may know."""
    known: set[int] = set()
    for event in record["events"][:count]:
        if event["event"] == "deal":
            known = set(event["hands"][seat]) if seat is not None else set()
        elif event["event"] == "pass":
            known |= set(event["cards"]) if seat in (event["from"], event["to"]) else set()
        elif event["event"] == "play":
            known.add(event["card"])
    return known


def check_bytes(raw: list[str], record: dict[str, Any], seat: int | None) -> None:
    hidden = [
        msgspec.json.encode(hand).decode()
        for event in record["events"]
        if event["event"] == "deal"
        for other, hand in enumerate(event["hands"])
        if other != seat
    ]
    seen = 0
    for text in raw:
        assert not any(hand in text for hand in hidden)
        assert record["seed"] not in text
        message = msgspec.json.decode(text)
        for at, event in enumerate(message.get("events", ()), message.get("first", 0)):
            assert cards_in(event) <= known_at(record, seat, at + 1)
            seen = at + 1
        turn = message.get("turn")
        if turn and seat is None:
            assert turn["legal"] == turn["illegal"] == turn["chosen"] == []
        reasons = [cards_in(illegal["reason"]) for illegal in (turn or {}).get("illegal", ())]
        assert set().union(*reasons) <= known_at(record, seat, seen)
    assert seen == len(record["events"])


@pytest.mark.parametrize("options", [{}, {"passing": True, "rules": "strife", "happy_faces": True}])
def test_no_hidden_card_in_any_byte(house: House, options: dict[str, Any]) -> None:
    options = {**options, "target": 8}
    table, guests, people = table_of(house, "Ada", "Ben", bots=("easy", "medium"), options=options)
    spectator = Seat(Line(house, table))
    play_on(people, random.Random(1))
    while spectator.phase != "finished":
        spectator.hear()
    record = guests[1].http.get(f"/api/tables/{table}/record").json()
    for reader, seat in zip([*people, spectator], (0, 1, None), strict=True):
        check_bytes(reader.line.raw, record, seat)
        reader.line.close()

"""The fast path of decisions and the path that it shortcuts answer the same messages alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from house import House, running
from play import Seat, acting, level, table_of
from websockets.exceptions import ConnectionClosed

from quarterdeck.server.rooms.fast_path import Hearing

Sent = dict[str, Any]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(params=["fast", "slow"])
def at_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each message took the fast path; the second time none does."""
    found: list[bool] = []
    take = Hearing.take

    def taken(self: Hearing, text: bytes) -> bool:
        found.append(request.param == "fast" and take(self, text))
        return found[-1]

    monkeypatch.setattr(Hearing, "take", taken)
    return found


def messages(turn: dict[str, Any]) -> dict[str, Sent]:
    """Decisions of the seat whose turn it is, most of them wrong."""
    right = {"type": "decide", "count": turn["count"], "actions": turn["legal"][:1], "id": "first"}
    barred = turn["illegal"][0]["action"]  # who has the lowest card must lead it
    return {
        "a count too low": {**right, "count": turn["count"] - 1},
        "a count too high": {**right, "count": turn["count"] + 1},
        "no such action": {**right, "actions": [9999]},
        "an illegal action": {**right, "actions": [barred]},
        "no action": {**right, "actions": []},
        "two in one": {**right, "actions": turn["legal"][:1] * 2},
        "right": right,
        "again": right,
    }


def answer(sender: Seat, sent: Sent) -> tuple[str, str | None]:
    """The kind of message that the sender receives, and the code of a refusal."""
    sender.line.socket.send(msgspec.json.encode(sent).decode())
    message = sender.hear()
    return message["type"], message.get("code")


EXPECTED = {
    "a count too low": ("refused", "late"),
    "a count too high": ("refused", "late"),
    "no such action": ("refused", "malformed"),
    "an illegal action": ("refused", "illegal"),
    "no action": ("refused", "malformed"),
    "two in one": ("refused", "not_your_turn"),
    "right": ("update", None),
    "again": ("table", None),
}


def test_decisions_are_answered_alike(house: House, at_once: list[bool], request: pytest.FixtureRequest) -> None:
    _, _, seats = table_of(house, "Ada", "Ben", "Cy")
    level(seats)
    sender = acting(seats)
    assert sender is not None
    assert sender.turn is not None
    found = {name: answer(sender, sent) for name, sent in messages(sender.turn).items()}
    assert found == EXPECTED
    sender.line.say("say", text="done")
    for seat in seats:
        seat.hear_until("said")
        assert seat.updates == 1, "the others saw the one decision that was right"
    assert at_once.count(True) == (len(EXPECTED) if "fast" in request.node.name else 0)


@pytest.mark.parametrize("text", ['{"type": "decide"', '{"type": "decide", "count": "x"}', '{"type": "fly"}', "[" * 99])
@pytest.mark.usefixtures("at_once")
def test_what_is_no_message_ends_the_connection(house: House, text: str) -> None:
    _, _, (seat,) = table_of(house, "Ada", bots=("easy",), game="sea-change")
    level([seat])
    seat.line.socket.send(text)
    with pytest.raises(ConnectionClosed) as closed:
        seat.hear_until("nothing that is ever said")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007

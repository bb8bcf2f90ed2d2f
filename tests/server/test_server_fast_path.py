"""The fast path of decisions and the path that it shortcuts answer the same messages alike."""

from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest
from house import running, wait_for
from play import acting, table_of

from quarterdeck.server.rooms.fast_path import Hearing

Sent = dict[str, Any]


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with running(tmp_path_factory.mktemp("house")) as house:
        yield house


@dataclass
class Watched:
    """What the server's connections were asked to take at once."""

    fast: bool
    heard: set[Hearing] = field(default_factory=set)
    taken: list[bool] = field(default_factory=list)
    """Whether each message took the fast path."""

    def at_rest(self):
        """Whether the next decision finds nothing in its way; who is answered may be so before a command ends."""
        return all(not hearing.busy and hearing._room.free for hearing in tuple(self.heard))


@pytest.fixture(params=["fast", "slow"])
def watched(request, monkeypatch):
    """The second time no message takes the fast path."""
    watched = Watched(request.param == "fast")
    take = Hearing.take

    def taken(hearing, text):
        watched.heard.add(hearing)
        watched.taken.append(watched.fast and take(hearing, text))
        return watched.taken[-1]

    monkeypatch.setattr(Hearing, "take", taken)
    return watched


def messages(turn):
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


def answer(sender, sent, watched):
    """The kind of message that the sender receives, and the code of a refusal."""
    wait_for(watched.at_rest, every=0.001)
    sender.line.socket.send(msgspec.json.encode(sent).decode())
    while (message := sender.hear())["type"] == "seats":
        pass  # a word about the company comes when it likes
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


def test_decisions_are_answered_alike(house, watched):
    _, _, seats = table_of(house, "Ada", "Ben", "Cy")
    sender = acting(seats)
    before = len(sender.steps)
    found = {name: answer(sender, sent, watched) for name, sent in messages(sender.turn).items()}
    assert found == EXPECTED
    sender.line.say("say", text="done")
    for seat in seats:
        seat.hear_until("said")
        assert len(seat.steps) == before + 1, "the others saw the one decision that was right"
    assert watched.taken.count(True) == (len(EXPECTED) if watched.fast else 0)

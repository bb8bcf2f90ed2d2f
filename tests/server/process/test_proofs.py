"""The proofs of `benchmarks/` in their short form, and the faults that they must notice."""

import asyncio
import logging
import random

import faults
import fuzz_server
import httpx
import msgspec
import pytest
import secrecy
import soak
from proving.ledger import Ledger, Violation
from proving.people import Heard, Manner, Person, Player, Tally, Turn
from running_server import config_for, running

from quarterdeck.games import GAMES
from quarterdeck.server.tables import views
from quarterdeck.table.fairness import key_of, new_number
from quarterdeck.table.hosted import HostedTable as Table


@pytest.mark.slow
def test_a_kill_loses_nothing(tmp_path):
    found = faults.prove(faults.Plan(faults=1, tables=2), tmp_path)
    assert found.counts == {"server": 1}
    assert found.playing.tally.told > 0


def a_ledger():
    """Return a ledger of a table with some decisions, and its log."""
    secret, number, options = new_number(), new_number(), {"players": 3}
    table = Table(GAMES["seas-of-strife"], options, key_of(["", number, ""], secret))
    choose = random.Random(4)
    ledger = Ledger("one", "seas-of-strife")
    entries = [
        {"type": "created", "game": "seas-of-strife", "options": options, "site": secret, "chairs": [{}, {}, {}]},
        {"type": "shown", "seat": 1, "number": number},
        {"type": "spoke", "text": "hello"},
    ]
    ledger.heard["hello"] = True
    for now in range(1, 9):
        seat = table.pending[0]
        action, count = choose.choice(table.legal(seat)), table.count(seat)
        ledger.send(seat, count, action, now)
        table.decide(seat, action)
        assert ledger.told(seat, count + 1, now + 0.5) == 1
        entries.append({"type": "decided", "seat": seat, "actions": [action]})
    for reader in (-1, 0):
        ledger.show(reader, 0, [msgspec.Raw(msgspec.json.encode(event)) for event in table.events(reader)])
    return ledger, entries


def test_a_ledger_that_agrees():
    ledger, entries = a_ledger()
    ledger.check(entries)
    ledger.check([*entries, {"type": "spoke", "text": "nobody knows of this"}])


def in_another_order(ledger, entries):
    for decision in ledger.decisions.values():
        decision.sent, decision.told = -decision.sent, -decision.sent + 0.5


def shown_otherwise(ledger, entries):
    ledger.shown[0][-1] = msgspec.Raw(b'{"event":"play"}')


SPOILED = {
    "lost": lambda ledger, entries: entries.pop(),
    "in another order": in_another_order,
    "nobody's": lambda ledger, entries: ledger.decisions.pop(max(ledger.decisions)),
    "shown otherwise": shown_otherwise,
    "said twice": lambda ledger, entries: entries.append(entries[2]),
    "without a log": lambda ledger, entries: entries.clear(),
}


@pytest.mark.parametrize("spoil", SPOILED.values(), ids=SPOILED)
def test_what_a_ledger_notices(spoil):
    ledger, entries = a_ledger()
    spoil(ledger, entries)
    with pytest.raises(Violation):
        ledger.check(entries)


@pytest.mark.parametrize(
    "later",
    [
        Heard("table", events=[msgspec.Raw(b"1")], turn=Turn(1, [])),
        Heard("table", events=[msgspec.Raw(b"1"), msgspec.Raw(b"2")], turn=Turn(0, [])),
        Heard("update", first=2, turn=Turn(0, [])),
    ],
    ids=["fewer events", "fewer decisions", "an update with fewer decisions"],
)
async def test_a_player_notices_what_falls_behind_what_was_told(later):
    """Even if the lost decisions are played again afterwards."""

    person = Person("http://127.0.0.1:1", "Ada", None, httpx.AsyncHTTPTransport())
    player = Player(person, 0, Ledger("one", "feud"), Tally(), Manner(think=lambda: 60.0))
    player._take(Heard("table", events=[msgspec.Raw(b"1")], turn=Turn(0, []), you=0))
    player._take(Heard("update", first=1, events=[msgspec.Raw(b"2")], turn=Turn(1, [])))
    await person.http.aclose()
    with pytest.raises(Violation, match="now of"):
        player._take(Heard(later.type, later.first, later.events, later.turn, you=0))


def test_two_worlds_look_alike():
    assert secrecy.prove(300, seed=5)["views"] >= 300


def test_a_leak_is_seen(monkeypatch):
    """A server that tells spectators how many low cards the first seat holds."""
    turn = views.render_turn

    def leaking(seating, table, seat, undos):
        found = turn(seating, table, seat, undos)
        if found is None or seat is not None:
            return found
        count = sum(table.full_state().tobytes()) % 1000
        return msgspec.Raw(msgspec.json.encode({**msgspec.json.decode(found), "count": count}))

    monkeypatch.setattr(views, "render_turn", leaking)
    with pytest.raises(Violation, match="differs"):
        secrecy.prove(300, seed=5)


@pytest.mark.slow
def test_a_soak_hears_everybody(tmp_path, monkeypatch):
    """Runs for some seconds, with quicker people than in the proof itself."""
    monkeypatch.setattr(soak, "HOME_SECONDS", 0.1)
    soaked = soak.prove(soak.Plan(tables=2, minutes=0.02, evenings=2, least=20, thought=0.1), tmp_path)
    assert soaked.tally.told >= 20
    assert soaked.waits
    assert soaked.samples[-1][1] > 1e6
    assert len(soaked.at_rest) == 2


def test_nothing_that_is_sent_makes_the_server_make_a_mistake(tmp_path, caplog):
    tally = fuzz_server.Tally()
    with running(tmp_path, public_url=fuzz_server.PLACE, limits=config_for(tmp_path).limits) as server:
        asyncio.run(fuzz_server.fuzz(server.address, messages=240, pool=40, number=1, tally=tally))
    assert tally.faults == []
    assert tally.sent.total() == 240
    assert tally.decisions > 0
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []

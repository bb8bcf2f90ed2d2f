"""Short runs of the proofs in `benchmarks/`, and the faults that they must detect."""

import asyncio
import logging

import fuzz_server
import msgspec
import pytest
import secrecy
from running_server import config_for, running

from quarterdeck.games import GAMES
from quarterdeck.server.tables import views


def test_two_worlds_look_alike():
    assert secrecy.prove(450, seed=5).keys() >= GAMES.keys()


def test_a_leak_is_seen(monkeypatch):
    """The faulty server sends spectators a number that it computes from the full state, with the hidden cards."""
    turn = views.render_turn

    def leaking(seating, table, seat, undos):
        found = turn(seating, table, seat, undos)
        if found is None or seat is not None:
            return found
        count = sum(table.full_state().tobytes()) % 1000
        return msgspec.Raw(msgspec.json.encode({**msgspec.json.decode(found), "count": count}))

    monkeypatch.setattr(views, "render_turn", leaking)
    with pytest.raises(secrecy.Violation, match="differs"):
        secrecy.prove(300, seed=5)


def test_nothing_that_is_sent_makes_the_server_make_a_mistake(tmp_path, caplog):
    tally = fuzz_server.Tally()
    with running(tmp_path, public_url=fuzz_server.PLACE, limits=config_for(tmp_path).limits) as server:
        asyncio.run(fuzz_server.fuzz(server.address, messages=240, pool=40, number=1, tally=tally))
    assert tally.faults == []
    assert tally.sent.total() == 240
    assert tally.decisions > 0
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []

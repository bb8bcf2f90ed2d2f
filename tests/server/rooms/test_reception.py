"""When those at a table are told who has gone."""

import asyncio
from types import SimpleNamespace

import pytest

from quarterdeck.server.net.send_queue import NullConnection, Outbox
from quarterdeck.server.rooms.viewers.audience import Viewer
from quarterdeck.server.rooms.viewers.reception import COMPANY_SECONDS, GONE_SECONDS, Reception


@pytest.fixture
def timers(monkeypatch):
    """The timers that were set, once there is a loop."""
    made, later = [], asyncio.BaseEventLoop.call_later
    monkeypatch.setattr(asyncio.BaseEventLoop, "call_later", lambda *how: made.append(later(*how)) or made[-1])
    return made


async def left(*seats):
    """The reception of a table that these viewers leave, and how often all were told of the company."""
    told = []
    nothing = SimpleNamespace(dismiss=lambda _: None, lost=lambda _: None, company=lambda *_: told.append(1))
    room = SimpleNamespace(audience=nothing, together=nothing, seating=None, table=None, publish_presence=lambda: None)
    desk = Reception(room)
    for seat in seats:
        await desk.leave(Viewer(Outbox(NullConnection(), 1), None, "", seat=seat))
    return desk, told


@pytest.mark.parametrize("seats", [(0, 1, 2, 3), (2,), (None, 2), (2, None), (None,)])
async def test_who_go_together_are_told_of_together_and_of_players_sooner(timers, seats):
    """Whoever goes first: it is told of both when it is time for the player."""
    begun = asyncio.get_running_loop().time()
    _, told = await left(*seats)
    (timer,) = (timer for timer in timers if not timer.cancelled())
    after = COMPANY_SECONDS if seats == (None,) else GONE_SECONDS
    assert timer.when() - asyncio.get_running_loop().time() <= after <= timer.when() - begun
    assert not told
    timer._run()
    assert told == [1]


async def test_nothing_is_told_once_the_table_is_put_away(timers):
    desk, told = await left(0)
    desk.stop()
    assert all(timer.cancelled() for timer in timers)
    assert not told

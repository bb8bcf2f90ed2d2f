"""When those at a table are told who has gone."""

import asyncio
from types import SimpleNamespace

from quarterdeck.server.net.send_queue import NullConnection, Outbox
from quarterdeck.server.rooms.viewers.audience import Viewer
from quarterdeck.server.rooms.viewers.reception import COMPANY_SECONDS, GONE_SECONDS, Reception


def reception(told):
    """That of a table which writes down when it tells all of the company."""

    def company(*_):
        told.append(asyncio.get_running_loop().time())

    nothing = SimpleNamespace(dismiss=lambda _: None, lost=lambda _: None, company=company)
    room = SimpleNamespace(audience=nothing, together=nothing, seating=None, table=None, publish_presence=lambda: None)
    return Reception(room)


def viewer(seat):
    return Viewer(Outbox(NullConnection(), 1), None, "", seat=seat)


async def told_of(*seats):
    """When all are told for whom these go together: so many seconds after the first, and from when it is known."""
    told = []
    loop = asyncio.get_running_loop()
    desk, begun = reception(told), loop.time()
    for seat in seats:
        await desk.leave(viewer(seat))
    assert not told
    assert desk._soon is not None
    after, left = desk._soon.when() - begun, desk._soon.when() - loop.time()
    while desk._soon is not None:
        await asyncio.sleep(0.01)
    assert len(told) == 1
    return after, left


def test_who_go_together_are_told_of_together():
    after, left = asyncio.run(told_of(0, 1, 2, 3))
    assert left <= GONE_SECONDS <= after


def test_of_a_player_it_is_told_sooner_than_of_a_spectator():
    """Whoever goes first: it is told of both when it is time for the player."""
    for seats in ((2,), (None, 2), (2, None)):
        after, left = asyncio.run(told_of(*seats))
        assert left <= GONE_SECONDS <= after
    after, _ = asyncio.run(told_of(None))
    assert after >= COMPANY_SECONDS


def test_nothing_is_told_once_the_table_is_put_away():
    async def put_away():
        told = []
        desk = reception(told)
        await desk.leave(viewer(0))
        desk.stop()
        await asyncio.sleep(2 * GONE_SECONDS)
        return told

    assert asyncio.run(put_away()) == []

"""Clocks, players who run out of time, and the messages to the others about absent people."""

import asyncio
import json
import random
import time
from types import SimpleNamespace

import pytest
from play import acting, hang_up, play_on, said_of, table_of
from running_server import PATIENCE, running, sql, wait_for

from quarterdeck.server.db.storage import Storage
from quarterdeck.server.messages.table_types import Clock
from quarterdeck.server.net.send_queue import Connection, Outbox
from quarterdeck.server.rooms.reception import COMPANY_SECONDS, GONE_SECONDS, Reception
from quarterdeck.server.rooms.viewers.viewer import Viewer
from quarterdeck.server.tables.clock import AFTER_THE_END, Timing


def test_each_decision_has_its_time():
    """The clocks of simultaneous decisions run at the same time."""
    timing = Timing(Clock(decision=30), 3)
    timing.follow(100.0, [0])
    assert timing.due() == {0: 130.0}
    timing.follow(120.0, [1], decided=0)
    assert timing.due() == {1: 150.0}
    timing.follow(125.0, [0, 1, 2], decided=1)
    assert timing.due() == dict.fromkeys(range(3), 155.0)
    timing.follow(130.0, [0, 2], decided=1)
    assert timing.due() == {0: 155.0, 2: 155.0}
    assert timing.info(130.0, ()).running == [0, 2]


def test_a_budget_goes_down_and_each_decision_adds_to_it():
    """A seat gets an increment only for a decision. It gets none if a decision is taken back and its turn ends."""
    timing = Timing(Clock(budget=60, increment=5), 2)
    timing.follow(0.0, [0, 1])
    timing.follow(10.0, [1], decided=0)
    assert timing.info(10.0, ()).left == [55.0, 50.0]
    timing.follow(40.0, [0], decided=1)
    assert timing.info(50.0, ()).left == [45.0, 25.0]
    assert timing.due() == {0: 95.0}
    timing.follow(50.0, [])
    assert timing.info(50.0, ()).left == [45.0, 25.0]


def test_the_way_of_a_question_is_charged_to_nobody():
    timing = Timing(Clock(budget=60), 3)
    timing.follow(0.0, [0, 2])
    timing.follow(10.0, [1, 2], decided=0, lag=2.0)
    assert timing.info(10.0, ()).left == [52.0, 60.0, 50.0]
    timing.follow(15.0, [1], decided=1, lag=1.5)
    assert timing.info(15.0, ()).left == [52.0, 56.5, 45.0], "who is asked again at once is asked now"
    timing.follow(15.5, [], decided=1, lag=1.5)
    assert timing.info(15.5, ()).left == [52.0, 56.5, 45.0], "no time is won"


def test_a_pause_is_charged_to_nobody():
    """If a seat decides during the pause, the pause is not charged to the seat that must decide next either."""
    timing = Timing(Clock(budget=60), 2)
    timing.follow(0.0, [0])
    timing.pause(10.0)
    assert timing.due() == {}
    assert timing.info(500.0, ()).left == [50.0, 60.0]
    timing.resume(1000.0)
    assert timing.due() == {0: 1050.0}
    timing.follow(990.0, [1], decided=0)
    assert timing.due() == {1: 1060.0}


def test_who_comes_back_with_nothing_has_a_little():
    timing = Timing(Clock(budget=30), 1)
    timing.follow(0.0, [0])
    timing.follow(100.0, [])
    assert timing.info(100.0, ()).left == [0.0]
    timing.returned(0)
    timing.follow(200.0, [0])
    assert timing.due() == {0: 200.0 + AFTER_THE_END}


@pytest.fixture
def later(monkeypatch):
    """A function that moves the site's clock to `seconds` after now."""
    now = time.time
    return lambda seconds: monkeypatch.setattr(time, "time", lambda: now() + seconds)


def test_who_is_out_of_time_is_played_for(server, later):
    _, _, seats = table_of(server, "Ada", "Ben", bots=("beginner", "beginner"), clock={"decision": 1000})
    at = seats.index(acting(seats))
    other = seats[1 - at].line
    for seconds in (900, 1001):
        later(seconds)
        other.say("say", text="Where are you?")
        assert other.until("said")
    shown = said_of(other, at, standin="medium")
    assert shown["notices"][-1]["why"] == "time"
    assert shown["clock"]["left"][at] is None


@pytest.mark.server(standin_seconds=PATIENCE)
def test_who_comes_back_by_deciding_has_lost_no_time_by_it(server, tmp_path):
    table, _, seats = table_of(server, "Ada", "Ben", bots=("beginner",), clock={"budget": 60})
    seat = acting(seats)
    turn = seat.turn
    seat.say("leave")
    said_of(seat.line, seats.index(seat), standin="medium")
    seat.line.decide(turn, turn["legal"][0])
    shown = said_of(seat.line, seats.index(seat), standin=None)
    assert shown["clock"]["left"][seats.index(seat)] > 40
    log = [json.loads(data) for (data,) in server.sql("SELECT data FROM log WHERE table_id = ?", table)]
    assert [entry["type"] for entry in log].count("returned") == 1
    assert all(entry["at"] for entry in log)


def test_the_clock_can_be_paused_by_the_host(server, later):
    _, _, (seat,) = table_of(server, "Ada", bots=("beginner",) * 3, clock={"budget": 600, "increment": 2})
    acting([seat])
    left = []
    for paused in (True, False):
        seat.say("arrange", paused=paused)
        shown = seat.hear(lambda message, paused=paused: (message.get("clock") or {}).get("paused") is paused)
        left.append(shown["clock"]["left"][0])
        later(500)
    assert left[0] - left[1] < 100, "nothing of the pause is charged"


def test_the_way_of_a_message_is_not_charged(server):
    """If a player's browser confirms a request late, no clock is charged for that time, up to a limit."""
    began = time.monotonic()
    _, _, seats = table_of(server, "Ada", "Ben", "Cyd", clock={"budget": 60})
    seat = acting(seats)
    seat.hear_silence(0.8)  # wait for silence, as each message would start the question again
    seat.say("seen")
    before = seat.turn["count"]
    seat.line.decide(seat.turn, seat.turn["legal"][0])
    update = seat.hear(lambda message: message["type"] == "update" and message["turn"]["count"] != before)
    gone = time.monotonic() - began
    assert all(60 - left <= gone - 0.7 for left in update["clock"]["left"]), "what had come 0.8 seconds ago"


def test_time_goes_on_while_the_server_is_down(tmp_path, monkeypatch):
    """After a restart, the server opens a correspondence game without viewers and plays for players out of time."""
    day = 86_400.0
    with running(tmp_path) as server:
        _, _, seats = table_of(server, "Ada", "Ben", bots=("beginner", "beginner"), clock={"decision": day})
        play_on(seats, random.Random(1), decisions=2)
        acting(seats)
        hang_up(seats)
    by_bots, looked, due = "SELECT count(*) FROM log WHERE json_extract(data, '$.standin')", [], Storage.due_tables
    monkeypatch.setattr(Storage, "due_tables", lambda storage, now: looked.append(now) or due(storage, now))
    with running(tmp_path, due_seconds=0.1) as server:
        wait_for(lambda: len(looked) > 2)
        assert server.services.rooms.loaded() == [], "nobody's time is over"
    assert sql(tmp_path, by_bots) == [(0,)]
    sql(tmp_path, "UPDATE log SET data = json_set(data, '$.at', json_extract(data, '$.at') - ?)", 2 * day)
    sql(tmp_path, "UPDATE tables SET due = due - ?", 2 * day)
    with running(tmp_path, due_seconds=0.1):
        wait_for(lambda: sql(tmp_path, by_bots)[0][0] > 0)
    stood_in = "SELECT json_extract(data, '$.why') FROM log WHERE json_extract(data, '$.type') = 'stood_in'"
    assert sql(tmp_path, stood_in)[0] == ("time",)


@pytest.fixture
def timers(monkeypatch):
    made, later = [], asyncio.BaseEventLoop.call_later
    monkeypatch.setattr(asyncio.BaseEventLoop, "call_later", lambda *how: made.append(later(*how)) or made[-1])
    return made


async def left(*seats):
    """Let these viewers leave a table. Return its reception and the list of its messages about presence."""
    told = []
    live = SimpleNamespace(dismiss=lambda _: None, lost=lambda _: None, send_presence=lambda *_: told.append(1))
    desk = Reception(live, log=None, shared_review=live, absence_notifier=None)
    for seat in seats:
        await desk.leave(Viewer(Outbox(Connection(), 1), None, "", seat=seat))
    return desk, told


@pytest.mark.parametrize("seats", [(0, 1, 2, 3), (2,), (None, 2), (2, None), (None,)])
async def test_who_go_together_are_told_of_together_and_of_players_sooner(timers, seats):
    """One message reports all who left, in either order, and it is sent sooner if a player is among them."""
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

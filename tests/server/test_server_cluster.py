"""Several servers over one PostgreSQL, without sticky sessions: whoever is where, it is one table."""

import asyncio
import random
import signal
import time
from contextlib import ExitStack, suppress

import asyncpg
import pytest
from house import Guest, Line, process, running, wait_for
from play import Seat, moved, play_on, table_of
from sqlalchemy import delete, text
from sqlalchemy.exc import DBAPIError
from websockets.exceptions import ConnectionClosed

from quarterdeck.server.db import schema
from quarterdeck.server.db.connect import engine_of


def beside(guest, house, table):
    """A connection of a guest's browser to a table, by way of another server."""
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    seat = Seat(Line(house, table, cookie))
    seat.hear()
    return seat


def test_a_game_from_both_sides(cluster, tmp_path):
    """Played to its end by people who have different servers before them; each sees who is where."""
    with running(tmp_path, cluster) as one, running(tmp_path, cluster) as other:
        table, (_, ben), seats = table_of(one, "Ada", "Ben", bots=("easy", "easy"), options={"target": 5})
        seats[1].line.close()
        while all(info["online"] for info in seats[0].hear().get("seats", [])):
            pass
        seats[1] = beside(ben, other, table)
        while not all(info["online"] for info in seats[0].hear().get("seats", [])):
            pass
        play_on(seats, random.Random(6))


def room(house, table):
    """A table as a server has it open."""
    found = house.services.rooms.here(table)
    assert found is not None
    return found


def legal(seat):
    """Hear until the seat is to decide: its turn."""
    while seat.turn is None or not seat.turn["legal"]:
        seat.hear()
    return seat.turn


def test_one_seat_decides_at_two_servers_at_once(cluster, tmp_path):
    """Exactly one of the two decisions counts; whoever made the other is told."""
    with running(tmp_path, cluster) as one, running(tmp_path, cluster) as other:
        table, (ada,), (here,) = table_of(one, "Ada", bots=("easy",) * 2)
        there = beside(ada, other, table)
        for _ in range(5):
            turns = legal(here), legal(there)
            assert turns[0] == turns[1]
            for seat, turn, at in zip((here, there), turns, (0, -1), strict=True):
                seat.line.decide(turn, turn["legal"][at])
            refused = 0
            for seat, turn in zip((here, there), turns, strict=True):
                while seat.turn is not None and seat.turn["count"] == turn["count"]:
                    seat.hear()
            for seat in (here, there):
                seat.line.say("answer", yes=True)  # what is refused comes after all that was said before
                while not (seat.refusals and seat.refusals[-1]["message"] == "There is nothing to answer."):
                    seat.hear()
                refused += sum(refusal["message"] == "That decision was made already." for refusal in seat.refusals)
                seat.refusals.clear()
            assert refused == 1
        wait_for(lambda: room(one, table).leads != room(other, table).leads)  # one of them thinks for the bots


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_table_whose_leader_dies(cluster, tmp_path, how):
    """Bots think and the clock runs at another server soon after the one that did so is killed, or stands still."""
    with ExitStack() as stack:
        one, leader = stack.enter_context(process(tmp_path, cluster))
        other, _ = stack.enter_context(process(tmp_path, cluster))
        table, (_, ben), seats = table_of(one, "Ada", "Ben", bots=("easy",) * 2, clock={"decision": 5})
        there = beside(ben, other, table)
        while all(seat.turn is None or not seat.turn["legal"] for seat in seats):
            seats[0].hear()
            seats[1].hear()
        leader.send_signal(how)
        killed, first = time.monotonic(), len(there.steps) - 1
        # Ada is gone: her time runs out, a bot stands in for her, and the game goes on with bots of the other server.
        while not {0, 2, 3} <= {seat for step in there.steps[first:-1] for seat in step["pending"]}:
            if there.turn is not None and there.turn["legal"]:
                there.line.decide(there.turn, there.turn["legal"][0])
            there.hear()
        assert time.monotonic() - killed < 15.0
        leader.kill()


def test_what_is_done_at_one_server_is_known_at_the_other(cluster, tmp_path):
    """Another name, what is said, one rematch where two are wished for at once, and that a browser is signed out."""
    with running(tmp_path, cluster) as one, running(tmp_path, cluster) as other:
        table, (ada, ben), (here, left) = table_of(one, "Ada", "Ben", bots=("easy",))
        left.line.close()
        there = beside(ben, other, table)
        ada.http.put("/api/me", json={"name": "Adele"}).raise_for_status()
        while there.hear().get("seats", [{}])[0].get("name") != "Adele":
            pass
        here.line.say("say", text="Hello")
        assert there.hear_until("said")["text"] == "Hello"
        here.line.say("propose", kind="end")
        there.told("proposal")
        there.line.say("answer", yes=True)
        for seat in (here, there):
            while seat.phase != "finished":
                seat.hear()
        there.line.say("look_back", at=0)
        here.where(leader="Ben")
        here.line.say("look_back")
        there.where(following=["Adele"])
        there.line.say("look_back", at=1)
        shown = here.where(type="looking", at=1)
        assert shown["you"] == "follows"
        for seat in (here, there):
            seat.line.say("rematch")
        following = set()
        for seat in (here, there):
            while not (told := seat.hear()).get("next"):
                pass
            following.add(told["next"])
        assert len(following) == 1
        assert {summary["id"] for summary in ada.http.get("/api/tables").json()["mine"]} == {table, *following}
        elsewhere = Guest(one)
        elsewhere.http.cookies = ben.http.cookies
        elsewhere.http.post("/api/me/sign-out", json={"everywhere": True}).raise_for_status()
        wait_for(lambda: ended(there))
        while here.hear().get("seats", [{}, {}])[1].get("online") is not False:
            pass
        here.line.close()
        elsewhere.http.close()


def test_who_listens_no_more_catches_up(cluster, tmp_path):
    with running(tmp_path, cluster) as one, running(tmp_path, cluster) as other:
        table, (_, ben), seats = table_of(one, "Ada", "Ben", bots=("easy",))
        seats[1].line.close()
        seats[1] = beside(ben, other, table)
        for _ in range(3):
            wait_for(lambda: asyncio.run(cut(cluster)) >= 1)
            play_on(seats, random.Random(1), 3)
        wait_for(lambda: room(one, table).leads != room(other, table).leads)


def test_a_game_that_is_over_is_over_at_every_server(cluster, tmp_path, monkeypatch):
    """Whoever was told of the end at one server gets the record from another one, which has not heard of it."""
    with running(tmp_path, cluster) as one, running(tmp_path, cluster) as other:
        # No bots: they may come to think at the server that hears nothing.
        table, (ada, *_), seats = table_of(one, "Ada", "Ben", "Cyd", options={"target": 5})
        onlooker = beside(ada, other, table)
        monkeypatch.setattr(room(other, table), "hear", lambda first, entries: None)
        play_on(seats, random.Random(6))
        assert not room(other, table).seating.finished
        assert moved(ada, other).http.get(f"/api/tables/{table}/record").status_code == 200
        while onlooker.phase != "finished":
            onlooker.hear()


def ended(seat):
    """Whether the server has ended the connection, all that it had to say being heard."""
    with suppress(TimeoutError):
        try:
            seat.hear(0.1)
        except ConnectionClosed:
            return True
    return False


async def cut(cluster):
    """End the connections by which servers listen; how many there were."""
    connection = await asyncpg.connect(cluster.replace("+asyncpg", ""))
    ended = await connection.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        " AND query ~ 'WITH mine AS|unnest|^SELECT seq, data'"
    )
    await connection.close()
    return len(ended)


def test_a_process_that_stands_still_in_a_transaction_keeps_nobody_waiting(cluster, tmp_path):
    async def story():
        frozen, other = engine_of(cluster), engine_of(cluster)
        change = delete(schema.house).where(schema.house.c.revision < 0)
        lock = text("LOCK TABLE house IN ACCESS EXCLUSIVE MODE")
        with suppress(DBAPIError):  # its transaction is ended
            async with frozen.connect() as connection:
                await connection.execute(lock)
                async with asyncio.timeout(8.0), other.begin() as waiting:
                    await waiting.execute(change)
                with pytest.raises(DBAPIError):
                    await connection.execute(change)
        await frozen.dispose()
        await other.dispose()

    with running(tmp_path, cluster):
        asyncio.run(story())

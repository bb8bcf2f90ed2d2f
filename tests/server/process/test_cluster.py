"""Several servers that share one PostgreSQL, without sticky sessions: a table is the same at all of them."""

import asyncio
import random
import signal
import time
from contextlib import ExitStack, suppress

import asyncpg
import pytest
from calls import webhook
from play import acting, moved, play_on, said_of, seat_at, table_of
from postgres import another, frozen
from running_server import PATIENCE, in_storage, process, running, wait_for
from sqlalchemy import delete, text
from sqlalchemy.exc import DBAPIError

from quarterdeck.server.db import schema
from quarterdeck.server.db.connect import engine_of
from quarterdeck.server.stores.passkey_store import PasskeyStore


@pytest.fixture(scope="module")
def two(cluster, tmp_path_factory):
    folder, database = tmp_path_factory.mktemp("two"), another(cluster)
    with running(folder, database) as one, running(folder, database) as other:
        yield one, other


def beside(guest, server, table):
    return seat_at(moved(guest, server), table)


def room(server, table):
    return server.services.rooms.loaded_room(table)


def test_one_seat_decides_at_two_servers_at_once(two):
    one, other = two
    table, (ada,), (here,) = table_of(one, "Ada", bots=("beginner",) * 2)
    there = beside(ada, other, table)
    for _ in range(5):
        turns = acting([here]).turn, acting([there]).turn
        assert turns[0] == turns[1]
        for seat, turn, at in zip((here, there), turns, (0, -1), strict=True):
            seat.line.decide(turn, turn["legal"][at])
        refused = 0
        for seat, turn in zip((here, there), turns, strict=True):
            seat.follow(lambda seat=seat, turn=turn: seat.turn is None or seat.turn["count"] != turn["count"])
        for seat in (here, there):
            seat.say("answer", yes=True)  # the refusal comes after all earlier messages
            seat.where(message="There is nothing to answer.")
            refused += sum(refusal["message"] == "That decision was made already." for refusal in seat.refusals)
            seat.refusals.clear()
        assert refused == 1


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_table_whose_leader_dies(cluster, tmp_path, how):
    """If the server that leads a table is killed or hangs, another one soon runs the table's bots and clock."""
    with ExitStack() as stack:
        one, leader = stack.enter_context(process(tmp_path, cluster))
        other, _ = stack.enter_context(process(tmp_path, cluster))
        table, (_, ben), seats = table_of(one, "Ada", "Ben", bots=("beginner",) * 2, clock={"decision": 5})
        there = beside(ben, other, table)
        while all(seat.turn is None or not seat.turn["legal"] for seat in seats):
            seats[0].take()
            seats[1].take()
        leader.send_signal(how)
        killed, first = time.monotonic(), len(there.steps) - 1
        # Ada is gone: her time runs out, a bot stands in for her, and the game goes on with bots of the other server.
        while not {0, 2, 3} <= {seat for step in there.steps[first:-1] for seat in step["pending"]}:
            if there.turn is not None and there.turn["legal"]:
                there.line.decide(there.turn, there.turn["legal"][0])
            there.take()
        assert time.monotonic() - killed < 15.0
        leader.kill()


def test_what_is_done_at_one_server_is_known_at_the_other(two):
    """Covers a new name, chat, a sign-out, and two simultaneous requests for a rematch, which make only one table."""
    one, other = two
    table, (ada, ben), (here, left) = table_of(one, "Ada", "Ben", bots=("beginner",))
    left.line.close()
    there = beside(ben, other, table)
    ada.http.put("/api/me", json={"name": "Adele"}).raise_for_status()
    said_of(there, 0, name="Adele")
    here.say("say", text="Hello")
    assert there.until("said")["text"] == "Hello"
    here.say("propose", kind="end")
    there.told("proposal")
    there.say("answer", yes=True)
    for seat in (here, there):
        seat.finish()
    there.say("look_back", at=0)
    here.where(leader="Ben")
    here.say("look_back")
    there.where(following=["Adele"])
    there.say("look_back", at=1)
    assert here.where(type="looking", at=1)["you"] == "follows"
    for seat in (here, there):
        seat.say("rematch")
    following = {seat.told("next") for seat in (here, there)}
    assert len(following) == 1
    assert {summary["id"] for summary in ada.http.get("/api/tables").json()["mine"]} == {table, *following}
    moved(ben, one).http.post("/api/me/sign-out", json={"everywhere": True}).raise_for_status()
    there.line.end()
    said_of(here, 1, online=False)
    here.line.close()


def test_a_game_from_both_sides(two):
    """Both servers show who is present, and one of them runs the bots. One loses its connection and catches up."""
    one, other = two
    table, (_, ben), seats = table_of(one, "Ada", "Ben", bots=("beginner", "beginner"), options={"target": 5})
    seats[1].line.close()
    said_of(seats[0], 1, online=False)
    seats[1] = beside(ben, other, table)
    said_of(seats[0], 1, online=True)
    for _ in range(3):
        wait_for(lambda: asyncio.run(cut(one.config.database)) >= 1)
        play_on(seats, random.Random(1), 3)
    wait_for(lambda: room(one, table).live.leads != room(other, table).live.leads)
    play_on(seats, random.Random(6))


def test_a_game_that_is_over_is_over_at_every_server(two, monkeypatch):
    """A guest saw the end at one server, and gets the record from another one that has not received the end yet."""
    one, other = two
    # The game has no bots: the server that receives no entries might have to run them.
    table, (ada, *_), seats = table_of(one, "Ada", "Ben", "Cyd", options={"target": 5})
    onlooker = beside(ada, other, table)
    monkeypatch.setattr(room(other, table), "receive_entries", lambda first, entries: None)
    play_on(seats, random.Random(6))
    assert not room(other, table).seating.finished
    assert moved(ada, other).http.get(f"/api/tables/{table}/record").status_code == 200
    onlooker.finish()


async def cut(database):
    """End the database connections on which servers wait for notices, and return the number of these connections."""
    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    ended = await connection.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        " AND query ~ 'WITH mine AS|unnest|^SELECT seq, data'"
    )
    await connection.close()
    return len(ended)


def test_a_process_that_stands_still_in_a_transaction_keeps_nobody_waiting(two):
    async def story():
        frozen, other = (engine_of(server.config.database) for server in two)
        change = delete(schema.site).where(schema.site.c.revision < 0)
        lock = text("LOCK TABLE site IN ACCESS EXCLUSIVE MODE")
        with suppress(DBAPIError):  # its transaction is ended
            async with frozen.connect() as connection:
                await connection.execute(lock)
                async with asyncio.timeout(8.0), other.begin() as waiting:
                    await waiting.execute(change)
                with pytest.raises(DBAPIError):
                    await connection.execute(change)
        await frozen.dispose()
        await other.dispose()

    asyncio.run(story())


def test_passkeys_are_stored_byte_for_byte(cluster, tmp_path):
    with running(tmp_path, cluster) as server:
        guest = server.guest("Ada").id

    async def kept(storage):
        keyring = PasskeyStore(storage)
        await keyring.add(guest, "one", "Laptop", bytes(range(256)), 2**32 - 1)
        await keyring.used("one", 2**32 - 1)
        found = await keyring.find("one")
        assert (found.guest.id, found.credential, found.count) == (guest, bytes(range(256)), 2**32 - 1)
        assert [passkey.name for passkey in await keyring.of(guest)] == ["Laptop"]

    in_storage(cluster, kept)


def test_who_confirms_a_webhook_at_one_server_is_called_by_all(cluster, tmp_path, service):
    settings = {"webhook_origins": (service.origin,)}
    with running(tmp_path, cluster, **settings) as one, running(tmp_path, cluster, **settings) as other:
        ada = one.guest("Ada")
        webhook(ada, service)
        wait_for(lambda: other.services.pusher.knows(ada.id))


def test_a_database_that_stops_answering(cluster, tmp_path):
    """No request waits long for the database, a refused request has no effect, and the game continues afterwards."""
    with running(tmp_path, cluster) as server:
        table, (ada,), (seat,) = table_of(server, "Ada", bots=("beginner",) * 3)
        assert acting([seat]) is seat
        turn = seat.turn
        assert ada.http.get("/healthz/ready").status_code == 200
        with frozen(cluster):
            began = time.monotonic()
            wait_for(lambda: ada.http.get("/healthz/ready").status_code == 503)
            assert ada.http.get("/api/games").status_code == 200
            assert ada.http.get("/api/tables").status_code == 503
            seat.line.decide(turn, turn["legal"][0])
            assert seat.until("waiting")["waits"] is True
            assert time.monotonic() - began < 30.0
        assert seat.until("waiting")["waits"] is False
        seat.move_on(turn["count"])
        wait_for(lambda: ada.http.get("/healthz/ready").status_code == 200)
        assert ada.http.get("/api/tables").status_code == 200
        seat.line.close()
        play_on([seat_at(ada, table)], random.Random(2), decisions=3)


def test_it_stops_when_told_though_its_database_does_not_answer(cluster, tmp_path):
    with process(tmp_path, cluster) as (server, child):
        _, _, (seat,) = table_of(server, "Ada", bots=("beginner", "beginner"))
        acting([seat])
        with frozen(cluster):
            seat.line.decide(seat.turn, seat.turn["legal"][0])
            child.send_signal(signal.SIGTERM)
            began = time.monotonic()
            child.wait(PATIENCE)
            assert time.monotonic() - began < 15.0

"""Persistence: games that a stop or a kill interrupts, abandoned tables, and deleted data."""

import asyncio
import math
import random
import time
import zlib

import msgspec
from play import acting, changed, come_back, finished_game, hang_up, moved, play_on, said_of, shelf_of, table_of
from running_server import process, running, sql, wait_for

from quarterdeck.server.admin.housekeeping import FORGET_SECONDS, PACK_SECONDS, Housekeeper


def to_another_turn(server, folder=None):
    """Play until the turn passes to other people. Return the guests, and the seats that must decide."""
    _, guests, seats = table_of(server, "Ada", "Ben", "Cy")
    acting(seats)
    first = seats[0].turn["pending"]
    while (turn := seats[0].turn)["pending"] == first:
        play_on(seats, random.Random(7), decisions=1)
        acting(seats)
    if folder is not None:
        wait_for(lambda: listed(folder) == first)  # decisions write nothing more
    hang_up(seats)
    return guests, turn["pending"]


def listed(folder):
    """Return the seats that must decide according to the lists of tables."""
    return msgspec.json.decode(sql(folder, "SELECT owing FROM tables")[0][0])


def killed_in_mid_game(folder, database=None):
    """Kill a server during a game. Check that the lists are right and that no received decision is lost."""
    with process(folder, database) as (server, child):
        others, owing = to_another_turn(server, None if database else folder)
        table, guests, seats = table_of(server, "Ada", "Ben", bots=("beginner",), options={"target": 1})
        play_on(seats, random.Random(4), decisions=8)
        seat = acting(seats)
        told = [list(one.events) for one in seats]
        # When the server dies, one more decision is on its way. It is stored completely or not at all.
        seat.line.decide(seat.turn, seat.turn["legal"][0])
        child.kill()
        child.wait()
        hang_up(seats)
    with running(folder, database) as server:
        for guest in others:
            assert shelf_of(moved(guest, server))["running"][0]["owing"] == owing
        again = come_back(guests, server, table, told)
        play_on(again, random.Random(5))
        record = server.guests[-1].record(table)
        assert record["result"]["scores"] == again[0].events[-1]["scores"]
        assert [seat["name"] for seat in record["seats"]][:2] == ["Ada", "Ben"]


def test_killed_in_mid_game(tmp_path):
    killed_in_mid_game(tmp_path)


def test_killed_in_mid_game_with_postgresql(cluster, tmp_path):
    killed_in_mid_game(tmp_path, cluster)


def test_whose_turn_it_is_after_a_stop(tmp_path):
    with running(tmp_path) as server:
        guests, owing = to_another_turn(server, tmp_path)
    assert listed(tmp_path) == owing
    with running(tmp_path) as server:
        assert shelf_of(moved(guests[0], server))["running"][0]["owing"] == owing
        assert server.services.rooms.loaded() == [], "the lists were right without the log"


def tidied(server, guest_seconds=1e9, since=0.0):
    """Remove tables without viewers from memory, then run the housekeeping."""
    services = server.services
    keeper = Housekeeper(services.storage, services.rooms, services.guests, guest_seconds, since)

    async def work():
        await services.rooms.put_away(math.inf)
        await keeper.tidy()

    asyncio.run_coroutine_threadsafe(work(), services.rooms._tasks[0].get_loop()).result(20)


def rows(folder, table):
    """Return the number of a table's log entries that are separate rows, and of those in archives."""
    (loose,) = sql(folder, "SELECT count(*) FROM log WHERE table_id = ?", table)
    packed = sql(folder, "SELECT entries FROM archives WHERE table_id = ?", table)
    return loose[0], sum(row[0] for row in packed)


def packed_text(folder):
    return "".join(zlib.decompress(row[0]).decode() for row in sql(folder, "SELECT data FROM archives"))


def seen_by(guest, table):
    return [guest.http.get(f"/api/{path}").json() for path in (f"tables/{table}/record", "me/statistics")]


def test_packed_games_are_opened_played_and_erased_as_before(tmp_path):
    with running(tmp_path) as server:
        finished, (ada, ben) = finished_game(server, "Ada Lovelace", "Ben")
        played, people, seats = table_of(server, "Cy", "Dot", bots=("beginner",))
        play_on(seats, random.Random(1), decisions=5)
        assert acting(seats), "no bot is about to decide"
        before = seen_by(ada, finished)
        hang_up(seats)
    lengths = {table: rows(tmp_path, table)[0] for table in (finished, played)}
    with running(tmp_path) as server:
        ada, ben = (moved(guest, server) for guest in (ada, ben))
        for table in lengths:
            changed(server, table, PACK_SECONDS + 60)
        tidied(server)
        packed = {table: (1, count - 1) for table, count in lengths.items()}
        wait_for(lambda: {table: rows(tmp_path, table) for table in lengths} == packed)
        assert seen_by(ada, finished) == before
        assert [table["id"] for table in shelf_of(ada)["finished"]] == [finished]
        seats = come_back(people, server, played)
        assert play_on(seats, random.Random(2), decisions=4) == 4
        hang_up(seats)
        with ada.come(finished) as line:
            line.chat("remember this one?")
        assert "Ada Lovelace" in packed_text(tmp_path)
        assert ada.http.delete("/api/me").status_code == 200
        assert "Ada Lovelace" not in packed_text(tmp_path)
        assert [seat["name"] for seat in ben.record(finished)["seats"]][:2] == ["Somebody", "Ben"]
    loose, packed = rows(tmp_path, finished)
    assert loose > 1
    with running(tmp_path) as server:  # entries that were added later are packed with the others
        changed(server, finished, PACK_SECONDS + 60)
        tidied(server)
        # The server tidies up at its start as well, perhaps at this moment.
        wait_for(lambda: rows(tmp_path, finished) == (1, packed + loose - 1))
        tidied(server)
        assert rows(tmp_path, finished) == (1, packed + loose - 1)


def test_a_table_that_somebody_looks_at_is_neither_packed_nor_forgotten(server):
    table, _, _ = table_of(server, "Ada", "Ben", bots=("beginner",))
    waiting = server.guest("Cy").create("person", "person", "beginner")
    server.guests[-1].sit(waiting).until("table")
    changed(server, table, PACK_SECONDS + 60)
    changed(server, waiting, FORGET_SECONDS + 60)
    tidied(server)
    assert rows(server.folder, table)[1] == 0
    assert rows(server.folder, waiting) != (0, 0)


def test_guests_who_have_nothing_are_forgotten_after_a_time(home, tmp_path):
    ada, ben, cy, gone = (home.guest(name) for name in ("Ada", "Ben", "Cy", "Gone"))
    ada.create("person", "person", "beginner")
    with ben.come(ben.create("person", "person", "beginner")) as line:
        line.say("sit", seat=1, name="Bo")
        said_of(line, 1, name="Bo")
    # Only Bo, who plays at Ben's device, has a seat.
    sql(tmp_path, "DELETE FROM members WHERE guest_id = ?", ben.id)
    who = {guest.id for guest in (ada, ben, cy)}
    lost = gone.id
    dot = home.guest("Dot").id
    sql(tmp_path, "INSERT INTO roles (guest_id, role, since) VALUES (?, 'member', 1)", dot)
    year = time.time() - 366 * 86400
    sql(tmp_path, "UPDATE guests SET created = ?", year)
    sql(tmp_path, "UPDATE tokens SET created = ? WHERE guest_id <> ?", year, cy.id)
    gone.http.post("/api/me/recovery")
    tidied(home, 365 * 86400, since=time.time())
    assert lost in guests(tmp_path), "it is not known for long enough who comes"
    sql(tmp_path, "UPDATE tokens SET created = ? WHERE guest_id = ?", year, lost)
    tidied(home, 365 * 86400)
    assert who | {dot} <= guests(tmp_path), "a table, somebody at the same device with one, a visit, a role"
    assert lost not in guests(tmp_path)
    assert sql(tmp_path, "SELECT * FROM tokens WHERE guest_id = ?", lost) == []
    assert gone.id != lost
    wait_for(lambda: gone.id in guests(tmp_path))


def guests(folder):
    return {row[0] for row in sql(folder, "SELECT id FROM guests")}

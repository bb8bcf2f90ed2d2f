"""Stopped or killed in the middle of a game: all that was acknowledged is there afterwards, and the game goes on."""

import random

import msgspec
from house import process, running, sql, wait_for
from play import Seat, acting, moved, play_on, table_of
from test_server_me import shelf_of


def killed_in_mid_game(folder, database=None):
    with process(folder, database) as (house, child):
        table, guests, seats = table_of(house, "Ada", "Ben", bots=("easy", "medium"))
        play_on(seats, random.Random(4), decisions=20)
        seat = acting(seats)
        assert seat is not None
        assert seat.turn is not None
        told = [list(one.events) for one in seats]
        # one more decision is on its way when the server dies: it is either whole or not there
        seat.line.decide(seat.turn, seat.turn["legal"][0])
        child.kill()
        child.wait()
        for one in seats:
            one.line.close()
    with running(folder, database) as house:
        again = [Seat(moved(guest, house).sit(table)) for guest in guests]
        for at, one in enumerate(again):
            shown = one.hear()
            assert shown["you"] == at
            assert shown["events"][: len(told[at])] == told[at]
            assert [place["name"] for place in shown["seats"][:2]] == ["Ada", "Ben"]
        play_on(again, random.Random(5))
        record = house.guests[0].http.get(f"/api/tables/{table}/record")
        assert record.status_code == 200
        finished = msgspec.json.decode(record.content)
        assert finished["result"]["scores"] == again[0].events[-1]["scores"]
        for one in again:
            one.line.close()


def test_killed_in_mid_game(tmp_path):
    killed_in_mid_game(tmp_path)


# Whose turn it is, of tables without a clock


def to_another_turn(house, folder=None):
    """People play until others are to decide than at first; the guests, and who is to decide now."""
    _, guests, seats = table_of(house, "Ada", "Ben", "Cy")
    acting(seats)
    first = seats[0].turn["pending"] if seats[0].turn else []
    while (turn := seats[0].turn) is not None and turn["pending"] == first:
        play_on(seats, random.Random(7), decisions=1)
        acting(seats)
    assert turn is not None
    if folder is not None:
        wait_for(lambda: listed(folder) == first)  # decisions cost no further writing
    for seat in seats:
        seat.line.close()
    return guests, turn["pending"]


def listed(folder):
    """Who is to decide, as the lists have it."""
    return msgspec.json.decode(sql(folder, "SELECT owing FROM tables")[0][0])


def known_after_a_kill(folder, database=None):
    with process(folder, database) as (house, child):
        guests, owing = to_another_turn(house, None if database else folder)
        child.kill()
        child.wait()
    with running(folder, database) as house:
        for guest in guests:
            assert shelf_of(moved(guest, house))["running"][0]["owing"] == owing


def test_whose_turn_it_is_after_a_kill(tmp_path):
    known_after_a_kill(tmp_path)


def test_whose_turn_it_is_after_a_stop(tmp_path):
    with running(tmp_path) as house:
        guests, owing = to_another_turn(house, tmp_path)
    assert listed(tmp_path) == owing
    with running(tmp_path) as house:
        assert shelf_of(moved(guests[0], house))["running"][0]["owing"] == owing
        assert house.services.rooms.loaded() == [], "the lists were right without the log"


def test_whose_turn_it_is_when_a_table_has_left_memory(tmp_path):
    with running(tmp_path, idle_seconds=0.2) as house:
        guests, owing = to_another_turn(house)
        wait_for(lambda: not house.services.rooms.loaded())
        assert shelf_of(guests[0])["running"][0]["owing"] == owing
        wait_for(lambda: listed(tmp_path) == owing)

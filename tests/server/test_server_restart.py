"""`kill -9` in the middle of a game: all that was acknowledged is there afterwards, and the game goes on."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
from house import process
from play import Seat, acting, moved, play_on, table_of


def killed_in_mid_game(folder: Path, database: str | None = None) -> None:
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
    with process(folder, database) as (house, child):
        again = [Seat(moved(guest, house).sit(table)) for guest in guests]
        for at, one in enumerate(again):
            shown = one.hear()
            assert shown["you"] == at
            assert shown["events"][: len(told[at])] == told[at]
            assert [place["name"] for place in shown["seats"][:2]] == ["Ada", "Ben"]
        follow(again)
        play_on(again, random.Random(5))
        record = house.guests[0].http.get(f"/api/tables/{table}/record")
        assert record.status_code == 200
        finished = msgspec.json.decode(record.content)
        assert finished["result"]["scores"] == again[0].events[-1]["scores"]
        for one in again:
            one.line.close()
        child.terminate()
        assert child.wait(10) in (0, -15)


def follow(seats: list[Seat]) -> None:
    """Connections that came one after the other count updates from different moments: level them."""
    most = max(len(seat.events) for seat in seats)
    for seat in seats:
        while len(seat.events) < most:
            seat.hear()
        seat.updates = 0


def test_killed_in_mid_game(tmp_path: Path) -> None:
    killed_in_mid_game(tmp_path)

"""Several servers over one PostgreSQL, without sticky sessions: whoever is where, it is one table."""

from __future__ import annotations

import random
from pathlib import Path

from house import Guest, House, Line, running
from play import Seat, table_of


def beside(guest: Guest, house: House, table: str) -> Seat:
    """A connection of a guest's browser to a table, by way of another server."""
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    seat = Seat(Line(house, table, cookie))
    seat.hear()
    return seat


def play_on(seats: list[Seat], choose: random.Random, decisions: int = 100_000) -> None:
    """People decide at random until the end, or so many times, each told by a server of their own."""
    made = 0
    while made < decisions:
        while len({len(seat.steps) for seat in seats}) > 1:
            min(seats, key=lambda seat: len(seat.steps)).hear()
        assert all(seat.steps == seats[0].steps for seat in seats)
        if seats[0].phase == "finished":
            return
        acting = next((seat for seat in seats if seat.turn is not None and seat.turn["legal"]), None)
        if acting is None or acting.turn is None:
            seats[0].hear()
            continue
        before, made = acting.turn["count"], made + 1
        acting.line.decide(acting.turn, choose.choice(acting.turn["legal"]))
        while acting.turn is not None and acting.turn["count"] == before:
            acting.hear()
            assert not acting.refusals


def test_a_game_from_both_sides(cluster: str, tmp_path: Path) -> None:
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
        for seat in seats:
            seat.line.close()

"""People far away: every byte takes its time, some come late, and now and then a connection breaks."""

import random
import socket
import threading
import time
from contextlib import contextmanager, suppress

from house import House, Line
from play import Seat, acting

WAY = 0.06
"""Seconds of one way."""
LOST = 0.05
"""How many of a hundred pieces are lost, and come only when they are sent again."""
AGAIN = 0.2


def _carry(source, target, dice):
    """Pass on what comes, in order, each piece as late as it would be; where it ends, both end."""
    due = 0.0
    with suppress(OSError):
        while piece := source.recv(65_536):
            due = max(due, time.monotonic() + WAY + (AGAIN if dice.random() < LOST else 0.0))
            time.sleep(max(0.0, due - time.monotonic()))
            target.sendall(piece)
    for end in (source, target):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


@contextmanager
def far(house, seed):
    """The same server as it is reached from far away."""
    host, port = house.origin.removeprefix("http://").split(":")
    listener = socket.create_server(("127.0.0.1", 0))
    dice = random.Random(seed)
    ends = []
    threads = []

    def begin(work, *given):
        threads.append(threading.Thread(target=work, args=given))
        threads[-1].start()

    def serve():
        with suppress(OSError):
            while True:
                near, _ = listener.accept()
                there = socket.create_connection((host, int(port)))
                ends.extend((near, there))
                begin(_carry, near, there, random.Random(dice.random()))
                begin(_carry, there, near, random.Random(dice.random()))

    begin(serve)
    try:
        yield House(f"http://127.0.0.1:{listener.getsockname()[1]}/", house.config)
    finally:
        with suppress(OSError):
            listener.shutdown(socket.SHUT_RDWR)
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        for thread in threads:
            thread.join(10)
        for end in (listener, *ends):
            end.close()


def test_a_game_is_played_from_far_away_and_every_decision_counts_once(house):
    """Each decision is sent twice, as an impatient page would; one person's connection breaks on the way."""
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.create("person", "person", *["easy"] * 4, options={"target": 1})
    with far(house, 1) as elsewhere:
        cookies = [f"quarterdeck={guest.token}" for guest in (ada, ben)]
        seats = [Seat(Line(elsewhere, table, cookie, elsewhere.origin)) for cookie in cookies]
        seats[1].line.say("sit", seat=1)
        decided = 0
        dice = random.Random(3)
        while (seat := acting(seats)) is not None:
            before = seat.turn["count"]
            action = dice.choice(seat.turn["legal"])
            for _ in range(2):
                seat.line.decide(seat.turn, action)
            decided += 1
            while seat.turn is not None and seat.turn["count"] == before:
                seat.hear()
            assert seat.turn is None or seat.turn["count"] == before + 1
            if decided == 6:
                seats[0].line.close()
                seats[0] = Seat(Line(elsewhere, table, cookies[0], elsewhere.origin))
                seats[0].hear_until("table")
                while len(seats[0].steps) != len(seats[1].steps):
                    min(seats, key=lambda each: len(each.steps)).hear()
                seats[0].updates = seats[1].updates
        for each in seats:
            each.line.close()
    record = ada.http.get(f"/api/tables/{table}/record").json()
    assert sum(decision["seat"] < 2 for decision in record["decisions"]) == decided

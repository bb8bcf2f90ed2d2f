"""Play at a table over the connections of its people."""

import random
import time
from contextlib import suppress

from running_server import PATIENCE, Guest, Reader, done, wait_for


class Seat(Reader):
    """One connection, with everything that it has received."""

    def __init__(self, line):
        self.line = line
        self.events = []
        self.steps = []
        self.turn = None
        self.phase = ""
        self.refusals = []
        self.earlier = []
        """The `earlier` messages, which come before the message with the whole table."""

    def take(self, timeout=PATIENCE):
        """Receive one message, and check that it continues the earlier ones."""
        message = self.line.take(timeout)
        earlier = self.earlier if message.get("first") else []
        if message["type"] == "earlier":
            self.earlier = [*earlier, message]
        elif message["type"] in ("table", "update"):
            parts = [message]
            if message["type"] == "table":
                self.events, self.steps, parts = [], [], [*earlier, message]
            for part in parts:
                assert part["first"] == len(self.events)
                assert all(step["events"] > len(self.events) for step in part["steps"])
                self.events, self.steps = self.events + part["events"], self.steps + part["steps"]
            self.turn, self.phase = message["turn"], message["phase"]
        elif message["type"] == "seats":
            self.phase = message["phase"]
        elif message["type"] == "refused":
            self.refusals.append(message)
        return message

    def say(self, kind, /, **fields):
        self.line.say(kind, **fields)

    def decide(self, *actions):
        """Decide, and receive messages until the decision has been carried out."""
        before = self.turn["count"]
        self.line.decide(self.turn, *actions)
        self.move_on(before)

    def move_on(self, count):
        """Receive messages until another decision is owed, or the game is over."""
        while self.turn is not None and self.turn["count"] == count:
            self.take()
            assert not self.refusals

    def follow(self, so):
        while not so():
            self.take()

    def finish(self):
        self.follow(lambda: self.phase == "finished")

    def hear_silence(self, seconds):
        """Receive messages until none has come for `seconds`."""
        with suppress(TimeoutError):
            while self.take(seconds):
                pass


def hang_up(seats):
    for seat in seats:
        seat.line.close()


def moved(guest, server):
    """Return the same browser, which now uses the server's new address."""
    again = Guest(server)
    again.http.cookies = guest.http.cookies
    return again


def seat_at(guest, table, **how):
    """Connect a guest to a table. Return the seat once it has been shown the table."""
    seat = Seat(guest.sit(table, **how))
    seat.until("table")
    return seat


def come_back(guests, server, table, told=()):
    """Reconnect the same browsers at a server's new address, and check that no received event is lost."""
    seats = [seat_at(moved(guest, server), table) for guest in guests]
    for seat, events in zip(seats, told, strict=False):
        assert seat.events[: len(events)] == events
    return seats


def table_of(server, *names, bots=(), **create):
    """Make a table with seats for these people, in order, and then for bots. Return it, the guests and their seats."""
    guests = [server.guest(name) for name in names]
    table = guests[0].create(*["person"] * len(names), *bots, **create)
    seats = []
    for at, guest in enumerate(guests):
        seat = Seat(guest.sit(table))
        assert seat.take()["type"] == "table"
        if at:
            seat.line.say("sit", seat=at)
            seat.where(you=at)
        seats.append(seat)
    return table, guests, seats


def end_game(seats):
    for seat in seats:
        seat.line.say("propose", kind="end")
        seat.line.say("answer", yes=True)
    for seat in seats:
        seat.finish()


def rematch(seats, **wish):
    seats[0].line.say("rematch", **wish)
    return str(seats[0].told("next"))


def said_of(line, seat, **wanted):
    """Return the next message in which the seat's entry (`SeatInfo`) has these values."""
    return line.hear(
        lambda message: message["type"] in ("seats", "table") and wanted.items() <= message["seats"][seat].items()
    )


def together(seats):
    """Receive messages until all people have the same steps, and know that the game is over if it is."""

    def known(seat):
        return len(seat.steps), seat.phase == "finished"

    while len(set(map(known, seats))) > 1:
        min(seats, key=known).take()
    for seat in seats:
        assert seat.steps == seats[0].steps
        assert not seat.steps or seat.steps[-1]["events"] == len(seat.events)


def acting(seats):
    """Receive messages until a person must decide, and return that person's seat; None if the game is over."""
    together(seats)
    while seats[0].phase != "finished":
        for seat in seats:
            if seat.turn is not None and seat.turn["legal"]:
                return seat
        seats[0].take()
        together(seats)
    return None


def play_on(seats, choose, decisions=100_000):
    """Decide at random until the end or for `decisions`; return the number of decisions made."""
    for made in range(decisions):
        seat = acting(seats)
        if seat is None or seat.turn is None:
            return made
        seat.decide(choose.choice(seat.turn["legal"]))
    together(seats)
    return decisions


def finished_game(server, *names, bots=("beginner",)):
    table, guests, seats = table_of(server, *names, bots=bots, options={"target": 1, "rules": "strife"})
    play_on(seats, random.Random(3))
    hang_up(seats)
    wait_for(lambda: shelf_of(guests[0])["finished"])
    return table, guests


def shelf_of(guest, **query):
    return done(guest.http.get("/api/me/tables", params=query))


def listed(guest, kind="open"):
    """Return the ids of the tables in a guest's list `open` (tables open to all) or `mine` (the guest's own)."""
    return [table["id"] for table in guest.http.get("/api/tables").json()[kind]]


def changed(server, table, ago):
    server.sql("UPDATE tables SET changed = ? WHERE id = ?", time.time() - ago, table)

"""Deals to which all players contribute numbers, in any order and across restarts, with and without absent players."""

import dataclasses
from contextlib import contextmanager

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.server.messages.log_entries import Chair, Created, Dealt, Sat, Shown, StoodIn
from quarterdeck.server.messages.table_types import Clock
from quarterdeck.server.tables.state import TableState
from quarterdeck.table.fairness import (
    RECEIPT,
    Receipt,
    describe_deal,
    disagreements,
    key_of,
    new_number,
    seat_commitment,
)
from quarterdeck.table.records import decode
from quarterdeck.table.replay import verify

pytestmark = pytest.mark.server(deal_seconds=3600.0)  # wait for numbers even on a slow machine
DUEL = {"game": "feud", "options": {"preset": "strikes"}}


class Dealer:
    """A browser's part in the deal: its numbers, its commitments, and the receipt of all commitments."""

    def __init__(self):
        self.numbers = {}
        self.receipt = None

    def commit(self, count=1):
        made = [new_number() for _ in range(count)]
        self.numbers |= {seat_commitment(number): number for number in made}
        return [seat_commitment(number) for number in made]

    def own(self, deal):
        """Return the numbers of this browser's seats."""
        return {seat: self.numbers[said] for seat, said in enumerate(deal["seats"]) if said in self.numbers}

    def show(self, line, deal):
        """Keep all commitments as a receipt, then reveal the numbers."""
        assert deal["wanted"]
        self.receipt = Receipt(RECEIPT, deal["site"], deal["seats"], self.own(deal))
        for seat, number in self.receipt.numbers.items():
            line.say("show", seat=seat, number=number)

    def wait(self, line):
        """Wait until the server asks for the numbers, and return the state of the deal."""
        return line.hear(lambda message: (message.get("deal") or {}).get("wanted"))["deal"]


@contextmanager
def impatient(server, line, seat):
    """When the seat has shown its number, shorten the wait for the others. A line of chat sets the timer again."""
    line.hear(lambda message: seat in (message.get("deal") or {"shown": ()})["shown"])
    rooms, limits = server.services.rooms, server.config.limits
    rooms.limit(dataclasses.replace(limits, deal_seconds=0.3))
    try:
        line.say("say", text="Where are they?")
        yield
    finally:
        rooms.limit(limits)


def ended(line, guest, table):
    line.say("concede")
    line.where(phase="finished")
    record = decode(guest.http.get(f"/api/tables/{table}/record").raise_for_status().content)
    assert verify(record) == []
    return record


def parts(record):
    assert record.deal is not None
    return [seat.part for seat in record.deal.seats]


def duel(server, ada, bo, **create):
    """Seat two people at a table. Their browsers take part in the deal (`Dealer`) or are too old for it."""
    guests = [server.guest("Ada"), server.guest("Bo")]
    more = {"commitments": ada.commit()} if ada else {}
    table = guests[0].create("person", "person", **DUEL, **more, **create)
    lines = [guest.come(table) for guest in guests]
    lines[1].say("sit", seat=1, **({"commitments": bo.commit()} if bo else {}))
    return table, guests, lines


def test_two_browsers_and_the_server_make_the_deal(server):
    ada, bo = Dealer(), Dealer()
    table, guests, lines = duel(server, ada, bo)
    deals = [dealer.wait(line) for dealer, line in zip((ada, bo), lines, strict=True)]
    assert deals[0] == deals[1]
    bo.show(lines[1], deals[1])
    ada.show(lines[0], deals[0])
    for line in lines:
        line.told("events")
    numbers = [*ada.numbers.values(), *bo.numbers.values()]
    wire = "".join(text for line in lines for text in line.raw)
    record = ended(lines[0], guests[0], table)
    assert describe_deal(record.deal, ["Ada", "Bo"]) == "made of 3 numbers: Ada, Bo, the server"
    assert record.seed == key_of(numbers, record.deal.number).hex()
    for dealer in (ada, bo):
        assert list(disagreements(record.deal, dealer.receipt)) == []
    assert not any(number in wire for number in (*numbers, record.deal.number, record.seed))


def test_alone_against_bots_the_game_begins_with_the_own_number(server):
    ada, guest = Dealer(), server.guest("Ada")
    table = guest.create("person", "beginner", **DUEL, commitments=ada.commit())
    line = guest.sit(table)
    shown = line.until("table")
    assert (shown["phase"], shown["events"]) == ("waiting", [])
    ada.show(line, shown["deal"])
    line.told("events")  # it waits for no one else
    assert parts(ended(line, guest, table)) == ["number", "none"]


def test_only_bots_play_by_the_server_alone(server):
    guest = server.guest("Ada")
    table = guest.create(*["beginner"] * 3, options={"target": 1}, commitments=Dealer().commit())
    line = guest.sit(table)
    assert line.until("table")["deal"]["seats"] == [""] * 3
    line.where(phase="finished")
    record = decode(guest.http.get(f"/api/tables/{table}/record").content)
    assert (parts(record), verify(record)) == (["none"] * 3, [])


@pytest.mark.parametrize("leaves", [False, True])
def test_who_is_here_and_says_nothing_or_leaves_has_broken_off(server, leaves):
    bo = Dealer()
    table, guests, lines = duel(server, Dealer(), bo)
    bo.show(lines[1], bo.wait(lines[1]))
    if leaves:
        lines[0].say("leave")
        lines[1].told("events")
    else:
        with impatient(server, lines[1], 1):
            lines[1].told("events")
    assert parts(ended(lines[1], guests[1], table)) == ["broken_off", "number"]


@pytest.mark.parametrize("slow", [{}, {"clock": {"decision": 86400}}], ids=["quick", "slow"])
def test_who_is_not_here_is_absent(server, slow):
    """A table with a slow clock does not wait for absent players at all."""
    ada, bo = Dealer(), Dealer()
    guests = [server.guest("Ada"), server.guest("Bo")]
    table = guests[0].create("person", "person", **DUEL, **slow, commitments=ada.commit())
    line = guests[1].sit(table)
    line.say("sit", seat=1, commitments=bo.commit())
    bo.show(line, bo.wait(line))
    if slow:
        line.told("events")
    else:
        with impatient(server, line, 1):
            line.told("events")
    record = ended(line, guests[1], table)
    assert parts(record) == ["absent", "number"]
    own = ada.own({"seats": bo.receipt.seats})
    said = list(disagreements(record.deal, msgspec.structs.replace(bo.receipt, numbers=own)))
    assert said == [("receipt seat 0", "its browser showed its number, and the record says absent")]


def test_what_is_no_number_of_this_seat_is_refused(server):
    ada, bo, guest = Dealer(), Dealer(), server.guest("Ada")
    table = guest.create("person", "person", **DUEL, commitments=ada.commit())
    (number,) = ada.numbers.values()
    line, other = guest.sit(table), server.guest("Bo").sit(table)
    assert line.refusal("show", seat=0, number=number) == "not_started", "before all have committed nothing is shown"
    other.say("sit", seat=1, commitments=bo.commit())
    ada.wait(line)
    for seat, wrong, code in ((1, number, "not_seated"), (0, new_number(), "malformed"), (9, number, "not_seated")):
        assert line.refusal("show", seat=seat, number=wrong) == code
    ada.show(line, bo.wait(other))
    line.say("show", seat=0, number=number)  # a second window sends the same again
    bo.show(other, {"site": "", "seats": ["", *bo.numbers], "wanted": True})
    line.told("events")
    line.say("show", seat=0, number=number)
    line.say("concede")
    while (message := line.take()).get("phase") != "finished":
        assert message["type"] != "refused"


def test_who_repeats_a_commitment_takes_no_part(server):
    ada, guests = Dealer(), [server.guest("Ada"), server.guest("Mallory")]
    commitment = ada.commit()
    table = guests[0].create("person", "person", **DUEL, commitments=commitment)
    guests[1].sit(table).say("sit", seat=1, commitments=commitment)
    line = guests[0].sit(table)
    ada.show(line, ada.wait(line))
    line.told("events")
    assert parts(ended(line, guests[0], table)) == ["number", "none"]


def test_a_rematch_is_dealt_by_all_again(server):
    table, guests, lines = duel(server, None, None)
    lines[0].told("events")  # no player can give up before the other one sits
    ended(lines[0], guests[0], table)
    ada, bo = Dealer(), Dealer()
    lines[0].say("rematch", commitments=ada.commit(), shuffle=True)
    following = lines[1].told("next")
    again = [guest.sit(following) for guest in guests]
    again[1].say("sit", seat=again[1].until("table")["kept"], commitments=bo.commit())
    for dealer, line in zip((ada, bo), again, strict=True):
        dealer.show(line, dealer.wait(line))
    again[0].told("events")
    assert parts(ended(again[0], guests[0], following)) == ["number", "number"]


def test_two_at_one_device_have_a_number_each(server):
    both, guest = Dealer(), server.guest("Ada")
    table = guest.create("person", {"kind": "person", "name": "Bo"}, **DUEL, commitments=both.commit(2))
    line = guest.sit(table)
    both.show(line, line.until("table")["deal"])
    line.where(phase="playing")
    line.say("hold", seat=0)
    assert parts(ended(line, guest, table)) == ["number", "number"]


NUMBERS = [new_number() for _ in range(3)]
COMMITMENTS = [seat_commitment(number) for number in NUMBERS]


@given(st.permutations(range(3)), st.permutations(range(3)), st.sets(st.integers(0, 2)), st.data())
def test_any_order_and_any_break_come_to_the_same_key(sitting, showing, taking, data):
    """People sit down and show numbers in any order, take no part, or leave. The log is replayed after any entry."""
    created = Created(
        1.0, "seas-of-strife", {"players": 3}, "", [Chair("person")] * 3, "0", True, clock=Clock(60), site=NUMBERS[0]
    )
    log = [Sat(seat, str(seat), "", None, COMMITMENTS[seat] * (seat in taking)) for seat in sitting]
    gone = data.draw(st.sets(st.sampled_from(sorted(taking)))) if taking else set()
    log += [Shown(seat, NUMBERS[seat]) for seat in showing if seat in taking - gone]
    log += [StoodIn(seat, created.standin, "left") for seat in gone]
    log += [Dealt([], sorted(gone))] if gone else []
    state = TableState("t", created)
    for at, entry in enumerate(log, 1):
        assert state.table is None
        assert state.seating.phase == "waiting"
        state.follow(entry)
        again = TableState("t", created)
        for earlier in log[:at]:
            again.replay(earlier)
        assert again.seating == state.seating
        assert (again.table is None) == (state.table is None)
    shown = [NUMBERS[seat] if seat in taking - gone else "" for seat in range(3)]
    assert state.table.key == key_of(shown, NUMBERS[0])

"""Tables that gather: the host starts the game with the people present, and later guests take bots' seats."""

import random

import pytest
from play import end_game, play_on, rematch, said_of, seat_at
from running_server import done

STRIFE = {"target": 1, "rules": "strife"}


def gathering(server, seats=6):
    """Make a table that gathers, with Ada as its host; return her seat and the table."""
    ada = server.guest("Ada")
    table = ada.create(*["person"] * seats, gathers=True)
    return ada, table, seat_at(ada, table)


def sit_down(server, table, name, seat):
    guest = server.guest(name)
    line = seat_at(guest, table)
    line.say("sit", seat=seat)
    line.where(you=seat)
    return guest, line


def test_the_host_begins_with_whoever_is_here_and_bots_take_the_other_seats(server):
    _, table, ada = gathering(server)
    ben, line = sit_down(server, table, "Ben", 5)
    assert line.line.refusal("choose", game="seas-of-strife", options={"players": 3}, level="beginner") == "not_host"
    ada.say("choose", game="seas-of-strife", options={"players": 3, **STRIFE}, level="beginner")
    for seat in (ada, line):
        seat.follow(lambda seat=seat: seat.turn is not None)
    shown = ben.look(table)
    assert [(seat["kind"], seat["name"]) for seat in shown["seats"]][:2] == [("person", "Ada"), ("person", "Ben")]
    assert (shown["you"], shown["seats"][2]["kind"], shown["options"]["players"]) == (1, "bot", 3)
    mine = done(ben.http.get("/api/tables"))["mine"][0]
    assert (mine["you"], len(mine["seats"])) == (1, 3)
    play_on([ada, line], random.Random(5))
    assert ada.phase == "finished"
    assert ada.line.refusal("choose", game="feud", options={}) == "late"


def test_a_full_table_waits_for_its_host(server):
    _, table, _ = gathering(server, seats=3)
    for seat, name in enumerate(("Ben", "Cy"), 1):
        sit_down(server, table, name, seat)
    shown = server.guest().look(table)
    assert ([seat["kind"] for seat in shown["seats"]], shown["phase"]) == (["person"] * 3, "waiting")


@pytest.mark.parametrize(("game", "seats"), [("feud", 2), ("sea-change", 6)])
def test_the_game_can_be_changed_while_people_gather(server, game, seats):
    _, table, ada = gathering(server)
    sit_down(server, table, "Ben", 1)
    ada.say("choose", game=game, options={} if game == "feud" else {"players": 6})
    shown = ada.line.hear(lambda message: message.get("game") == game)
    assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Ben", *[""] * (seats - 2)]
    assert shown["phase"] == "waiting"
    assert ada.line.refusal("choose", game="chess", options={}) == "malformed"
    assert ada.line.refusal("choose", game="feud", options={"items": 7}) == "malformed"
    if seats > 2:
        sit_down(server, table, "Cy", 2)
        assert ada.line.refusal("choose", game="feud", options={}) == "too_many"


def test_who_comes_later_takes_a_bots_seat_when_the_next_round_begins(server):
    host, table, ada = gathering(server, seats=3)
    ada.say("choose", game="seas-of-strife", options={"players": 3, "rules": "strife"}, level="beginner")
    ada.follow(lambda: ada.turn is not None)
    ben = server.guest("Ben")
    late = seat_at(ben, table)
    assert late.line.refusal("sit", seat=0) == "seat_taken"
    late.say("sit", seat=1)
    shown = late.line.hear(lambda message: "seats" in message and message["seats"][1]["heir"] == "Ben")
    assert (shown["you"], shown["seats"][1]["kind"]) == (None, "bot"), "the round goes on with the bot"
    assert server.guest("Cy").come(table).refusal("sit", seat=1) == "seat_taken"
    hidden = next(event for event in late.events if event["event"] == "deal")
    choose = random.Random(4)
    while not any(event["event"] == "round_end" for event in ada.events):
        ada.decide(choose.choice(ada.turn["legal"])) if ada.turn["legal"] else ada.take()
    taken = late.line.hear(lambda message: message.get("you") == 1)
    assert taken["seats"][1]["kind"] == "person"
    assert taken["notices"][-1] | {"events": 0} == {"events": 0, "kind": "joined", "seat": 1, "name": "Ben", "why": ""}
    assert next(event for event in taken["events"] if event["event"] == "deal") != hidden, "now it is Ben's own hand"
    assert host.look(table)["seats"][1]["heir"] == ""


def test_who_waits_for_a_bots_seat_has_it_in_the_next_game(server):
    _, table, ada = gathering(server, seats=3)
    ada.say("choose", game="seas-of-strife", options={"players": 3}, level="beginner")
    ada.follow(lambda: ada.turn is not None)
    ben = server.guest("Ben")
    ben.come(table).say("sit", seat=1)
    said_of(ada.line, 1, heir="Ben")
    end_game([ada])
    assert ben.look(rematch([ada], game="sea-change", options={"players": 2}))["kept"] == 1


def test_other_tables_begin_by_themselves_and_keep_their_bots(server):
    ada = server.guest("Ada")
    table = ada.create("person", "beginner", "beginner")
    assert seat_at(ada, table).phase == "playing"
    assert server.guest("Ben").come(table).refusal("sit", seat=1) == "seat_taken"
    waiting = ada.create("person", "person", "beginner")
    assert ada.come(waiting).refusal("choose", game="seas-of-strife", options={"players": 3}) == "late"

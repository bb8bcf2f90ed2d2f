"""People together at a table: stand-ins, agreements, taking back, and rematches."""

import random

import pytest
from play import acting, end_game, play_on, rematch, said_of, table_of, together
from running_server import Line, wait_for

from quarterdeck.games import GAMES
from quarterdeck.table import records
from quarterdeck.table.replay import verify


@pytest.mark.server(away_seconds=0.4)
def test_a_bot_stands_in_when_others_have_waited_long_enough(server):
    table, (_, ben), seats = table_of(server, "Ada", "Ben", bots=("beginner", "beginner"), game="seas-of-strife")
    first, second = seats
    second.line.close()
    while first.turn is None or first.turn["pending"] != [1]:
        if first.turn is not None and first.turn["legal"]:
            first.line.decide(first.turn, first.turn["legal"][0])
        first.take()
    shown = first.hear(lambda message: "seats" in message and message["seats"][1]["bot_in"] is not None)["seats"][1]
    assert (shown["online"], shown["standin"]) == (False, None)
    assert 0 <= shown["bot_in"] <= 0.4
    shown = said_of(first.line, 1, standin="medium", name="Ben")
    assert shown["notices"][-1]["why"] == "away"
    with ben.sit(table) as again:
        assert said_of(again, 1, standin="medium")["you"] == 1
        again.say("return")
        assert said_of(again, 1, standin=None)["notices"][-1]["kind"] == "returned"


def test_nobody_is_replaced_while_nobody_waits(server):
    """A person who plays alone against bots may leave and come back at any time."""
    table, _, (seat,) = table_of(server, "Ada", bots=("beginner",) * 3)
    assert acting([seat])
    seat.line.close()
    room = server.services.rooms.loaded_room(table)
    wait_for(room.live.away)
    assert (room.live.bot_in(), room._standins._timer) == ({}, None)


def test_the_record_says_which_decisions_a_bot_made_for_a_person(server):
    table, (ada, _), seats = table_of(server, "Ada", "Ben", bots=("beginner",), options={"target": 1})
    play_on(seats, random.Random(1), decisions=3)
    seats[1].say("leave")
    shown = said_of(seats[1].line, 1, standin="medium")
    assert (shown["you"], shown["seats"][1]["kind"], shown["seats"][1]["name"]) == (1, "person", "Ben")
    assert [(notice["kind"], notice["why"]) for notice in shown["notices"]] == [("stood_in", "left")]
    play_on(seats[:1], random.Random(2))
    record = records.decode(ada.http.get(f"/api/tables/{table}/record").content)
    theirs = [at for at, decision in enumerate(record.decisions) if decision.seat == 1]
    assert theirs[-len(record.stand_ins) :] == record.stand_ins != []
    assert (record.seats[1].name, record.seats[1].player, verify(record)) == ("Ben", "human", [])


def looks_on(server, table, machine):
    return Line(server, table, source_address=(f"127.0.0.{machine}", 0))


@pytest.mark.server(viewers=5, network_viewers=3, site_viewers=8, site_network_viewers=4, seat_lines=2)
def test_spectators_never_keep_out_who_has_a_seat(server):
    """The limits per network and in total, at one table and on the site, do not apply to players and hosts."""
    table, (ada,), (seat,) = table_of(server, "Ada", bots=("beginner",) * 3)
    seat.line.close()
    for machine in (1, 1, 1, 2, 2):
        looks_on(server, table, machine).until("table")
    assert looks_on(server, table, 1).end() == 4413, "of one machine"
    assert looks_on(server, table, 2).end() == 4413, "in all"
    lines = [ada.sit(table) for _ in range(3)]
    assert [line.until("table")["you"] for line in lines] == [0] * 3
    assert lines[0].end() == 4408, "the oldest of too many of her own"
    other = ada.create(*["beginner"] * 4)
    looks_on(server, other, 1).until("table")
    assert looks_on(server, other, 1).end() == 4413, "of one machine in the site"
    for machine in (2, 2):
        looks_on(server, other, machine).until("table")
    assert looks_on(server, other, 3).end() == 4413, "in all in the site"
    assert ada.sit(other).until("table")["host"]


@pytest.mark.server(viewers=5, network_viewers=3, site_viewers=4, site_network_viewers=4)
def test_a_full_gallery_keeps_out_nobody_who_can_sit_down(server):
    """If a seat is free, a full table still admits people who can take it, up to a limit for each free seat."""
    table = server.guest("Ada").create("person", "person", "beginner", "beginner")
    for at in (table, table, table, server.guest("Eve").create(*["beginner"] * 4)):
        looks_on(server, at, 1).until("table")
    assert looks_on(server, table, 1).end() == 4413, "nobody's friend: without a cookie nobody can sit down"
    for name in ("Ben", "Cem"):
        server.guest(name).sit(table).until("table")
    assert server.guest("Dora").sit(table).end() == 4413


def test_a_decision_is_taken_back_by_consent(server):
    _, _, seats = table_of(server, "Ada", "Ben", bots=("beginner",), options={"passing": False})
    mover = other = acting(seats)
    # Until a person's decision has no other event, and the other person must decide next.
    while mover.turn["pending"] != [seats.index(other)] or mover.turn["undo"] != "ask":
        mover = acting(seats)
        other = seats[1 - seats.index(mover)]
        mover.decide(mover.turn["legal"][0])
        together(seats)
    before, events, at = mover.turn["count"], len(mover.events), seats.index(mover)
    mover.say("propose", kind="take_back")
    assert other.line.told("proposal") == {"kind": "take_back", "seat": at, "yes": [at], "wanted": [1 - at]}
    other.say("answer", yes=True)
    mover.until("table")
    assert len(mover.events) == events - 1
    assert mover.turn["count"] == before - 1
    assert mover.turn["legal"]


def test_a_proposal_is_declined_and_changes_nothing_or_all_agree(server):
    table, (ada, _), (first, second) = table_of(server, "Ada", "Ben", bots=("beginner", "beginner"))
    acting((first, second))
    first.say("propose", kind="end")
    second.line.told("proposal")
    first.say("answer", yes=True)
    first.where(code="late")
    second.say("answer", yes=False)
    shown = second.line.where(proposal=None)
    assert [notice["kind"] for notice in shown["notices"]] == ["proposed", "declined"]
    assert shown["phase"] == "playing"
    second.say("propose", kind="end")
    first.hear(lambda message: (message.get("proposal") or {}).get("seat"))
    first.say("answer", yes=True)
    ended = {"why": "agreement", "seat": 1}
    second.where(type="table", phase="finished", over=ended, turn=None)
    record = ada.http.get(f"/api/tables/{table}/record")
    assert ("result" in record.json(), record.json()["ended"]) == (False, ended)
    assert verify(records.decode(record.content)) == []


@pytest.mark.parametrize("game", ["seas-of-strife", "feud"])
def test_giving_up_ends_a_duel_and_leaves_a_bot_elsewhere(server, game):
    _, _, (seat,) = table_of(server, "Ada", bots=("beginner",) * (1 if game == "feud" else 2), game=game)
    acting([seat])
    seat.say("concede")
    if game == "feud":
        shown = seat.until("table")
        assert (shown["phase"], shown["over"]) == ("finished", {"why": "concession", "seat": 0})
    else:
        assert said_of(seat.line, 0, standin="medium")["phase"] == "playing"


def test_against_bots_alone_a_decision_is_always_taken_back(server):
    table, (ada,), (seat,) = table_of(server, "Ada", bots=("beginner",) * 2, options={"target": 1})
    dice = random.Random(3)
    acting([seat])
    while seat.turn["undo"] is None or len(seat.turn["legal"]) < 2:
        play_on([seat], dice, decisions=1)
        acting([seat])
    count, events = seat.turn["count"], seat.events
    play_on([seat], dice, decisions=1)
    acting([seat])
    seat.say("propose", kind="take_back")
    shown = seat.until("table")
    assert shown["turn"]["count"] >= count
    assert len(shown["turn"]["legal"]) > 1
    assert shown["events"][: len(events)] == events
    assert shown["notices"][-1]["kind"] == "took_back"
    play_on([seat], dice)
    mine = ada.http.get("/api/tables").json()["mine"]
    assert next(entry for entry in mine if entry["id"] == table)["outcome"]["counts"] is False
    assert verify(records.decode(ada.http.get(f"/api/tables/{table}/record").content)) == []


def test_the_host_arranges_the_table(server):
    ada, ben, eve = (server.guest(name) for name in ("Ada", "Ben", "Eve"))
    table = ada.create("person", "person", "person", "person")
    lines = [guest.come(table) for guest in (ada, ben, eve)]
    assert lines[1].refusal("arrange", title="Mine") == "not_host"
    lines[1].say("sit", seat=1)
    assert said_of(lines[0], 1, name="Ben")["watchers"]["names"] == ["Eve"]
    lines[0].say("arrange", title="  Friday\n night ", locked=True)
    assert lines[2].where(locked=True)["title"] == "Friday night"
    assert lines[2].refusal("sit", seat=2) == "locked"
    lines[0].say("remove", seat=1)
    assert lines[1].where(you=None, locked=True)["seats"][1]["kind"] == "open"
    lines[0].say("arrange", locked=False)
    lines[1].where(locked=False)
    assert lines[1].refusal("sit", seat=1) == "locked", "who was sent away"
    lines[2].say("sit", seat=1)
    said_of(lines[0], 1, name="Eve")
    lines[0].say("give_host", seat=1)
    company = lines[2].where(host=True)
    assert company["you"] == 1
    assert [seat["host"] for seat in company["seats"]] == [False, True, False, False]


def test_spectators_are_counted_silenced_and_shut_out(server):
    table, _, (seat,) = table_of(server, "Ada", bots=("beginner",) * 3)
    eve = server.guest("Eve")
    line = eve.sit(table)
    assert line.take()["watchers"]["mode"] == "open"
    seat.where(watchers={"mode": "open", "count": 1, "names": ["Eve"]})
    seat.say("arrange", watching="silent")
    line.where(watchers={"mode": "silent", "count": 1, "names": ["Eve"]})
    assert line.refusal("say", text="psst") == "silenced"
    seat.say("arrange", watching="closed")
    seat.where(watchers={"mode": "closed", "count": 0, "names": []})
    assert eve.sit(table).end() == 4423


def test_one_press_offers_the_next_game_to_all(server):
    table, (ada, ben), seats = table_of(server, "Ada", "Ben", bots=("beginner", "hard"))
    end_game(seats)
    eve = server.guest("Eve")
    assert eve.sit(table).refusal("rematch") == "not_seated"
    following = rematch(seats[::-1])
    first, second = ada.sit(following), ben.sit(following)
    shown = first.take()
    assert (shown["phase"], shown["evening"], shown["kept"]) == ("waiting", table, 0)
    assert [(info["kind"], info["name"], info["reserved"], info["level"]) for info in shown["seats"]][:2] == [
        ("open", "Ada", True, None),
        ("person", "Ben", False, None),
    ]
    assert [info["level"] for info in shown["seats"][2:]] == ["beginner", "hard"]
    assert eve.sit(following).refusal("sit", seat=0) == "seat_taken"
    first.say("sit", seat=0)
    second.where(phase="playing")
    evening = ada.http.get(f"/api/evenings/{table}").json()
    assert [entry["id"] for entry in evening["tables"]] == [table, following]
    assert evening["running"] == following
    assert {standing["name"] for standing in evening["standings"]} == {"Ada", "Ben"}


def test_levels_that_a_game_does_not_offer_become_those_below(server, monkeypatch):
    """Holds for new tables, for bots that the host seats, and for a next game that offers fewer levels."""
    monkeypatch.setitem(GAMES["seas-of-strife"].levels, "expert", "rollout:50")
    monkeypatch.setitem(GAMES["turn-the-tide"].levels, "expert", None)
    table, (ada,), seats = table_of(server, "Ada", bots=("expert", "beginner"))
    offered = {game["id"]: game["levels"] for game in ada.http.get("/api/games").json()}
    assert offered["seas-of-strife"] == ["beginner", "medium", "hard", "expert"]
    assert offered["turn-the-tide"] == ["beginner", "medium", "hard"]
    assert [info["level"] for info in ada.sit(table).take()["seats"]] == [None, "expert", "beginner"]
    end_game(seats)
    following = ada.sit(rematch(seats, game="turn-the-tide", options={"players": 3})).take()
    assert [info["level"] for info in following["seats"]] == [None, "hard", "beginner"]
    host = ada.sit(ada.create("person", "person", "expert", game="turn-the-tide", standin="expert"))
    shown = host.take()
    assert (shown["standin"], shown["seats"][2]["level"]) == ("hard", "hard")
    host.say("substitute", seat=1, level="expert")
    assert said_of(host, 1, level="hard")["phase"] == "playing"


def test_the_next_game_may_be_another_one_and_its_host_may_fill_it(server):
    _, (ada, ben), seats = table_of(server, "Ada", "Ben", bots=("beginner",))
    end_game(seats)
    seats[0].say("rematch", game="sea-change", options={"players": 1})
    seats[0].where(code="too_many")
    following = rematch(seats, game="turn-the-tide", options={"players": 4}, shuffle=True)
    first = ada.sit(following)
    shown = first.take()
    assert shown["game"] == "turn-the-tide"
    assert sorted(info["kind"] for info in shown["seats"]) == ["bot", "bot", "open", "person"]
    (kept,) = (info["seat"] for info in shown["seats"] if info["reserved"])
    first.say("substitute", seat=kept, level="hard")
    assert said_of(first, kept, standin="hard")["phase"] == "playing"
    second = ben.sit(following)
    assert second.until("table")["you"] == kept
    second.say("return")
    said_of(second, kept, standin=None)

"""Hints, and explanations of past plays: who gets them, and when."""

import random
from base64 import b64decode

import pytest
from play import acting, play_on, table_of

from quarterdeck.analysis.analyse import analyse
from quarterdeck.games import GAMES
from quarterdeck.table import records
from quarterdeck.table.hosted import HostedTable as Table
from quarterdeck.table.replay import verify

SHORT = {"target": 1, "rules": "strife"}


def plays_of(seat, *after):
    seat.say("plays", after=after)
    return seat.until("played")


def test_a_play_is_answered_with_the_view_that_the_asker_had_before_it(server):
    table, (ada,), (seat,) = table_of(server, "Ada", bots=("medium",) * 3, options=SHORT)
    play_on([seat], random.Random(2), 4)
    assert acting([seat])
    after = [step["events"] for step in seat.steps[:-1]]
    told = plays_of(seat, *after[-5:], len(seat.events), 10**6)
    assert (told["reader"], len(told["plays"])) == (0, 5)
    play_on([seat], random.Random(2))
    record = records.decode(ada.http.get(f"/api/tables/{table}/record").content)
    stood, number = Table(GAMES[record.game], record.options, bytes.fromhex(record.seed)), 0
    for made in record.decisions:
        play = told["plays"][number]
        if stood.event_count == play["after"]:
            assert (made.seat, made.action) == (play["seat"], play["action"])
            assert b64decode(play["view"]) == stood.view(0).tobytes() != stood.full_state().tobytes()
            number += 1
            if number == len(told["plays"]):
                break
        stood.decide(made.seat, made.action)
    assert number == 5
    assert seat.refusal("plays", after=[0]) == "finished"


def test_bids_that_wait_for_others_are_not_there_yet(server):
    table, _, (seat,) = table_of(server, "Ada", bots=("medium",) * 2, game="turn-the-tide")
    at = len(seat.events)
    assert acting([seat])
    assert plays_of(seat, at)["plays"] == []
    play_on([seat], random.Random(1), 1)
    assert acting([seat]), "all have bid, and it goes on"
    assert {play["seat"] for play in plays_of(seat, at)["plays"]} == {0, 1, 2}
    assert server.guest("Eve").come(table).refusal("plays", after=[at]) == "not_seated"


@pytest.mark.parametrize("terms", [{"memory": "strict"}, {"aids": False}])
def test_where_players_must_remember_or_count_no_play_is_explained(server, terms):
    _, _, (seat,) = table_of(server, "Ada", bots=("beginner",) * 2, game="turn-the-tide", **terms)
    assert acting([seat])
    assert seat.refusal("plays", after=[0]) == "no_hints"


def hint_of(seat):
    seat.say("hint")
    return seat.until("known")


def test_a_hint_is_what_the_seat_may_know_and_the_record_keeps_that_it_was_asked_for(server):
    tide = {
        "bots": ("beginner",) * 2,
        "game": "turn-the-tide",
        "options": {"players": 3, "rounds": 2},
    }  # two rounds, as a single one may end within three bids
    table, (ada,), (seat,) = table_of(server, "Ada", hints=True, standin="beginner", **tide)
    assert acting([seat])
    play_on([seat], random.Random(1), decisions=3)
    assert acting([seat])
    known = hint_of(seat)
    assert hint_of(seat)["count"] == known["count"]
    play_on([seat], random.Random(2))
    record = records.decode(ada.http.get(f"/api/tables/{table}/record").content)
    verify(record)
    (asked,) = record.hints
    assert (asked.seat, known["seat"], known["count"]) == (0, 0, 3)
    stood = Table(GAMES["turn-the-tide"], record.options, bytes.fromhex(record.seed))
    for made in record.decisions[: asked.ply]:
        stood.decide(made.seat, made.action)
    past = stood.past(0)
    assert b64decode(known["view"]) == stood.view(0).tobytes() != stood.full_state().tobytes()
    assert b64decode(known["beginning"]) == past.beginning.tobytes()
    assert (known["owners"], known["actions"]) == (past.seats.tolist(), past.actions.tolist())
    assert analyse(stood.game, stood.view(0), 0, past, plays=500).best
    shown = ada.http.get("/api/me/tables").json()
    assert [each["outcome"]["counts"] for each in shown["finished"] if each["id"] == table] == [False]


def test_among_people_all_must_agree_and_everybody_hears_who_asks(server):
    _, _, seats = table_of(server, "Ada", "Ben", bots=("beginner",), game="turn-the-tide", options={"players": 3})
    first, second = seats
    assert acting(seats)
    assert first.refusal("hint") == "no_hints"
    first.say("propose", kind="hints")
    second.told("proposal")
    second.say("answer", yes=False)
    first.told("proposal")  # earlier messages had no proposal
    assert first.where(proposal=None)["hints"] is False
    second.say("propose", kind="hints")
    first.told("proposal")
    first.say("answer", yes=True)
    assert second.where(hints=True, proposal=None)["notices"][-1]["kind"] == "hints"
    assert first.refusal("propose", kind="hints") == "late"
    assert hint_of(first)["seat"] == 0
    heard = second.hear(lambda message: message.get("notices") and message["notices"][-1]["kind"] == "hinted")
    assert heard["notices"][-1]["seat"] == 0
    first.line.decide(first.turn, first.turn["legal"][0])
    assert first.refusal("hint") == "not_your_turn"


def test_who_has_no_seat_gets_no_hint_and_what_must_be_remembered_is_not_told(server):
    tide = {"bots": ("beginner",) * 2, "game": "turn-the-tide", "options": {"players": 3}}
    table, (ada,), (seat,) = table_of(server, "Ada", **tide)
    assert server.guest("Eve").come(table).refusal("hint") == "not_seated"
    seat.say("propose", kind="hints")
    seat.where(hints=True)
    made = {"game": "turn-the-tide", "hints": True, "memory": "strict"}
    assert ada.http.post("/api/tables", json=made).json()["code"] == "bad_option"
    _, _, (strict,) = table_of(server, "Cy", memory="strict", **tide)
    assert acting([strict])
    assert strict.refusal("propose", kind="hints") == "no_hints"
    assert strict.refusal("hint") == "no_hints"

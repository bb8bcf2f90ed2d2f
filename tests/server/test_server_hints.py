"""Hints: where a table allows them, what is sent, who hears of it, and what is kept."""

import random
from base64 import b64decode

from play import Seat, acting, play_on, table_of

from quarterdeck.bots.thinking import think
from quarterdeck.games import GAMES
from quarterdeck.table import Table, records
from quarterdeck.table.replay import verify


def hint_of(seat):
    seat.line.say("hint")
    return seat.hear_until("known")


def test_a_hint_is_what_the_seat_may_know_and_the_record_keeps_that_it_was_asked_for(house):
    options = {"players": 3, "rounds": 1}
    table, (ada,), (seat,) = table_of(
        house, "Ada", bots=("easy",) * 2, game="turn-the-tide", options=options, hints=True, standin="easy"
    )
    assert acting([seat])
    play_on([seat], random.Random(1), decisions=3)
    assert acting([seat])
    known = hint_of(seat)
    assert hint_of(seat)["count"] == known["count"]
    play_on([seat], random.Random(2))
    answer = ada.http.get(f"/api/tables/{table}/record")
    record = records.decode(answer.content)
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
    assert think(stood.game, stood.view(0), 0, past, plays=500).best
    shown = ada.http.get("/api/me/tables").json()
    assert [each["outcome"]["counts"] for each in shown["finished"] if each["id"] == table] == [False]


def test_among_people_all_must_agree_and_everybody_hears_who_asks(house):
    _, _, seats = table_of(house, "Ada", "Ben", bots=("easy",), game="turn-the-tide", options={"players": 3})
    first, second = seats
    assert acting(seats)
    assert first.refusal("hint") == "no_hints"
    first.line.say("propose", kind="hints")
    second.told("proposal")
    second.line.say("answer", yes=False)
    first.told("proposal")  # before it others were said, without a proposal
    assert first.where(proposal=None)["hints"] is False
    second.line.say("propose", kind="hints")
    first.told("proposal")
    first.line.say("answer", yes=True)
    assert second.where(hints=True, proposal=None)["notices"][-1]["kind"] == "hints"
    assert first.refusal("propose", kind="hints") == "late"
    assert hint_of(first)["seat"] == 0
    while (notice := second.told("notices")[-1])["kind"] != "hinted":
        pass
    assert notice["seat"] == 0
    first.line.decide(first.turn, first.turn["legal"][0])
    assert first.refusal("hint") == "not_your_turn"


def test_who_has_no_seat_gets_no_hint_and_what_must_be_remembered_is_not_told(house):
    table, (ada,), (seat,) = table_of(house, "Ada", bots=("easy",) * 2, game="turn-the-tide", options={"players": 3})
    with house.guest("Eve").sit(table) as line:
        watching = Seat(line)
        watching.hear()
        assert watching.refusal("hint") == "not_seated"
    seat.line.say("propose", kind="hints")
    seat.where(hints=True)
    made = {"game": "turn-the-tide", "hints": True, "memory": "strict"}
    assert ada.http.post("/api/tables", json=made).json()["code"] == "bad_option"
    _, _, (strict,) = table_of(
        house, "Cy", bots=("easy",) * 2, game="turn-the-tide", options={"players": 3}, memory="strict"
    )
    assert acting([strict])
    assert strict.refusal("propose", kind="hints") == "no_hints"
    assert strict.refusal("hint") == "no_hints"

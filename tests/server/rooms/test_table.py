"""What people can do at a table, and every refusal."""

import random

import msgspec
from play import Seat, acting, come_back, play_on, table_of
from running_server import GAME, PATIENCE, refused, running

from quarterdeck.games.seas_of_strife.deck import RANK
from quarterdeck.server.rooms import write_retry


def test_a_whole_game_and_its_record(server):
    ada = server.guest("Ada")
    table = ada.create("person", "easy", "medium", "easy", options={"target": 1})
    assert refused(ada.http.get(f"/api/tables/{table}/record")) == (409, "unfinished")
    seat = Seat(ada.sit(table))
    first = seat.until("table")
    assert (first["you"], first["host"]) == (0, True)
    assert [place["kind"] for place in first["seats"]] == ["person", "bot", "bot", "bot"]
    play_on([seat], random.Random(3))
    assert seat.events[-1]["event"] == "game_end"
    for kind, fields in (("decide", {"count": 10_000, "actions": [1]}), ("leave", {})):
        assert seat.line.refusal(kind, **fields) == "finished"
    answer = server.guest().http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"].startswith(f'attachment; filename="{GAME}-')
    record = answer.json()
    assert record["format"] == "quarterdeck-record/1"
    assert [player["player"] for player in record["seats"]] == ["human", "bot:beginner", "bot:medium", "bot:beginner"]
    assert record["result"]["scores"] == record["events"][-1]["scores"]
    (mine,) = ada.http.get("/api/tables").json()["mine"]
    assert (mine["id"], mine["phase"]) == (table, "finished")


def test_a_decision_that_comes_again_is_carried_out_once(server):
    _, _, (ada,) = table_of(server, "Ada", bots=("easy",) * 3)
    with ada.line as line:
        acting([ada])
        while len(ada.turn["legal"]) < 2:
            play_on([ada], random.Random(3), decisions=1)
            acting([ada])
        decision = {"count": ada.turn["count"], "actions": ada.turn["legal"][:1], "id": "first"}
        line.say("decide", **decision)
        ada.move_on(decision["count"])
        acting([ada])
        known = len(ada.events)
        line.say("decide", **decision)
        again = ada.until("table")
        assert (again["decided"], again["turn"]["count"], len(again["events"])) == ("first", ada.turn["count"], known)
        line.say("propose", kind="take_back")
        while ada.turn["count"] != decision["count"]:
            ada.until("table")
        line.say("decide", **decision)  # a copy that was long on its way: the count alone would let it pass
        assert ada.until("table")["turn"]["count"] == decision["count"]
        line.say("decide", **decision | {"id": "second"})
        ada.move_on(decision["count"])


def test_a_choice_can_be_changed_until_all_are_in(tmp_path, monkeypatch):
    """Whoever has chosen may choose anew; nobody else hears of it, and a restart forgets nothing."""
    monkeypatch.setattr(write_retry, "TELL_SECONDS", PATIENCE)  # a slow database is not told of
    with running(tmp_path) as server:
        table, guests, (ada, ben) = table_of(server, "Ada", "Ben", bots=("easy", "easy"), options={"passing": True})
        for seat in (ada, ben):
            while seat.turn is None or seat.turn["pending"] != [0, 1]:
                seat.take()
        first, second, third = ada.turn["legal"][:3]
        assert ada.line.refusal("change", count=0, actions=[first, second]) == "late"
        ada.line.decide(ada.turn, first, second)
        while ada.turn["chosen"] != [first, second] or ben.turn["pending"] != [1]:
            (ada if ada.turn["chosen"] != [first, second] else ben).take()
        assert {first, second, third} <= set(ada.turn["alternatives"])
        wrong = ((0, [third, third], "illegal"), (2, [third, second], "late"), (0, [], "malformed"))
        for count, actions, code in wrong:
            assert ada.line.refusal("change", count=count, actions=actions) == code
        heard = len(ben.line.raw)
        ada.say("change", count=0, actions=[third, second])
        while ada.turn["chosen"] != [third, second]:
            ada.take()
        ben.say("say", text="now")
        ben.line.until("said")
        told = [msgspec.json.decode(text)["type"] for text in ben.line.raw[heard:]]
        assert set(told) <= {"said", "seats"}, "of the game nothing, whoever comes and goes"
    with running(tmp_path) as server:
        ada, ben = come_back(guests, server, table)
        assert (ada.turn["chosen"], ada.turn["count"]) == ([third, second], 2)
        ben.line.decide(ben.turn, *ben.turn["legal"][:2])
        while len(ada.events) < 3:
            ada.take()
        gave = next(event for event in ada.events if event["event"] == "pass" and event["from"] == 0)
        assert gave["cards"] == sorted(RANK[card] for card in (second, third))
        assert ada.line.refusal("change", count=0, actions=[first, second]) == "late"

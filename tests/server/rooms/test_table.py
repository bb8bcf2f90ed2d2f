"""Decisions, chat, quick phrases and refusals at a table."""

import random
import time

import msgspec
from play import Seat, acting, come_back, end_game, play_on, rematch, said_of, table_of
from running_server import GAME, PATIENCE, Line, refused, running

from quarterdeck.games.seas_of_strife.deck import RANK
from quarterdeck.server.messages.log_entries import Chair, Created, Spoke
from quarterdeck.server.rooms import write_retry
from quarterdeck.server.rooms.evenings import chat_along
from quarterdeck.server.tables.seating import Seating


def test_a_whole_game_and_its_record(server, ada):
    table = ada.create("person", "beginner", "medium", "beginner", options={"target": 1})
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
    _, _, (ada,) = table_of(server, "Ada", bots=("beginner",) * 3)
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
        line.say("decide", **decision)  # a late copy: its count is right, but its id is not
        assert ada.until("table")["turn"]["count"] == decision["count"]
        line.say("decide", **decision | {"id": "second"})
        ada.move_on(decision["count"])


def test_a_choice_can_be_changed_until_all_are_in(tmp_path, monkeypatch):
    monkeypatch.setattr(write_retry, "TELL_SECONDS", PATIENCE)  # no notice about a slow database
    with running(tmp_path) as server:
        table, guests, (ada, ben) = table_of(
            server, "Ada", "Ben", bots=("beginner", "beginner"), options={"passing": True}
        )
        for seat in (ada, ben):
            seat.follow(lambda seat=seat: seat.turn and seat.turn["pending"] == [0, 1])
        first, second, third = ada.turn["legal"][:3]
        assert ada.line.refusal("change", count=0, actions=[first, second]) == "late"
        ada.line.decide(ada.turn, first, second)
        ada.follow(lambda: ada.turn["chosen"] == [first, second])
        ben.follow(lambda: ben.turn["pending"] == [1])
        assert {first, second, third} <= set(ada.turn["alternatives"])
        wrong = ((0, [third, third], "illegal"), (2, [third, second], "late"), (0, [], "malformed"))
        for count, actions, code in wrong:
            assert ada.line.refusal("change", count=count, actions=actions) == code
        heard = len(ben.line.raw)
        ada.say("change", count=0, actions=[third, second])
        ada.follow(lambda: ada.turn["chosen"] == [third, second])
        ben.line.chat("now")
        told = [msgspec.json.decode(text)["type"] for text in ben.line.raw[heard:]]
        assert set(told) <= {"said", "seats"}, "of the game nothing, whoever comes and goes"
    with running(tmp_path) as server:
        ada, ben = come_back(guests, server, table)
        assert (ada.turn["chosen"], ada.turn["count"]) == ([third, second], 2)
        ben.line.decide(ben.turn, *ben.turn["legal"][:2])
        ada.follow(lambda: len(ada.events) >= 3)
        gave = next(event for event in ada.events if event["event"] == "pass" and event["from"] == 0)
        assert gave["cards"] == sorted(RANK[card] for card in (second, third))
        assert ada.line.refusal("change", count=0, actions=[first, second]) == "late"


def answer(line):
    """Return the server's answer to a line of chat: the line itself, or the refusal."""
    return line.hear(lambda message: message["type"] in ("said", "refused"))


def arranged(seats, talk):
    """Let the host set the table's `talk`, and wait until all people have received the change."""
    seats[0].say("arrange", talk=talk)
    for seat in seats:
        seat.where(talk=talk)


def test_a_phrase_is_sent_as_a_code_and_stays_in_the_chat(server):
    table, (ada, ben), seats = table_of(server, "Ada", "Ben", bots=("beginner",))
    seats[1].say("say", phrase="well_played")
    for seat in seats:
        said = answer(seat.line)
        assert {**said, "at": 0} == {
            "type": "said", "name": "Ben", "text": "", "at": 0, "seat": 1, "phrase": "well_played", "who": ben.id,
        }  # fmt: skip
    assert [line["phrase"] for line in ada.look(table)["chat"]] == ["well_played"]
    for wrong in ({}, {"text": "Hello", "phrase": "hello"}, {"text": " "}, {"text": "\x00\n"}, {"text": "x" * 301}):
        seats[0].say("say", **wrong)
        assert answer(seats[0].line)["code"] == "malformed"


def test_reactions_take_turns_and_partners_have_none(server):
    _, _, (ada, ben) = table_of(server, "Ada", "Ben", bots=("beginner",))
    for reaction in ("laugh", "wow"):
        ada.say("say", phrase=reaction)
    assert [answer(ada.line).get(part) for part in ("phrase", "code")] == ["laugh", "too_fast"]
    ada.say("say", phrase="hello")
    ben.say("say", phrase="laugh")
    assert [answer(ada.line)["name"] for _ in range(2)] == ["Ada", "Ben"], "other phrases, and others, are free"
    table, _, seats = table_of(
        server, "Ada", "Ben", bots=("beginner", "beginner"), game="sea-change", options={"players": 4, "teams": 2}
    )
    watcher = server.guest("Eve").sit(table)
    for line in (seats[0].line, watcher):
        assert line.refusal("say", phrase="well_played") == "no_reactions"
    end_game(seats)
    watcher.say("say", phrase="well_played")
    assert answer(seats[0].line)["phrase"] == "well_played"


def test_what_is_said_is_cleaned_kept_and_limited(server):
    table, (_, ben), (ada, second) = table_of(server, "Ada", "Ben", bots=("beginner",))
    ben.http.put("/api/me", json={"name": "Benjamin"}).raise_for_status()
    said_of(ada.line, 1, name="Benjamin")
    second.say("say", text="  good\nevening\x07 \u202e all ")
    said = ada.until("said")
    assert (said["name"], said["text"], said["seat"]) == ("Benjamin", "good evening all", 1)
    assert abs(said["at"] - time.time()) < 60
    for _ in range(50):
        second.say("say", text="again")
    assert second.until("refused")["code"] == "too_fast"
    with Line(server, table) as stranger:
        assert stranger.take()["chat"][0]["text"] == "good evening all"
        assert stranger.refusal("say", text="me too") == "not_seated"


def test_the_host_says_at_set_up_and_later_what_may_be_said(server):
    table, (_, ben), seats = table_of(server, "Ada", "Ben", bots=("beginner",), talk="phrases")
    watcher = server.guest("Cora").sit(table)
    assert watcher.take()["talk"] == "phrases"
    assert seats[1].line.refusal("arrange", talk="off") == "not_host"
    everybody = {"Ada": seats[0].line, "Ben": seats[1].line, "Cora": watcher}
    refused = {"phrases": ("phrases_only", None), "off": ("chat_off", "chat_off"), "open": (None, None)}
    for talk, (text, phrase) in refused.items():
        if talk != "phrases":
            arranged(seats, talk)
        for name, line in everybody.items():
            for said, code in (({"text": name}, text), ({"phrase": "hello"}, phrase)):
                line.say("say", **said)
                heard = line.hear(lambda message, name=name: message.get("name", message["type"]) in (name, "refused"))
                assert heard.get("code") == code, (talk, name)
    notices = ben.look(table)["notices"]
    assert [(notice["kind"], notice["why"]) for notice in notices] == [("talk", "off"), ("talk", "open")]


def chat_at(table, guest):
    """Return the chat that a newcomer to a table receives, with each line's author, text and seat."""
    return [(said["name"], said["text"], said["seat"]) for said in guest.look(table)["chat"]]


def test_the_chat_comes_along_for_those_who_played(server):
    table, (ada, ben), seats = table_of(server, "Ada", "Ben", bots=("beginner",))
    eve, cora = server.guest("Eve"), server.guest("Cora")
    with eve.sit(table) as watcher:
        watcher.chat("Good luck!")
        seats[1].line.chat("Thank you")
    said = [("Eve", "Good luck!", None), ("Ben", "Thank you", 1)]
    arranged(seats, "phrases")
    end_game(seats)
    following = rematch(seats)
    assert [chat_at(following, guest) for guest in (ada, ben, eve, cora)] == [said, said, [], []]
    assert ada.look(following)["talk"] == "phrases"


def seating_after(*guests, chat, before):
    """Return a table with `chat` lines of its own chat, and `before` lines from the evening's previous table."""
    chairs = [Chair("person", guest=guest, name=guest) for guest in guests]
    seating = Seating.begin("table", Created(0.0, "turn-the-tide", {"players": 3}, "", chairs, guests[0], False))
    for at in range(chat + before):
        seating.follow(Spoke(guests[0], "Ada", str(at), float(at), 0, None, before=at < before))
    return seating


def test_what_came_along_goes_on_only_where_all_saw_it():
    seating = seating_after("ada", "ben", chat=2, before=3)
    again = [Chair("person", guest=guest) for guest in ("ben", "ada")]
    assert [(line.text, line.seat) for line in chat_along(seating, again, 100)] == [(str(at), 1) for at in range(5)]
    assert [line.text for line in chat_along(seating, again, 4)] == ["1", "2", "3", "4"]
    with_cora = [*again, Chair("person", guest="cora")]
    assert [line.text for line in chat_along(seating, with_cora, 100)] == ["3", "4"]

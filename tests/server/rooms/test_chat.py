"""Chat: phrases that each reader reads in their own language, and what the host lets be said."""

import time

from play import Seat, end_game, rematch, said_of, table_of
from running_server import Line

from quarterdeck.server.messages.log_entries import Chair, Created, Spoke
from quarterdeck.server.rooms.evenings import chat_along
from quarterdeck.server.tables.seating import Seating


def answer(line):
    """What comes of something said: it is heard, or refused."""
    while (message := line.take())["type"] not in ("said", "refused"):
        pass
    return message


def arranged(seats, talk):
    """The host lets so much be said, and everybody knows."""
    seats[0].say("arrange", talk=talk)
    for seat in seats:
        seat.where(talk=talk)


def test_a_phrase_is_sent_as_a_code_and_stays_in_the_chat(server):
    table, (ada, ben), seats = table_of(server, "Ada", "Ben", bots=("easy",))
    seats[1].say("say", phrase="well_played")
    for seat in seats:
        said = answer(seat.line)
        assert {**said, "at": 0} == {
            "type": "said", "name": "Ben", "text": "", "at": 0, "seat": 1, "phrase": "well_played", "who": ben.id,
        }  # fmt: skip
    with ada.sit(table) as again:
        assert [line["phrase"] for line in again.take()["chat"]] == ["well_played"]
    for wrong in ({}, {"text": "Hello", "phrase": "hello"}, {"text": " "}, {"text": "\x00\n"}, {"text": "x" * 301}):
        seats[0].say("say", **wrong)
        assert answer(seats[0].line)["code"] == "malformed"


def test_what_is_said_is_cleaned_kept_and_limited(server):
    table, (_, ben), (ada, second) = table_of(server, "Ada", "Ben", bots=("easy",))
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
    table, (_, ben), seats = table_of(server, "Ada", "Ben", bots=("easy",), talk="phrases")
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
                while (heard := answer(line)).get("name", name) != name:
                    pass
                assert heard.get("code") == code, (talk, name)
    notices = ben.sit(table).take()["notices"]
    assert [(notice["kind"], notice["why"]) for notice in notices] == [("talk", "off"), ("talk", "open")]


def chat_at(server, guest, table):
    """The chat that a newcomer to a table is shown: who said what, from which seat."""
    with guest.sit(table) as line:
        return [(said["name"], said["text"], said["seat"]) for said in line.take()["chat"]]


def next_of(seats):
    """End the game and offer the next one. Return its table."""
    end_game(seats)
    return rematch(seats)


def test_the_chat_comes_along_for_those_who_played(server):
    table, (ada, ben), seats = table_of(server, "Ada", "Ben", bots=("easy",))
    eve, cora = server.guest("Eve"), server.guest("Cora")
    with eve.sit(table) as watcher:
        watcher.say("say", text="Good luck!")
        answer(watcher)
        seats[1].say("say", text="Thank you")
        answer(seats[1].line)
    said = [("Eve", "Good luck!", None), ("Ben", "Thank you", 1)]
    following = next_of(seats)
    for guest in (ada, ben):
        assert chat_at(server, guest, following) == said
    for guest in (eve, cora):
        assert chat_at(server, guest, following) == []
    with ada.sit(following) as line, ben.sit(following) as other:
        next_seats = [Seat(line), Seat(other)]
        other.say("sit", seat=1)
        line.say("say", text="Again!")
        next_seats[0].until("said")
        for seat in next_seats:
            while seat.phase != "playing":
                seat.take()
        arranged(next_seats, "phrases")
        third = next_of(next_seats)
    assert chat_at(server, ben, third) == [*said, ("Ada", "Again!", 0)]
    assert chat_at(server, eve, third) == []
    with ada.sit(third) as line:
        assert line.take()["talk"] == "phrases"


def seating_after(*guests, chat, before):
    """A table whose players came from another one: so many lines of chat here, and from there."""
    chairs = [Chair("person", guest=guest, name=guest) for guest in guests]
    created = Created(0.0, "turn-the-tide", {"players": 3}, "", chairs, guests[0], False)
    seating = Seating.begin("table", created)
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

"""People in one room: a shared screen, a device that several people share, and the shared review of a game."""

import random

import msgspec
import pytest
from play import Seat, end_game, play_on, rematch, seat_at, table_of
from running_server import GAME, Line

from quarterdeck.server.accounts.guests import MOST_COMPANIONS
from quarterdeck.server.admin.delete_account import NOBODY


def test_who_asks_to_watch_is_a_spectator_whatever_seat_they_have(server):
    table, (ada,), _ = table_of(server, "Ada", bots=("beginner", "beginner"))
    screen = ada.sit(table, query="?watch=yes")
    shown = screen.until("table")
    assert (shown["you"], shown["host"], shown["turn"]["legal"]) == (None, False, [])
    assert all(hand is None for event in shown["events"] for hand in event.get("hands", ()))
    assert screen.refusal("decide", count=0, actions=[0]) == "not_seated"


def couple(server, **more):
    """Let Ada and Ben play at one device, with a bot. Return the device's connection, and its first `table` message."""
    ada = server.guest("Ada")
    table = ada.create("person", {"kind": "person", "name": "Ben"}, "beginner", options={"target": 1}, **more)
    device = Seat(ada.sit(table))
    return table, ada, device, device.take()


def hold(device, seat):
    device.say("hold", seat=seat)
    shown = device.until("table")
    assert shown["you"] == seat
    return shown


def hands(shown):
    """Return for each seat whether a message contains the hand that the seat was dealt last."""
    deals = [event["hands"] for event in shown["events"] if event["event"] == "deal"]
    return [hand is not None for hand in deals[-1]]


def play_by_turns(device, choose):
    """Play to the end: each time, the person who must decide takes over the device and decides."""
    held = None
    while device.phase != "finished":
        assert device.turn is not None
        asked = [seat for seat in device.turn["pending"] if seat in (0, 1)]
        if not asked:
            device.take()
        elif held not in asked:
            hold(device, None)
            held = asked[0]
            hold(device, held)
        elif device.turn["legal"]:
            device.decide(choose.choice(device.turn["legal"]))
        else:
            device.take()


def test_a_device_is_sent_the_hand_of_whoever_has_it(server):
    """In a whole game, each message contains only the hand of the person who has the device at that time."""
    table, ada, device, shown = couple(server)
    assert (shown["phase"], shown["you"], shown["here"]) == ("playing", None, [0, 1])
    assert hands(shown) == [False, False, False]
    assert hands(hold(device, 0)) == [True, False, False]
    shown = hold(device, 1)
    assert hands(shown) == [False, True, False]
    assert [(seat["online"], seat["bot_in"]) for seat in shown["seats"]] == [(True, None)] * 3
    assert hands(ada.look(table)) == [False, False, False], "a reload begins with nobody's hand"
    assert hands(hold(device, None)) == [False, False, False]
    assert device.refusal("decide", count=0, actions=[0]) == "not_seated"
    assert device.refusal("hold", seat=2) == "not_seated"
    device.refusals.clear()
    eve = server.guest("Eve").sit(table)
    assert eve.take()["here"] == []
    assert eve.refusal("hold", seat=1) == "not_seated", "nobody else is somebody at that device"
    play_by_turns(device, random.Random(3))
    held = None
    for text in device.line.raw:
        message = msgspec.json.decode(text)
        held = message["you"] if message["type"] == "table" else held
        for event in message.get("events", ()):
            assert [seat for seat, hand in enumerate(event.get("hands", ())) if hand is not None] in ([], [held])
    assert [seat["name"] for seat in ada.record(table)["seats"]][:2] == ["Ada", "Ben"]


def test_somebody_sits_down_beside_one_and_all_of_them_play_again(ada, ben):
    """Ben and Cy share a device at Ada's table. Ada offers a rematch, and Ben's answer seats Ben and Cy."""
    table = ada.create("person", "person", "person", options={"target": 1})
    host, device = seat_at(ada, table), seat_at(ben, table)
    device.say("sit", seat=1)
    device.say("sit", seat=2, name=" Cy ")
    assert [seat["name"] for seat in device.where(phase="playing", here=[1, 2])["seats"]] == ["Ada", "Ben", "Cy"]
    hold(device, 2)
    host.say("propose", kind="end")
    assert device.told("proposal")["wanted"] == [1, 2]
    device.say("answer", yes=True)
    hold(device, 1)
    device.say("answer", yes=True)
    host.where(phase="finished")
    nexts = Seat(ben.sit(rematch([host])))
    assert nexts.take()["kept"] == 1
    nexts.line.say("sit", seat=1)
    nexts.where(phase="playing")
    evening = ada.http.get(f"/api/evenings/{table}").json()
    assert sorted(standing["name"] for standing in evening["standings"]) == ["Ada", "Ben", "Cy"]


def test_leaving_a_table_before_the_start_takes_all_of_the_device_along(server):
    table = server.guest("Ada").create("person", "person", "person", "person")
    device = seat_at(server.guest("Ben"), table)
    for kind, fields, here in (
        ("sit", {"seat": 1}, [1]),
        ("sit", {"seat": 2, "name": "Cy"}, [1, 2]),
        ("remove", {"seat": 2}, [1]),
        ("sit", {"seat": 3, "name": "Cy"}, [1, 3]),
        ("leave", {}, []),
    ):
        device.say(kind, **fields)
        device.where(here=here)
        if here == [1, 2]:
            assert device.refusal("sit", seat=3, name="Cy") == "seat_taken"


def test_bad_names_and_too_many_people_at_a_device(server):
    ada, person = server.guest("Ada"), {"kind": "person"}
    ben = {**person, "name": "Ben"}
    bot = {**ben, "kind": "bot", "level": "beginner"}
    for seats in ([person, {**person, "name": "\u200b"}], [ben, ben], [bot, person]):
        body = {"game": GAME, "options": {"players": 3}, "seats": [person, *seats]}
        assert ada.http.post("/api/tables", json=body).status_code == 400
    line = ada.come(ada.create("person", "person", "person"))
    assert line.refusal("sit", seat=1, name=" ") == "malformed"
    for number in range(MOST_COMPANIONS):
        line.say("sit", seat=99, name=f"Friend {number}")
    line.say("sit", seat=1, name="One more")
    line.where(code="too_many")


def test_who_is_erased_takes_those_at_their_device_along(server):
    table, ada, *_ = couple(server)
    eve = server.guest("Eve").come(table)
    assert ada.http.get("/api/me/export").json()["companions"] == ["Ben"]
    ada.http.delete("/api/me").raise_for_status()
    eve.hear(lambda message: {seat["name"] for seat in message.get("seats", ())[:2]} == {NOBODY})


def finish(seats):
    """Let both agree to end the game after a few decisions; return its number of events."""
    play_on(seats, random.Random(1), 3)
    end_game(seats)
    return seats[0].steps[-1]["events"]


def looking(line, **wanted):
    """Return the next message about the shared review that has these values."""
    return line.where(type="looking", **wanted)


def test_one_leads_and_the_others_follow(server):
    table, (_, ben), (first, second) = table_of(server, "Ada", "Ben", bots=("beginner",))
    last = finish([first, second])
    logged = server.sql("select count(*) from log where table_id = ?", table)
    first.say("look_back", at=last)
    assert looking(first.line) == {"type": "looking", "at": last, "leader": "Ada", "following": [], "you": "leads"}
    assert looking(second.line, you=None)["leader"] == "Ada"
    second.say("look_back")
    both = {"leader": "Ada", "following": ["Ben"]}
    assert looking(second.line) == {"type": "looking", "at": last, **both, "you": "follows"}
    assert looking(first.line)["following"] == ["Ben"]
    # Followers receive each step; late and returning guests receive the present position.
    first.say("look_back", at=0)
    assert looking(second.line)["at"] == 0
    eve = server.guest("Eve")
    with eve.sit(table) as late:
        assert looking(late) == {"type": "looking", "at": 0, **both, "you": None}
        late.say("look_back")
        assert looking(late, you="follows")["following"] == ["Ben", "Eve"]
        late.say("look_back", at=last - 1)
        assert looking(late, you="leads")["following"] == ["Ada", "Ben"]
        assert looking(first.line, leader="Eve")["you"] == "follows"
        looking(second.line, at=last - 1)
    # Her connection is gone: no one leads until she, or another guest, does.
    assert looking(second.line, leader=None)["at"] == last - 1
    with eve.sit(table) as again:
        assert looking(again)["leader"] is None
        again.say("look_back")
        assert looking(again, you="leads")["at"] == last - 1
        again.say("look_alone")
        assert looking(again, you=None)["leader"] is None
        again.say("look_back")
        assert looking(again, you="follows")["leader"] is None
    for line in (first.line, second.line):
        line.say("look_alone")
    looking(first.line, following=[])
    with ben.sit(table) as fresh:
        assert looking(fresh) == {"type": "looking", "at": 0, "leader": None, "following": [], "you": None}
    assert server.sql("select count(*) from log where table_id = ?", table) == logged


@pytest.mark.server(look_rate=0.001, look_burst=2)
def test_what_is_refused_to_who_looks_back(server):
    table, _, seats = table_of(server, "Ada", "Ben", bots=("beginner",))
    first = seats[0].line
    assert seats[0].refusal("look_back", at=0) == "unfinished"
    seats[0].refusals.clear()
    first.say("arrange", watching="silent")
    last = finish(seats)
    for at in (last + 1, -1):
        assert first.refusal("look_back", at=at) == "malformed"
    assert Line(server, table).refusal("look_back") == "not_seated"
    silent = server.guest("Eve").sit(table)
    assert silent.refusal("look_back", at=0) == "silenced"
    silent.say("look_back")
    assert looking(silent, you="follows")["leader"] is None
    for _ in range(2):
        first.say("look_back", at=0)
    assert first.refusal("look_back", at=0) == "too_fast"

"""People in one room: a screen that shows nobody's hand, several people at one device."""

import random

import msgspec
from house import GAME
from play import Seat, rematch, table_of

from quarterdeck.server.accounts.guests import MOST_COMPANIONS
from quarterdeck.server.admin.delete_account import NOBODY


def test_who_asks_to_watch_is_a_spectator_whatever_seat_they_have(house):
    table, guests, _ = table_of(house, "Ada", bots=("easy", "easy"))
    with guests[0].sit(table, query="?watch=yes") as line:
        screen = Seat(line)
        shown = screen.hear_until("table")
        assert shown["you"] is None
        assert not shown["host"]
        assert shown["turn"]["legal"] == []
        assert all(hand is None for event in shown["events"] for hand in event.get("hands", ()))
        line.say("decide", count=0, actions=[0])
        assert screen.hear_until("refused")["code"] == "not_seated"


def couple(house, **more):
    """Ada and Ben play at one device, with a bot; the one connection of the device, before anybody has it."""
    ada = house.guest("Ada")
    seats = [{"kind": "person"}, {"kind": "person", "name": "Ben"}, {"kind": "bot", "level": "easy"}]
    body = {"game": GAME, "options": {"players": 3, "target": 3}, "seats": seats, **more}
    answer = ada.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["id"])
    return table, ada, Seat(ada.sit(table))


def hold(device, seat):
    """The table as it is shown once the person at a seat has the device."""
    device.line.say("hold", seat=seat)
    shown = device.hear_until("table")
    assert shown["you"] == seat
    return shown


def hands(shown):
    """Whose hand of the latest deal is in a message."""
    deals = [event["hands"] for event in shown["events"] if event["event"] == "deal"]
    return [hand is not None for hand in deals[-1]]


def play_by_turns(device, choose):
    """Whoever is asked takes the device and decides, to the end."""
    held = None
    while device.phase != "finished":
        assert device.turn is not None
        asked = [seat for seat in device.turn["pending"] if seat in (0, 1)]
        if not asked:
            device.hear()
        elif held not in asked:
            hold(device, None)
            held = asked[0]
            hold(device, held)
        elif device.turn["legal"]:
            before = device.turn["count"]
            device.line.decide(device.turn, choose.choice(device.turn["legal"]))
            while device.turn is not None and device.turn["count"] == before:
                device.hear()
                assert not device.refusals
        else:
            device.hear()


def test_a_device_is_sent_the_hand_of_whoever_has_it(house):
    """To the end of a whole game: each message has no other hand than that of the person who had the device then."""
    table, ada, device = couple(house)
    shown = device.hear()
    assert (shown["phase"], shown["you"], shown["here"]) == ("playing", None, [0, 1])
    assert hands(shown) == [False, False, False]
    assert hands(hold(device, 0)) == [True, False, False]
    shown = hold(device, 1)
    assert hands(shown) == [False, True, False]
    assert [(seat["online"], seat["bot_in"]) for seat in shown["seats"]] == [(True, None)] * 3
    assert hands(Seat(ada.sit(table)).hear()) == [False, False, False], "a reload begins with nobody's hand"
    assert hands(hold(device, None)) == [False, False, False]
    assert device.refusal("decide", count=0, actions=[0]) == "not_seated"
    device.refusals.clear()
    play_by_turns(device, random.Random(3))
    held = None
    for text in device.line.raw:
        message = msgspec.json.decode(text)
        held = message["you"] if message["type"] == "table" else held
        for event in message.get("events", ()):
            assert [seat for seat, hand in enumerate(event.get("hands", ())) if hand is not None] in ([], [held])
    record = ada.http.get(f"/api/tables/{table}/record").json()
    assert [seat["name"] for seat in record["seats"]][:2] == ["Ada", "Ben"]


def test_nobody_else_can_be_somebody_at_that_device(house):
    table, _, device = couple(house)
    device.hear()
    eve = Seat(house.guest("Eve").sit(table))
    assert eve.hear()["here"] == []
    assert eve.refusal("hold", seat=1) == "not_seated"
    assert device.refusal("hold", seat=2) == "not_seated"


def test_somebody_sits_down_beside_one_and_all_of_them_play_again(house):
    """At a friend's table: the device of Ben and Cy; Ada offers the rematch, Ben's press seats both."""
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.create("person", "person", "person", options={"target": 1})
    host, device = Seat(ada.sit(table)), Seat(ben.sit(table))
    host.hear()
    device.hear()
    device.line.say("sit", seat=1)
    device.line.say("sit", seat=2, name=" Cy ")
    shown = device.where(phase="playing", here=[1, 2])
    assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Ben", "Cy"]
    hold(device, 2)
    host.line.say("propose", kind="end")
    assert device.told("proposal")["wanted"] == [1, 2]
    device.line.say("answer", yes=True)
    hold(device, 1)
    device.line.say("answer", yes=True)
    host.where(phase="finished")
    following = rematch([host])
    nexts = Seat(ben.sit(following))
    assert nexts.hear()["kept"] == 1
    nexts.line.say("sit", seat=1)
    nexts.where(phase="playing")
    evening = ada.http.get(f"/api/evenings/{table}").json()
    assert sorted(standing["name"] for standing in evening["standings"]) == ["Ada", "Ben", "Cy"]


def test_leaving_a_table_before_the_start_takes_all_of_the_device_along(house):
    table = house.guest("Ada").create("person", "person", "person", "person")
    device = Seat(house.guest("Ben").sit(table))
    device.hear()
    for kind, fields, here in (
        ("sit", {"seat": 1}, [1]),
        ("sit", {"seat": 2, "name": "Cy"}, [1, 2]),
        ("remove", {"seat": 2}, [1]),
        ("sit", {"seat": 3, "name": "Cy"}, [1, 3]),
        ("leave", {}, []),
    ):
        device.line.say(kind, **fields)
        device.where(here=here)
        if here == [1, 2]:
            assert device.refusal("sit", seat=3, name="Cy") == "seat_taken"


def test_bad_names_and_too_many_people_at_a_device(house):
    ada = house.guest("Ada")
    for seats in (
        [{"kind": "person"}, {"kind": "person", "name": "\u200b"}, {"kind": "person"}],
        [{"kind": "person"}, {"kind": "person", "name": "Ben"}, {"kind": "person", "name": "Ben"}],
        [{"kind": "person"}, {"kind": "bot", "level": "easy", "name": "Ben"}, {"kind": "person"}],
    ):
        body = {"game": GAME, "options": {"players": 3}, "seats": seats}
        assert ada.http.post("/api/tables", json=body).status_code == 400
    table = ada.create("person", "person", "person")
    device = Seat(ada.sit(table))
    device.hear()
    assert device.refusal("sit", seat=1, name=" ") == "malformed"
    for number in range(MOST_COMPANIONS):
        device.line.say("sit", seat=99, name=f"Friend {number}")
    device.line.say("sit", seat=1, name="One more")
    while device.hear_until("refused")["code"] != "too_many":
        pass


def test_who_is_erased_takes_those_at_their_device_along(house):
    table, ada, device = couple(house)
    device.hear()
    eve = Seat(house.guest("Eve").sit(table))
    eve.hear()
    assert ada.http.get("/api/me/export").json()["companions"] == ["Ben"]
    ada.http.request("DELETE", "/api/me").raise_for_status()
    while {seat["name"] for seat in eve.hear().get("seats", ())[:2]} != {NOBODY}:
        pass

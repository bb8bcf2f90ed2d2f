"""What people can do at a table, and every refusal."""

import random
import time

import msgspec
import pytest
from house import GAME, PATIENCE, Line, running
from play import Seat, acting, moved, play_on, said_of, table_of

from quarterdeck.games.seas_of_strife.deck import RANK
from quarterdeck.server.rooms import write_retry
from quarterdeck.server.settings.config import Limits


def pair(house):
    """A running game of two people and two bots."""
    table, _, seats = table_of(house, "Ada", "Ben", bots=("easy", "easy"))
    return table, seats, [seat.line for seat in seats]


def test_a_whole_game_and_its_record(house):
    ada = house.guest("Ada")
    table = ada.create("person", "easy", "medium", "easy")
    early = ada.http.get(f"/api/tables/{table}/record")
    assert (early.status_code, early.json()["code"]) == (409, "unfinished")
    with ada.sit(table) as line:
        seat = Seat(line)
        first = seat.hear_until("table")
        assert first["you"] == 0
        assert first["host"] is True
        assert [place["kind"] for place in first["seats"]] == ["person", "bot", "bot", "bot"]
        play_on([seat], random.Random(3))
        assert seat.events[-1]["event"] == "game_end"
        line.say("decide", count=10_000, actions=[1])
        assert line.until("refused")["code"] == "finished"
        line.say("leave")
        assert line.until("refused")["code"] == "finished"
    answer = house.guest().http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].startswith(f'attachment; filename="{GAME}-')
    record = answer.json()
    assert record["format"] == "quarterdeck-record/1"
    assert [player["player"] for player in record["seats"]] == [
        "human",
        "bot:beginner",
        "bot:medium",
        "bot:beginner",
    ]
    assert record["result"]["scores"] == record["events"][-1]["scores"]
    mine = ada.http.get("/api/tables").json()["mine"]
    assert mine[0]["id"] == table
    assert mine[0]["phase"] == "finished"


def test_refusals_change_nothing(house):
    _, seats, _lines = pair(house)
    seat = acting([*seats])
    other = seats[1 - seats.index(seat)]
    count = seat.turn["count"]
    known = [len(one.events) for one in seats]

    def refusal(who, **decision):
        who.line.say("decide", **decision)
        return dict(who.line.until("refused"))

    mine = seat.turn["legal"]
    assert refusal(seat, count=count + 1, actions=mine[:1])["code"] == "late"
    assert refusal(seat, count=count - 1, actions=mine[:1])["code"] == "late"
    assert refusal(other, count=other.turn["count"], actions=mine[:1])["code"] == "not_your_turn"
    assert refusal(seat, count=count, actions=[])["code"] == "malformed"
    assert refusal(seat, count=count, actions=[10_000])["code"] == "malformed"
    assert refusal(seat, count=count, actions=[10**30])["code"] == "malformed"
    assert refusal(seat, count=10**30, actions=mine[:1])["code"] == "late"
    assert refusal(seat, count=count, actions=[-1])["code"] == "malformed"
    if seat.turn["illegal"]:
        wrong = seat.turn["illegal"][0]
        answer = refusal(seat, count=count, actions=[wrong["action"]])
        assert answer["code"] == "illegal"
        assert answer["reason"] == wrong["reason"]
    not_held = next(card for card in range(60) if card not in mine and card not in known_actions(seat))
    assert refusal(seat, count=count, actions=[not_held])["code"] == "illegal"
    late = [mine[0], mine[0]]  # the first would be fine, the second never is: neither may count
    assert refusal(seat, count=count, actions=late)["code"] in ("illegal", "not_your_turn")
    assert [len(one.events) for one in seats] == known
    seat.line.decide(seat.turn, mine[0])
    before = seat.updates
    while seat.updates == before:
        seat.hear()
    assert seat.turn["count"] == count + 1
    assert refusal(seat, count=count, actions=mine[:1])["code"] == "late"


def test_a_decision_that_comes_again_is_carried_out_once(house):
    _, _, (ada,) = table_of(house, "Ada", bots=("easy",) * 3)
    with ada.line as line:
        acting([ada])
        while len(ada.turn["legal"]) < 2:
            play_on([ada], random.Random(3), decisions=1)
            acting([ada])
        decision = {"count": ada.turn["count"], "actions": ada.turn["legal"][:1], "id": "first"}
        line.say("decide", **decision)
        while ada.turn["count"] == decision["count"]:
            ada.hear()
        acting([ada])
        known = len(ada.events)
        line.say("decide", **decision)
        again = ada.hear_until("table")
        assert (again["decided"], again["turn"]["count"], len(again["events"])) == ("first", ada.turn["count"], known)
        line.say("propose", kind="take_back")
        while ada.turn["count"] != decision["count"]:
            ada.hear_until("table")
        line.say("decide", **decision)  # a copy that was long on its way: the count alone would let it pass
        assert ada.hear_until("table")["turn"]["count"] == decision["count"]
        line.say("decide", **decision | {"id": "second"})
        while ada.turn["count"] == decision["count"]:
            ada.hear()


def known_actions(seat):
    assert seat.turn is not None
    return [illegal["action"] for illegal in seat.turn["illegal"]]


def test_two_cards_are_passed_together_or_not_at_all(house):
    _, _, (ada,) = table_of(house, "Ada", bots=("easy",) * 3, options={"passing": True})
    with ada.line as line:
        while ada.turn is None or not ada.turn["legal"]:
            ada.hear()
        first, second = ada.turn["legal"][:2]
        line.decide(ada.turn, first, first)
        assert line.until("refused")["code"] == "illegal"
        line.decide(ada.turn, first, second)
        while len(ada.events) < 2:
            ada.hear()
        assert ada.events[1]["event"] == "pass"


def test_a_choice_can_be_changed_until_all_are_in(tmp_path, monkeypatch):
    """Whoever has chosen may choose anew; nobody else hears of it, and a restart forgets nothing."""
    monkeypatch.setattr(write_retry, "TELL_SECONDS", PATIENCE)  # a slow database is not told of
    with running(tmp_path) as house:
        table, guests, (ada, ben) = table_of(house, "Ada", "Ben", bots=("easy", "easy"), options={"passing": True})
        for seat in (ada, ben):
            while seat.turn is None or seat.turn["pending"] != [0, 1]:
                seat.hear()
        first, second, third = ada.turn["legal"][:3]
        ada.line.say("change", count=0, actions=[first, second])
        assert ada.line.until("refused")["code"] == "late"
        ada.line.decide(ada.turn, first, second)
        while ada.turn["chosen"] != [first, second] or ben.turn["pending"] != [1]:
            (ada if ada.turn["chosen"] != [first, second] else ben).hear()
        assert {first, second, third} <= set(ada.turn["alternatives"])
        wrong = ((0, [third, third], "illegal"), (2, [third, second], "late"), (0, [], "malformed"))
        for count, actions, code in wrong:
            ada.line.say("change", count=count, actions=actions)
            assert ada.line.until("refused")["code"] == code
        heard = len(ben.line.raw)
        ada.line.say("change", count=0, actions=[third, second])
        while ada.turn["chosen"] != [third, second]:
            ada.hear()
        ben.line.say("say", text="now")
        ben.line.until("said")
        told = [msgspec.json.decode(text)["type"] for text in ben.line.raw[heard:]]
        assert set(told) <= {"said", "seats"}, "of the game nothing, whoever comes and goes"
    with running(tmp_path) as house:
        again = [Seat(moved(guest, house).sit(table)) for guest in guests]
        for seat in again:
            seat.hear()
        ada, ben = again
        assert (ada.turn["chosen"], ada.turn["count"]) == ([third, second], 2)
        ben.line.decide(ben.turn, *ben.turn["legal"][:2])
        while len(ada.events) < 3:
            ada.hear()
        gave = next(event for event in ada.events if event["event"] == "pass" and event["from"] == 0)
        assert gave["cards"] == sorted(RANK[card] for card in (second, third))
        ada.line.say("change", count=0, actions=[first, second])
        assert ada.line.until("refused")["code"] == "late"


def test_sitting_and_leaving_before_the_start(house):
    table, _, (_first, second) = waiting(house)
    second.say("sit", seat=2)
    assert second.until("refused")["code"] == "seat_taken"
    stranger = Line(house, table)
    stranger.say("sit", seat=2)
    assert stranger.until("refused")["code"] == "not_seated"
    stranger.close()
    watcher = house.guest("Cem").sit(table)
    watcher.say("sit", seat=0)
    assert watcher.until("refused")["code"] == "seat_taken"
    watcher.say("sit", seat=9)
    assert watcher.until("refused")["code"] == "malformed"
    watcher.say("decide", count=0, actions=[1])
    assert watcher.until("refused")["code"] == "not_seated"
    watcher.say("leave")
    assert watcher.until("refused")["code"] == "not_seated"
    second.say("decide", count=0, actions=[1])
    assert second.until("refused")["code"] == "not_started"
    second.say("substitute", seat=2, level="easy")
    assert second.until("refused")["code"] == "not_host"
    second.say("leave")
    while second.take().get("you", 1) is not None:
        pass
    watcher.say("sit", seat=1)
    while watcher.take().get("you") != 1:
        pass


def waiting(house):
    """Ada and Ben at a table of four whose other seats are free."""
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.create("person", "person", "person", "person")
    lines = [ada.sit(table), ben.sit(table)]
    lines[1].say("sit", seat=1)
    sits = here = False
    while not (sits and here):  # Ada's connection may be the later one to come to the table
        message = lines[1].take()
        sits = sits or message.get("you") == 1
        here = here or ("seats" in message and message["seats"][0]["online"])
    return table, [ada, ben], lines


def test_the_host_fills_the_table_with_bots(house):
    table, _, (first, second) = waiting(house)
    first.say("substitute", seat=1, level="easy")
    assert first.until("refused")["code"] == "seat_taken"
    first.say("substitute", seat=2, level="easy")
    first.say("substitute", seat=7, level="easy")
    assert first.until("refused")["code"] == "malformed"
    first.say("substitute", seat=3, level="medium")
    begun = second.until("update")
    assert begun["first"] == 0
    assert begun["events"][0]["event"] == "deal"
    assert begun["phase"] == "playing"
    listed = house.guest().http.get("/api/tables").json()["open"]
    assert table not in [entry["id"] for entry in listed]


def test_a_bot_plays_for_who_leaves_until_they_return(house):
    _, seats, (_first, second) = pair(house)
    acting(seats)
    second.say("leave")
    shown = said_of(second, 1, standin="medium")
    assert (shown["you"], shown["seats"][1]["kind"], shown["seats"][1]["name"]) == (1, "person", "Ben")
    assert [(notice["kind"], notice["why"]) for notice in shown["notices"]] == [("stood_in", "left")]
    second.say("return")
    shown = said_of(second, 1, standin=None)
    assert [notice["kind"] for notice in shown["notices"]] == ["stood_in", "returned"]


def test_whoever_decides_has_returned(house):
    """The bot may be quicker: then the decision is late, and the person is back all the same."""
    _, seats, (first, second) = pair(house)
    seat = acting(seats)
    at = seats.index(seat)
    first.say("leave") if at == 0 else second.say("leave")
    seat.line.decide(seat.turn, seat.turn["legal"][0])
    seat.line.say("return")
    said_of(seat.line, at, standin="medium")
    said_of(seat.line, at, standin=None)


def test_a_bot_stands_in_for_who_is_gone_after_a_grace(tmp_path):
    with running(tmp_path, limits=Limits(grace_seconds=3600.0)) as house:
        table, (_, ben), seats = table_of(house, "Ada", "Ben", bots=("easy", "easy"))
        first, second = (seat.line for seat in seats)
        acting(seats)
        first.close()
        assert said_of(second, 0, online=False)["host"] is True
        second.say("substitute", seat=0, level="easy")
        assert second.until("refused")["code"] == "too_soon"
        second.close()
    with running(tmp_path, limits=Limits(grace_seconds=0.0)) as house, moved(ben, house).sit(table) as again:
        again.say("substitute", seat=0, level="easy")
        shown = said_of(again, 0, standin="beginner")
        assert shown["seats"][0]["name"] == "Ada"


def test_reconnection_shows_all_that_happened(house):
    table, (ada, _), seats = table_of(house, "Ada", "Ben", bots=("easy", "easy"))
    lines = [seat.line for seat in seats]
    play_on(seats, random.Random(2), decisions=12)
    acting(seats)
    with ada.sit(table) as again:
        shown = again.take()
        assert shown["you"] == 0
        assert shown["events"] == seats[0].events
        assert shown["turn"] == seats[0].turn
    lines[0].close()
    while (message := lines[1].take())["type"] != "seats" or message["seats"][0]["online"]:
        pass
    with ada.sit(table) as again:
        again.take()
        said_of(lines[1], 0, online=True)


def test_renaming_is_seen_at_the_table(house):
    _, (_, ben), (first, second) = waiting(house)
    ben.http.put("/api/me", json={"name": "Benjamin"}).raise_for_status()
    while (message := first.take())["type"] != "seats" or message["seats"][1]["name"] != "Benjamin":
        pass
    second.say("say", text="hello")
    assert first.until("said")["name"] == "Benjamin"


def test_chat_is_kept_and_limited(house):
    table, _, (first, second) = waiting(house)
    second.say("say", text="  good\nevening\x07 \u202e all ")
    said = first.until("said")
    assert (said["name"], said["text"], said["seat"]) == ("Ben", "good evening all", 1)
    assert abs(said["at"] - time.time()) < 60
    for text in ("", "\x00\n", "x" * 301):
        second.say("say", text=text)
        assert second.until("refused")["code"] == "malformed"
    for _ in range(50):
        second.say("say", text="again")
    assert second.until("refused")["code"] == "too_fast"
    stranger = Line(house, table)
    shown = stranger.take()
    assert shown["chat"][0]["text"] == "good evening all"
    stranger.say("say", text="me too")
    assert stranger.until("refused")["code"] == "not_seated"


@pytest.mark.parametrize("players", [3, 6])
def test_a_table_of_bots_plays_while_somebody_watches(house, players):
    guest = house.guest()
    table = guest.create(*["easy"] * players)
    with guest.sit(table) as line:
        seat = Seat(line)
        assert seat.hear()["you"] is None
        while seat.phase != "finished":
            seat.hear()

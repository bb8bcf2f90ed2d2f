"""Nobody is sent a card that is not theirs to see: asserted on every byte of whole games."""

import random

import msgspec
import pytest
from house import Line
from play import Seat, acting, play_on, table_of

CARD_FIELDS = ("card", "cards", "hands")


def cards_in(value, name=""):
    """Every card that a message mentions anywhere."""
    if isinstance(value, dict):
        return set().union(*(cards_in(part, key) for key, part in value.items()), set())
    if isinstance(value, list):
        return set().union(*(cards_in(part, name) for part in value), set())
    return {value} if name in CARD_FIELDS and isinstance(value, int) else set()


def known_at(record, seat, count):
    """The cards of the running round that a reader of the first `count` events may know."""
    known = set()
    for event in record["events"][:count]:
        if event["event"] == "deal":
            known = set(event["hands"][seat]) if seat is not None else set()
        elif event["event"] == "pass":
            known |= set(event["cards"]) if seat in (event["from"], event["to"]) else set()
        elif event["event"] == "play":
            known.add(event["card"])
    return known


def check_bytes(raw, record, seat):
    hidden = [
        msgspec.json.encode(hand).decode()
        for event in record["events"]
        if event["event"] == "deal"
        for other, hand in enumerate(event["hands"])
        if other != seat
    ]
    seen = 0
    for text in raw:
        assert not any(hand in text for hand in hidden)
        assert record["seed"] not in text
        message = msgspec.json.decode(text)
        for at, event in enumerate(message.get("events", ()), message.get("first", 0)):
            assert cards_in(event) <= known_at(record, seat, at + 1)
            seen = at + 1
        turn = message.get("turn")
        if turn and seat is None:
            assert turn["legal"] == turn["illegal"] == turn["chosen"] == []
        reasons = [cards_in(illegal["reason"]) for illegal in (turn or {}).get("illegal", ())]
        assert set().union(*reasons) <= known_at(record, seat, seen)
    assert seen == len(record["events"])


@pytest.mark.parametrize("options", [{}, {"passing": True, "rules": "strife", "happy_faces": True}])
def test_no_hidden_card_in_any_byte(house, options):
    options = {**options, "target": 8}
    table, guests, people = table_of(house, "Ada", "Ben", bots=("easy", "medium"), options=options)
    spectator = Seat(Line(house, table))
    play_on(people, random.Random(1))
    while spectator.phase != "finished":
        spectator.hear()
    record = guests[1].http.get(f"/api/tables/{table}/record").json()
    for reader, seat in zip([*people, spectator], (0, 1, None), strict=True):
        check_bytes(reader.line.raw, record, seat)
        reader.line.close()


OPEN = [("seas-of-strife", {"target": 30}), ("sea-change", {"target": 3})]


@pytest.mark.parametrize(("game", "options"), OPEN, ids=[kind[0] for kind in OPEN])
def test_spectators_see_a_round_only_when_it_is_over(house, game, options):
    table, guests, people = table_of(house, "Ada", "Ben", bots=("easy",), game=game, options=options, open_rounds=True)
    stranger = house.guest()
    address = f"/api/tables/{table}/rounds"
    spectator = Seat(stranger.sit(table))
    assert spectator.hear()["open_rounds"] is True
    told = []
    choose = random.Random(8)
    while people[0].phase != "finished":
        play_on(people, choose, 1)
        acting(people)  # nothing happens now before somebody here decides
        events = people[0].events
        ends = [at for at, event in enumerate(events, 1) if event["event"] == "round_end"]
        answer = stranger.http.get(address)
        assert answer.status_code == (200 if ends else 409)
        if ends and people[0].phase != "finished":
            shown = answer.json()
            assert len(shown["events"]) == ends[-1], "nothing is shown after an end"
            assert shown["events"][-1]["event"] == "round_end"
            assert all(hand is not None for event in shown["events"] for hand in event.get("hands", ()))
            assert set(shown) == {"format", "game", "rules", "options", "seats", "events", "steps"}
            assert guests[0].http.get(address).status_code == 409, "nobody who plays"
            told.append((len(shown["events"]), answer.content))
    record = guests[1].http.get(f"/api/tables/{table}/record").json()
    second = 0
    for count, content in told:
        running = [hand for event in record["events"][count:] for hand in event.get("hands", ())]
        second += bool(running)
        assert not any(msgspec.json.encode(hand) in content for hand in running)
        assert record["seed"].encode() not in content
    assert second > 0, "a second round was played"
    while spectator.phase != "finished":
        spectator.hear()
    for text in spectator.line.raw:
        hidden = [hand for event in record["events"] for hand in event.get("hands", ())]
        assert not any(msgspec.json.encode(hand).decode() in text for hand in hidden), "the socket tells no hand at all"


def test_rounds_are_open_only_where_the_table_and_its_game_allow_it(house):
    ada = house.guest("Ada")
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "easy"}] * 3]
    for game, more in (("turn-the-tide", {}), ("seas-of-strife", {"memory": "strict"}), ("feud", {})):
        body = {"game": game, "seats": seats[: 2 if game == "feud" else 4], "open_rounds": True, **more}
        assert ada.http.post("/api/tables", json=body).json()["code"] == "bad_option", game
    fresh = {info["id"]: info["fresh_rounds"] for info in ada.http.get("/api/games").json()}
    assert fresh == {"seas-of-strife": True, "turn-the-tide": False, "sea-change": True, "feud": False}
    table, _, people = table_of(house, "Ada", bots=("easy", "easy"), options={"target": 3})
    play_on(people, random.Random(2))
    assert ada.http.get(f"/api/tables/{table}/rounds").status_code == 409
    assert ada.http.get("/api/tables/nowhere/rounds").status_code == 404


def round_two(house, opened):
    """Ada's turn when she decides for the first time in a second round, alone against bots."""
    choose = random.Random(3)
    while True:
        _, _, people = table_of(house, "Ada", bots=("easy", "easy"), options={"target": 30}, open_rounds=opened)
        ada, turn = people[0], None
        while ada.phase != "finished" and turn is None:
            play_on(people, choose, 1)
            acting(people)
            deals = [at for at, event in enumerate(ada.events) if event["event"] == "deal"]
            own = [event for event in ada.events[deals[-1] :] if event["event"] == "play" and event["seat"] == 0]
            turn = ada.turn if len(deals) > 1 and not own and ada.turn and ada.turn["legal"] else None
        ada.line.close()
        if turn is not None:
            return turn


def test_an_open_round_is_not_taken_back(house):
    """Alone against bots one may go back far, but not to before what spectators have seen."""
    assert round_two(house, opened=False)["undo"] == "now"
    assert round_two(house, opened=True)["undo"] is None

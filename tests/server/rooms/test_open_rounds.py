"""Open rounds and strict memory: when a round or the game is over, readers get what was hidden from them before."""

import random

import msgspec
import pytest
from play import Seat, acting, end_game, play_on, seat_at, table_of
from running_server import Line

from quarterdeck.games import GAMES
from quarterdeck.server.messages.log_entries import Chair, Created, Decided, Sat
from quarterdeck.server.tables.state import TableState


@pytest.mark.parametrize(("game", "target"), [("seas-of-strife", 1000), ("sea-change", 30)])
def test_spectators_see_a_round_only_when_it_is_over(server, game, target):
    settings = {"bots": ("beginner",), "game": game, "options": {"target": target}, "open_rounds": True}
    table, guests, people = table_of(server, "Ada", "Ben", **settings)
    stranger = server.guest()
    address = f"/api/tables/{table}/rounds"
    spectator = Seat(stranger.sit(table))
    assert spectator.take()["open_rounds"] is True
    told, ends, choose = [], [], random.Random(8)
    while len(ends) < 2:
        play_on(people, choose, 4)
        acting(people)  # now nothing happens until a person in this test decides
        ends = [at for at, event in enumerate(people[0].events, 1) if event["event"] == "round_end"]
        answer = stranger.http.get(address)
        assert answer.status_code == (200 if ends else 409)
        if ends:
            shown = answer.json()
            assert len(shown["events"]) == ends[-1], "nothing is shown after an end"
            assert shown["events"][-1]["event"] == "round_end"
            assert all(hand is not None for event in shown["events"] for hand in event.get("hands", ()))
            assert set(shown) == {"format", "game", "rules", "options", "seats", "events", "steps"}
            assert guests[0].http.get(address).status_code == 409, "nobody who plays"
            told.append((len(shown["events"]), answer.content))
    end_game(people)
    record = guests[1].record(table)
    for count, content in told:
        running = [hand for event in record["events"][count:] for hand in event.get("hands", ())]
        assert running, "another round was dealt"
        assert not any(msgspec.json.encode(hand) in content for hand in running)
        assert record["seed"].encode() not in content
    spectator.finish()
    for text in spectator.line.raw:
        hidden = [hand for event in record["events"] for hand in event.get("hands", ())]
        assert not any(msgspec.json.encode(hand).decode() in text for hand in hidden), "the socket tells no hand at all"


def test_rounds_are_open_only_where_the_table_and_its_game_allow_it(server, ada):
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "beginner"}] * 3]
    for game, more in (("turn-the-tide", {}), ("seas-of-strife", {"memory": "strict"}), ("feud", {})):
        body = {"game": game, "seats": seats[: 2 if game == "feud" else 4], "open_rounds": True, **more}
        assert ada.http.post("/api/tables", json=body).json()["code"] == "bad_option", game
    fresh = {info["id"]: info["fresh_rounds"] for info in ada.http.get("/api/games").json()}
    assert fresh == {"seas-of-strife": True, "turn-the-tide": False, "sea-change": True, "feud": False}
    table, _, people = table_of(server, "Ada", bots=("beginner", "beginner"), options={"target": 3})
    play_on(people, random.Random(2))
    assert ada.http.get(f"/api/tables/{table}/rounds").status_code == 409
    assert ada.http.get("/api/tables/nowhere/rounds").status_code == 404


@pytest.mark.parametrize(("opened", "undo"), [(False, "now"), (True, None)])
def test_an_open_round_is_not_taken_back(opened, undo):
    """A person alone against bots may take back many decisions, but none of a round that spectators have seen."""
    game, dice = GAMES["seas-of-strife"], random.Random(3)
    chairs, options = [Chair("person"), *[Chair("bot", "beginner")] * 2], game.complete({"players": 3, "target": 30})
    state = TableState("t", Created(1.0, game.id, options, "00" * 32, chairs, "ada", False, open_rounds=opened))
    state.follow(Sat(0, "ada", "Ada"))
    while [event["event"] for event in state.table.events(0)].count("deal") < 2 or state.table.pending != (0,):
        (seat,) = state.table.pending
        state.follow(Decided(seat, [dice.choice(state.table.legal(seat))]))
    assert state.undo(0) == undo


def forgotten(game, events, seat):
    """Return the forgettable cards in the events before the last trick, without the reader's own decisions."""
    ends = [at for at, event in enumerate(events) if event["event"] == GAMES[game].trick_end]
    first = ends[-2] + 1 if len(ends) > 1 else 0
    return [
        (event, [card for at, card in enumerate(told) if at != seat or event["event"] != "bids"]
         if isinstance(told := event[name], list) else told)
        for event in events[:first]
        if seat is None or event.get("seat") != seat
        for name in GAMES[game].memory_hides.get(event["event"], ())
        if event["event"] not in GAMES[game].stays_visible
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "options"), [("seas-of-strife", {"target": 20}), ("sea-change", {"target": 1})], ids=["seas", "sea-change"]
)
def test_older_tricks_are_told_when_the_game_is_over_and_not_before(server, game, options):
    """For each game, tests/table/test_memory.py tests which cards strict memory hides."""
    table, guests, people = table_of(
        server, "Ada", "Ben", bots=("beginner",), game=game, options=options, memory="strict"
    )
    choose = random.Random(3)
    while not all(forgotten(game, person.events, seat) for seat, person in enumerate(people)):
        play_on(people, choose, 5)
        acting(people)
    for reader, seat in [(guests[0].sit(table), 0), (guests[1].sit(table), 1), (Line(server, table), None)]:
        state = reader.take()
        assert (state["memory"], state["phase"], state["you"]) == ("strict", "playing", seat)
        for event, told in forgotten(game, state["events"], seat):
            assert told is None or (isinstance(told, list) and set(told) <= {None}), event
        whole = people[seat or 0].events
        assert [event["event"] for event in state["events"]] == [event["event"] for event in whole]
        assert seat is None or state["events"][-1] == whole[-1]
    again = seat_at(guests[0], table)
    assert again.events != people[0].events
    play_on(people, choose)
    again.where(phase="finished")
    late = seat_at(guests[0], table)
    assert late.events == people[0].events == again.events
    told = [told for _, told in forgotten(game, late.events, 0)]
    assert told
    assert None not in told
    assert all(set(each) != {None} for each in told if isinstance(each, list))

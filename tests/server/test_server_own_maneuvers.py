"""Tables of Feud with maneuvers of their own: how much a table may have, and who is told what."""

import random

import msgspec
from house import Line
from play import Seat, play_on, table_of

from quarterdeck.games import GAMES
from quarterdeck.server.web.api import tables
from quarterdeck.table import Table

BEFORE, AFTER, COLUMNS = "before_study", "after_study", "before_columns"


def plan(window, *steps, **more):
    return {"price": 5, "windows": [window], "steps": list(steps), **more}


PLANS = [
    plan(BEFORE, {"step": "exchange"}, {"step": "foresee", "count": 3}, {"step": "keep"}),
    plan(AFTER, {"step": "renew", "whose": "opponent", "by": "owner", "count": 1}, {"step": "lock"}),
    plan(AFTER, {"step": "look_hand"}, once=True, when="window_closes"),
    plan(COLUMNS, {"step": "scatter", "whose": "opponent", "seen": True}, {"step": "swap", "by": "buyer"}),
    plan(COLUMNS, {"step": "look_columns"}, {"step": "arrange"}, once=True, when="window_closes"),
]
OPTIONS = {
    "preset": "true",
    "maneuvers": {"sabotage": 5},
    "maneuver_changes": {"sabotage": {"by": "owner"}},
    "own_maneuvers": [{"name": f"Plan {number}", **each} for number, each in enumerate(PLANS)],
}


def test_everybody_is_told_what_the_rules_tell_them_and_nothing_else(house, monkeypatch):
    monkeypatch.setattr(tables, "new_number", lambda: "5" * 64)  # the same deal each time: one in which all comes up
    table, guests, people = table_of(house, "Ada", "Ben", game="feud", options=OPTIONS)
    spectator = Seat(Line(house, table))
    play_on(people, random.Random(5))
    while spectator.phase != "finished":
        spectator.hear()
    record = guests[1].http.get(f"/api/tables/{table}/record").json()
    game = Table(GAMES["feud"], record["options"], bytes.fromhex(record["seed"]))
    for decision in record["decisions"]:
        game.decide(decision["seat"], decision["action"])
    told = {event["event"] for event in record["events"]}
    assert told >= {"x_buy", "x_exchange", "x_foresee", "x_keep", "x_renew", "x_lock", "x_columns"}
    for reader, seat in zip([*people, spectator], (0, 1, -1), strict=True):
        assert reader.events == game.events(seat)
        kept = [event for event in record["events"] if event["event"] == "x_keep" and event["seat"] != seat]
        assert kept
        assert all(msgspec.json.encode(event).decode() not in "".join(reader.line.raw) for event in kept)
        reader.line.close()


def test_the_most_that_a_table_can_have_fits_and_is_kept_for_the_next_game(house):
    step = {
        "step": "renew",
        "whose": "opponent",
        "by": "chance",
        "count": 6,
        "pile": "discard",
        "if": "opponent_marked",
    }
    full = plan(BEFORE, *[step] * 4, once=True, when="at_once", needs="opponent_marked")
    own = [{"name": {"en": f"{n}{'x' * 39}", "ja": f"{n}{'策' * 39}"}, **full} for n in range(8)]
    for given in (None, {"preset": "true", "own_maneuvers": own}):
        _, guests, seats = table_of(house, "Ada", "Ben", game="feud", options={"preset": "true", "own_maneuvers": own})
        seats[0].line.say("concede")
        while seats[0].phase != "finished":
            seats[0].hear()
        seats[0].line.say("rematch", options=given)
        while (following := seats[0].hear_until("seats")["next"]) is None:
            pass
        line = guests[0].sit(following)
        assert line.take()["options"]["own_maneuvers"] == own
        line.close()
        for seat in seats:
            seat.line.close()
    nine = {"game": "feud", "options": {"own_maneuvers": [*own, {**own[0], "name": "9"}]}}
    assert guests[0].http.post("/api/tables", json=nine).json()["code"] == "bad_option"

"""Duplicates: whose decisions count, who sees the others' results, and whose results are deleted."""

import random
from datetime import UTC, datetime, timedelta

import pytest
from running_server import done, refused

from quarterdeck.analysis.duplicate_events import Duplicate, choose, of_day, result
from quarterdeck.games import GAMES
from quarterdeck.table.hosted import HostedTable as Table
from quarterdeck.table.puzzles import packed

TODAY = datetime.now(UTC).date()
SEAS = GAMES["seas-of-strife"]
PLAYED = {}


def played(duplicate, deal=0, seed=1):
    """Return the finished table of a random player against the deal's bots. It is shared: do not change it."""
    if known := PLAYED.get(key := (duplicate.id, duplicate.level, deal, seed)):
        return known
    table, own = Table(duplicate.game, duplicate.options, duplicate.key(deal)), duplicate.seat(deal)
    chance = random.Random(seed)
    while not table.is_over:
        seat = table.pending[0]
        table.decide(seat, chance.choice(table.legal(seat)) if seat == own else choose(duplicate, deal, table, seat))
    return PLAYED.setdefault(key, table)


def of_today(day=0):
    found = of_day(TODAY + timedelta(day), SEAS)
    assert found is not None
    return found


def tell(guest, duplicate, table, deal=0):
    return guest.http.post(f"/api/duplicates/{duplicate.id}/{deal}", json={"made": packed(table.decisions)})


def made(guest, **fields):
    given = {"game": "sea-change", "options": {"players": 2, "target": [1, 1]}, "deals": 3, **fields}
    told = done(guest.http.post("/api/duplicates", json=given), 201)
    return Duplicate(told["id"], GAMES[told["game"]], told["options"], told["deals"], told["level"])


def test_a_days_deal_is_listed_among_those_who_have_played_it(server):
    day, (ada, ben, eve) = of_today(), (server.guest(name) for name in ("Ada", "Ben", "Eve"))
    tables = played(day, seed=1), played(day, seed=2)
    assert tables[0].events(-1)[:1] == tables[1].events(-1)[:1], "everybody is dealt the same"
    assert [(row["name"], row["you"]) for row in tell(ada, day, tables[0]).json()["results"]] == [("Ada", True)]
    assert tell(ben, day, tables[1]).is_success
    told = ada.http.get(f"/api/duplicates/{day.id}").json()
    found = {row["name"]: (row["share"], row["points"]) for row in told["results"]}
    for name, table in zip(("Ada", "Ben"), tables, strict=True):
        wanted = result(table, day.seat(0))
        assert found[name] == (wanted.share, wanted.points)
    assert eve.http.get(f"/api/duplicates/{day.id}").json()["results"] == [], "who has not played is told nothing"
    assert told["options"] == day.options
    assert refused(tell(ada, day, tables[1])) == (409, "played_before")


def test_what_is_no_game_of_the_deal_is_refused(server):
    day, ada = of_today(), server.guest("Ada")
    made = packed(played(day, seed=1).decisions)
    wrong = {
        "not over": made[:-1],
        "not legal": [*made[:5], made[5] + 8 * 500, *made[6:]],
        "another seat": [made[0] ^ 1, *made[1:]],
        "nothing": [],
    }
    for why, decisions in wrong.items():
        answer = ada.http.post(f"/api/duplicates/{day.id}/0", json={"made": decisions})
        assert refused(answer) == (400, "bad_game"), why
    other = Duplicate(day.id, day.game, day.options, 1, "beginner", day.first)
    answer = tell(ada, day, played(other, seed=1))
    assert answer.json()["code"] == "bad_game", "bots that were weaker"
    assert "the bot decides otherwise" in answer.json()["message"]
    for body in ({}, {"made": [-1]}, {"made": ["x"]}, {"made": [1] * 5000}):
        assert ada.http.post(f"/api/duplicates/{day.id}/0", json=body).json()["code"] == "malformed"
    assert ada.http.post(f"/api/duplicates/{day.id}/1", json={"made": made}).json()["code"] == "unknown_deal"
    assert ada.http.get(f"/api/duplicates/{day.id}").json()["results"] == []


@pytest.mark.parametrize("day", [-40, 3])
def test_a_day_is_open_for_a_month_and_not_before_it_is_there(ada, day):
    assert ada.http.get(f"/api/duplicates/{of_today(day).id}").json()["code"] == "unknown_duplicate"
    for name in ("2026-13-01-feud", "2026-11-22-chess", "2026-11-22", "nothing"):
        assert ada.http.get(f"/api/duplicates/{name}").status_code == 404


def test_deals_of_a_group_are_compared_one_by_one(ada, ben):
    event = made(ada)
    assert [event.seat(deal) for deal in range(3)] == [0, 1, 0]
    for deal in (0, 2):
        assert tell(ada, event, played(event, deal, seed=1), deal).is_success
    told = tell(ben, event, played(event, 2, seed=2), 2).json()
    assert {(row["name"], row["deal"]) for row in told["results"]} == {("Ada", 2), ("Ben", 2)}
    again = ada.http.get(f"/api/duplicates/{event.id}").json()
    assert {(row["name"], row["deal"]) for row in again["results"]} == {("Ada", 0), ("Ada", 2), ("Ben", 2)}


def test_what_nobody_can_make(ada):
    wrong = {
        "bad_option": {"game": "sea-change", "options": {"players": 99}, "deals": 1},
        "unknown_game": {"game": "chess", "options": {}, "deals": 1},
        "malformed": {"game": "sea-change", "options": {}, "deals": 17},
    }
    for code, body in wrong.items():
        assert ada.http.post("/api/duplicates", json=body).json()["code"] == code


def test_thinking_bots_are_looked_at_by_chance(ada):
    event = made(ada, level="hard", deals=1)
    assert tell(ada, event, played(event)).is_success


def test_results_are_in_the_export_and_go_with_their_owner(ada, ben):
    event = made(ada, deals=1)
    for guest, seed in ((ada, 1), (ben, 2)):
        assert tell(guest, event, played(event, seed=seed)).is_success
    (kept,) = ada.http.get("/api/me/export").json()["results"]
    assert (kept["duplicate"], kept["deal"]) == (event.id, 0)
    assert ada.http.delete("/api/me").is_success
    assert [row["name"] for row in ben.http.get(f"/api/duplicates/{event.id}").json()["results"]] == ["Ben"]


@pytest.mark.server(duplicate_rate=0.0, duplicate_burst=1)
def test_who_tells_too_much_waits(server):
    ada, day = server.guest("Ada"), of_today()
    assert ada.http.post(f"/api/duplicates/{day.id}/0", json={"made": []}).json()["code"] == "bad_game"
    assert ada.http.post(f"/api/duplicates/{day.id}/0", json={"made": []}).json()["code"] == "too_fast"

"""A guest's games, their account on several devices, and its deletion."""

import asyncio
import time

import pytest
from play import changed, finished_game, moved, said_of, shelf_of, table_of
from running_server import get, refused, running, wait_for

from quarterdeck.server.accounts.guests import Guests, clean_code
from quarterdeck.server.admin.housekeeping import FORGET_SECONDS
from quarterdeck.server.db.storage import WAITING_SECONDS, Storage
from quarterdeck.server.messages.table_types import Outcome, SeatInfo, TableSummary
from quarterdeck.server.web.my_games import PAGE, shelf, tallies


def ids(tables):
    return [table["id"] for table in tables]


def test_my_tables_are_all_there_searched_counted_and_exported(server):
    table, (ada, ben) = finished_game(server, "Ada", "Ben")
    running_game = ada.create("person", "beginner", game="feud")
    waiting = ada.create("person", "person", "beginner")
    ada.come(running_game).close()
    mine = shelf_of(ada)
    assert ids(mine["finished"]) == [table]
    assert ids(mine["running"])[0] == running_game, "what waits for me comes first"
    assert set(ids(mine["running"])) == {running_game, waiting}
    assert (mine["count"], mine["page"], mine["pages"]) == (1, 1, 1)
    assert mine["games"] == ["feud", "seas-of-strife"]
    (one,) = mine["finished"]
    assert one["outcome"]["scores"]
    assert one["you"] == 0
    assert ids(shelf_of(ada, person="bE")["finished"]) == [table]
    assert shelf_of(ada, person="cy")["finished"] == []
    assert ids(shelf_of(ada, game="feud")["running"]) == [running_game]
    assert ids(shelf_of(ben)["finished"]) == [table]
    assert get(f"{server.address}api/me/tables").json()["running"] == []
    for page in ("x", "-1", "٣", "9" * 9):
        assert ada.http.get("/api/me/tables", params={"page": page}).status_code == 400
    ada.http.put(f"/api/me/hidden/{table}")
    (row,) = ada.http.get("/api/me/statistics").json()
    assert (row["game"], row["players"], row["opponents"], sum(row["places"])) == ("seas-of-strife", 3, "people", 1)
    assert row["variant"] == {"rules": "strife"}
    answer = ada.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    file = answer.json()
    assert (file["format"], file["name"], len(file["tables"])) == ("quarterdeck-export/1", "Ada", 3)
    assert file["records"] == [ada.record(table)]
    assert get(f"{server.address}api/me/statistics").json() == []


def test_a_table_can_be_put_away_and_taken_back(ada):
    table = ada.create("person", "person", "beginner")
    ada.http.put(f"/api/me/hidden/{table}").raise_for_status()
    assert shelf_of(ada)["running"] == ada.http.get("/api/tables").json()["mine"] == []
    assert ids(shelf_of(ada, hidden="yes")["running"]) == [table]
    ada.http.delete(f"/api/me/hidden/{table}").raise_for_status()
    assert ids(shelf_of(ada)["running"]) == [table]
    ada.http.put("/api/me/hidden/nowhere").raise_for_status()


def test_a_seat_that_somebody_else_took_is_not_mine_any_more(server):
    ada, ben, cy = server.guest("Ada"), server.guest("Ben"), server.guest("Cy")
    table = ada.create("person", "person", "person")
    left = ben.seated(table, 1)
    left.say("leave")
    said_of(left, 1, kind="open")
    cy.seated(table, 1)
    assert [entry["you"] for entry in shelf_of(ben)["running"]] == [None]
    assert [entry["you"] for entry in shelf_of(cy)["running"]] == [1]


def summary(at, phase="finished", **fields):
    kinds = fields.pop("kinds", ("person", "bot", "bot"))
    seats = [SeatInfo(seat, kind, f"N{seat}", True) for seat, kind in enumerate(kinds)]
    settings = {"outcome": Outcome([0], [5, 3, 1]), "you": 0, **fields}
    return TableSummary(f"t{at}", "seas-of-strife", phase, seats, float(at), **settings)


def test_finished_tables_come_in_pages():
    tables = [summary(at) for at in range(2 * PAGE + 1)]
    pages = [shelf(tables, "", "", page) for page in (1, 2, 3)]
    assert [table.id for page in pages for table in page.finished] == [table.id for table in tables]
    assert [(page.page, page.pages, page.count) for page in pages] == [(at, 3, 41) for at in (1, 2, 3)]
    assert (shelf(tables, "", "", 99).page, shelf(tables, "", "", 0).page, shelf([], "", "", 5).pages) == (3, 1, 1)


def test_games_are_counted_up():
    teams = {"kinds": ("person", "person", "bot", "bot"), "you": 1}
    tables = [
        summary(1),
        summary(2, outcome=Outcome([1, 2], [1, 4, 4])),
        summary(3, outcome=Outcome([0, 1], [4, 4, 1])),
        summary(4, kinds=("person", "person", "bot")),
        summary(5, outcome=Outcome([1, 3], [10, 30]), **teams),
        summary(6, phase="playing", outcome=None),
        summary(7, outcome=Outcome([0], [9, 1, 1], counts=False)),
        summary(8, kinds=("bot", "bot", "bot")),
        summary(9, outcome=None),
        summary(10, you=None),
    ]
    rows = [(t.players, t.opponents, t.variant, t.places, t.best, t.practice) for t in tallies(tables)]
    assert rows == [
        (3, "bots", {}, [2, 0, 1], 5, 1),
        (3, "people", {}, [1, 0, 0], 5, 0),
        (4, "people", {}, [1, 0], 30, 0),
    ]
    # By what wins in a variant.
    strife, texas = ({"rules": rules} for rules in ("strife", "texas"))
    tables = [
        summary(1, outcome=Outcome([1], [7, 3, 9], variant=strife)),
        summary(2, outcome=Outcome([2], [12, 3, 2], variant=strife)),
        summary(3, outcome=Outcome([0], [1, 3, 2], variant=texas)),
    ]
    assert [(t.variant, t.places, t.best) for t in tallies(tables)] == [(strife, [0, 1, 1], 7), (texas, [1, 0, 0], 1)]


def test_a_link_makes_one_other_device_known_once(server, ada):
    old, secret = (ada.http.post("/api/me/link").json()["secret"] for _ in range(2))
    phone, third = server.guest(), server.guest()
    assert phone.http.post("/api/enter", json={"secret": old}).status_code == 403, "only the latest link holds"
    entered = phone.http.post("/api/enter", json={"secret": secret})
    assert entered.json().items() <= ada.http.get("/api/me").json().items()
    assert phone.id == ada.id
    assert refused(third.http.post("/api/enter", json={"secret": secret})) == (403, "no_entry")
    keys = {"devices": 2, "recovery": False, "passkeys": 0, "forgotten_after": 180}
    assert ada.http.get("/api/me/keys").json() == keys
    ada.http.put("/api/me", json={"name": "Ada L"})
    assert phone.http.get("/api/me").json()["name"] == "Ada L"
    for nonsense in ("", "x" * 5000):
        assert third.http.post("/api/enter", json={"secret": nonsense}).status_code == 403


async def test_a_link_holds_for_ten_minutes_and_for_one_device(tmp_path, monkeypatch):
    storage = await Storage.open(f"sqlite+aiosqlite:///{tmp_path}/x.db")
    guests = Guests(storage)
    guest, _ = await guests.make()
    secret, now = await guests.link(guest), time.time()
    both = await asyncio.gather(guests.enter(secret), guests.enter(secret))
    assert sorted(one is None for one in both) == [False, True]
    secret = await guests.link(guest)
    with monkeypatch.context() as later:
        later.setattr("quarterdeck.server.stores.guest_store.time.time", lambda: now + 601)
        assert await guests.enter(secret) is None
        assert "link" not in await guests.store.kinds(guest.id)
        await guests.store.drop_expired()
    assert await guests.enter(secret) is None
    await storage.close()


def test_a_written_code_brings_back_who_lost_the_cookie(server, ada):
    first, code = (ada.http.post("/api/me/recovery").json()["code"] for _ in range(2))
    assert len(clean_code(code)) == 28
    typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    for at, wanted in ((first, 403), (typed, 200), (code, 200)):
        device = server.guest()
        assert device.http.post("/api/enter", json={"secret": at}).status_code == wanted
        assert (device.id == ada.id) is (wanted == 200)


def test_signing_out_here_and_everywhere(server, ada):
    who = ada.id
    code = ada.http.post("/api/me/recovery").json()["code"]
    phone = server.guest()
    phone.http.post("/api/enter", json={"secret": code})
    old = dict(phone.http.cookies)
    phone.http.post("/api/me/sign-out", json={})
    assert phone.id != who
    assert get(f"{server.address}api/me", cookies=old).json()["id"] != who
    assert ada.id == who
    phone.http.post("/api/enter", json={"secret": code})
    link = ada.http.post("/api/me/link").json()["secret"]
    with ada.come(ada.create("person", "person", "beginner")) as line:
        phone.http.post("/api/me/sign-out", json={"everywhere": True})
        with pytest.raises(Exception, match="4408"):
            line.until("never")
    assert who not in (ada.id, phone.id)
    assert phone.http.post("/api/enter", json={"secret": link}).status_code == 403
    assert phone.http.post("/api/enter", json={"secret": code}).json()["id"] == who


def test_who_is_erased_is_nowhere_any_more(tmp_path):
    with running(tmp_path) as server:
        played, (ada, ben) = finished_game(server, "Ada Lovelace", "Ben")
        who = ada.id
        code = ada.http.post("/api/me/recovery").json()["code"]
        table, _, seats = table_of(server, "Cy", "Dot", bots=("beginner",))
        with ada.come(table) as line:
            line.chat("Good luck")
        waiting = ada.create("person", "person", "beginner")
        playing = ada.create("person", "person", "beginner")
        own = ben.seated(playing, 1)
        ada.http.put(f"/api/me/hidden/{waiting}")
        changed(server, waiting, 2 * WAITING_SECONDS)
        assert ada.http.delete("/api/me").status_code == 200
        assert ada.id != who
        assert ben.http.post("/api/enter", json={"secret": code}).status_code == 403
        assert [seat["name"] for seat in ben.record(played)["seats"]][:2] == ["Somebody", "Ben"]
        assert [seat["name"] for seat in shelf_of(ben)["finished"][0]["seats"]][:2] == ["", "Ben"]
        exported = ben.http.get("/api/me/export").json()
        assert "Somebody" in [seat["name"] for table in exported["tables"] for seat in table["seats"]]
        assert [line["name"] for line in seats[0].until("table")["chat"]] == [""]
        said_of(own, 0, standin="medium")
        assert [seat["kind"] for seat in server.guest().look(playing)["seats"]] == ["person", "person", "bot"]
        assert server.guest().look(waiting)["seats"][0]["kind"] == "open"
    names = ("log", "tables", "guests", "members", "tokens", "archives")
    rows = [str(row) for name in names for row in server.sql(f"SELECT * FROM {name}")]
    assert not [row for row in rows if "Lovelace" in row]
    assert not [row for row in rows if who in row and '"type":"' not in row], "only logs know the number"


def test_an_erasing_that_broke_off_is_finished_later(tmp_path):
    with running(tmp_path) as server:
        table, (ada, ben) = finished_game(server, "Ada Lovelace", "Ben")
        server.sql("DELETE FROM tokens WHERE guest_id = ?", ada.id)
        server.sql("UPDATE guests SET name = '' WHERE name = 'Ada Lovelace'")
    with running(tmp_path) as server:
        again = moved(ben, server)
        wait_for(lambda: shelf_of(again)["finished"][0]["seats"][0]["name"] == "")
        assert ids(shelf_of(again)["finished"]) == [table]


def test_tables_that_nobody_came_to_are_forgotten(tmp_path):
    with running(tmp_path) as server:
        table, (ada, _) = finished_game(server, "Ada", "Ben")
        changed(server, table, 2 * FORGET_SECONDS)
        old = ada.create("person", "person", "beginner", listed=True)
        looked_at = ada.create("person", "person", "beginner", listed=True)
        assert set(ids(shelf_of(ada)["running"])) == {old, looked_at}
        for one in (old, looked_at):
            changed(server, one, WAITING_SECONDS + 60)
        assert shelf_of(ada)["running"] == []
        assert server.guest().look(old)["id"] == old, "who has the link still finds it"
        for one in (old, looked_at):
            changed(server, one, FORGET_SECONDS + 60)
    with running(tmp_path) as server:
        wait_for(lambda: server.sql("SELECT DISTINCT table_id FROM log") == [(table,)])
        assert server.guest().sit(old).end() == 4404

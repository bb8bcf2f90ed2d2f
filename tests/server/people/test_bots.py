"""Bots from outside: creation, display as bots, limits, revocation, and deletion with their owner."""

import os
import re
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import pytest
from play import said_of
from running_server import PATIENCE, Line, RunningServer, ask, done, get, refused, wait_for

from quarterdeck.table.records import decode

PAGE = Path(__file__).parents[3] / "docs" / "bots.md"
PROGRAM = re.findall(r"^```python[^\n]*\n(.*?)^```$", PAGE.read_text("utf-8"), flags=re.M | re.S)[-1]


@dataclass
class Robo:
    server: RunningServer
    id: str
    token: str

    @property
    def headers(self):
        return {"Authorization": f"Bearer {self.token}"}

    def ask(self, path, method="GET", **how):
        return ask(method, f"{self.server.address}{path}", headers=self.headers, **how)

    def come(self, table):
        return Line(self.server, table, origin=None, token=self.token)


def robo_of(guest, name="Robo"):
    made = done(guest.http.post("/api/me/bots", json={"name": name}), 201)
    return Robo(guest.server, made["id"], made["token"])


def test_a_token_is_told_once_and_only_its_hash_is_stored(server, ada):
    assert ada.http.get("/api/me/bots").json() == []
    robo = robo_of(ada)
    listed = ada.http.get("/api/me/bots")
    (bot,) = listed.json()
    assert (bot["id"], bot["name"], bot["used"], bot["here"]) == (robo.id, "Robo", None, False)
    assert robo.token not in listed.text
    assert not any(robo.token.encode() in path.read_bytes() for path in server.folder.glob("test.db*"))
    answer = robo.ask("api/me")
    assert (answer.json()["id"], answer.json()["name"]) == (robo.id, "Robo")
    assert "set-cookie" not in answer.headers
    assert server.guest("Ben").http.get("/api/me/bots").json() == []


def test_nobody_has_many_bots_or_bad_names_for_them(ada, ben):
    bots = [robo_of(ada, f"Robo {number}") for number in range(5)]
    for refusal, names in {"bad_name": ("", "\u202e", "x" * 25), "bot_name_taken": ("cleo", "ROBO 1")}.items():
        for name in names:
            assert refused(ada.http.post("/api/me/bots", json={"name": name})) == (400, refusal)
    assert refused(ada.http.post("/api/me/bots", json={"name": "Once more"})) == (409, "too_many_bots")
    ben.http.delete(f"/api/me/bots/{bots[0].id}").raise_for_status()
    assert bots[0].ask("api/me").status_code == 200, "it is not Ben's"
    ada.http.delete(f"/api/me/bots/{bots[0].id}").raise_for_status()
    robo_of(ada, "Once more")


def test_a_bad_token_is_nobody(server, ada):
    table = ada.create("person", "person", "beginner", outside_bots=True)
    robo = robo_of(ada)
    before = server.sql("SELECT count(*) FROM guests")
    wrong = Robo(server, robo.id, robo.token[:-1])
    assert refused(wrong.ask("api/me")) == (401, "bad_token")
    assert wrong.come(table).end() == 4401
    ((name, token),) = ada.http.cookies.items()
    cookie = f"{name}={token}"
    both = get(f"{server.address}api/me", headers={"Cookie": cookie, **robo.headers})
    assert refused(both) == (400, "token_and_cookie")
    assert Line(server, table, cookie, None, token=robo.token).end() == 4401
    assert server.sql("SELECT count(*) FROM guests") == before
    as_cookie = get(f"{server.address}api/me", headers={"Cookie": f"{name}={robo.token}"})
    assert as_cookie.json()["id"] != robo.id
    proxied = get(f"{server.address}api/me", headers={"Authorization": "Basic YWRhOmFkYQ=="})
    assert proxied.status_code == 200, "what a proxy asks for concerns nobody here"


def test_only_tables_that_take_bots_let_them_in(ada):
    robo = robo_of(ada)
    assert robo.come(ada.create("person", "person", "beginner")).end() == 4423
    assert robo.come("nowhere").end() == 4404
    table = ada.create("person", "person", "beginner", outside_bots=True)
    with robo.come(table) as bot:
        shown = bot.until("table")
        assert (shown["outside_bots"], shown["you"], shown["host"]) == (True, None, False)
        watchers = ada.look(table)["watchers"]
        assert (watchers["count"], watchers["names"]) == (1, []), "it is not shown as a person who looks on"
        for kind, fields in (
            ("say", {"text": "hello"}),
            ("say", {"phrase": "hello"}),
            ("sit", {"seat": 1, "name": "Companion"}),
            ("substitute", {"seat": 1, "level": "beginner"}),
            ("arrange", {"title": "Mine"}),
            ("propose", {"kind": "end"}),
            ("answer", {"yes": True}),
            ("rematch", {}),
            ("concede", {}),
            ("give_host", {"seat": 0}),
            ("remove", {"seat": 0}),
            ("hold", {"seat": None}),
            ("look_back", {"at": 0}),
        ):
            assert bot.refusal(kind, **fields) == "people_only", kind


def seated(ada, robo, *more, **create):
    """Return a table at which Ada plays with her bot and others, and their connections."""
    table = ada.create("person", "person", *more, outside_bots=True, **create)
    line, bot = ada.sit(table), robo.come(table)
    bot.say("sit", seat=1)
    said_of(line, 1, kind="bot")
    return table, line, bot


def test_a_bot_is_shown_as_what_it_is_and_sees_what_its_seat_sees(ada, ben):
    table, line, bot = seated(ada, robo_of(ada), "beginner", options={"rules": "strife"})
    with line, bot, ben.sit(table) as other:
        shown = other.until("table")
        seat = shown["seats"][1]
        assert (seat["kind"], seat["name"], seat["owner"]) == ("bot", "Robo", "Ada")
        assert (seat["level"], seat["online"]) == (None, True)
        assert shown["seats"][2]["owner"] is None
        (summary,) = [each for each in ada.http.get("/api/tables").json()["mine"] if each["id"] == table]
        assert summary["seats"][1]["owner"] == "Ada"
        assert ada.http.get("/api/me/bots").json()[0]["here"]
        own = bot.until("update")
        hands = next(event for event in own["events"] if event["event"] == "deal")["hands"]
        assert [hand is not None and None not in hand for hand in hands] == [False, True, False]
        assert own["turn"]["undo"] is None
        ada.http.put("/api/me", json={"name": "Ada the First"}).raise_for_status()
        assert said_of(other, 1, owner="Ada the First")["seats"][1]["name"] == "Robo"


def test_people_settle_things_without_bots_and_the_host_sends_one_away(ada):
    bot = robo_of(ada).come(table := ada.create("person", "person", "person", outside_bots=True))
    ada.http.put("/api/me", json={"name": "Countess"}).raise_for_status()
    bot.say("sit", seat=1)
    assert said_of(bot, 1, kind="bot")["seats"][1]["owner"] == "Countess", "her name of now"
    line = ada.come(table)
    line.say("remove", seat=1)
    said_of(line, 1, kind="open")
    assert bot.refusal("sit", seat=1) == "locked"
    _, line, _ = seated(ada, robo_of(ada, "Other"), "beginner")
    assert line.refusal("give_host", seat=1) == "not_seated"
    line.say("propose", kind="end")  # needs no consent
    line.where(phase="finished")


def test_a_revoked_bot_is_gone_at_once_and_a_bot_of_the_site_plays_on(ada, ben):
    robo = robo_of(ada)
    table = ben.create("person", "person", "beginner", outside_bots=True)
    with ben.come(table) as line, robo.come(table) as bot:
        bot.say("sit", seat=1)
        said_of(line, 1, owner="Ada")
        ada.http.delete(f"/api/me/bots/{robo.id}").raise_for_status()
        assert bot.end() == 4408
        seat = said_of(line, 1, standin="medium", online=False)["seats"][1]
        assert (seat["kind"], seat["owner"]) == ("bot", "Ada")
    assert refused(robo.ask("api/me")) == (401, "bad_token")
    assert robo.come(table).end() == 4401
    assert ada.http.get("/api/me/bots").json() == []


@pytest.mark.server(grace_seconds=0.2, away_seconds=0.4)
def test_a_silent_bot_is_stood_in_for_and_plays_again(ada):
    """The bot's program hangs: the connection stays open without messages, and the bot's time runs like a person's."""
    # All seats bid at the same time, so the bot must decide with any cards.
    _, line, bot = seated(ada, robo_of(ada), "beginner", game="turn-the-tide", clock={"budget": 600, "increment": 5})
    shown = line.until("update")["clock"]
    assert [left is None for left in shown["left"]] == [False, False, True]
    assert 1 in shown["running"]
    assert said_of(line, 1, standin="medium")["notices"][-1]["why"] == "away"
    bot.say("return")
    said_of(line, 1, standin=None)
    assert ada.http.get("/api/me/bots").json()[0]["used"] > time.time() - PATIENCE


@pytest.mark.server(bot_rate=1, bot_burst=4, bot_lines=2)
def test_a_bot_is_kept_to_its_limits(ada):
    table, robo = ada.create("person", "person", "beginner", outside_bots=True), robo_of(ada)
    with robo.come(table) as first, robo.come(table):
        assert robo.come(table).end() == 4429
        first.until("table")
        begun = time.monotonic()
        for _ in range(5):
            first.say("decide", count=0, actions=[0])
        for _ in range(5):
            assert first.until("refused")["code"] == "not_seated"
        assert time.monotonic() - begun > 0.5, "more waits, and is not lost"
        wait_for(lambda: robo.ask("api/me").status_code == 429)
        wait_for(lambda: robo.ask("api/me").status_code == 200)
        assert ada.http.get("/api/me/bots").json()[0]["here"]
    wait_for(lambda: not ada.http.get("/api/me/bots").json()[0]["here"])


def test_it_is_no_person_in_statistics_and_is_asked_to_play_again(ada):
    robo = robo_of(ada)
    table, line, bot = seated(ada, robo, game="feud")
    line.say("concede")
    line.where(phase="finished")
    line.say("rematch")
    following = bot.told("next")
    assert [standing["name"] for standing in ada.http.get(f"/api/evenings/{table}").json()["standings"]] == ["Ada"]
    assert {tally["opponents"] for tally in ada.http.get("/api/me/statistics").json()} <= {"bots"}
    assert ada.record(table)["seats"] == [
        {"name": "Ada", "player": "human"},
        {"name": "Robo", "player": "bot:outside", "owner": "Ada"},
    ]
    again = robo.come(following)
    shown = again.until("table")
    assert (shown["kept"], shown["seats"][1]["name"], shown["seats"][1]["owner"]) == (1, "Robo", "Ada")
    again.say("sit", seat=1)
    assert said_of(again, 1, kind="bot")["phase"] == "playing"


def test_bots_go_with_their_owner(server):
    ada, ben = server.guest("Ada Lovelace"), server.guest("Ben")
    former, robo = robo_of(ada, "Formerly"), robo_of(ada, "Babbage")
    table = ben.create("person", "person", "person", "beginner", outside_bots=True)
    with ben.sit(table) as line:
        for seat, each in enumerate((former, robo), 1):
            with each.come(table) as bot:
                bot.say("sit", seat=seat)
                said_of(line, seat, owner="Ada Lovelace")
        ada.http.delete(f"/api/me/bots/{former.id}").raise_for_status()
        assert [bot["name"] for bot in ada.http.get("/api/me/export").json()["bots"]] == ["Formerly", "Babbage"]
        ada.http.delete("/api/me").raise_for_status()
        seats = said_of(line, 2, name="", owner="")["seats"]
        assert [(seat["kind"], seat["name"], seat["owner"]) for seat in seats[1:3]] == [("bot", "", "")] * 2
    assert refused(robo.ask("api/me")) == (401, "bad_token")
    kept = str(server.sql("SELECT data FROM log") + server.sql("SELECT seats FROM tables"))
    assert not any(name in kept for name in ("Lovelace", "Babbage", "Formerly"))
    gone = "IN (SELECT id FROM bots UNION SELECT id FROM guests)"
    assert server.sql(f"SELECT ? {gone}, ? {gone}", former.id, robo.id) == [(0, 0)]


def program(folder, server, table, token):
    (folder / "robo.py").write_text(PROGRAM)
    command = [sys.executable, "robo.py", f"{server.address}table/{table}"]
    environment = {**os.environ, "QUARTERDECK_TOKEN": token, "NO_PROXY": "*"}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=600)


def test_the_program_of_the_page_plays_a_game(server, ada, tmp_path):
    robo = robo_of(ada)
    table = ada.create("person", "person", "beginner", options={"rules": "strife"}, outside_bots=True)
    assert len([line for line in PROGRAM.splitlines() if line.strip()]) <= 42
    line = ada.sit(table)  # she leaves her seat to a bot of the site, and watches
    line.say("leave")
    said_of(line, 0, kind="open")
    line.say("substitute", seat=0, level="beginner")
    played = program(tmp_path, server, table, robo.token)
    assert (played.returncode, played.stderr) == (0, ""), "nothing was refused"
    assert "'game_end'" in played.stdout
    record = decode(robo.ask(f"api/tables/{table}/record").content)
    assert [seat.player for seat in record.seats] == ["bot:beginner", "bot:outside", "bot:beginner"]
    assert record.stand_ins == []
    assert record.seats[1].owner == "Ada"


def test_the_program_of_the_page_says_what_is_wrong(server, tmp_path):
    failed = program(tmp_path, server, "nowhere", "qdbot_wrong")
    assert failed.returncode != 0
    assert "4401" in failed.stderr
    assert "does not hold" in failed.stderr

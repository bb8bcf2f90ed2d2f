"""Administration of a site: its owner, admission, permission to make tables, owners' actions, and their limits."""

import asyncio
import json
import time
from contextlib import suppress

import pytest
from commands import run
from owners import about, invitation, invited, joined, owner_of, rules
from play import listed, moved
from running_server import Guest, Line, code_of, refused, running, sql, wait_for
from websockets.exceptions import ConnectionClosed

from quarterdeck.server.messages.site_rules import SETTABLE, BadLimitError, Rules, effective, shown, with_limits
from quarterdeck.server.process.entry import owner_link
from quarterdeck.server.settings.config import Limits


@pytest.fixture
def owner(home):
    return owner_of(home)


def comes_to(guest, table, **how):
    """Return 0 if the guest receives the table, or else the code with which the server closes the connection."""
    line = guest.sit(table, **how)
    try:
        return 0 if line.take()["type"] == "table" else -1
    except ConnectionClosed:
        return line.socket.close_code


def test_a_link_makes_an_owner_once_and_is_made_until_there_is_one(home, tmp_path):
    left, link = (str(asyncio.run(owner_link(home.config.database))).removeprefix("/join#") for _ in range(2))
    assert Guest(home).http.post("/api/join/look", json={"secret": link}).json() == {"role": "owner"}
    owner = joined(home, link, "Olga")
    assert about(owner)["you"]["role"] == "owner"
    for secret in (link, left):
        again = Guest(home).http.post("/api/join", json={"secret": secret})
        assert refused(again) == (403, "no_invitation"), "what lies in a log makes no other owner"
    assert asyncio.run(owner_link(home.config.database)) is None, "it has an owner"
    assert owner.http.get("/api/site/acts").json()[0]["what"] == "arrive"
    assert invitation(owner) not in str(sql(tmp_path, "SELECT * FROM invitations")), "only the hash is stored"


def test_the_office_is_given_on_and_a_site_keeps_an_owner(home, owner):
    other = home.guest("Otto")
    assert code_of(owner.http.put(f"/api/site/people/{owner.id}/role", json={"role": None})) == "last_owner"
    assert owner.http.put(f"/api/site/people/{other.id}/role", json={"role": "owner"}).json()["role"] == "owner"
    assert owner.http.put(f"/api/site/people/{owner.id}/role", json={"role": None}).json()["role"] is None
    assert code_of(owner.http.get("/api/site/rules")) == "owners_only"
    assert code_of(other.http.put(f"/api/site/people/{owner.id}/ban", json={})) == ""


def test_each_kind_of_door(home, owner):
    known = home.guest("Ada")
    table = owner.create("person", "person", "person", listed=True)
    known.seated(table, 1).close()
    rules(owner, door="invited", by_table=True)
    nobody = Guest(home)
    for path in ("me", "me?table=no-such-table", "tables"):
        assert code_of(nobody.http.get(f"/api/{path}")) == "by_invitation"
    assert comes_to(nobody, table) == 0, "who has a table's link may look on"
    assert comes_to(nobody, table, query="?watch=yes") == 0
    visitor = Guest(home)
    assert visitor.http.get("/api/me", params={"table": table}).is_success
    assert about(visitor)["you"] == {"role": "visitor", "may_invite": False, "ban": None}
    assert about(visitor)["may_make"] is False
    assert listed(visitor) == [], "a visitor is at home at no other table"
    assert listed(known) == [table]
    other = owner.create("person", "person", "beginner")
    visitor.seated(other, 1).close()
    rules(owner, by_table=False)
    assert [comes_to(nobody, table), comes_to(nobody, table, query="?watch=yes")] == [4406, 4406]
    assert [comes_to(visitor, other), comes_to(visitor, table)] == [0, 4406], "nobody loses a seat by it"
    assert comes_to(known, table, query="?watch=yes") == 0, "a television that is known"
    member = invited(owner, "Mia")
    assert about(member)["you"]["role"] == "member"
    rules(owner, door="closed")
    assert [comes_to(guest, table) for guest in (known, member, nobody)] == [0, 0, 4406]
    assert code_of(nobody.http.get("/api/me", params={"table": table})) == "site_closed"
    assert code_of(nobody.http.post("/api/join", json={"secret": invitation(owner)})) == "site_closed"
    rules(owner, door="open")
    assert comes_to(nobody, table) == 0
    assert nobody.http.get("/api/me").is_success
    assert about(visitor)["may_make"] is True, "at an open door everybody is a guest"


def test_an_invitation_counts_its_people_and_ends(home, owner, tmp_path):
    rules(owner, door="invited")
    secret = invitation(owner, uses=2, days=3)
    ada = joined(home, secret, "Ada")
    assert ada.http.get("/api/me").json()["name"] == "Ada"
    assert ada.http.post("/api/join", json={"secret": secret}).is_success, "twice is once"
    (one,) = owner.http.get("/api/invitations").json()
    assert (one["used"], one["uses"], one["maker"]) == (1, 2, "Olga")
    joined(home, secret)
    assert code_of(Guest(home).http.post("/api/join", json={"secret": secret})) == "no_invitation"
    assert owner.http.get("/api/invitations").json() == []
    late = invitation(owner)
    home.sql("UPDATE invitations SET expires = ?", time.time() - 1)
    assert code_of(Guest(home).http.post("/api/join/look", json={"secret": late})) == "no_invitation"
    taken = invitation(owner)
    assert Guest(home).http.post("/api/join/look", json={"secret": taken}).json() == {"role": "member"}
    (one,) = owner.http.get("/api/invitations").json()
    owner.http.delete(f"/api/invitations/{one['id']}").raise_for_status()
    assert code_of(Guest(home).http.post("/api/join", json={"secret": taken})) == "no_invitation"
    for wrong in ({"uses": 0, "days": 1}, {"uses": 1, "days": 400}, {"uses": 10**9, "days": 1}):
        assert code_of(owner.http.post("/api/invitations", json=wrong)) == "bad_invitation"


def test_members_invite_where_they_may(home, owner):
    member, other = invited(owner, "Mia"), invited(owner, "Max")
    assert code_of(member.http.post("/api/invitations", json={"uses": 1, "days": 1})) == "may_not_invite"
    rules(owner, members_invite=True)
    assert about(member)["you"]["may_invite"]
    assert invited(member, "Moritz")
    invitation(member)
    seen = [len(guest.http.get("/api/invitations").json()) for guest in (member, other, owner)]
    assert seen == [1, 0, 1], "others' invitations are theirs"
    assert code_of(home.guest("Gina").http.get("/api/invitations")) == "may_not_invite"


def test_who_makes_tables(home, owner):
    people = {"guest": home.guest("Gina"), "member": invited(owner, "Mia"), "owner": owner}
    body = {"game": "seas-of-strife", "options": {"players": 3, "rules": "strife"}}
    for makers, may in (("everybody", {*people}), ("members", {"member", "owner"}), ("owners", {"owner"})):
        rules(owner, makers=makers)
        codes = {who: code_of(guest.http.post("/api/tables", json=body)) for who, guest in people.items()}
        assert codes == {who: "" if who in may else "may_not_make" for who in people}
        assert may == {who for who, guest in people.items() if about(guest)["may_make"]}


def test_an_announcement_is_on_every_page(home, owner):
    rules(owner, announcement={"en": "  Closed on\u202e Monday ", "ja": "月曜日は休みです。"})
    told = about(Guest(home))["announcement"]
    assert (told["en"], told["ja"]) == ("Closed on Monday", "月曜日は休みです。")
    rules(owner, announcement={})
    assert about(owner)["announcement"] is None
    assert code_of(owner.http.put("/api/site/rules", json={"announcement": {"en": "x" * 301}})) == "malformed"


def test_a_table_is_hidden_and_shown(home, owner):
    ada = home.guest("Ada")
    table = ada.create("person", "person", "beginner", listed=True, title="Sunday")
    ada.sit(table).until("table")
    path = f"/api/site/tables/{table}/hidden"

    assert listed(owner) == [table]
    owner.http.put(path).raise_for_status()
    assert listed(owner) == [], "also while somebody is there"
    (one,) = owner.http.get("/api/site/tables", params={"name": "sunDAY"}).json()
    assert (one["hidden"], one["listed"], one["names"]) == (True, True, ["Ada", "Cleo"])
    owner.http.delete(path).raise_for_status()
    assert listed(owner) == [table]
    assert code_of(owner.http.put("/api/site/tables/nowhere/hidden")) == "unknown_table"


def test_a_closed_table_has_its_record_and_a_word_to_its_people(home, owner):
    ada = home.guest("Ada")
    table = ada.create("person", "beginner", "beginner", options={"rules": "strife"})
    line = ada.come(table)
    for _ in range(2):  # the second request changes nothing
        owner.http.post(f"/api/site/tables/{table}/close").raise_for_status()
    told = line.where(type="table", phase="finished")
    assert told["over"] == {"why": "site", "seat": 0}
    assert [notice["why"] for notice in told["notices"]] == ["site"]
    assert ada.record(table)["ended"] == {"why": "site", "seat": 0}
    (mine,) = ada.http.get("/api/me/tables").json()["finished"]
    assert (mine["outcome"]["ended"], mine["outcome"]["counts"]) == ("site", False)
    waiting = ada.create("person", "person", "beginner", listed=True)
    line = ada.come(waiting)
    owner.http.post(f"/api/site/tables/{waiting}/close").raise_for_status()
    line.end()
    assert comes_to(ada, waiting) == 4410, "one that waits is closed for good"
    assert (listed(ada, "mine"), listed(ada)) == ([table], [])


def test_a_banned_person_is_told_and_a_bot_plays_for_them(home, owner):
    ada, bad = home.guest("Ada"), home.guest("Bad")
    bot = bad.http.post("/api/me/bots", json={"name": "Robo"}).json()
    table = ada.create("person", "person", "beginner", options={"rules": "strife"}, outside_bots=True)
    with ada.come(table) as line, bad.sit(table) as lost:
        lost.say("sit", seat=1)
        lost.until("update")
        answer = owner.http.put(f"/api/site/people/{bad.id}/ban", json={"reason": "Rude words", "days": 2})
        assert answer.json()["ban"]["reason"] == "Rude words"
        lost.end()
        wait_for(lambda: line.until("seats")["seats"][1]["standin"] is not None)
        assert comes_to(bad, table) == 4407
        assert comes_to(bad, table, query="?watch=yes") == 4407
        with Line(home, table, token=bot["token"]) as program:
            assert program.end() == 4407
        told = about(bad)["you"]["ban"]
        assert told["reason"] == "Rude words"
        assert 1.9 < (told["until"] - time.time()) / 86400 <= 2
        for method, path in (("PUT", "/api/me"), ("GET", "/api/tables"), ("POST", "/api/tables")):
            assert code_of(bad.http.request(method, path, json={"name": "x"})) == "banned"
        assert bad.http.get("/api/me/export").json()["ban"]["reason"] == "Rude words", "their data are theirs"
        assert code_of(bad.http.post("/api/join", json={"secret": invitation(owner)})) == "banned"
        assert owner.http.delete(f"/api/site/people/{bad.id}/ban").json()["ban"] is None
        with bad.come(table) as back:
            back.say("return")
            wait_for(lambda: back.until("seats")["seats"][1]["standin"] is None)
    assert code_of(owner.http.put(f"/api/site/people/{owner.id}/ban", json={})) == "banned_owner"


def test_a_ban_ends_by_itself_and_counts_for_companions(home, owner, tmp_path):
    bad = home.guest("Bad")
    bad.create("person", {"kind": "person", "name": "Brother"}, "beginner")
    (brother,) = owner.http.get("/api/site/people", params={"name": "brother"}).json()
    assert (brother["keeper"], brother["banned"]) == ("Bad", False)
    found = owner.http.put(f"/api/site/people/{brother['id']}/ban", json={"days": 1}).json()
    assert found["name"] == "Bad", "who plays at somebody's devices is theirs"
    assert [one["name"] for one in owner.http.get("/api/site/people", params={"group": "banned"}).json()] == ["Bad"]
    assert code_of(bad.http.get("/api/tables")) == "banned"
    home.sql("UPDATE bans SET until = ?", time.time() - 1)
    rules(owner, makers="everybody")
    assert bad.http.get("/api/tables").is_success


def test_people_are_found_exported_signed_out_and_forgotten(home, owner, tmp_path):
    ada = home.guest("Ada%")
    home.guest("Adam")
    table = ada.create("person", "beginner", "beginner", options={"rules": "strife"})
    with ada.come(table) as line:
        line.chat("hello there")
        (found,) = owner.http.get("/api/site/people", params={"name": "a%"}).json()
        whole = owner.http.get(f"/api/site/people/{found['id']}").json()
        assert [one["id"] for one in whole["tables"]] == [table]
        assert len(whole["devices"]) == 1
        exported = owner.http.get(f"/api/site/people/{found['id']}/export").json()
        assert [said["text"] for said in exported["chat"]] == ["hello there"]
        assert exported["records"] == [], "nothing of what somebody holds in a running game"
        assert owner.http.post(f"/api/site/people/{found['id']}/sign-out").json()["devices"] == []
        line.end()
    owner.http.delete(f"/api/site/people/{found['id']}").raise_for_status()
    assert code_of(owner.http.get(f"/api/site/people/{found['id']}")) == "nobody"
    assert "Ada%" not in str(sql(tmp_path, "SELECT data FROM log"))
    kept = owner.http.get("/api/site/acts").json()
    assert [act["what"] for act in kept[:3]] == ["erase", "sign_out", "export"]
    assert "Ada%" not in str(kept)


def test_what_cannot_be_taken_back_wants_a_proof_where_there_can_be_one(home, owner):
    bad = home.guest("Bad")
    code = owner.http.post("/api/me/recovery").json()["code"]
    laptop = owner.device()
    path = f"/api/site/people/{bad.id}"
    for method, what in (("PUT", "/ban"), ("PUT", "/role"), ("POST", "/sign-out"), ("GET", "/export"), ("DELETE", "")):
        assert code_of(laptop.http.request(method, path + what, json={})) == "prove", what
    assert laptop.http.get(path).is_success, "looking is another thing"
    laptop.http.post("/api/enter", json={"secret": code}).raise_for_status()
    assert laptop.http.put(f"{path}/ban", json={}).is_success


def test_limits_hold_at_once(home, owner):
    ada = home.guest("Ada")
    before = {limit["name"]: limit for limit in rules(owner)["limits"]}
    assert before["listed"] == {"name": "listed", "value": 5.0, "default": 5.0, "low": 1.0, "high": 50.0}
    table = ada.create("person", "person", "beginner", listed=True)
    with ada.come(table) as line:
        rules(owner, limits={"listed": 1, "chat_burst": 1, "chat_rate": 1})
        body = {"game": "feud", "seats": [{"kind": "person"}, {"kind": "person"}], "listed": True}
        assert code_of(ada.http.post("/api/tables", json=body)) == "too_many_listed"
        line.chat("one")
        assert line.refusal("say", text="two") == "too_fast", "also at tables that are open"
    after = {limit["name"]: limit for limit in rules(owner, limits={"listed": None})["limits"]}
    assert (after["listed"]["value"], after["chat_rate"]["value"]) == (5, 1)
    for wrong in ({"listed": 0}, {"listed": 1e9}, {"listed": 1.5}, {"away_seconds": -1}, {"outbox": 3}):
        assert code_of(owner.http.put("/api/site/rules", json={"limits": wrong})) == "bad_limit"


def test_every_limit_that_can_be_set_comes_to_what_it_says():
    for name, bound in SETTABLE.items():
        for value in (bound.low, bound.high):
            changed = effective(Limits(), with_limits(Rules(), {name: value}))
            assert getattr(changed, name) == pytest.approx(value / bound.seconds)
    for limit in shown(Limits(), Rules()):
        assert limit.low <= limit.value == limit.default <= limit.high, limit.name
        assert effective(Limits(), with_limits(Rules(), {limit.name: limit.default})) == Limits()
    assert effective(Limits(), Rules(limits={"listed": 1e9, "gone": 3.0})) == Limits(), "nonsense counts for nothing"
    with pytest.raises(BadLimitError):
        with_limits(Rules(), {"listed": float("nan")})


def test_an_owner_sees_no_hand(home, owner):
    """While a game runs, no response to the site's owner contains a player's cards."""
    ada = home.guest("Ada")
    table = ada.create("person", "beginner", "beginner", options={"rules": "strife"})
    with ada.come(table):
        paths = ["tables", "people", "acts", "rules", f"people/{ada.id}", f"people/{ada.id}/export"]
        told = "".join(owner.http.get(f"/api/site/{path}").text for path in paths)
        for word in ('"events"', '"hand"', '"seed"', '"key"', '"decisions"', '"actions"'):
            assert word not in told
        with owner.sit(table) as looking, suppress(TimeoutError):
            shown_to = looking.until("table")
            assert shown_to["you"] is None
            assert shown_to["turn"]["legal"] == []


def test_two_servers_of_one_site_follow_each_other(tmp_path):
    """Each change at one server applies at the other within two seconds, also if it ends connections there."""
    with running(tmp_path) as home, running(tmp_path) as other:
        owner, ada = owner_of(home), home.guest("Ada")
        table, at_other = ada.create("person", "person", "beginner"), moved(ada, other)
        line = at_other.come(table)
        began = time.monotonic()
        owner.http.put(f"/api/site/people/{ada.id}/ban", json={}).raise_for_status()
        line.end()
        assert time.monotonic() - began < 5
        assert comes_to(at_other, table) == 4407
        rules(owner, door="closed")
        wait_for(lambda: about(at_other)["door"] == "closed", 5)


def test_the_same_by_commands_while_the_server_runs(home, tmp_path):
    def command(*words, fails=""):
        told = run("site", *words, "--database", f"sqlite:///{tmp_path / 'test.db'}")
        assert (told.exit_code != 0) == bool(fails), told.output
        assert fails in told.output
        return told.output

    owner, bad = owner_of(home), home.guest("Bad")
    table = bad.create("person", "beginner", "beginner", listed=True, options={"rules": "strife"})
    command("rules", "--door", "invited", "--makers", "members", "--limit", "viewers=7")
    shown_now = command("show")
    for line in ("door: invited (and by", "tables are made by: members", "owners: 1", "viewers: 7 (usual 100"):
        assert line in shown_now
    command("rules", "--limit", "viewers=0", fails="viewers is a whole number from 1 to 1000.")
    command("rules", "--limit", "viewers", fails="NAME=NUMBER")
    command("announce", "--en", "Closed")
    member = joined(home, command("invite").strip().removeprefix("/join#"), "Mia")
    assert bad.id in command("people", "BAD")
    command("role", member.id, "owner")
    command("ban", "nobody-at-all", fails="There is nobody")
    command("ban", bad.id, "--days", "1", "--reason", "Rude")
    wait_for(lambda: code_of(bad.http.get("/api/tables")) == "banned")
    assert about(member)["announcement"]["en"] == "Closed"
    assert table in command("tables", "bad")
    command("hide", table)
    command("unhide", table)
    command("close", table)
    command("close", "nowhere", fails="There is no table")
    wait_for(lambda: "finished" in command("tables", "bad"))
    command("export", bad.id, "--out", str(tmp_path / "bad.json"))
    assert json.loads((tmp_path / "bad.json").read_text("utf-8"))["name"] == "Bad"
    command("lift", bad.id)
    command("erase", bad.id, "--yes")
    wait_for(lambda: "Bad" not in command("people"))
    assert "a command: ban" in command("acts")
    assert owner.http.get("/api/site/acts").json()[0]["by"] is None

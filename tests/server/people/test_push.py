"""Push messages to people who are not at the table: who gets them, and when."""

import socket
import stat
import time

import pytest
from calls import LATER, SOON, asks, called, owed_by
from play import end_game, hang_up, moved, rematch, table_of
from push_service import Browser
from running_server import PATIENCE, refused, running, sql, wait_for

from quarterdeck.server.push import pushing


@pytest.fixture
def server(tmp_path, service):
    with running(tmp_path, push_trusted=service.origin, call_seconds=SOON) as server:
        yield server


def test_who_owes_a_decision_and_is_gone_is_called_once(server, service):
    table, guests, seats = table_of(
        server, "Ada", "Ben", title="Friday", options={"rules": "strife"}, bots=("beginner",)
    )
    phone = asks(guests[1], service, "phone", "ja")
    laptop = asks(guests[0], service, "laptop")
    owed_by(seats, 1)
    assert phone.nothing(LATER), "whoever has the table before them is not called"
    seats[1].line.close()
    told = phone.read()
    headers = told.pop("headers")
    friday = {"kind": "turn", "table": table, "game": "seas-of-strife", "title": "Friday", "name": "", "language": "ja"}
    assert told == friday
    assert service.check(headers)["sub"] == "https://localhost"
    assert headers["content-encoding"] == "aes128gcm"
    assert table not in str(headers), "the way to the table is for the browser alone"
    assert laptop.nothing(0.0), "it is not Ada's turn"
    wait_for(lambda: called(server, guests[1].id) == 1)
    with guests[0].sit(table):
        assert phone.nothing(LATER), "one message until they come back"


def kept(server):
    """Return the language and the endpoint of every subscription."""
    return server.sql("SELECT language, endpoint FROM subscriptions ORDER BY created")


def with_phone(server, service):
    """Return Ada and Ben at a table at which Ben owes a decision, their seats, and Ben's browser."""
    _, guests, seats = table_of(server, "Ada", "Ben", options={"rules": "strife"}, bots=("beginner",))
    phone = asks(guests[1], service, "phone")
    owed_by(seats, 1)
    return guests, seats, phone


def test_who_came_back_is_called_again(server, service):
    """A person whose page is hidden gets a message, and does not count as back when the hidden page reconnects."""
    guests, seats, phone = with_phone(server, service)
    seats[1].line.close()
    table = phone.read()["table"]
    with guests[1].come(table):
        wait_for(lambda: called(server, guests[1].id) == 0)
        assert phone.nothing(LATER)
    assert phone.read()["kind"] == "turn"
    wait_for(lambda: called(server, guests[1].id) == 1)
    page = guests[1].come(table, query="?hidden=yes")
    assert called(server, guests[1].id) == 1
    page.say("look", visible=True)
    wait_for(lambda: called(server, guests[1].id) == 0)
    page.say("look", visible=False)
    assert phone.read()["kind"] == "turn"


def test_who_put_the_table_away_is_left_alone(server, service):
    guests, seats, phone = with_phone(server, service)
    (table,) = guests[1].http.get("/api/tables").json()["mine"]
    guests[1].http.put(f"/api/me/hidden/{table['id']}").raise_for_status()
    seats[1].line.close()
    assert phone.nothing(LATER)


def test_another_game_is_offered_to_who_has_gone(server, service):
    _, guests, seats = table_of(server, "Ada", "Ben", bots=("beginner",))
    phone, laptop = asks(guests[1], service, "phone"), asks(guests[0], service, "laptop")
    end_game(seats)
    seats[1].line.close()
    table = rematch(seats)
    told = phone.read()
    assert (told["kind"], told["name"], told["table"]) == ("rematch", "Ada", table)
    assert laptop.nothing(0.0)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_no_more_is_forgotten(server, service, status):
    guests, seats, _ = with_phone(server, service)
    service.answers.append((status, {}))
    seats[1].line.close()
    wait_for(lambda: not kept(server))
    assert called(server, guests[1].id) == 0


def test_a_failure_is_tried_again_and_says_no_secret(server, service, monkeypatch, caplog):
    monkeypatch.setattr(pushing, "RETRY_SECONDS", (0.05, 0.05))
    _, seats, phone = with_phone(server, service)
    service.answers += [(503, {}), (429, {"Retry-After": "1"})]
    began = time.monotonic()
    seats[1].line.close()
    assert phone.read()["kind"] == "turn"
    assert time.monotonic() - began > 1.0, "who asks for patience gets it"
    lines = [entry.getMessage() for entry in caplog.records if entry.name.endswith("pushing")]
    assert [line.rpartition(" ")[2] for line in lines] == ["503", "429"]
    assert "phone" not in str(lines)


@pytest.mark.parametrize("status", [302, 403])
def test_a_refusal_is_not_asked_for_twice_and_a_redirect_not_followed(server, service, monkeypatch, status):
    monkeypatch.setattr(pushing, "RETRY_SECONDS", (0.0,))
    _, seats, phone = with_phone(server, service)
    service.answers.append((status, {"Location": f"{service.origin}/elsewhere"}))
    seats[1].line.close()
    wait_for(lambda: service.asked)
    assert phone.nothing(LATER)
    assert service.asked == ["/push/phone"]


def test_a_push_service_that_does_not_answer_holds_up_nobody(tmp_path, service, monkeypatch):
    monkeypatch.setattr("quarterdeck.server.net.outbound.SECONDS", 3600.0)
    with socket.create_server(("127.0.0.1", 0), backlog=1) as deaf:
        deaf.settimeout(PATIENCE)
        service.origin = f"http://127.0.0.1:{deaf.getsockname()[1]}"
        with running(tmp_path, push_trusted=service.origin, call_seconds=0.0) as server:
            _, seats, _ = with_phone(server, service)
            seats[1].say("look", visible=False)
            with deaf.accept()[0]:
                seats[1].decide(seats[1].turn["legal"][0])


def test_a_table_that_is_not_in_memory_calls_after_a_restart(tmp_path, service):
    """Ada's time runs out while the server is down. A bot plays for her, so Ben gets a message that it is his turn."""
    seconds = 600
    terms = {"options": {"rules": "strife"}, "clock": {"decision": seconds}, "game": "seas-of-strife"}
    with running(tmp_path, push_trusted=service.origin, call_seconds=3600.0) as server:
        _, guests, seats = table_of(server, "Ada", "Ben", bots=("beginner",), **terms)
        phone = asks(guests[1], service, "phone")
        owed_by(seats, 0)
        hang_up(seats)
    sql(tmp_path, "UPDATE log SET data = json_set(data, '$.at', json_extract(data, '$.at') - ?)", seconds + 1)
    sql(tmp_path, "UPDATE tables SET due = due - ?", seconds + 1)
    with running(tmp_path, push_trusted=service.origin, call_seconds=SOON, due_seconds=0.1) as server:
        told = phone.read()
        assert told["kind"] == "turn"
        assert 0 < int(told["headers"]["ttl"]) <= seconds


def test_who_was_not_called_before_a_restart_is_called_after_it(tmp_path, service):
    trusted = {"push_trusted": service.origin}
    with running(tmp_path, **trusted, call_seconds=3600.0) as server:
        guests, _, phone = with_phone(server, service)
    with running(tmp_path, **trusted, call_seconds=SOON) as server:
        phone.read()
        wait_for(lambda: called(server, moved(guests[1], server).id) == 1)
    with running(tmp_path, **trusted, call_seconds=SOON):
        assert phone.nothing(LATER), "once"


def test_subscriptions_end_with_what_knows_the_guest(server, ada, service):
    asks(ada, service, "laptop")
    asks(ada, service, "laptop2", "ja")
    assert kept(server) == [("ja", f"{service.origin}/push/laptop2")], "a device has one, in its latest language"
    other = ada.device()
    asks(other, service, "phone")
    assert len(kept(server)) == 2
    ada.http.post("/api/me/sign-out", json={"everywhere": False}).raise_for_status()
    assert kept(server) == [("en", f"{service.origin}/push/phone")]
    for guest, method, path, body in (
        (other, "DELETE", "/api/me/push", None),
        (other, "POST", "/api/me/sign-out", {"everywhere": True}),
        (server.guest("Cy"), "DELETE", "/api/me", None),
    ):
        asks(guest, service, "phone")
        guest.http.request(method, path, json=body).raise_for_status()
        assert kept(server) == []


def test_a_guest_has_few_of_them(server, ada, service):
    for number in range(12):
        asks(ada.device(), service, f"device{number}")
    assert [end.rpartition("/")[2] for _, end in kept(server)] == [f"device{number}" for number in range(2, 12)]


def test_what_is_no_subscription_is_refused(ada, service):
    good = Browser(service, "laptop").wish()
    for change in (
        {"endpoint": "https://127.0.0.1/push"},
        {"endpoint": "http://push.example.org/x"},
        {"endpoint": f"{service.origin}/" + "x" * 2000},
        {"p256dh": "AAAA"},
        {"p256dh": good["p256dh"][:-4] + "AAAA"},
        {"auth": "AAAA"},
    ):
        assert refused(ada.http.put("/api/me/push", json={**good, **change})) == (400, "bad_subscription"), change
    assert ada.http.put("/api/me/push", json={**good, "language": "tlh"}).json()["code"] == "malformed"


def test_the_servers_key_is_kept_and_kept_private(tmp_path):
    def key(server):
        return server.guest().http.get("/api/push").json()["key"]

    def private(folder):
        return all(stat.S_IMODE(file.stat().st_mode) & 0o077 == 0 for file in folder.glob("test.db*"))

    (tmp_path / "test.db").touch(0o644)
    with running(tmp_path) as server:
        known = key(server)
        assert key(server) == known
        assert private(tmp_path)
    with running(tmp_path) as server, running(tmp_path / "new") as other:
        assert key(server) == known != key(other)
        assert private(tmp_path / "new")

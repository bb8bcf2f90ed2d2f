"""Notifications by mail and webhook: confirming the address, the same messages as in browsers, and unsubscribing."""

import json
from dataclasses import replace

import pytest
from calls import LATER, SOON, asked, called, owed_by, shown, webhook
from mail_server import PASSWORD, USER, code_in, mail_server
from play import table_of
from running_server import PATIENCE, ask, certificate, get, running, sql, startup_error, wait_for

from quarterdeck.server.push import pushing
from quarterdeck.server.settings.config import MailServer, webhook_origins
from quarterdeck.server.settings.mail_server import is_address
from quarterdeck.server.settings.mail_server import mail_server as configured

PUBLIC = "http://192.168.1.20:8000"
STRIFE = {"options": {"rules": "strife"}, "bots": ("beginner",)}


def mailing(folder, box, **settings):
    """Run a site that sends mail and that people reach in a home network, by plain http."""
    mail = MailServer("127.0.0.1", box.port, "smtp+plain", None, None, "cards@example.org")
    return running(folder, mail=mail, public_url=PUBLIC, call_seconds=SOON, **settings)


@pytest.fixture
def box():
    with mail_server() as box:
        yield box


@pytest.fixture
def server(tmp_path, box):
    with mailing(tmp_path, box) as server:
        yield server


def mailed(guest, box, address="ben@example.org"):
    wish = {"kind": "mail", "address": address, "language": "en"}
    assert asked(guest, "mail", address).json()["mine"] == [{**wish, "confirmed": False}]
    answer = shown(guest, "mail", code_in(box.read()["Subject"]).lower().replace("-", " "))
    assert answer.json()["mine"] == [{**wish, "confirmed": True}]


def with_mail(server, box):
    """Return a table at which Ben, who gets mails, owes a decision. Return also both guests and their seats."""
    table, guests, seats = table_of(server, "Ada", "Ben", **STRIFE)
    mailed(guests[1], box)
    owed_by(seats, 1)
    return table, guests, seats


def test_who_owes_a_decision_and_is_gone_gets_one_mail(server, box):
    table, guests, seats = table_of(server, "Ada", "Ben", title="Friday", **STRIFE)
    mailed(guests[1], box)
    assert asked(guests[1], "mail", "ben@example.org", "ja").json()["mine"][0]["confirmed"], "only its language changes"
    owed_by(seats, 1)
    seats[1].line.close()
    letter = box.read()
    assert (letter["To"], letter["From"]) == ("ben@example.org", "Quarterdeck <cards@example.org>")
    assert letter["Subject"] == "Seas of Strifeであなたの番です。"
    assert letter["Auto-Submitted"] == "auto-generated"
    text = letter.get_content()
    stop = ends(letter)
    assert text.splitlines() == [
        "Seas of Strifeであなたの番です。",
        "",
        "Friday",
        "",
        f"{PUBLIC}/table/{table}",
        "",
        "-- ",
        f"今後のメッセージを止める：{PUBLIC}/stop#{stop}",
    ], "and no card"
    wait_for(lambda: called(server, guests[1].id) == 1)


def ends(letter):
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    return str(letter["List-Unsubscribe"]).partition(f"<{PUBLIC}/api/stop/")[2].rstrip(">")


def test_a_mail_ends_by_one_press_without_being_known(server, box, tmp_path):
    *_, seats = with_mail(server, box)
    seats[1].line.close()
    secret = ends(box.read())
    address = f"{server.origin}/api/stop/"
    for given in (secret, "%F1%87%9A%AD"):
        looked = get(address + given)
        assert (looked.status_code, looked.headers["location"]) == (302, f"/stop#{given}")
    assert len(kept(tmp_path)) == 1, "who only looks ends nothing"
    for given in ("wrong", secret):
        assert ask("POST", address + given, data={"List-Unsubscribe": "One-Click"}).status_code == 200
        assert len(kept(tmp_path)) == (given == "wrong")


def kept(folder):
    return sql(folder, "SELECT kind, address, code_hash IS NULL FROM ways ORDER BY kind")


def test_an_address_counts_once_its_code_was_shown(server, box, tmp_path):
    _, (ada, ben), seats = table_of(server, "Ada", "Ben", **STRIFE)
    assert asked(ben, "mail", "ben@example.org").status_code == 200
    code = code_in(box.read()["Subject"])
    for guest, given in ((ben, "0000-0000"), (ada, code), (ben, "")):
        assert shown(guest, "mail", given).json()["code"] == "bad_code"
    owed_by(seats, 1)
    seats[1].line.close()
    assert box.nothing(LATER), "not confirmed"
    sql(tmp_path, "UPDATE ways SET expires = expires - 3601")
    assert shown(ben, "mail", code).json()["code"] == "bad_code", "too late"
    assert asked(ben, "mail", "other@example.org").status_code == 200
    assert shown(ben, "mail", code).json()["code"] == "bad_code", "it was for another address"
    assert shown(ben, "mail", code_in(box.read()["Subject"])).status_code == 200
    assert kept(tmp_path) == [("mail", "other@example.org", 1)]
    assert ben.http.delete("/api/me/ways/mail").json()["mine"] == []


def test_codes_are_few_for_a_network_and_for_an_address(tmp_path, box):
    with mailing(tmp_path, box, code_rate=0.0001, code_burst=3, trusted_proxies=("127.0.0.1",)) as server:
        guests = [server.guest(), server.guest()]
        for at, guest in enumerate(guests):
            guest.http.headers["x-forwarded-for"] = f"203.0.113.{at}"
        answers = [asked(guests[at % 2], "mail", "ada@example.org").status_code for at in range(4)]
        assert answers == [200, 200, 200, 429], "an address is spared, whoever asks"
        assert asked(guests[0], "mail", "ben@example.org").status_code == 200
        assert asked(guests[0], "mail", "cy@example.org").status_code == 429


def test_a_mail_server_that_is_busy_is_tried_again_and_an_address_that_is_no_more_is_forgotten(
    server, box, tmp_path, monkeypatch, caplog
):
    monkeypatch.setattr(pushing, "RETRY_SECONDS", (0.05, 0.05))
    table, guests, seats = with_mail(server, box)
    box.answers += ["451 later", "421 busy"]
    seats[1].line.close()
    assert box.read()["Subject"] == "It is your turn at Seas of Strife."
    lines = [entry.getMessage() for entry in caplog.records if entry.name.endswith("pushing")]
    assert len(lines) == 2
    assert "ben@" not in str(lines)
    box.answers.append(gone := "550 nobody of that name")
    with guests[1].come(table):
        wait_for(lambda: called(server, guests[1].id) == 0)
    wait_for(lambda: not kept(tmp_path))
    box.answers.append(gone)
    assert asked(guests[1], "mail", "nobody@example.org").json()["code"] == "not_sent"
    assert kept(tmp_path) == []


def test_they_are_the_guests_data(server, ada, box, tmp_path):
    mailed(ada, box, "ada@example.org")
    (way,) = ada.http.get("/api/me/export").json()["ways"]
    assert way == {"kind": "mail", "address": "ada@example.org", "language": "en", "confirmed": True}
    ada.http.delete("/api/me").raise_for_status()
    assert kept(tmp_path) == []
    assert asked(server.guest("Ben"), "mail", "ben@example.org").status_code == 200
    sql(tmp_path, "UPDATE ways SET expires = expires - 3601")
    with mailing(tmp_path, box):  # it tidies up at the start
        wait_for(lambda: not kept(tmp_path))


def test_what_the_site_does_not_send_is_not_offered(servers, service):
    for settings, offered in (({}, ["webhook"]), ({"webhooks": False}, [])):
        ada = servers(**settings).guest()
        assert ada.http.get("/api/me/ways").json() == {"offered": offered, "mine": []}
        assert asked(ada, "mail", "ada@example.org").json()["code"] == "no_way"
        for address in ("http://example.org/x", "https://127.0.0.1/x", "https://localhost/x", f"{service.origin}/x"):
            refusal = "bad_address" if offered else "no_way"
            assert asked(ada, "webhook", address).json()["code"] == refusal, address


@pytest.mark.parametrize("path", ["/topic", "/api/webhooks/1/token"])
def test_a_webhook_is_told_as_its_service_wants_it(tmp_path, service, path):
    settings = {"webhook_origins": (service.origin,), "public_url": PUBLIC, "call_seconds": SOON}
    with running(tmp_path, **settings) as server:
        table, guests, seats = table_of(server, "Ada", "Ben", title="@everyone", **STRIFE)
        inbox = service.messages(path.rpartition("/")[2])
        service.answers.append((404, {}))
        assert asked(guests[1], "webhook", service.origin + path).json()["code"] == "not_sent"
        webhook(guests[1], service, path)
        owed_by(seats, 1)
        seats[1].line.close()
        headers, body = inbox.get(timeout=PATIENCE)
        line, link = "It is your turn at Seas of Strife.", f"{PUBLIC}/table/{table}"
        if path == "/topic":
            assert body.decode() == f"{line}\n@everyone"
            assert (headers["click"], headers["title"]) == (link, "Quarterdeck")
        else:
            assert headers["content-type"] == "application/json"
            nobody_else = {"allowed_mentions": {"parse": []}}
            assert json.loads(body) == {"content": f"{line}\n@everyone\n{link}", **nobody_else}
        with guests[1].come(table):
            wait_for(lambda: called(server, guests[1].id) == 0)
        service.answers.append((404, {}))
        wait_for(lambda: not kept(tmp_path))


def test_a_redirect_of_a_webhook_leads_nowhere(tmp_path, service):
    with running(tmp_path, webhook_origins=(service.origin,)) as server:
        service.answers.append((302, {"Location": f"{service.origin}/elsewhere"}))
        assert asked(server.guest(), "webhook", f"{service.origin}/topic").json()["code"] == "not_sent"
        assert service.asked == ["/topic"]


def test_a_mail_goes_by_starttls_with_a_password(servers, tmp_path, monkeypatch):
    pair = certificate(tmp_path, "DNS:localhost")
    with mail_server(pair) as box:
        good = MailServer("localhost", box.port, "smtp", USER, PASSWORD, "cards@example.org")
        server = servers(mail=good, public_url=PUBLIC)
        refused = asked(server.guest(), "mail", "ada@example.org")
        assert refused.json()["code"] == "not_sent", "nobody vouches for the certificate"
        monkeypatch.setenv("SSL_CERT_FILE", str(pair[0]))
        mailed(server.guest(), box, "ada@example.org")
        wrong = servers(mail=replace(good, password="guessed"), public_url=PUBLIC)
        assert asked(wrong.guest(), "mail", "ada@example.org").json()["code"] == "not_sent"


def test_how_a_mail_server_is_given(tmp_path):
    file, sender = tmp_path / "password", "cards@example.org"
    file.write_text("s3cret\n")
    assert configured(None, None, None) is None
    by_tls = MailServer("mail.x.org", 465, "smtps", "ada@x.org", "s3cret", sender)
    assert configured("smtps://ada%40x.org@mail.x.org", sender, file) == by_tls
    server = configured("smtp://cards@mail.x.org", sender, file)
    assert "s3cret" not in repr(server)
    assert (server.port, configured("smtp+plain://localhost:2525", sender, None).port) == (587, 2525)
    wrong = (None, "mail.x.org", "http://mail.x.org", "smtp://mail.x.org:99999", "smtp://mail.x.org/x")
    for url, by, password, said in (
        *((url, sender, None, "--smtp") for url in wrong),
        *((f"smtp://{user}@mail.x.org", sender, None, "--smtp-password-file") for user in ("ada:b", "ada")),
        ("smtp://mail.x.org", sender, file, "--smtp-password-file"),
        ("smtp://mail.x.org", None, None, "--mail-from"),
        ("smtp://mail.x.org", "cards", None, "--mail-from"),
        ("smtp+plain://ada@mail.x.org", sender, file, "smtps://"),
        ("smtp://ada@mail.x.org", sender, tmp_path / "none", "password"),
    ):
        assert said in startup_error(configured, url, by, password)
    assert webhook_origins(["http://Ntfy.home:8080/"]) == ("http://ntfy.home:8080",)
    assert "--webhook-origin" in startup_error(webhook_origins, ["http://ntfy.home/topic"])


def test_what_is_no_mail_address():
    wrong = ["ada", "ada@", "@x.org", "a b@x.org", "ada@x.org\nBcc: ben@x.org", "<ada@x.org>", "a@b@x.org", "ä@x.org"]
    right = ["ada.lovelace+cards@example.org", "root@localhost"]
    assert [text for text in wrong + right if is_address(text)] == right

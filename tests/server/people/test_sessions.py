"""Sessions: their length, the replacement of tokens, and actions that need a new proof of identity."""

import logging
import time

from running_server import PATIENCE, get, refused

from quarterdeck.server.accounts.guests import DEVICE_SECONDS, OVERLAP_SECONDS, RENEW_SECONDS, token_hash


def rewrite(server, statement, token):
    server.sql(f"UPDATE tokens SET {statement} WHERE token_hash = ?", token_hash(token))


def expires(server, token):
    return server.sql("SELECT expires FROM tokens WHERE token_hash = ?", token_hash(token))[0][0]


def known(server, guest, token):
    name = next(name for name in guest.http.cookies if name.startswith("quarterdeck-"))
    return str(get(f"{server.address}api/tables", cookies={name: token}).json()["mine"][0]["id"])


def test_a_token_is_replaced_now_and_then_and_nobody_is_lost_by_it(server, ada):
    """If the response with the new token is lost, the old token stays valid; it expires when the new one is used."""
    who, first, table = ada.id, ada.token, ada.create("person", "person", "beginner")
    assert abs(expires(server, first) - time.time() - DEVICE_SECONDS) < PATIENCE
    rewrite(server, f"created = created - {RENEW_SECONDS + 1}", first)
    lost = get(f"{server.address}api/me", cookies=dict(ada.http.cookies))
    assert "set-cookie" in lost.headers
    assert known(server, ada, first) == table
    assert ada.id == who
    second = ada.token
    assert second != first
    assert known(server, ada, first) == table, "what is on its way with the old one arrives"
    assert ada.http.get("/api/me/keys").json()["devices"] == 1
    assert "set-cookie" not in ada.http.get("/api/me").headers
    assert expires(server, first) < time.time() + OVERLAP_SECONDS + 1
    assert ada.http.get("/api/me/keys").json()["devices"] == 2, "the old one, for a minute"
    rewrite(server, f"created = created - {RENEW_SECONDS + 1}", second)
    get(f"{server.address}api/me", cookies=dict(ada.http.cookies))
    ada.http.post("/api/me/sign-out", json={})
    left = server.sql("SELECT token_hash FROM tokens WHERE follows IS NULL AND guest_id = ?", who)
    assert left == [(token_hash(first),)], "it holds for what is left of its minute"


def test_who_does_not_come_back_is_forgotten(server, ada):
    who = ada.id
    rewrite(server, "expires = 1.0", ada.token)
    assert ada.id != who


def test_how_one_comes_back_is_changed_by_who_has_shown_who_they_are(server, ada):
    """These changes require a recovery code or a passkey. A link from a signed-in browser is no proof of identity."""
    assert ada.http.post("/api/me/recovery").status_code == 200
    assert ada.http.post("/api/me/recovery").status_code == 200, "it has just been made here"
    code = ada.http.post("/api/me/recovery").json()["code"]
    rewrite(server, "proved = proved - 601", ada.token)
    named = {"origin": "https://cards.example.org", "host": "cards.example.org"}
    phone = ada.device()
    assert phone.id == ada.id
    for guest in (ada, phone):
        for method, path, headers in (
            ("POST", "/api/me/recovery", {}),
            ("POST", "/api/me/passkeys/options", named),
            ("POST", "/api/me/passkeys", named),
            ("DELETE", "/api/me/passkeys/x", {}),
        ):
            body = {"name": "Laptop", "credential": {}} if path.endswith("passkeys") else None
            assert refused(guest.http.request(method, path, json=body, headers=headers)) == (403, "prove"), path
    assert ada.http.post("/api/enter", json={"secret": code}).status_code == 200
    assert ada.http.post("/api/me/recovery").status_code == 200


def test_who_comes_in_and_who_is_refused_is_logged(server, ada, caplog):
    caplog.set_level(logging.INFO, "quarterdeck.security")
    who = ada.id
    code = ada.http.post("/api/me/recovery").json()["code"]
    link = ada.http.post("/api/me/link").json()["secret"]
    phone = server.guest()
    phone.http.post("/api/enter", json={"secret": "nonsense"})
    phone.http.post("/api/enter", json={"secret": link})
    phone.http.put("/api/me", json={"name": "Eve"}, headers={"origin": "http://evil.example"})
    phone.http.post("/api/me/sign-out", json={"everywhere": True})
    secrets = [code, link, ada.token, token_hash(ada.token)]
    lines = [record.getMessage() for record in caplog.records if record.name == "quarterdeck.security"]
    for expected in (
        f"a new written code: guest {who}",
        "refused (no_entry): POST /api/enter",
        f"signed in by a link or a written code: guest {who}",
        "refused (foreign): PUT /api/me",
        f"signed out everywhere: guest {who}",
    ):
        assert expected in lines
    assert not [line for line in lines if any(secret in line for secret in secrets)]

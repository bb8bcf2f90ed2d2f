"""Notifications of absent people: push messages to their browsers, mails and webhooks."""

from mail_server import code_in
from play import acting
from push_service import Browser
from running_server import PATIENCE, done

SOON = 0.2

LATER = 6 * SOON
"""Seconds to wait before a test concludes that the server sends no notification."""


def asks(guest, service, name, language="en"):
    browser = Browser(service, name)
    assert done(guest.http.put("/api/me/push", json=browser.wish(language))) == {"push": True}
    return browser


def owed_by(seats, at):
    """Play on until the person at a seat owes a decision."""
    while (seat := acting(seats)) is not seats[at]:
        assert seat is not None, "the game is over before it was their turn"
        seat.decide(seat.turn["legal"][0])


def called(server, guest):
    return server.sql("SELECT COUNT(*) FROM members WHERE guest_id = ? AND called", guest)[0][0]


def asked(guest, kind, address, language="en"):
    return guest.http.put(f"/api/me/ways/{kind}", json={"address": address, "language": language})


def shown(guest, kind, code):
    return guest.http.post(f"/api/me/ways/{kind}", json={"code": code})


def webhook(guest, service, path="/topic"):
    assert asked(guest, "webhook", service.origin + path).status_code == 200
    _, body = service.messages(path.rpartition("/")[2]).get(timeout=PATIENCE)
    assert shown(guest, "webhook", code_in(body.decode())).status_code == 200

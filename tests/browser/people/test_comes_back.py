"""Returning people: their own pages, and another device, by a passkey."""

import pytest
from conftest import PHONE, visiting
from looking import assert_good
from pages import named
from player import open_table


@pytest.mark.slow
def test_pages_of_ones_own(visit):
    visitor = visit(viewport=PHONE, locale="ja-JP", dark=True)
    open_table(visitor, ["person", "person", "beginner"])
    page = visitor.page
    for path, wanted in (("/games", "section li"), ("/enter", "form"), ("/me", "#devices ~ .row button")):
        page.goto(path)
        page.locator(wanted).first.wait_for()
        assert_good(page, path)
    page.locator("#devices ~ button").first.click()
    page.locator("svg[role=img]").wait_for()
    page.locator("#delete ~ button").click()
    page.locator("dialog[open]").wait_for()
    assert_good(page, "a question, and a link behind it")


DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def visit_named(chromium, server):
    """Visitors at localhost, since browsers allow no passkeys for numeric addresses."""
    with visiting(chromium, server.replace("127.0.0.1", "localhost")) as make:
        yield make


def authenticator(visitor):
    """Add a virtual authenticator, which makes and stores passkeys, to this browser."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return session, made["authenticatorId"]


def carried(source, target):
    """Copy the passkeys of one device to another, like a password manager."""
    session, device = source
    for credential in session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]:
        target[0].send("WebAuthn.addCredential", {"authenticatorId": target[1], "credential": credential})


@pytest.mark.slow
def test_a_passkey_brings_back_on_another_device(visit_named):
    ada, phone = visit_named(), visit_named(viewport=PHONE)
    laptop, pocket = authenticator(ada), authenticator(phone)
    page = ada.page
    named(ada, "Ada")
    page.get_by_label("What the new passkey shall be called").fill("My laptop")
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_text("since").wait_for()
    page.get_by_label("Name of the new bot").fill("Robo")
    page.keyboard.press("Enter")
    page.get_by_label("Token of Robo").wait_for()
    assert_good(page, "with a passkey and a token")

    page = phone.page
    page.goto("/enter")
    come = page.get_by_role("button", name="Come in with a passkey")
    come.click()
    page.get_by_text("Nothing has happened").wait_for()
    assert_good(page, "no passkey")
    carried(laptop, pocket)
    come.click()
    page.get_by_text("This device knows you now, Ada").wait_for()
    page.goto("/me")
    page.get_by_text("last used on").wait_for()

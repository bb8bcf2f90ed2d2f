"""A passkey brings its person back on a device that does not know them."""

import pytest
from conftest import PHONE, visiting
from looking import assert_good
from pages import named

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
    """Visitors at localhost, a name that browsers hold safe: an address of figures has no passkeys."""
    with visiting(chromium, server.replace("127.0.0.1", "localhost")) as make:
        yield make


def authenticator(visitor):
    """A device that makes and keeps passkeys, as part of this browser."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return session, made["authenticatorId"]


def carried(source, target):
    """The keeper of passwords brings the passkeys of one device to another."""
    session, device = source
    for credential in session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]:
        target[0].send("WebAuthn.addCredential", {"authenticatorId": target[1], "credential": credential})


def add(page, name):
    page.get_by_label("What the new passkey shall be called").fill(name)
    page.get_by_role("button", name="Add a passkey").click()


@pytest.mark.slow
def test_a_passkey_brings_back_on_another_device(visit_named):
    ada, phone = visit_named(), visit_named(viewport=PHONE)
    laptop, pocket = authenticator(ada), authenticator(phone)
    page = ada.page
    named(ada, "Ada")
    add(page, "My laptop")
    page.get_by_text("since").wait_for()
    add(page, "Once more")
    page.get_by_text("There is a passkey for you on this device already").wait_for()
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

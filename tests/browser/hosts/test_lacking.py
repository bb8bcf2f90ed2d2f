"""What a browser lacks or forbids is said where it is missed."""

import pytest
from conftest import visiting

INSECURE = "Object.defineProperty(window, 'isSecureContext', { get: () => false })"
UNASKED = "Object.defineProperty(Notification, 'permission', { get: () => window.answer ?? 'default' });"
FORBIDDEN = f"{UNASKED} Notification.requestPermission = async () => (window.answer = 'denied');"
NOTICE, MESSAGE = "Show a notice", "Send a message to this device"


def settings(page, script):
    """The settings in a browser that is changed so."""
    page.add_init_script(script)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("dialog")


@pytest.mark.parametrize(
    ("script", "wish", "why"),
    [
        (INSECURE, NOTICE, "only on pages that come by https"),
        (INSECURE, MESSAGE, "Messages come only to pages that come by https"),
        (f"{UNASKED} delete window.PushManager;", MESSAGE, "On an iPhone or iPad"),
    ],
)
def test_why_nobody_is_called(visit, script, wish, why):
    dialog = settings(visit(workers="allow").page, script)
    dialog.get_by_text(why).first.wait_for()
    assert dialog.get_by_label(wish).get_attribute("aria-disabled") == "true"


def test_messages_that_are_forbidden_are_not_asked_for(visit):
    dialog = settings(visit(workers="allow").page, FORBIDDEN)
    dialog.get_by_label(MESSAGE).click()
    dialog.get_by_text("You have forbidden notices for this page").last.wait_for()
    assert not dialog.get_by_label(MESSAGE).is_checked()


@pytest.mark.parametrize(
    ("host", "script", "why"),
    [
        ("127.0.0.1", "", "has only figures"),
        ("localhost", "delete window.PublicKeyCredential", "knows no passkeys"),
        ("localhost", INSECURE, "only on pages that come by https"),
    ],
)
def test_why_there_are_no_passkeys(chromium, server, host, script, why):
    with visiting(chromium, server.replace("127.0.0.1", host)) as make:
        page = make().page
        page.add_init_script(script)
        for path in ("/me", "/enter"):
            page.goto(path)
            page.get_by_text(why).wait_for()
            assert page.get_by_role("button", name="passkey").count() == 0

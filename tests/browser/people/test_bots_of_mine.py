"""A bot of one's own: made and revoked by keyboard, its token shown once; at the table it is shown as what it is."""

import json
from contextlib import suppress

from composing import press
from conftest import PHONE
from looking import assert_good
from pages import named
from player import open_table
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def program(server, table, token):
    """A bot at a table, as a program opens its connection."""
    headers = {"Authorization": f"Bearer {token}"}
    return connect(f"ws{server[4:]}/api/tables{table[6:]}/socket", additional_headers=headers, proxy=None)


def ends(socket):
    """Whether a connection has been ended by the server."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=60)
    return True


def test_a_bot_is_made_plays_and_is_revoked(visit, server):
    visitor = visit()
    page = visitor.page
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    named(visitor, "Ada Lovelace of Ockham")
    field = page.get_by_label("Name of the new bot")
    field.focus()
    page.keyboard.type("Hana")
    page.keyboard.press("Enter")
    page.get_by_text("A bot has that name already").wait_for()
    visitor.forgive("status of 400")
    field.fill("Robo")
    page.keyboard.press("Enter")
    shown = page.get_by_label("Token of Robo")
    token = shown.input_value()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    press(page, "Copy the token")
    page.get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == token
    assert_good(page, "with a token")
    page.set_viewport_size(PHONE)
    assert_good(page, "with a token on a phone")
    page.reload()
    page.get_by_text("not yet at a table").wait_for()
    assert shown.count() == 0
    assert token not in page.content()

    table = open_table(visitor, ["person", "person", "easy"], terms={"outside_bots": True})
    page.get_by_text("Bots from outside may sit down here").wait_for()
    with program(server, table, token) as socket:
        socket.send(json.dumps({"type": "sit", "seat": 1}))
        page.locator("[data-place=seat-1]").get_by_text("bot of Ada Lovelace of Ockham").wait_for()
        assert_good(page, "at the table")
        other = visitor.context.new_page()
        other.goto("/me")
        other.get_by_text("at a table now").wait_for()
        press(other, "Revoke: Robo")
        other.get_by_text('The token of "Robo" does not hold any more').wait_for()
        assert other.get_by_label("Name of the new bot").evaluate("(field) => field === document.activeElement")
        assert ends(socket)
    page.locator("[data-place=seat-1]").get_by_text("bot for Robo").wait_for()

"""Everybody comes back: to a table after a loss, to their games without a connection or on another device."""

import re

import pytest
from conftest import PHONE
from looking import assert_good
from pages import WHOLE, habit, moved_on, named, now, remember
from player import Pointer, Touch, hold, let_go, open_table, play
from waiting import until


def test_a_decision_that_was_made_without_a_connection_arrives(visit):
    """The game goes on by itself when the connection is back, and where it was when the page is reloaded."""
    visitor = visit()
    visitor.forgive("net::ERR_", "WebSocket connection")
    page = visitor.page
    sockets = []

    def pass_on(socket):
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket(re.compile(r"/socket(\?|$)"), pass_on)
    open_table(visitor, ["person", "beginner", "beginner"])
    before = now(page)
    visitor.context.set_offline(True)
    sockets[-1].close()
    page.get_by_text("The connection is lost").wait_for()
    Pointer(page).card()
    page.get_by_text("until then you can take it back").wait_for()
    visitor.context.set_offline(False)
    page.locator(".slot p").wait_for(state="detached")
    went_on = until(page, lambda: now(page) != before and now(page))
    page.reload()
    assert now(page) == went_on


@pytest.mark.slow
def test_without_a_connection_there_are_ones_games_and_a_game_in_this_browser(visit):
    """Once the page is kept: its rules and lists, and a table here meanwhile, which stays in the list afterwards."""
    visitor = visit(workers="allow", viewport=PHONE)
    visitor.forgive("net::ERR_", "WebSocket connection")
    page = visitor.page
    address = open_table(visitor, ["person", "person", "beginner"])
    page.goto("/games")
    page.locator(f"a[href='{address}']").wait_for()
    remember(page, {"sea-change": habit({"players": 2}, ["hard"])})
    page.evaluate(WHOLE)
    visitor.context.set_offline(True)
    page.goto("/games")
    page.locator(f"a[href='{address}']").wait_for()
    page.get_by_text("No connection").wait_for()
    page.goto("/rules/feud")
    page.locator("#FEUD-7").wait_for(state="attached")
    page.goto("/")
    page.get_by_role("button", name="Play now Sea Change").click()
    page.get_by_role("button", name="Play here meanwhile").click()
    page.wait_for_url("**/table/local-*")
    assert play(Touch(page), until=moved_on(page))
    before = now(page)
    page.reload()
    assert now(page) == before
    table = page.url
    visitor.context.set_offline(False)
    page.goto("/games")
    page.locator(f"a[href='{address}']").wait_for()
    page.locator("li", has_text="kept in this browser").get_by_role("link").click()
    page.wait_for_url(table)


@pytest.mark.slow
def test_a_link_and_a_written_code_make_other_devices_known(visit):
    """A link does so once, and its secret goes nowhere; a code also after signing out everywhere."""
    ada, phone = visit(), visit(viewport=PHONE)
    named(ada, "Ada")
    address = open_table(ada, ["person", "person", "beginner"])
    page = ada.page
    page.goto("/me")
    page.get_by_role("button", name="Show a link").click()
    link = page.get_by_label("Link for your other device").input_value()
    sent = []
    phone.page.on("request", lambda request: sent.append(request.url))
    made = hold(phone.page, "**/api/me")
    phone.page.goto(link)
    until(phone.page, lambda: made, "the question who this is")
    phone.page.get_by_role("button", name="Know me here").click()
    phone.page.evaluate("fetch('/api/address')")  # what the press has asked for was sent before this
    assert not [url for url in sent if url.endswith("/api/enter")], "a new guest is still being made of this device"
    let_go(phone.page, made)
    phone.page.unroute("**/api/me")
    phone.page.get_by_text("This device knows you now, Ada").wait_for()
    secret = link.partition("#")[2]
    assert len(secret) > 30
    assert secret not in phone.page.url
    assert not [url for url in sent if secret in url.partition("#")[0]]
    phone.page.get_by_role("link", name="To your games").click()
    phone.page.locator(f"a[href='{address}']").wait_for()

    page.get_by_role("button", name="Make a code").click()
    code = page.locator("output").inner_text()
    page.get_by_role("button", name="Sign out everywhere").click()
    with page.expect_navigation():
        page.get_by_role("dialog").get_by_role("button", name="Sign out everywhere").click()
    page.goto("/games")
    page.get_by_text("You have no games yet").wait_for()
    page.goto("/enter")
    page.get_by_label("The code that you have written down").fill(code.lower().replace("-", " "))
    page.get_by_role("button", name="Know me here").click()
    page.get_by_text("This device knows you now, Ada").wait_for()
    page.goto("/games")
    page.locator(f"a[href='{address}']").wait_for()


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

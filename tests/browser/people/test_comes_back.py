"""Everybody comes back: to a table after a loss, to their games without a connection or on another device."""

import pytest
from conftest import PHONE
from looking import assert_good
from pages import WHOLE, habit, moved_on, now, remember
from player import Touch, open_table, play


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

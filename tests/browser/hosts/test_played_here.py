"""Games in the browser alone: at no server once the page is there, kept there, in one tab or two."""

from contextlib import ExitStack

import prepared
from conftest import PHONE, Visitor, serving
from pages import WHOLE, begin, habit, moved_on, now, record_of, remember
from player import Pointer, Touch, play

LOST = ("ERR_CONNECTION_REFUSED", "ERR_NETWORK", "Failed to fetch", "WebSocket connection")


def meanwhile(page):
    """Take the offer of a game in this browser."""
    page.get_by_role("button", name="Play here meanwhile").click()
    page.wait_for_url("**/table/local-*")
    page.locator("[data-asked]").wait_for()


def test_a_lost_server_offers_a_game_here(chromium, tmp_path):
    """At a table, and on the first page. It goes on when it is reloaded; stepped through and verified at the end."""
    with ExitStack() as running:
        visitor = Visitor(chromium, running.enter_context(serving(tmp_path)), workers="allow", viewport=PHONE)
        visitor.forgive(*LOST)
        page = visitor.page
        page.goto("/")
        remember(page, {"sea-change": habit({"players": 2}, ["hard"])})
        page.evaluate(WHOLE)
        begin(page, "Sea Change")
        assert "local-" not in page.url
        running.close()
        meanwhile(page)
        page.goto("/")
        page.get_by_role("button", name="Play now Sea Change").click()
        meanwhile(page)
        player = Touch(page)
        assert play(player, until=moved_on(page))
        before = now(page)
        page.reload()
        assert now(page) == before
        prepared.play_on(page)
        play(player)
        record = record_of(page, tmp_path)
        assert [seat["player"] for seat in record["seats"]] == ["human", "bot:hard"]
        assert record["options"]["players"] == 2
        page.get_by_role("link", name="Step through the game").click()
        page.wait_for_url("**/replay/local-*")
        page.locator(".plate").first.wait_for()
        visitor.context.close()
        visitor.check()


def test_two_tabs_at_one_table_and_the_list_beside_the_server(visit):
    """Both follow, whichever decides; the one that led goes, and the other goes on. Chosen in the form, and told so."""
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Set up a table Feud").click()
    page.get_by_role("checkbox", name="Play here, in this browser").check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/local-*")
    before = now(page)
    other = visitor.context.new_page()
    other.goto(page.url)
    assert now(other) == before
    assert play(Pointer(page), until=moved_on(page))
    other.wait_for_function("(told) => document.querySelector('[data-asked]')?.dataset.asked === told", arg=now(page))
    table = page.url
    page.close()
    assert play(Pointer(other), until=moved_on(other))
    other.goto("/games")
    row = other.locator("li", has_text="kept in this browser")
    row.get_by_role("link").click()
    other.wait_for_url(table)
    other.locator("[data-asked]").first.wait_for()
    other.goto("/")
    other.get_by_role("navigation", name="Not finished").get_by_role("link", name="Go on: Feud").wait_for()

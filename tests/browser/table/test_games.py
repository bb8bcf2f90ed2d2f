"""A whole game of each kind through the browser, as people play: by mouse, by keyboard, by touch, and with a friend."""

import re

from conftest import DESKTOP, PHONE
from pages import begin, habit, narrow_enough, record_of, remember
from player import Keyboard, Pointer, Touch, open_table, play, sit_down, state


def test_two_clicks_then_a_whole_game_with_the_mouse(visit, tmp_path):
    """From the first page: Play now, as last time, then cards until a player has won; the record verifies.

    Cards are passed, and the first trick is played, with the keyboard.
    """
    page = visit(viewport=DESKTOP).page
    page.goto("/")
    options = {"players": 3, "target": 1, "passing": True}
    remember(page, {"seas-of-strife": habit(options, ["medium", "beginner"])})
    begin(page, "Seas of Strife")
    asked = set()

    def tricks():
        asked.add(state(page))
        return page.locator("[data-tool=last]:not([disabled])").count()

    assert play(Keyboard(page), until=tricks)
    assert {"give", "card"} <= asked
    play(Pointer(page))
    assert re.search("win|with", page.locator(".ended h2").inner_text())
    assert page.locator("dialog[open]").count() == 0, "the end is seen at the table"
    page.get_by_role("button", name="Play again").wait_for()
    record = record_of(page, tmp_path)
    assert max(record["result"]["scores"]) >= 1
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-card]").first.wait_for()


def test_a_whole_game_with_the_keyboard_in_japanese(visit, tmp_path):
    visitor = visit(viewport=DESKTOP, locale="ja-JP", dark=True)
    open_table(visitor, ["person", "medium", "medium"], "sea-change", target=1)
    page = visitor.page
    assert page.locator("html").get_attribute("lang") == "ja"
    play(Keyboard(page))
    page.get_by_role("button", name="もう一度").wait_for()
    assert narrow_enough(page)
    record_of(page, tmp_path)


def test_a_friend_by_link_and_a_whole_game_by_mouse_and_by_touch(visit, tmp_path):
    """Two browsers at one table, a bid of which is changed until the last is in."""
    host, friend = visit(viewport=DESKTOP), visit(viewport=PHONE, locale="ja-JP", dark=True)
    address = open_table(host, ["person", "person", "beginner"], "turn-the-tide", rounds=1)
    sit_down(friend, address, "席2")
    host.page.locator("[data-asked]").wait_for()
    first, second = (host.page.locator("[data-card]").nth(at) for at in (1, 3))
    first.click(position={"x": 20, "y": 44})
    host.page.locator("[data-card][aria-pressed=true]").wait_for()
    second.click(position={"x": 20, "y": 44})
    chosen = second.get_attribute("data-card")
    host.page.locator(f"[data-card='{chosen}'][aria-pressed=true]:not([aria-disabled])").wait_for()  # the server has it
    play(Pointer(host.page), Touch(friend.page, seed=3))
    assert narrow_enough(friend.page)
    records = [record_of(visitor.page, tmp_path) for visitor in (host, friend)]
    assert records[0] == records[1]
    bids = next(event for event in records[0]["events"] if event["event"] == "bids")
    assert str(bids["cards"][0]) == chosen


def test_a_whole_game_in_this_browser_goes_on_when_it_is_reloaded(visit, tmp_path):
    """Feud at no server: kept in the browser, and verified at the end."""
    page = visit(viewport=DESKTOP).page
    page.goto("/")
    remember(page, {"feud": habit({"last_round": 10}, ["medium"], here=True)})
    begin(page, "Feud")
    assert "/table/local-" in page.url
    player = Pointer(page)
    assert play(player, until=page.locator(".held").count)
    page.reload()
    play(player)
    record = record_of(page, tmp_path)
    assert record["options"]["last_round"] == 10

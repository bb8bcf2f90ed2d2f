"""A game in the browser alone: in two tabs, and on a device without room."""

import pytest
from conftest import PHONE
from pages import habit, moved_on, now, remember
from player import Pointer, Touch, play

pytestmark = pytest.mark.slow


def begun(visitor):
    page = visitor.page
    page.get_by_role("button", name="Play now Feud").click()
    page.wait_for_url("**/table/local-*")
    return page


def here(visitor):
    """Let the visitor's games of Feud be played in this browser."""
    visitor.page.goto("/")
    remember(visitor.page, {"feud": habit({}, ["medium"], here=True)})
    return visitor


def test_one_tab_owns_a_table(visit):
    visitor = here(visit())
    page = begun(visitor)
    assert play(Pointer(page), until=moved_on(page))
    page.reload()
    before = now(page)
    other = visitor.context.new_page()
    other.goto(page.url)
    other.get_by_text("This game is open in another tab.").wait_for()
    other.get_by_role("button", name="Play here").click()
    assert now(other) == before
    page.get_by_text("This game is open in another tab.").wait_for()
    other.close()
    page.get_by_role("button", name="Play here").click()
    assert play(Pointer(page), until=moved_on(page))


def test_a_game_on_a_device_without_room(visit):
    """The page says so, plays on, and stores the game once there is room, so that a reload finds it."""
    visitor = here(visit(viewport=PHONE))
    device = visitor.context.new_cdp_session(visitor.page)
    device.send("Storage.overrideQuotaForOrigin", {"origin": visitor.server, "quotaSize": 1})
    page = begun(visitor)
    notice = page.get_by_text("This device has no room to keep the game.")
    notice.wait_for()
    assert play(Touch(page), until=moved_on(page))
    device.send("Storage.overrideQuotaForOrigin", {"origin": visitor.server})
    assert play(Touch(page), until=lambda: not notice.is_visible())
    page.reload()
    assert play(Touch(page), until=moved_on(page))

"""A game in the browser alone, in two tabs."""

import pytest
from pages import moved_on, now
from player import Pointer, play


@pytest.mark.slow
def test_one_tab_owns_a_table(visit):
    """Another tab says that the game is open, and takes it where it stands; the first one then says the same."""
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Options Feud").click()
    page.get_by_text("More options").click()
    page.get_by_role("checkbox", name="Play here, in this browser").check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/local-*")
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

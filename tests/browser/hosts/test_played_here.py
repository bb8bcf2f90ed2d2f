"""A game in the browser alone, in two tabs."""

import pytest
from pages import moved_on, now
from player import Pointer, play


@pytest.mark.slow
def test_two_tabs_at_one_table(visit):
    """Both follow, whichever decides; the one that led goes, and the other goes on. Chosen in the form."""
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Options Feud").click()
    page.get_by_text("More options").click()
    page.get_by_role("checkbox", name="Play here, in this browser").check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/local-*")
    before = now(page)
    other = visitor.context.new_page()
    other.goto(page.url)
    assert now(other) == before
    assert play(Pointer(page), until=moved_on(page))
    other.wait_for_function("(told) => document.querySelector('[data-asked]')?.dataset.asked === told", arg=now(page))
    page.close()
    assert play(Pointer(other), until=moved_on(other))

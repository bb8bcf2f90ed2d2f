"""At a table with strict memory only what the rules let one look at again can be looked at again, until the end."""

from urllib.parse import urlsplit

import prepared
from player import log_lines, messages
from waiting import until


def strict_table(visitor):
    """A table with strict memory, by the form."""
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Set up a table Turn the Tide").click()
    page.get_by_label("Strict memory").check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-card]").first.wait_for()


def test_older_bids_are_out_of_reach_until_the_game_is_over(visit):
    visitor = visit()
    page = visitor.page
    strict_table(visitor)
    address = urlsplit(page.url).path
    with prepared.lines(address, visitor) as (line,):
        assert prepared.decide(line, until=lambda: line.legal and line.now["turn"]["count"] == 4)
    page.wait_for_function("() => document.querySelectorAll('.hand [data-card]').length === 8")
    page.locator("[data-asked]").wait_for()
    assert page.get_by_role("button", name="Cards still held").count() == 0
    before = log_lines(page)
    assert sum("bid" in line.lower() for line in before) < 4
    page.reload()
    page.locator("[data-asked]").wait_for()
    assert messages(visitor, "table")[-1]["memory"] == "strict"
    assert log_lines(page) == before, "whoever comes back sees as much as whoever has stayed"
    with prepared.lines(address, visitor) as (line,):
        prepared.decide(line)
    until(page, lambda: messages(visitor, "table")[-1]["phase"] == "finished")
    page.locator(".ended").wait_for()
    assert len(log_lines(page)) > 100
    page.get_by_role("button", name="Cards still held").wait_for()

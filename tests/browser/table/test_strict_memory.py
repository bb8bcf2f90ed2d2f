"""At a table with strict memory only what the rules let one look at again can be looked at again, until the end."""

import prepared
from player import log_lines, messages, open_table
from waiting import until


def test_older_bids_are_out_of_reach_until_the_game_is_over(visit):
    visitor = visit()
    page = visitor.page
    seats = ["person", "beginner", "beginner", "beginner"]
    address = open_table(visitor, seats, "turn-the-tide", terms={"memory": "strict"}, rounds=1)
    held = page.get_by_role("button", name="Cards still held")
    with prepared.lines(address, visitor) as (seat,):
        assert prepared.decide(seat, until=lambda: seat.turn["legal"] and seat.turn["count"] == 4)
        page.wait_for_function("() => document.querySelectorAll('.hand [data-card]').length === 8")
        page.locator("[data-asked]").wait_for()
        assert held.count() == 0
        before = log_lines(page)
        assert sum("bid" in line.lower() for line in before) < 4
        page.reload()
        page.locator("[data-asked]").wait_for()
        assert messages(visitor, "table")[-1]["memory"] == "strict"
        assert log_lines(page) == before, "whoever comes back sees as much as whoever has stayed"
        prepared.decide(seat)
    until(page, lambda: messages(visitor, "table")[-1]["phase"] == "finished")
    page.locator(".ended").wait_for()
    assert sum("bid" in line.lower() for line in log_lines(page)) >= 12
    held.wait_for()

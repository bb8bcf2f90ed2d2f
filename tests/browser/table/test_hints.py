"""A hint at a table: by key and by button, worked out in the page, told to the table, gone when the turn has passed."""

import json

from player import FREE, Pointer, give_up, open_table, play, state


def told(visitor, kind):
    """All messages of a kind that the server has sent."""
    return [m for m in map(json.loads, visitor.received) if m["type"] == kind]


def test_what_a_strong_player_would_do_and_why(visit):
    visitor = visit()
    page = visitor.page
    open_table(visitor, ["person", "medium"], "sea-change", terms={"hints": True})
    assert play(Pointer(page, 1), until=lambda: state(page) == "card" and page.locator(FREE).count() > 2)
    page.keyboard.press("h")
    sheet = page.get_by_role("dialog", name="Hint")
    sheet.get_by_text("Best: ").wait_for()
    rows = sheet.get_by_role("row")
    assert rows.count() == 1 + page.locator(FREE).count()
    shares = [int(text.split("%")[0]) for text in rows.locator(".number").all_inner_texts()]
    assert shares == sorted(shares, reverse=True)
    assert len(told(visitor, "known")) == 1
    page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")
    assert page.locator(".log").get_by_text("You have asked for a hint.").count() == 1
    page.get_by_role("button", name="Hint").click()
    sheet.get_by_text("Share of the win").wait_for()
    assert [notice["kind"] for notice in told(visitor, "seats")[-1]["notices"]].count("hinted") == 1
    page.keyboard.press("Escape")
    give_up(page)
    table = page.url.rpartition("/")[2]
    record = page.request.get(f"/api/tables/{table}/record")
    assert [hint["seat"] for hint in record.json()["hints"]] == [0]

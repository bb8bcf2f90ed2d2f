"""What is asked at a table: for a hint, worked out in the page; and why a bot did that, looked at after the game."""

from conftest import WIDE
from pages import stands_at
from player import ALL_ASKABLE, FREE, Pointer, give_up, messages, open_table, play, state

KEPT = "Kept for those who improve the bots."


def kept(page, at):
    """Wait until one of the decisions in the log is marked as kept."""
    page.locator(".why").nth(at).and_(page.locator(".kept")).wait_for()


def ask_for_hints(visitor):
    """By key, and once more by button, for which the table is told nothing new."""
    page = visitor.page
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    hint.get_by_role("button", name="Why", exact=True).click()
    sheet = page.get_by_role("dialog", name="Hint")
    sheet.locator("progress").wait_for(state="detached")
    assert sheet.locator(".best").inner_text() == hint.locator("[role=status]").text_content().strip()
    rows = sheet.get_by_role("row")
    assert rows.count() == 1 + page.locator(FREE).count()
    shares = [int(text.split("%")[0]) for text in rows.locator(".number").all_inner_texts()]
    assert shares == sorted(shares, reverse=True)
    assert len(messages(visitor, "known")) == 1
    page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")
    assert page.locator(".log").get_by_text("You have asked for a hint.").count() == 1
    page.keyboard.press("Escape")
    hint.wait_for(state="detached")
    page.get_by_role("button", name="Hint").click()
    hint.get_by_role("button", name="Why", exact=True).wait_for()
    assert [notice["kind"] for notice in messages(visitor, "seats")[-1]["notices"]].count("hinted") == 1
    named = page.locator("[data-card].hinted")
    if "All choices" not in hint.inner_text():
        assert named.count() in (1, 2)
    hint.get_by_role("button", name="Close").press("Enter")
    hint.wait_for(state="detached")
    assert named.count() == 0
    page.wait_for_function("() => document.activeElement.matches('[data-card]')")


def ask_by_mouse(page, at):
    button = page.locator(".why").nth(at)
    assert button.get_attribute("aria-label").startswith("Why did the bot do that? ")
    button.click()
    page.get_by_role("status").filter(has_text=KEPT).wait_for()
    kept(page, at)
    assert button.get_attribute("aria-label").startswith("Kept: ")


def ask_by_keyboard(page):
    """One stop for the tabulator, and the arrows from there."""
    page.locator(".log").focus()
    page.keyboard.press("Tab")
    page.locator(".why.kept:focus").wait_for()
    page.keyboard.press("ArrowUp")
    page.locator(".why:not(.kept):focus").wait_for()
    page.keyboard.press("Enter")
    page.locator(".why.kept:focus").wait_for()


def asked_for_a_card(page):
    """Whether the page asks for one of several cards, and two decisions of bots can be asked about."""
    return state(page) == "card" and page.locator(FREE).count() > 2 and page.locator(".why").count() >= 2


def test_a_hint_is_told_and_a_bots_decision_kept_and_looked_at_again(visit):
    visitor = visit(viewport=WIDE)
    page = visitor.page
    table = open_table(visitor, ["person", "medium"], "sea-change", terms={"hints": True})
    assert play(Pointer(page, 1), until=lambda: asked_for_a_card(page))
    ask_for_hints(visitor)
    decided = page.locator(".why")
    page.wait_for_function(ALL_ASKABLE)
    last = decided.count() - 1
    ask_by_mouse(page, last)
    ask_by_keyboard(page)
    page.reload()
    for at in (last - 1, last):
        kept(page, at)
    assert page.get_by_role("link", name="Look at it again").count() == 0, "the game is on"
    give_up(page)
    record = page.request.get(f"/api/tables{table.removeprefix('/table')}/record")
    assert [hint["seat"] for hint in record.json()["hints"]] == [0]
    links = page.get_by_role("link", name="Look at it again")
    links.nth(1).wait_for()
    place = links.nth(1).get_attribute("href").partition("#")[2]
    links.nth(1).click()
    page.wait_for_url(f"**/replay/*#{place}")
    stands_at(page, place)
    # There, too: what was asked about leads to its place, and more can be asked.
    page.get_by_role("button", name="To the end").click()
    kept(page, last)
    earlier = links.nth(0).get_attribute("href").partition("#")[2]
    links.nth(0).click()
    stands_at(page, earlier)
    page.get_by_role("button", name="To the end").click()
    others = page.locator(".why:not(.kept)")
    if others.count():
        others.first.click()
        page.get_by_role("status").filter(has_text=KEPT).wait_for()

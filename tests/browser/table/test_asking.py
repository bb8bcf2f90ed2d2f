"""Why did the bot do that: asked by one press in the log, looked at again after the game."""

from player import ALL_ASKABLE, Pointer, give_up, open_table, play, state

KEPT = "Kept for those who improve the bots."


def kept(page, at):
    """Wait until one of the decisions in the log is marked as kept."""
    page.locator(".why").nth(at).and_(page.locator(".kept")).wait_for()


def stands(page, at):
    """Wait until the replay stands there."""
    page.wait_for_function("(at) => document.querySelector('.bar input[type=range]')?.value === at", arg=at)


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


def test_a_bots_decision_is_kept_and_looked_at_again(visit):
    visitor = visit()
    page = visitor.page
    open_table(visitor, ["person", "medium"], "sea-change")
    decided = page.locator(".why")
    assert play(Pointer(page, 1), until=lambda: state(page) == "card" and decided.count() >= 2)
    page.wait_for_function(ALL_ASKABLE)
    last = decided.count() - 1
    ask_by_mouse(page, last)
    ask_by_keyboard(page)
    page.reload()
    for at in (last - 1, last):
        kept(page, at)
    assert page.get_by_role("link", name="Look at it again").count() == 0, "the game is on"
    give_up(page)
    links = page.get_by_role("link", name="Look at it again")
    links.nth(1).wait_for()
    place = links.nth(1).get_attribute("href").partition("#")[2]
    links.nth(1).click()
    page.wait_for_url(f"**/replay/*#{place}")
    stands(page, place)
    # There, too: what was asked about leads to its place, and more can be asked.
    page.get_by_role("button", name="To the end").click()
    kept(page, last)
    earlier = links.nth(0).get_attribute("href").partition("#")[2]
    links.nth(0).click()
    stands(page, earlier)
    page.get_by_role("button", name="To the end").click()
    others = page.locator(".why:not(.kept)")
    if others.count():
        others.first.click()
        page.get_by_role("status").filter(has_text=KEPT).wait_for()

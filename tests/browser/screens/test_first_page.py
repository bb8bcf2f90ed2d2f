"""Starting a game from the first page, also on a phone; and pages without layout shifts."""

import pytest
from conftest import DESKTOP
from player import open_table

GAMES = ["seas-of-strife", "turn-the-tide", "sea-change", "feud"]
PHONE = {"width": 390, "height": 844}
SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput) window.shifts.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? '')]);
}).observe({ type: 'layout-shift', buffered: true });"""
MOST = 0.1


def steady(page, what):
    """Check that the page has loaded without layout shifts."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    shifts = page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(window.shifts))))")
    assert sum(value for value, _ in shifts) <= MOST, f"{what}: {shifts}"


def assert_near(page):
    """Check that every game's button is on the first two screens."""
    page.locator("li .scene").nth(3).wait_for()
    ends = page.locator("li .button.act").evaluate_all("all => all.map((each) => each.getBoundingClientRect().bottom)")
    assert len(ends) == len(GAMES)
    assert max(ends) < 2 * PHONE["height"]


def test_the_first_page_begins_a_game(visit):
    """On a phone, in both languages: the language changes at once, and is remembered; no form is too wide."""
    page = visit(viewport=PHONE, locale="ja-JP").page
    page.goto("/")
    page.get_by_role("button", name="すぐに遊ぶ Seas of Strife").wait_for()
    assert_near(page)
    page.get_by_role("button", name="English").click()
    set_up = page.get_by_role("button", name="Options Turn the Tide")
    set_up.wait_for()
    assert page.locator("html").get_attribute("lang") == "en"
    assert_near(page)
    page.reload()
    set_up.click()
    page.locator("form select").first.wait_for()
    assert page.locator("form").evaluate("(form) => form.scrollWidth <= form.clientWidth")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-card]").first.wait_for()


SEEN = [
    (DESKTOP, "en-GB", GAMES[:2], [("/rules/feud", "article h2"), ("/learn/feud", "ol li button")]),
    (PHONE, "ja-JP", GAMES[2:], [("/strategy/feud", "article h2"), ("/replay", "main h1"), ("/nowhere", "main a")]),
]
"""A screen, a language, the tables that are opened on it, and the pages with what is waited for on each."""


@pytest.mark.slow
@pytest.mark.parametrize(("viewport", "locale", "games", "paths"), SEEN, ids=["desktop", "phone"])
def test_nothing_jumps(visit, viewport, locale, games, paths):
    visitor = visit(viewport=viewport, locale=locale)
    visitor.forgive("status of 404")  # the answer for the last of the pages
    page = visitor.page
    page.add_init_script(SHIFTS)
    page.goto("/")
    page.locator("li .scene").first.wait_for()
    steady(page, "first page")
    if viewport is PHONE:
        open_table(visitor, ["person", "person", "beginner"])
        steady(page, "waiting room")
    for game in games:
        open_table(visitor, ["person", *["beginner"] * (1 if game == "feud" else 3)], game)
        steady(page, game)
    for path, ready in paths:
        page.goto(path)
        page.locator(ready).first.wait_for()
        steady(page, path)

"""The first page: each game one press away, with what was chosen last; and nothing on any page jumps about."""

import re

import pytest
from conftest import DESKTOP
from pages import habit, remember
from player import hold, let_go, open_table

GAMES = {
    "seas-of-strife": "Seas of Strife",
    "turn-the-tide": "Turn the Tide",
    "sea-change": "Sea Change",
    "feud": "Feud",
}
PHONE = {"width": 390, "height": 844}
SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput) window.shifts.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? '')]);
}).observe({ type: 'layout-shift', buffered: true });"""
MOST = 0.1
"""The sum of layout shifts that a page may have."""


def play_now(page, game):
    return page.get_by_role("button", name=f"Play now {GAMES[game]}")


def set_up(page, game):
    return page.get_by_role("button", name=f"Set up a table {GAMES[game]}")


def steady(page, what):
    """The page is there, and nothing in it has moved by itself."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    shifts = page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(window.shifts))))")
    assert sum(value for value, _ in shifts) <= MOST, f"{what}: {shifts}"


@pytest.mark.parametrize(("viewport", "locale"), [(DESKTOP, "en-GB"), (PHONE, "ja-JP")], ids=["desktop", "phone"])
def test_nothing_jumps(visit, viewport, locale):
    """On the first page, at one of each kind of page, and at two tables; at the others on the other screen."""
    visitor = visit(viewport=viewport, locale=locale)
    visitor.forgive("status of 404")  # of the last of the pages
    page = visitor.page
    page.add_init_script(SHIFTS)
    waiting = open_table(visitor, ["person", "person", "easy"])
    steady(page, "waiting room")
    here = list(GAMES)[:2] if viewport is DESKTOP else list(GAMES)[2:]
    for game in here:
        open_table(visitor, ["person", *["easy"] * (1 if game == "feud" else 3)], game)
        steady(page, game)
    for path, ready in (
        ("/", "li .scene"),
        (f"/rules/{here[0]}", "article h2"),
        ("/learn/feud", "ol li button"),
        ("/strategy/sea-change", "article h2"),
        ("/replay", "main h1"),
        (waiting, ".room, main h2"),
        ("/nowhere", "main a"),
    ):
        page.goto(path)
        page.locator(ready).first.wait_for()
        steady(page, path)


def test_what_was_chosen_last_counts_at_once(visit):
    """The game is started before it has come what the number of players means for the rest of the form."""
    page = visit().page
    page.goto("/")
    set_up(page, "seas-of-strife").click()
    three = page.get_by_role("radio", name="3", exact=True)
    three.wait_for()
    late = hold(page, "**/api/games/*/form")
    three.check()
    page.get_by_role("button", name="Start the game").click()
    let_go(page, late)
    page.locator("[data-card]").first.wait_for()
    assert page.locator(".plate").count() == 3


def test_the_form_of_a_table_is_no_wider_than_a_phone(visit):
    """Nor is it cut off, so that the page itself is no wider."""
    page = visit(viewport=PHONE).page
    page.goto("/")
    set_up(page, "turn-the-tide").click()
    page.locator("form select").first.wait_for()
    assert page.locator("form").evaluate("(form) => form.scrollWidth <= form.clientWidth")


def assert_near(page):
    """Every game begins on the first two screens."""
    page.locator("li .scene").nth(3).wait_for()
    ends = page.locator("li .button.act").evaluate_all("all => all.map((each) => each.getBoundingClientRect().bottom)")
    assert len(ends) == len(GAMES)
    assert max(ends) < 2 * PHONE["height"]


def test_every_game_begins_near_the_top_of_a_phone_in_both_languages(visit):
    """The language changes at once, and is remembered."""
    page = visit(viewport=PHONE, locale="ja-JP").page
    page.goto("/")
    page.get_by_role("button", name="すぐに遊ぶ Seas of Strife").wait_for()
    assert_near(page)
    page.get_by_role("button", name="English").click()
    play_now(page, "seas-of-strife").wait_for()
    assert page.locator("html").get_attribute("lang") == "en"
    assert_near(page)
    page.reload()
    play_now(page, "seas-of-strife").wait_for()


def test_set_up_remembers_what_was_chosen(visit):
    """What was chosen last begins with one press, and is there when the form is unfolded again."""
    page = visit().page
    page.goto("/")
    play_now(page, "seas-of-strife").wait_for()
    assert page.locator("select").count() == 0, "set-up is folded"
    set_up(page, "seas-of-strife").click()
    page.get_by_role("group", name="Players", exact=True).get_by_role("radio", name="5").check()
    page.locator("select").nth(3).select_option("hard")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    page.goto("/")
    page.get_by_text("As last time: you and 4 bots (medium and hard)").wait_for()
    assert play_now(page, "seas-of-strife").get_attribute("aria-describedby")
    set_up(page, "seas-of-strife").click()
    page.locator("select").nth(3).wait_for()
    assert page.locator("select").evaluate_all("all => all.map(({ value }) => value)") == ["medium"] * 3 + ["hard"]
    first = page.url
    play_now(page, "seas-of-strife").click()
    page.wait_for_url(re.compile("/table/"))
    assert page.url != first
    page.locator(".plate").nth(4).wait_for()


def test_a_choice_that_is_possible_no_more_is_forgotten(visit):
    visitor = visit()
    page = visitor.page
    page.goto("/")
    remember(page, {"feud": habit({"preset": "gone"}, ["easy"])})
    page.get_by_text("As last time: you and one bot (beginner)").wait_for()
    with page.expect_response(
        lambda answer: answer.url.endswith("/api/tables") and answer.request.method == "POST"
    ) as refused:
        play_now(page, "feud").click()
    assert refused.value.status == 400
    page.wait_for_url("**/table/*")
    page.locator("[data-card]").first.wait_for()
    visitor.forgive("status of 400")
    page.goto("/")
    assert "feud" not in page.evaluate("JSON.parse(localStorage['quarterdeck.habits'])")


def test_the_form_says_what_suits_the_players_and_that_a_game_may_become_too_long(visit):
    page = visit().page
    page.goto("/")
    for game, players, words in (
        ("seas-of-strife", "4", "Recommended with three or four players."),
        ("sea-change", "6", "With six players or more, teams are recommended."),
    ):
        set_up(page, game).click()
        form = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=GAMES[game]))
        form.get_by_role("group", name="Players", exact=True).get_by_role("radio", name=players).check()
        page.get_by_text(words).wait_for()
    set_up(page, "turn-the-tide").click()
    rounds, note = (
        page.get_by_role("spinbutton", name="Rounds"),
        page.get_by_text("After 5,000 decisions the server ends a game"),
    )
    rounds.wait_for()
    assert note.count() == 0
    for number, shown in (("900", "visible"), ("4", "detached")):
        rounds.fill(number)
        rounds.press("Tab")
        note.wait_for(state=shown)


def test_a_running_game_is_one_press_away(visit):
    visitor = visit()
    address = open_table(visitor, ["person", "easy", "easy", "easy"], "sea-change")
    page = visitor.page
    page.goto("/")
    page.get_by_role("link", name="Go on Sea Change").wait_for()
    page.get_by_role("navigation", name="Not finished").get_by_role("link", name="Go on: Sea Change").click()
    page.wait_for_url(f"**{address}")

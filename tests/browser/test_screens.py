"""Every screen: accessible, inside the phone, light to load, at home on its own server."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE
from player import Pointer, give_up, open_table, play, state

pytestmark = pytest.mark.browser

SETTINGS = [
    {"viewport": DESKTOP, "locale": "en-GB", "dark": False},
    {"viewport": DESKTOP, "locale": "ja-JP", "dark": True},
    {"viewport": PHONE, "locale": "ja-JP", "dark": False},
    {"viewport": PHONE, "locale": "en-GB", "dark": True},
]


RULES = {"seas-of-strife": "SOS-7", "turn-the-tide": "TTT-7", "sea-change": "SEA-7", "feud": "FEUD-7"}
"""A rule that each game's page must show."""


LAST = "[data-tool=last]:not([disabled])"
"""The last trick can be looked at: there has been one."""


def label(settings):
    size = "phone" if settings["viewport"] is PHONE else "desktop"
    return f"{size}-{settings['locale'][:2]}-{'night' if settings['dark'] else 'day'}"


def assert_good(page, what):
    """No axe violation, nothing wider than the screen."""
    found = Axe().run(page)
    assert found.violations_count == 0, f"{what}: {found.generate_report()}"
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{what} is {wide} pixels wider than the screen"


@pytest.mark.parametrize("settings", SETTINGS, ids=label)
def test_pages_around_the_table(visit, settings):
    page = visit(**settings).page
    page.goto("/")
    page.wait_for_selector("main h1, h1")
    page.wait_for_load_state("networkidle")
    assert_good(page, "first page")
    for game, rule in (
        ("seas-of-strife", "SOS-7"),
        ("turn-the-tide", "TTT-7"),
        ("sea-change", "SEA-7"),
        ("feud", "FEUD-7"),
    ):
        page.goto(f"/rules/{game}")
        page.wait_for_selector(f"#{rule}", state="attached")
        assert_good(page, f"rules of {game}")
    page.goto("/replay")
    page.wait_for_selector("main h1")
    assert_good(page, "records")


@pytest.mark.parametrize("settings", SETTINGS, ids=label)
def test_waiting_room(visit, settings):
    visitor = visit(**settings)
    open_table(visitor, ["person", "person", "easy"])
    visitor.page.wait_for_selector("main h1, main h2")
    assert_good(visitor.page, "waiting room")


MOMENTS = [
    (SETTINGS[0], 4, "seas-of-strife", {"passing": True, "target": 16}, {"give"}),
    (SETTINGS[3], 4, "seas-of-strife", {"passing": True, "target": 16}, {"give"}),
    (SETTINGS[0], 4, "turn-the-tide", {"rounds": 2}, set()),
    (SETTINGS[2], 5, "turn-the-tide", {"rounds": 2}, set()),
    (SETTINGS[1], 4, "sea-change", {"teams": 2, "target": 2}, set()),
    (SETTINGS[3], 8, "sea-change", {"target": 2}, set()),
    (SETTINGS[2], 1, "sea-change", {"target": 2}, set()),
    (SETTINGS[1], 2, "feud", {"preset": "true"}, {"give"}),
    (SETTINGS[3], 2, "feud", {"preset": "strikes"}, {"give"}),
]


@pytest.mark.long
@pytest.mark.parametrize(("settings", "players", "game", "options", "extra"), MOMENTS)
def test_every_moment_at_the_table(visit, settings, players, game, options, extra):
    """Passing, playing, choosing a leader, the sheets, the end, the replay.

    All of Feud takes minutes: it is given up when the rest has been seen.
    """
    visitor = visit(**settings)
    open_table(visitor, ["person", *["medium"] * (players - 1)], game, **options)
    page = visitor.page
    page.wait_for_selector("[data-card]")
    seen = set()
    rounds = {"next"} if game != "feud" else set()  # Feud's Rounds follow each other without a sheet
    wanted = {"card", "sheets"} | rounds | extra
    whole = options.get("preset") != "true"

    def seen_enough():
        asked = state(page)
        if asked and asked not in seen:
            seen.add(asked)
            assert_good(page, asked)
        if asked == "card" and "sheets" not in seen and page.locator(LAST).count():
            seen.add("sheets")
            for key in ("t", "s", "?"):
                page.keyboard.press(key)
                page.locator("dialog[open]").wait_for()
                assert_good(page, f"sheet {key}")
                page.keyboard.press("Escape")
                page.locator("dialog[open]").wait_for(state="detached")
        return not whole and wanted <= seen

    if play(Pointer(page, seed=5), until=seen_enough):
        give_up(page)
        seen_enough()
    assert wanted | {"end"} <= seen
    page.locator(".ended a[href^='/replay']").first.click()
    page.wait_for_url("**/replay/*")
    page.wait_for_selector("[data-card], .plate")
    assert_good(page, "replay")


@pytest.mark.parametrize("game", [None, "seas-of-strife", "turn-the-tide", "sea-change", "feud"])
def test_first_load_is_light(visit, game):
    """On the wire, fonts and all: the first page with its pictures, and a table that is opened by its link."""
    visitor = visit()
    path = "/"
    if game:
        path = open_table(visitor, ["person", "easy"] if game == "feud" else ["person", "easy", "easy"], game)
        visitor.page.wait_for_load_state("networkidle")
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    visitor.page.goto(path)
    visitor.page.wait_for_load_state("networkidle")
    assert len(sizes) > 3
    assert sum(sizes) < (150_000 if game else 95_000)

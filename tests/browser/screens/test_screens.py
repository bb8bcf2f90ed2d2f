"""Every screen: accessible, inside the phone, light to load, at home on its own server."""

import prepared
import pytest
from looking import SETTINGS, assert_good, assert_good_once, label
from pages import close
from player import Keyboard, Pointer, Touch, open_table, play, state

from quarterdeck import GAMES, Table

RULES = {"seas-of-strife": "SOS-7", "turn-the-tide": "TTT-7", "sea-change": "SEA-7", "feud": "FEUD-7"}
"""A rule that each game's page must show."""

ENGLISH, JAPANESE = SETTINGS


@pytest.mark.parametrize("settings", SETTINGS, ids=label)
def test_pages_around_the_table(visit, settings):
    visitor = visit(**settings)
    open_table(visitor, ["person", "person", "easy"])
    page = visitor.page
    assert_good_once(page, "waiting room", settings)
    page.goto("/")
    page.locator("li .scene").nth(3).wait_for()
    assert_good_once(page, "first page", settings)
    game = "seas-of-strife" if settings is ENGLISH else "turn-the-tide"  # all are made of the same
    page.goto(f"/rules/{game}")
    page.wait_for_selector(f"#{RULES[game]}", state="attached")
    example = page.locator(".example", has=page.locator(".cards svg")).first
    example.get_by_role("button").last.press("Enter")
    example.locator("li[aria-current=step]").wait_for()
    assert_good_once(page, f"rules of {game}", settings)
    page.goto("/replay")
    page.wait_for_selector("main h1")
    assert_good_once(page, "records", settings)


MOMENTS = [
    ("seas-of-strife", {"players": 4, "passing": True, "target": 30}, ENGLISH, Pointer, "ts?", True),
    ("turn-the-tide", {"players": 5, "rounds": 2}, JAPANESE, Touch, "ts", False),
    ("sea-change", {"players": 8, "target": 30}, JAPANESE, Touch, "ts", False),
    ("sea-change", {"players": 1, "target": 30}, ENGLISH, Keyboard, "s", False),
    ("feud", {"preset": "true"}, ENGLISH, Pointer, "", False),
    ("feud", {"preset": "strikes"}, JAPANESE, Touch, "", False),
]
"""A game, its options, the settings, the hands, the keys of sheets, and whether it is looked at to its end."""

LAST = "[data-tool=last]:not([disabled])"
"""The last trick can be looked at: there has been one."""


class Looker:
    """Looks at each thing once that the page asks for."""

    def __init__(self, page, hands):
        self.page = page
        self.player = hands(page)
        self.seen = set()

    def play_to(self, wanted):
        """Play on until the page asks for that."""

        def enough():
            asked = state(self.page)
            if asked and asked not in self.seen:
                self.seen.add(asked)
                assert_good(self.page, asked)
            return wanted in self.seen

        assert play(self.player, until=enough) or wanted in self.seen, self.seen

    def open_sheets(self, keys):
        """Look at the sheets that open by these keys."""
        for key in keys:
            self.page.keyboard.press(key)
            self.page.locator("dialog[open]").wait_for()
            assert_good(self.page, f"sheet {key}")
            close(self.page)


@pytest.mark.parametrize(("game", "options", "settings", "hands", "sheets", "ending"), MOMENTS)
def test_every_moment_at_the_table(visit, game, options, settings, hands, sheets, ending):
    """Passing, playing, choosing a leader, the sheets, the end of a round and of the game, the replay."""
    page = visit(**settings).page
    looker = Looker(page, hands)
    if options.get("passing") or game == "feud":
        prepared.put(page, Table(GAMES[game], options, bytes(32)), name="local-begun")
        looker.play_to("give")
    if game == "feud":
        return looker.play_to("card")
    prepared.put(page, prepared.before(game, options, "deal", decisions=1, nth=2))
    looker.play_to("card")
    page.locator(LAST).wait_for()
    looker.open_sheets(sheets)
    looker.play_to("next")
    if ending:
        prepared.put(page, prepared.before(game, options), name="local-ending")
        looker.play_to("end")
        page.locator(".ended a[href^='/replay']:not([href*='#'])").first.click()
        page.wait_for_url("**/replay/*")
        page.locator("[data-card], .plate").first.wait_for()
        assert_good(page, "replay")
    return None


def loaded(visitor, path):
    """The bytes on the wire of all that a page asks for, without a cache."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    visitor.page.goto(path)
    visitor.page.wait_for_load_state("networkidle")
    session.detach()
    assert len(sizes) > 3
    return sum(sizes)


def test_first_load_is_light(visit):
    """On the wire, fonts and all: the first page with its pictures, and a table that is opened by its link."""
    visitor = visit()
    assert loaded(visitor, "/") < 100_000
    for game in RULES:
        path = open_table(visitor, ["person", *["easy"] * (1 if game == "feud" else 2)], game)
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.goto("about:blank")
        assert loaded(visitor, path) < 163_000, game

"""The exported site on a plain web host: everything that needs one person."""

import re

import pytest
from conftest import PHONE, visiting
from hosting import Host
from pages import WHOLE, habit, moved_on, narrow_enough, record_of, remember
from player import Touch, play

HABITS = {
    "seas-of-strife": habit({"players": 3}, ["hard", "beginner"]),
    "sea-change": habit({"players": 4, "teams": 2}, ["medium", "beginner", "medium"]),
    "feud": habit({"preset": "true"}, ["medium"]),
    "turn-the-tide": habit({"players": 3, "rounds": 1}, ["medium", "beginner"]),
}


@pytest.fixture
def host(site):
    """The host of a site, which stops at the end of the test, if not before."""
    made = Host(site)
    yield made
    made.stop()


@pytest.fixture
def fly(chromium, host):
    """A function that makes visitors who have opened the site once and then go offline; each is checked at the end."""

    def arrive(visitor):
        visitor.page.goto(host.address)
        visitor.page.evaluate(WHOLE)
        visitor.context.set_offline(True)

    with visiting(chromium, host.address, arrive, workers="allow") as make:
        yield make


def rules_and_back(visitor):
    """Follow a link and a place in a page, go back, and open a new tab."""
    page = visitor.page
    page.get_by_role("link", name="Rules Feud", exact=True).click()
    page.locator(".prose h2").first.wait_for()
    page.locator(".prose a[href^='#']:visible").first.click()
    assert page.url.endswith("#/rules/feud")
    assert page.evaluate("document.activeElement.id && scrollY > 500")
    page.go_back()
    with visitor.context.expect_page() as opened:
        page.get_by_role("link", name="Rules Sea Change", exact=True).click(modifiers=["Control"])
    opened.value.locator(".prose h2").first.wait_for()
    opened.value.close()


@pytest.mark.slow
def test_each_game_and_its_rules_in_an_aeroplane(fly, host, tmp_path):
    """Without its host, a game continues after a reload, and its record verifies."""
    visitor = fly(viewport=PHONE, dark=True)
    host.stop()
    page = visitor.page
    remember(page, HABITS)
    rules_and_back(visitor)
    for name in ("Seas of Strife", "Sea Change", "Feud"):
        page.get_by_role("button", name=f"Play now {name}").click()
        assert play(Touch(page), until=moved_on(page))
        assert re.search(r"/games/quarterdeck/#/table/local-[\w-]+$", page.url)
        page.goto(host.address)
    page.get_by_role("button", name="日本語").click()
    page.get_by_role("button", name="すぐに遊ぶ Turn the Tide").click()
    assert play(Touch(page), until=moved_on(page))
    page.reload()
    play(Touch(page))
    assert narrow_enough(page)
    record = record_of(page, tmp_path)
    page.get_by_role("link", name=re.compile("振り返")).first.click()
    place = page.locator("input[type=range]")
    place.press("End")
    assert place.input_value() == place.get_attribute("max") == str(len(record["events"]))


@pytest.mark.slow
def test_a_game_on_a_device_without_room(fly, host):
    """The page says so, plays on, and stores the game once there is room, so that a reload finds it."""
    visitor = fly(viewport=PHONE)
    page = visitor.page
    device = visitor.context.new_cdp_session(page)
    origin = re.match(r"\w+://[^/]+", host.address)[0]
    device.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    page.get_by_role("button", name="Play now Feud").click()
    notice = page.get_by_text("This device has no room to keep the game.")
    notice.wait_for()
    assert play(Touch(page), until=moved_on(page))
    device.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    assert play(Touch(page), until=lambda: not notice.is_visible())
    page.reload()
    assert play(Touch(page), until=moved_on(page))

"""A game of the exported site, without its host, on a device without room."""

import re

import pytest
from conftest import PHONE, visiting
from hosting import Host
from pages import WHOLE, moved_on
from player import Touch, play


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

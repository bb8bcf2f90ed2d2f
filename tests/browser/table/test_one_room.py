"""The table on a television: legible across a room, and without hands."""

import prepared
import pytest
from looking import assert_good
from player import guest, open_table, sit_down
from test_low_screens import settled

TELEVISION = {"width": 1920, "height": 1080}
ELSEWHERE = "http://192.168.1.20:8000"
SEEN = """(selector) => {
  const { height, left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
  return { height, inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight };
}"""
LARGE_CARD = "() => document.querySelector('.trick > li')?.getBoundingClientRect().width >= 120"


def assert_large(page, what):
    """Read across a room: on this screen names are so high, and nothing is cut off."""
    settled(page, **page.viewport_size)
    shown = page.evaluate(SEEN, ".plate .name")
    assert shown["inside"], what
    assert shown["height"] >= page.viewport_size["height"] / 40, what
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), what


@pytest.mark.slow
def test_a_television_shows_the_table_and_nobodys_hand(visit):
    ada, ben = visit(), visit()
    guest(ada, "Ada"), guest(ben, "Ben")
    ada.context.route("**/api/address", lambda route: route.fulfill(json={"url": ELSEWHERE}))
    address = open_table(ada, ["person", "person", "medium"])
    # It is a spectator even in the browser of a seated player.
    screen = ada.context.new_page()
    screen.set_viewport_size(TELEVISION)
    screen.goto(f"{address}/screen")
    code = screen.get_by_role("img", name="QR code of the link")
    code.wait_for()
    assert code.bounding_box()["width"] >= 360
    screen.get_by_text(f"{ELSEWHERE}{address}".removeprefix("http://")).wait_for()
    assert_good(screen, "the screen of a waiting room")
    sit_down(ben, address)
    with prepared.lines(address, ada, ben) as people:
        assert prepared.decide(*people, until=lambda: prepared.count(people[0], "play"))
        screen.wait_for_function(LARGE_CARD)
        assert screen.locator(".hand").count() == 0
        for size in (TELEVISION, {"width": 1024, "height": 768}):
            screen.set_viewport_size(size)
            assert_large(screen, size)
        assert_good(screen, "the screen")
        people[0].say("propose", kind="end")
        people[1].say("answer", yes=True)
    screen.locator(".ended").wait_for()
    assert "agreed to end" in screen.locator(".ended h2").inner_text()
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: address not in url)
    # The television follows without a click.
    screen.wait_for_url(f"{ada.page.url}/screen")
    code.wait_for()

"""People in one room: the table on a television, and several at one device."""

from __future__ import annotations

import json

import pytest
from player import Pointer, answer, open_table, state
from test_evening import agree_to_end, friends
from test_screens import assert_good

pytestmark = pytest.mark.browser

TELEVISION = {"width": 1920, "height": 1080}
TABLET = {"width": 1024, "height": 768}
ELSEWHERE = "http://192.168.1.20:8000"
SEEN = """(selector) => {
  const one = document.querySelector(selector);
  const { width, height, left, top, right, bottom } = one.getBoundingClientRect();
  return { width, height, inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight };
}"""


def frames(page):
    """What the page's sockets are sent from now on, as text."""
    taken = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: taken.append(frame)))
    return taken


def told(taken):
    """The messages in these frames that show the table."""
    return [message for message in map(json.loads, taken) if message["type"] in ("table", "update")]


def play_until(players, done):
    """Everybody plays until something is so."""
    while not done():
        for player in players:
            answer(player, state(player.page))
        players[0].page.wait_for_timeout(20)


def assert_large(page, what):
    """Read across a room: on this screen names are so high, cards so wide, and nothing is cut off."""
    shown = page.evaluate(SEEN, ".plate .name")
    assert shown["inside"], what
    assert shown["height"] >= page.viewport_size["height"] / 40, what
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), what


def test_a_television_shows_the_table_and_nobodys_hand(visit):
    ada, ben, address = friends(visit)
    # Opened in the browser of somebody who has a seat, it is a spectator all the same.
    screen = ada.context.new_page()
    screen.set_viewport_size(TELEVISION)
    taken = frames(screen)
    screen.goto(f"{address}/screen")
    screen.locator(".plate").first.wait_for()
    players = [Pointer(ada.page, 1), Pointer(ben.page, 2)]
    play_until(players, lambda: screen.locator(".middle ol > li").count() > 0)
    assert screen.locator(".hand").count() == 0
    assert screen.evaluate(SEEN, ".middle ol > li")["width"] >= 120
    for size in (TELEVISION, TABLET):
        screen.set_viewport_size(size)
        assert_large(screen, size)
    assert_good(screen, "the screen")
    agree_to_end(ada, ben)
    screen.locator(".ended").wait_for()
    assert "agreed to end" in screen.locator(".ended h2").inner_text()
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda url: address not in url)
    # Nobody presses anything at a television.
    screen.wait_for_url(f"{ada.page.url}/screen")
    screen.get_by_text("This address works only on this machine").wait_for()
    for message in told(taken):
        assert message.get("you") is None
        assert not message["turn"] or message["turn"]["legal"] == []
        assert all(hand is None for event in message["events"] for hand in event.get("hands", ()))


def test_a_free_seat_is_found_by_a_qr_code(visit):
    ada = visit()
    address = open_table(ada, ["person", "person", "easy"])
    ada.page.get_by_text("Show the table on a television or tablet").click()
    path = ada.page.get_by_role("link", name="Open it in this browser").get_attribute("href")
    assert path == f"{address}/screen"
    screen = visit(viewport={"width": 1280, "height": 720}, locale="ja-JP", dark=True)
    screen.context.route("**/api/address", lambda route: route.fulfill(json={"url": ELSEWHERE}))
    screen.page.goto(path)
    code = screen.page.get_by_role("img", name="リンクのQRコード")
    code.wait_for()
    assert code.bounding_box()["width"] >= 360
    screen.page.get_by_text(f"{ELSEWHERE}{address}".removeprefix("http://")).wait_for()
    screen.page.locator("li.free", has_text="空席").wait_for()
    assert_good(screen.page, "the screen of a waiting room")
    ada.page.get_by_role("button", name="Fill the free seats with bots").click()
    screen.page.locator(".plate").first.wait_for()
    assert code.count() == 0
    assert_good(screen.page, "the screen in Japanese")

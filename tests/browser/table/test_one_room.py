"""People in one room: the table on a television, and several at one device."""

import json
import re

from looking import assert_good
from player import Pointer, answer, open_log, open_table, play, state, text_of
from test_evening import agree_to_end, friends
from test_low_screens import settled
from waiting import pause

TELEVISION = {"width": 1920, "height": 1080}
TABLET = {"width": 1024, "height": 768}
ELSEWHERE = "http://192.168.1.20:8000"
SEEN = """(selector) => {
  const { height, left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
  return { height, inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight };
}"""
LARGE_CARD = "() => document.querySelector('.middle ol > li')?.getBoundingClientRect().width >= 120"


def frames(page):
    """What the page's sockets are sent from now on, as text."""
    taken = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: taken.append(text_of(frame))))
    return taken


def told(taken):
    """The messages in these frames that show the table."""
    return [message for message in map(json.loads, taken) if message["type"] in ("table", "update")]


def assert_large(page, what):
    """Read across a room: on this screen names are so high, and nothing is cut off."""
    settled(page, **page.viewport_size)
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
    assert play(Pointer(ada.page, 1), Pointer(ben.page, 2), until=lambda: screen.evaluate(LARGE_CARD))
    assert screen.locator(".hand").count() == 0
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


def set_up_for_two(visitor):
    """Ada and Ben at one device, and a bot, by the form; a game of one round."""
    page = visitor.page
    page.goto("/")
    game = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Seas of Strife"))
    game.get_by_role("button", name="Set up a table").click()
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_label("Seat 2", exact=True).select_option("here")
    page.get_by_label("Name", exact=True).fill("Ben")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Points that end the game").fill("1")
    page.get_by_label("Points that end the game").press("Tab")
    page.get_by_role("button", name="Start the game").click()
    page.locator(".curtain").wait_for()


def assert_nothing_left(page, kept):
    """Behind the curtain nothing on the page names a card of the hand that was put away, but those played since."""
    assert page.locator(".hand").count() == 0
    open_log(page)
    played = "".join(page.locator(".log p").all_inner_texts())
    hidden = [name.partition(",")[0] for name in kept]
    text = page.content()
    left = [name for name in hidden if not re.search(rf"plays {name}[.,]", played)]
    assert [name for name in left if re.search(rf"{name}(?!\d)", text)] == []


def hand(page):
    """The names of the cards in the hand that is shown."""
    return page.locator(".hand [data-card] > .hidden-label").all_inner_texts()


def take(page, name):
    """Whoever is asked takes the device; the names of the cards in their hand."""
    page.get_by_role("heading", name=f"Pass the device to {name}").wait_for()
    page.get_by_role("button", name=f"I am {name}").click()
    page.locator("[data-asked]").wait_for()
    return hand(page)


def play_by_turns(page):
    """Two people hand the device on, to the end; how often each of them took it."""
    player, kept, taken = Pointer(page, 5), [], {"Ada": 0, "Ben": 0}
    while (asked := state(page)) != "end":
        curtain = page.locator(".curtain h2")
        if curtain.count() and (found := re.search("Pass the device to (Ada|Ben)", curtain.inner_text())):
            name = found.group(1)
            assert_nothing_left(page, kept)
            if taken == {"Ada": 1, "Ben": 1}:  # somebody reloads the page: the curtain comes first
                page.reload()
                page.locator(".curtain").wait_for()
                assert_nothing_left(page, kept)
            kept = take(page, name)
            taken[name] += 1
        elif asked == "card":
            answer(player, asked)
            kept = hand(page)
        else:
            answer(player, asked)
            pause(page)
    return taken


def test_two_people_at_one_device_hand_it_on(visit):
    """A whole game and the next one: neither the page nor what it is sent ever has the other one's hand."""
    visitor = visit()
    page, taken = visitor.page, frames(visitor.page)
    set_up_for_two(visitor)
    assert_good(page, "the curtain")
    assert min(play_by_turns(page).values()) > 3
    held = None
    for message in told(taken):
        held = message["you"] if message["type"] == "table" else held
        for event in message["events"]:
            assert [seat for seat, hand in enumerate(event.get("hands", ())) if hand is not None] in ([], [held])
        assert held is not None or not message["turn"] or message["turn"]["legal"] == []
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != before)
    page.locator(".curtain").wait_for()
    page.locator(".plate .name").nth(2).wait_for()
    assert {"Ada", "Ben"} <= set(page.locator(".plate .name").all_inner_texts())

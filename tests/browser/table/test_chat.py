"""Chat of two people, each in their own language, and the focus meanwhile."""

import pytest
from conftest import WIDE
from player import FREE, guest, open_table
from waiting import until

PHONE_SIDEWAYS = {"width": 640, "height": 320}


def in_sight(locator):
    box = locator.bounding_box()
    window = locator.page.viewport_size
    return box["x"] >= 0 and box["y"] >= 0 and box["y"] + box["height"] <= window["height"]


def leaves_the_hand(page):
    """Check that the chat covers at most a third of the window, and neither the hand nor the question."""
    chat, window = page.locator("aside").bounding_box(), page.viewport_size
    below = min(page.locator(part).first.bounding_box()["y"] for part in (".asked", ".hand [data-card]"))
    return (
        chat["y"] + chat["height"] <= below and chat["width"] * chat["height"] * 3 <= window["width"] * window["height"]
    )


def test_two_talk_each_in_their_own_language(visit):
    ada, ken = visit(viewport=WIDE), visit(viewport=PHONE_SIDEWAYS, locale="ja-JP")
    for visitor, name in ((ada, "Ada"), (ken, "Ken")):
        guest(visitor, name)
    ken.page.goto(open_table(ada, ["person", "person", "beginner"]))
    log = ken.page.get_by_role("log")
    field = ken.page.get_by_label("テーブルの全員へのメッセージ")
    late = []
    ken.page.route("**/assets/Heard-*.js", lambda route: late.append(route))
    ken.page.get_by_role("button", name="席2に座る").click()
    for visitor in (ada, ken):
        visitor.page.locator("[data-card]").first.wait_for()
    # With the chat closed, a line is shown briefly and read out, even a line that came before this code was loaded.
    ada.page.get_by_role("button", name="Quick phrases").click()
    ada.page.get_by_role("button", name="Good game!").click()
    until(ken.page, lambda: late and any('"phrase":"good_game"' in frame for frame in ken.received))
    late.pop().continue_()
    ken.page.get_by_role("button", name="Ada：いいゲームでした！").click()
    log.get_by_text("いいゲームでした！").wait_for()
    assert in_sight(field)
    assert leaves_the_hand(ken.page)


TYPING = "setInterval(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true })), 10)"


@pytest.mark.slow
def test_the_keyboard_goes_to_the_hand_and_stays_where_somebody_writes(visit):
    page = (visitor := visit(viewport=WIDE)).page
    page.add_init_script(TYPING)
    address = open_table(visitor, ["person", "beginner", "beginner"])
    page.wait_for_selector("[data-asked]")
    page.wait_for_function("() => document.activeElement.matches('[data-card]:not([aria-disabled])')")
    visit().page.goto(address)  # without other people there is no chat
    page.locator("aside input").focus()
    held = page.locator(".hand [data-card]").count()
    page.locator(FREE).first.evaluate("(card) => card.click()")
    page.wait_for_function("(held) => document.querySelectorAll('.hand [data-card]').length < held", arg=held)
    page.wait_for_selector("[data-asked]")
    assert page.evaluate("() => document.activeElement.matches('aside input')")

"""A maneuver of one's own: composed by keyboard, mended, kept, handed on, tried against a bot, put on a list."""

from __future__ import annotations

import re

from conftest import PHONE
from player import Pointer, play

WORKSHOP = "/workshop/feud"
FOCUSED = """() => {
  const { activeElement: at } = document;
  return (at.getAttribute('aria-label') ?? (at.labels?.[0] ?? at).textContent).trim();
}"""


KEPT = [
    {"id": name, "definition": {"name": name, "price": 50, "windows": ["before_columns"], "steps": [step]}}
    for name, step in (("Roll Call", {"step": "call"}), ("Flank", {"step": "turn", "whose": "opponent"}))
]
"""What a browser keeps: one that needs the Way of Reservation, and one that does not."""


def reach(page, name):
    """By keys alone, to the control of this name."""
    for _ in range(150):
        if page.evaluate(FOCUSED) == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key reaches {name}")


def write(page, name, text):
    reach(page, name)
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(text) if text else page.keyboard.press("Delete")


def press(page, name, key="Enter"):
    reach(page, name)
    page.keyboard.press(key)


def order(page):
    """How the maneuver on the bench reads."""
    return page.get_by_role("complementary")


def own(page):
    """The maneuvers that are kept."""
    return page.get_by_role("region", name=re.compile("Your Maneuvers|自分の策"))


def compose(page):
    """By keyboard: Lookout, which lets its buyer see a card before the Study, for a single point."""
    press(page, "Begin with an empty sheet")
    write(page, "English", "Lookout")
    write(page, "Japanese", "物見")
    write(page, "Price", "1")
    press(page, "Add a step")
    press(page, "Look at the top of the Action Deck")
    page.locator("dialog[open]").wait_for(state="detached")
    assert page.evaluate(FOCUSED) == "How many"
    press(page, "Add a step")
    press(page, "Shuffle the Action Deck")
    page.locator("[data-step]").nth(1).wait_for()
    press(page, "Move “Shuffle the Action Deck” up")
    order(page).get_by_text(
        "Your Action Deck is shuffled. You look at a card from the top of your Action Deck."
    ).wait_for()
    order(page).get_by_text("自分の行動の山札を切り直します。自分の行動の山札の上から1枚を見ます。").wait_for()
    assert page.evaluate(FOCUSED) == "Move “Shuffle the Action Deck” down"
    press(page, "Remove “Shuffle the Action Deck”")
    order(page).get_by_text("Your Action Deck is shuffled.").wait_for(state="detached")


def test_a_maneuver_is_composed_by_keyboard_kept_and_handed_on(visit):
    page = visit().page
    page.goto("/rules/feud")
    page.get_by_role("link", name="Make Maneuvers of your own in the workshop").click()
    order(page).get_by_text("Nothing to mend.").wait_for()
    assert order(page).locator(".text").count() == 2, "no empty form: an example lies there, told in both languages"
    compose(page)
    write(page, "Price", "")
    order(page).get_by_text("1 thing to mend").wait_for()
    price = page.get_by_label("Price", exact=True)
    assert price.get_attribute("aria-invalid") == "true"
    page.get_by_text("Give a whole number from 1 to 1000.").wait_for()
    press(page, "Try it against a bot")
    page.wait_for_function(f"() => ({FOCUSED})() === 'Price'")
    page.keyboard.type("1")
    order(page).get_by_text("Nothing to mend.").wait_for()
    press(page, "Keep it")
    own(page).get_by_role("heading", name="Lookout").wait_for()
    page.reload()
    own(page).get_by_role("heading", name="Lookout").wait_for()
    press(page, "Duplicate Lookout")
    own(page).get_by_role("heading", name="Lookout 2").wait_for()
    press(page, "Delete Lookout 2")
    own(page).get_by_role("heading", name="Lookout 2").wait_for(state="detached")
    press(page, "Edit Lookout")
    press(page, "Hand it on")
    link = page.get_by_label("A link that holds all of it").input_value()
    assert "/workshop/feud#m=" in link

    other = visit(viewport=PHONE, locale="ja-JP").page
    other.goto(link[link.index("/workshop") :])
    arrived = other.get_by_role("region", name="策が届きました")
    arrived.get_by_text("自分の行動の山札の上から1枚を見ます。").wait_for()
    arrived.get_by_role("button", name="保存").tap()
    own(other).get_by_role("heading", name="物見").wait_for()
    arrived.get_by_text("この策はもう保存してあります。").wait_for()
    before = other.get_by_label("値段", exact=True).input_value()
    other.goto(f"{WORKSHOP}#m=broken")
    other.get_by_text("リンクが壊れています。").wait_for()
    assert other.get_by_label("値段", exact=True).input_value() == before
    assert own(other).get_by_role("heading").count() == 2


def test_the_form_of_a_table_takes_own_maneuvers_and_changes(visit):
    page = visit().page
    page.goto("/")
    page.evaluate("(kept) => localStorage.setItem('quarterdeck.feud.maneuvers', JSON.stringify(kept))", KEPT)
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Feud"))
    card.get_by_role("button", name=re.compile("Set up a table")).click()
    card.get_by_label("True: all five extensions").check()
    card.locator("summary").filter(has_text="Changes of the eight").click()
    card.locator("summary").filter(has_text="Heal").click()
    heal = card.locator("details details").filter(has_text="Heal")
    heal.get_by_label("Before the Study").check()
    heal.get_by_label("At the end of the Round").uncheck()
    card.locator("summary").filter(has_text="1 changed").wait_for()
    card.locator("summary").filter(has_text="Maneuvers of your own").click()
    card.get_by_label("Roll Call").check()
    card.get_by_label("Flank").check()
    card.locator("summary").filter(has_text="2 chosen").wait_for()
    card.get_by_label("Way of Reservation").uncheck()
    card.locator("summary").filter(has_text="1 chosen").wait_for()
    card.get_by_text("needs the option “Way of Reservation” to be on").wait_for()
    assert card.get_by_label("Roll Call").get_attribute("aria-disabled") == "true"
    with page.expect_request("**/api/tables") as made:
        card.get_by_role("button", name="Start the game").click()
    options = made.value.post_data_json["options"]
    assert options["maneuver_changes"] == {"heal": {"windows": ["before_study"]}}
    assert [each["name"] for each in options["own_maneuvers"]] == ["Flank"]
    page.wait_for_url("**/table/*")


def test_what_is_on_the_bench_is_tried_against_a_bot(visit):
    page = visit().page
    page.goto(WORKSHOP)
    order(page).get_by_text("Nothing to mend.").wait_for()
    compose(page)
    press(page, "Try it against a bot")
    page.wait_for_url("**/table/*")
    offer = page.locator('[data-card="70"]:not([aria-disabled])')
    assert play(Pointer(page), until=lambda: offer.count() > 0), "the game was over before it could be bought"
    offer.click()
    offer.filter(has_text="Lookout").filter(has_text="You look at a card").wait_for()
    page.locator(".buttons .act").click()
    page.get_by_text(re.compile("bought? Lookout|buys? Lookout")).first.wait_for(state="attached")

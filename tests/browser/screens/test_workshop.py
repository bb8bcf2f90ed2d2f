"""A maneuver of one's own: composed by keyboard, mended, kept, handed on, tried against a bot, put on a list."""

import re

from composing import FOCUSED, LOOKOUT, change_heal, compose, kept, order, own, press, write
from conftest import PHONE

WORKSHOP = "/workshop/feud"

KEPT = [
    {"name": name, "price": 50, "windows": ["before_columns"], "steps": [step]}
    for name, step in (("Roll Call", {"step": "call"}), ("Flank", {"step": "turn", "whose": "opponent"}))
]
"""What a browser keeps: one that needs the Way of Reservation, and one that does not."""


def test_a_maneuver_is_composed_by_keyboard_kept_handed_on_and_tried(visit):
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
    page.keyboard.press("Escape")
    with page.expect_request("**/api/tables") as made:
        press(page, "Try it against a bot")
    assert made.value.post_data_json["options"]["own_maneuvers"] == [LOOKOUT]
    page.locator("[data-asked]").wait_for()

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
    kept(page, *KEPT)
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Feud"))
    card.get_by_role("button", name=re.compile("Set up a table")).click()
    change_heal(card)
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

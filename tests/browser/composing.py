"""Hands that compose a maneuver in the workshop, and put it on a table."""

from __future__ import annotations

import re

FOCUSED = """() => {
  const { activeElement: at } = document;
  return (at.getAttribute('aria-label') ?? (at.labels?.[0] ?? at).textContent).trim();
}"""


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


def change_heal(form):
    """All five extensions, Heal before the Study instead of at the end of the Round, and the list of one's own open."""
    form.get_by_label("True: all five extensions").check()
    form.locator("summary").filter(has_text="Changes of the eight").click()
    form.locator("summary").filter(has_text="Heal").click()
    heal = form.locator("details details").filter(has_text="Heal")
    heal.get_by_label("Before the Study").check()
    heal.get_by_label("At the end of the Round").uncheck()
    form.locator("summary").filter(has_text="1 changed").wait_for()
    form.locator("summary").filter(has_text="Maneuvers of your own").click()

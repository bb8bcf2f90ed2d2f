"""A maneuver of one's own, composed by the keyboard alone."""

import pytest
from looking import assert_good

FOCUSED = """() => {
  const { activeElement: at } = document;
  return (at.getAttribute('aria-label') ?? (at.labels?.[0] ?? at).textContent).trim();
}"""


def reach(page, name):
    """Move the focus by keys alone to the control of this name."""
    for _ in range(150):
        if page.evaluate(FOCUSED) == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key reaches {name}")


def write(page, name, text):
    reach(page, name)
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(text)


def press(page, name):
    reach(page, name)
    page.keyboard.press("Enter")


@pytest.mark.slow
def test_a_maneuver_is_composed_by_keyboard(visit):
    page = visit().page
    page.goto("/rules/feud")
    page.get_by_role("link", name="Make Maneuvers of your own in the workshop").press("Enter")
    order = page.get_by_role("complementary")
    order.get_by_text("Nothing to mend.").wait_for()
    press(page, "Begin with an empty sheet")
    write(page, "English", "Lookout")
    press(page, "Add a step")
    press(page, "Look at the top of the Action Deck")
    page.locator("dialog[open]").wait_for(state="detached")
    assert page.evaluate(FOCUSED) == "How many"
    press(page, "Add a step")
    press(page, "Shuffle the Action Deck")
    page.locator("[data-step]").nth(1).wait_for()
    press(page, "Move “Shuffle the Action Deck” up")
    order.get_by_text("Your Action Deck is shuffled. You look at a card").wait_for()
    assert page.evaluate(FOCUSED) == "Move “Shuffle the Action Deck” down"
    write(page, "Price", "0")
    order.get_by_text("1 thing to mend").wait_for()
    assert_good(page, "a price to mend")
    press(page, "Try it against a bot")
    page.wait_for_function(f"() => ({FOCUSED})() === 'Price'")
    page.keyboard.type("1")
    press(page, "Try it against a bot")
    page.locator("[data-asked]").wait_for()

"""Hands that compose a maneuver in the workshop, and put it on a table."""

import re

import prepared

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


LOOKOUT = {
    "name": {"en": "Lookout", "ja": "物見"},
    "price": 1,
    "windows": ["before_study"],
    "steps": [{"step": "foresee", "count": 1}],
}
"""What `compose` composes."""


def kept(page, *definitions):
    """As if this browser had kept them."""
    entries = [{"id": str(at), "definition": each} for at, each in enumerate(definitions)]
    page.evaluate("(kept) => localStorage.setItem('quarterdeck.feud.maneuvers', JSON.stringify(kept))", entries)


def choose(form):
    """Heal changed, and Lookout of one's own."""
    change_heal(form)
    form.get_by_label("Lookout").check()
    form.locator("summary").filter(has_text="1 chosen").wait_for()


BUY = "buy own Maneuver 1"
OFFER = '[data-card="70"]:not([aria-disabled])'


def offered(page):
    """Play the game of the browser's own on until Lookout can be bought, and return the way to do so."""
    prepared.play_on(page, lambda table: 0 in table.pending and BUY in table.choices(0))
    return page.locator(OFFER)


def buy(offer):
    """Buys what is offered; told in the log."""
    page = offer.page
    offer.click()
    offer.filter(has_text="Lookout").filter(has_text="You look at a card").wait_for()
    page.locator(".buttons .act").click()
    page.get_by_text(re.compile("bought? Lookout|buys? Lookout")).first.wait_for(state="attached")

"""For keyboards: where the focus goes, and where it stays."""

import pytest
from conftest import WIDE
from player import FREE, open_table

TYPING = "setInterval(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true })), 10)"
"""Somebody uses a keyboard all the time."""

ON_A_CARD = "() => document.activeElement.matches('[data-card]:not([aria-disabled])')"


@pytest.mark.slow
def test_the_keyboard_goes_to_the_hand_and_stays_where_somebody_writes(visit):
    page = (visitor := visit(viewport=WIDE)).page
    page.add_init_script(TYPING)
    address = open_table(visitor, ["person", "beginner", "beginner"])
    page.wait_for_selector("[data-asked]")
    page.wait_for_function(ON_A_CARD)
    visit().page.goto(address)  # with nobody to talk to there is no chat
    page.locator("aside input").focus()
    held = page.locator(".hand [data-card]").count()
    page.locator(FREE).first.evaluate("(card) => card.click()")
    page.wait_for_function("(held) => document.querySelectorAll('.hand [data-card]').length < held", arg=held)
    page.wait_for_selector("[data-asked]")
    assert page.evaluate("() => document.activeElement.matches('aside input')")

"""The first hand of a game that somebody has never played, on a phone."""

import pytest
from conftest import PHONE
from player import FREE
from waiting import TWO_FRAMES

pytestmark = pytest.mark.slow

SHIFTS = """window.shifts = 0;
new PerformanceObserver((list) => list.getEntries().forEach(({ value, hadRecentInput }) => {
  if (!hadRecentInput) window.shifts += value;
})).observe({ type: 'layout-shift', buffered: true });"""
DEALT = """window.early = 0;
new MutationObserver(() => {
  const coming = document.querySelector('.hand')?.getAnimations({ subtree: true }) ?? [];
  const played = document.querySelectorAll('.trick > li').length;
  if (played > 0) window.early = Math.max(window.early, coming.filter((one) => one instanceof CSSAnimation).length);
}).observe(document, { childList: true, subtree: true });"""
"""How many cards were still being dealt when one had been played."""
SKIP = "[data-tool=skip]"


def test_a_first_hand_lies_still_and_a_tap_skips_what_is_shown(visit):
    page = visit(viewport=PHONE, motion="no-preference", new=True).page
    page.add_init_script(SHIFTS + DEALT)
    page.goto("/")
    page.get_by_role("button", name="Play now Seas of Strife").tap()
    page.locator(f"[data-asked] {FREE}").first.wait_for()
    page.wait_for_function("() => document.activeElement.closest('.hand')")
    page.locator("section[aria-label='First words']").wait_for()
    page.evaluate(TWO_FRAMES)
    assert page.evaluate("window.shifts") < 0.1
    assert page.evaluate("window.early") == 0
    assert page.locator(SKIP).is_disabled()
    page.locator(FREE).first.tap(position={"x": 20, "y": 44})
    page.locator(f"{SKIP}:not([disabled])").wait_for()  # seen, as fingers have no key for it
    while page.locator(f"{SKIP}:not([disabled])").count():
        page.locator(SKIP).dispatch_event("click")
    page.locator("[data-asked], dialog[open] .after button").first.wait_for()

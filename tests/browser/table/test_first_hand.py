"""The first hand of a game that somebody has never played."""

from player import FREE
from waiting import TWO_FRAMES

SHIFTS = """window.shifts = 0;
new PerformanceObserver((list) => list.getEntries().forEach(({ value, hadRecentInput }) => {
  if (!hadRecentInput) window.shifts += value;
})).observe({ type: 'layout-shift', buffered: true });"""
HEARD = """window.heard = [];
new MutationObserver((found) => found.forEach(({ target }) => {
  const at = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
  const region = at?.closest?.('[aria-live]');
  if (region?.ariaLive === 'polite') window.heard.push(at.textContent);
})).observe(document, { childList: true, characterData: true, subtree: true });"""
"""What is changed within live regions."""
AIM = "section[aria-label='The aim']"


def test_the_aim_stands_above_the_first_hand_until_the_reader_knows_it(visit):
    page = visit(new=True).page
    page.add_init_script(SHIFTS + HEARD)
    page.goto("/")
    page.get_by_role("button", name="Play now Seas of Strife").click()
    page.locator(f"[data-asked] {FREE}").first.wait_for()
    page.wait_for_function("() => document.activeElement.closest('.hand')")
    aim = page.locator(AIM)
    # Without the buttons within it, which some screen readers leave out.
    page.wait_for_function("() => window.heard.some((text) => /^Take as few tricks as .* highest card\\.$/.test(text))")
    aim.get_by_role("button", name="suit").click()
    assert aim.get_by_role("status").inner_text() == "A suit: the cards of one colour and picture."
    assert aim.get_by_role("link", name="Two-minute lesson").get_attribute("href") == "/learn/seas-of-strife"
    page.evaluate(TWO_FRAMES)
    assert page.evaluate("window.shifts") < 0.1
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_role("region", name="Hint")
    hint.get_by_role("button", name="Why", exact=True).wait_for()
    assert aim.count() == 0, "the aim gives way to the hint"
    hint.get_by_role("button", name="Close").click()
    hint.wait_for(state="detached")
    page.keyboard.press("p")
    page.locator("[aria-live=polite] p", has_text="No round has been scored yet.").wait_for(state="attached")
    aim.get_by_role("button", name="I know it").click()
    aim.wait_for(state="detached")
    page.reload()
    page.locator(f"[data-asked] {FREE}").first.wait_for()
    assert aim.count() == 0, "it is remembered"
    page.get_by_role("button", name="Round 1").click()
    page.get_by_role("dialog").get_by_text("Take as few").wait_for()

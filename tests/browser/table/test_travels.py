"""Cards move from where they lay, for every reader; a first hand lies still."""

import pytest
from conftest import PHONE
from player import FREE, PATIENCE, UNCOVERED, open_table
from waiting import TWO_FRAMES

pytestmark = pytest.mark.slow

WATCH = """(selector) => {
  window.came = null;
  const began = (node) => {
    const [travel] = node.getAnimations();
    if (!travel) return setTimeout(began, 0, node);
    const { left, top, width, height } = node.getBoundingClientRect();
    const now = new DOMMatrix(getComputedStyle(node).transform);
    const first = new DOMMatrix(travel.effect.getKeyframes()[0].transform);
    window.came = [left + width / 2 - now.e + first.e, top + height / 2 - now.f + first.f];
  };
  new MutationObserver((changes, observer) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.nodeType === 1);
    const all = added.flatMap((node) => [node, ...node.querySelectorAll('*')]);
    const moving = all.find((node) => node.matches(selector));
    if (!moving) return;
    observer.disconnect();
    began(moving);
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Where the middle of the first thing was that comes into the page there, when it began to move."""


BOARDS = [
    ("seas-of-strife", ["person", "beginner", "beginner"], {}, "ol > li"),
    ("turn-the-tide", ["person", "beginner", "beginner"], {}, "ol > li"),
    ("feud", ["person", "beginner"], {"preset": "strikes"}, ".held"),
]
"""The boards that have ways of their own; Sea Change's is that of Seas of Strife."""


def play_first(page, moving):
    """Play the first card that can be played: where it lay, and where what came into the page then began to move."""
    card = page.locator(FREE).first.element_handle()
    point = page.evaluate(UNCOVERED, [card, PATIENCE])
    page.mouse.move(point["x"], point["y"])
    lay = card.bounding_box()
    page.evaluate(WATCH, moving)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_function("() => window.came !== null")
    return lay, page.evaluate("window.came")


def test_what_is_played_comes_out_of_the_hand(visit):
    visitor = visit(motion="no-preference")
    visitor.context.add_init_script('localStorage.quarterdeck ??= \'{"speed":"slow"}\'')
    page = visitor.page
    for game, seats, options, moving in BOARDS:
        open_table(visitor, seats, game, **options)
        page.locator("[data-asked]").wait_for()
        if game == "turn-the-tide":  # the bots have bid: the next card that moves is the reader's
            page.locator(moving).nth(1).wait_for()
        lay, (x, y) = play_first(page, moving)
        assert abs(x - (lay["x"] + lay["width"] / 2)) < lay["width"] / 2, game
        assert abs(y - (lay["y"] + lay["height"] / 2)) < lay["height"] / 2, game


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
    page.locator(f"{SKIP}:not([disabled])").wait_for()  # visible, as a reader without a keyboard needs it
    while page.locator(f"{SKIP}:not([disabled])").count():
        page.locator(SKIP).dispatch_event("click")
    page.locator("[data-asked], dialog[open] .after button").first.wait_for()

"""Cards move from where they lay, for every reader."""

import pytest
from player import FREE, PATIENCE, UNCOVERED, open_table

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

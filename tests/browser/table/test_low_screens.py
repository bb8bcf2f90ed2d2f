"""The hand and all that is pressed to decide are on the screen, whatever its size and whatever stands above them."""

import prepared
import pytest
from conftest import DESKTOP, PHONE
from pages import NOTE, begin_lesson, step_through
from player import open_table, use_menu
from waiting import STILL, TWO_FRAMES

from quarterdeck import GAMES

SIZES = [(844, 390), (640, 320), (640, 400), (390, 844), (360, 640), (1280, 800), (1024, 560)]
"""Phones on their side and upright, a desktop at 100 and 200 %, a low window."""

TIGHT = [(640, 320), (360, 640)]

MAGNIFIED = (320, 200)
"""The desktop at 400 %: only the hand and what is pressed fit, without anything above them."""

TABLES = {
    "seas-of-strife": (4, {"passing": True}),
    "turn-the-tide": (5, {}),
    "sea-change": (8, {}),
    "feud": (2, {"preset": "true"}),
}

HAND = ".hand [data-card], .buttons .button, .slot .button, .bar button, .bar input"
PRESSED = f"{HAND}, [data-card], [data-column], [data-target]"
"""What is always on the screen: the hand and its buttons, and whatever else is pressed to decide."""

MISSING = """(selector) => {
  const problems = [];
  const hits = (one, x, y) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (one.contains(found) || found.contains(one) && found.matches('label'));
  };
  for (const one of document.querySelectorAll(selector)) {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    if (width === 0) continue;
    const name = (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\\s+/g, ' ');
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      problems.push(`${name} lies at ${[left, top, right, bottom].map(Math.round)}`);
    else if (one.matches('[data-card]')) {
      // A neighbour in the fan may cover all but the corner with the rank.
      if (![0.15, 0.3].some((share) => hits(one, left + width * share, top + 12 + height * 0.1)))
        problems.push(`${name} is covered`);
    } else if (![0.1, 0.5, 0.9].every((share) => hits(one, left + width * share, top + height / 2)))
      problems.push(`${name} is covered`);
  }
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth)
    problems.push(`the page is ${scrollWidth} x ${scrollHeight}`);
  return problems;
}"""


def settled(page, width, height):
    """Waits until the page has been laid out for a size, and nothing moves any more."""
    page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
    page.evaluate(TWO_FRAMES)
    page.wait_for_function(STILL)


def assert_in_sight(page, what, sizes=SIZES, pressed=PRESSED):
    """At every size each card of the hand and each button is on the screen, and nothing covers it."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        settled(page, width, height)
        problems = page.evaluate(MISSING, HAND if (width, height) == MAGNIFIED else pressed)
        if problems:
            found[f"{width} x {height}"] = problems
    page.set_viewport_size(DESKTOP)
    assert found == {}, what


ROOMY = [size for size in SIZES if size not in TIGHT]


def some(at):
    """The tightest sizes, and one of the others: `at` is how often something of this kind was looked at before."""
    return [*TIGHT, MAGNIFIED, ROOMY[at % len(ROOMY)]]


def moments(game):
    players, options = TABLES[game]
    return prepared.moments(game, options if game == "feud" else {"players": players, **options})


def put(page, table):
    """Open a position of the browser's own, in which its reader is asked."""
    prepared.put(page, table)
    page.locator("[data-asked]").wait_for()


@pytest.mark.slow
@pytest.mark.parametrize(
    "games", [("seas-of-strife", "turn-the-tide", "sea-change"), ("feud",)], ids=["tricks", "feud"]
)
def test_while_a_decision_is_owed(visit, games):
    pages = [visit(locale=locale).page for locale in ("en-GB", "ja-JP")]
    tables = [(f"{game}: {phase}", table) for game in games for phase, table in moments(game).items()]
    for at, (what, table) in enumerate(tables):
        put(page := pages[at % 2], table)
        assert_in_sight(page, what, some(at))
    assert len(tables) > 4


ABOUT = ("Tactical Adjustment", "Replacement", "Resurrection", "Secret Tactical Adjustment")
"""Maneuvers that ask for more before they are sent: for a card of two piles, for a Unit in reserve or dead."""


def look_at(page, key, sizes):
    """Begin to buy a maneuver, and look at what it is about; it is not bought."""
    page.locator(f".offer[data-card='{key}']").click()
    page.locator(".buttons .act").click()
    page.locator(".choices [data-card]").first.wait_for()
    assert_in_sight(page, f"what {key} is about", sizes)
    page.locator(".buttons .button").last.click()
    page.locator(".offer:not([aria-disabled])").first.wait_for()


@pytest.mark.slow
def test_what_a_maneuver_is_about(visit):
    pages = [visit(locale=locale).page for locale in ("en-GB", "ja-JP")]
    feud = GAMES["feud"]
    options = {"preset": "true", "maneuvers": {name.lower().replace(" ", "_"): 1 for name in ABOUT}}
    left = {feud.action_number(f"buy {name}") for name in ABOUT}
    while left:
        buy = min(left)
        offered = prepared.found("feud", options, lambda table, buy=buy: 0 in table.pending and buy in table.legal(0))
        put(page := pages[len(left) % 2], offered)
        offers = page.locator(".offer:not([aria-disabled])")
        offers.first.wait_for()
        found = left & set(map(int, offers.evaluate_all("(all) => all.map(({ dataset }) => dataset.card)")))
        for action in found:
            look_at(page, action, some(action))
        assert found
        left -= found


@pytest.mark.slow
def test_while_a_note_is_open(visit):
    pages = [visit(locale=locale).page for locale in ("en-GB", "ja-JP")]
    for page in pages:
        begin_lesson(page)
        page.wait_for_selector("[data-asked]")
        while page.locator(NOTE).count():
            assert_in_sight(page, page.locator(NOTE).inner_text(), TIGHT, HAND)
            page.keyboard.press("g")
    use_menu(page, "guide")
    page.wait_for_selector(NOTE)
    assert_in_sight(page, "a note read again", SIZES, HAND)


@pytest.mark.slow
def test_while_a_record_is_stepped_through(visit, tmp_path):
    """Of each game; the score sheet of Feud in Japanese, whose notes are the longest, fits."""
    page = visit(locale="ja-JP").page
    for at, (game, (players, _)) in enumerate(TABLES.items()):
        options = {"preset": "true"} if game == "feud" else {"players": players}
        step_through(page, prepared.records(tmp_path, game, options))
        page.locator(".bar").wait_for()
        assert_in_sight(page, game, [size for size in some(at) if size != MAGNIFIED])
        page.keyboard.press("PageDown")
        page.keyboard.press("ArrowRight")
        assert_in_sight(page, f"{game}, the next round", TIGHT)
    use_menu(page, "info")
    page.locator("dialog select").select_option("1")
    assert_in_sight(page, "the other game", TIGHT)
    page.keyboard.press("End")
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 800})
        settled(page, width, 800)
        assert_sheet_fits(page)


def assert_sheet_fits(page):
    """The score sheet opens at the newest round, and is no wider than its window."""
    page.keyboard.press("s")
    sheet = page.locator("dialog[open] [role=region]")
    sheet.locator("tbody tr").nth(12).wait_for(state="attached")
    assert sheet.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    page.wait_for_function(
        "(one) => one.scrollTop > 0 && one.scrollTop + one.clientHeight >= one.scrollHeight - 1",
        arg=sheet.element_handle(),
    )
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")


@pytest.mark.slow
def test_an_invited_friend_sees_where_to_sit_and_how_the_table_is_kept(visit):
    """Before anything else, the link to hand on among it."""
    kept = {"clock": {"decision": None, "budget": 600, "increment": 5}, "memory": "strict", "take_back": False}
    address = open_table(visit(), ["person", "person", "person", "beginner"], terms={**kept, "standin": "hard"})
    friend = visit(viewport=PHONE)
    friend.page.goto(address)
    seat = friend.page.get_by_role("button", name="Take seat 2")
    seat.wait_for()
    for width, height in SIZES:
        friend.page.set_viewport_size({"width": width, "height": height})
        friend.page.evaluate(TWO_FRAMES)
        bottom = seat.evaluate("button => button.getBoundingClientRect().bottom")
        assert bottom <= height, f"the first free seat ends at {bottom} of {height}"
    said = friend.page.get_by_role("list", name="How this table is kept").get_by_role("listitem").all_inner_texts()
    assert said == [
        "10 minutes for the game, 5 seconds more after each decision",
        "no taking back",
        "strict memory",
        "bot for whoever is away: hard",
    ]
    host = friend.page.get_by_role("listitem").filter(has_text="host").all_inner_texts()
    assert [seat.split()[-1] for seat in host] == ["host"], host

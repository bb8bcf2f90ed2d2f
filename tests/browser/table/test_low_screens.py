"""The hand and all that is pressed to decide are on the screen, whatever its size and whatever stands above them."""

import re

import prepared
import pytest
from conftest import DESKTOP, PHONE
from pages import NOTE, begin_lesson, step_through
from player import Pointer, answer, open_table, state
from waiting import STILL, TWO_FRAMES, pause

from quarterdeck import GAMES

SIZES = [(844, 390), (640, 320), (640, 400), (390, 844), (360, 640), (1280, 800), (1024, 560)]
"""Phones on their side and upright, a desktop at 100 and 200 %, a low window."""

TIGHT = [(640, 320), (360, 640)]
"""The lowest and the narrowest of them: for the other language."""

MAGNIFIED = (320, 200)
"""The desktop at 400 %: only the hand and what is pressed fit, without anything above them."""

TABLES = {
    "seas-of-strife": (4, {"passing": True}),
    "turn-the-tide": (5, {}),
    "sea-change": (8, {}),
    "feud": (2, {"preset": "true"}),
}

HAND = ".hand [data-card], .buttons .button, .above .button, .bar button, .bar input"
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

SIZED = "([width, height]) => innerWidth === width && innerHeight === height"


def settled(page, width, height):
    """Waits until the page has been laid out for a size, and nothing moves any more."""
    page.wait_for_function(SIZED, arg=[width, height])
    page.evaluate(TWO_FRAMES)
    page.wait_for_function(STILL)


def assert_in_sight(page, what, sizes=SIZES):
    """At every size each card of the hand and each button is on the screen, and nothing covers it."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        settled(page, width, height)
        problems = page.evaluate(MISSING, HAND if (width, height) == MAGNIFIED else PRESSED)
        if problems:
            found[f"{width} x {height}"] = problems
    page.set_viewport_size(DESKTOP)
    assert found == {}, what


ROOMY = [size for size in SIZES if size not in TIGHT]


def some(at):
    """The tightest sizes, and two of the others: `at` is how often something of this kind was looked at before."""
    return [*TIGHT, MAGNIFIED, ROOMY[at % len(ROOMY)], ROOMY[(at + 2) % len(ROOMY)]]


def moments(page, player, most):
    """Plays on; stops at each kind of decision that has not been seen yet, `most` decisions long."""
    seen = set()
    while True:
        asked = state(page)
        kind = asked, page.evaluate("() => document.querySelector('[data-ask]')?.dataset.ask")
        if asked in {"card", "give", "lead"}:
            most -= 1
            if kind not in seen or most == 0:
                seen.add(kind)
                yield " ".join(filter(None, kind))
        if most == 0 or answer(player, asked):
            return
        if asked is None:
            pause(page)


@pytest.mark.parametrize(
    ("game", "locale", "most"),
    [
        ("seas-of-strife", "ja-JP", 5),
        ("turn-the-tide", "ja-JP", 3),
        ("sea-change", "en-GB", 3),
        ("feud", "ja-JP", 24),
        ("feud", "en-GB", 12),
    ],
)
def test_while_a_decision_is_owed(visit, game, locale, most):
    players, options = TABLES[game]
    page = (visitor := visit(locale=locale)).page
    open_table(visitor, ["person", *["easy"] * (players - 1)], game, **options)
    kinds = []
    for kind in moments(page, Pointer(page, seed=3), most):
        assert_in_sight(page, kind, some(len(kinds)))
        kinds.append(kind)
    assert len(kinds) > 1


ABOUT = ("Tactical Adjustment", "Replacement", "Resurrection", "Secret Tactical Adjustment")
"""Maneuvers that ask for more before they are sent: for a card of two piles, for a Unit in reserve or dead."""


def offering(action):
    """Whether seat 0 can do that."""
    return lambda table: 0 in table.pending and action in table.legal(0)


def look_at(page, key, sizes):
    """Begin to buy a maneuver, and look at what it is about; it is not bought."""
    page.locator(f".offer[data-card='{key}']").click()
    page.locator(".buttons .act").click()
    page.locator(".choices [data-card]").first.wait_for()
    assert_in_sight(page, f"what {key} is about", sizes)
    page.locator(".buttons .button").last.click()
    page.locator(".offer:not([aria-disabled])").first.wait_for()


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
def test_what_a_maneuver_is_about(visit, locale):
    page = visit(locale=locale).page
    feud = GAMES["feud"]
    options = {"preset": "true", "maneuvers": {name.lower().replace(" ", "_"): 1 for name in ABOUT}}
    left = {feud.action_number(f"buy {name}") for name in ABOUT}
    while left:
        prepared.put(page, prepared.found("feud", options, offering(min(left))))
        page.locator("[data-asked]").wait_for()
        offers = page.locator(".offer:not([aria-disabled])")
        offers.first.wait_for()
        found = left & set(map(int, offers.evaluate_all("(all) => all.map(({ dataset }) => dataset.card)")))
        for action in found:
            look_at(page, action, some(action))
        assert found
        left -= found


@pytest.mark.parametrize("game", ["sea-change", "feud"])
def test_while_the_connection_is_lost(visit, game):
    """What is said of it lies above the tables with the most on them, too."""
    players, options = TABLES[game]
    page = (visitor := visit()).page
    sockets = []

    def pass_on(socket):
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket(re.compile(r"/socket(\?|$)"), pass_on)
    open_table(visitor, ["person", *["easy"] * (players - 1)], game, **options)
    player = Pointer(page, seed=3)
    next(moments(page, player, most=8))
    page.route_web_socket(re.compile(r"/socket(\?|$)"), lambda socket: socket.close())
    sockets[-1].close()
    page.locator(".news p").wait_for()
    assert_in_sight(page, "without a connection", some(list(TABLES).index(game)))


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
def test_while_a_note_is_open(visit, locale):
    page = visit(locale=locale).page
    begin_lesson(page, 1)
    page.wait_for_selector("[data-asked]")
    for at in range(20):
        if page.locator(NOTE).count() == 0:
            break
        assert_in_sight(page, page.locator(NOTE).inner_text(), [size for size in some(at) if size != MAGNIFIED])
        page.keyboard.press("g")
    page.locator("[data-tool=guide]").click()
    page.wait_for_selector(NOTE)
    assert_in_sight(page, "a note read again", SIZES)


@pytest.mark.parametrize("game", TABLES)
def test_while_a_record_is_stepped_through(visit, game, tmp_path):
    players, _ = TABLES[game]
    records = prepared.records(tmp_path, game, {} if game == "feud" else {"players": players}, games=2)
    page = visit().page
    step_through(page, records)
    for at, step in enumerate(("On", "Next round")):
        page.locator(".bar").wait_for()
        assert_in_sight(page, f"before {step}", [size for size in some(at) if size != MAGNIFIED])
        page.keyboard.press("PageDown")
        page.keyboard.press("ArrowRight")
    page.locator("select").select_option("1")
    assert_in_sight(page, "the other game", TIGHT)


def test_a_long_score_sheet_fits_and_opens_at_the_newest_round(visit, tmp_path):
    """Feud in Japanese: its notes are the longest."""
    records = prepared.records(tmp_path, "feud", {"preset": "true"})
    page = visit(locale="ja-JP").page
    step_through(page, records)
    page.locator(".bar").wait_for()
    page.keyboard.press("End")
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 800})
        settled(page, width, 800)
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


def test_an_invited_friend_sees_where_to_sit_and_how_the_table_is_kept(visit):
    """Before anything else, the link to hand on among it."""
    kept = {"clock": {"decision": None, "budget": 600, "increment": 5}, "memory": "strict", "take_back": False}
    address = open_table(visit(), ["person", "person", "person", "easy"], terms={**kept, "standin": "hard"})
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
    assert [(seat[0], seat.split()[-1]) for seat in host] == [("1", "host")], host

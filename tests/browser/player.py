"""Players who use the page's table by mouse or touch, or by keyboard alone."""

import json
import random
import re
import time
import zlib

from playwright.sync_api import Error, TimeoutError
from waiting import pause


def text_of(frame):
    """Return a message of a socket as text; long ones are compressed (docs/protocol.md)."""
    return zlib.decompress(frame).decode() if isinstance(frame, bytes) else frame


STATE = """() => {
  if (document.querySelector('.ended a[download]')) return 'end';
  const dialog = document.querySelector('dialog[open]');
  if (dialog) {
    return dialog.querySelector('.after button') ? 'next' : null;
  }
  if (!document.querySelector('[data-asked]')) return null;
  if (document.querySelector('[data-target]')) return 'lead';
  if (document.querySelector('.buttons .act:not([disabled])')) return 'give';
  if (document.querySelector('[data-card]:not([aria-disabled]):not([aria-pressed])')) return 'card';
  return null;
}"""
FREE = "[data-card]:not([aria-disabled]):not([aria-pressed])"
ONE_OF = """([selector, draw]) => {
  const all = document.querySelectorAll(selector);
  return all[Math.floor(draw * all.length)] ?? null;
}"""
UNCOVERED = """async ([card, patience]) => {
  const where = () => card.getBoundingClientRect();
  const frame = () => new Promise(requestAnimationFrame);
  const end = performance.now() + patience;
  while (card.isConnected && performance.now() < end) {
    card.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = where();
    await frame();
    await frame();
    if (where().left !== left || where().top !== top) continue;
    const rows = [0.3, 0.5, 0.8].map((y) => y * height);
    const points = rows.flatMap((y) => [0.2, 0.35, 0.5, 0.65, 0.8].map((x) => ({ x: x * width, y })));
    const places = points.map(({ x, y }) => ({ x: left + x, y: top + y }));
    const place = places.find(({ x, y }) => card.contains(document.elementFromPoint(x, y)));
    if (place) return place;
  }
  return null;
}"""
"""Finds a point of the window with only a resting card, as most of a fan is covered."""
PATIENCE = 8000
"""Milliseconds within which a target must accept a press, and the page must answer."""


class GoneError(Exception):
    """The target of a press is missing: the page has just moved on, or it is at fault."""


class Pointer:
    def __init__(self, page, seed=1):
        self.page = page
        self.rng = random.Random(seed)
        self.missed = 0

    def _press(self, target):
        target.click(timeout=PATIENCE)

    def _press_at(self, x, y):
        """Click at a point. This is faster than a click on an element, which Playwright checks again."""
        self.page.mouse.click(x, y)

    def _one_of(self, selector):
        """Return a random element that matches now, not one that replaces it meanwhile."""
        found = self.page.evaluate_handle(ONE_OF, [selector, self.rng.random()]).as_element()
        if found is None:
            raise GoneError(selector)
        return found

    def card(self):
        card = self._one_of(FREE)
        point = self.page.evaluate(UNCOVERED, [card, PATIENCE])
        if point is None:
            raise GoneError(FREE)
        self._press_at(point["x"], point["y"])

    def give(self):
        self._press(self.page.locator(".buttons .act"))

    def lead(self):
        self._press(self._one_of("[data-target]"))

    def next(self):
        self._press(self.page.locator("dialog[open] .after button").first)


class Touch(Pointer):
    def _press(self, target):
        target.tap(timeout=PATIENCE)

    def _press_at(self, x, y):
        self.page.touchscreen.tap(x, y)


class Keyboard:
    def __init__(self, page, seed=1):
        self.page = page
        self.rng = random.Random(seed)
        self.missed = 0

    def _reach(self, selector, *keys):
        for key in (*keys, "Tab"):
            for _ in range(80 if key == "Tab" else 20):
                if self.page.evaluate("(s) => document.activeElement.matches(s)", selector):
                    return
                self.page.keyboard.press(key)
        raise GoneError(f"no key reaches {selector}")

    def card(self):
        self._reach("[data-card]")
        self.page.keyboard.press(self.rng.choice(["Home", "ArrowRight", "ArrowRight", "ArrowDown"]))
        if not self.page.evaluate("(s) => document.activeElement.matches(s)", FREE):
            self.page.keyboard.press("Home")
            self._reach(FREE, "ArrowRight")
        self.page.keyboard.press(self.rng.choice(["Enter", "Space"]))

    def give(self):
        self._reach(".buttons .act")
        self.page.keyboard.press("Enter")

    def lead(self):
        self._reach("[data-target]")
        self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")

    def next(self):
        self._reach("dialog[open] .after button")
        self.page.keyboard.press("Enter")


def state(page):
    """Return the page's present question: card, give, lead, next, end; None while others act."""
    return page.evaluate(STATE)


LOOK = """() => JSON.stringify([
  '[data-asked]', '[data-card]', '[data-card][aria-pressed=true]', '[data-card]:not([aria-disabled])',
  'dialog[open]', '[data-target]', '.ended',
].map((selector) => document.querySelectorAll(selector).length)
  .concat(document.querySelector('[data-ask]')?.dataset.ask, document.querySelector('[data-asked]')?.dataset.asked))"""
"""The possible targets and the number of events at the question, as a refilled hand looks the same."""


def look(page):
    """Return the parts of the page that change with every decision."""
    return page.evaluate(LOOK)


MISSES = 3
"""Misses that a game may have, because a target moved at the moment of the press."""


def settle(player, before, wrong=""):
    """Wait until the page differs from `before`, as the answer to a press. `wrong`: the error of the press."""
    try:
        player.page.wait_for_function(f"(before) => ({LOOK})() !== before", arg=before, timeout=PATIENCE)
    except TimeoutError:
        player.missed += 1
        assert player.missed <= MISSES, f"nothing answers: the page asks for {state(player.page)}, {before} {wrong}"


def answer(player, asked):
    """Answer the page's question, unless it has changed. Return True if the game is over."""
    if asked == "end":
        return True
    if asked:
        before, wrong = look(player.page), ""
        if state(player.page) == asked:
            try:
                getattr(player, asked)()
            except (Error, GoneError) as error:  # settle() finds out if the page has moved on or does not answer
                wrong = str(error)
            settle(player, before, wrong)
    return False


QUIET = 120
"""Seconds within which a game that is not over must ask a person for something."""


def play(*players, until=lambda: False):
    """Let all play until a condition is true, or the game is over for all; return the condition.

    The condition is checked before each answer to a page's question.
    """
    left, heard = list(players), time.monotonic()
    while left:
        asked = [state(player.page) for player in left]
        if until():
            return True
        left = [player for player, what in zip(left, asked, strict=True) if not answer(player, what)]
        if any(asked):
            heard = time.monotonic()
        else:
            pause(players[0].page)
            assert time.monotonic() - heard < QUIET, (
                f"nobody is asked for anything: {[stands(p.page) for p in players]}"
            )
    return False


STANDS = """() => ['dialog[open]', '[role=status]', '[role=alert]', '.buttons', '[aria-live]']
  .map((part) => [part, [...document.querySelectorAll(part)].map((one) => one.innerText.slice(-300))])"""


ALL_ASKABLE = """() => {
  const count = (kind) => document.querySelectorAll(`.log .${kind}`).length;
  return count('asks') === count('why');
}"""
"""True once the log has a button for each bot's decision, which comes a little later than the line."""


def use_menu(page, tool):
    """Press a tool that stands in the table's menu."""
    page.locator("[data-tool=menu]").click()
    page.locator(f"dialog [data-tool={tool}]").click()


def log_lines(page):
    if page.locator("aside").count() == 0:
        use_menu(page, "log")
    page.locator("aside").wait_for()
    page.wait_for_function(ALL_ASKABLE)
    return page.locator(".log p, .log h3").all_inner_texts()


def stands(page):
    """Describe what a page shows, to explain why a game does not go on."""
    return page.url, page.evaluate(STANDS), look(page)


def give_up(page):
    use_menu(page, "info")
    dialog = page.locator("dialog[open]")
    for words in ("^(Give up|投了)$", "^(Yes, give up|投了する)$"):
        dialog.get_by_role("button", name=re.compile(words)).click()
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    page.locator(".ended summary").wait_for()


def open_more(page):
    page.locator(".ended details").evaluate("(more) => (more.open = true)")


def guest(visitor, name=None):
    """Make this browser a guest of the server, as its first page would."""
    request = visitor.context.request
    assert request.get("/api/me").ok
    if name is not None:
        assert request.put("/api/me", data={"name": name}).ok


def sit_down(visitor, address, seat="Take seat 2"):
    """Take a seat at another person's table, by its button, and wait for the first card."""
    visitor.page.goto(address)
    visitor.page.get_by_role("button", name=seat).first.click()
    visitor.page.locator("[data-card]").first.wait_for()


def messages(visitor, kind):
    """All messages of a kind that the server has sent to the visitor's page."""
    return [message for message in map(json.loads, visitor.received) if message["type"] == kind]


def make_table(visitor, seats, game="seas-of-strife", terms=None, **options):
    """Make a new table with these settings, as the page does, and return its address."""
    guest(visitor)
    players = {} if game == "feud" or game.startswith("hearts") else {"players": len(seats)}
    body = {"game": game, "options": {**players, **options}, "listed": False, **(terms or {})}
    body["seats"] = [{"kind": "person"} if s == "person" else {"kind": "bot", "level": s} for s in seats]
    answer = visitor.context.request.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['id']}"


def open_table(visitor, seats, game="seas-of-strife", terms=None, **options):
    """Make such a table, open it, and return its address."""
    address = make_table(visitor, seats, game, terms, **options)
    visitor.page.goto(address)
    visitor.page.locator("[data-card], .room").first.wait_for()
    return address

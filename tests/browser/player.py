"""Hands for a person at the table: by mouse or touch, or by keyboard alone."""

from __future__ import annotations

import random

from playwright.sync_api import TimeoutError

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


class Pointer:
    """Plays with clicks."""

    def __init__(self, page, seed=1):
        self.page = page
        self.rng = random.Random(seed)
        self.missed = 0

    def _press(self, locator, **where):
        locator.click(**where)

    def card(self):
        free = self.page.locator(FREE)
        # In a fan the next card covers all but a strip at the left.
        self._press(free.nth(self.rng.randrange(free.count())), position={"x": 20, "y": 44})

    def give(self):
        self._press(self.page.locator(".buttons .act"))

    def lead(self):
        targets = self.page.locator("[data-target]")
        self._press(targets.nth(self.rng.randrange(targets.count())))

    def next(self):
        self._press(self.page.locator("dialog[open] .after button").first)


class Touch(Pointer):
    """Plays with taps."""

    def _press(self, locator, **where):
        locator.tap(**where)


class Keyboard:
    """Plays without ever pointing at anything."""

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
        raise AssertionError(f"no key reaches {selector}")

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
    """What the page asks for now: card, give, lead, next, end; None while others act."""
    return page.evaluate(STATE)


LOOK = """() => JSON.stringify([
  '[data-asked]', '[data-card]', '[data-card][aria-pressed=true]', '[data-card]:not([aria-disabled])',
  'dialog[open]', '[data-target]', '.ended',
].map((selector) => document.querySelectorAll(selector).length)
  .concat(document.querySelector('[data-ask]')?.dataset.ask))"""


def look(page):
    """What of the page changes with every decision."""
    return page.evaluate(LOOK)


MISSES = 3
"""How often in a game a press may miss, because what it was aimed at moved at that very moment."""


def settle(player, before):
    """Wait until what was done has been answered: the page looks otherwise than `before`."""
    try:
        player.page.wait_for_function(f"(before) => ({LOOK})() !== before", arg=before, timeout=8000)
    except TimeoutError:
        player.missed += 1
        assert player.missed <= MISSES, f"nothing answers: the page asks for {state(player.page)}, {before}"


def step(player):
    """Do what the page asks for, if it asks; True when the game is over."""
    return answer(player, state(player.page))


def answer(player, asked):
    """Do what the page was seen to ask for; True when the game is over."""
    if asked == "end":
        return True
    if asked:
        before = look(player.page)
        getattr(player, asked)()
        settle(player, before)
    return False


def play_to_the_end(*players):
    """Everybody plays until each page shows the end; returns how many steps it took."""
    left = list(players)
    for steps in range(5000):
        left = [player for player in left if not step(player)]
        if not left:
            return steps
        if all(state(player.page) is None for player in left):
            left[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def open_table(visitor, seats, game="seas-of-strife", terms=None, **options):
    """A new table by the page's own means, kept by these terms; opens it and returns its address."""
    with visitor.page.expect_response("**/api/me"):
        visitor.page.goto("/")  # only then is this browser a guest: asked at the same time, it would become two
    players = {} if game == "feud" else {"players": len(seats)}
    body = {"game": game, "options": {**players, **options}, "listed": False, **(terms or {})}
    body["seats"] = [{"kind": "person"} if s == "person" else {"kind": "bot", "level": s} for s in seats]
    answer = visitor.page.evaluate(
        "async (body) => (await (await fetch('/api/tables', {method: 'POST', headers: {'content-type': "
        "'application/json'}, body: JSON.stringify(body)})).json())",
        body,
    )
    address = f"/table/{answer['id']}"
    visitor.page.goto(address)
    visitor.page.locator("[data-card], .room").first.wait_for()
    return address

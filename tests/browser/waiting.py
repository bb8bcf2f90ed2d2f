"""How browser tests wait.

A test waits for what it depends on, never for a time:

- for something on the page: a locator's `wait_for`, or `wait_for_function` with a function (never a promise);
- for a request or an answer: `expect_request`, `expect_response`, begun before the press that causes it;
- for something outside the page, such as a message of the server: `until`, below;
- for a page that has loaded: the thing on it that the test looks at. `networkidle` says only that nothing was asked
  for half a second, so it is used only where a whole load is judged: how heavy it is, and that nothing jumped.

What is counted or read once is waited for first. Positions that depend on chance are made in `prepared`, from a fixed
seed; no test plays on until chance brings what it looks for, and none depends on what other tests left at the server.
`tests/test_waiting.py` checks that no other module sleeps.
"""

import time

from playwright.sync_api import TimeoutError

PATIENCE = 60
"""Seconds in which what a test waits for must come."""


STILL = "() => document.getAnimations().every(({ playState }) => playState !== 'running')"


TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""The page has been laid out and drawn, for `evaluate`."""


def pause(page):
    """Let the browser and the other threads work for a moment between two looks."""
    page.wait_for_timeout(40)


def until(page, holds, what="what was waited for"):
    """Wait until `holds()` returns something true, and return it. `page`: any page; its messages arrive meanwhile."""
    end = time.monotonic() + PATIENCE
    while not (found := holds()):
        assert time.monotonic() < end, f"{what} has not come in {PATIENCE} seconds"
        pause(page)
    return found


def rest(seconds):
    """Let another process work for a moment between two looks."""
    time.sleep(seconds)


def soon(holds, what, seconds=PATIENCE):
    """What `holds()` returns once it is something, for what no page of Playwright's has to do with."""
    end = time.monotonic() + seconds
    while not (found := holds()):
        if time.monotonic() > end:
            raise TimeoutError(f"{what} has not come in {seconds} seconds")
        rest(0.04)
    return found

"""Helpers for many pages: stored choices, sheets, and saved files."""

import json
import re

from commands import output
from hosting import OWN
from player import open_more, stands
from playwright.sync_api import TimeoutError

WHOLE = """async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller)
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
}"""
"""Waits until all files of the page are cached, so that it needs none of the server's."""


NOTE = ".slot section h2"


def habit(options, sitters, **more):
    return {"options": options, "sitters": sitters, "names": [], "listed": False, "aids": True, "here": False, **more}


def remember(page, habits):
    page.evaluate(f"(kept) => localStorage.setItem('quarterdeck.habits' + {OWN}, JSON.stringify(kept))", habits)
    page.reload()


def go(page, path):
    """Go to another page of the site like a link within it, without a reload."""
    page.evaluate(
        "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path
    )


def begin(page, name):
    page.get_by_role("button", name=f"Play now {name}").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-card]").first.wait_for()


def begin_lesson(page):
    """Begin the second lesson of Feud at the page of lessons."""
    page.goto("/learn/feud")
    page.locator("ol li button").nth(1).click()
    page.wait_for_url(re.compile("/table/"))
    page.wait_for_selector(NOTE)


def close(page):
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def named(visitor, name):
    visitor.page.goto("/me")
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Save").click()
    visitor.page.get_by_text(f"The others see you as {name}").wait_for()


def step_through(page, file):
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)


def narrow_enough(page):
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def events(page):
    """Return the number of events at the page's question; None while it does not ask."""
    return page.evaluate("document.querySelector('[data-asked]')?.dataset.asked ?? null")


def now(page):
    """Wait until the page asks, closing a sheet after a round, and return the number of events."""
    sheet = page.locator("dialog[open] .after button")
    try:
        page.locator("[data-asked]").or_(sheet).first.wait_for()
        if sheet.count():
            sheet.click()
        page.locator("[data-asked]").wait_for()
    except TimeoutError as error:
        raise AssertionError(f"nobody is asked for anything: {stands(page)}") from error
    return events(page)


def moved_on(page):
    """Return a condition for `play`: whether events have happened since the page's present question."""
    before = now(page)
    return lambda: events(page) not in (None, before)


def saved(page, press, path):
    with page.expect_download() as download:
        press.click()
    download.value.save_as(path)
    return path


def record_of(page, folder):
    """The record of the finished game that the page shows, saved as `record.json` and verified."""
    open_more(page)
    path = saved(page, page.locator(".ended a[download]"), folder / "record.json")
    output("verify", path)
    return json.loads(path.read_text())

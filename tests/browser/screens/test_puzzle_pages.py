"""Puzzles: one is failed, told of, tried again, and met again a day later; all by keyboard and screen reader alone."""

import json

import pytest
from conftest import DESKTOP
from looking import SETTINGS, assert_good_once, label

ASKED = "[data-asked]"
SECTION = ".above section"


def puzzle(page):
    """What is remembered of the puzzles of Sea Change, by their ids."""
    stored = page.evaluate("localStorage['quarterdeck.puzzles'] ?? 'null'")
    return (json.loads(stored) or {"games": {}})["games"].get("sea-change", {})


def choose(page, which):
    """One of the cards that may be played, by keyboard."""
    page.locator(".hand [data-card]:not([aria-disabled])").nth(which).press("Enter")
    page.wait_for_selector(f"{SECTION} .row")
    return page.locator(f"{SECTION} h2").get_attribute("class")


def test_what_was_failed_is_met_again(visit):
    page = visit(viewport=DESKTOP).page
    page.clock.set_fixed_time("2027-03-01T12:00:00")
    page.goto("/puzzles")
    page.locator("article li a").first.wait_for()
    page.get_by_role("link", name="Solve Sea Change").press("Enter")
    page.wait_for_selector(ASKED)
    right = 0
    while "wrong" not in choose(page, 0):
        right += 1
        page.get_by_role("button", name="Next puzzle").press("Enter")
        page.wait_for_selector(ASKED)
    (failed,) = [one for one, standing in puzzle(page).items() if standing["due"] is not None]
    said = page.locator(f"{SECTION} .words").inner_text()
    assert "Best is " in said
    assert "%" not in said, "numbers are behind Why"
    assert page.locator(f"{SECTION} [aria-live]").count() == 1
    page.get_by_role("button", name="Why").press("Enter")
    rows = page.locator("dialog[open] tbody tr:not(.why)")
    assert rows.count() == len(page.locator("dialog[open] tbody th").all()) >= 3
    assert page.locator("dialog[open] .chosen th").count() == 1
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Try again").press("Enter")
    page.wait_for_selector(ASKED)
    at = 1
    while "right" not in choose(page, at):
        at += 1
        page.get_by_role("button", name="Try again").press("Enter")
        page.wait_for_selector(ASKED)
    assert puzzle(page)[failed]["step"] == 0, "the first answer counts"

    page.clock.set_fixed_time("2027-03-02T12:00:00")
    page.goto("/puzzles")
    page.get_by_role("link", name="Meet again Sea Change").press("Enter")
    page.wait_for_selector(ASKED)
    assert "right" in choose(page, at)
    assert puzzle(page)[failed]["step"] == 1
    page.goto("/puzzles")
    page.get_by_role("link", name="Solve Sea Change").wait_for()
    assert f"{right} of " in page.locator("article").inner_text(), "what comes back is not solved yet"


def test_the_rest_of_a_puzzle_is_played_against_bots(visit):
    page = visit(viewport=DESKTOP).page
    page.goto("/puzzles/sea-change")
    page.wait_for_selector(ASKED)
    cards = page.locator(".hand [data-card]").count()
    choose(page, 0)
    page.get_by_role("button", name="Play on from here").press("Enter")
    page.wait_for_url("**/table/local-*")
    page.locator(".hand [data-card]:not([aria-disabled])").first.wait_for()
    assert page.locator(".hand [data-card]").count() == cards, "it begins where the puzzle stood"
    page.locator(".hand [data-card]:not([aria-disabled])").first.press("Enter")
    page.wait_for_function("(cards) => document.querySelectorAll('.hand [data-card]').length < cards", arg=cards)


@pytest.mark.parametrize("settings", SETTINGS, ids=label)
def test_puzzles_are_accessible(visit, settings):
    page = visit(**settings).page
    page.goto("/puzzles")
    page.locator("article li a").first.wait_for()
    assert_good_once(page, "puzzles", settings)
    page.goto("/puzzles/today")
    page.wait_for_selector(ASKED)
    assert_good_once(page, "the puzzle of the day", settings)
    page.goto("/puzzles/seas-of-strife")
    page.wait_for_selector(ASKED)
    page.locator(".hand [data-card]:not([aria-disabled])").last.press("Enter")
    page.wait_for_selector(f"{SECTION} .row")
    assert_good_once(page, "a verdict", settings)
    page.locator(f"{SECTION} .row .quiet").first.press("Enter")
    page.wait_for_selector("dialog[open] table")
    assert_good_once(page, "why", settings)

"""Firefox and WebKit: a tour of a served page, and of an exported site without a connection."""

import os
import re

import pytest
from hosting import Host
from pages import habit, remember
from player import Keyboard, Pointer, play, use_menu
from webdriver import Firefox, Page, WebKit

pytestmark = pytest.mark.slow

PACKAGES = {Firefox: "firefox-esr", WebKit: "webkit2gtk-driver and xvfb"}
GAMES = {
    "Seas of Strife": ("seas-of-strife", {"players": 3}),
    "Turn the Tide": ("turn-the-tide", {"players": 3}),
    "Sea Change": ("sea-change", {"players": 2}),
    "Feud": ("feud", {}),
}
LEFT = re.compile("Unable to preload CSS|error loading dynamically imported module")
"""Reports of Firefox if a page is left while it fetches a part of itself."""
TOURS = 5
"""How often each game is begun and left, since leftovers of a page stop a later one only at times."""


@pytest.fixture(params=[Firefox, pytest.param(WebKit, marks=pytest.mark.webkit)])
def browser(request, tmp_path):
    """Each of the browsers, which must have reported no errors at the end."""
    kind = request.param
    if not kind.program():
        missing = f"there is no {kind.__name__} here: Debian has it as {PACKAGES[kind]}"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(missing)
    browser = kind(tmp_path)
    try:
        yield browser
    finally:
        browser.close()
    lines = browser.log.read_text().splitlines()
    assert [line for line in lines if line.startswith("JavaScript error: http") and not LEFT.search(line)] == []


def says(page, words):
    page.wait_for_function("(words) => document.body.innerText.includes(words)", arg=words)


def chosen(page):
    """Store as last choice hints and Medium bots for every game."""
    games = GAMES.values()
    bots = {game: ["medium"] * (options.get("players", 2) - 1) for game, options in games}
    remember(page, {game: habit(options, bots[game], terms={"hints": True}) for game, options in games})


def begin(page, name):
    page.button(f"^Play now {name}$").click()
    page.locator("[data-asked]").wait_for()


def some(player):
    looks = iter(range(4))
    assert play(player, until=lambda: next(looks, None) is None)


def hint(page):
    page.locator("[data-asked]").wait_for()
    page.keyboard.press("h")
    says(page, "Numbers")
    page.keyboard.press("Escape")


def every_game(page):
    for seed, name in enumerate(GAMES):
        page.goto(page.home)
        begin(page, name)
        some(Pointer(page, seed))
        page.reload()
        page.locator("[data-card]").wait_for()
        some(Keyboard(page, seed))
    page.goto(page.home)
    begin(page, "Sea Change")
    hint(page)


def all_else(page):
    page.goto(page.home)
    begin(page, "Feud")
    some(Pointer(page))
    use_menu(page, "info")
    page.button("^Give up$").click()
    page.button("^Yes, give up$").click()
    page.keyboard.press("Escape")
    page.button("^More$").click()
    page.button("^Step through the game$").click()
    page.locator("[data-tool=review]").click()
    says(page, "What decided the game")

    page.goto(page.home)
    page.button("^Puzzles$").click()
    page.button("^Solve Sea Change$").click()
    page.locator("[data-asked]").wait_for()
    Pointer(page).card()
    page.locator(".slot section .row").wait_for()

    page.goto(page.home)
    page.button("^Deals of all games$").click()
    page.button("^Play Feud$").click()
    page.button("^Play$").click()
    page.locator("[data-asked]").wait_for()

    page.goto(page.home)
    page.button("^Workshop Feud$").click()
    says(page, "Nothing to mend.")
    page.button("^Try it against a bot$").click()
    page.locator("[data-asked]").wait_for()

    page.goto(page.home)
    page.button("^日本語$").click()
    page.button("^すぐに遊ぶ Feud$").wait_for()
    page.reload()
    page.button("^English$").click()
    page.button("^Play now Feud$").wait_for()


def test_a_served_page(browser, server):
    page = Page(browser, f"{server}/")
    page.goto(page.home)
    chosen(page)
    every_game(page)
    all_else(page)


def test_an_exported_site_without_a_connection(browser, site):
    """Games begin after others that were left while bots thought."""
    host = Host(site)
    try:
        page = Page(browser, host.address)
        page.goto(page.home)
        chosen(page)
        page.wait_for_function("() => !!navigator.serviceWorker.controller")  # it has kept all files
    finally:
        host.stop()
    every_game(page)
    all_else(page)
    for name in [*GAMES] * TOURS:
        page.goto(page.home)
        begin(page, name)

"""Games in the browser alone: at no server once the page is there, kept there, in one tab or two."""

import json
from contextlib import ExitStack

import prepared
import pytest
from click.testing import CliRunner
from conftest import PHONE, Visitor, serving
from hosting import OWN
from player import Pointer, Touch, play, stands
from playwright.sync_api import TimeoutError

from quarterdeck.cli import main

pytestmark = pytest.mark.browser

GAMES = {
    "seas-of-strife": ("Seas of Strife", {"players": 3, "target": 6}, ["medium", "beginner"]),
    "turn-the-tide": ("Turn the Tide", {"players": 3, "rounds": 2}, ["hard", "medium"]),
    "sea-change": ("Sea Change", {"players": 2}, ["expert"]),
    "feud": ("Feud", {"preset": "strikes"}, ["hard"]),
}
WHOLE = """async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller)
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
}"""
"""All files of the page are kept, and it needs none of the server's."""
LOST = ("ERR_CONNECTION_REFUSED", "ERR_NETWORK", "Failed to fetch", "WebSocket connection")


def chosen(page, here=True, **games):
    """As if these games had been played so last time."""
    kept = {
        game: {"options": GAMES[game][1], "sitters": GAMES[game][2], "names": [], "aids": True, "here": here, **more}
        for game, more in games.items()
    }
    page.evaluate(f"(kept) => localStorage.setItem('quarterdeck.habits' + {OWN}, JSON.stringify(kept))", kept)
    page.reload()


def begin(page, game):
    page.get_by_role("button", name=f"Play now {GAMES[game][0]}").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-card]").first.wait_for()


def events(page):
    """How much had been told when the page asked; None while it does not ask."""
    return page.evaluate("document.querySelector('[data-asked]')?.dataset.asked ?? null")


def now(page):
    """The same, once the page asks; the sheet after a round, which may come after few decisions, is read first."""
    sheet = page.locator("dialog[open] .after button")
    try:
        page.locator("[data-asked]").or_(sheet).first.wait_for()
        if sheet.count():
            sheet.click()
        page.locator("[data-asked]").wait_for()
    except TimeoutError as error:
        raise AssertionError(f"nobody is asked for anything: {stands(page)}") from error
    return events(page)


def verified(page, folder, game):
    """The record of the finished game, as `quarterdeck verify` accepts it."""
    with page.expect_download() as downloaded:
        page.locator(".ended a[download]").click()
    file = folder / f"{game}.json"
    downloaded.value.save_as(file)
    done = CliRunner().invoke(main, ["verify", str(file)])
    assert done.exit_code == 0, done.output
    return json.loads(file.read_text())


def meanwhile(page):
    """Take the offer of a game in this browser."""
    page.get_by_role("button", name="Play here meanwhile").click()
    page.wait_for_url("**/table/local-*")
    return now(page)


def test_a_lost_server_offers_a_game_here(chromium, tmp_path):
    """At a table, and on the first page. It goes on when it is reloaded; stepped through and verified at the end."""
    with ExitStack() as running:
        visitor = Visitor(chromium, running.enter_context(serving(tmp_path)), workers="allow", viewport=PHONE)
        visitor.forgive(*LOST)
        page = visitor.page
        page.goto("/")
        chosen(page, here=False, **{"sea-change": {}})
        page.evaluate(WHOLE)
        begin(page, "sea-change")
        assert "local-" not in page.url
        running.close()
        meanwhile(page)
        page.goto("/")
        page.get_by_role("button", name="Play now Sea Change").click()
        before = meanwhile(page)
        player = Touch(page)
        assert play(player, until=lambda: events(page) not in (None, before))
        before = now(page)
        page.reload()
        assert now(page) == before
        prepared.play_on(page)
        play(player)
        record = verified(page, tmp_path, "sea-change")
        assert [seat["player"] for seat in record["seats"]] == ["human", "bot:expert"]
        assert record["options"].items() >= GAMES["sea-change"][1].items()
        page.get_by_role("link", name="Step through the game").click()
        page.wait_for_url("**/replay/local-*")
        page.locator(".plate").first.wait_for()
        visitor.context.close()
        visitor.check()


def test_two_tabs_at_one_table_and_the_list_beside_the_server(visit):
    """Both follow, whichever decides; the one that led goes, and the other goes on. Chosen in the form, and told so."""
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Set up a table Feud").click()
    page.get_by_role("checkbox", name="Play here, in this browser").check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/local-*")
    before = now(page)
    other = visitor.context.new_page()
    other.goto(page.url)
    assert now(other) == before
    assert play(Pointer(page), until=lambda: events(page) not in (None, before))
    other.wait_for_function("(told) => document.querySelector('[data-asked]')?.dataset.asked === told", arg=now(page))
    table = page.url
    page.close()
    before = events(other)
    assert play(Pointer(other), until=lambda: events(other) not in (None, before))
    other.goto("/games")
    row = other.locator("li", has_text="kept in this browser")
    row.get_by_role("link").click()
    other.wait_for_url(table)
    other.locator("[data-asked]").first.wait_for()
    other.goto("/")
    other.get_by_text("kept in this browser").wait_for()

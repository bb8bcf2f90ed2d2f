"""Games in the browser alone: at no server once the page is there, kept there, in one tab or two."""

import json
from contextlib import ExitStack

import prepared
import pytest
from click.testing import CliRunner
from composing import LOOKOUT, buy, choose, kept, offered
from conftest import PHONE, Visitor, serving
from player import Pointer, Touch, give_up, play, stands
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
    page.evaluate("(kept) => localStorage.setItem('quarterdeck.habits', JSON.stringify(kept))", kept)
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


@pytest.mark.parametrize(
    ("game", "hands"),
    [("turn-the-tide", Pointer), ("sea-change", Touch)],
)
def test_a_game_with_the_server_stopped(chromium, tmp_path, game, hands):
    """Stopped once the page is there; reloaded in the middle; stepped through and verified at the end.

    Both have a bot that looks ahead.
    """
    with ExitStack() as running:
        address = running.enter_context(serving(tmp_path))
        viewport = {"viewport": PHONE} if hands is Touch else {}
        visitor = Visitor(chromium, address, workers="allow", **viewport)
        visitor.forgive(*LOST)
        page = visitor.page
        page.goto("/")
        chosen(page, **{game: {}})
        page.evaluate(WHOLE)
        begin(page, game)
        running.close()
        player = hands(page)
        before = now(page)
        assert play(player, until=lambda: events(page) not in (None, before))
        before = now(page)
        page.reload()
        assert now(page) == before
        prepared.play_on(page)
        play(player)
        record = verified(page, tmp_path, game)
        assert [seat["player"] for seat in record["seats"]] == ["human", *(f"bot:{level}" for level in GAMES[game][2])]
        assert record["options"].items() >= GAMES[game][1].items()
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


def test_own_maneuvers_are_played_here(visit, tmp_path):
    """Chosen in the form beside a changed one; bought and carried out in this browser, also after a reload."""
    page = visit().page
    page.goto("/")
    kept(page, LOOKOUT)
    page.get_by_role("button", name="Set up a table Feud").click()
    choose(page.locator("form"))
    page.get_by_role("checkbox", name="Play here, in this browser").check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/local-*")
    page.locator("[data-asked]").wait_for()
    buy(offered(page))
    give_up(page)
    record = verified(page, tmp_path, "feud")
    assert {"x_buy", "x_foresee"} <= {event["event"] for event in record["events"]}
    assert record["options"]["maneuver_changes"] == {"heal": {"windows": ["before_study"]}}
    assert record["options"]["own_maneuvers"] == [LOOKOUT]


def test_a_lost_server_offers_a_game_here(chromium, tmp_path):
    """At a table, and on the first page."""
    with ExitStack() as running:
        visitor = Visitor(chromium, running.enter_context(serving(tmp_path)), workers="allow")
        visitor.forgive(*LOST)
        page = visitor.page
        page.goto("/")
        chosen(page, here=False, feud={})
        page.evaluate(WHOLE)
        begin(page, "feud")
        assert "local-" not in page.url
        running.close()
        page.get_by_role("button", name="Play here meanwhile").click()
        page.wait_for_url("**/table/local-*")
        page.locator("[data-asked]").first.wait_for()
        page.goto("/")
        page.get_by_role("button", name="Play now Feud").click()
        page.get_by_role("button", name="Play here meanwhile").click()
        page.wait_for_url("**/table/local-*")
        page.locator("[data-asked]").first.wait_for()
        visitor.context.close()
        visitor.check()

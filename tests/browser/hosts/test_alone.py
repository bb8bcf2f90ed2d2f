"""The exported site in a folder of a plain web server: everything that one does alone, in an aeroplane."""

import json
import re

import prepared
import pytest
from composing import LOOKOUT, buy, choose, compose, offered, order, own, press
from conftest import DESKTOP, PHONE, visiting
from hosting import Host
from pages import WHOLE, habit, narrow_enough, record_of, remember, saved, verified
from player import Pointer, Touch, give_up, play

from quarterdeck.bots import offered_levels
from quarterdeck.games import GAMES

TABLE = ".tools"
LOW = {"width": 640, "height": 320}
PHONE_BY_NIGHT = {"viewport": PHONE, "locale": "ja-JP", "dark": True}
SEAS, CHANGE = ["hard", "beginner"], ["medium", "beginner", "medium"]


@pytest.fixture
def host(site):
    """The host of a site, gone at the end of the test, if not before."""
    made = Host(site)
    yield made
    made.stop()


@pytest.fixture
def fly(chromium, host):
    """Makes visitors of the site who have been there once, and then have no connection; each is checked at the end."""

    def arrive(visitor):
        visitor.page.goto(host.address)
        visitor.page.locator("h3").nth(3).wait_for()
        visitor.page.evaluate(WHOLE)
        visitor.context.set_offline(True)

    with visiting(chromium, host.address, arrive, workers="allow") as make:
        yield make


def button(page, words):
    return page.get_by_role("button", name=re.compile(words))


def button_link(page, words):
    return page.get_by_role("link", name=words, exact=True)


@pytest.mark.parametrize(
    ("settings", "hands", "game", "name", "bots", "options"),
    [
        ({"viewport": DESKTOP}, Pointer, "seas-of-strife", "Seas of Strife", SEAS, {"players": 3, "target": 3}),
        (PHONE_BY_NIGHT, Touch, "turn-the-tide", "Turn the Tide", ["medium", "beginner"], {"players": 3, "rounds": 1}),
        ({"viewport": LOW}, Pointer, "sea-change", "Sea Change", CHANGE, {"players": 4, "teams": 2, "target": 1}),
        ({"viewport": DESKTOP, "locale": "ja-JP"}, Pointer, "feud", "Feud", ["medium"], {"preset": "strikes"}),
    ],
    ids=["seas", "tide", "change", "feud"],
)
def test_a_game_of_each_kind_in_an_aeroplane(fly, host, tmp_path, settings, hands, game, name, bots, options):
    """Nothing is asked of the host, which is gone; reloaded in the middle it goes on; its record is true.

    Turn the Tide and Feud are played whole, as the other two are with a server (test_games).
    """
    visitor = fly(**settings)
    host.stop()
    page = visitor.page
    remember(page, {game: habit(options, bots)})
    button(page, rf"^(Play now|すぐに遊ぶ) {name}$").click()
    page.locator("[data-asked]").wait_for()
    assert re.search(r"/games/quarterdeck/#/table/local-[\w-]+$", page.url)
    player = hands(page)
    made = iter(range(2))
    assert play(player, until=lambda: next(made, None) is None)
    page.reload()
    page.locator(TABLE).wait_for()
    if game in ("seas-of-strife", "sea-change"):
        page.locator("[data-asked]").wait_for()
        prepared.play_on(page)
    play(player)
    assert narrow_enough(page)
    record = record_of(page, tmp_path)
    assert record["game"] == game
    page.get_by_role("link", name=re.compile("^(Step through the game|.*振り返.*)$")).first.click()
    place = page.locator("input[type=range]")
    place.press("End")
    assert place.input_value() == place.get_attribute("max") == str(len(record["events"]))


def test_rules_lessons_and_nothing_that_needs_others(fly, host):
    """Links, places in a page, the way back, a new tab; a lesson; a name; and no button that leads nowhere."""
    visitor = fly(viewport=PHONE)
    page = visitor.page
    rules = button_link(page, "Rules Feud")
    assert rules.get_attribute("href") == "#/rules/feud"
    rules.click()
    page.locator(".prose h2").first.wait_for()
    page.locator(".prose a[href^='#']:visible").first.click()
    assert page.url.endswith("#/rules/feud")
    assert page.evaluate("document.activeElement.id && scrollY > 500")
    page.go_back()
    page.locator("h3").nth(3).wait_for()
    with visitor.context.expect_page() as opened:
        button_link(page, "Rules Sea Change").click(modifiers=["Control"])
    opened.value.locator(".prose h2").first.wait_for()
    opened.value.close()

    button(page, "^Set up a table Feud$").click()
    seat = page.locator("form select").first
    seat.wait_for()
    levels = offered_levels(GAMES["feud"])
    values = [option.get_attribute("value") for option in seat.locator("option").all()]
    assert values == [*levels, "here"]
    button(page, "^Settings$").click()
    page.locator("dialog[open]").wait_for()
    assert page.get_by_label("Send a message to this device").count() == 0
    page.keyboard.press("Escape")
    for away in ("enter", "site", "table/a1/screen"):
        page.goto(f"{host.address}#/{away}")
        page.get_by_text("There is no page at this address.").wait_for()

    page.goto(f"{host.address}#/me")
    page.get_by_label("Your name").fill("Ada")
    button(page, "^Save$").click()
    assert page.locator("section.leaf").count() == 2
    button(page, "^日本語$").click()
    page.goto(f"{host.address}#/learn/feud")
    page.locator("ol li button").first.click()
    page.locator(".above section h2").wait_for()
    page.locator(".plate", has_text="Ada").first.wait_for()


def test_a_maneuver_of_ones_own_in_an_aeroplane(fly, host, tmp_path):
    """Composed, kept and handed on, chosen beside a changed one, bought and carried out; its record is true."""
    visitor = fly(viewport=DESKTOP)
    host.stop()
    page = visitor.page
    button_link(page, "Workshop Feud").click()
    order(page).get_by_text("Nothing to mend.").wait_for()
    compose(page)
    page.get_by_text("“quarterdeck feud price FILE”").wait_for()
    press(page, "Keep it")
    own(page).get_by_role("heading", name="Lookout").wait_for()
    press(page, "Hand it on")
    link = page.get_by_label("A link that holds all of it").input_value()
    assert link.startswith(f"{host.address}#/workshop/feud#m=")
    page.keyboard.press("Escape")
    page.goto(link)
    arrived = page.get_by_role("region", name="Somebody hands you a Maneuver")
    arrived.get_by_text("You look at a card from the top of your Action Deck.").wait_for()
    arrived.get_by_role("button", name="Put away").click()
    arrived.wait_for(state="detached")
    assert page.url == f"{host.address}#/workshop/feud"

    page.goto(host.address)
    button(page, "^Set up a table Feud$").click()
    choose(page.locator("form"))
    button(page, "^Start").click()
    page.locator("[data-asked]").wait_for()
    buy(offered(page))
    give_up(page)
    record = record_of(page, tmp_path)
    assert {"x_buy", "x_foresee"} <= {event["event"] for event in record["events"]}
    assert record["options"]["maneuver_changes"] == {"heal": {"windows": ["before_study"]}}
    assert record["options"]["own_maneuvers"] == [LOOKOUT]
    page.get_by_role("link", name=re.compile("^Step through the game$")).first.click()
    page.locator(".bar").wait_for()
    page.keyboard.press("w")
    page.locator("dialog[open] dt", has_text="Lookout").wait_for()


def test_games_go_out_as_a_file_and_come_in_again(fly, host, tmp_path):
    """Saved before the browser clears them, true by the program, kept once elsewhere; what is not true is not kept."""
    visitor = fly(viewport=DESKTOP)
    page = visitor.page
    button(page, "^Play now Feud$").click()
    page.locator("[data-asked]").wait_for()
    give_up(page)
    page.goto(f"{host.address}#/games")
    page.get_by_text("may clear these games").wait_for()
    file = saved(page, button(page, "^Save all as a file$"), tmp_path / "games.jsonl")
    record = json.loads(verified(file))
    page.get_by_text("Saved: 1 game.").wait_for()
    assert page.get_by_text("may clear these games").count() == 0

    page = fly(viewport=PHONE).page
    page.goto(f"{host.address}#/games")
    bring = page.locator("input[type=file]")
    bring.set_input_files(file)
    page.get_by_text("Brought here: 1 game.").wait_for()
    bring.set_input_files(file)
    page.get_by_text("1 game was here already.").wait_for()
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps({**record, "seed": "0" * 64}))
    bring.set_input_files(wrong)
    page.get_by_text("1 game was not taken").wait_for()
    wrong.write_text("no game")
    bring.set_input_files(wrong)
    page.get_by_text("Line 1 of this file is not JSON").wait_for()
    page.get_by_role("link", name=re.compile("^Look")).click()
    page.locator(".ended").wait_for()
    page.goto(f"{host.address}#/games")
    button(page, "^Put away").click()
    page.get_by_text("You find it again").wait_for()
    page.get_by_label("Show what I have put away").check()
    button(page, "^Delete for good").click()
    page.get_by_text("It is deleted.").wait_for()
    assert page.get_by_role("link", name=re.compile("^Look")).count() == 0

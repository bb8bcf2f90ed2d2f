"""Everybody comes back: to their games, on another device, with a written code; or is forgotten."""

import json
import re

import prepared
import pytest
from conftest import PHONE, WIDE
from looking import SETTINGS, assert_good_once, label
from pages import close, named, saved
from player import Pointer, hold, let_go, open_table, sit_down
from waiting import until


def test_my_games_by_turn_and_by_result_and_everything_as_a_file(visit, tmp_path):
    ada = visit()
    named(ada, "Ada")
    finished = open_table(ada, ["person", "easy", "easy"], target=1, rules="strife")
    with prepared.lines(finished, ada) as (line,):
        prepared.decide(line)
    running = open_table(ada, ["person", "easy"], "feud", preset="basic")
    page = ada.page
    page.goto("/")
    page.get_by_role("link", name="All your games").click()
    page.get_by_role("heading", name="Not finished").wait_for()
    rows = page.locator("section li:has(.does)")
    assert "Your turn" in rows.nth(0).inner_text()
    assert rows.nth(0).get_by_role("link").get_attribute("href") == running
    assert re.search(r"Won|Won by", rows.nth(1).inner_text())
    assert rows.nth(1).get_by_role("link").get_attribute("href") == finished
    page.get_by_label("Who played").fill("nobody of this name")
    page.get_by_text("Nothing fits").wait_for()
    page.get_by_label("Who played").fill("ada")
    rows.nth(1).wait_for()
    page.get_by_label("Game", exact=True).select_option("feud")
    page.get_by_role("heading", name="Finished", exact=True).wait_for(state="detached")
    page.get_by_label("Game", exact=True).select_option("")
    page.get_by_role("button", name=re.compile("Put away: Seas")).click()
    page.get_by_text("You find it again").wait_for()
    page.get_by_label("Show what I have put away").check()
    page.get_by_role("button", name=re.compile("Take back: Seas")).click()
    page.get_by_text("in your list again").wait_for()
    page.get_by_label("Show what I have put away").uncheck()
    rows.nth(1).get_by_role("link").click()
    page.wait_for_url(f"**{finished}")
    page.goto("/me")
    cells = page.locator("tbody tr").first
    cells.wait_for()
    assert re.match(r"3\s+bots\s+1\s+[01](\.\d)?\s+0\.3", cells.inner_text())
    file = json.loads(saved(page, page.get_by_role("link", name="Download the file"), tmp_path / "me.json").read_text())
    assert [record["game"] for record in file["records"]] == ["seas-of-strife"]


def test_the_name_is_asked_for_where_one_sits_down(visit):
    """A bad one takes no seat."""
    ada, ben = visit(), visit(viewport=PHONE)
    address = open_table(ada, ["person", "person", "easy"])
    page = ben.page
    page.goto(address)
    page.get_by_label("Your name").fill("\u200b")  # nothing to be seen
    page.get_by_role("button", name="Take seat 2").click()
    page.get_by_text("A name has 1 to 24").wait_for()
    assert page.locator(".room").is_visible()
    ben.forgive("status of 400")
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Take seat 2").click()
    page.locator("[data-card]").first.wait_for()
    ada.page.get_by_text("Ben").first.wait_for()


def test_another_device_by_link_once(visit):
    ada, phone, third = visit(), visit(viewport=PHONE), visit()
    named(ada, "Ada")
    address = open_table(ada, ["person", "person", "easy"])
    ada.page.goto("/me")
    ada.page.get_by_role("button", name="Show a link").click()
    link = ada.page.get_by_label("Link for your other device").input_value()
    ada.page.get_by_role("img", name="QR code of the link").wait_for()
    sent = []
    phone.page.on("request", lambda request: sent.append(request.url))
    made = hold(phone.page, "**/api/me")
    phone.page.goto(link)
    until(phone.page, lambda: made, "the question who this is")
    phone.page.get_by_role("button", name="Know me here").click()
    phone.page.evaluate("fetch('/api/status')")  # what the press has asked for was sent before this
    assert not [url for url in sent if url.endswith("/api/enter")], "a new guest is still being made of this device"
    let_go(phone.page, made)
    phone.page.unroute("**/api/me")
    phone.page.get_by_text("This device knows you now, Ada").wait_for()
    secret = link.partition("#")[2]
    assert len(secret) > 30
    assert secret not in phone.page.url
    assert not [url for url in sent if secret in url.partition("#")[0]]
    phone.page.get_by_role("link", name="To your games").click()
    phone.page.locator(f"a[href='{address}']").wait_for()
    third.page.goto(link)
    third.page.get_by_role("button", name="Know me here").click()
    third.page.get_by_text("no longer does").wait_for()
    third.forgive("status of 403")


def test_a_written_code_brings_back_after_signing_out_everywhere(visit):
    ada = visit()
    named(ada, "Ada")
    address = open_table(ada, ["person", "person", "easy"])
    page = ada.page
    page.goto("/me")
    page.get_by_role("button", name="Make a code").click()
    code = page.locator("output").inner_text()
    page.get_by_role("button", name="Sign out everywhere").click()
    page.get_by_text("You come back with the code").wait_for()
    with page.expect_navigation():
        page.get_by_role("dialog").get_by_role("button", name="Sign out everywhere").click()
    page.goto("/games")
    page.get_by_text("You have no games yet").wait_for()
    page.goto("/enter")
    page.get_by_label("The code that you have written down").fill(code.lower().replace("-", " "))
    page.get_by_role("button", name="Know me here").click()
    page.get_by_text("This device knows you now, Ada").wait_for()
    page.goto("/games")
    page.locator(f"a[href='{address}']").wait_for()


def test_being_deleted_is_asked_twice(visit):
    ada, ben = visit(), visit(viewport=WIDE)
    named(ada, "Ada")
    address = open_table(ada, ["person", "person", "easy"])
    sit_down(ben, address)
    ada.page.goto("/me")
    ada.page.get_by_role("button", name="Delete me").click()
    ada.page.get_by_role("button", name="Go on").click()
    ada.page.get_by_text("cannot be undone").wait_for()
    with ada.page.expect_navigation():
        ada.page.get_by_role("button", name="Delete for good").click()
    ada.page.goto("/games")
    ada.page.get_by_text("You have no games yet").wait_for()
    ben.page.locator(".plate", has_text="Somebody").wait_for()
    ben.page.get_by_text("Somebody has left. A bot plays for Somebody.").first.wait_for()
    assert ben.page.locator(".plate", has_text="Ada").count() == 0
    ken = visit(locale="ja-JP")
    ken.page.goto(address)
    ken.page.locator(".plate", has_text="名無し").wait_for()


ELSEWHERE = """() => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => window.elsewhere === true });
  window.look = (elsewhere) => { window.elsewhere = elsewhere; document.dispatchEvent(new Event('visibilitychange')); };
  window.told = [];
  const Told = function (title, options) { window.told.push([title, options.body]); };
  Told.permission = 'granted';
  Told.requestPermission = async () => 'granted';
  window.Notification = Told;
  navigator.vibrate = (pattern) => window.told.push(['shaken', pattern.length]);
}"""


def test_who_looks_elsewhere_is_called(visit):
    visitor = visit()
    page = visitor.page
    page.add_init_script(f"({ELSEWHERE})()")
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Show a notice").check()
    page.get_by_label("Vibrate").check()
    page.get_by_role("radio", name="medium").check()
    address = open_table(visitor, ["person", "easy", "easy"])
    page.locator("[data-asked]").wait_for()
    assert not page.title().startswith("(1)")
    page.evaluate("look(true)")
    page.wait_for_function("() => document.title.startsWith('(1) ')")
    assert page.locator("link[rel=icon]").get_attribute("href") == "/assets/compass-turn.svg"
    assert page.evaluate("told") == [], "who was asked before they looked away knows it"
    page.evaluate("look(false)")
    page.wait_for_function("() => !document.title.startsWith('(1) ')")
    assert page.locator("link[rel=icon]").get_attribute("href") == "/assets/compass.svg"
    page.evaluate("window.elsewhere = true")
    Pointer(page).card()
    page.wait_for_function("() => told.length === 2")
    title, body = page.evaluate("told.find(([what]) => what !== 'shaken')")
    assert title.startswith("Seas of Strife at the table")
    assert body == "Your turn."
    assert page.title().startswith("(1) ")
    assert address in page.url


def test_without_a_connection_the_page_and_ones_games_are_there(visit):
    visitor = visit(workers="allow")
    page = visitor.page
    address = open_table(visitor, ["person", "person", "easy"])
    page.goto("/games")
    page.locator(f"a[href='{address}']").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    visitor.context.set_offline(True)
    page.goto("/games")
    page.locator(f"a[href='{address}']").wait_for()
    page.get_by_text("No connection").wait_for()
    page.goto("/rules/feud")
    page.locator("#FEUD-7").wait_for(state="attached")
    visitor.context.set_offline(False)
    page.get_by_text("No connection").wait_for(state="detached")
    page.goto("/games")
    page.locator(f"a[href='{address}']").wait_for()
    visitor.forgive("net::ERR_")  # what could not be fetched


def test_the_page_can_be_installed(visit):
    page = visit().page
    page.goto("/")
    told = page.evaluate(
        "async () => { const link = document.querySelector('link[rel=manifest]').href;"
        " const answer = await fetch(link); return [answer.headers.get('content-type'), await answer.json()]; }"
    )
    assert told[0].startswith("application/manifest+json")
    for icon in told[1]["icons"]:
        answer = page.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"].partition(";")[0]) == (200, icon.get("type"))


@pytest.mark.parametrize("settings", SETTINGS, ids=label)
def test_pages_of_ones_own(visit, settings):
    visitor = visit(**settings)
    open_table(visitor, ["person", "person", "easy"])
    page = visitor.page
    for path, wanted in (("/games", "section li"), ("/me", "#devices ~ p"), ("/enter", "form"), ("/enter#x", "form")):
        page.goto(path)
        page.locator(wanted).first.wait_for()
        assert_good_once(page, path, settings)
    page.goto("/me")
    page.locator("#devices ~ button").first.click()
    page.locator("svg[role=img]").wait_for()
    assert_good_once(page, "a link for another device", settings)
    page.goto("/me")
    page.locator("#devices ~ .row button").first.wait_for()
    buttons = page.locator("#delete ~ button, #devices ~ .row button").all()
    for button in buttons if settings is SETTINGS[0] else buttons[-1:]:
        button.click()
        page.locator("dialog[open]").wait_for()
        assert_good_once(page, "a question", settings)
        close(page)

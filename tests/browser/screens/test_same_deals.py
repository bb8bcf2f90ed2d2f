"""Deals that everybody plays alone: a group's, played in the page, sent to the site and compared there."""

import re

import prepared
from composing import LOOKOUT, choose, kept
from conftest import DESKTOP, PHONE
from looking import assert_good
from player import Pointer, play

MAKE = """async () => (await (await fetch('/api/duplicates', {
  method: 'POST', headers: {'content-type': 'application/json'},
  body: JSON.stringify({game: 'sea-change', options: {players: 2, target: [1, 1]}, deals: 2}),
})).json()).id"""


def play_first(page, seed):
    """The first of the deals, to its end, and sent to the site."""
    page.get_by_role("button", name="Play").first.click()
    page.wait_for_url("**/table/local-*")
    page.locator("[data-asked]").wait_for()
    prepared.play_on(page)
    play(Pointer(page, seed))
    page.get_by_role("link", name="Compare with others").click()
    page.get_by_role("button", name="Send it to the site").click()
    page.locator("tr.you").first.wait_for()


def test_a_deal_is_played_by_two_and_compared(visit):
    ada, ben = visit(viewport=DESKTOP).page, visit(viewport=PHONE).page
    ada.goto("/")
    ada.get_by_role("link", name="Deal of the day").click()
    ada.locator("article li").nth(3).wait_for()
    assert ada.locator("article li").count() == 4
    assert_good(ada, "deals of the day")
    deals = ada.evaluate(MAKE)
    for page in (ada, ben):
        page.goto(f"/deals/{deals}")
        page.get_by_role("button", name="Play").first.wait_for()
    play_first(ada, 1)
    assert ada.locator("section").first.locator("tbody tr").count() == 1
    ada.get_by_role("button", name="How would Hard do?").click()
    ada.get_by_text("A Hard bot in your seat:").wait_for()
    assert ben.locator("tbody tr").count() == 0, "who has not played is told nothing"
    play_first(ben, 2)
    assert ben.locator("section").first.locator("tbody tr").count() == 2
    assert_good(ben, "compared")
    ada.reload()
    ada.locator("section tbody tr").nth(1).wait_for()
    assert ada.get_by_role("button", name="Send it to the site").count() == 0, "the first time counts"
    assert ada.get_by_role("link", name="Review").count() == 1


def test_deals_for_a_group_have_own_maneuvers(visit):
    """Chosen as for a table, told to whoever has the link, in their language, played alone, compared on the site."""
    ada, ben = visit(viewport=DESKTOP).page, visit(viewport=PHONE, locale="ja-JP").page
    ada.goto("/")
    kept(ada, LOOKOUT)
    ada.goto("/days")
    ada.locator("form select").first.select_option("feud")
    form = ada.locator("details", has_text="How to play").first
    form.locator("summary").first.click()
    choose(form)
    assert_good(ada, "own maneuvers in deals for a group")
    ada.get_by_role("button", name="Make them").click()
    ada.wait_for_url("**/deals/*")
    ada.get_by_role("region", name="These deals' own rules").locator("dt", has_text="Lookout").wait_for()

    ben.goto(ada.url)
    rules = ben.get_by_role("region", name="この配札だけのルール")
    rules.locator("dt", has_text="物見").wait_for()
    assert rules.locator("dt").count() == 2
    assert_good(ben, "deals with maneuvers of their own")

    ada.get_by_role("button", name="Play").first.click()
    ada.wait_for_url("**/table/local-*")
    ada.locator("[data-asked]").wait_for()
    prepared.play_on(ada)
    play(Pointer(ada, 1))
    ada.get_by_role("link", name="Compare with others").click()
    ada.get_by_role("button", name="Send it to the site").click()
    ada.locator("tr.you").first.wait_for()
    ada.get_by_role("button", name="How would Hard do?").first.click()
    ada.get_by_text(re.compile("^[0-9]+ decisions?…$")).wait_for()
    assert ada.locator(".error").text_content() == "", "its own rules are known to whoever plays it for Hard"

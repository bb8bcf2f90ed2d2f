"""Deals that everybody plays alone: a group's, played in the page, told to the house and compared there."""

import pytest
from conftest import DESKTOP, PHONE
from player import Pointer, play
from test_screens import assert_good

pytestmark = pytest.mark.browser

MAKE = """async () => (await (await fetch('/api/duplicates', {
  method: 'POST', headers: {'content-type': 'application/json'},
  body: JSON.stringify({game: 'sea-change', options: {players: 2, target: [1, 1]}, deals: 2}),
})).json()).id"""


def play_first(page, seed):
    """The first of the deals, to its end, and told to the house."""
    page.get_by_role("button", name="Play").first.click()
    page.wait_for_url("**/table/local-*")
    play(Pointer(page, seed))
    page.get_by_role("link", name="Compare with others").click()
    page.get_by_role("button", name="Tell the house").click()
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
    assert ada.get_by_role("button", name="Tell the house").count() == 0, "the first time counts"
    assert ada.get_by_role("link", name="Review").count() == 1

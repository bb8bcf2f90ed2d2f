"""A deal that everybody plays alone: played in the page, accepted by the site, and listed there."""

import prepared
import pytest
from conftest import DESKTOP
from looking import assert_good
from player import Pointer, guest, play


@pytest.mark.slow
def test_a_deal_is_played_and_its_game_accepted_by_the_site(visit):
    visitor = visit(viewport=DESKTOP)
    page = visitor.page
    guest(visitor)
    wanted = {"game": "sea-change", "options": {"players": 2, "target": [1, 1]}, "deals": 1}
    deals = visitor.context.request.post("/api/duplicates", data=wanted).json()["id"]
    page.goto("/days")
    page.locator("article li").nth(3).wait_for()
    page.get_by_role("button", name="Make them").wait_for()
    assert_good(page, "deals of the day")
    page.goto(f"/deals/{deals}")
    page.get_by_role("button", name="Play").click()
    page.wait_for_url("**/table/local-*")
    page.locator("[data-asked]").wait_for()
    prepared.play_on(page)
    play(Pointer(page))
    page.get_by_role("link", name="Compare with others").click()
    page.get_by_role("button", name="Send it to the site").click()
    page.locator("tr.you").wait_for()
    assert_good(page, "compared")

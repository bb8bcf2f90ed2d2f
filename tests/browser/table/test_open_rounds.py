"""Spectators who see the hands of rounds that are over, where the table wanted it so."""

import prepared
import pytest
from looking import assert_good
from player import open_table, use_menu

pytestmark = pytest.mark.slow

PHONE = {"width": 390, "height": 844}
ROUNDS = "[data-tool=rounds]"


def test_spectators_see_a_round_when_it_is_over(visit):
    ada, ben = visit(), visit(viewport=PHONE)
    address = open_table(ada, ["person", "beginner", "beginner"], "sea-change", terms={"open_rounds": True})
    watching = ben.page
    watching.goto(address)
    watching.locator(".plate").first.wait_for()
    assert watching.locator(".hand").count() == 0
    for page in (watching, ada.page):
        page.locator("[data-tool=menu]").click()
        page.locator("[data-tool=info]").wait_for()
        assert page.locator(ROUNDS).count() == 0
    with prepared.lines(address, ada) as (line,):
        assert prepared.decide(line, until=lambda: line.count("deal") > 1), "a second round begins"
    watching.locator(ROUNDS).wait_for()
    assert ada.page.locator(ROUNDS).count() == 0, "for spectators alone"
    watching.locator(ROUNDS).click()
    watching.locator(".hand [data-card]").first.wait_for()
    watching.get_by_role("button", name="One round on").click()
    assert_good(watching, "finished rounds")
    watching.go_back()
    use_menu(watching, "rounds")

"""Spectators who see the hands of rounds that are over, where the table wanted it so."""

from urllib.parse import urlsplit

import prepared
from looking import assert_good

PHONE = {"width": 390, "height": 844}


def set_up(page, game):
    """The form of a game, with somebody else at the table."""
    page.goto("/")
    page.get_by_role("button", name=f"Set up a table {game}").click()
    page.get_by_label("Seat 2", exact=True).select_option("person")
    return page.get_by_role("checkbox", name="Spectators see the hands of finished rounds")


def test_spectators_see_a_round_when_it_is_over(visit):
    ada, ben = visit(), visit(viewport=PHONE)
    page, watching = ada.page, ben.page
    for game in ("Turn the Tide", "Feud"):
        assert set_up(page, game).get_attribute("aria-disabled") == "true", game
        page.get_by_text("Not in this game: cards of one round are played with in the next.").wait_for()
    opened = set_up(page, "Sea Change")
    page.get_by_role("checkbox", name="Strict memory").check()
    page.get_by_text("Not with strict memory: whoever plays").wait_for()
    page.get_by_role("checkbox", name="Strict memory").uncheck()
    opened.check()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Fill the free seats with bots").click()
    page.locator("[data-card]").first.wait_for()
    watching.goto(page.url)
    watching.locator(".plate").first.wait_for()
    assert watching.locator("[data-tool=rounds], .hand").count() == 0
    with prepared.lines(urlsplit(page.url).path, ada) as (line,):
        rounds = prepared.decide(line, until=lambda: line.count("deal") > 1)
    assert rounds, "a second round begins"
    watching.locator("[data-tool=rounds]").wait_for()
    assert page.locator("[data-tool=rounds]").count() == 0, "for spectators alone"
    watching.keyboard.press("Escape")
    watching.locator("[data-tool=rounds]").click()
    watching.locator(".hand [data-card]").first.wait_for()
    watching.get_by_role("button", name="One round on").click()
    assert_good(watching, "finished rounds")
    watching.go_back()
    watching.locator("[data-tool=rounds]").wait_for()

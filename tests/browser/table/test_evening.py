"""An evening with friends: two and three browsers at one table, and nobody is lost."""

import re

from conftest import WIDE
from player import Pointer, guest, open_table, play, sit_down, state

PHONE_SIDEWAYS = {"width": 844, "height": 390}


def friends(visit, seats=("person", "person", "medium"), **table):
    """Ada has opened a table, Ben has sat down at it by the link; the game is on."""
    ada, ben = visit(viewport=WIDE), visit(viewport=PHONE_SIDEWAYS)
    for visitor, name in ((ada, "Ada"), (ben, "Ben")):
        guest(visitor, name)
    address = open_table(ada, seats, **table)
    sit_down(ben, address, "Take seat")
    ada.page.locator("[data-card]").first.wait_for()
    return ada, ben, address


def company(visitor):
    return visitor.page.locator(".company")


def agree_to_end(ada, ben):
    """The quick way to the end of a game."""
    about(ada)
    ada.page.get_by_role("button", name="Ask to end the game here").click()
    ada.page.keyboard.press("Escape")
    company(ben).get_by_role("button", name="Agree").click()
    for visitor in (ada, ben):
        visitor.page.locator(".ended a[download]").wait_for()


def about(visitor):
    visitor.page.locator(".tools .place").click()
    visitor.page.locator("dialog[open]").wait_for()


def test_a_rematch_with_another_game_keeps_everybody_together(visit):
    ada, ben, address = friends(visit)
    agree_to_end(ada, ben)
    assert "agreed to end" in ben.page.locator(".ended h2").inner_text()
    ada.page.get_by_role("button", name="Another game or other rules").click()
    dialog = ada.page.locator("dialog[open]")
    dialog.get_by_label("Game", exact=True).select_option("turn-the-tide")
    dialog.locator(".option, fieldset, input[type=number]").first.wait_for()
    dialog.get_by_role("button", name="Offer this game").click()
    ada.page.wait_for_url(lambda url: address not in url)
    ada.page.locator(".room").wait_for()
    offered = company(ben).locator(".next")
    offered.get_by_text("Next game: Turn the Tide").wait_for()
    offered.get_by_text("In: Ada").wait_for()
    offered.get_by_role("button", name="Join").click()
    for visitor in (ada, ben):
        visitor.page.wait_for_url(ada.page.url)
        visitor.page.locator("[data-card]").first.wait_for()
    evening = address.replace("/table/", "/evening/")
    eve = visit(viewport=WIDE)
    eve.page.goto(evening)
    eve.page.wait_for_url(ada.page.url)
    eve.page.goto(f"{evening}/games")
    eve.page.get_by_role("link", name="Turn the Tide").wait_for()
    eve.page.get_by_role("row").nth(2).wait_for()
    assert eve.page.get_by_role("row").count() == 3


def test_who_leaves_is_played_for_and_comes_back(visit):
    ada, ben, address = friends(visit)
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Leave").click()
    ben.page.locator("dialog[open]").get_by_role("button", name="Leave").click()
    ben.page.wait_for_url(lambda url: address not in url)
    ada.page.get_by_text("Ben has left. A bot plays for Ben.").first.wait_for()
    ben.page.goto(address)
    company(ben).get_by_role("button", name="Play on myself").click()
    ada.page.get_by_text("Ben plays again.").first.wait_for()
    company(ben).get_by_role("button", name="Play on myself").wait_for(state="detached")


def test_a_decision_is_taken_back_against_bots(visit):
    ada = visit(viewport=WIDE)
    open_table(ada, ["person", "easy", "easy"])
    undo = ada.page.locator("[data-tool=undo]")
    assert play(Pointer(ada.page), until=undo.is_visible)
    ada.page.locator("[data-asked]").wait_for()
    before = ada.page.locator(".log p").count()
    undo.click()
    ada.page.get_by_text("You have taken a decision back").first.wait_for()
    ada.page.locator("[data-asked]").wait_for()
    assert ada.page.locator(".log p").count() <= before


def test_the_connection_is_lost_and_what_was_chosen_is_sent_when_it_is_back(visit):
    ada = visit(viewport=WIDE)
    open_table(ada, ["person", "easy", "easy"])
    assert play(Pointer(ada.page), until=lambda: state(ada.page) == "card")
    cards = ada.page.locator("[data-card]").count()
    ada.context.set_offline(True)
    Pointer(ada.page).card()
    ada.page.get_by_text("What you have chosen is sent as soon as it is back").wait_for()
    ada.context.set_offline(False)
    ada.page.wait_for_function("(cards) => document.querySelectorAll('[data-card]').length < cards", arg=cards)
    ada.forgive("ERR_INTERNET_DISCONNECTED")


def test_who_is_out_of_time_is_played_for_until_they_are_back(visit):
    ada, ben, _ = friends(visit, terms={"clock": {"decision": 5}})
    for visitor in (ada, ben):
        visitor.page.locator("[role=timer]").first.wait_for()
    ada.page.get_by_text(re.compile("out of time. A bot plays for")).first.wait_for()
    company(ada).get_by_role("button", name="Play on myself").click()
    ada.page.get_by_text("You play again.").first.wait_for()

"""An evening with friends: two and three browsers at one table, and no player is lost."""

import pytest
from conftest import WIDE
from player import guest, open_more, open_table, sit_down, use_menu

pytestmark = pytest.mark.slow

PHONE_SIDEWAYS = {"width": 844, "height": 390}


def friends(visit):
    """Let Ada open a table, and Ben sit down by its link, so that the game begins."""
    ada, ben = visit(viewport=WIDE), visit(viewport=PHONE_SIDEWAYS)
    for visitor, name in ((ada, "Ada"), (ben, "Ben")):
        guest(visitor, name)
    address = open_table(ada, ["person", "person", "medium"])
    sit_down(ben, address, "Take seat")
    ada.page.locator("[data-card]").first.wait_for()
    return ada, ben, address


def company(visitor):
    return visitor.page.locator(".company")


def press(visitor, name):
    visitor.page.get_by_role("button", name=name, exact=True).click()


def agree_to_end(ada, ben):
    """End a game by agreement."""
    use_menu(ada.page, "info")
    press(ada, "Ask to end the game here")
    ada.page.keyboard.press("Escape")
    company(ben).get_by_role("button", name="Agree").click()
    for visitor in (ada, ben):
        visitor.page.locator(".ended summary").wait_for()


def test_who_leaves_comes_back_and_another_game_keeps_everybody_together(visit):
    ada, ben, address = friends(visit)
    press(ben, "Menu")
    press(ben, "Leave the table")
    ben.page.locator("dialog[open]").get_by_role("button", name="Leave").click()
    ben.page.wait_for_url(lambda url: address not in url)
    ada.page.get_by_text("Ben has left. A bot plays for Ben.").first.wait_for()
    ben.page.goto(address)
    company(ben).get_by_role("button", name="Play on myself").click()
    ada.page.get_by_text("Ben plays again.").first.wait_for()
    agree_to_end(ada, ben)
    open_more(ada.page)
    press(ada, "Next game")
    dialog = ada.page.locator("dialog[open]")
    dialog.get_by_label("Game", exact=True).select_option("turn-the-tide")
    dialog.locator(".option, fieldset, input[type=number]").first.wait_for()
    press(ada, "Offer this game")
    ada.page.wait_for_url(lambda url: address not in url)
    ada.page.locator(".room").wait_for()
    company(ben).get_by_text("Next game: Turn the Tide").wait_for()
    company(ben).get_by_role("button", name="Join").click()
    for visitor in (ada, ben):
        visitor.page.wait_for_url(ada.page.url)
        visitor.page.locator("[data-card]").first.wait_for()
    evening = address.replace("/table/", "/evening/")
    ben.page.goto(f"{evening}/games")
    ben.page.get_by_role("link", name="Turn the Tide").wait_for()
    ben.page.goto(evening)
    ben.page.wait_for_url(ada.page.url)

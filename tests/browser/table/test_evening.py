"""An evening with friends: two and three browsers at one table, and nobody is lost."""

import prepared
import pytest
from conftest import WIDE
from player import guest, open_more, open_table, sit_down, use_menu

pytestmark = pytest.mark.slow

PHONE_SIDEWAYS = {"width": 844, "height": 390}


def friends(visit):
    """Ada has opened a table, Ben has sat down at it by the link; the game is on."""
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
    """The quick way to the end of a game."""
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


def says(visitor, text):
    visitor.page.locator(".together", has_text=text).wait_for()


def stands_at(page, at):
    """Wait until a replay stands there."""
    page.wait_for_function("(at) => document.querySelector('.bar input[type=range]')?.value === at", arg=str(at))


def at_the_end(visitor):
    """Wait until the replay stands at its end; which step that is."""
    last = int(visitor.page.locator(".bar input[type=range]").get_attribute("max"))
    stands_at(visitor.page, last)
    return last


def go_alone_and_come_back(ada, ben):
    """Ben steps alone, and comes back to where Ada has gone meanwhile."""
    press(ben, "One step back")
    says(ben, "Ada looks back at the game.")
    press(ada, "To the beginning")
    stands_at(ada.page, 0)
    press(ada, "One step on")
    press(ben, "Follow Ada")
    stands_at(ben.page, 1)


def test_friends_look_back_together(visit):
    """One leads and the others see the same, also who comes late or again; the lead is taken, and given up."""
    ada, ben, address = friends(visit)
    with prepared.lines(address, ada, ben) as people:
        assert prepared.decide(*people, until=lambda: people[0].count("play") > 3)
    ada.page.locator("[data-tool=last]:not([disabled])").wait_for()
    agree_to_end(ada, ben)
    open_more(ada.page)
    ada.page.get_by_role("link", name="Look back together").click()
    says(ada, "You lead")
    press(ada, "To the end")
    last = at_the_end(ada)
    company(ben).get_by_role("link", name="Look along").click()
    says(ben, "You see what Ada sees.")
    says(ada, "With you: Ben")
    stands_at(ben.page, last)
    go_alone_and_come_back(ada, ben)
    press(ben, "Take the lead")
    says(ada, "You see what Ben sees.")
    press(ben, "To the end")
    eve = visit()
    eve.page.goto(address.replace("/table/", "/replay/"))
    press(eve, "Follow Ben")
    stands_at(eve.page, last)
    press(ben, "One step back")
    for visitor in (ada, eve):
        stands_at(visitor.page, last - 1)
    ben.page.reload()
    says(ben, "You lead")
    stands_at(ben.page, last - 1)
    press(ben, "Stop leading")
    says(ada, "Nobody leads just now.")

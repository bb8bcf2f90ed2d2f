"""A finished game looked back at together: one leads, the others see the same, each may go alone and come back."""

import re

import prepared
from pages import stands_at
from test_evening import agree_to_end, company, friends


def press(visitor, name):
    visitor.page.get_by_role("button", name=name, exact=True).click()


def at_the_end(visitor):
    """Wait until the replay stands at its end; which step that is."""
    bar = visitor.page.locator(".bar input[type=range]")
    last = int(bar.get_attribute("max"))
    stands_at(visitor.page, last)
    return last


def says(visitor, text):
    visitor.page.locator(".together", has_text=text).wait_for()


def ended(visit):
    """Ada and Ben have ended their game after a trick."""
    ada, ben, address = friends(visit)
    with prepared.lines(address, ada, ben) as people:
        assert prepared.decide(*people, until=lambda: people[0].count("play") > 3)
    ada.page.locator("[data-tool=last]:not([disabled])").wait_for()
    agree_to_end(ada, ben)
    return ada, ben, address


def go_alone_and_come_back(ada, ben):
    """Ben steps alone, and comes back to where Ada has gone meanwhile."""
    press(ben, "To the end")
    says(ben, "Ada looks back at the game.")
    press(ada, "To the beginning")
    stands_at(ada.page, 0)
    press(ada, "One step on")
    at_the_end(ben)
    press(ben, "Follow Ada")
    stands_at(ben.page, 1)


def talk(ada, ben):
    """The chat stays beside it."""
    ada.page.get_by_label("Say something").fill("Look at this")
    press(ada, "Send")
    ben.page.get_by_role("button", name=re.compile("Log and chat")).click()
    ben.page.get_by_role("log").get_by_text("Look at this").wait_for()
    ben.page.locator("aside").get_by_role("button", name="Close").click()


def test_friends_look_back_together(visit):
    ada, ben, address = ended(visit)
    ada.page.get_by_role("link", name="Look back together").click()
    says(ada, "You lead")
    # Whoever is still at the table is told, and comes along by one press.
    company(ben).get_by_text("Ada looks back at the game.").wait_for()
    press(ada, "To the end")
    last = at_the_end(ada)
    company(ben).get_by_role("link", name="Look along").click()
    says(ben, "You see what Ada sees.")
    stands_at(ben.page, last)
    says(ada, "With you: Ben")
    press(ada, "To the beginning")
    stands_at(ben.page, 0)
    press(ada, "One step on")
    stands_at(ben.page, 1)
    talk(ada, ben)
    go_alone_and_come_back(ada, ben)
    # Anybody takes the lead; who comes late, or again, is shown the present place.
    press(ben, "Take the lead")
    says(ada, "You see what Ben sees.")
    press(ben, "To the end")
    stands_at(ada.page, last)
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
    press(ada, "Take the lead")
    press(ada, "To the beginning")
    stands_at(eve.page, 0)
    eve.page.goto(address.replace("/table/", "/evening/") + "/games")
    eve.page.get_by_role("link", name="Look back together").click()
    says(eve, "You see what Ada sees.")
    stands_at(eve.page, 0)

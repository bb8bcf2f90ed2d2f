"""How fast a table shows what happens: a press skips, and every game remembers its own pace."""

from conftest import PHONE
from player import FREE, open_table

SKIP = "[data-tool=skip]"


def test_a_press_skips_on_touch_screens(visit):
    visitor = visit(viewport=PHONE, motion="no-preference")
    open_table(visitor, ["person", "easy", "easy", "easy"])
    page = visitor.page
    page.locator("[data-asked]").wait_for()
    assert page.locator(SKIP).is_disabled()
    page.locator(FREE).first.tap(position={"x": 20, "y": 44})
    page.locator(f"{SKIP}:not([disabled])").wait_for()
    while page.locator(f"{SKIP}:not([disabled])").count():
        page.locator(SKIP).dispatch_event("click")
    page.locator("[data-asked], dialog[open] .after button").first.wait_for()


def pace(page, name="Pace"):
    """The settings of the page that is shown, and the paces there."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    group = page.get_by_role("group", name=name, exact=True)
    group.wait_for()
    return group


def test_every_game_has_its_own_pace(visit):
    visitor = visit(motion="no-preference")
    page = visitor.page
    seas = open_table(visitor, ["person", "easy", "easy"])
    pace(page, "Pace at Seas of Strife").get_by_role("radio", name="fast").check()
    open_table(visitor, ["person", "easy"], "feud")
    assert page.locator(SKIP).is_hidden(), "where there is a key there is no button"
    paces = pace(page, "Pace at Feud")
    assert paces.get_by_role("radio", name="normal").is_checked()
    paces.get_by_role("radio", name="slow").check()
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    assert page.get_by_role("group", name="Pace", exact=True).get_by_role("radio", name="normal").is_checked()
    page.goto(seas)
    page.locator("[data-card]").first.wait_for()
    assert pace(page, "Pace at Seas of Strife").get_by_role("radio", name="fast").is_checked()
    assert page.evaluate("document.documentElement.style.getPropertyValue('--speed')") == "0.55"
    page.get_by_role("group", name="Movement", exact=True).get_by_role("radio", name="reduced").check()
    assert page.evaluate("document.documentElement.style.getPropertyValue('--speed')") == "0", "nothing travels"

"""A course: its lessons, notes at the moment they matter, the way from one lesson to the next."""

import re

import pytest
from conftest import DESKTOP, PHONE
from looking import SETTINGS, assert_good_once, label
from pages import NOTE, begin_lesson
from player import Pointer, play
from waiting import STILL, TWO_FRAMES

GO_ON = ".above section .row .button"
ASKED = "[data-asked]"


STORIES = {
    "seas-of-strife": ("Eight suits, sixty numbers", "Playing well: staying below"),
    "turn-the-tide": ("Twelve cards for a round", "Playing well: the bid"),
    "sea-change": ("The cards", "Playing well: points"),
    "feud": ("Your Unit", "Items, the basic game"),
}


def told(page):
    """What this browser remembers of the lesson at this table."""
    table = page.url.rsplit("/", 1)[1]
    return page.evaluate("(id) => JSON.parse(localStorage['quarterdeck.lessons']).tables[id].told", table)


def arrange(page):
    """All six cards into the columns by keyboard, in any order that is allowed, and done."""
    for _ in range(6):
        page.locator(".hand [data-card]:not([aria-disabled])").first.press("Enter")
    page.locator(".buttons .act:not([disabled])").press("Enter")


@pytest.mark.parametrize("settings", SETTINGS, ids=label)
def test_lessons_and_notes_are_accessible(visit, settings):
    page = visit(**settings).page
    page.goto("/learn/feud")
    page.wait_for_selector("ol li button")
    assert page.locator("ol li").count() == 8
    assert_good_once(page, "lessons", settings)
    page.get_by_role("link", name=re.compile("strategy|攻略")).click()
    page.wait_for_selector("article h2")
    assert_good_once(page, "strategy", settings)
    page.locator(".prose a[href='#feud-locks']").click()
    assert page.evaluate("document.activeElement.id") == "feud-locks", "a number leads to the command that shows it"
    begin_lesson(page, 1)
    page.wait_for_selector(ASKED)
    assert_good_once(page, "a note", settings)
    while page.locator(NOTE).count() > 0:
        page.keyboard.press("g")
    page.locator("[data-tool=guide]").click()
    page.wait_for_selector(NOTE)
    assert_good_once(page, "a note read again", settings)


def test_each_thing_is_told_once(visit):
    """The first notes one after the other, then at the first column the table waits; a reload begins nothing again."""
    page = visit(viewport=DESKTOP).page
    begin_lesson(page, 0)
    page.wait_for_selector(ASKED)
    titles = []
    while page.locator(NOTE).count() > 0:
        titles.append(page.locator(NOTE).inner_text())
        page.locator(GO_ON).click()
    assert titles == ["Your Unit", "Six columns", "Kinds", "The Way of Striking"]
    page.reload()
    page.wait_for_selector(ASKED)
    assert page.locator(NOTE).count() == 0
    arrange(page)
    page.wait_for_selector(NOTE)
    # Without movement all six columns would be over at once, and before the note.
    page.wait_for_function(STILL)
    page.evaluate(TWO_FRAMES)
    assert page.locator(".tools .place").inner_text() == "Round 1\N{NO-BREAK SPACE}· columns", (
        "the table waits while a note is open"
    )
    assert told(page) == ["units", "arrange", "kinds", "striking"]
    page.keyboard.press("g")
    assert len(told(page)) == 5


@pytest.mark.parametrize(("game", "first", "told_next"), [(game, *titles) for game, titles in STORIES.items()])
def test_a_course_from_its_first_note_to_the_second_lesson(visit, game, first, told_next):
    """Notes come while a round is played, each once; after it one leads to the next lesson."""
    page = visit(viewport=PHONE).page
    begin_lesson(page, 0, game)
    table = page.url
    titles = []

    def through():
        """Reads what is told; whether it is the lesson's last note."""
        if page.locator(GO_ON).count() == 1:
            titles.append(page.locator(NOTE).inner_text())
            page.keyboard.press("g")
        return page.locator(GO_ON).count() == 2

    assert play(Pointer(page), until=through), "the game ends before the lesson"
    assert titles[0] == first
    assert len(titles) == len(set(titles))
    assert len(told(page)) >= 7, "who plays a card while a note is open has read it, too"
    page.locator(".above section .row .act").click()
    page.wait_for_url(lambda url: "/table/" in url and url != table)
    page.wait_for_selector(NOTE)
    page.goto(f"/learn/{game}")
    page.wait_for_selector("ol li button")
    assert page.locator("li[aria-current=step] h2").inner_text() == told_next
    assert page.locator("ol li").first.locator(".state").inner_text() == "done"

"""What is asked at a table: for a hint, worked out in the page; and why a bot did that, looked at after the game."""

import re

from conftest import WIDE
from pages import stands_at
from player import ALL_ASKABLE, FREE, Pointer, give_up, messages, open_table, play, state

WHY = ".log .why"
NAMED_OR_ALL = """() => [1, 2].includes(document.querySelectorAll('[data-card].hinted').length)
  || document.querySelector("section[aria-label='Hint']").innerText.includes('All choices')"""
"""The first thought may name a card, and the last one all."""


def ask_for_hints(visitor):
    """By key, and once more by button, for which the table is told nothing new."""
    page = visitor.page
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    hint.get_by_role("button", name="Why", exact=True).click()
    sheet = page.get_by_role("dialog", name="Hint")
    sheet.locator("progress").wait_for(state="detached")
    assert sheet.locator(".best").inner_text() == hint.locator(".text").inner_text()
    rows = sheet.get_by_role("row")
    assert rows.count() == 1 + page.locator(FREE).count()
    shares = [int(text.split("%")[0]) for text in rows.locator(".number").all_inner_texts()]
    assert shares == sorted(shares, reverse=True)
    assert len(messages(visitor, "known")) == 1
    page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")
    assert page.locator(".log").get_by_text("You have asked for a hint.").count() == 1
    page.keyboard.press("Escape")
    hint.wait_for(state="detached")
    page.get_by_role("button", name="Hint").click()
    hint.get_by_role("button", name="Why", exact=True).wait_for()
    assert [notice["kind"] for notice in messages(visitor, "seats")[-1]["notices"]].count("hinted") == 1
    named = page.locator("[data-card].hinted")
    page.wait_for_function(NAMED_OR_ALL)
    hint.get_by_role("button", name="Close").press("Enter")
    hint.wait_for(state="detached")
    assert named.count() == 0
    page.wait_for_function("() => document.activeElement.matches('[data-card]')")


def answer(page, at):
    """Open the answer beside a trick, and wait for what is said there."""
    button = page.locator(WHY).nth(at)
    assert button.get_attribute("aria-label").startswith("Why did the bots do that? ")
    if button.get_attribute("aria-expanded") == "false":
        button.click()
    said = page.locator(".asks").nth(at).locator(".answer")
    said.locator(".one").first.wait_for()
    return said


def mark(page, at):
    """A second press, inside the answer, marks a decision."""
    said = answer(page, at)
    said.get_by_role("button", name="Mark: ").click()
    said.get_by_text("Marked.").wait_for()


def open_by_keyboard(page):
    """One stop for the tabulator, and the arrows from there."""
    page.locator(".log").focus()
    page.keyboard.press("Tab")
    page.locator(f"{WHY}:focus").wait_for()
    page.keyboard.press("ArrowUp")
    page.locator(f"{WHY}[aria-expanded=false]:focus").wait_for()
    page.keyboard.press("Enter")
    page.locator(f"{WHY}[aria-expanded=true]:focus").wait_for()


def asked_for_a_card(page):
    """Whether the page asks for one of several cards, and two tricks can be asked about."""
    return state(page) == "card" and page.locator(FREE).count() > 2 and page.locator(WHY).count() >= 2


def test_a_hint_is_told_and_a_bots_decision_explained_marked_and_looked_at_again(visit):
    visitor = visit(viewport=WIDE)
    page = visitor.page
    table = open_table(visitor, ["person", "medium"], "sea-change", terms={"hints": True})
    assert play(Pointer(page, 1), until=lambda: asked_for_a_card(page))
    ask_for_hints(visitor)
    page.wait_for_function(ALL_ASKABLE)
    last = page.locator(WHY).count() - 1
    open_by_keyboard(page)
    assert answer(page, last - 1).get_by_text("Best").count() == 0
    mark(page, last)
    page.reload()
    page.wait_for_function(ALL_ASKABLE)
    said = answer(page, last)
    said.get_by_text("Marked.").wait_for()
    assert said.get_by_role("link", name="Look at it again").count() == 0, "the game is on"
    assert said.get_by_text("A search of what the bot could know").count() == 0, "its hand is its own"
    give_up(page)
    record = page.request.get(f"/api/tables{table.removeprefix('/table')}/record")
    assert [hint["seat"] for hint in record.json()["hints"]] == [0]
    said.get_by_text(re.compile("A search of what the bot could know|There was no other choice")).first.wait_for()
    link = said.get_by_role("link", name="Look at it again")
    place = link.get_attribute("href").partition("#")[2]
    link.click()
    page.wait_for_url(f"**/replay/*#{place}")
    stands_at(page, place)
    # There, too: what was marked is known, and more can be.
    page.get_by_role("button", name="To the end").click()
    answer(page, last).get_by_text("Marked.").wait_for()
    mark(page, last - 1)

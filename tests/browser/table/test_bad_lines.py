"""Connections that freeze and drop, and the page's messages meanwhile."""

import pytest
from conftest import PHONE, visiting
from line import line_to
from player import Pointer, open_table, state


@pytest.mark.slow
def test_a_line_that_freezes_is_noticed_and_what_was_pressed_is_played(chromium, server):
    """The card is played once, by the old connection or the new one. A Japanese spectator sees the same notice."""
    with line_to(server) as line, visiting(chromium, line.address) as visit:
        ada, ben = visit(), visit(viewport=PHONE, locale="ja-JP", dark=True)
        table = open_table(ada, ["person", *["beginner"] * 3])
        ben.page.goto(table)
        ben.page.locator(".board").wait_for()
        ada.page.locator("[data-asked]").wait_for()
        hand = ada.page.locator("[data-card]").count()
        line.freeze()
        assert state(ada.page) == "card"
        Pointer(ada.page).card()
        said = ada.page.get_by_role("status").get_by_text("What you have chosen is sent as soon as it is back")
        said.wait_for()
        told = ben.page.get_by_role("status").get_by_text("接続が切れました")
        told.wait_for()
        assert ada.page.locator("[data-card]").count() == hand
        line.thaw()
        for words in (said, told):
            words.wait_for(state="detached")
        ada.page.wait_for_function(f"() => document.querySelectorAll('[data-card]').length === {hand - 1}")
        assert "too late" not in ada.page.locator("body").inner_text()
        # A press without any connection is undone, and another card is played.
        ada.page.locator("[data-asked]").wait_for()
        line.freeze()
        line.cut()
        ada.page.get_by_role("status").get_by_text("The connection is lost").wait_for()
        Pointer(ada.page).card()
        ada.page.get_by_role("status").get_by_text("until then you can take it back").wait_for()
        ada.page.get_by_role("button", name="Take back").click()
        Pointer(ada.page, seed=2).card()
        line.thaw()
        ada.page.wait_for_function(f"() => document.querySelectorAll('[data-card]').length === {hand - 2}")

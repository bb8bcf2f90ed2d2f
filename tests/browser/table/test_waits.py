"""What the page says where the server has to be waited for."""

from conftest import PHONE, Visitor, serving, visiting
from player import Pointer, open_table, state
from proving.line import line_to
from proving.sqlite import locked

LOW = {"width": 640, "height": 320}


def test_a_table_says_that_it_waits_and_goes_on_by_itself(chromium, tmp_path):
    """What was decided meanwhile is played; who looks on, in another language, is told as well."""
    with serving(tmp_path) as address:
        ada = Visitor(chromium, address)
        ben = Visitor(chromium, address, LOW, "ja-JP", dark=True)
        table = open_table(ada, ["person", *["easy"] * 3])
        ben.page.goto(f"{address}{table}")
        ben.page.locator(".board").wait_for()
        ada.page.locator("[data-asked]").wait_for()
        hand = ada.page.locator("[data-card]").count()
        with locked(tmp_path / "quarterdeck.db"):
            player = Pointer(ada.page)
            assert state(ada.page) == "card"
            player.card()
            said = ada.page.get_by_role("status").get_by_text("The table waits, and goes on by itself")
            said.wait_for()
            told = ben.page.get_by_role("status").get_by_text("テーブルは待機中")
            told.wait_for()
        for line in (said, told):
            line.wait_for(state="detached")
        ada.page.wait_for_function(f"() => document.querySelectorAll('[data-card]').length < {hand}")
        for visitor in (ada, ben):
            visitor.context.close()
            visitor.check()


def test_a_line_that_freezes_is_noticed_and_what_was_pressed_is_played(chromium, server):
    """The card is played once, by the old connection or the new one. A Japanese spectator sees the same notice."""
    with line_to(server) as line, visiting(chromium, line.address) as visit:
        ada, ben = visit(), visit(viewport=PHONE, locale="ja-JP", dark=True)
        table = open_table(ada, ["person", *["easy"] * 3])
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

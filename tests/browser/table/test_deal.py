"""The deal made by all: announced before the game, made silently, checked by a button, compared with a receipt."""

import json
import re

from commands import output
from conftest import PHONE
from pages import close, saved
from player import give_up, open_more, open_table

TAMPER = """() => {
  const receipts = JSON.parse(localStorage.getItem('quarterdeck-receipts'));
  for (const receipt of Object.values(receipts)) receipt.site = '0'.repeat(64);
  localStorage.setItem('quarterdeck-receipts', JSON.stringify(receipts));
}"""


def looked(page):
    open_more(page)
    page.locator(".ended").get_by_role("button", name=re.compile("Check the deal|配られ方を確認")).click()
    verdict = page.locator("dialog[open] .verdict")
    verdict.wait_for()
    return verdict.inner_text()


def test_two_people_one_with_an_old_page(visit, tmp_path):
    """Ada's table was made by a program that takes no part; Bo's page does. Only the details of the deal show it."""
    ada, bo = visit(), visit(viewport=PHONE, locale="ja-JP", dark=True)
    address = open_table(ada, ["person", "person"], "feud", preset="strikes")
    page = bo.page
    page.goto(address)
    room = page.locator(".room")
    room.locator(".deal").get_by_text("決まり方").click()
    assert "まだ数がない席：ゲスト" in room.locator(".deal").inner_text()
    room.locator("ol .act").click()
    for visitor in (ada, bo):
        visitor.page.locator("[data-card]").first.wait_for()
    give_up(page)
    told = looked(page)
    assert "このカードは誰も選んでいません" in told
    assert "記録の指紋はそれと同じ" in told
    page.locator("dialog[open] summary").click()
    sheet = page.locator("dialog[open]")
    record = saved(page, sheet.get_by_role("button", name="記録を保存"), tmp_path / "record.json")
    receipt = saved(page, sheet.get_by_role("button", name="控えを保存"), tmp_path / "receipt.json")
    verified = output("verify", record, "--receipt", receipt)
    assert re.search(r"deal made of 2 numbers: .*, the server; took no part: .*; as in the receipt", verified)
    close(page)

    other = ada.page
    other.locator(".ended").wait_for()
    told = looked(other)
    assert "This deal was chosen by nobody" in told
    assert "remembers nothing of it" in told, "an old page has no receipt"
    assert "older one: Guest" in other.locator("dialog[open]").inner_text()

    # Pretend that the server had sent Bo's browser another commitment.
    page.evaluate(TAMPER)
    page.reload()
    page.get_by_role("alert").filter(has_text="送った数を使わずに").wait_for()
    assert "別のものでした" in looked(page)
    assert json.loads(record.read_text())["deal"]["seats"][0] == {"part": "none"}

"""A review beside a replay on a phone, by the keyboard: computed in the page, inside the screen."""

import json
from pathlib import Path

import pytest
from conftest import PHONE
from looking import assert_good
from pages import step_through

SAMPLES = Path(__file__).parents[3] / "frontend/tests/samples/reviews/seas-of-strife.json"


@pytest.mark.slow
def test_a_review_on_a_phone_by_the_keyboard_alone(visit, tmp_path):
    record = json.loads(SAMPLES.read_text())[0]["record"]
    (tmp_path / "game.jsonl").write_text(json.dumps(record))
    page = visit(viewport=PHONE, locale="ja-JP").page
    step_through(page, tmp_path / "game.jsonl")
    page.locator("[data-tool=review]").focus()
    page.keyboard.press("Enter")
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("heading", name="勝負を決めた場面").wait_for()
    assert_good(page, "a review")
    assert sheet.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    sheet.locator(".list > li.blunder button.line").first.press("Enter")
    page.locator(".note", has_text="大きなミス").wait_for()
    page.locator("[data-tool=tryout]").press("Enter")
    sheet.get_by_role("button", name="実際のカードで").wait_for()
    assert_good(page, "a try")
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")

"""Feud with maneuvers of a table's own: told before the game, bought and chosen for in it, stepped through after it."""

import json

import pytest
from conftest import DESKTOP, PHONE
from looking import assert_good
from player import Keyboard, Touch, give_up, open_table, play, state
from test_games import check_record

pytestmark = pytest.mark.browser

BEFORE, AFTER, COLUMNS, END = "before_study", "after_study", "before_columns", "end_of_round"


def plan(en, ja, window, *steps, **more):
    """Once a Round, as whoever plays here buys whatever there is."""
    return {"name": {"en": en, "ja": ja}, "price": 2, "windows": [window], "once": True, "steps": steps, **more}


def step(kind, whose="own", **more):
    return {"step": kind, "whose": whose, **more}


OWN = [
    plan("Supply Train", "補給隊", BEFORE, step("exchange"), step("keep")),
    plan("Levy", "徴募", BEFORE, step("call"), step("raise")),
    plan("Cannonade", "砲撃", AFTER, step("wound", "both", count=5), step("lock", "opponent")),
    plan("Spies", "密偵", AFTER, step("look_hand", "opponent"), when="window_closes"),
    plan("Feint", "陽動", COLUMNS, step("swap", by="buyer"), step("show_column", "opponent", by="buyer")),
    plan("Regroup", "再編", COLUMNS, step("look_columns", "opponent"), step("arrange"), when="window_closes"),
    plan("Truce", "休戦", BEFORE, step("foresee", count=3), step("deny", "both", rule="skirmishes")),
    plan("Pension", "恩給", END, step("gain", count=1), step("heal", "both", count=1)),
]
ASKED = {"took", "give", "replace", "raise", "swap", "show_theirs"}


class Heard:
    """What a visitor has been told, looked at once a message."""

    def __init__(self, visitor):
        self.visitor, self.done = visitor, 0
        self.asked, self.told = set(), set()

    def __call__(self):
        """Every sort of question has been put to seat 0, and columns were arranged anew."""
        frames = self.visitor.received
        for frame in frames[self.done :]:
            message = json.loads(frame)
            self.asked |= {step["phase"] for step in message.get("steps", ()) if 0 in step["pending"]}
            self.told |= {event["event"] for event in message.get("events", ()) if event.get("seat") == 0}
        self.done = len(frames)
        return self.asked >= ASKED and self.told >= {"x_arrange", "x_look", "x_look_hand"}


def test_a_table_of_own_maneuvers(visit, tmp_path):
    host, friend = visit(viewport=PHONE, locale="ja-JP"), visit(viewport=DESKTOP, dark=True)
    changes = {"heal": {"windows": [BEFORE]}, "sabotage": {"by": "owner", "once": True}}
    options = {"preset": "true", "maneuvers": {"heal": 3, "sabotage": 3}, "maneuver_changes": changes}
    address = open_table(host, ["person", "person"], "feud", **options, own_maneuvers=OWN)
    host.page.locator("dt", has_text="砲撃").wait_for()
    assert_good(host.page, "the waiting room on a phone")

    friend.page.goto(address)
    rules = friend.page.get_by_role("region", name="This table's own rules")
    rules.locator("dt", has_text="Truce").wait_for()
    names = ["Sabotage", "Heal", *(each["name"]["en"] for each in OWN)]
    assert sorted(rules.locator("dt").all_inner_texts()) == sorted(names)
    assert "This alters a key rule of the game." in rules.inner_text()
    assert "2 points, at the end of the Round, once a Round" in rules.inner_text()
    friend.page.get_by_role("button", name="seat 2").click()

    for page in (host.page, friend.page):
        page.wait_for_selector("[data-card]")
    heard, looked = Heard(host), set()

    def until():
        enough = heard()
        asked = state(host.page) not in (None, "end")
        ask = host.page.locator("[data-ask]").get_attribute("data-ask") if asked else None
        if ask in ("window", "choose") and ask not in looked:
            looked.add(ask)
            assert_good(host.page, ask)
        return enough

    assert play(Touch(host.page, seed=3), Keyboard(friend.page, seed=4), until=until), heard.asked | heard.told
    assert looked == {"window", "choose"}
    give_up(friend.page)
    host.page.locator(".ended a[download]").wait_for()
    with friend.page.expect_download() as download:
        friend.page.locator(".ended a[download]").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    check_record(record)

    page = friend.page
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.locator(".bar").wait_for()
    page.keyboard.press("End")
    page.get_by_text("buys Cannonade for 2.").first.wait_for()
    page.keyboard.press("w")
    sheet = page.locator("dialog[open]")
    sheet.locator("dt", has_text="Regroup").wait_for()
    assert_good(page, "the Ways of a record")

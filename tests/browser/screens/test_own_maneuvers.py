"""Feud with maneuvers of a table's own: told before the game, bought and chosen for in it, stepped through after it."""

import json

import prepared
from conftest import DESKTOP, PHONE
from looking import assert_good
from pages import moved_on, record_of, step_through
from player import Keyboard, Touch, give_up, open_table, play

BEFORE, AFTER, COLUMNS, END = "before_study", "after_study", "before_columns", "end_of_round"


def plan(en, ja, window, *steps, **more):
    """Once a Round, as whoever plays here buys whatever there is."""
    return {"name": {"en": en, "ja": ja}, "price": 2, "windows": [window], "once": True, "steps": steps, **more}


def step(kind, whose="own", **more):
    return {"step": kind, "whose": whose, **more}


WIDE = {"width": 1440, "height": 900}
"""A window in which the log is open at first."""
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
ASKED = ("before_study", "took", "give", "replace", "raise", "swap", "show_theirs")
"""The phases in which something else is asked."""
TOLD = {"x_arrange", "x_look", "x_look_hand"}

CHANGES = {"heal": {"windows": [BEFORE]}, "sabotage": {"by": "owner", "once": True}}
OPTIONS = {"preset": "true", "maneuvers": {"heal": 3, "sabotage": 3}, "maneuver_changes": CHANGES, "own_maneuvers": OWN}


def test_a_table_says_what_its_own_maneuvers_are(visit):
    host, friend = visit(viewport=PHONE, locale="ja-JP"), visit(viewport=DESKTOP, dark=True)
    address = open_table(host, ["person", "person"], "feud", **OPTIONS)
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


class Game:
    """A game in which seat 0 is asked everything and told everything; `first`: when each was asked first."""

    def __init__(self):
        self.first = {}
        self.table = prepared.found("feud", json.loads(json.dumps(OPTIONS)), self._enough)

    def _enough(self, table):
        if table.ply == 0:
            self.first.clear()
        if 0 in table.pending:
            self.first.setdefault(table.game.phase(table.full_state()[0]), table.ply)
        bought = table.game.action_number("buy own Maneuver 3") in dict(map(reversed, table.decisions))
        told = {event["event"] for event in table.events(0) if event.get("seat") == 0}
        return bought and self.first.keys() >= set(ASKED) and told >= TOLD

    def asking(self, phase):
        """The game as it stood when that was asked first."""
        table = self.table
        return prepared.made("feud", table.options, table.key, table.decisions[: self.first[phase]])


def test_every_question_of_own_maneuvers_is_answered(visit, tmp_path):
    """By touch and by keyboard in turn; then the record, which verifies, is stepped through."""
    phone, desktop = visit(viewport=PHONE, locale="ja-JP"), visit(viewport=WIDE, dark=True)
    game, looked = Game(), set()
    for at, phase in enumerate(ASKED):
        hands, page = ((Touch, phone.page), (Keyboard, desktop.page))[at % 2]
        prepared.put(page, game.asking(phase), name=f"local-{phase}")
        moved = moved_on(page)
        ask = page.locator("[data-ask]").get_attribute("data-ask")
        if ask in ("window", "choose") and ask not in looked:
            looked.add(ask)
            assert_good(page, ask)
        assert play(hands(page, seed=3), until=moved)
    assert looked == {"window", "choose"}

    page = desktop.page
    prepared.put(page, game.table)
    give_up(page)
    record = record_of(page, tmp_path)
    assert {event["event"] for event in record["events"]} >= TOLD
    step_through(page, tmp_path / "record.json")
    page.locator(".bar").wait_for()
    page.keyboard.press("End")
    page.get_by_text("buys Cannonade for 2.").first.wait_for()
    page.keyboard.press("w")
    sheet = page.locator("dialog[open]")
    sheet.locator("dt", has_text="Regroup").wait_for()
    assert_good(page, "the basics of a record")

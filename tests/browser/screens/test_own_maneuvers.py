"""Feud with maneuvers of a table's own on a phone: told before the game, bought and chosen for in it, in its record."""

import json
from pathlib import Path

import prepared
import pytest
from conftest import PHONE
from looking import assert_good
from pages import moved_on, record_of
from player import Touch, give_up, open_table, play

OPTIONS = json.loads((Path(__file__).parents[2] / "data/own_maneuvers.json").read_text("utf-8"))
ASKED = {"before_study": "window", "raise": "choose"}
"""What the page asks for in these phases."""
TOLD = {"x_arrange", "x_look", "x_look_hand"}


def games():
    """The games up to where seat 0 is asked for each of `ASKED`, and one in which it is told all of `TOLD`, too."""
    first = {}

    def enough(table):
        if table.ply == 0:
            first.clear()
        if 0 in table.pending:
            first.setdefault(table.game.phase(table.full_state()[0]), table.ply)
        return (
            first.keys() >= ASKED.keys()
            and {event["event"] for event in table.events(0) if event.get("seat") == 0} >= TOLD
        )

    found = prepared.found("feud", OPTIONS, enough)
    asking = {phase: prepared.made("feud", OPTIONS, found.key, found.decisions[: first[phase]]) for phase in ASKED}
    return asking, found


@pytest.mark.slow
def test_own_maneuvers_on_a_phone(visit, tmp_path):
    visitor = visit(viewport=PHONE, locale="ja-JP")
    page = visitor.page
    open_table(visitor, ["person", "person"], "feud", **OPTIONS)
    page.locator("dt", has_text="砲撃").wait_for()
    assert_good(page, "the waiting room")
    asking, whole = games()
    for phase, ask in ASKED.items():
        prepared.put(page, asking[phase], name=f"local-{phase}")
        moved = moved_on(page)
        assert page.locator("[data-ask]").get_attribute("data-ask") == ask
        assert_good(page, phase)
        assert play(Touch(page, seed=3), until=moved)
    prepared.put(page, whole)
    give_up(page)
    assert {event["event"] for event in record_of(page, tmp_path)["events"]} >= TOLD

"""What a long game has told comes in parts: whoever comes back sees no difference."""

import json

import prepared
import pytest
from conftest import visiting
from own_house import own_house
from player import Pointer, log_lines, look, open_table, play

pytestmark = pytest.mark.browser

AT_ONCE = 9
"""So many events one message tells here."""


@pytest.fixture
def visit_long(chromium, tmp_path):
    """Visitors of a house in which every game is a long one."""
    with own_house(tmp_path, limits={"message_events": AT_ONCE}) as house, visiting(chromium, house) as make:
        yield make


def came_since(visitor, before):
    """The messages of these kinds since so many had come."""
    return [
        message for message in map(json.loads, visitor.received[before:]) if message["type"] in ("earlier", "table")
    ]


def told(page):
    """How many events had happened when the reader was asked for a decision; 0 while they are not."""
    return page.evaluate("() => Number(document.querySelector('[data-asked]')?.dataset.asked ?? 0)")


def test_who_comes_back_sees_the_whole_game_and_plays_on(visit_long):
    ada = visit_long()
    page = ada.page
    address = open_table(ada, ["person", *["easy"] * 3], target=1)
    with prepared.lines(address, ada) as (line,):
        assert prepared.decide(line, until=lambda: line.legal and len(line.events) > 3 * AT_ONCE)
        known = str(len(line.events))
    page.wait_for_function("(known) => document.querySelector('[data-asked]')?.dataset.asked === known", arg=known)
    before, said, came = look(page), log_lines(page), len(ada.received)
    page.reload()
    page.locator("[data-asked]").wait_for()
    parts = came_since(ada, came)
    assert [part["type"] for part in parts] == ["earlier"] * (len(parts) - 1) + ["table"]
    assert len(parts) > 3
    assert [len(part["events"]) for part in parts[:-1]] == [AT_ONCE] * (len(parts) - 1)
    assert (look(page), log_lines(page)) == (before, said)
    assert len(said) > AT_ONCE
    before = told(page)
    assert play(Pointer(page), until=lambda: told(page) > before)
    with prepared.lines(address, ada) as (line,):
        prepared.decide(line)
    page.locator(".ended").wait_for()

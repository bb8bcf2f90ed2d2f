"""The best order of a hand that is laid as a whole: a Round of Feud is arranged in secret (FEUD-7)."""

import pytest

from quarterdeck.analysis.orders import best_order
from quarterdeck.bots import BotError, create
from quarterdeck.games import GAMES
from quarterdeck.table import Table

FEUD = GAMES["feud"]


def position(until, **options):
    """The first position by rules of thumb at which seat 0 begins to lay its hand and `until(view)` holds."""
    table = Table(FEUD, FEUD.complete(options), key=bytes(32))
    players = [create("heuristic", FEUD, seed=seat) for seat in (0, 1)]
    while not (lays(table) and until(table.view(0)[0])):
        seat = table.pending[0]
        table.decide(seat, players[seat].choose(table.view(seat), seat))
    return table


def lays(table):
    view = table.view(0)
    return 0 in table.pending and FEUD.phase(view) in FEUD.orders


def test_the_best_order_has_themes_that_worse_orders_lack():
    table = position(lambda view: view["hand"][0] >> 32 & 15 and view["hand"][0] >> 36 & 15 and not view["laid"][0])
    found = best_order(FEUD, table.view(0), 0, table.past(0), seed=1)
    assert found == best_order(FEUD, table.view(0), 0, table.past(0), seed=1)
    assert (found.worlds, len(found.actions)) == (200, 6)
    assert found.matters
    assert found.mean + 3 <= found.points
    assert {said.action for said in found.themes} <= set(found.actions)
    for action in found.actions:
        table.decide(0, action)


def test_a_locked_card_stays_where_it_is():
    table = position(lambda view: view["lock"][0] >= 0, study=True)
    view = table.view(0)[0]
    found = best_order(FEUD, table.view(0), 0, table.past(0))
    assert view["column"][view["lock"][0]] not in found.actions
    assert len(found.actions) == 5


def test_a_skirmish_is_played_card_by_card():
    table = Table(FEUD, FEUD.complete({"preset": "skirmish"}), key=bytes(32))
    with pytest.raises(BotError, match="lays no order"):
        best_order(FEUD, table.view(0), 0)
    with pytest.raises(BotError):
        best_order(FEUD, table.view(-1), 0)

"""Local best responses where it is plain what they gain: in the tiny duel."""

from itertools import islice

import numpy as np
import pytest

from quarterdeck.games import GAMES
from quarterdeck.lab import tiny
from quarterdeck.lab.responses import FOLDS, Responder, positions


def gains(bot, given, count=12, worlds=160):
    responder = Responder(tiny.GAME, bot, worlds, seed=4)
    tables = islice(positions(tiny.GAME, given, seed=2, every=1.0), count)
    return [responder.respond(table, seat) for table, seat in tables]


def test_cards_laid_by_chance_can_be_bettered():
    """Of two columns the second counts: the higher card belongs there, and chance lays it there half the time."""
    found = gains("heuristic", {"size": 2, "secret": True})
    assert {each.plans for each in found} == {2}
    assert all(-0.05 <= each.gain < 0.8 for each in found)
    assert np.mean([each.gain for each in found]) > 0.1


def test_a_search_leaves_little():
    found = gains("search:400", {"size": 2, "secret": True}, worlds=64)
    assert abs(np.mean([each.gain for each in found])) < 0.03


def test_what_is_best_is_valued_in_other_worlds():
    """Values by chance alone: what seems best there is worth no more than anything else."""
    chance = np.random.default_rng(1)
    responder = Responder(tiny.GAME, "random", 800, seed=1)
    found = responder.best(chance.random((800, 24)))
    assert found == pytest.approx(0.5, abs=0.04)
    plain = np.zeros((2 * FOLDS, 3))
    plain[:, 1] = 0.75
    assert responder.best(plain) == 0.75


def test_all_orders_of_the_cards_are_plans():
    found = gains("heuristic", {"size": 4, "secret": True}, count=1, worlds=8)
    assert found[0].plans == 24
    assert gains("heuristic", {"size": 4}, count=1, worlds=8)[0].plans == 4


@pytest.mark.parametrize(("game", "options"), [("turn-the-tide", {"players": 4}), ("feud", {})])
def test_positions_are_those_at_which_several_choose_and_nobody_has_chosen(game, options):
    for table, seat in islice(positions(GAMES[game], options, seed=2, every=0.2), 6):
        assert len(table.pending) > 1
        assert seat in table.pending
        assert all(len(table.legal(each)) > 1 and not table.chosen(each) for each in table.pending)

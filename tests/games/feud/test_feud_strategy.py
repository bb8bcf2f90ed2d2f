"""Rules of thumb for Feud, interpreted: legal, blind to what is hidden, and sensible where it is plain."""

import random

import pytest
from feud_duel import BUY, CARD, LOCK, NONE, Duel, bits
from test_feud_maneuvers import ONE, OTHER, window

from quarterdeck.games.feud import deck, rules


@pytest.mark.parametrize("preset", ["strikes", "basic", "true", "skirmish"])
def test_legal_and_the_same_from_a_view(preset):
    rng = random.Random(preset)
    duel = Duel(preset=preset)
    rounds = set()
    for _ in range(700):
        if not duel.pending():
            break
        seat = rng.choice(duel.pending())
        chance = rng.getrandbits(32)
        action = rules.heuristic(duel.state, seat, chance)
        assert action == rules.heuristic(duel.view(seat), seat, chance)
        assert action in duel.legal(seat)
        rules.apply(duel.state, seat, action)
        out = [0.0, 0.0]
        rules.worth(duel.state, out)
        assert abs(sum(out) - 1) < 1e-9
        rounds.add(rules.horizon(duel.state))
    assert len(rounds) > 5


def test_the_best_strike_is_locked():
    duel = Duel(study=True).units("KC", "KH").cards(0, ONE).cards(1, OTHER)
    duel.arrange(ONE, "3H 8H 4H 5H 6H 7H")
    assert rules.heuristic(duel.view(0), 0, 0) == LOCK + 2


def test_units_are_bought_back_first():
    duel = window((500, 400))
    duel.state.dead[0] = 1 << (CARD["KD"] - deck.UNIT) | 1 << (CARD["JC"] - deck.UNIT)
    duel.state.owing, duel.state.turn = 1, 0
    assert rules.heuristic(duel.view(0), 0, 0) == BUY + deck.RESURRECTION
    rules.apply(duel.state, 0, BUY + deck.RESURRECTION)
    assert rules.heuristic(duel.view(0), 0, 0) == CARD["KD"]
    duel = window((60, 60))
    assert rules.heuristic(duel.view(duel.pending()[0]), duel.pending()[0], 0) == NONE


def test_more_units_are_worth_more():
    out = [0.0, 0.0]
    duel = Duel().units("KC", "KC")
    duel.state.points[:] = [0, 0]
    rules.worth(duel.state, out)
    assert out == [0.5, 0.5]
    duel.markers(0, 4)
    rules.worth(duel.state, out)
    slightly = out[0]
    duel.last_units(1)
    rules.worth(duel.state, out)
    assert 0.5 < slightly < out[0] < 1
    assert bits(["3C"]) == 1

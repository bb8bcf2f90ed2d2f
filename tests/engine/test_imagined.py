"""Imagined worlds of a search: the same game and the same worth up to the horizon, without events."""

import random

import numpy as np
import pytest

from quarterdeck.engine import empty_states, engine, members
from quarterdeck.engine.search.tree import NODE, new_search_tree, places
from quarterdeck.games import GAMES
from quarterdeck.kernel.draws import DRAW_FIELDS

CASES = [
    ("seas-of-strife", {"players": 4}),
    ("seas-of-strife", {"players": 3, "rules": "strife", "passing": True, "target": 4}),
    ("seas-of-strife", {"players": 3, "tie_break": "ask", "target": 1}),
    ("turn-the-tide", {"players": 3}),
    ("turn-the-tide", {"players": 5, "rounds": 1}),
    ("sea-change", {"players": 1}),
    ("sea-change", {"players": 2}),
    ("sea-change", {"players": 4, "teams": 2}),
]
APART = {"event", "events", *(field.name for field in DRAW_FIELDS)}
"""What an imagined state has for itself."""


def same(rows):
    return all(np.array_equal(rows[0][name], rows[1][name]) for name in rows.dtype.names if name not in APART)


@pytest.mark.parametrize("mode", ["interpreted", "module"])
@pytest.mark.parametrize(("name", "options"), CASES)
def test_what_is_imagined_goes_as_what_is_played_and_is_worth_the_same(name, options, mode):
    """Rounds by chance, one beside the other, to where a search stops."""
    game = GAMES[name]
    rules, dice = engine(game, mode), random.Random(str(options))
    for _ in range(2 if mode == "interpreted" else 30):
        states = empty_states(game, 2)
        key = np.array([dice.getrandbits(32) for _ in range(8)], np.uint32)
        rules.start(states, game.encode_options(game.complete(options)), key)
        states[1] = states[0]
        states[1]["imagined"], states[1]["chance"] = 1, 99
        stop, out = rules.horizon_at(states, 0), np.zeros(game.max_legal, np.int16)
        while (owing := rules.owing(states, 0)) and rules.horizon_at(states, 0) == stop:
            assert same(states)
            seat, bits = dice.choice(members(owing)), dice.getrandbits(32)
            action = rules.random_action(states, 0, seat, bits, out)
            assert rules.random_action(states, 1, seat, bits, out) == action
            for at in range(2):
                rules.carry_out(states, at, seat, action)
            assert (states["events"] != 0).all() or (states["events"] == 0).all()
            assert states[1]["events"] in (0, 1)
        assert rules.horizon_at(states, 1) == rules.horizon_at(states, 0)
        worth = np.zeros((2, game.max_seats))
        for at in range(2):
            rules.estimate(states, at, worth[at])
        assert worth[0].tolist() == worth[1].tolist()
        assert states[1]["shuffles"] <= 2, "nothing is dealt beyond the horizon"


@pytest.mark.parametrize("sees", [0, 1])
@pytest.mark.parametrize("name", GAMES)
def test_a_search_leaves_no_trace_in_what_it_was_given(name, sees):
    """Not even in the true deal, which goes on afterwards."""
    game = GAMES[name]
    rules, states = engine(game, "interpreted"), empty_states(game, 2)
    owing = rules.start(states, game.encode_options(game.complete({})), np.arange(8, dtype=np.uint32))
    seat = members(owing)[0]
    if not sees:
        rules.write_view(states, 0, seat, states[:1])
    search_tree = new_search_tree(game.max_seats, range(8), 5, 40, 1.0, 0.3)
    search_tree["sees"] = sees
    before = states[0].tobytes()
    rules.run_simulations(states, seat, np.zeros(41, NODE), np.zeros(places(40), np.int64), search_tree, 5)
    assert states[0].tobytes() == before
    assert search_tree["done"] == 5

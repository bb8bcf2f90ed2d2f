"""What networks see: nothing hidden, the same in all modes, within the sizes that the game declares."""

import random

import pytest

from quarterdeck.engine import engine, members
from quarterdeck.engine.search.network import ACTIVE
from quarterdeck.engine.search.policy import NETWORK
from quarterdeck.engine.search.workspace import model_of, search_of
from quarterdeck.games import GAMES
from quarterdeck.kernel import PyState
from quarterdeck.testing import Rows, random_key

learning = pytest.mark.parametrize("game", [game for game in GAMES.values() if game.network], ids=lambda game: game.id)
DECISIONS = 60
"""Decisions with each option set."""


def decisions(game):
    """Play by chance with each option set in which the game's networks practise.

    Yields before each decision the rows, with the full state in row 0, and the seat.
    """
    for options in {str(options): options for options in game.network.options}.values():
        rows, rng = Rows(game, "fast", game.encode_options(game.complete(options))), random.Random(7)
        owing = 0
        for _ in range(DECISIONS):
            if not owing:
                owing = rows.start(random_key(rng))
            seat = rng.choice(members(owing))
            yield rows, seat
            owing = rows.apply(seat, rng.choice(rows.legal(seat)))


def written(function, rows, row, seat):
    """Return what `encode` or `encode_hidden` writes, interpreted."""
    out = [0] * ACTIVE
    return out[: function(PyState.from_row(rows.states[row]), seat, out)]


@learning
def test_inputs_are_in_range_and_come_once(game):
    for rows, seat in decisions(game):
        inputs = written(game.rules.encode, rows, 0, seat)
        hidden = written(game.rules.encode_hidden, rows, 0, seat)
        for found, size in ((inputs, game.network.inputs), (hidden, game.network.hidden)):
            assert len(set(found)) == len(found) < ACTIVE
            assert all(0 <= each < size for each in found)


@learning
def test_inputs_contain_nothing_hidden(game):
    rng = random.Random(3)
    for rows, seat in decisions(game):
        inputs = written(game.rules.encode, rows, 0, seat)
        rows.redact(seat, 0, 1)
        assert written(game.rules.encode, rows, 1, seat) == inputs
        rows.resample(seat, 1, 2, random_key(rng))
        assert written(game.rules.encode, rows, 2, seat) == inputs


@learning
def test_compiled_inputs_are_the_same(game):
    search = search_of(game, [0] * 8, 1, [])
    search["learned"] = NETWORK
    for rows, seat in decisions(game):
        inputs = written(game.rules.encode, rows, 0, seat)
        search["inputs"] = -1
        engine(game).likely(rows.states, 0, seat, search, model_of(game), 0)
        assert search["inputs"][0].tolist() == inputs + [-1] * (ACTIVE - len(inputs))


@learning
def test_each_legal_action_has_an_output_of_its_own(game):
    for rows, seat in decisions(game):
        legal = rows.legal(seat)
        rows.redact(seat, 0, 1)
        for row in (0, 1):
            state = PyState.from_row(rows.states[row])
            outputs = [game.rules.output_of(state, seat, action) for action in legal]
            assert len(set(outputs)) == len(legal)
            assert all(0 <= output < game.network.outputs for output in outputs)

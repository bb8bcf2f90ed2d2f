"""What is asked of the rules of thumb and of every bot, whichever the game."""

import random

import numpy as np

from quarterdeck.bots.base import HEURISTIC, consult
from quarterdeck.kernel import PyState, bind
from quarterdeck.kernel.slots import worth
from quarterdeck.table import Table
from quarterdeck.testing import REDACT, RESAMPLE, Engine


def ask_worth(states, out):
    """A template: what `states[0]` is worth to each seat."""
    worth(states[0], out)


def check_choices_agree(game, options, seed):
    """In a whole random game the rules of thumb choose the same in both modes, and always something legal."""
    dice = random.Random(seed)
    compiled = bind(consult, game.rules)
    table = Table(game, options, dice.randbytes(32))
    out = np.zeros(game.max_legal, np.int16)
    while not table.over:
        seat = dice.choice(table.pending)
        view, bits = table.view(seat), dice.getrandbits(32)
        choice = compiled(HEURISTIC, view, seat, bits, out)
        assert choice == game.rules.heuristic(PyState.from_row(view[0]), seat, bits)
        assert choice in table.legal(seat)
        table.decide(seat, dice.choice(table.legal(seat)))


def check_secrets_change_nothing(table, seat, seed, make):
    """Two full states with the same view: the same choice, whatever the others hold and have chosen.

    `make()`: a new bot with the same chance each time.
    """
    engine = Engine(table.game, "compiled", table.game.encode_options(table.options))
    engine.states[0] = table.view(seat)[0]
    engine.run(RESAMPLE, 0, 1, seat, key=np.arange(seed, seed + 8, dtype=np.uint32))
    full = engine.states[1:2].copy()
    assert full.tobytes() != table.view(seat).tobytes()
    engine.run(REDACT, 1, 2, seat)  # what the seat sees of the other world
    assert engine.states[2].tobytes() == table.view(seat)[0].tobytes()
    choice = make().choose(table.view(seat), seat)
    assert choice in table.legal(seat)
    assert choice == make().choose(engine.states[2:3].copy(), seat)
    assert choice == make().choose(full, seat), "the bot reads what `redact` would have hidden"

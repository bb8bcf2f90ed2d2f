"""What is asked of the rules of thumb and of every bot, whichever the game."""

import random

import numpy as np

from quarterdeck.engine import engine
from quarterdeck.kernel import PyState
from quarterdeck.table import Table
from quarterdeck.testing import Rows


def ask_worth(game, states, out):
    """What `states[0]` is worth to each seat, interpreted: an index beyond an array is an error."""
    engine(game, "interpreted").estimate(states, 0, out)


def check_choices_agree(game, options, seed):
    """In a whole random game the rules of thumb choose the same in both modes, and always something legal."""
    dice = random.Random(seed)
    compiled = engine(game)
    table = Table(game, options, dice.randbytes(32))
    while not table.is_over:
        seat = dice.choice(table.pending)
        view, bits = table.view(seat), dice.getrandbits(32)
        choice = compiled.advise(view, 0, seat, bits)
        assert choice == game.rules.heuristic(PyState.from_row(view[0]), seat, bits)
        assert choice in table.legal(seat)
        table.decide(seat, dice.choice(table.legal(seat)))


def check_secrets_change_nothing(table, seat, seed, make):
    """Two full states with the same view: the same choice, whatever the others hold and have chosen.

    `make()`: a new bot with the same chance each time.
    """
    redacted, full = other_full_state(table, seat, seed)
    choice = make().choose(table.view(seat), seat)
    assert choice in table.legal(seat)
    assert choice == make().choose(redacted, seat)
    assert choice == make().choose(full, seat), "the bot reads what `redact` would have hidden"


def other_full_state(table, seat, seed):
    """Another full state with the seat's view: what the seat sees of it, and the state itself."""
    rows = Rows(table.game, "fast", table.game.encode_options(table.options))
    rows.states[0] = table.view(seat)[0]
    rows.resample(seat, 0, 1, np.arange(seed, seed + 8, dtype=np.uint32))
    full = rows.states[1:2].copy()
    assert full.tobytes() != table.view(seat).tobytes()
    rows.redact(seat, 1, 2)
    assert rows.states[2].tobytes() == table.view(seat)[0].tobytes()
    return rows.states[2:3].copy(), full

"""What is asked of the rules of thumb and of every bot, whichever the game."""

import numpy as np

from quarterdeck.engine import engine
from quarterdeck.testing import Rows


def ask_worth(game, states, out):
    """What `states[0]` is worth to each seat, interpreted: an index beyond an array is an error."""
    engine(game, "interpreted").estimate(states, 0, out)


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

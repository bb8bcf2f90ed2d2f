"""Actions compared by playing on: each in the same worlds, by rules of thumb to the horizon. Templates."""

from __future__ import annotations

from typing import Any

import numpy as np

from quarterdeck.engine.beliefs import LEGAL, REPLAY, VIEW
from quarterdeck.engine.tree import SEATS, scramble
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.slots import apply, heuristic, horizon, pending, worth
from quarterdeck.kernel.state import copy

MIND = np.dtype(
    [
        ("drawn", "i8"),  # the state of the random stream, not 0
        ("count", "i8"),  # how many actions are compared
        ("tried", "i8"),  # in how many worlds each has been tried
        ("key", "u4", (8,)),
        ("legal", "i2", (LEGAL,)),  # the actions
        ("choices", "i2", (LEGAL,)),  # those of others, for work
        ("total", "f8", (LEGAL,)),  # an action's ends so far: the sum of what they were worth to the seat
        ("values", "f8", (SEATS,)),  # of the present end
    ],
    align=True,
)
"""What a seat works with that compares its actions."""


def mind_of(key: Any, drawn: int, actions: Any) -> Any:
    """A mind, shape (1,), that compares these actions: eight words of `key`, a random number that is not 0."""
    mind = np.zeros(1, MIND)
    mind["drawn"] = drawn
    mind["key"] = key
    mind["count"] = len(actions)
    mind["legal"][0, : len(actions)] = actions
    return mind


def compare(states: Any, seat: int, mind: Any, first: int, count: int) -> None:
    """Each of the mind's actions in each of the worlds in rows `first` to `first + count - 1`.

    In one world all are played on with the same chance, so that luck touches them alike. `states`: see
    `quarterdeck.engine.beliefs`.
    """
    stop = horizon(states[VIEW])
    mine = mind[0]
    for at in range(first, first + count):
        mine.drawn = scramble(mine.drawn)
        for k in range(mine.count):
            copy(states[at], states[REPLAY])
            apply(states[REPLAY], seat, mine.legal[k])
            play_out(states[REPLAY], stop, mine.drawn)
            worth(states[REPLAY], mine.values)
            mine.total[k] += mine.values[seat]
    mine.tried += count


def play_out(state: Any, stop: int, drawn: int) -> None:
    """By rules of thumb until the horizon is no longer `stop`."""
    owing = pending(state)
    while owing and horizon(state) == stop:
        mover = lowest(owing)
        drawn = scramble(drawn)
        apply(state, mover, heuristic(state, mover, drawn))
        owing = pending(state)

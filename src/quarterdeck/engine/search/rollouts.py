"""The comparison of actions by rollouts to the horizon: each action in the same worlds, against modelled players.

The functions are templates, see `quarterdeck.kernel.rule_interface`.
"""

from typing import Any

from quarterdeck.engine.search.chance import xorshift
from quarterdeck.engine.search.opponents import ALL, play
from quarterdeck.engine.search.terminal_stats import ENDS, add_end, look_at_end
from quarterdeck.engine.search.world_sampling import REPLAY, VIEW
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.rule_interface import apply, horizon, pending
from quarterdeck.kernel.state import copy


def compare(states: Any, seat: int, search: Any, model: Any, first: int, count: int) -> None:
    """Play out each of the search's actions in each of the worlds in rows `first` to `first + count - 1`.

    After the action the seat itself plays by its policy, the others by the pool (`engine.search.opponents`). In one
    world the rollouts of all actions use the same random bits, which reduces the variance of their differences.
    `states`: see `quarterdeck.engine.search.world_sampling`.
    """
    stop = horizon(states[VIEW])
    for at in range(first, first + count):
        search.drawn = xorshift(search.drawn)
        most = 0.0
        for k in range(search.count):
            copy(states[at], states[REPLAY])
            apply(states[REPLAY], seat, search.legal[k])
            play_out(states[REPLAY], stop, search, model, search.drawn, ALL ^ 1 << seat)
            look_at_end(states[REPLAY], search)
            search.total[k] += search.values[seat]
            search.found[k] = search.values[seat]
            most = max(most, search.found[k])
            add_end(search, 1.0, search.ends, search.spot[k] * ENDS)
        for k in range(search.count):
            search.wins[k] += int(search.found[k] >= most)
    search.tried += count


def play_out(state: Any, stop: int, search: Any, model: Any, drawn: int, pooled: int) -> None:
    """Play by the models of the players (`opponents.play`) until the horizon is no longer `stop`."""
    owing = pending(state)
    while owing and horizon(state) == stop:
        mover = lowest(owing)
        drawn = xorshift(drawn)
        apply(state, mover, play(state, mover, search, model, drawn, pooled))
        owing = pending(state)

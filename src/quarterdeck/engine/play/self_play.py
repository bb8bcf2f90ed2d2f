"""Whole games between bots in compiled code. The functions are templates, see `quarterdeck.kernel.rule_interface`.

Each seat has a row of `tree.SEARCH_TREE`, which names the kind of player and contains its random stream. A decision
depends only on this row and on what the seat may know, so the same bots play the same game on the same deal on every
machine.
"""

from typing import Any

from quarterdeck.engine.play.retracing import SEAT_BITS
from quarterdeck.engine.search.chance import xorshift
from quarterdeck.engine.search.ismcts import conclude, simulate
from quarterdeck.engine.search.tree import renew
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.rule_interface import apply, heuristic, horizon, legal_actions, pending, redact

RANDOM, HEURISTIC, SEARCH, ASKED = range(4)
"""Kinds of players: random, the rules of thumb, the search, or a bot in Python."""

OVER, THOUGHT, FULL = -1, -2, -3
"""Results of `go_on` other than a seat: nothing is left to play; a search has decided; the log is full."""

NEVER = -(1 << 62)
"""The value of `until` for a game that is played to its end."""


def go_on(states: Any, nodes: Any, index: Any, search_trees: Any, legal: Any, until: int, log: Any, room: int) -> int:
    """Play on in `states[0]` until a bot in Python must decide; return its seat, and write its view to `states[1]`.

    Returns OVER if the game is over or its horizon is no longer `until`, THOUGHT after each decision of a search (so
    that signals can be handled), and FULL if the log is full.

    `states`: three rows; `search_trees`: SEARCH_TREE, one for each seat; `nodes`, `index`: as for `run_simulations`,
    for the largest tree; `log`: int64[room], the number of decisions, then each decision as one number
    (`retracing.SEAT_BITS`). Nothing is logged if `room` is 0.
    """
    owing = pending(states[0])
    while owing and (until == NEVER or horizon(states[0]) == until):
        if room and log[0] + 1 == room:
            return FULL
        seat = lowest(owing)
        kind = search_trees[seat].kind
        if kind == ASKED:
            redact(states[0], seat, states[1])
            return seat
        action = decision(states, seat, nodes, index, search_trees[seat], legal)
        apply(states[0], seat, action)
        if room:
            log[0] += 1
            log[log[0]] = action << SEAT_BITS | seat
        if kind == SEARCH:
            return THOUGHT
        owing = pending(states[0])
    return OVER


def decision(states: Any, seat: int, nodes: Any, index: Any, search_tree: Any, legal: Any) -> int:
    """Return the action of the seat in `states[0]`, decided by the kind of player that `search_tree` names."""
    count = legal_actions(states[0], seat, legal)
    if search_tree.kind == RANDOM:
        search_tree.drawn = xorshift(search_tree.drawn)
        return int(legal[search_tree.drawn * count >> 32])
    if count == 1:
        return int(legal[0])
    redact(states[0], seat, states[1])
    if search_tree.kind == HEURISTIC:
        search_tree.drawn = xorshift(search_tree.drawn)
        return heuristic(states[1], seat, search_tree.drawn)
    renew(nodes, index, search_tree)
    simulate(states[1 - search_tree.sees], states[2], seat, nodes, index, search_tree, search_tree.budget)
    return conclude(seat, nodes, search_tree)

"""Whole games between bots in compiled code. Templates, see `quarterdeck.kernel.slots`.

Each seat has a work area (`tree.WORK`), which says who decides for it and holds its own chance: what a seat does
depends on nothing but its area and what it may know, so the same bots on the same deal play the same game wherever.
"""

from __future__ import annotations

from typing import Any

from quarterdeck.engine.tree import conclude, renew, scramble, simulate
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.slots import apply, heuristic, horizon, legal_actions, pending, redact

RANDOM, HEURISTIC, SEARCH, ASKED = range(4)
"""Who decides for a seat: chance, the rules of thumb, the search, or a bot that is asked."""

OVER, THOUGHT = -1, -2
"""What `go_on` answers where no seat must be asked: there is nothing left to play, or a search has decided."""

NEVER = -(1 << 62)
"""No horizon: the game is played to its end."""


def go_on(states: Any, nodes: Any, areas: Any, legal: Any, until: int) -> int:
    """Play on in `states[0]` until a seat must be asked: its number, its view in `states[1]`. Or OVER where the game is
    over or its horizon no longer `until`; or THOUGHT after each decision of a search, so that signals are heard.

    `states`: three rows; `areas`: WORK, one a seat; `nodes`: one more than the areas have room for.
    """
    owing = pending(states[0])
    while owing and (until == NEVER or horizon(states[0]) == until):
        seat = lowest(owing)
        kind = areas[seat].kind
        if kind == ASKED:
            redact(states[0], seat, states[1])
            return seat
        apply(states[0], seat, decision(states, seat, nodes, areas[seat], legal))
        if kind == SEARCH:
            return THOUGHT
        owing = pending(states[0])
    return OVER


def decision(states: Any, seat: int, nodes: Any, area: Any, legal: Any) -> int:
    """What the seat does in `states[0]`, by the area's kind."""
    count = legal_actions(states[0], seat, legal)
    if area.kind == RANDOM:
        area.drawn = scramble(area.drawn)
        return int(legal[area.drawn * count >> 32])
    if count == 1:
        return int(legal[0])
    redact(states[0], seat, states[1])
    if area.kind == HEURISTIC:
        area.drawn = scramble(area.drawn)
        return heuristic(states[1], seat, area.drawn)
    renew(nodes, area)
    simulate(states[1 - area.sees], states[2], seat, nodes, area, area.budget)
    return conclude(seat, nodes, area)

"""Whole games in compiled code, as far as no bot must be asked. Templates, see `quarterdeck.kernel.slots`."""

from __future__ import annotations

from typing import Any

from quarterdeck.engine.tree import scramble
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.slots import apply, heuristic, init, legal_actions, pending, redact, returns

RANDOM, HEURISTIC, ASKED = range(3)
"""Who decides for a seat: compiled code at random, by rules of thumb, or a bot that is asked."""

OVER = -1


def begin(states: Any, options: Any, key: Any, kinds: Any, drawn: Any, legal: Any, values: Any) -> int:
    """A new game in `states[0]`, played as far as `go_on` goes."""
    init(states[0], options, key)
    return go_on(states, kinds, drawn, legal, values)


def answer(states: Any, seat: int, action: int, kinds: Any, drawn: Any, legal: Any, values: Any) -> int:
    """The asked seat's action, then on."""
    apply(states[0], seat, action)
    return go_on(states, kinds, drawn, legal, values)


def go_on(states: Any, kinds: Any, drawn: Any, legal: Any, values: Any) -> int:
    """Play until a seat must be asked: its number, its view in `states[1]`; or OVER, with the shares in `values`.

    `kinds`: int8[max_seats], who decides; `drawn`: int64[1], the state of the random stream, not 0.
    """
    owing = pending(states[0])
    while owing:
        seat = lowest(owing)
        drawn[0] = scramble(drawn[0])
        if kinds[seat] == RANDOM:
            action = legal[drawn[0] * legal_actions(states[0], seat, legal) >> 32]
        else:
            redact(states[0], seat, states[1])
            if kinds[seat] == ASKED:
                return seat
            action = heuristic(states[1], seat, drawn[0])
        apply(states[0], seat, action)
        owing = pending(states[0])
    returns(states[0], values)
    return OVER

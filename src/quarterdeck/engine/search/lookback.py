"""Games that are played to the horizon for a review: from a past state, or from the start with the cards dealt anew.

The seats decide as typical players do (`engine.search.opponents`). The functions are templates, see
`quarterdeck.kernel.rule_interface`.
"""

from math import sqrt
from typing import Any

import numpy as np

from quarterdeck.engine.search.analysis import scaled, slope
from quarterdeck.engine.search.chance import begin_place, draw_key
from quarterdeck.engine.search.opponents import ALL, start_counts
from quarterdeck.engine.search.rollouts import play_out
from quarterdeck.engine.search.tree import SEATS
from quarterdeck.kernel.draws import chance_of, set_key
from quarterdeck.kernel.event_buffer import SILENT
from quarterdeck.kernel.rule_interface import apply, horizon, init, worth
from quarterdeck.kernel.state import copy

GIVEN, PLAYED = range(2)
"""Rows of `states`: the given state, and a row in which the games are played."""

TRUE, AGAIN, DEALT, CHOSEN = range(4)
"""Where the games start: at the given state itself; at the given state after an action, under a new key, so that the
action's shuffles and draws differ; or at a new deal. CHOSEN is as AGAIN, but the seat of the action plays on as in the
comparison of its actions (`engine.search.rollouts.compare`), so that the two can be compared."""

LOOK = np.dtype(
    [
        (
            "rise",
            "f8",
        ),  # the scale from what a search finds to the share of the win (`quarterdeck.engine.search.analysis`)
        ("tilt", "f8"),
        ("seats", "i8"),
        ("sides", "i8"),
        ("plays", "i8"),  # the number of games played
        ("sum", "f8", (SEATS,)),  # for each seat, the sum of its shares at the horizon
        ("squares", "f8", (SEATS,)),  # the sum of their squares
        ("mean", "f8", (SEATS,)),  # their mean
        ("mean_error", "f8", (SEATS,)),  # the standard error of the mean
        ("scaled", "f8", (SEATS,)),  # the mean on the scale; over all sides, this need not add up to 1
        ("slope", "f8", (SEATS,)),  # the derivative of `scaled` by the mean
        ("share", "f8", (SEATS,)),  # the share of the win of the seat or its team; over all sides, this adds up to 1
        ("error", "f8", (SEATS,)),  # the standard error of `scaled`
    ],
    align=True,
)
"""The value of a state to each seat. The first four fields are inputs, the rest are results."""


def seed_search(search: Any, seed: int, place: int) -> None:
    """Restart the search's random stream from a seed and a number, `place`."""
    search.tried = 0
    begin_place(search, seed, place)


def play_on(
    states: Any, kind: int, seat: int, action: int, options: Any, search: Any, model: Any, look: Any, count: int
) -> None:
    """Play `count` more games to the horizon, and compute the estimates from all games so far.

    `kind`: TRUE, AGAIN, DEALT or CHOSEN; `seat`, `action`: with AGAIN and CHOSEN, the decision to make first.
    """
    state = states[PLAYED]
    start_counts(search)
    pooled = ALL ^ 1 << seat if kind == CHOSEN else ALL
    for _ in range(count):
        search.tried += 1
        draw_key(search)
        if kind == TRUE:
            copy(states[GIVEN], state)
        elif kind != DEALT:
            copy(states[GIVEN], state)
            set_key(state, search.key)
            apply(state, seat, action)
        else:
            init(state, options, search.key)
        state.imagined = SILENT
        state.chance = chance_of(search.key)
        play_out(state, horizon(state), search, model, search.drawn, pooled)
        worth(state, search.values)
        for at in range(SEATS):
            look.sum[at] += search.values[at]
            look.squares[at] += search.values[at] * search.values[at]
    look.plays += count
    conclude(look)


def conclude(look: Any) -> None:
    """Compute the estimates from the games so far.

    If every side has a seat, the shares of the sides add up to 1. Otherwise each share is what `scaled` returns.
    """
    whole = 0.0
    for seat in range(look.seats):
        mean = look.sum[seat] / look.plays
        spread = max(look.squares[seat] / look.plays - mean * mean, 0.0)
        look.mean[seat] = mean
        look.mean_error[seat] = sqrt(spread / (look.plays - 1))
        look.scaled[seat] = scaled(mean, look.rise, look.tilt)
        look.slope[seat] = slope(mean, look.rise, look.tilt)
        look.error[seat] = look.slope[seat] * look.mean_error[seat]
        if seat < look.sides:
            whole += look.scaled[seat]
    for seat in range(look.seats):
        look.share[seat] = look.scaled[seat] / whole if look.sides <= look.seats else look.scaled[seat]

"""Games played on from a moment that truly was, from other deals, or from what a seat saw: for looking back. Templates.

Everybody decides as players are imagined to (`quarterdeck.engine.rollouts`), every other time by what was learned.
"""

from __future__ import annotations

from typing import Any

from quarterdeck.engine.rollouts import play_out
from quarterdeck.engine.tree import SEATS, scramble
from quarterdeck.kernel.draws import M32, chance_of, mixed, set_key
from quarterdeck.kernel.slots import apply, horizon, init, reopen, resample, worth
from quarterdeck.kernel.state import copy
from quarterdeck.kernel.telling import SILENT

GIVEN, PLAYED = range(2)
"""Rows of `states`: what is looked at, and one for work."""

TRUE, SEEN, AGAIN, DEALT = range(4)
"""From where games are played on: from the given state itself; from worlds that agree with the given view of a seat;
from the given state after an action with all chance in it drawn anew; from a new deal."""

SUMS = 2 * SEATS
"""Numbers that are added up: each seat's shares of the win, then their squares."""


def sow(minds: Any, seed: int, place: int) -> None:
    """Begin the mind's chance anew: it follows from the seed and the place that it is for."""
    mind = minds[0]
    mind.tried = 0
    mind.drawn = mixed(mixed(seed & M32) ^ mixed(place + 1 & M32)) | 1


def play_on(
    states: Any, kind: int, seat: int, action: int, options: Any, minds: Any, trained: int, count: int, out: Any
) -> None:
    """`count` games more to the horizon (TRUE, SEEN, AGAIN or DEALT); what they bring each seat is added to `out`.

    `seat`, `action`: whose view is given, or who does what; `trained`: the mind's weights are learned ones.
    """
    mind = minds[0]
    state = states[PLAYED]
    for _ in range(count):
        mind.learned = mind.tried & trained
        mind.tried += 1
        new_key(mind)
        if kind == TRUE:
            copy(states[GIVEN], state)
        elif kind == SEEN:
            states[GIVEN].imagined = SILENT
            resample(states[GIVEN], seat, mind.key, state)
            reopen(state, seat)
        elif kind == AGAIN:
            copy(states[GIVEN], state)
            set_key(state, mind.key)
            apply(state, seat, action)
        else:
            init(state, options, mind.key)
        state.imagined = SILENT
        state.chance = chance_of(mind.key)
        play_out(state, horizon(state), mind, mind.drawn)
        worth(state, mind.values)
        for at in range(SEATS):
            out[at] += mind.values[at]
            out[SEATS + at] += mind.values[at] * mind.values[at]


def new_key(mind: Any) -> None:
    """Eight words by chance."""
    for at in range(8):
        mind.drawn = scramble(mind.drawn)
        mind.key[at] = mind.drawn

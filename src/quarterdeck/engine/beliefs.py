"""Worlds as a seat should believe them: those in which the others' play makes sense are the likelier ones.

A world that agrees with a view may still be one in which somebody has played against all reason. Here worlds
wander: two hidden cards change places, and the change stays as often as it explains the others' decisions better
(Metropolis-Hastings). What others would have done is asked of the rules of thumb, which are taken to err at times.
Templates, see `quarterdeck.kernel.slots`.
"""

from __future__ import annotations

from typing import Any

from quarterdeck.engine.policy import log_chance
from quarterdeck.engine.tree import LEGAL, scramble
from quarterdeck.kernel.slots import apply, chose, deal_back, heuristic, legal_actions, nudge, reopen, resample
from quarterdeck.kernel.smooth import log
from quarterdeck.kernel.state import copy

VIEW, BEGINNING, WORLD, REPLAY, FIRST = range(5)
"""Rows of `states`: what the seat sees now, what it saw when the cards were dealt, two for work, then the worlds."""

ERRS = 0.2
"""The share of decisions that are believed to be made by chance, not by rules of thumb."""

ONE = 1024
"""One in the logarithms below, which are whole numbers so that all machines believe the same."""

SURPRISE = tuple(round(ONE * log(ERRS / max(count, 1))) for count in range(LEGAL + 1))
"""Legal actions to the logarithm of the chance of one that the rules of thumb do not choose."""

EXPECTED = tuple(round(ONE * log(1 - ERRS + ERRS / max(count, 1))) for count in range(LEGAL + 1))
"""The same of the one that they choose."""

LUCK = tuple(round(ONE * log((at + 0.5) / 256)) for at in range(256))
"""Eight random bits to the logarithm of an even chance."""

STARTS, BURN, THIN = 8, 100, 10
"""Worlds drawn of which the best explained begins a chain; changes tried before its first world, and between two."""


def believe(states: Any, seat: int, owners: Any, actions: Any, made: int, mind: Any, first: int, count: int) -> None:
    """A chain of worlds into rows `first` to `first + count - 1`.

    `owners`, `actions`: the `made` decisions since the beginning; of those chosen in secret the action counts for
    nothing. Where a game's worlds cannot be dealt back, or nothing was decided, each is drawn by itself.
    """
    imagined(states, 1)
    now = begin(states, seat, owners, actions, made, mind[0], first)
    steps = BURN
    for at in range(first, first + count):
        if now == 0:
            draw_world(states[VIEW], seat, mind[0], states[at])
        else:
            if at > first:
                copy(states[at - 1], states[at])
            now = wander(states, at, seat, owners, actions, made, mind[0], now, steps)
            steps = THIN
    for at in range(first, first + count):
        reopen(states[at], seat)
    imagined(states, 0)


def imagined(states: Any, yes: int) -> None:
    """Worlds made of these views are only thought of (`quarterdeck.kernel.draws`), or not."""
    states[VIEW].imagined = yes
    states[BEGINNING].imagined = yes


def begin(states: Any, seat: int, owners: Any, actions: Any, made: int, mind: Any, at: int) -> int:
    """The best explained of some worlds into row `at`; how well it is explained, 0: there is nothing to explain."""
    best = 1
    for _ in range(STARTS):
        draw_world(states[VIEW], seat, mind, states[WORLD])
        found = explain(states, seat, owners, actions, made, mind)
        if found == 0:
            return 0
        if best > 0 or found > best:
            best = found
            copy(states[WORLD], states[at])
    return best


def draw_world(view: Any, seat: int, mind: Any, out: Any) -> None:
    """A world that agrees with the view, all alike."""
    mind.drawn = scramble(mind.drawn)
    mind.key[7] = mind.drawn
    resample(view, seat, mind.key, out)


def wander(
    states: Any, at: int, seat: int, owners: Any, actions: Any, made: int, mind: Any, now: int, steps: int
) -> int:
    """Try so many changes of the world in row `at`, which is explained so well; how well the last one is."""
    for _ in range(steps):
        copy(states[at], states[WORLD])
        one = scramble(mind.drawn)
        mind.drawn = scramble(one)
        if nudge(states[WORLD], seat, one, mind.drawn):
            found = explain(states, seat, owners, actions, made, mind)
            mind.drawn = scramble(mind.drawn)
            if found - now >= LUCK[mind.drawn & 0xFF]:
                now = found
                copy(states[WORLD], states[at])
    return now


def explain(states: Any, seat: int, owners: Any, actions: Any, made: int, mind: Any) -> int:
    """The logarithm of the chance that the others would have decided so in the world; 0: nobody had a choice.

    Below 0 in any other case. 0, too, where the world cannot be dealt back.
    """
    world = states[WORLD]
    state = states[REPLAY]
    copy(states[BEGINNING], state)
    if not deal_back(world, state, seat, owners, actions, made):
        return 0
    found = 0
    for at in range(made):
        owner = owners[at]
        action = actions[at]
        if owner != seat:
            action = chose(world, state, owner, action)
            if action < 0:
                continue
            count = legal_actions(state, owner, mind.choices)
            if count > 1:
                mind.drawn = scramble(mind.drawn)
                found += surprise(state, owner, action, count, mind)
        apply(state, owner, action)
    return found


def surprise(state: Any, seat: int, action: int, count: int, mind: Any) -> int:
    """The logarithm of the chance that the seat, of `count` legal actions, takes this one; below 0."""
    if mind.learned:
        return min(-1, log_chance(state, seat, action, mind, mind.drawn))
    likely = heuristic(state, seat, mind.drawn) == action
    return EXPECTED[count] if likely else SURPRISE[count]

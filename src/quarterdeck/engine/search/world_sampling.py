"""Worlds weighted by belief: worlds in which the other seats' decisions make sense are more likely.

A world that agrees with a view may still be one in which a player has played absurdly. Here worlds take a random walk:
two hidden cards change places, and the change is accepted as often as it explains the others' decisions better
(Metropolis-Hastings). The rules of thumb, which are assumed to err at times, stand in for the others' decisions.
Templates, see `quarterdeck.kernel.rule_interface`.
"""

from __future__ import annotations

from typing import Any

from quarterdeck.engine.search.chance import xorshift
from quarterdeck.engine.search.opponents import (
    ONE,
    add_evidence,
    draw_models,
    forget_evidence,
    log_probability,
    mixed_evidence,
)
from quarterdeck.engine.search.policy import model_of
from quarterdeck.kernel.math import log
from quarterdeck.kernel.rule_interface import apply, chose, deal_back, legal_actions, nudge, reopen, resample
from quarterdeck.kernel.state import copy

VIEW, BEGINNING, WORLD, REPLAY, FIRST = range(5)
"""Rows of `states`: the seat's view now, its view when the cards were dealt, two for work, then the worlds."""

LUCK = tuple(round(ONE * log((at + 0.5) / 256)) for at in range(256))
"""By eight random bits: the logarithm of a uniform random number from 0 to 1."""

STARTS, BURN, THIN = 8, 100, 10
"""Worlds drawn to find the first of a chain; changes tried before its first kept world, and between two kept ones."""


def sample_worlds(
    states: Any, seat: int, owners: Any, actions: Any, made: int, mind: Any, first: int, count: int
) -> None:
    """Write a chain of worlds into rows `first` to `first + count - 1`.

    `owners`, `actions`: the `made` decisions since the beginning; the actions of secret ones are ignored. If a game's
    worlds cannot be dealt back, or nobody had a choice, each world is drawn independently. Afterwards the mind imagines
    each seat by the model that was drawn for this chain.
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
            now = mcmc_step(states, at, seat, owners, actions, made, mind[0], now, steps)
            steps = THIN
    for at in range(first, first + count):
        reopen(states[at], seat)
    imagined(states, 0)


def imagined(states: Any, yes: int) -> None:
    """Mark the worlds made from these views as imagined (`quarterdeck.kernel.draws`), or as not."""
    states[VIEW].imagined = yes
    states[BEGINNING].imagined = yes


def begin(states: Any, seat: int, owners: Any, actions: Any, made: int, mind: Any, at: int) -> int:
    """Write the best explained of `STARTS` worlds into row `at`, and return its log likelihood under the models.

    Draws the models of the seats by what each of them says of the seat's decisions in that world. Returns 0 if there is
    nothing to explain.
    """
    best = 1
    for _ in range(STARTS):
        draw_world(states[VIEW], seat, mind, states[WORLD])
        forget_evidence(mind)
        if replay(states, seat, owners, actions, made, mind, 1) == 0:
            forget_evidence(mind)
            draw_models(mind)
            return 0
        found = mixed_evidence(mind)
        if best == 1 or found > best:
            best = found
            copy(states[WORLD], states[at])
            draw_models(mind)
    copy(states[at], states[WORLD])
    return log_likelihood(states, seat, owners, actions, made, mind)


def draw_world(view: Any, seat: int, mind: Any, out: Any) -> None:
    """Draw a world that agrees with the view; all such worlds are equally likely."""
    mind.drawn = xorshift(mind.drawn)
    mind.key[7] = mind.drawn
    resample(view, seat, mind.key, out)


def mcmc_step(
    states: Any, at: int, seat: int, owners: Any, actions: Any, made: int, mind: Any, now: int, steps: int
) -> int:
    """Try `steps` changes of the world in row `at`, and return the log likelihood of the last world.

    `now` is the log likelihood of the first.
    """
    for _ in range(steps):
        copy(states[at], states[WORLD])
        one = xorshift(mind.drawn)
        mind.drawn = xorshift(one)
        if nudge(states[WORLD], seat, one, mind.drawn):
            found = log_likelihood(states, seat, owners, actions, made, mind)
            mind.drawn = xorshift(mind.drawn)
            if found - now >= LUCK[mind.drawn & 0xFF]:
                now = found
                copy(states[WORLD], states[at])
    return now


def log_likelihood(states: Any, seat: int, owners: Any, actions: Any, made: int, mind: Any) -> int:
    """Return the log likelihood of the others' decisions in the world, always below 0 if any of them had a choice.

    Returns 0 if nobody had a choice, or if the world cannot be dealt back.
    """
    return replay(states, seat, owners, actions, made, mind, 0)


def replay(states: Any, seat: int, owners: Any, actions: Any, made: int, mind: Any, gather: int) -> int:
    """Make the decisions again in the world dealt back, and return the others' log likelihood as `log_likelihood`.

    `gather`: 1 adds the decisions to the mind's evidence instead, and returns minus their number.
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
                mind.drawn = xorshift(mind.drawn)
                if gather:
                    add_evidence(state, owner, action, count, mind)
                    found -= 1
                else:
                    found += log_probability(state, owner, action, count, mind, model_of(mind, owner))
        apply(state, owner, action)
    return found

"""The sampling of worlds: those in which the other seats' decisions make sense are more likely.

A *world* is a full state that agrees with what the seat knows. In such a state another player may still have played
absurdly. So worlds are drawn by a random walk: two hidden cards change places, and the better the new world explains
the others' decisions, compared with the old one, the more likely the change is accepted (Metropolis-Hastings). The
model of the other seats gives the probability of a decision (`engine.search.opponents`). The functions are templates,
see `quarterdeck.kernel.rule_interface`.
"""

from typing import Any

from quarterdeck.engine.search.chance import begin_place, draw_key, xorshift
from quarterdeck.engine.search.opponents import find_chances, observe, start_counts
from quarterdeck.engine.search.policy import ONE
from quarterdeck.kernel.math import log
from quarterdeck.kernel.rule_interface import apply, chose, deal_back, nudge, reopen, resample
from quarterdeck.kernel.state import copy

VIEW, BEGINNING, WORLD, REPLAY, FIRST = range(5)
"""Rows of `states`: the seat's view now, its view when the cards were dealt, two working rows, then the worlds."""

LUCK = tuple(round(ONE * log((at + 0.5) / 256)) for at in range(256))
"""For each value of eight random bits, the logarithm of a uniform random number from 0 to 1."""

NEVER = -(1 << 60)
"""A number below every log likelihood."""

STARTS, BURN, THIN = 8, 100, 10
"""How many worlds are drawn to find the start of a chain; how many changes are tried before the first world of the
chain is kept; and how many between two kept worlds."""


def sample_worlds(
    states: Any, seat: int, owners: Any, actions: Any, made: int, search: Any, model: Any, first: int, count: int
) -> None:
    """Write a chain of worlds into rows `first` to `first + count - 1`.

    `owners`, `actions`: the `made` decisions since the beginning; the actions of secret ones are ignored. If the deal
    cannot be reconstructed from a world (`deal_back`), or if no other seat had a choice, each world is drawn
    independently. Afterwards `search.counts` is as the last world gives it.
    """
    imagined(states, 1)
    now = begin(states, seat, owners, actions, made, search, model, first)
    steps = BURN
    for at in range(first, first + count):
        if now == 0:
            draw_world(states[VIEW], seat, search, states[at])
        else:
            if at > first:
                copy(states[at - 1], states[at])
            now = mcmc_step(states, at, seat, owners, actions, made, search, model, now, steps)
            steps = THIN
    copy(states[first + count - 1], states[WORLD])
    log_likelihood(states, seat, owners, actions, made, search, model, NEVER)
    for at in range(first, first + count):
        reopen(states[at], seat)
    imagined(states, 0)


def imagined(states: Any, yes: int) -> None:
    """Mark the rows `VIEW` and `BEGINNING` of `states` as imagined (`yes` is 1) or as real (0).

    Worlds are copied from these rows, and so have the same mark. In imagined states, chance comes from the
    fast generator (`quarterdeck.kernel.draws`).
    """
    states[VIEW].imagined = yes
    states[BEGINNING].imagined = yes


def begin(states: Any, seat: int, owners: Any, actions: Any, made: int, search: Any, model: Any, at: int) -> int:
    """Draw `STARTS` worlds, write the one with the highest log likelihood into row `at`, and return its log likelihood.

    Returns 0 as soon as `log_likelihood` returns 0; row `at` must not be used then.
    """
    best = 0
    for _ in range(STARTS):
        draw_world(states[VIEW], seat, search, states[WORLD])
        found = log_likelihood(states, seat, owners, actions, made, search, model, NEVER)
        if found == 0:
            return 0
        if best == 0 or found > best:
            best = found
            copy(states[WORLD], states[at])
    return best


def draw_world(view: Any, seat: int, search: Any, out: Any) -> None:
    """Draw a world that agrees with the view; all such worlds are equally likely."""
    search.drawn = xorshift(search.drawn)
    search.key[7] = search.drawn
    resample(view, seat, search.key, out)


def mcmc_step(
    states: Any, at: int, seat: int, owners: Any, actions: Any, made: int, search: Any, model: Any, now: int, steps: int
) -> int:
    """Try `steps` changes of the world in row `at`, and return the log likelihood of the last world.

    `now` is the log likelihood of the first.
    """
    for _ in range(steps):
        copy(states[at], states[WORLD])
        one = xorshift(search.drawn)
        search.drawn = xorshift(one)
        if nudge(states[WORLD], seat, one, search.drawn):
            search.drawn = xorshift(search.drawn)
            least = now + LUCK[search.drawn & 0xFF]
            found = log_likelihood(states, seat, owners, actions, made, search, model, least)
            if found >= least:
                now = found
                copy(states[WORLD], states[at])
    return now


def log_likelihood(
    states: Any, seat: int, owners: Any, actions: Any, made: int, search: Any, model: Any, least: int
) -> int:
    """Return the log likelihood of the others' decisions in `states[WORLD]`: below 0 if any of them had a choice.

    Returns 0 if no other seat had a choice, or if the deal cannot be reconstructed from the world (`deal_back`). As
    soon as the sum is below `least`, it is returned unfinished. Afterwards `search.counts` includes these decisions.
    """
    world = states[WORLD]
    state = states[REPLAY]
    start_counts(search)
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
            search.drawn = xorshift(search.drawn)
            if find_chances(state, owner, action, search, model, search.drawn) > 1:
                found += observe(owner, search)
                if found < least:
                    return found
        apply(state, owner, action)
    return found


def learn_stretch(
    states: Any, seat: int, owners: Any, actions: Any, made: int, search: Any, model: Any, number: int
) -> None:
    """Update the search's prior by the decisions of an earlier stretch of play, such as a round.

    `states`: with room for one world. `VIEW` is the seat's last view in the stretch; `BEGINNING` and the decisions are
    as for `sample_worlds`. The decisions are weighed in one world, which is drawn with random bits that depend only on
    the stretch's `number`. One is enough, as usually little is hidden at the end.
    """
    begin_place(search, 0, number)
    draw_key(search)
    sample_worlds(states, seat, owners, actions, made, search, model, FIRST, 1)
    for at in range(len(search.prior)):
        search.prior[at] = search.counts[at]

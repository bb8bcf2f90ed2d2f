"""Endings solved exactly: the value of each action over all worlds that are still possible.

A world is a full state that agrees with what the seat knows. Its weight is the likelihood of the others' decisions in
it (`engine.search.world_sampling`). In every world the others play as the model of each seat says
(`engine.search.opponents`), from what that seat may know in it. Their random choices come from a stream that belongs to
the world; a likely world is repeated with several streams. The seat itself plays as well as it can: its observations
alone determine which worlds are left, and in all of these it takes the same action. With few streams only one world
would soon be left, and the seat would play as if it knew what the others will do.

The solver walks through all future decisions of the seat. At each, the worlds that the seat cannot tell apart form a
*group*. The solver tries each legal action in all worlds of the group, and plays on to the seat's next decision, a
*level* below. The functions are templates, see `quarterdeck.kernel.rule_interface`.
"""

from math import floor
from typing import Any

import numpy as np

from quarterdeck.engine.search.chance import xorshift
from quarterdeck.engine.search.opponents import sample
from quarterdeck.engine.search.policy import ONE
from quarterdeck.engine.search.terminal_stats import ENDS, add_end, look_at_end
from quarterdeck.engine.search.tree import LEGAL
from quarterdeck.engine.search.world_sampling import FIRST, NEVER, VIEW, WORLD, log_likelihood
from quarterdeck.games.base import Game
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.draws import mixed
from quarterdeck.kernel.event_buffer import HEARD, hide
from quarterdeck.kernel.math import exp
from quarterdeck.kernel.rule_interface import apply, horizon, legal_actions, pending, world_at
from quarterdeck.kernel.state import copy

PLACE = np.dtype(
    [
        ("weight", "f8"),  # the likelihood of the world (the likeliest has 1), divided by the number of its copies
        ("copies", "i8"),  # the number of rows with this world, each with a random stream of its own
        ("seen", "i8"),  # a hash of all events that the seat has seen since the solver began
        ("luck", "i8"),  # the state of the world's random stream, for the others' random choices
        ("next", "i8"),  # the next row of the same list, 0: none
    ],
    align=True,
)
"""The data of the world in the same row of the states."""

LEVEL = np.dtype(
    [
        ("end", "i8"),  # the first row behind the worlds of this level
        ("rest", "i8"),  # the first row of the list of worlds whose group has not been tried yet
        ("group", "i8"),  # the first row of the list of worlds of the present group
        ("count", "i8"),  # the number of legal actions of the present group
        ("at", "i8"),  # the index of the action that is tried now
        ("best", "f8"),  # the value of the group's best action so far
        ("sum", "f8"),  # the summed value of the groups that are done and of worlds that have come to their end
        ("legal", "i2", (LEGAL,)),  # the legal actions of the present group
        ("best_ends", "f8", (ENDS,)),  # the sums of `quarterdeck.engine.search.terminal_stats` that belong to `best`
        ("ends", "f8", (ENDS,)),  # the sums that belong to `sum`
    ],
    align=True,
)
"""A decision of the seat, in all worlds that the solver has brought to it. Values are weighted sums over worlds."""

LEVELS = 16
"""The most decisions with a choice that the seat may have until the horizon."""

COPIES = 16
"""If there are at most half as many worlds as this, each is repeated, with another random stream each time."""

LOOKS = 512
"""The number of further copies of an ending's worlds for an analysis, in proportion to how likely each world is."""

DRAWS = 32
"""The most draws of random tie-breaks by which an analysis weighs the worlds of an ending. With one draw, the shares of
actions vary more from seed to seed than by the others' random choices."""

WEIGHED = 4096
"""The most worlds that are weighed, each draw counted."""

HASH = 0x2545F4914F6CDD1D
HASHES = (1 << 61) - 1
TOLD = 131
"""Added to the numbers of an event, which are signed bytes, to make them all positive."""


def has_endings(game: Game) -> bool:
    """Return whether the game lists its worlds, which solving endings requires. This function is not compiled."""
    return hasattr(game.rules, "world_at")


def exact(
    states: Any,
    seat: int,
    owners: Any,
    actions: Any,
    made: int,
    search: Any,
    model: Any,
    places: Any,
    levels: Any,
    most: int,
    rows: int,
    plies: int,
    looks: int,
    draws: int,
) -> int:
    """Write each action's value over all worlds into `total` and `ends`; return the number of worlds.

    The value of an action is a weighted mean over the worlds. Returns 0 if there are more than `most` worlds, or if the
    solver would need more than `rows` rows of `states` or more than `plies` plies.

    `looks`: see `repeat_worlds`; there must be `most + looks + COPIES` rows behind FIRST. `draws`: see `weigh`.
    `owners`, `actions`, `made`: the decisions since `BEGINNING`, as for `sample_worlds`. `places`: PLACE[...], one for
    each row of `states`; `levels`: LEVEL[LEVELS].
    """
    states[VIEW].imagined = HEARD
    count = list_worlds(states, seat, places, most, search)
    states[VIEW].imagined = 0
    if count == 0:
        return 0
    whole = weigh(states, seat, owners, actions, made, search, model, places, count, draws)
    level = levels[0]
    level.end = repeat_worlds(states, places, count, looks, whole, search)
    level.rest = 0
    level.group = FIRST
    level.count = search.count
    level.at = 0
    for k in range(search.count):
        level.legal[k] = search.legal[k]
    if not look_ahead(states, seat, search, model, places, levels, rows, plies):
        return 0
    for k in range(search.count):
        search.total[k] /= whole
        for at in range(k * ENDS, k * ENDS + ENDS):
            search.ends[at] /= whole
    return count


def list_worlds(states: Any, seat: int, places: Any, most: int, search: Any) -> int:
    """Write all worlds into the rows from FIRST on, linked as one list, and return their number.

    Returns 0 if there are more than `most`.
    """
    count = 0
    found = world_at(states[VIEW], seat, 0, states[WORLD])
    while found >= 0:
        if count == most:
            return 0
        at = FIRST + count
        copy(states[WORLD], states[at])
        place = places[at]
        search.drawn = xorshift(search.drawn)
        place.luck = search.drawn
        place.seen = 0
        place.next = at + 1
        count += 1
        found = world_at(states[VIEW], seat, found + 1, states[WORLD])
    places[FIRST + count - 1].next = 0
    return count


def weigh(
    states: Any,
    seat: int,
    owners: Any,
    actions: Any,
    made: int,
    search: Any,
    model: Any,
    places: Any,
    count: int,
    draws: int,
) -> float:
    """Compute the weights of `count` worlds and return their sum.

    Random tie-breaks are the same in all of them. The weights are sums over as many of `draws` of such tie-breaks as
    WEIGHED allows. Afterwards `search.counts` is as the likeliest world gives it in the first draw.
    """
    luck = search.drawn
    best = NEVER
    likeliest = FIRST
    for at in range(FIRST, FIRST + count):
        places[at].weight = explain(states, seat, owners, actions, made, search, model, at, luck)
        if places[at].weight > best:
            best = places[at].weight
            likeliest = at
    whole = 0.0
    for at in range(FIRST, FIRST + count):
        places[at].weight = exp((places[at].weight - best) / ONE)
        whole += places[at].weight
    other = luck
    for _ in range(1, min(draws, WEIGHED // count)):
        other = mixed(other) | 1
        for at in range(FIRST, FIRST + count):
            weight = exp((explain(states, seat, owners, actions, made, search, model, at, other) - best) / ONE)
            places[at].weight += weight
            whole += weight
    explain(states, seat, owners, actions, made, search, model, likeliest, luck)
    search.drawn = luck
    return whole


def explain(
    states: Any, seat: int, owners: Any, actions: Any, made: int, search: Any, model: Any, at: int, luck: int
) -> int:
    """Return the log likelihood of the others' decisions in the world in row `at`. `luck`: the random tie-breaks."""
    copy(states[at], states[WORLD])
    search.drawn = luck
    return log_likelihood(states, seat, owners, actions, made, search, model, NEVER)


def repeat_worlds(states: Any, places: Any, count: int, looks: int, whole: float, search: Any) -> int:
    """Add copies of the `count` worlds to the list, each with its own random stream; return the first row behind them.

    `looks`: how many copies to divide among the worlds in proportion to their weights, whose sum is `whole`. With 0,
    all worlds have the same number of rows.
    """
    least = max(1, COPIES // count)
    for at in range(FIRST, FIRST + count):
        place = places[at]
        place.copies = max(least, 1 + floor(looks * place.weight / whole))
        place.weight /= place.copies
    end = FIRST + count
    before = 0
    turn = 0
    while end > before:
        before = end
        turn += 1
        for at in range(FIRST, FIRST + count):
            if turn < places[at].copies:
                add_copy(states, places, at, end, search)
                end += 1
    return end


def add_copy(states: Any, places: Any, at: int, end: int, search: Any) -> None:
    """Add a copy of the world in row `at` to the end of the list, as row `end`, with its own random stream."""
    copy(states[at], states[end])
    place = places[end]
    search.drawn = xorshift(search.drawn)
    place.luck = search.drawn
    place.seen = 0
    place.weight = places[at].weight
    place.next = 0
    places[end - 1].next = end


def look_ahead(states: Any, seat: int, search: Any, model: Any, places: Any, levels: Any, rows: int, plies: int) -> int:
    """Evaluate all decisions from level 0 on; return 1, or 0 if `rows`, `plies` or LEVELS do not suffice."""
    stop = horizon(states[VIEW])
    depth = 0
    while True:
        level = levels[depth]
        if level.at < level.count:
            if depth + 1 == LEVELS:
                return 0
            plies -= go_down(states, seat, stop, search, model, places, level, levels[depth + 1], rows)
            if plies < 0:
                return 0
            depth += 1
        elif level.rest:
            next_group(states, seat, places, level)
        elif depth == 0:
            return 1
        else:
            depth -= 1
            add_to_level(levels[depth], levels[depth + 1], search, depth)


def add_to_level(level: Any, below: Any, search: Any, depth: int) -> None:
    """Take the sum of the level below as the value of the action just tried.

    After the group's last action, the value of the best one is added to the sum of this level.
    """
    if depth == 0:
        search.total[level.at] = below.sum
        for at in range(ENDS):
            search.ends[level.at * ENDS + at] = below.ends[at]
    if level.at == 0 or below.sum > level.best:
        level.best = below.sum
        for at in range(ENDS):
            level.best_ends[at] = below.ends[at]
    level.at += 1
    if level.at == level.count:
        level.sum += level.best
        for at in range(ENDS):
            level.ends[at] += level.best_ends[at]


def next_group(states: Any, seat: int, places: Any, level: Any) -> None:
    """Form the next group: the first world in `rest`, and all others there that the seat cannot tell from it."""
    seen = places[level.rest].seen
    at = level.rest
    level.rest = 0
    level.group = 0
    while at:
        place = places[at]
        following = place.next
        if place.seen == seen:
            place.next = level.group
            level.group = at
        else:
            place.next = level.rest
            level.rest = at
        at = following
    level.count = legal_actions(states[level.group], seat, level.legal)
    level.at = 0


def go_down(
    states: Any, seat: int, stop: int, search: Any, model: Any, places: Any, level: Any, below: Any, rows: int
) -> int:
    """Play the group's next action in each of its worlds, and return the number of plies.

    Returns a number above every limit if `rows` are too few.
    """
    below.end = level.end
    below.sum = 0.0
    for k in range(ENDS):
        below.ends[k] = 0.0
    below.rest = 0
    below.count = 0
    below.at = 0
    plies = 0
    at = level.group
    while at:
        if below.end == rows:
            return 1 << 60
        state = states[below.end]
        place = places[below.end]
        copy(states[at], state)
        place.weight = places[at].weight
        place.seen = places[at].seen
        place.luck = places[at].luck
        apply(state, seat, level.legal[level.at])
        plies += 1 + play_to_choice(state, seat, stop, search, model, place)
        if pending(state) and horizon(state) == stop:
            place.next = below.rest
            below.rest = below.end
            below.end += 1
        else:
            look_at_end(state, search)
            below.sum += place.weight * search.values[seat]
            add_end(search, place.weight, below.ends, 0)
        at = places[at].next
    return plies


def play_to_choice(state: Any, seat: int, stop: int, search: Any, model: Any, place: Any) -> int:
    """Play on until the seat has a choice, or to the horizon; return the number of plies."""
    plies = 0
    owing = pending(state)
    while owing and horizon(state) == stop:
        observe(state, seat, place)
        if owing >> seat & 1:
            if legal_actions(state, seat, search.choices) > 1:
                return plies
            apply(state, seat, search.choices[0])
        else:
            mover = lowest(owing)
            place.luck = xorshift(place.luck)
            apply(state, mover, sample(state, mover, search, model, place.luck))
        plies += 1
        owing = pending(state)
    return plies


def observe(state: Any, seat: int, place: Any) -> None:
    """Add the seat's view of the last step's events to the hash of what it has seen."""
    hide(state, seat)
    seen = place.seen
    for at in range(state.events):
        seen = (seen * HASH + state.event[at] + TOLD) & HASHES
    place.seen = (seen * HASH + 1) & HASHES

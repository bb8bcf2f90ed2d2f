"""The decisions of bots at each level: slips, solved endings, rules of thumb, and comparison by sequential halving.

`decide_directly` returns a decision that needs no comparison. For all others, `continue_search` compares actions, in
portions as large as the caller likes; their size does not change the result. The functions are templates, see
`quarterdeck.kernel.rule_interface`.
"""

from typing import Any

import numpy as np

from quarterdeck.engine.search.chance import xorshift
from quarterdeck.engine.search.endgame import exact
from quarterdeck.engine.search.opponents import follow_rules
from quarterdeck.engine.search.policy import HEURISTIC
from quarterdeck.engine.search.rollouts import compare
from quarterdeck.engine.search.tree import LEGAL
from quarterdeck.engine.search.world_sampling import FIRST, VIEW, sample_worlds
from quarterdeck.kernel.rule_interface import heuristic, leeway, legal_actions

PLAN = np.dtype(
    [
        ("worlds", "i8"),  # the most worlds that are drawn; 0: no comparison, the rules of thumb decide
        ("simulations", "i8"),  # the approximate number of rollouts in all
        ("endings", "i8"),  # 1: endings are solved, 0: they are not
        ("slips", "i8"),  # the number of slips in 65,536 decisions, before `leeway` reduces it
        ("at", "i8"),  # the number of the world that is used next
        ("imagined", "i8"),  # the number of worlds drawn so far
        ("left", "i8"),  # how many more worlds are tried before the worse half of the actions is dropped
        ("halvings", "i8"),  # how many times a half is dropped; 0: not computed yet
    ],
    align=True,
)
"""The settings of a decision (the first four fields), and its progress (the others, which are 0 at first)."""

ONE = 1 << 16
CHAIN = 25
"""The number of worlds in a chain; chains are independent of each other."""
UNDECIDED = -1

WORLDS = 4096
"""The most worlds of an ending."""
PLIES = 100_000
"""The most decisions played to solve an ending: some hundredths of a second (docs/decisions/0033-endings.md)."""
ROWS = FIRST + 3 * WORLDS
"""Rows of the states for an ending: its worlds, and those of all its levels at one time."""
EQUAL = 1e-9
"""Actions whose values differ by less are equally good."""


def decide_directly(
    states: Any,
    seat: int,
    owners: Any,
    actions: Any,
    made: int,
    search: Any,
    model: Any,
    plan: Any,
    places: Any,
    levels: Any,
) -> int:
    """Return the seat's action if it needs no comparison, else UNDECIDED.

    If it is undecided, `search.legal` holds the actions to compare. `states`, `owners`, `actions`, `made`: as for
    `sample_worlds`. Endings need ROWS rows of `states` and of `places`.
    """
    search.count = legal_actions(states[VIEW], seat, search.legal)
    for k in range(search.count):
        search.spot[k] = k
    if search.count == 1:
        return int(search.legal[0])
    search.drawn = xorshift(search.drawn)
    if search.drawn & ONE - 1 < plan.slips * leeway(states[VIEW]) >> 6:
        return blunder(states, seat, owners, actions, search, model)
    if plan.endings:
        found = ending(states, seat, owners, actions, made, search, model, places, levels)
        if found != UNDECIDED:
            return found
    if plan.worlds:
        return UNDECIDED
    search.drawn = xorshift(search.drawn)
    return heuristic(states[VIEW], seat, search.drawn)


def blunder(states: Any, seat: int, owners: Any, actions: Any, search: Any, model: Any) -> int:
    """Return the better of two random actions, as judged by one rollout of each in the same world.

    In the rollouts all seats play by the rules of thumb alone: with a learned policy slips would be too good, and would
    change with every training. The world is drawn without weighing the others' decisions.
    """
    search.drawn = xorshift(search.drawn)
    one = search.drawn * search.count >> 32
    search.drawn = xorshift(search.drawn)
    other = search.drawn * (search.count - 1) >> 32
    if other >= one:
        other += 1
    first = search.legal[one]
    second = search.legal[other]
    search.legal[0] = first
    search.legal[1] = second
    search.count = 2
    search.learned = HEURISTIC
    sample_worlds(states, seat, owners, actions, 0, search, model, FIRST, 1)
    follow_rules(search)
    compare(states, seat, search, model, FIRST, 1)
    drop_worse_half(search)
    return int(search.legal[0])


def ending(
    states: Any, seat: int, owners: Any, actions: Any, made: int, search: Any, model: Any, places: Any, levels: Any
) -> int:
    """Return the best action if the decision is an ending that can be solved, else UNDECIDED.

    Of equally good actions, returns the one that the rules of thumb choose, or the first if they choose none of them.
    """
    if not exact(states, seat, owners, actions, made, search, model, places, levels, WORLDS, ROWS, PLIES, 0, 1):
        clear_results(search)
        return UNDECIDED
    most = search.total[0]
    for k in range(search.count):
        most = max(most, search.total[k])
    search.drawn = xorshift(search.drawn)
    said = heuristic(states[VIEW], seat, search.drawn)
    best = UNDECIDED
    for k in range(search.count):
        if search.total[k] > most - EQUAL and (best == UNDECIDED or search.legal[k] == said):
            best = search.legal[k]
    return int(best)


def clear_results(search: Any) -> None:
    """Clear what an attempt to solve an ending has left in the search, after the attempt failed."""
    for k in range(LEGAL):
        search.total[k] = 0.0
    for at in range(len(search.ends)):
        search.ends[at] = 0.0


def continue_search(
    states: Any,
    seat: int,
    owners: Any,
    actions: Any,
    made: int,
    search: Any,
    model: Any,
    plan: Any,
    sums: Any,
    tries: Any,
    count: int,
) -> int:
    """Continue the comparison for about `count` playouts; return the action, or UNDECIDED if more are needed.

    See `play_worlds` for the arguments.
    """
    if plan.halvings == 0:
        while 1 << plan.halvings < search.count:
            plan.halvings += 1
    while search.count > 1 and count > 0:
        if plan.left == 0:
            plan.left = max(1, plan.simulations // (plan.halvings * search.count))
        more = min(CHAIN, plan.left)
        play_worlds(states, seat, owners, actions, made, search, model, plan, sums, tries, more)
        count -= more * search.count
        plan.left -= more
        if plan.left == 0:
            drop_worse_half(search)
    return int(search.legal[0]) if search.count == 1 else UNDECIDED


def drop_worse_half(search: Any) -> None:
    """Sort the actions, the best first, and keep the better half (rounded up) for further comparison."""
    for k in range(1, search.count):
        at = k
        while at > 0 and search.total[at - 1] < search.total[at]:
            exchange(search, at - 1, at)
            at -= 1
    search.count = (search.count + 1) // 2


def exchange(search: Any, one: int, other: int) -> None:
    action = search.legal[one]
    search.legal[one] = search.legal[other]
    search.legal[other] = action
    spot = search.spot[one]
    search.spot[one] = search.spot[other]
    search.spot[other] = spot
    total = search.total[one]
    search.total[one] = search.total[other]
    search.total[other] = total


def play_worlds(
    states: Any,
    seat: int,
    owners: Any,
    actions: Any,
    made: int,
    search: Any,
    model: Any,
    plan: Any,
    sums: Any,
    tries: Any,
    count: int,
) -> None:
    """Try each of the search's actions in `count` more worlds; after `plan.worlds` of them, start again at the first.

    `sums`, `tries`: LEGAL numbers for each chain. For each action, at its place in `search.spot`, they are the sum of
    the seat's shares of the win, and the number of worlds of the chain in which the action was tried.
    """
    while count > 0:
        if plan.at == plan.imagined and plan.imagined < plan.worlds:
            more = min(CHAIN, plan.worlds - plan.imagined)
            sample_worlds(states, seat, owners, actions, made, search, model, FIRST + plan.imagined, more)
            plan.imagined += more
        plan.at %= plan.worlds
        chain = plan.at // CHAIN
        more = min(min(count, plan.imagined - plan.at), CHAIN - plan.at % CHAIN)
        for k in range(search.count):
            search.before[k] = search.total[k]
        compare(states, seat, search, model, FIRST + plan.at, more)
        for k in range(search.count):
            place = chain * LEGAL + search.spot[k]
            sums[place] += search.total[k] - search.before[k]
            tries[place] += more
        plan.at += more
        count -= more

"""The estimates for each action of a seat: shares of the win, their errors, and expected counts.

`ask` begins, `play_worlds` (`quarterdeck.engine.search.levels`) continues, a chain of worlds at a time, and `weigh_up`
computes the estimates so far. All numbers are computed here, so that every caller on every machine receives the same
ones to the last bit. The functions are templates, see `quarterdeck.kernel.rule_interface`.
"""

from math import floor, sqrt
from typing import Any

import numpy as np

from quarterdeck.engine.search.chance import begin_chance, xorshift
from quarterdeck.engine.search.endgame import DRAWS, LOOKS, exact
from quarterdeck.engine.search.levels import CHAIN, PLIES, ROWS, WORLDS, clear_results
from quarterdeck.engine.search.opponents import ALL, play
from quarterdeck.engine.search.saying import NEAR_OUTCOMES, SAID, SAYING, SURE, find_themes
from quarterdeck.engine.search.terminal_stats import COUNTED, ENDS
from quarterdeck.engine.search.tree import LEGAL, SEATS
from quarterdeck.engine.search.world_sampling import FIRST, REPLAY
from quarterdeck.games.types import MAX_COUNTS, MAX_OUTCOMES
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.math import exp, log
from quarterdeck.kernel.rule_interface import apply, course, horizon, outcomes, pending
from quarterdeck.kernel.state import copy

THOUGHT = np.dtype(
    [
        ("rise", "f8"),  # the scale from what a search finds to the share of the win: see `scaled`
        ("tilt", "f8"),
        ("seat", "i8"),  # the seat that decides
        ("seats", "i8"),
        ("sides", "i8"),
        ("own", "i8", (MAX_COUNTS,)),  # for each count, the place of the seat's own number; -1: the game lacks it
        ("worths", "f8", (MAX_OUTCOMES,)),  # the points that an outcome brings by the rules; 0: none
        ("result", "i8"),  # the index of the count that is the result of a round; -1: the game declares none
        ("better", "i8"),  # 1 if a higher result is better, -1 if a lower one is
        ("against", "i8"),  # the place of the opponent's result if it counts against the seat's own; -1: it does not
        *SAYING,
        ("solved", "i8"),  # the number of all possible worlds if the decision is a solved ending, else 0
        ("worlds", "i8"),  # the number of worlds in which each action was tried, or of a solved ending
        ("enough", "i8"),  # 1: further search would hardly change the estimates
        ("order", "i2", (LEGAL,)),  # the places of the actions in the search, the best first
        ("whole", "f8", (LEGAL,)),  # the number of worlds in which the action was tried
        ("mean", "f8", (LEGAL,)),  # the action's mean value in the search, before the scale is applied
        ("share", "f8", (LEGAL,)),  # the action's share of the win: the mean on the scale
        ("error", "f8", (LEGAL,)),  # the standard error of the share
        ("behind", "f8", (LEGAL,)),  # the share of the best action less that of this one
        ("behind_error", "f8", (LEGAL,)),  # the standard error of that difference
        ("shares", "f8", (LEGAL * SEATS,)),  # for each action, each seat's share of the win
        ("counts", "f8", (LEGAL * COUNTED,)),  # for each action, the expected counts
        ("points", "f8", (LEGAL,)),  # the result of the round for the seat, with a minus sign if a lower one is better
        ("outcome", "i8", (MAX_OUTCOMES,)),  # the outcomes in one world, at the first end of a course (working space)
        ("later", "i8", (MAX_OUTCOMES,)),  # the same at the second end
        ("outcomes", "f8", (LEGAL * NEAR_OUTCOMES,)),  # for each action, its outcomes in the near future, on average
        ("best_outcome", "i8", (NEAR_OUTCOMES,)),  # the best action's outcomes in one world (working space)
        ("squares", "f8", (LEGAL * NEAR_OUTCOMES,)),  # the mean squares of the differences to the best one's outcomes
        ("looked", "i8"),  # the number of worlds in which outcomes were computed
        ("best_in", "i8", (LEGAL,)),  # in how many of 100 worlds no other action is better; -1 in a solved ending
        *SAID,
    ],
    align=True,
)
"""The estimates for a decision. The fields up to `against` and those of SAYING are inputs, the rest are results."""

FEWEST = 15
"""The fewest chains from which errors are estimated; a chain is one observation, as its worlds depend on each other."""

NEAR = 0.01
"""Actions whose shares of the win differ by less are equally good."""

EDGE = 1e-3
"""The least distance of a share from 0 and 1 when its logit is taken: no estimate is more certain than that."""

MORE_PLIES = 400_000
"""The most decisions played to judge an ending with `LOOKS`: it takes about as long as to evaluate other decisions."""

LOOKED_AT = 200
"""The most worlds in which outcomes are computed; in a solved ending they are computed in all worlds."""


def ask(
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
    seed: int,
) -> int:
    """Begin to evaluate the search's actions.

    Returns the number of worlds if the decision is an ending, which is then solved; otherwise 0, and the caller goes on
    with `play_worlds`. A decision counts as an ending if a bot would solve it. It is then solved again, with as many of
    LOOKS as MORE_PLIES allow.

    `states`, `owners`, `actions`, `made`: as for `sample_worlds`. Endings need ROWS rows of `states` and of `places`.
    """
    begin_chance(search, seed)
    found = 0
    if plan.endings:
        found = exact(states, seat, owners, actions, made, search, model, places, levels, WORLDS, ROWS, PLIES, 0, 1)
        if found == 0:
            clear_results(search)
        begin_chance(search, seed)
    looks = LOOKS
    while found and not exact(
        states, seat, owners, actions, made, search, model, places, levels, WORLDS, ROWS, MORE_PLIES, looks, DRAWS
    ):
        looks //= 4  # with 0 looks it succeeds, as in the first call of `exact`
        begin_chance(search, seed)
    return found


def weigh_up(search: Any, solved: int, sums: Any, tries: Any, thought: Any) -> None:
    """Compute the estimates from all worlds so far.

    `solved`: the result of `ask`; `sums`, `tries`: the arrays that `play_worlds` has filled.
    """
    thought.solved = solved
    thought.worlds = solved if solved else search.tried
    chains = 0 if solved else (search.tried + CHAIN - 1) // CHAIN
    take_means(search, thought, sums, tries, chains)
    put_in_order(search, thought)
    best = thought.order[0]
    most = thought.mean[best]
    for k in range(search.count):
        own = thought.mean[k]
        thought.share[k] = scaled(own, thought.rise, thought.tilt)
        thought.behind[k] = scaled(most, thought.rise, thought.tilt) - thought.share[k]
        error = error_of(thought, sums, tries, chains, k, k)
        thought.error[k] = error * slope(own, thought.rise, thought.tilt)
        thought.best_in[k] = -1 if solved else floor(100 * search.wins[k] / search.tried + 0.5)
        error = 0.0 if k == best else error_of(thought, sums, tries, chains, best, k)
        thought.behind_error[k] = error * slope((own + most) / 2, thought.rise, thought.tilt)
        take_ends(search, thought, k)
    thought.enough = is_enough(search, thought, chains)


def take_means(search: Any, thought: Any, sums: Any, tries: Any, chains: int) -> None:
    """Compute the number of worlds in which each action was tried, and its mean."""
    for k in range(search.count):
        found = 0.0
        whole = 0.0
        for chain in range(chains):
            found += sums[chain * LEGAL + k]
            whole += tries[chain * LEGAL + k]
        thought.whole[k] = whole if chains else 1.0
        thought.mean[k] = found / whole if chains else search.total[k]


def put_in_order(search: Any, thought: Any) -> None:
    """Sort the actions, the best first; equal ones stay in the order of the search."""
    for k in range(search.count):
        at = k
        while at > 0 and thought.mean[thought.order[at - 1]] < thought.mean[k]:
            thought.order[at] = thought.order[at - 1]
            at -= 1
        thought.order[at] = k


def error_of(thought: Any, sums: Any, tries: Any, chains: int, one: int, other: int) -> float:
    """Return the standard error of the difference between two actions that were tried in the same chains.

    If both are the same action, it is the standard error of its mean. Chains are independent of each other; the worlds
    in one are not. With fewer than 2 chains, returns 0.
    """
    if chains < 2:
        return 0.0
    squares = 0.0
    for chain in range(chains):
        at = chain * LEGAL
        apart = (sums[at + one] - tries[at + one] * thought.mean[one]) / thought.whole[one]
        if other != one:
            apart -= (sums[at + other] - tries[at + other] * thought.mean[other]) / thought.whole[other]
        squares += apart * apart
    return sqrt(squares * chains / (chains - 1))


def take_ends(search: Any, thought: Any, k: int) -> None:
    """Compute, for an action, the share of the win of each seat, and the expected counts.

    The scale changes the share of the seat's own side; the shares of all others change in proportion, to make up 1.
    """
    own = thought.mean[k]
    rest = (1 - thought.share[k]) / (1 - own) if own < 1 else 0.0
    whole = 1.0 if thought.solved else float(search.tried)
    for seat in range(thought.seats):
        mate = seat % thought.sides == thought.seat % thought.sides
        brought = search.ends[k * ENDS + seat] / whole
        thought.shares[k * SEATS + seat] = thought.share[k] if mate else brought * rest
    for at in range(COUNTED):
        thought.counts[k * COUNTED + at] = search.ends[k * ENDS + SEATS + at] / whole
    if thought.result >= 0:
        own_result = thought.counts[k * COUNTED + thought.own[thought.result]]
        if thought.against >= 0:
            own_result -= thought.counts[k * COUNTED + thought.against]
        thought.points[k] = 0.0 + thought.better * own_result  # 0, not -0


def is_enough(search: Any, thought: Any, chains: int) -> int:
    """Return 1 if each other action is, with 99 % certainty, worse than the best or worse by less than `NEAR`."""
    if thought.solved:
        return 1
    if chains < FEWEST:
        return 0
    for at in range(1, search.count):
        k = thought.order[at]
        behind = thought.behind[k]
        doubt = SURE * thought.behind_error[k]
        if behind <= doubt and behind + doubt >= NEAR:
            return 0
    return 1


def logit(share: float) -> float:
    kept = min(max(share, EDGE), 1 - EDGE)
    return log(kept / (1 - kept))


def scaled(share: float, rise: float, tilt: float) -> float:
    """Return the share of the win for a share that the search found: its logit is a linear function of the other's."""
    return 1 / (1 + exp(-rise - tilt * logit(share)))


def slope(share: float, rise: float, tilt: float) -> float:
    """Return the derivative of `scaled` by the share that the search found."""
    kept = min(max(share, EDGE), 1 - EDGE)
    found = scaled(share, rise, tilt)
    return tilt * found * (1 - found) / (kept * (1 - kept))


def near_outcomes(states: Any, seat: int, search: Any, model: Any, plan: Any, places: Any, thought: Any) -> None:
    """Compute each action's outcomes in the near future over the worlds so far, and the themes that these support."""
    solved = thought.solved
    for at in range(LEGAL * NEAR_OUTCOMES):
        thought.outcomes[at] = 0.0
        thought.squares[at] = 0.0
    known = solved if solved else min(thought.worlds, plan.imagined)
    count = known if solved else min(known, LOOKED_AT)
    thought.looked = count
    whole = 0.0
    for place in range(count):
        world = place * known // count
        weight = places[FIRST + world].weight * places[FIRST + world].copies if solved else 1.0
        whole += weight
        search.drawn = xorshift(search.drawn)
        for nth in range(search.count):
            k = thought.order[nth]
            play_to_outcome(states, seat, search, model, FIRST + world, k, thought)
            add_outcomes(thought, nth, k, weight)
    for at in range(search.count * NEAR_OUTCOMES):
        thought.outcomes[at] /= whole
        thought.squares[at] /= whole
    find_themes(states, seat, search, thought)


def add_outcomes(thought: Any, nth: int, k: int, weight: float) -> None:
    """Add the outcomes of action `k` in one world, the `nth` in order, with the world's weight."""
    for at in range(NEAR_OUTCOMES):
        found = thought.outcome[at] if at < MAX_OUTCOMES else thought.later[at - MAX_OUTCOMES]
        if nth == 0:
            thought.best_outcome[at] = found
        apart = found - thought.best_outcome[at]
        thought.outcomes[k * NEAR_OUTCOMES + at] += weight * found
        thought.squares[k * NEAR_OUTCOMES + at] += weight * apart * apart


def play_to_outcome(states: Any, seat: int, search: Any, model: Any, world: int, k: int, thought: Any) -> None:
    """Write the outcomes of an action in one world into `outcome`, and those one course later into `later`.

    After each action of the search, the others' random choices come from the same stream.
    """
    for at in range(MAX_OUTCOMES):
        thought.outcome[at] = 0
        thought.later[at] = 0
    state = states[REPLAY]
    copy(states[world], state)
    stop = horizon(state)
    stood = course(state)
    apply(state, seat, search.legal[k])
    drawn = play_course(state, seat, search, model, search.drawn, stop, stood)
    outcomes(states[world], state, seat, thought.outcome)
    if horizon(state) == stop:
        play_course(state, seat, search, model, drawn, stop, course(state))
    outcomes(states[world], state, seat, thought.later)


def play_course(state: Any, seat: int, search: Any, model: Any, drawn: int, stop: int, stood: int) -> int:
    """Play until `course` is no longer `stood` or `horizon` no longer `stop`. Returns the last random number."""
    owing = pending(state)
    while owing and horizon(state) == stop and course(state) == stood:
        mover = lowest(owing)
        drawn = xorshift(drawn)
        apply(state, mover, play(state, mover, search, model, drawn, ALL ^ 1 << seat))
        owing = pending(state)
    return drawn

"""Learning of a policy by play against itself. The functions are templates, see `quarterdeck.kernel.rule_interface`.

A *lesson* tries each action of a seat: the policy plays on from it to the horizon, in the true state, with the same
random bits for every action. The weights then move a little up the gradient of the value of the softmax choice, and of
its entropy. The policy thereby approaches the best response to itself, as unpredictable as `softness` sets (a logit
equilibrium).
"""

from math import sqrt
from typing import Any

from quarterdeck.engine.search.chance import draw_key, xorshift
from quarterdeck.engine.search.opponents import NOBODY
from quarterdeck.engine.search.policy import ONE, decide, weigh
from quarterdeck.engine.search.rollouts import play_out
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.math import exp, log
from quarterdeck.kernel.rule_interface import apply, heuristic, horizon, init, legal_actions, pending, returns, worth
from quarterdeck.kernel.state import copy

TINY = 1e-9
"""Added to a probability before its logarithm is taken, as the logarithm of 0 does not exist."""
HEAVIEST = 32767
"""The largest weight, in 1024ths of a logit."""


def begin(state: Any, options: Any, search: Any) -> int:
    """Begin a new game with a key from the search's random stream; return the seats that owe a decision."""
    draw_key(search)
    init(state, options, search.key)
    return pending(state)


def learn(
    states: Any,
    options: Any,
    search: Any,
    model: Any,
    fine: Any,
    power: Any,
    most: int,
    every: int,
    softness: float,
    rate: float,
) -> None:
    """Play whole games of the policy against itself, with a lesson at one in about `every` decisions.

    Stops after the game with lesson number `most`. `states`: two rows; `fine`, `power`: float64, for each weight its
    value in logits and the sum of its squared steps so far; `softness`: see `games.types.Learning`; `rate`: the length
    of the first step of a weight, in logits.
    """
    state = states[0]
    done = 0
    while done < most:
        owing = begin(state, options, search)
        while owing:
            mover = lowest(owing)
            search.drawn = xorshift(search.drawn)
            if search.drawn % every == 0 and legal_actions(state, mover, search.legal) > 1:
                try_all(states, mover, search, model)
                improve(state, mover, search, model, fine, power, softness, rate)
                done += 1
            search.drawn = xorshift(search.drawn)
            apply(state, mover, decide(state, mover, search, model, search.drawn, ONE))
            owing = pending(state)


def try_all(states: Any, seat: int, search: Any, model: Any) -> None:
    """Write the value of each action of the seat into `search.total`; all are played on with the same random bits."""
    stop = horizon(states[0])
    count = legal_actions(states[0], seat, search.legal)
    search.drawn = xorshift(search.drawn)
    for k in range(count):
        copy(states[0], states[1])
        apply(states[1], seat, search.legal[k])
        play_out(states[1], stop, search, model, search.drawn, NOBODY)
        worth(states[1], search.values)
        search.total[k] = search.values[seat]


def improve(
    state: Any, seat: int, search: Any, model: Any, fine: Any, power: Any, softness: float, rate: float
) -> None:
    """Move the weights a little up the gradient of the value of the softmax choice and its entropy.

    The values are those of `try_all`, in `search.total`.
    """
    count, width = weigh(state, seat, search, model, search.drawn)
    top = search.sums[0]
    for k in range(count):
        top = max(top, search.sums[k])
    whole = 0.0
    for k in range(count):
        search.chance[k] = exp((search.sums[k] - top) / ONE)
        whole += search.chance[k]
    mean = 0.0
    for k in range(count):
        search.chance[k] /= whole
        search.total[k] = search.total[k] / softness - log(search.chance[k] + TINY)
        mean += search.chance[k] * search.total[k]
    for k in range(count):
        step = search.chance[k] * (search.total[k] - mean)
        for at in range(k * width, k * width + width):
            place = search.places[at]
            power[place] += step * step
            fine[place] += rate * step / sqrt(power[place] + 1.0)
            model.weights[place] = int(max(-1.0 * HEAVIEST, min(1.0 * HEAVIEST, fine[place] * ONE)))


def play_match(
    states: Any, options: Any, search: Any, model: Any, games: int, learners: int, heat: int, totals: Any
) -> None:
    """Play `games` whole games in which the seats of `learners` follow the policy, and the others the rules of thumb.

    Adds each seat's shares of the win to `totals`. `learners`: a bit set; `heat`: see `decide`.
    """
    state = states[0]
    for _ in range(games):
        owing = begin(state, options, search)
        while owing:
            mover = lowest(owing)
            search.drawn = xorshift(search.drawn)
            if learners >> mover & 1:
                apply(state, mover, decide(state, mover, search, model, search.drawn, heat))
            else:
                apply(state, mover, heuristic(state, mover, search.drawn & 0xFFFFFFFF))
            owing = pending(state)
        returns(state, search.values)
        for seat in range(state.seats):
            totals[seat] += search.values[seat]

"""The model of the players: the learned policy where the game has one, else the rules of thumb.

Each legal action has features, and each feature a learned weight. The chance of an action is the softmax of the sum of
its weights. Weights are whole numbers, so every machine computes the same. Templates, see `kernel.rule_interface`.
"""

from __future__ import annotations

from typing import Any

from quarterdeck.engine.search.chance import xorshift
from quarterdeck.kernel.math import exp, log
from quarterdeck.kernel.rule_interface import features, heuristic, legal_actions

ONE = 1024
"""One logit, and one in logarithms."""

NOISE = tuple(round(-ONE * log(-log((at + 0.5) / 1024))) for at in range(1024))
"""By ten random bits: a number of Gumbel's distribution. The greatest sum with such noise is a softmax choice."""

STEP = 8
MORE = tuple(round(ONE * log(1 + exp(-at * STEP / ONE))) for at in range(1024))
"""By index `at`: log(a + b) - log(a), where log(a) is `STEP * at` above log(b)."""

NEVER = round(ONE * log(0.01))
"""The least logarithm of a chance: no action is assumed to be less likely."""


def weigh(state: Any, seat: int, mind: Any, bits: int) -> tuple[int, int]:
    """Compute the sum of weights of each legal action; return the number of actions and of features for each.

    The actions are written into `mind.choices`, their features into `mind.places`, and the sums into `mind.sums`.
    `bits`: random bits for ties.
    """
    count = legal_actions(state, seat, mind.choices)
    width = features(state, seat, mind.choices, count, bits, mind.places)
    for k in range(count):
        total = 0
        for at in range(k * width, k * width + width):
            total += mind.weights[mind.places[at]]
        mind.sums[k] = total
    return count, width


def likely(states: Any, at: int, seat: int, minds: Any, heat: int) -> int:
    """Return the action that the seat is imagined to take in `states[at]` (a redacted state), see `decide`."""
    mind = minds[0]
    mind.drawn = xorshift(mind.drawn)
    return decide(states[at], seat, mind, mind.drawn, heat)


def decide(state: Any, seat: int, mind: Any, drawn: int, heat: int) -> int:
    """Return the action that the seat is imagined to take.

    `heat`, in 1024ths: 0 gives the most likely action, ONE the learned distribution.
    """
    if not model_of(mind, seat) & 1:
        return heuristic(state, seat, drawn & 0xFFFFFFFF)
    count, _ = weigh(state, seat, mind, drawn)
    best = 0
    most = -(1 << 60)
    for k in range(count):
        drawn = xorshift(drawn)
        found = mind.sums[k] * ONE + NOISE[drawn & 1023] * heat
        if found > most:
            most = found
            best = k
    return int(mind.choices[best])


def model_of(mind: Any, seat: int) -> int:
    """Return the number of the model that the seat is imagined by (`engine.search.opponents`); the policy's are odd."""
    return int(mind.models[seat] if mind.by_seat else mind.learned)


def log_chance(state: Any, seat: int, action: int, mind: Any, bits: int, scale: int) -> int:
    """Return the log chance, in 1024ths, of this action under the learned policy; 0 if it is the only one.

    `scale`, in 1024ths: what logits are multiplied by. Half of ONE gives a softer policy.
    """
    count, _ = weigh(state, seat, mind, bits)
    if count < 2:
        return 0
    whole = mind.sums[0] * scale // ONE
    own = whole
    for k in range(1, count):
        one = mind.sums[k] * scale // ONE
        if mind.choices[k] == action:
            own = one
        apart = abs(one - whole) // STEP
        whole = max(one, whole) + (MORE[apart] if apart < len(MORE) else 0)
    return int(max(NEVER, own - whole))

"""Models of the other seats: how likely each of them makes a decision.

A model gives every legal action a chance. The rules of thumb appear twice, as followed by players who rarely and who
often decide otherwise, and so does the learned policy, once with its logits halved. No single model suits all players:
`quarterdeck models` measures each of them on decisions of several kinds of players. Templates, see
`quarterdeck.kernel.rule_interface`.
"""

from __future__ import annotations

from typing import Any

from quarterdeck.engine.search.chance import xorshift
from quarterdeck.engine.search.policy import MORE, NOISE, STEP, log_chance
from quarterdeck.engine.search.tree import LEGAL, SEATS
from quarterdeck.engine.search.workspace import MODEL_COUNT
from quarterdeck.kernel.math import log
from quarterdeck.kernel.rule_interface import heuristic, legal_actions

THUMB, POLICY, LOOSE_THUMB, SOFT_POLICY, UNIFORM = range(5)
MODELS = ("thumb", "policy", "loose thumb", "soft policy", "uniform")
"""The models by number. Those of the policy exist only where a game has learned one."""

ONE = 1024
"""One in logarithms, which are whole numbers so that all machines give the same results."""

ERRS, OFTEN_ERRS = 0.2, 0.6
"""The shares of decisions that the two models of the rules of thumb assume to be random."""

SOFT = ONE // 2
"""What the soft policy multiplies logits by, in 1024ths."""

EVEN = tuple(round(ONE * log(1 / max(count, 1))) for count in range(LEGAL + 1))
"""By number of legal actions: the logarithm of the chance of each if all are equally likely."""

SURPRISE = tuple(round(ONE * log(ERRS / max(count, 1))) for count in range(LEGAL + 1))
"""By number of legal actions: the logarithm of the chance of one that the rules of thumb do not choose."""

EXPECTED = tuple(round(ONE * log(1 - ERRS + ERRS / max(count, 1))) for count in range(LEGAL + 1))
"""The same for the action that they choose."""

OFTEN_SURPRISE = tuple(round(ONE * log(OFTEN_ERRS / max(count, 1))) for count in range(LEGAL + 1))
OFTEN_EXPECTED = tuple(round(ONE * log(1 - OFTEN_ERRS + OFTEN_ERRS / max(count, 1))) for count in range(LEGAL + 1))


def log_probability(state: Any, seat: int, action: int, count: int, mind: Any, model: int) -> int:
    """Return the logarithm, below 0, of the chance that the seat takes this one of its `count` legal actions.

    The result is in 1024ths. The models of the policy need the mind's weights.
    """
    if model == POLICY:
        return min(-1, log_chance(state, seat, action, mind, mind.drawn, ONE))
    if model == SOFT_POLICY:
        return min(-1, log_chance(state, seat, action, mind, mind.drawn, SOFT))
    if model == UNIFORM:
        return EVEN[count]
    expected = heuristic(state, seat, mind.drawn) == action
    if model == THUMB:
        return EXPECTED[count] if expected else SURPRISE[count]
    return OFTEN_EXPECTED[count] if expected else OFTEN_SURPRISE[count]


def explain(states: Any, at: int, seat: int, action: int, minds: Any, out: Any) -> int:
    """Write the log probability of a decision in `states[at]` (a full state) under each of the models into `out`.

    `out`: an integer a model, in 1024ths. Returns the number of legal actions; with fewer than 2, writes nothing.
    """
    mind = minds[0]
    count = legal_actions(states[at], seat, mind.choices)
    if count > 1:
        mind.drawn = xorshift(mind.drawn)
        for model in range(len(MODELS)):
            out[model] = 0
            if mind.learned or (model != POLICY and model != SOFT_POLICY):
                out[model] = log_probability(states[at], seat, action, count, mind, model)
    return count


def candidates(mind: Any) -> int:
    """Return the models that a seat may be imagined by, as bits."""
    return int(mind.candidates if mind.candidates else 1 << mind.learned)


def forget_evidence(mind: Any) -> None:
    """Make all models equally likely for every seat."""
    for at in range(SEATS * MODEL_COUNT):
        mind.evidence[at] = 0


def add_evidence(state: Any, seat: int, action: int, count: int, mind: Any) -> None:
    """Add to the evidence the log probability of a decision under each candidate."""
    models = candidates(mind)
    for model in range(MODEL_COUNT):
        if models >> model & 1:
            mind.evidence[seat * MODEL_COUNT + model] += log_probability(state, seat, action, count, mind, model)


def mixed_evidence(mind: Any) -> int:
    """Return the log likelihood of all decisions in the evidence, each seat being a mixture of the candidates.

    It is relative to the likelihood with no evidence, and only approximate: `MORE` has steps.
    """
    models = candidates(mind)
    total = 0
    for seat in range(SEATS):
        whole = -(1 << 60)
        for model in range(MODEL_COUNT):
            if models >> model & 1:
                one = mind.evidence[seat * MODEL_COUNT + model]
                apart = abs(one - whole) // STEP
                whole = max(one, whole) + (MORE[apart] if apart < len(MORE) else 0)
        total += whole
    return total


def draw_models(mind: Any) -> None:
    """Draw a model for each seat; the chance of a candidate is in proportion to what it says of the evidence."""
    models = candidates(mind)
    for seat in range(SEATS):
        most = -(1 << 60)
        for model in range(MODEL_COUNT):
            if models >> model & 1:
                mind.drawn = xorshift(mind.drawn)
                found = mind.evidence[seat * MODEL_COUNT + model] + NOISE[mind.drawn & 1023]
                if found > most:
                    most = found
                    mind.models[seat] = model
    mind.by_seat = 1


def keep_models(mind: Any, chain: int) -> None:
    """Keep the present models as those of a chain of worlds."""
    found = 0
    for seat in range(SEATS):
        found |= mind.models[seat] << 4 * seat
    mind.assigned[chain] = found


def take_models(mind: Any, chain: int) -> None:
    """Imagine the seats by the models that were kept for a chain of worlds."""
    for seat in range(SEATS):
        mind.models[seat] = mind.assigned[chain] >> 4 * seat & 15
    mind.by_seat = 1

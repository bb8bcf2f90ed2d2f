"""The model of a single player: the learned policy if the game has one, else the rules of thumb.

Each legal action has features, and each feature a learned weight. The probability of an action is the softmax of the
sum of its weights. Weights are whole numbers, so every machine computes the same. The functions are templates, see
`quarterdeck.kernel.rule_interface`.
"""

from typing import Any

from quarterdeck.engine.search.chance import xorshift
from quarterdeck.engine.search.network import evaluate
from quarterdeck.kernel.math import log
from quarterdeck.kernel.rule_interface import any_action, features, heuristic, legal_actions, redact

ONE = 1024
"""The whole number that stands for a logit, or a logarithm, of 1."""

NOISE = tuple(round(-ONE * log(-log((at + 0.5) / 1024))) for at in range(1024))
"""For each value of ten random bits, a number of Gumbel's distribution.

If such a number is added to each logit, the greatest sum is a softmax choice."""

STEP = 8
"""The resolution of logits, in 1024ths, in the table of exponentials (`engine.search.opponents.EXP`)."""


def weigh(state: Any, seat: int, search: Any, model: Any, bits: int) -> tuple[int, int]:
    """Compute the sum of weights of each legal action; return the number of actions and of features for each.

    The actions are written into `search.choices`, their features into `search.places`, and the sums into `search.sums`.
    `bits`: random bits for ties.
    """
    count = legal_actions(state, seat, search.choices)
    width = features(state, seat, search.choices, count, bits, search.places)
    for k in range(count):
        total = 0
        for at in range(k * width, k * width + width):
            total += model.weights[search.places[at]]
        search.sums[k] = total
    return count, width


BY_CHANCE, HEURISTIC, TABLE, NETWORK = range(-1, 3)
"""The models of a player: all actions equally likely; rules of thumb; the softmax table; the policy network."""


def logits(state: Any, seat: int, search: Any, model: Any, bits: int) -> int:
    """Compute the logits of the legal actions by the softmax table or the network; return the number of actions.

    Writes the actions into `search.choices` and their logits into `search.sums`. `bits`: random bits for ties.
    """
    if search.learned == NETWORK:
        count, _ = evaluate(state, seat, search, model)
    else:
        count, _ = weigh(state, seat, search, model, bits)
    return count


def likely(states: Any, at: int, seat: int, search: Any, model: Any, heat: int) -> int:
    """Return the action that the model of a player takes for the seat in `states[at]` (a redacted state): `decide`."""
    search.drawn = xorshift(search.drawn)
    return decide(states[at], seat, search, model, search.drawn, heat)


def act(state: Any, view: Any, seat: int, search: Any, model: Any, drawn: int, heat: int, legal: Any) -> int:
    """Return the action of a seat that plays by `search.learned` in a full state; `view` and `legal` are working space.

    `drawn`: 32 random bits; `heat`: see `decide`.
    """
    if search.learned == BY_CHANCE:
        return any_action(state, seat, drawn, legal)
    if legal_actions(state, seat, legal) == 1:
        return int(legal[0])
    redact(state, seat, view)
    return decide(view, seat, search, model, drawn | 1, heat)


def decide(state: Any, seat: int, search: Any, model: Any, drawn: int, heat: int) -> int:
    """Return the action that the model `search.learned` takes for the seat.

    `heat` is the temperature, in 1024ths: 0 gives the most likely action, ONE the learned distribution.
    """
    if search.learned == HEURISTIC:
        return heuristic(state, seat, drawn & 0xFFFFFFFF)
    count = logits(state, seat, search, model, drawn)
    return int(search.choices[softmax_choice(search, count, drawn, heat)])


def softmax_choice(search: Any, count: int, drawn: int, heat: int) -> int:
    """Draw one of the `count` actions by the logits in `search.sums`, and return its index; `heat`: see `decide`."""
    best = 0
    most = -(1 << 60)
    for k in range(count):
        drawn = xorshift(drawn)
        found = search.sums[k] * ONE + NOISE[drawn & 1023] * heat
        if found > most:
            most = found
            best = k
    return int(best)

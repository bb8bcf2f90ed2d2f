"""What players are imagined to do: by a learned policy where the game has one, else by rules of thumb.

Each legal action has features, each feature a learned weight; an action is the likelier, the more its features weigh
together (softmax: e to their sum). Weights are whole numbers, so every machine imagines the same. Templates, see
`quarterdeck.kernel.slots`.
"""

from __future__ import annotations

from typing import Any

from quarterdeck.engine.tree import scramble
from quarterdeck.kernel.slots import features, heuristic, legal_actions
from quarterdeck.kernel.smooth import exp, log

ONE = 1024
"""One logit, and one in logarithms."""

NOISE = tuple(round(-ONE * log(-log((at + 0.5) / 1024))) for at in range(1024))
"""Ten random bits to a number of Gumbel's distribution: the greatest of sums with such noise is a softmax choice."""

STEP = 8
MORE = tuple(round(ONE * log(1 + exp(-at * STEP / ONE))) for at in range(1024))
"""By how much the logarithm of a sum is above that of its greater part, `STEP * at` above the other's."""

NEVER = round(ONE * log(0.01))
"""No action is believed to be less likely than this, whatever the policy says."""


def weigh(state: Any, seat: int, mind: Any, bits: int) -> tuple[int, int]:
    """The legal actions into `mind.choices`, their features into `mind.places`, what these weigh into `mind.sums`; how
    many actions, and how many features each.

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
    """What the seat is imagined to do in `states[at]` (a redacted state), with the mind's own chance; see `decide`."""
    mind = minds[0]
    mind.drawn = scramble(mind.drawn)
    return decide(states[at], seat, mind, mind.drawn, heat)


def decide(state: Any, seat: int, mind: Any, drawn: int, heat: int) -> int:
    """What the seat is imagined to do; `heat`: in 1024ths, 0 what is likeliest, ONE as likely as learned."""
    if not mind.learned:
        return heuristic(state, seat, drawn & 0xFFFFFFFF)
    count, _ = weigh(state, seat, mind, drawn)
    best = 0
    most = -(1 << 60)
    for k in range(count):
        drawn = scramble(drawn)
        found = mind.sums[k] * ONE + NOISE[drawn & 1023] * heat
        if found > most:
            most = found
            best = k
    return int(mind.choices[best])


def log_chance(state: Any, seat: int, action: int, mind: Any, bits: int) -> int:
    """The logarithm of the chance, in 1024ths, that the seat does this by the learned policy; 0: it has no choice."""
    count, _ = weigh(state, seat, mind, bits)
    if count < 2:
        return 0
    whole = mind.sums[0]
    own = whole
    for k in range(1, count):
        one = mind.sums[k]
        if mind.choices[k] == action:
            own = one
        apart = abs(one - whole) // STEP
        whole = max(one, whole) + (MORE[apart] if apart < len(MORE) else 0)
    return int(max(NEVER, own - whole))

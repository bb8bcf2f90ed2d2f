"""The model of the other seats: a mixture of simple players (a linear pool), with weights for each seat.

The probability of an action is the weighted mean of the probabilities that a few *components* give to it. A seat's
weights are proportional to its *counts*: each decision of the seat is divided among the counts of the components, in
proportion to how likely each component found it. The counts begin as those of typical players, so one bad guess never
costs much, and adapt to the seat within some decisions. All are whole numbers, so every machine computes the same. The
functions are templates, see `quarterdeck.kernel.rule_interface`.
"""

from typing import Any

from quarterdeck.engine.search import policy
from quarterdeck.engine.search.chance import xorshift
from quarterdeck.engine.search.policy import ONE, STEP, decide, logits, softmax_choice
from quarterdeck.engine.search.tree import SEATS
from quarterdeck.engine.search.workspace import COMPONENTS
from quarterdeck.kernel.math import exp, log
from quarterdeck.kernel.rule_interface import heuristic, legal_actions

RANDOM, HEURISTIC, LEARNED = range(COMPONENTS)
"""The components: all actions equally likely; the one that the rules of thumb choose; and the softmax table or the
network (`engine.search.policy`), if the search has one."""

DECISION = 1 << 12
"""By how much one decision increases the sum of a seat's counts."""
CERTAIN = 1 << 20
"""The whole number that stands for a probability of 1."""

PRIOR = tuple(round(DECISION * count) for count in (0.5, 0.2, 0.4))
PLAIN = tuple(round(DECISION * count) for count in (0.5, 0.08, 0.0))
"""The counts of a seat of which nothing is known: PRIOR with a learned policy, PLAIN without (decision 0082)."""

HEAT = 512
"""The temperature at which the deciding seat plays on by its policy (`decide`): half of the one in learning."""
ALL, NOBODY = -1, 0
"""Bit sets of the seats that play by the pool."""

EXP = tuple(round(CERTAIN * exp(-at * STEP / ONE)) for at in range(1024))
"""EXP[n]: by which factor (in units of 1 / CERTAIN) an action is less likely whose logit is `n` steps lower."""
LOG = tuple(round(ONE * log(max(at, 1) / CERTAIN)) for at in range(1024))
"""LOG[n]: the logarithm, in 1024ths, of the probability `n` / CERTAIN."""
DOUBLED = round(ONE * log(2))


def start_counts(search: Any) -> None:
    """Set each seat's counts to those at the start of the round: its prior, or those of a typical player."""
    for seat in range(SEATS):
        first = seat * COMPONENTS
        known = search.prior[first + RANDOM]
        for at in range(COMPONENTS):
            unknown = PLAIN[at] if search.learned == policy.HEURISTIC else PRIOR[at]
            search.counts[first + at] = search.prior[first + at] if known else unknown


def follow_rules(search: Any) -> None:
    """Set the counts so that all seats play by the rules of thumb alone.

    Do not weigh decisions by such counts, as they give most actions a probability of 0.
    """
    for at in range(SEATS * COMPONENTS):
        search.counts[at] = at % COMPONENTS == HEURISTIC


def components_of(search: Any) -> int:
    """Return the number of components that the search uses: without a policy, all but the last."""
    return int(LEARNED if search.learned == policy.HEURISTIC else COMPONENTS)


def find_chances(state: Any, seat: int, action: int, search: Any, model: Any, bits: int) -> int:
    """Write the probability that each component gives to a seat's action into `search.chances`.

    `bits`: random bits for ties. Returns the number of legal actions; with fewer than 2, writes nothing.
    """
    count = legal_actions(state, seat, search.choices)
    if count > 1:
        search.chances[RANDOM] = CERTAIN // count
        search.chances[HEURISTIC] = CERTAIN if heuristic(state, seat, bits & 0xFFFFFFFF) == action else 0
        if search.learned != policy.HEURISTIC:
            logits(state, seat, search, model, bits)
            search.chances[LEARNED] = softmax(search, count, action)
    return int(count)


def softmax(search: Any, count: int, action: int) -> int:
    """Return the probability of an action (in units of 1 / CERTAIN) under the logits in `search.sums`."""
    most = search.sums[0]
    for k in range(1, count):
        most = max(most, search.sums[k])
    whole = 0
    own = 0
    for k in range(count):
        at = (most - search.sums[k]) // STEP
        share = EXP[at] if at < len(EXP) else 0
        whole += share
        if search.choices[k] == action:
            own = share
    return int(own * CERTAIN // whole)


def observe(seat: int, search: Any) -> int:
    """Divide a decision of the seat among its counts; `search.chances` has the probabilities from `find_chances`.

    Returns the logarithm, below 0 and in 1024ths, of the probability that the seat's weights gave to the decision
    before.
    """
    first = seat * COMPONENTS
    kinds = components_of(search)
    whole = 0
    total = 0
    for at in range(kinds):
        whole += search.counts[first + at] * search.chances[at]
        total += search.counts[first + at]
    for at in range(kinds):
        search.counts[first + at] += search.counts[first + at] * search.chances[at] * DECISION // whole
    return min(-1, log_of(whole // total))


def log_of(chance: int) -> int:
    """Return the logarithm, in 1024ths, of a probability in units of 1 / CERTAIN."""
    found = 0
    while chance >= len(LOG):
        chance >>= 1
        found += DOUBLED
    return found + LOG[chance]


def play(state: Any, seat: int, search: Any, model: Any, drawn: int, pooled: int) -> int:
    """Return the action of a seat in a rollout.

    `pooled`: the bit set of the seats that play by the pool; the others play by the policy or the rules of thumb.
    """
    if pooled >> seat & 1:
        return sample(state, seat, search, model, drawn)
    return decide(state, seat, search, model, drawn, HEAT)


def sample(state: Any, seat: int, search: Any, model: Any, drawn: int) -> int:
    """Draw a component in proportion to the seat's counts, then an action from this component."""
    first = seat * COMPONENTS
    kinds = components_of(search)
    total = 0
    for at in range(kinds):
        total += search.counts[first + at]
    drawn = xorshift(drawn)
    left = total * drawn >> 32
    kind = 0
    while left >= search.counts[first + kind]:
        left -= search.counts[first + kind]
        kind += 1
    drawn = xorshift(drawn)
    if kind == HEURISTIC:
        return int(heuristic(state, seat, drawn))
    if kind == RANDOM:
        count = legal_actions(state, seat, search.choices)
        return int(search.choices[drawn * count >> 32])
    count = logits(state, seat, search, model, drawn)
    return int(search.choices[softmax_choice(search, count, drawn, ONE)])

"""Counts of how often a seat could choose an action in a finished game, and how often it did.

The functions are templates, see `quarterdeck.kernel.rule_interface`.
"""

from typing import Any

from quarterdeck.engine.play.retracing import SEAT_BITS
from quarterdeck.engine.play.steps import start
from quarterdeck.kernel.rule_interface import apply, horizon, legal_actions, pending

COULD, DID, COULD_ROUNDS, DID_ROUNDS, ROUNDS = range(5)
"""Indexes of the counts of `watch`: decisions in which the action was legal; decisions in which it was chosen; rounds
with a decision of the first kind; rounds with one of the second kind; all rounds."""


def watch(states: Any, options: Any, key: Any, log: Any, seat: int, action: int, legal: Any, out: Any) -> None:
    """Replay a logged game (`self_play.go_on`), and write the counts for `seat` and `action` into `out` (int64[5])."""
    start(states, options, key)
    state = states[0]
    for k in range(5):
        out[k] = 0
    could = did = 0
    for at in range(1, log[0] + 1):
        owner, chosen = log[at] & 7, log[at] >> SEAT_BITS
        if owner == seat and is_among(action, legal, legal_actions(state, seat, legal)):
            could += 1
            did += int(chosen == action)
        until = horizon(state)
        apply(state, owner, chosen)
        if horizon(state) != until or not pending(state):
            out[COULD] += could
            out[DID] += did
            out[COULD_ROUNDS] += int(could > 0)
            out[DID_ROUNDS] += int(did > 0)
            out[ROUNDS] += 1
            could = did = 0


def is_among(action: int, actions: Any, count: int) -> bool:
    """Return whether `action` is one of the first `count` actions, which are in ascending order."""
    k = 0
    while k < count and actions[k] < action:
        k += 1
    return bool(k < count and actions[k] == action)

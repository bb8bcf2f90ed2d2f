"""Games in which one seat avoids certain *barred* actions whenever it has another legal action.

Every seat plays by the model of a player (`policy.decide`): the most likely action of the learned policy, or the rules
of thumb if the game has no policy. Instead of a barred action, the seat takes the one that the policy ranks first among
the others; without a policy, a random one of them. The functions are templates, see
`quarterdeck.kernel.rule_interface`.
"""

from typing import Any

from quarterdeck.engine.play.retracing import SEAT_BITS
from quarterdeck.engine.search.chance import sown
from quarterdeck.engine.search.policy import HEURISTIC, act, weigh
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.rule_interface import apply, init, legal_actions, pending, redact, returns

UNFINISHED = -1
"""The result of `play_free` if the log is too short."""


def play_free(
    states: Any,
    options: Any,
    key: Any,
    search: Any,
    model: Any,
    seed: int,
    log: Any,
    room: int,
    chosen: Any,
    actions: int,
    legal: Any,
    values: Any,
) -> int:
    """Play a game without restrictions; return the number of decisions, or UNFINISHED.

    `states`: two rows. `log` (int64[room]): the number of decisions, then each decision (`retracing.SEAT_BITS`).
    `chosen` (int64, `actions` numbers for each seat): set to 1 if the seat took the action and could have taken
    another. `values`: the share of the win of each seat.
    """
    init(states[0], options, key)
    log[0] = 0
    while pending(states[0]):
        if log[0] + 1 == room:
            return UNFINISHED
        seat = lowest(pending(states[0]))
        action = act(states[0], states[1], seat, search, model, sown(seed, log[0]), 0, legal)
        if legal_actions(states[0], seat, legal) > 1:
            chosen[seat * actions + action] = 1
        apply(states[0], seat, action)
        log[0] += 1
        log[log[0]] = action << SEAT_BITS | seat
    returns(states[0], values)
    return int(log[0])


def play_barred(
    states: Any,
    options: Any,
    key: Any,
    search: Any,
    model: Any,
    seed: int,
    log: Any,
    owner: int,
    barred: Any,
    legal: Any,
    values: Any,
) -> int:
    """Play the game of `play_free` again, in which the seat `owner` takes a barred action only if it must.

    `barred`: 1 for each barred action, else 0. Returns whether the game differs; `values` is only written if so.
    """
    init(states[0], options, key)
    at = 0
    differs = 0
    while pending(states[0]):
        seat = lowest(pending(states[0]))
        drawn = sown(seed, at)
        action = log[at + 1] >> SEAT_BITS
        if differs:
            action = act(states[0], states[1], seat, search, model, drawn, 0, legal)
        if seat == owner and barred[action]:
            other = choose_other(states, seat, search, model, drawn, action, barred, legal)
            differs |= int(other != action)
            action = other
        apply(states[0], seat, action)
        at += 1
    if differs:
        returns(states[0], values)
    return differs


def choose_other(
    states: Any, seat: int, search: Any, model: Any, drawn: int, action: int, barred: Any, legal: Any
) -> int:
    """Return the seat's substitute for a barred action, or `action` itself if all legal actions are barred."""
    count = legal_actions(states[0], seat, legal)
    left = 0
    for k in range(count):
        if not barred[legal[k]]:
            legal[left] = legal[k]
            left += 1
    if left == 0:
        return action
    if search.learned == HEURISTIC:
        return int(legal[(sown(drawn, seat) * left) >> 32])
    redact(states[0], seat, states[1])
    count, _ = weigh(states[1], seat, search, model, drawn)
    best = -1
    for k in range(count):
        if not barred[search.choices[k]] and (best < 0 or search.sums[k] > search.sums[best]):
            best = k
    return int(search.choices[best])

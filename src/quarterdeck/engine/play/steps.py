"""A table's operations on a game's rule functions, one step at a time. Templates, see `kernel.rule_interface`."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.types import MAX_NUMBERS
from quarterdeck.kernel import copy
from quarterdeck.kernel.rule_interface import (
    any_action,
    apply,
    heuristic,
    horizon,
    init,
    legal_actions,
    own_actions,
    pending,
    redact,
    reopen,
    resample,
    returns,
    scores,
    why_illegal,
    worth,
)
from quarterdeck.kernel.rule_interface import phase as phase_of

OWES_NOTHING = -1
ILLEGAL = -2
"""Results of `step` for a decision that it refuses."""
BARRED = 2 + MAX_NUMBERS
"""Numbers in a row that `barred` writes."""


def start(states: Any, options: Any, key: Any) -> int:
    """Begin a new game in `states[0]`; return the seats that owe a decision."""
    init(states[0], options, key)
    return pending(states[0])


def step(states: Any, at: int, seat: int, action: int, out: Any) -> int:
    """Write the state after `action` into `states[at + 1]`; return the seats that then owe a decision.

    Returns OWES_NOTHING or ILLEGAL, and writes nothing, if the action is refused.
    """
    if not pending(states[at]) >> seat & 1:
        return OWES_NOTHING
    allowed = 0
    for k in range(legal_actions(states[at], seat, out)):
        if out[k] == action:
            allowed = 1
    if not allowed:
        return ILLEGAL
    copy(states[at], states[at + 1])
    apply(states[at + 1], seat, action)
    return pending(states[at + 1])


def replay(states: Any, options: Any, key: Any, seats: Any, actions: Any, count: int, out: Any) -> int:
    """Write the states of a whole game of `count` decisions into `states`, which has one row more.

    Returns the number of decisions before the first that is refused.
    """
    owing = start(states, options, key)
    for at in range(count):
        if seats[at] < 0 or seats[at] > 61 or owing >> seats[at] & 1 == 0:
            return at
        owing = step(states, at, seats[at], actions[at], out)
        if owing < 0:
            return at
    return count


def carry_out(states: Any, at: int, seat: int, action: int) -> int:
    """Apply a legal action in `states[at]` itself; return the seats that then owe a decision."""
    apply(states[at], seat, action)
    return pending(states[at])


def legal(states: Any, at: int, seat: int, out: Any) -> int:
    """Write the legal actions of a seat into `out`; return their number."""
    return legal_actions(states[at], seat, out)


def by_chance(states: Any, at: int, seat: int, bits: int, out: Any) -> int:
    """Return the legal action of a seat that 32 random bits select; `out` is room for all."""
    return any_action(states[at], seat, bits, out)


def tried(states: Any, at: int, seat: int, out: Any) -> int:
    """Write the actions that a seat could try with its own cards into `out`; return their number."""
    return own_actions(states[at], seat, out)


def why(states: Any, at: int, seat: int, action: int, out: Any) -> int:
    """Return the index in the game's `reasons` of why an action is illegal; write its numbers into `out` (int64[4])."""
    return why_illegal(states[at], seat, action, out)


def barred(states: Any, at: int, seat: int, legal: Any, own: Any, shown: Any, numbers: Any, out: Any) -> int:
    """Write the illegal actions on a seat's own cards into `out`, with their reasons as the seat may know them (`why`).

    Each is a row of `BARRED` numbers: the action, the index of the reason, and its numbers. Returns the number of rows;
    the other arrays are working space.
    """
    redact(states[at], seat, shown)
    allowed = legal_actions(states[at], seat, legal)
    found = 0
    for k in range(own_actions(states[at], seat, own)):
        free = 0
        for j in range(allowed):
            if legal[j] == own[k]:
                free = 1
        if not free:
            row = found * BARRED
            out[row] = own[k]
            out[row + 1] = why_illegal(shown, seat, own[k], numbers)
            for j in range(BARRED - 2):
                out[row + 2 + j] = numbers[j]
            found += 1
    return found


def owing(states: Any, at: int) -> int:
    """Return the seats that owe a decision."""
    return pending(states[at])


def phase(states: Any, at: int) -> int:
    """Return the phase, an index in the game's `phases`."""
    return phase_of(states[at])


def write_view(states: Any, at: int, seat: int, out: Any) -> None:
    """Write the state `states[at]` as `seat` may know it into `out`."""
    redact(states[at], seat, out)


def world(states: Any, at: int, seat: int, key: Any, out: Any) -> None:
    """Write a full state that agrees with what `seat` knows of `states[at]` into `out`."""
    resample(states[at], seat, key, out)


def ask_again(states: Any, at: int, seat: int) -> None:
    """Take back the choices of others in `states[at]` that `seat` cannot know."""
    reopen(states[at], seat)


def advise(states: Any, at: int, seat: int, bits: int) -> int:
    """Return the action that the rules of thumb choose for `seat` in `states[at]` (a redacted state)."""
    return heuristic(states[at], seat, bits)


def share(states: Any, at: int, out: Any) -> None:
    """Write each seat's share of the win into `out` (float64[max_seats])."""
    returns(states[at], out)


def estimate(states: Any, at: int, out: Any) -> None:
    """Write each seat's estimated share of the win, at a horizon or the end, into `out` (float64[max_seats])."""
    worth(states[at], out)


def score(states: Any, at: int, out: Any) -> int:
    """Write the score of each side into `out` (int64[max_seats]); return the number of sides."""
    return scores(states[at], out)


def horizon_at(states: Any, at: int) -> int:
    """Return the horizon: a number that changes when a round, or the game, is over."""
    return horizon(states[at])

"""What a table does with a game's rule functions, one step at a time. Templates: see `quarterdeck.kernel.slots`."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.base import MAX_NUMBERS
from quarterdeck.kernel import copy
from quarterdeck.kernel.slots import (
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
from quarterdeck.kernel.slots import phase as phase_of

OWES_NOTHING = -1
ILLEGAL = -2
"""What `step` answers instead of the seats that owe a decision."""
BARRED = 2 + MAX_NUMBERS
"""Numbers in a row of what `barred` finds."""


def start(states: Any, options: Any, key: Any) -> int:
    """A new game in `states[0]`; the seats that owe a decision."""
    init(states[0], options, key)
    return pending(states[0])


def step(states: Any, at: int, seat: int, action: int, out: Any) -> int:
    """The state after `action` into `states[at + 1]`; the seats that then owe a decision, or what is wrong."""
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
    """A whole game of `count` decisions into `states` (one more); how many of them could be carried out."""
    owing = start(states, options, key)
    for at in range(count):
        if seats[at] < 0 or seats[at] > 61 or owing >> seats[at] & 1 == 0:
            return at
        owing = step(states, at, seats[at], actions[at], out)
        if owing < 0:
            return at
    return count


def carry_out(states: Any, at: int, seat: int, action: int) -> int:
    """A legal action in `states[at]` itself; the seats that then owe a decision."""
    apply(states[at], seat, action)
    return pending(states[at])


def legal(states: Any, at: int, seat: int, out: Any) -> int:
    """The legal actions of a seat into `out`; how many."""
    return legal_actions(states[at], seat, out)


def by_chance(states: Any, at: int, seat: int, bits: int, out: Any) -> int:
    """The legal action of a seat that 32 random bits fall on; `out`: room for all."""
    return any_action(states[at], seat, bits, out)


def tried(states: Any, at: int, seat: int, out: Any) -> int:
    """The actions that a seat could try with its own cards into `out`; how many."""
    return own_actions(states[at], seat, out)


def why(states: Any, at: int, seat: int, action: int, out: Any) -> int:
    """Why an action is not legal: a place in the game's `reasons`, its numbers into `out` (int64[4])."""
    return why_illegal(states[at], seat, action, out)


def barred(states: Any, at: int, seat: int, legal: Any, own: Any, shown: Any, numbers: Any, out: Any) -> int:
    """What a seat could try with its own cards and may not, with the reason as it may know it (`why`): rows of
    `BARRED` numbers into `out`, the action, the reason's place, its numbers. How many; all else is room to work in."""
    redact(states[at], seat, shown[0])
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
            out[row + 1] = why_illegal(shown[0], seat, own[k], numbers)
            for j in range(BARRED - 2):
                out[row + 2 + j] = numbers[j]
            found += 1
    return found


def owing(states: Any, at: int) -> int:
    """The seats that owe a decision."""
    return pending(states[at])


def phase(states: Any, at: int) -> int:
    """The phase, a place in the game's `phases`."""
    return phase_of(states[at])


def look(states: Any, at: int, seat: int, out: Any) -> None:
    """What `seat` may know of `states[at]` into `out[0]`."""
    redact(states[at], seat, out[0])


def world(states: Any, at: int, seat: int, key: Any, out: Any) -> None:
    """A full state that agrees with what `seat` knows of `states[at]` into `out[0]`."""
    resample(states[at], seat, key, out[0])


def ask_again(states: Any, at: int, seat: int) -> None:
    """Take back in `states[at]` what others have chosen and `seat` cannot know."""
    reopen(states[at], seat)


def advise(states: Any, at: int, seat: int, bits: int) -> int:
    """What the rules of thumb say to `seat` in `states[at]` (a redacted state)."""
    return heuristic(states[at], seat, bits)


def share(states: Any, at: int, out: Any) -> None:
    """Share of the win a seat into `out` (float64[max_seats])."""
    returns(states[at], out)


def estimate(states: Any, at: int, out: Any) -> None:
    """About the share of the win a seat into `out` (float64[max_seats]), at a horizon or the end."""
    worth(states[at], out)


def score(states: Any, at: int, out: Any) -> int:
    """The score of each side into `out` (int64[max_seats]); how many sides."""
    return scores(states[at], out)


def stop(states: Any, at: int) -> int:
    """The horizon: a number that changes when a round is over, or the game."""
    return horizon(states[at])

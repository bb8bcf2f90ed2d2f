"""The operations by which a table plays a game step by step.

The functions are templates, see `quarterdeck.kernel.rule_interface`.
"""

from typing import Any

import numpy as np

from quarterdeck.engine.search.tree import SEATS as ROOM
from quarterdeck.games.types import MAX_NUMBERS
from quarterdeck.kernel import copy
from quarterdeck.kernel.draws import has_drawn
from quarterdeck.kernel.event_buffer import LENGTH, are_open, count_events
from quarterdeck.kernel.rule_interface import (
    any_action,
    apply,
    heuristic,
    horizon,
    init,
    legal_actions,
    moved,
    own_actions,
    pending,
    redact,
    reopen,
    resample,
    returns,
    round_scores,
    scores,
    why_illegal,
    worth,
)
from quarterdeck.kernel.rule_interface import phase as phase_of

OWES_NOTHING = -1
ILLEGAL = -2
"""Results of `step` if it refuses a decision: the seat owes none; the action is illegal."""
ILLEGAL_ROW = 2 + MAX_NUMBERS
"""How many numbers a row has that `illegal_actions` writes."""
OWN = (-1,)
"""For each kind of event, set for each game: the offset in the event of the seat whose decision it reveals (0: it names
no seat), or -1 if the event reveals more than a decision."""

MARK = np.dtype(
    [
        ("ply", "i4"),
        ("seat", "i4"),  # the seat whose decision led to this state; -1: it is the first state
        ("told", "i4"),  # the ply of the last state with events
        ("undo", "i4"),  # the earliest ply to which this seat may go back without the consent of others
        ("drew", "i4"),  # whether the decision that led here caused a random draw
        ("moved", "i4"),  # the ply at which cards were last dealt, shuffled or drawn; 0: at the beginning
        ("events", "i4"),  # the number of events up to this state
        ("open", "i4"),  # whether the events of this state are the same for every reader
        ("phase", "i4"),
        ("owing", "i4"),  # the seats that owe a decision
        ("sides", "i4"),  # the length of `now`; 0: no round is being played
        ("now", "i4", (ROOM,)),  # the numbers of `round_scores`
    ],
    align=True,
)
"""The data that a table keeps for each of its states in addition to the state."""


def start(states: Any, options: Any, key: Any) -> int:
    """Begin a new game in `states[0]`; return the seats that owe a decision."""
    init(states[0], options, key)
    return pending(states[0])


def begin(state: Any, mark: Any) -> int:
    """Write the mark of a game's first state; return the seats that owe a decision."""
    mark.ply = 0
    mark.seat = -1
    mark.told = 0
    mark.undo = 0
    mark.drew = 0
    mark.moved = 0
    mark.events = count_events(state)
    return describe(state, mark)


def describe(state: Any, mark: Any) -> int:
    """Write the part of a mark that follows from the state alone; return the seats that owe a decision."""
    mark.open = are_open(state)
    mark.phase = phase_of(state)
    mark.owing = pending(state)
    mark.sides = round_scores(state, mark.now) if mark.owing else 0
    return int(mark.owing)


def step(states: Any, at: int, seat: int, action: int, out: Any, marks: Any) -> int:
    """Write the state after `action` into `states[at + 1]` and its mark; return the seats that then owe a decision.

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
    write_mark(states, at, seat, marks)
    return describe(states[at + 1], marks[at + 1])


def write_mark(states: Any, at: int, seat: int, marks: Any) -> None:
    """Write the part of the mark of `states[at + 1]` that follows from the mark before and the seat's decision."""
    before, mark, state = marks[at], marks[at + 1], states[at + 1]
    mark.ply = before.ply + 1
    mark.seat = seat
    mark.told = mark.ply if state.events else before.told
    mark.undo = mark.ply
    if is_retractable(states, at, seat):
        mark.undo = before.undo if before.seat == seat else before.ply
    mark.drew = has_drawn(states[at], state)
    mark.moved = mark.ply if moved(states[at], state) else before.moved
    mark.events = before.events + count_events(state)


def is_retractable(states: Any, at: int, seat: int) -> int:
    """Return whether the seat's decision after `states[at]` (a full state) revealed nothing but itself.

    It must have caused no random draw. Other information (others' choices, a card from a pile, points, a new deal)
    appears as an event that the game does not declare `retractable`, or as a retractable event of another seat.
    """
    state = states[at + 1]
    if has_drawn(states[at], state):
        return 0
    place = 0
    while place < state.events:
        own = OWN[state.event[place]]
        if own < 0 or (own and state.event[place + own] != seat):
            return 0
        place += state.event[place + 1] & LENGTH
    return 1


def replay(states: Any, options: Any, key: Any, seats: Any, actions: Any, count: int, out: Any, marks: Any) -> int:
    """Write all states of a game of `count` decisions into `states` (`count + 1` rows), and their marks into `marks`.

    Returns the number of decisions before the first that is refused.
    """
    start(states, options, key)
    owing = begin(states[0], marks[0])
    for at in range(count):
        if seats[at] < 0 or seats[at] > 61 or owing >> seats[at] & 1 == 0:
            return at
        owing = step(states, at, seats[at], actions[at], out, marks)
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


def random_action(states: Any, at: int, seat: int, bits: int, out: Any) -> int:
    """Return the legal action of a seat that 32 random bits select; `out` is working space for all legal actions."""
    return any_action(states[at], seat, bits, out)


def candidate_actions(states: Any, at: int, seat: int, out: Any) -> int:
    """Write the actions that a seat could try with its own cards into `out`; return their number."""
    return own_actions(states[at], seat, out)


def why(states: Any, at: int, seat: int, action: int, out: Any) -> int:
    """Return the reason why an action is illegal, as an index in the game's `reasons`.

    Writes the numbers of the reason into `out` (int64[4]).
    """
    return why_illegal(states[at], seat, action, out)


def illegal_actions(states: Any, at: int, seat: int, legal: Any, own: Any, shown: Any, numbers: Any, out: Any) -> int:
    """Write the illegal actions that a seat could try with its own cards into `out`, with the reasons; return how many.

    Each is a row of `ILLEGAL_ROW` numbers: the action, the index of the reason, and its numbers (`why`). Reasons use
    only what the seat may know. The other arrays are working space.
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
            row = found * ILLEGAL_ROW
            out[row] = own[k]
            out[row + 1] = why_illegal(shown, seat, own[k], numbers)
            for j in range(ILLEGAL_ROW - 2):
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


def reopen_choices(states: Any, at: int, seat: int) -> None:
    """Take back, in `states[at]`, the unrevealed choices of others that `seat` cannot know."""
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


def round_score(states: Any, at: int, out: Any) -> int:
    """Write what each side would score if the round ended now into `out` (int64[max_seats]).

    Returns the number of sides, or 0 if no round is being played.
    """
    return round_scores(states[at], out)


def horizon_at(states: Any, at: int) -> int:
    """Return the horizon: a number that changes when a round, or the game, is over."""
    return horizon(states[at])

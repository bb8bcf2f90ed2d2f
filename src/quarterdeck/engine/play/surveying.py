"""Measures of a finished game: its length, its choices, the score after each round, and which cards were held.

Many functions take `most`, the number of seats that arrays have room for (`Game.max_seats`), and `actions`, the number
of actions of the game. The functions are templates, see `quarterdeck.kernel.rule_interface`.
"""

from typing import Any

from quarterdeck.engine.play.retracing import SEAT_BITS
from quarterdeck.kernel.bits import popcount
from quarterdeck.kernel.event_buffer import LENGTH
from quarterdeck.kernel.rule_interface import apply, horizon, init, legal_actions, own_actions, pending, scores

DECISIONS, FREE, BRANCHES, FREE_TOGETHER, FORCED_TOGETHER, ROUNDS, SIDES, COUNTS = range(8)
"""Indexes of the counts of `survey`: decisions; decisions with more than one legal action; legal actions, summed over
decisions; decisions made while other seats chose at the same time, with more than one legal action and with only one;
rounds; sides. COUNTS is the number of counts."""
KINDS = 64
"""The most kinds of events that can be counted."""


def survey(
    state: Any,
    options: Any,
    key: Any,
    log: Any,
    legal: Any,
    own: Any,
    counts: Any,
    kinds: Any,
    last: Any,
    totals: Any,
    rounds: Any,
    now: Any,
    held: Any,
    gains: Any,
    most: int,
    actions: int,
) -> int:
    """Replay a logged game (`self_play.go_on`) and measure it. Return the number of rounds.

    The arrays from `counts` on are overwritten, all int64. `counts[COUNTS]`; `kinds[KINDS]`: events of each kind;
    `last[most]`: the last round in which each seat decided, from 1, or 0. `totals[most]`: working space. `rounds`: for
    each round the number of decisions made by its end, then `most` scores of sides. `now` (working space) and `held`
    have a number for each seat and action: in how many rounds the action was one of the seat's own (`own_actions`) at
    its first decision. `gains[actions]`: by how many points these seats did better in these rounds than the average
    side, summed up and multiplied by the number of sides.
    """
    clear(counts, kinds, last, now, held, gains, most, actions)
    init(state, options, key)
    note_events(state, kinds)
    at = 0
    while at < log[0]:
        at = play_round(state, at, log, legal, own, counts, kinds, last, now, actions)
        end_round(state, at, counts, totals, rounds, now, held, gains, most, actions)
    return int(counts[ROUNDS])


def play_round(
    state: Any,
    at: int,
    log: Any,
    legal: Any,
    own: Any,
    counts: Any,
    kinds: Any,
    last: Any,
    now: Any,
    actions: int,
) -> int:
    """Apply decisions from the log until the round is over, and measure them; return the number of decisions so far."""
    until = horizon(state)
    seen = together = 0
    while horizon(state) == until and pending(state):
        at += 1
        seat = log[at] & 7
        owing = pending(state)
        together = owing if popcount(owing) > 1 else together & owing
        if not seen >> seat & 1:
            seen |= 1 << seat
            mark_own(state, seat, own, now, actions)
        note_choice(legal_actions(state, seat, legal), together >> seat & 1, counts)
        last[seat] = counts[ROUNDS] + 1
        apply(state, seat, log[at] >> SEAT_BITS)
        note_events(state, kinds)
    return at


def mark_own(state: Any, seat: int, own: Any, now: Any, actions: int) -> None:
    """Mark the actions that a seat could try with its own cards in `now`."""
    for k in range(own_actions(state, seat, own)):
        now[seat * actions + own[k]] = 1


def clear(counts: Any, kinds: Any, last: Any, now: Any, held: Any, gains: Any, most: int, actions: int) -> None:
    """Set all numbers of the result to 0."""
    for k in range(COUNTS):
        counts[k] = 0
    for k in range(KINDS):
        kinds[k] = 0
    for k in range(most):
        last[k] = 0
    for k in range(actions):
        gains[k] = 0
    for k in range(most * actions):
        now[k] = 0
        held[k] = 0


def note_events(state: Any, kinds: Any) -> None:
    """Count the events of the last step by kind."""
    at = 0
    while at < state.events:
        kinds[state.event[at]] += 1
        at += state.event[at + 1] & LENGTH


def note_choice(legal: int, together: int, counts: Any) -> None:
    """Count a decision with `legal` legal actions; `together`: 1 if other seats choose at the same time."""
    counts[DECISIONS] += 1
    counts[BRANCHES] += legal
    if legal > 1:
        counts[FREE] += 1
        counts[FREE_TOGETHER] += together
    else:
        counts[FORCED_TOGETHER] += together


def end_round(
    state: Any, at: int, counts: Any, totals: Any, rounds: Any, now: Any, held: Any, gains: Any, most: int, actions: int
) -> None:
    """Write the scores at a round's end; add the marked actions to `held`, and the gains of their seats to `gains`."""
    row = counts[ROUNDS] * (most + 1)
    sides = scores(state, totals)
    rounds[row] = at
    for side in range(most):
        rounds[row + 1 + side] = totals[side] if side < sides else 0
    whole = 0
    for side in range(sides):
        if counts[ROUNDS]:
            totals[side] -= rounds[row - most + side]
        whole += totals[side]
    for seat in range(most):
        lead = sides * totals[seat % sides] - whole
        for action in range(actions):
            if now[seat * actions + action]:
                now[seat * actions + action] = 0
                held[seat * actions + action] += 1
                gains[action] += lead
    counts[SIDES] = sides
    counts[ROUNDS] += 1

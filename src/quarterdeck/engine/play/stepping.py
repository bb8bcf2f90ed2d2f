"""Steps of many games side by side. Templates, see `quarterdeck.kernel.rule_interface`.

Each game has a lane. `engine.compile.environments` sets the constants of a game, and what is observed.
"""

from typing import Any

import numpy as np

from quarterdeck.engine.play.random_play import next_word
from quarterdeck.engine.search.policy import act
from quarterdeck.engine.search.tree import SEATS as ROOM
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.rule_interface import (
    any_action,
    apply,
    horizon,
    init,
    legal_actions,
    pending,
    redact,
    returns,
    scores,
    worth,
)
from quarterdeck.kernel.state import blank_rest

ACTIONS = WIDTH = WORDS = SEATS = 1
"""Actions, numbers of an observation, the words that tell it apart, and the most seats; set for each game."""
SIGN = 1
"""-1 where few points win."""
SHARE, SCORE, ROUND = range(3)
"""Rewards: the share of the win, at the end of the game; how much better the score has become; how much the share that
a seat may hope for has grown, at the end of each round and of the game."""

ALL = -1
"""The agent of a lane where the caller decides for all seats."""
ENDED, STANDS = 1, 2
"""A game has ended with this step, and another has begun; or it is over and stands."""

LANE = np.dtype(
    [
        ("words", "i8", (2,)),  # the lane's random stream
        ("agent", "i8"),  # the seat whose decisions are the caller's, or ALL
        ("seat", "i8"),  # the seat that decides next
        ("round", "i8"),  # the horizon that the game plays towards
        ("before", "f8", (ROOM,)),  # from what the next reward counts, a seat
        ("reward", "f4", (ROOM,)),
        ("returns", "f4", (ROOM,)),  # shares of the win in the game that ended last
        ("ended", "i8"),
    ],
    align=True,
)

DESK = np.dtype(
    [
        ("key", "u4", (8,)),
        ("legal", "i2", (128,)),
        ("values", "f8", (ROOM,)),
        ("points", "i8", (ROOM,)),
        ("heat", "i8"),  # of other players that have learned, in 1024ths
        ("again", "i8"),  # whether a game that ends is followed by another
        ("paid", "i8"),  # the kind of reward: SHARE, SCORE or ROUND
    ],
    align=True,
)
"""Working space."""


def observe(state: Any, seat: int, out: Any, at: int, words: Any, first: int) -> None:
    """Stand for the function of `Layout.source`, which writes what is new in an observation of a redacted state."""


def begin(state: Any, lane: Any, desk: Any, options: Any) -> None:
    """Begin a new game."""
    for at in range(8):
        desk.key[at] = next_word(lane.words)
    init(state, options, desk.key)
    lane.round = horizon(state)
    sides = scores(state, desk.points)
    for seat in range(state.seats):
        lane.before[seat] = 0.0
        if desk.paid == SCORE:
            lane.before[seat] = desk.points[seat % sides]
        if desk.paid == ROUND:
            lane.before[seat] = 1.0 / state.seats


def carry_on(state: Any, lane: Any, seat: int, action: int, desk: Any) -> int:
    """Apply a decision and add to the rewards; return the seats that owe a decision then."""
    apply(state, seat, action)
    owing = pending(state)
    if desk.paid == SCORE:
        sides = scores(state, desk.points)
        for each in range(state.seats):
            lane.reward[each] += SIGN * (desk.points[each % sides] - lane.before[each])
            lane.before[each] = desk.points[each % sides]
    if owing == 0:
        returns(state, desk.values)
        for each in range(SEATS):
            lane.returns[each] = desk.values[each]
        if desk.paid != SCORE:
            add_values(state, lane, desk)
    elif desk.paid == ROUND and horizon(state) != lane.round:
        lane.round = horizon(state)
        worth(state, desk.values)
        add_values(state, lane, desk)
    return owing


def add_values(state: Any, lane: Any, desk: Any) -> None:
    """Add to the rewards what the values of the seats have grown by."""
    for seat in range(state.seats):
        lane.reward[seat] += desk.values[seat] - lane.before[seat]
        lane.before[seat] = desk.values[seat] if desk.paid == ROUND else 0.0


def play_others(state: Any, lane: Any, desk: Any, view: Any, mind: Any, model: Any) -> int:
    """Let the other seats decide until the agent must; return the seats that owe a decision then."""
    owing = pending(state)
    while owing and lane.agent != ALL and not owing >> lane.agent & 1:
        seat = lowest(owing)
        drawn = next_word(lane.words)
        action = act(state, view, seat, mind, model, drawn, desk.heat, desk.legal)
        owing = carry_on(state, lane, seat, action, desk)
    return int(owing)


def mark_legal(state: Any, at: int, seat: int, owing: int, desk: Any, masks: Any) -> None:
    """Write the mask of the legal actions of a seat; nothing is legal if no seat owes a decision."""
    for action in range(ACTIONS):
        masks[at * ACTIONS + action] = 0
    if owing:
        for place in range(legal_actions(state, seat, desk.legal)):
            masks[at * ACTIONS + desk.legal[place]] = 1


def step_lane(state: Any, lane: Any, action: int, desk: Any, view: Any, mind: Any, model: Any, options: Any) -> int:
    """Carry out a decision and play on to the next one of the caller; return the seats that owe one, 0 if it stands.

    `action`: -1 to begin a new game instead.
    """
    lane.ended = 0
    if action < 0:
        begin(state, lane, desk, options)
    else:
        carry_on(state, lane, lane.seat, action, desk)
    owing = play_others(state, lane, desk, view, mind, model)
    while owing == 0 and lane.ended != STANDS:
        lane.ended = ENDED if desk.again else STANDS
        if desk.again:
            begin(state, lane, desk, options)
            owing = play_others(state, lane, desk, view, mind, model)
    if owing:
        lane.seat = lowest(owing) if lane.agent == ALL else lane.agent
    return owing


def step_lanes(
    states: Any,
    view: Any,
    mind: Any,
    model: Any,
    lanes: Any,
    desk: Any,
    options: Any,
    actions: Any,
    masks: Any,
    count: int,
) -> None:
    """Carry out one decision in each lane, which must be legal; a lane whose game stands is left alone.

    `actions`: -1 to begin a new game. `view` is working space.
    """
    for at in range(count):
        blank_rest(lanes[at].reward, 0)
        if actions[at] < 0 or lanes[at].ended != STANDS:
            owing = step_lane(states[at], lanes[at], actions[at], desk, view, mind, model, options)
            mark_legal(states[at], at, lanes[at].seat, owing, desk, masks)


def observe_lanes(states: Any, lanes: Any, view: Any, seen: Any, words: Any, count: int) -> None:
    """Write what the seat that decides next observes, in each lane. `view` is working space."""
    for at in range(count):
        redact(states[at], lanes[at].seat, view)
        observe(view, lanes[at].seat, seen, at * WIDTH, words, at * WORDS)


def view_lanes(states: Any, lanes: Any, views: Any, count: int) -> None:
    """Write the view of the seat that decides next, in each lane."""
    for at in range(count):
        redact(states[at], lanes[at].seat, views[at])


def first_illegal(lanes: Any, masks: Any, actions: Any, count: int) -> int:
    """Return the first lane whose action is not legal, or -1."""
    for at in range(count):
        action = actions[at]
        if lanes[at].ended != STANDS and (action < 0 or action >= ACTIONS or masks[at * ACTIONS + action] == 0):
            return at
    return -1


def draw_actions(states: Any, lanes: Any, desk: Any, actions: Any, count: int) -> None:
    """Write a legal action by chance for each lane, all equally likely; 0 where none is legal."""
    for at in range(count):
        drawn = next_word(lanes[at].words)
        actions[at] = 0
        if lanes[at].ended != STANDS:
            actions[at] = any_action(states[at], lanes[at].seat, drawn, desk.legal)


def observe_seats(states: Any, at: int, first: int, count: int, view: Any, seen: Any, words: Any) -> None:
    """Write what `count` seats, from seat `first` on, observe of one state, one after the other."""
    for index in range(count * WIDTH):
        seen[index] = 0
    for index in range(count * WORDS):
        words[index] = 0
    for number in range(count):
        redact(states[at], first + number, view)
        observe(view, first + number, seen, number * WIDTH, words, number * WORDS)

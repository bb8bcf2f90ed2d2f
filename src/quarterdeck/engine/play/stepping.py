"""Steps of many games side by side. Templates, see `quarterdeck.kernel.rule_interface`.

Each game has an environment. `engine.compile.environments` sets the constants of a game, and what is observed.
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
"""The agent of an environment where the caller decides for all seats."""
ENDED, STANDS = 1, 2
"""A game has ended with this step, and another has begun; or it is over and stands."""

ENV = np.dtype(
    [
        ("words", "i8", (2,)),  # the environment's random stream
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

WORKSPACE = np.dtype(
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


def begin(state: Any, env: Any, workspace: Any, options: Any) -> None:
    """Begin a new game."""
    for at in range(8):
        workspace.key[at] = next_word(env.words)
    init(state, options, workspace.key)
    env.round = horizon(state)
    sides = scores(state, workspace.points)
    for seat in range(state.seats):
        env.before[seat] = 0.0
        if workspace.paid == SCORE:
            env.before[seat] = workspace.points[seat % sides]
        if workspace.paid == ROUND:
            env.before[seat] = 1.0 / state.seats


def carry_on(state: Any, env: Any, seat: int, action: int, workspace: Any) -> int:
    """Apply a decision and add to the rewards; return the seats that owe a decision then."""
    apply(state, seat, action)
    owing = pending(state)
    if workspace.paid == SCORE:
        sides = scores(state, workspace.points)
        for each in range(state.seats):
            env.reward[each] += SIGN * (workspace.points[each % sides] - env.before[each])
            env.before[each] = workspace.points[each % sides]
    if owing == 0:
        returns(state, workspace.values)
        for each in range(SEATS):
            env.returns[each] = workspace.values[each]
        if workspace.paid != SCORE:
            add_values(state, env, workspace)
    elif workspace.paid == ROUND and horizon(state) != env.round:
        env.round = horizon(state)
        worth(state, workspace.values)
        add_values(state, env, workspace)
    return owing


def add_values(state: Any, env: Any, workspace: Any) -> None:
    """Add to the rewards what the values of the seats have grown by."""
    for seat in range(state.seats):
        env.reward[seat] += workspace.values[seat] - env.before[seat]
        env.before[seat] = workspace.values[seat] if workspace.paid == ROUND else 0.0


def play_others(state: Any, env: Any, workspace: Any, view: Any, search: Any, model: Any) -> int:
    """Let the other seats decide until the agent must; return the seats that owe a decision then."""
    owing = pending(state)
    while owing and env.agent != ALL and not owing >> env.agent & 1:
        seat = lowest(owing)
        drawn = next_word(env.words)
        action = act(state, view, seat, search, model, drawn, workspace.heat, workspace.legal)
        owing = carry_on(state, env, seat, action, workspace)
    return int(owing)


def mark_legal(state: Any, at: int, seat: int, owing: int, workspace: Any, masks: Any) -> None:
    """Write the mask of the legal actions of a seat; nothing is legal if no seat owes a decision."""
    for action in range(ACTIONS):
        masks[at * ACTIONS + action] = 0
    if owing:
        for place in range(legal_actions(state, seat, workspace.legal)):
            masks[at * ACTIONS + workspace.legal[place]] = 1


def step_env(
    state: Any, env: Any, action: int, workspace: Any, view: Any, search: Any, model: Any, options: Any
) -> int:
    """Carry out a decision and play on to the next one of the caller; return the seats that owe one, 0 if it stands.

    `action`: -1 to begin a new game instead.
    """
    env.ended = 0
    if action < 0:
        begin(state, env, workspace, options)
    else:
        carry_on(state, env, env.seat, action, workspace)
    owing = play_others(state, env, workspace, view, search, model)
    while owing == 0 and env.ended != STANDS:
        env.ended = ENDED if workspace.again else STANDS
        if workspace.again:
            begin(state, env, workspace, options)
            owing = play_others(state, env, workspace, view, search, model)
    if owing:
        env.seat = lowest(owing) if env.agent == ALL else env.agent
    return owing


def step_envs(
    states: Any,
    view: Any,
    search: Any,
    model: Any,
    envs: Any,
    workspace: Any,
    options: Any,
    actions: Any,
    masks: Any,
    count: int,
) -> None:
    """Carry out one decision in each environment, which must be legal; an environment whose game stands is left alone.

    `actions`: -1 to begin a new game. `view` is working space.
    """
    for at in range(count):
        blank_rest(envs[at].reward, 0)
        if actions[at] < 0 or envs[at].ended != STANDS:
            owing = step_env(states[at], envs[at], actions[at], workspace, view, search, model, options)
            mark_legal(states[at], at, envs[at].seat, owing, workspace, masks)


def observe_envs(states: Any, envs: Any, view: Any, seen: Any, words: Any, count: int) -> None:
    """Write what the seat that decides next observes, in each environment. `view` is working space."""
    for at in range(count):
        redact(states[at], envs[at].seat, view)
        observe(view, envs[at].seat, seen, at * WIDTH, words, at * WORDS)


def view_envs(states: Any, envs: Any, views: Any, count: int) -> None:
    """Write the view of the seat that decides next, in each environment."""
    for at in range(count):
        redact(states[at], envs[at].seat, views[at])


def first_illegal(envs: Any, masks: Any, actions: Any, count: int) -> int:
    """Return the first environment whose action is not legal, or -1."""
    for at in range(count):
        action = actions[at]
        if envs[at].ended != STANDS and (action < 0 or action >= ACTIONS or masks[at * ACTIONS + action] == 0):
            return at
    return -1


def draw_actions(states: Any, envs: Any, workspace: Any, actions: Any, count: int) -> None:
    """Write a legal action by chance for each environment, all equally likely; 0 where none is legal."""
    for at in range(count):
        drawn = next_word(envs[at].words)
        actions[at] = 0
        if envs[at].ended != STANDS:
            actions[at] = any_action(states[at], envs[at].seat, drawn, workspace.legal)


def observe_seats(states: Any, at: int, first: int, count: int, view: Any, seen: Any, words: Any) -> None:
    """Write what `count` seats, from seat `first` on, observe of one state, one after the other."""
    for index in range(count * WIDTH):
        seen[index] = 0
    for index in range(count * WORDS):
        words[index] = 0
    for number in range(count):
        redact(states[at], first + number, view)
        observe(view, first + number, seen, number * WIDTH, words, number * WORDS)

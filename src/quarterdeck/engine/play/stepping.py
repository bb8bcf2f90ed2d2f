"""Steps of many games at the same time, for environments.

Each game is in an environment of its own. `engine.compile.environments` sets the constants of a game, and the function
`observe`. The functions are templates, see `quarterdeck.kernel.rule_interface`.
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
"""The number of actions, the length of an observation, the number of words by which observations are compared, and the
most seats; set for each game."""
SIGN = 1
"""-1 if the fewest points win; set for each game."""
SHARE, SCORE, ROUND = range(3)
"""Kinds of rewards: the share of the win, at the end of the game; the improvement of the score, after each decision;
the increase of the estimated share of the win (`worth`), at the end of each round and of the game."""

ALL = -1
"""The `agent` of an environment in which the caller decides for all seats."""
ENDED, STANDS = 1, 2
"""Values of `ended`: the game has ended with this step and another has begun; the game is over and none has begun."""

ENV = np.dtype(
    [
        ("words", "i8", (2,)),  # the environment's random stream
        ("agent", "i8"),  # the seat whose decisions are the caller's, or ALL
        ("seat", "i8"),  # the seat that decides next
        ("round", "i8"),  # the present horizon, to find out when a round has ended
        ("before", "f8", (ROOM,)),  # the score or share of each seat that its next reward is measured from
        ("reward", "f4", (ROOM,)),  # the reward of each seat for this step
        ("returns", "f4", (ROOM,)),  # the share of the win of each seat in the game that ended last
        ("ended", "i8"),  # 0, ENDED or STANDS
    ],
    align=True,
)

WORKSPACE = np.dtype(
    [
        ("key", "u4", (8,)),
        ("legal", "i2", (128,)),
        ("values", "f8", (ROOM,)),
        ("points", "i8", (ROOM,)),
        ("heat", "i8"),  # the temperature of the other players, in 1024ths (`policy.decide`)
        ("again", "i8"),  # 1: when a game ends, the next one begins in the same step
        ("paid", "i8"),  # the kind of reward: SHARE, SCORE or ROUND
    ],
    align=True,
)
"""Working space."""


def observe(state: Any, seat: int, out: Any, at: int, words: Any, first: int) -> None:
    """Do nothing: in a game's environments, the function from `Layout.source` takes the place of this one."""


def begin(state: Any, env: Any, workspace: Any, options: Any) -> None:
    """Begin a new game, with a key from the environment's random stream."""
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
    """Apply a decision and add what it earns to each seat's reward; return the seats that owe a decision then."""
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
    """Add the increase of each seat's value to its reward."""
    for seat in range(state.seats):
        env.reward[seat] += workspace.values[seat] - env.before[seat]
        env.before[seat] = workspace.values[seat] if workspace.paid == ROUND else 0.0


def play_others(state: Any, env: Any, workspace: Any, view: Any, search: Any, model: Any) -> int:
    """Let the other seats decide until the agent owes a decision; return the seats that owe one then."""
    owing = pending(state)
    while owing and env.agent != ALL and not owing >> env.agent & 1:
        seat = lowest(owing)
        drawn = next_word(env.words)
        action = act(state, view, seat, search, model, drawn, workspace.heat, workspace.legal)
        owing = carry_on(state, env, seat, action, workspace)
    return int(owing)


def mark_legal(state: Any, at: int, seat: int, owing: int, workspace: Any, masks: Any) -> None:
    """Write the mask of the seat's legal actions: 1 for a legal action, else 0; all 0 if no seat owes a decision."""
    for action in range(ACTIONS):
        masks[at * ACTIONS + action] = 0
    if owing:
        for place in range(legal_actions(state, seat, workspace.legal)):
            masks[at * ACTIONS + workspace.legal[place]] = 1


def step_env(
    state: Any, env: Any, action: int, workspace: Any, view: Any, search: Any, model: Any, options: Any
) -> int:
    """Apply a decision and play on to the caller's next one; return the seats that owe a decision then.

    Returns 0 if the game is over and no other has begun. `action`: -1 to begin a new game instead.
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
    """Apply one decision, which must be legal, in each environment; games that are over stay as they are.

    `actions`: one for each environment, -1 to begin a new game. `view` is working space.
    """
    for at in range(count):
        blank_rest(envs[at].reward, 0)
        if actions[at] < 0 or envs[at].ended != STANDS:
            owing = step_env(states[at], envs[at], actions[at], workspace, view, search, model, options)
            mark_legal(states[at], at, envs[at].seat, owing, workspace, masks)


def observe_envs(states: Any, envs: Any, view: Any, seen: Any, words: Any, count: int) -> None:
    """Write, for each environment, the observation of the seat that decides next. `view` is working space."""
    for at in range(count):
        redact(states[at], envs[at].seat, view)
        observe(view, envs[at].seat, seen, at * WIDTH, words, at * WORDS)


def view_envs(states: Any, envs: Any, views: Any, count: int) -> None:
    """Write, for each environment, the redacted state of the seat that decides next."""
    for at in range(count):
        redact(states[at], envs[at].seat, views[at])


def first_illegal(envs: Any, masks: Any, actions: Any, count: int) -> int:
    """Return the index of the first environment whose action is not legal, or -1."""
    for at in range(count):
        action = actions[at]
        if envs[at].ended != STANDS and (action < 0 or action >= ACTIONS or masks[at * ACTIONS + action] == 0):
            return at
    return -1


def draw_actions(states: Any, envs: Any, workspace: Any, actions: Any, count: int) -> None:
    """Draw a legal action for each environment, all equally likely; write 0 if the game is over."""
    for at in range(count):
        drawn = next_word(envs[at].words)
        actions[at] = 0
        if envs[at].ended != STANDS:
            actions[at] = any_action(states[at], envs[at].seat, drawn, workspace.legal)

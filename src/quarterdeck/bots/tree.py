"""The search itself: information-set Monte Carlo tree search for one observer, in compiled code.

Each simulation draws a full state that agrees with what the observer knows, walks down one shared tree choosing
among the actions that are legal there, adds a node, plays on to the horizon, and credits every node
of the walk with what the end is worth to the seat that chose it. A node stands for everything the observer
has seen since the root. Templates, see `quarterdeck.kernel.slots`.

Where several seats decide at the same time, the observer chooses first and the walk goes down its choice; the
others choose without seeing that, so their choices hang, each seat's apart, on the node where the
step began: a bandit a seat, and the walk does not go down them.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.slots import (
    apply,
    heuristic,
    horizon,
    legal_actions,
    pending,
    resample,
    worth,
)

NODE = np.dtype(
    [
        ("child", "i4"),  # first child, 0: none
        ("sibling", "i4"),  # next child of the same parent, 0: none
        ("visits", "i4"),
        ("available", "i4"),  # simulations that passed the parent while the action was legal
        ("mean", "f4"),  # of what the ends were worth to the mover
        ("doubt", "f4"),  # 1 / sqrt(visits)
        ("favour", "f4"),  # 1 where the rules of thumb chose it when it was new, else 0
        ("action", "i2"),
        ("mover", "i2"),
    ],
    align=True,
)
"""One action of one seat after one history. Node 0 is the root, which is nobody's action."""

USED, DONE, DRAWN, STAMP, DEPTH, FRESH, MEMORY = range(7)
"""Places in `memory` (int64): nodes used, simulations done, the state of the random stream, a counter that marks
legal actions, the length of the walk, whether it has left the tree; and how many places there are."""

MASK = 0xFFFFFFFF

FAVOUR = 2.0
"""How many spreads of the values the word of the rules of thumb counts at an action's first trial; ever less later."""


def think(
    states: Any,
    seat: int,
    key: Any,
    nodes: Any,
    path: Any,
    legal: Any,
    marks: Any,
    memory: Any,
    moments: Any,
    curve: Any,
    values: Any,
    count: int,
    explore: float,
    guided: int,
) -> None:
    """`count` more simulations of the decision that `seat` owes in `states[0]` (a redacted state).

    `states`: two rows, the second for work. `key`: uint32[8]. `nodes`: NODE[...], cleared; `path`: int32[...], the
    longest walk; `legal`: int16[max_legal]; `marks`: int64[actions], cleared; `memory`: int64[MEMORY]; `moments`:
    float64[3, max_seats], cleared: each seat's values, their mean, sum of squares and spread; `curve[n]`: float32,
    sqrt(log(n)); `values`: float64[max_seats]; `explore`: how much doubt counts, in spreads; `guided`: how
    many of 65,536 decisions after the walk are made by rules of thumb and not at random.
    """
    root = states[0]
    state = states[1]
    stop = horizon(root)
    last = key[7]
    for _ in range(count):
        memory[DONE] += 1
        key[7] = last ^ memory[DONE]
        resample(root, seat, key, state)
        walk(state, seat, nodes, path, legal, marks, memory, moments, curve, stop, explore)
        memory[DRAWN] = play_on(state, legal, memory[DRAWN], stop, guided)
        worth(state, values)
        credit(nodes, path, memory[DEPTH], values)
        observe(moments, values, memory[DONE])
    key[7] = last


def walk(
    state: Any,
    seat: int,
    nodes: Any,
    path: Any,
    legal: Any,
    marks: Any,
    memory: Any,
    moments: Any,
    curve: Any,
    stop: int,
    explore: float,
) -> None:
    """Down the tree until a node is new, into `path`; `state` follows."""
    node = 0
    start = 0
    together = 0
    memory[DEPTH] = 0
    memory[FRESH] = 0
    owing = pending(state)
    while owing and not memory[FRESH] and memory[DEPTH] < len(path) and horizon(state) == stop:
        together &= owing
        if not together and owing & (owing - 1):
            start = node
            together = owing
        mover = seat if owing >> seat & 1 else lowest(together if together else owing)
        apart = together and mover != seat
        parent = start if apart else node
        chosen = pick(state, mover, parent, nodes, legal, marks, memory, moments, curve, explore)
        if chosen == 0:
            return
        path[memory[DEPTH]] = chosen
        memory[DEPTH] += 1
        apply(state, mover, nodes[chosen].action)
        if apart:
            memory[FRESH] = 0
        else:
            node = chosen
        owing = pending(state)


def pick(
    state: Any,
    mover: int,
    parent: int,
    nodes: Any,
    legal: Any,
    marks: Any,
    memory: Any,
    moments: Any,
    curve: Any,
    explore: float,
) -> int:
    """The child of `parent` for the mover's next action: a new one while there is one to try, else the most promising.

    0: the tree is full.
    """
    untried = legal_actions(state, mover, legal)
    count = untried
    memory[STAMP] += 1
    stamp = memory[STAMP]
    for k in range(count):
        marks[legal[k]] = stamp
    explore *= moments[2, mover]
    favour = FAVOUR * moments[2, mover]
    best = 0
    most = np.float32(-1e30)
    at = nodes[parent].child
    while at:
        node = nodes[at]
        if node.mover == mover and marks[node.action] == stamp:
            marks[node.action] = 0
            untried -= 1
            node.available += 1
            bonus = explore * curve[min(node.available, len(curve) - 1)] + favour * node.favour * node.doubt
            promise = node.mean + bonus * node.doubt
            if promise > most:
                most = promise
                best = at
        at = node.sibling
    if untried and memory[USED] < len(nodes) - 1:
        return grow(state, mover, parent, nodes, legal, marks, memory, count, untried)
    return best


def grow(
    state: Any, mover: int, parent: int, nodes: Any, legal: Any, marks: Any, memory: Any, count: int, untried: int
) -> int:
    """A new child of `parent` for one of the `untried` legal actions: first what the rules of thumb say."""
    memory[DRAWN] = scramble(memory[DRAWN])
    memory[USED] += 1
    memory[FRESH] = 1
    node = nodes[memory[USED]]
    action = heuristic(state, mover, memory[DRAWN])
    if marks[action] == memory[STAMP]:
        node.favour = 1
    else:
        skip = memory[DRAWN] * untried >> 32
        for k in range(count):
            if marks[legal[k]] == memory[STAMP]:
                if skip == 0:
                    action = legal[k]
                skip -= 1
    node.action = action
    node.mover = mover
    node.available = 1
    node.sibling = nodes[parent].child
    nodes[parent].child = memory[USED]
    return int(memory[USED])


def play_on(state: Any, legal: Any, drawn: int, stop: int, guided: int) -> int:
    """Play to the horizon or the end, without a tree; returns the random stream's new state."""
    owing = pending(state)
    while owing and horizon(state) == stop:
        mover = lowest(owing)
        drawn = scramble(drawn)
        if drawn & 0xFFFF < guided:
            action = heuristic(state, mover, drawn >> 16)
        else:
            action = legal[(drawn >> 16) * legal_actions(state, mover, legal) >> 16]
        apply(state, mover, action)
        owing = pending(state)
    return drawn


def credit(nodes: Any, path: Any, depth: int, values: Any) -> None:
    """Every node of the walk learns what the end was worth to its mover."""
    for k in range(depth):
        node = nodes[path[k]]
        node.visits += 1
        node.mean += (values[node.mover] - node.mean) / node.visits
        node.doubt = 1 / sqrt(node.visits)


def observe(moments: Any, values: Any, count: int) -> None:
    """How far each seat's values spread, so that exploring means the same in a close game as in a decided one."""
    for seat in range(len(values)):
        before = values[seat] - moments[0, seat]
        moments[0, seat] += before / count
        moments[1, seat] += before * (values[seat] - moments[0, seat])
        moments[2, seat] = sqrt(moments[1, seat] / count)


def scramble(drawn: int) -> int:
    """The next 32 random bits (xorshift) after `drawn`, which is not 0; they steer the search and nothing else."""
    drawn ^= (drawn << 13) & MASK
    drawn ^= drawn >> 17
    return drawn ^ ((drawn << 5) & MASK)

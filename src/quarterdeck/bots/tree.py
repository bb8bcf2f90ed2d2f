"""The search itself: information-set Monte Carlo tree search for one observer, in compiled code.

Each simulation draws a full state that agrees with what the observer knows, walks down one shared tree choosing
among the actions that are legal there, adds a node, plays on to the horizon, and credits every node
of the walk with what the end is worth to the seat that chose it. A node stands for everything the observer
has seen since the root. Templates, see `quarterdeck.kernel.slots`.

Where several seats decide at the same time nobody may be read by another: each seat mixes its actions by regret
matching. The observer's choices go on down the tree; those of each other seat hang apart, on the node where the step
began, and the walk does not go down them.
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
    reopen,
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
        ("regret", "f4"),  # simultaneous choices: how much better than the mix it would have been in all, at least 0
        ("share", "f4"),  # its share of the mix in all, later walks counting more
        ("odds", "f4"),  # its share of the mix in the present walk; 0: not mixed
        ("action", "i2"),
        ("mover", "i2"),
    ],
    align=True,
)
"""One action of one seat after one history. Node 0 is the root, which is nobody's action."""

USED, DONE, DRAWN, STAMP, COUNT, DEPTH, FRESH, MEMORY = range(8)
"""Places in `memory` (int64): nodes used, simulations done, the state of the random stream, a counter that marks
legal actions, how many there are, the length of the walk, whether the node just reached is new; and how many places
there are."""

MASK = 0xFFFFFFFF

STRAY = 0.1
"""The share of a mix that tries everything alike, so that every action's worth stays known."""

FAVOUR = 2.0
"""How many spreads of the values the word of the rules of thumb counts at an action's first trial; ever less later."""


def think(
    states: Any,
    seat: int,
    key: Any,
    nodes: Any,
    path: Any,
    spots: Any,
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

    `states`: two rows, the second for work. `key`: uint32[8]. `nodes`: NODE[...], cleared; `path`: int32[2, ...], the
    nodes of the longest walk and their parents; `spots`: int32[max_seats]; `legal`: int16[max_legal]; `marks`:
    int64[actions], cleared; `memory`: int64[MEMORY]; `moments`: float64[3, max_seats], cleared: each seat's values,
    their mean, sum of squares and spread; `curve[n]`: float32, sqrt(log(n)); `values`: float64[max_seats];
    `explore`: how much doubt counts, in spreads; `guided`: how many of 65,536 decisions after the walk are made
    by rules of thumb and not at random.
    """
    root = states[0]
    state = states[1]
    stop = horizon(root)
    last = key[7]
    for _ in range(count):
        memory[DONE] += 1
        key[7] = last ^ memory[DONE]
        resample(root, seat, key, state)
        reopen(state, seat)
        walk(state, seat, nodes, path, spots, legal, marks, memory, moments, curve, stop, explore)
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
    spots: Any,
    legal: Any,
    marks: Any,
    memory: Any,
    moments: Any,
    curve: Any,
    stop: int,
    explore: float,
) -> None:
    """Down the tree until a node is new, into `path`; `state` follows.

    While seats choose together, `spots` is where each one's choices have come to (-1: beyond the tree).
    """
    node = 0
    together = 0
    fresh = 0
    memory[DEPTH] = 0
    owing = pending(state)
    while owing and not fresh and memory[DEPTH] < path.shape[1] and horizon(state) == stop:
        if not together and owing & (owing - 1):
            together = owing
            gather(spots, node)
        mover = seat if owing >> seat & 1 else lowest(owing)
        parent = spots[mover] if together else node
        if parent < 0:
            guess(state, mover, memory)
        else:
            memory[FRESH] = 0
            untried = mark(state, mover, parent, nodes, legal, marks, memory)
            if untried:
                chosen = grow(state, mover, parent, nodes, legal, marks, memory, moments, untried)
            elif together:
                chosen = mix(mover, parent, nodes, marks, memory)
            else:
                chosen = pick(mover, parent, nodes, marks, memory, moments, curve, explore)
            if chosen == 0:
                return
            descend(state, mover, parent, chosen, nodes, path, spots, memory)
            if mover == seat or not together:
                node = chosen
                fresh = memory[FRESH]
        # What is chosen together is told when all have chosen: with it the step is over.
        together = 0 if state.events else together
        owing = pending(state)


def gather(spots: Any, node: int) -> None:
    """A step begins in which seats choose together: every one's choices start at `node`."""
    for seat in range(len(spots)):
        spots[seat] = node


def guess(state: Any, mover: int, memory: Any) -> None:
    """A choice beyond the tree, by the rules of thumb."""
    memory[DRAWN] = scramble(memory[DRAWN])
    apply(state, mover, heuristic(state, mover, memory[DRAWN]))


def descend(state: Any, mover: int, parent: int, chosen: int, nodes: Any, path: Any, spots: Any, memory: Any) -> None:
    """Carry out the action of `chosen`, a child of `parent`, and note it in `path` and `spots`."""
    path[0, memory[DEPTH]] = chosen
    path[1, memory[DEPTH]] = parent
    memory[DEPTH] += 1
    apply(state, mover, nodes[chosen].action)
    spots[mover] = -1 if memory[FRESH] else chosen


def mark(state: Any, mover: int, parent: int, nodes: Any, legal: Any, marks: Any, memory: Any) -> int:
    """Stamp the mover's legal actions in `marks`, those that have a node with one stamp more; how many have none.

    None counts as untried where the tree is full.
    """
    memory[STAMP] += 2
    stamp = memory[STAMP]
    untried = legal_actions(state, mover, legal)
    memory[COUNT] = untried
    for k in range(untried):
        marks[legal[k]] = stamp
    at = nodes[parent].child
    while at:
        node = nodes[at]
        if node.mover == mover:
            node.odds = 0
            if marks[node.action] == stamp:
                marks[node.action] = stamp + 1
                node.available += 1
                untried -= 1
        at = node.sibling
    return int(untried) if memory[USED] < len(nodes) - 1 else 0


def pick(mover: int, parent: int, nodes: Any, marks: Any, memory: Any, moments: Any, curve: Any, explore: float) -> int:
    """The most promising child of `parent` among the marked ones; 0: there is none."""
    explore *= moments[2, mover]
    favour = FAVOUR * moments[2, mover]
    best = 0
    most = np.float32(-1e30)
    at = nodes[parent].child
    while at:
        node = nodes[at]
        if node.mover == mover and marks[node.action] == memory[STAMP] + 1:
            bonus = explore * curve[min(node.available, len(curve) - 1)] + favour * node.favour * node.doubt
            promise = node.mean + bonus * node.doubt
            if promise > most:
                most = promise
                best = at
        at = node.sibling
    return int(best)


def mix(mover: int, parent: int, nodes: Any, marks: Any, memory: Any) -> int:
    """A child of `parent` among the marked ones, drawn by regrets; 0: there is none.

    Their odds stay on the nodes for `credit`.
    """
    regrets = np.float32(0)
    count = 0
    at = nodes[parent].child
    while at:
        node = nodes[at]
        if node.mover == mover and marks[node.action] == memory[STAMP] + 1:
            regrets += node.regret
            count += 1
        at = node.sibling
    memory[DRAWN] = scramble(memory[DRAWN])
    left = memory[DRAWN] / 4294967296.0
    best = 0
    at = nodes[parent].child
    while at:
        node = nodes[at]
        if node.mover == mover and marks[node.action] == memory[STAMP] + 1:
            odds = node.regret / regrets if regrets > 0 else 1 / count
            node.share += odds * node.available
            node.odds = (1 - STRAY) * odds + STRAY / count
            if left >= 0:
                best = at
            left -= node.odds
        at = node.sibling
    return int(best)


def grow(
    state: Any, mover: int, parent: int, nodes: Any, legal: Any, marks: Any, memory: Any, moments: Any, untried: int
) -> int:
    """A new child of `parent` for one of the `untried` legal actions: first what the rules of thumb say."""
    memory[DRAWN] = scramble(memory[DRAWN])
    memory[USED] += 1
    memory[FRESH] = 1
    node = nodes[memory[USED]]
    action = heuristic(state, mover, memory[DRAWN])
    if marks[action] == memory[STAMP]:
        node.favour = 1
        node.regret = FAVOUR * moments[2, mover]
    else:
        skip = memory[DRAWN] * untried >> 32
        for k in range(memory[COUNT]):
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
        node = nodes[path[0, k]]
        node.visits += 1
        node.mean += (values[node.mover] - node.mean) / node.visits
        node.doubt = 1 / sqrt(node.visits)
        if node.odds > 0:
            rue(nodes, path[1, k], node.mover)


def rue(nodes: Any, parent: int, mover: int) -> None:
    """How much better than the mix each of its actions would have been, by their means so far.

    (Weighing the one chosen action's end by its odds instead would be without bias, and drown in noise.)
    """
    whole = 0.0
    at = nodes[parent].child
    while at:
        node = nodes[at]
        if node.mover == mover:
            whole += node.odds * node.mean
        at = node.sibling
    at = nodes[parent].child
    while at:
        node = nodes[at]
        if node.mover == mover and node.odds > 0:
            node.regret = max(0.0, node.regret + node.mean - whole)
        at = node.sibling


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

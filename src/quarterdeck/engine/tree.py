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

from quarterdeck.kernel import copy
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.draws import chance_of
from quarterdeck.kernel.slots import (
    any_action,
    apply,
    heuristic,
    horizon,
    legal_actions,
    pending,
    reopen,
    resample,
    worth,
)
from quarterdeck.kernel.smooth import log

NODE = np.dtype(
    [
        ("child", "i4"),  # first child, 0: none
        ("sibling", "i4"),  # next child of the same parent, 0: none
        ("visits", "i4"),
        ("odds", "f4"),  # its share of the mix in the present walk
        ("available", "i4"),  # simulations that passed the parent while the action was legal
        ("mean", "f4"),  # of what the ends were worth to the mover
        ("doubt", "f4"),  # 1 / sqrt(visits)
        ("favour", "f4"),  # 1 where the rules of thumb chose it when it was new, else 0
        ("regret", "f4"),  # simultaneous choices: how much better than the mix it would have been in all, at least 0
        ("share", "f4"),  # its share of the mix in all, later walks counting more
        ("action", "i4"),
        ("mover", "i4"),
        ("beside", "i4"),  # the next one of the mix in the present walk, 0: none
    ],
    align=True,
)
"""One action of one seat after one history. Node 0 is the root, which is nobody's action.

What a choice among many reads of each is 16 bytes in a row.
"""

LONGEST = 256
"""The longest walk in the tree, in decisions."""
CURVE = 4096
ACTION_BITS = 7
SEATS, LEGAL, ACTIONS = 8, 64, 1 << ACTION_BITS
"""The most seats, legal actions at once, and actions that a game may have to be searched."""

WORK = np.dtype(
    [
        ("used", "i8"),  # nodes
        ("room", "i8"),  # and as many may be used
        ("done", "i8"),  # simulations
        ("drawn", "i8"),  # the state of the random stream, not 0
        ("mask", "i8"),  # the places of the index less one
        ("count", "i8"),  # how many legal actions there are
        ("depth", "i8"),  # of the walk
        ("fresh", "i8"),  # the node just reached is new
        ("mixed", "i8"),  # the first node of the mix that it was drawn from; 0: of none
        ("stop", "i8"),  # the horizon at the root
        ("seats", "i8"),  # the most that the game has
        ("guided", "i8"),  # how many of 65,536 decisions after the walk are made by rules of thumb, not at random
        ("kind", "i8"),  # who decides for the seat that it belongs to (`engine.referee`)
        ("budget", "i8"),  # simulations a decision
        ("sees", "i8"),  # the root is the true deal: no other world is drawn
        ("explore", "f8"),  # how much doubt counts, in spreads of the values
        ("middle", "f8", (SEATS,)),  # each seat's values so far: their mean,
        ("squares", "f8", (SEATS,)),  # sum of squares
        ("spread", "f8", (SEATS,)),  # and spread
        ("values", "f8", (SEATS,)),  # of the present end
        ("key", "u4", (8,)),
        ("spots", "i4", (SEATS,)),  # where each seat's choices have come to in the tree; -1: beyond it
        ("path", "i4", (LONGEST,)),  # the nodes of the walk
        ("mixes", "i4", (LONGEST,)),  # and the first node of the mix that each was drawn from; 0: of none
        ("found", "i4", (LEGAL,)),  # the nodes of the legal actions, 0 where there is none yet
        ("curve", "f4", (CURVE + 1,)),  # curve[n]: sqrt(log(n))
        ("legal", "i2", (LEGAL,)),
    ],
    align=True,
)
"""What a search works with, beside the states and the nodes: all zeros at first, but for what `work_area` sets."""

MASK = 0xFFFFFFFF

NODES = (1 << 26) - 1
"""Bits of an entry of the index that are the node."""
SCATTER = 0x5851F42D

STRAY = 0.1
"""The share of a mix that tries everything alike, so that every action's worth stays known."""

RARE = 0.2
"""Of a mix, what has less than this part of the greatest share is left out: it is mostly what was tried and rued."""

CLEAR = 0.25
"""An end counts in regrets by one over the odds of what led to it, as if these were no smaller than this."""

FAVOUR = 2.0
"""How many spreads of the values the word of the rules of thumb counts at an action's first trial; ever less later."""


def draw_curve(area: Any) -> None:
    """Fill the curve of `area[0]`."""
    work = area[0]
    for number in range(CURVE + 1):
        work.curve[number] = sqrt(log(max(number, 1)))


_CURVE = np.array([sqrt(log(max(number, 1))) for number in range(CURVE + 1)])


def work_area(seats: int, key: Any, drawn: int, room: int, explore: float, guided: float) -> Any:
    """A work area, shape (1,): the game's most seats, eight words of `key`, a random number that is not 0, room for so
    many nodes, and how to search (`SearchBot`)."""
    work = np.zeros(1, WORK)
    work["curve"] = _CURVE
    work["seats"] = seats
    work["key"] = key
    work["drawn"] = drawn
    work["room"] = room
    work["mask"] = places(room) - 1
    work["explore"] = explore
    work["guided"] = round(guided * 65536)
    return work


def places(room: int) -> int:
    """How many numbers (int64, zeros) the index of so many nodes has: a power of two, above a quarter of them free."""
    return 1 << max(3, (5 * room // 4).bit_length())


def choice(seat: int, nodes: Any, area: Any) -> int:
    """The action that the simulations so far speak for."""
    return conclude(seat, nodes, area[0])


def think(states: Any, seat: int, nodes: Any, index: Any, area: Any, count: int) -> None:
    """`count` more simulations of the decision that `seat` owes in `states[0]` (a redacted state).

    `states`: two rows, the second for work; `nodes`: NODE, one more than the area has room for; `index`: of as many
    `places`; `area`: WORK.
    """
    simulate(states[0], states[1], seat, nodes, index, area[0], count)


def simulate(root: Any, state: Any, seat: int, nodes: Any, index: Any, work: Any, count: int) -> None:
    """`count` more simulations from `root`, each in `state`."""
    work.stop = horizon(root)
    root.imagined = 1
    last = work.key[7]
    for _ in range(count):
        work.done += 1
        work.key[7] = last ^ work.done
        if work.sees:
            copy(root, state)
            state.chance = chance_of(work.key)
        else:
            resample(root, seat, work.key, state)
        reopen(state, seat)
        walk(state, seat, nodes, index, work)
        play_on(state, work)
        worth(state, work.values)
        credit(nodes, work)
        observe(work)
    work.key[7] = last
    root.imagined = 0


def renew(nodes: Any, index: Any, work: Any) -> None:
    """Forget the last decision's tree, so that the next one begins as in a fresh area, by other draws."""
    work.used = 0
    work.done = 0
    work.key[6] = work.key[6] + 1 & MASK
    for seat in range(work.seats):
        work.middle[seat] = 0.0
        work.squares[seat] = 0.0
        work.spread[seat] = 0.0
    nodes[0].child = 0
    for place in range(work.mask + 1):
        index[place] = 0


def conclude(seat: int, nodes: Any, work: Any) -> int:
    """What the seat does after all the simulations: what was tried most, or, where others choose at the same time,
    one of the mix by chance, without what is rare in it.
    """
    most = -1
    action = -1
    greatest = 0.0
    at = nodes[0].child
    while at:
        node = nodes[at]
        if node.mover == seat:
            greatest = max(greatest, node.share)
            if node.visits > most:
                most = node.visits
                action = node.action
        at = node.sibling
    return drawn_from_mix(seat, nodes, work, greatest) if greatest > 0 else int(action)


def drawn_from_mix(seat: int, nodes: Any, work: Any, greatest: float) -> int:
    """One of the seat's actions at the root, by their shares (`greatest`: the greatest), without rare ones."""
    least = RARE * greatest
    whole = 0.0
    at = nodes[0].child
    while at:
        node = nodes[at]
        if node.mover == seat and node.share >= least:
            whole += node.share
        at = node.sibling
    work.drawn = scramble(work.drawn)
    left = work.drawn / 4294967296.0 * whole
    action = -1
    at = nodes[0].child
    while at:
        node = nodes[at]
        if node.mover == seat and node.share >= least:
            if left >= 0:
                action = node.action
            left -= node.share
        at = node.sibling
    return int(action)


def walk(state: Any, seat: int, nodes: Any, index: Any, work: Any) -> None:
    """Down the tree until a node is new, into the work area's path; `state` follows.

    While seats choose together, `spots` is where each one's choices have come to (-1: beyond the tree).
    """
    node = 0
    together = 0
    work.fresh = 0
    work.depth = 0
    owing = pending(state)
    while owing and not work.fresh and work.depth < LONGEST and horizon(state) == work.stop:
        if not together and owing & (owing - 1):
            together = owing
            gather(work, node)
        mover = seat if owing >> seat & 1 else lowest(owing)
        parent = work.spots[mover] if together else node
        if parent < 0:
            guess(state, mover, work)
        else:
            chosen = choose(state, mover, parent, together, nodes, index, work)
            if chosen == 0:
                return
            descend(state, mover, chosen, nodes, work)
            if mover == seat or not together:
                node = chosen
            else:
                work.fresh = 0
        # What is chosen together is told when all have chosen: with it the step is over.
        together = 0 if state.events else together
        owing = pending(state)


def choose(state: Any, mover: int, parent: int, together: int, nodes: Any, index: Any, work: Any) -> int:
    """The child of `parent` that the walk goes down to: a new one, or the best, or one drawn from a mix; 0: none."""
    work.fresh = 0
    work.mixed = 0
    untried = look_up(state, mover, parent, nodes, index, work)
    if untried:
        return grow(state, mover, parent, nodes, index, work, untried)
    if together:
        return mix(nodes, work)
    return pick(mover, nodes, work)


def gather(work: Any, node: int) -> None:
    """A step begins in which seats choose together: every one's choices start at `node`."""
    for seat in range(work.seats):
        work.spots[seat] = node


def guess(state: Any, mover: int, work: Any) -> None:
    """A choice beyond the tree, by the rules of thumb."""
    work.drawn = scramble(work.drawn)
    apply(state, mover, heuristic(state, mover, work.drawn))


def descend(state: Any, mover: int, chosen: int, nodes: Any, work: Any) -> None:
    """Carry out the action of `chosen`, and note it in the path and the spots."""
    work.path[work.depth] = chosen
    work.mixes[work.depth] = work.mixed
    work.depth += 1
    apply(state, mover, nodes[chosen].action)
    work.spots[mover] = -1 if work.fresh else chosen


def key_of(parent: int, mover: int, action: int) -> int:
    """What the index knows a node by."""
    return (parent * SEATS + mover) * ACTIONS + action


def place_of(key: int, index: Any, mask: int) -> int:
    """Where a node stands in the index, or, where it is not there, the free place that it would take.

    An entry is a node and, above that, its key. The actions of one seat after one history are neighbours: a processor
    fetches several at once.
    """
    scattered = (key >> ACTION_BITS) * SCATTER
    place = (scattered >> 20) + key & mask
    while index[place] and index[place] >> 26 != key:
        place = place + (scattered & MASK | 1) & mask
    return place


def look_up(state: Any, mover: int, parent: int, nodes: Any, index: Any, work: Any) -> int:
    """Find the nodes of the mover's legal actions after `parent`; how many have none.

    None counts as untried where the tree is full.
    """
    count = legal_actions(state, mover, work.legal)
    mask = work.mask
    untried = 0
    for k in range(count):
        at = index[place_of(key_of(parent, mover, work.legal[k]), index, mask)] & NODES
        work.found[k] = at
        if at:
            nodes[at].available += 1
        else:
            untried += 1
    work.count = count
    return untried if work.used < work.room else 0


def pick(mover: int, nodes: Any, work: Any) -> int:
    """The most promising of the nodes that were found; 0: there is none."""
    explore = work.explore * work.spread[mover]
    favour = FAVOUR * work.spread[mover]
    best = 0
    most = -1e30
    for k in range(work.count):
        at = work.found[k]
        if at:
            node = nodes[at]
            bonus = explore * work.curve[min(node.available, CURVE)] + favour * node.favour * node.doubt
            promise = node.mean + bonus * node.doubt
            if promise > most:
                most = promise
                best = at
    return int(best)


def mix(nodes: Any, work: Any) -> int:
    """One of the nodes that were found, drawn by regrets; 0: there is none.

    They stay together, each with its odds, for `credit`.
    """
    regrets = 0.0
    count = 0
    for k in range(work.count):
        if work.found[k]:
            regrets += nodes[work.found[k]].regret
            count += 1
    work.drawn = scramble(work.drawn)
    left = work.drawn / 4294967296.0
    best = 0
    for k in range(work.count):
        at = work.found[k]
        if at:
            node = nodes[at]
            odds = node.regret / regrets if regrets > 0 else 1 / count
            node.share += odds * node.available
            node.odds = (1 - STRAY) * odds + STRAY / count
            node.beside = work.mixed
            work.mixed = at
            if left >= 0:
                best = at
            left -= node.odds
    return int(best)


def grow(state: Any, mover: int, parent: int, nodes: Any, index: Any, work: Any, untried: int) -> int:
    """A new child of `parent` for one of the `untried` legal actions: first what the rules of thumb say."""
    work.drawn = scramble(work.drawn)
    work.used += 1
    work.fresh = 1
    node = nodes[work.used]
    clear(node)
    advised = heuristic(state, mover, work.drawn)
    skip = work.drawn * untried >> 32
    for k in range(work.count):
        if work.found[k] == 0:
            if skip == 0 and not node.favour:
                node.action = work.legal[k]
            skip -= 1
            if work.legal[k] == advised:
                node.action = advised
                node.favour = 1
                node.regret = FAVOUR * work.spread[mover]
    key = key_of(parent, mover, node.action)
    index[place_of(key, index, work.mask)] = key << 26 | work.used
    node.mover = mover
    node.available = 1
    node.sibling = nodes[parent].child
    nodes[parent].child = work.used
    return int(work.used)


def clear(node: Any) -> None:
    """A node as if it had never been used."""
    node.child = 0
    node.visits = 0
    node.mean = 0.0
    node.doubt = 0.0
    node.favour = 0.0
    node.regret = 0.0
    node.share = 0.0


def play_on(state: Any, work: Any) -> None:
    """Play to the horizon or the end, without a tree."""
    drawn = work.drawn
    stop = work.stop
    guided = work.guided
    owing = pending(state)
    while owing and horizon(state) == stop:
        mover = lowest(owing)
        drawn = scramble(drawn)
        if drawn & 0xFFFF < guided:
            action = heuristic(state, mover, drawn >> 16)
        else:
            action = any_action(state, mover, drawn, work.legal)
        apply(state, mover, action)
        owing = pending(state)
    work.drawn = drawn


def credit(nodes: Any, work: Any) -> None:
    """Every node of the walk learns what the end was worth to its mover."""
    for k in range(work.depth):
        node = nodes[work.path[k]]
        if work.mixes[k]:
            rue(nodes, work.mixes[k], node, work.values[node.mover] - node.mean)
        node.visits += 1
        node.mean += (work.values[node.mover] - node.mean) / node.visits
        node.doubt = 1 / sqrt(node.visits)


def rue(nodes: Any, first: int, chosen: Any, surprise: float) -> None:
    """How much better than the mix each of its actions would have been; `surprise`: by how much the end was worth
    more than the chosen one's mean so far.

    An action is worth its mean, the chosen one also its surprise over its odds: on average that is what it is worth
    against the others as they choose now. Means alone lag behind them, and the mixes of all swing. Where odds are
    small the surprise counts less than that, or what is tried now and then would drown all in noise.
    """
    more = surprise / max(CLEAR, chosen.odds)
    whole = more * chosen.odds
    at = first
    while at:
        whole += nodes[at].odds * nodes[at].mean
        at = nodes[at].beside
    chosen.regret += more
    at = first
    while at:
        node = nodes[at]
        node.regret = max(0.0, node.regret + node.mean - whole)
        at = node.beside


def observe(work: Any) -> None:
    """How far each seat's values spread, so that exploring means the same in a close game as in a decided one."""
    part = 1.0 / work.done
    for seat in range(work.seats):
        before = work.values[seat] - work.middle[seat]
        work.middle[seat] += before * part
        work.squares[seat] += before * (work.values[seat] - work.middle[seat])
        work.spread[seat] = sqrt(work.squares[seat] * part)


def scramble(drawn: int) -> int:
    """The next 32 random bits (xorshift) after `drawn`, which is not 0; they steer the search and nothing else."""
    drawn ^= (drawn << 13) & MASK
    drawn ^= drawn >> 17
    return drawn ^ ((drawn << 5) & MASK)

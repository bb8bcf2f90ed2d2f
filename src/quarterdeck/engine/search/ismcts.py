"""Information-set Monte Carlo tree search for one observer, in compiled code.

Each simulation draws a full state that agrees with what the observer knows, walks down one shared tree along actions
that are legal there, expands a node, plays on to the horizon, and backpropagates the value of the end for the seat that
chose each node of the walk. A node stands for everything that the observer has seen since the root. Templates, see
`quarterdeck.kernel.rule_interface`.

Where several seats decide at the same time, no seat may know the choice of another: each seat mixes its actions by
regret matching. The observer's choices continue down the tree. Those of each other seat hang apart, on the node where
the step began, and the walk does not go down them.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from quarterdeck.kernel import copy
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.draws import chance_of
from quarterdeck.kernel.math import log
from quarterdeck.kernel.rule_interface import (
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
        ("regret", "f4"),  # simultaneous choices: its summed gain over the mix, at least 0
        ("share", "f4"),  # its share of the mix in all, later walks counting more
        ("action", "i4"),
        ("mover", "i4"),
        ("beside", "i4"),  # the next one of the mix in the present walk, 0: none
    ],
    align=True,
)
"""One action of one seat after one history. Node 0 is the root, which is nobody's action.

The fields that a choice among many nodes reads are neighbours.
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
        ("room", "i8"),  # the most nodes that may be used
        ("done", "i8"),  # simulations
        ("drawn", "i8"),  # the state of the random stream, not 0
        ("mask", "i8"),  # the places of the index less one
        ("count", "i8"),  # how many legal actions there are
        ("depth", "i8"),  # of the walk
        ("fresh", "i8"),  # the node just reached is new
        ("mixed", "i8"),  # the first node of the mix that it was drawn from; 0: of none
        ("stop", "i8"),  # the horizon at the root
        ("seats", "i8"),  # the most that the game has
        ("guided", "i8"),  # of 65,536 decisions after the walk, those by rules of thumb instead of at random
        ("kind", "i8"),  # the kind of player of its seat (`engine.play.self_play`)
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
"""The data of a search beside the states and the nodes: all 0 at first, except what `work_area` sets."""

MASK = 0xFFFFFFFF

NODES = (1 << 26) - 1
"""The bits of an index entry that hold the node."""
SCATTER = 0x5851F42D

STRAY = 0.1
"""The uniform part of a mix, which keeps the value of every action known."""

RARE = 0.2
"""Actions with less than this part of the greatest share are left out of a mix: most are failed trials."""

CLEAR = 0.25
"""The least odds by which the surprise of an end is divided in regrets."""

FAVOUR = 2.0
"""The bonus, in spreads of the values, for the action of the rules of thumb at its first trial; it decreases later."""


def draw_curve(area: Any) -> None:
    """Fill the curve of `area[0]`."""
    work = area[0]
    for number in range(CURVE + 1):
        work.curve[number] = sqrt(log(max(number, 1)))


_CURVE = np.array([sqrt(log(max(number, 1))) for number in range(CURVE + 1)])


def work_area(seats: int, key: Any, drawn: int, room: int, explore: float, guided: float) -> Any:
    """Return a work area, shape (1,).

    `seats`: the most that the game has; `key`: eight words; `drawn`: a random number other than 0; `room`: the most
    nodes; `explore`, `guided`: see `SearchBot`.
    """
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
    """Return the length of the index (int64, zeros) for `room` nodes: a power of two.

    More than a fifth of its places stay free.
    """
    return 1 << max(3, (5 * room // 4).bit_length())


def choice(seat: int, nodes: Any, area: Any) -> int:
    """Return the best action after the simulations so far."""
    return conclude(seat, nodes, area[0])


def think(states: Any, seat: int, nodes: Any, index: Any, area: Any, count: int) -> None:
    """Run `count` more simulations of the decision that `seat` owes in `states[0]` (a redacted state).

    `states`: two rows, the second for work; `nodes`: NODE, one more than the area has room for; `index`: of as many
    `places`; `area`: WORK.
    """
    simulate(states[0], states[1], seat, nodes, index, area[0], count)


def simulate(root: Any, state: Any, seat: int, nodes: Any, index: Any, work: Any, count: int) -> None:
    """Run `count` more simulations from `root`, each in `state`."""
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
    """Forget the tree of the last decision; the next one begins as in a fresh area, with other draws."""
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
    """Return the action of the seat after all simulations: the one tried most.

    Where others choose at the same time, it is drawn from the mix, without actions that are rare in it.
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
    """Draw one of the seat's actions at the root by their shares (at most `greatest`), without rare ones."""
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
    """Walk down the tree until a node is new, and record the path in the work area; `state` follows.

    While seats choose together, `spots` has the node that each one's choices have reached (-1: beyond the tree).
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
        # Choices made together are revealed when all seats have chosen, which ends the step.
        together = 0 if state.events else together
        owing = pending(state)


def choose(state: Any, mover: int, parent: int, together: int, nodes: Any, index: Any, work: Any) -> int:
    """Return the child of `parent` to walk down to: a new one, the best, or one drawn from a mix; 0: none."""
    work.fresh = 0
    work.mixed = 0
    untried = look_up(state, mover, parent, nodes, index, work)
    if untried:
        return grow(state, mover, parent, nodes, index, work, untried)
    if together:
        return mix(nodes, work)
    return pick(mover, nodes, work)


def gather(work: Any, node: int) -> None:
    """Begin a step in which seats choose together: every seat's choices start at `node`."""
    for seat in range(work.seats):
        work.spots[seat] = node


def guess(state: Any, mover: int, work: Any) -> None:
    """Make a choice beyond the tree by the rules of thumb."""
    work.drawn = scramble(work.drawn)
    apply(state, mover, heuristic(state, mover, work.drawn))


def descend(state: Any, mover: int, chosen: int, nodes: Any, work: Any) -> None:
    """Apply the action of `chosen`, and record it in the path and the spots."""
    work.path[work.depth] = chosen
    work.mixes[work.depth] = work.mixed
    work.depth += 1
    apply(state, mover, nodes[chosen].action)
    work.spots[mover] = -1 if work.fresh else chosen


def key_of(parent: int, mover: int, action: int) -> int:
    """Return the key of a node in the index."""
    return (parent * SEATS + mover) * ACTIONS + action


def place_of(key: int, index: Any, mask: int) -> int:
    """Return the place of a node in the index, or the free place that it would take.

    An entry is a node and, above that, its key. The actions of one seat after one history are neighbours, so a
    processor loads several at once.
    """
    scattered = (key >> ACTION_BITS) * SCATTER
    place = (scattered >> 20) + key & mask
    while index[place] and index[place] >> 26 != key:
        place = place + (scattered & MASK | 1) & mask
    return place


def look_up(state: Any, mover: int, parent: int, nodes: Any, index: Any, work: Any) -> int:
    """Find the nodes of the mover's legal actions after `parent`; return the number of actions without one.

    Returns 0 if the tree is full.
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
    """Return the most promising of the nodes that were found, or 0 if there is none."""
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
    """Draw one of the nodes that were found by their regrets, and return it, or 0 if there is none.

    They stay linked, each with its odds, for `credit`.
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
    """Add a child of `parent` for one of the `untried` legal actions, and return it.

    The action of the rules of thumb comes first, then a random one.
    """
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
    """Reset a node to its unused state."""
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
    """Backpropagate the value of the end for its mover to every node of the walk."""
    for k in range(work.depth):
        node = nodes[work.path[k]]
        if work.mixes[k]:
            rue(nodes, work.mixes[k], node, work.values[node.mover] - node.mean)
        node.visits += 1
        node.mean += (work.values[node.mover] - node.mean) / node.visits
        node.doubt = 1 / sqrt(node.visits)


def rue(nodes: Any, first: int, chosen: Any, surprise: float) -> None:
    """Update the regrets of the actions of a mix.

    `surprise` is the value of the end less the mean of the chosen action so far. An action is worth its mean, the
    chosen one also its surprise over its odds: on average that is its value against the others as they choose now.
    Means alone lag behind them, and the mixes of all oscillate. Where odds are small the surprise counts less than
    that, or rare trials would cover everything with noise.
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
    """Update the spread of each seat's values, which scales exploration.

    So exploration means the same in a close game as in a decided one.
    """
    part = 1.0 / work.done
    for seat in range(work.seats):
        before = work.values[seat] - work.middle[seat]
        work.middle[seat] += before * part
        work.squares[seat] += before * (work.values[seat] - work.middle[seat])
        work.spread[seat] = sqrt(work.squares[seat] * part)


def scramble(drawn: int) -> int:
    """Return the next 32 random bits (xorshift) after `drawn`, which is not 0.

    They drive the search, never the cards of a game.
    """
    drawn ^= (drawn << 13) & MASK
    drawn ^= drawn >> 17
    return drawn ^ ((drawn << 5) & MASK)

"""Information-set Monte Carlo tree search for one observer, in compiled code.

Each simulation draws a full state that agrees with what the observer knows, walks down one shared tree along actions
that are legal there, expands a node, plays on to the horizon, and backpropagates to each node of the walk the value of
the end for the seat that chose it. A node stands for everything that the observer has seen since the root. The
functions are templates, see `quarterdeck.kernel.rule_interface`.

If several seats decide at the same time, no seat may know the choice of another: each seat mixes its actions by regret
matching. The observer's choices continue down the tree. The choices of each other seat are children of the node where
the step began, and the walk does not go on below them. With `search_tree.expected`, the others instead choose partly by
the rules of thumb and partly at random, and the observer learns its best reply to that.
"""

from math import sqrt
from typing import Any

from quarterdeck.engine.search import tree
from quarterdeck.engine.search.chance import xorshift
from quarterdeck.engine.search.tree import clear, key_of, place_of
from quarterdeck.kernel import copy
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.draws import chance_of
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

STRAY = 0.1
"""The uniform part of a mix, so that every action is tried and its value stays known."""

RARE = 0.2
"""Actions whose share of a mix is less than this part of the greatest share are left out: most are failed trials."""

CLEAR = 0.25
"""The least odds by which `update_regrets` divides the surprise of an end."""

FAVOUR = 2.0
"""The bonus, in spreads of the values, for the action that the rules of thumb choose; it decreases with its visits."""


def best_action(seat: int, nodes: Any, search_tree: Any) -> int:
    return conclude(seat, nodes, search_tree)


def run_simulations(states: Any, seat: int, nodes: Any, index: Any, search_tree: Any, count: int) -> None:
    """Run `count` more simulations of the decision that `seat` owes in `states[0]` (a redacted state).

    `states`: two rows, the second is working space; `nodes`: NODE[room + 1]; `index`: int64[places(room)];
    `search_tree`: SEARCH_TREE.
    """
    simulate(states[0], states[1], seat, nodes, index, search_tree, count)


def simulate(root: Any, state: Any, seat: int, nodes: Any, index: Any, search_tree: Any, count: int) -> None:
    """Run `count` more simulations from `root`; `state` is working space."""
    search_tree.stop = horizon(root)
    root.imagined = 1
    last = search_tree.key[7]
    for _ in range(count):
        search_tree.done += 1
        search_tree.key[7] = last ^ search_tree.done
        if search_tree.sees:
            copy(root, state)
            state.chance = chance_of(search_tree.key)
        else:
            resample(root, seat, search_tree.key, state)
        reopen(state, seat)
        walk(state, seat, nodes, index, search_tree)
        play_on(state, search_tree)
        worth(state, search_tree.values)
        backpropagate(nodes, search_tree)
        observe(search_tree)
    search_tree.key[7] = last
    root.imagined = 0


def conclude(seat: int, nodes: Any, search_tree: Any) -> int:
    """Return the action of the seat after all simulations: the one tried most.

    If others choose at the same time, it is drawn from the mix instead, without actions that are rare in it.
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
    return drawn_from_mix(seat, nodes, search_tree, greatest) if greatest > 0 else int(action)


def drawn_from_mix(seat: int, nodes: Any, search_tree: Any, greatest: float) -> int:
    """Draw one of the seat's actions at the root by their shares, without rare ones; `greatest`: the largest share."""
    least = RARE * greatest
    whole = 0.0
    at = nodes[0].child
    while at:
        node = nodes[at]
        if node.mover == seat and node.share >= least:
            whole += node.share
        at = node.sibling
    search_tree.drawn = xorshift(search_tree.drawn)
    left = search_tree.drawn / 4294967296.0 * whole
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


def walk(state: Any, seat: int, nodes: Any, index: Any, search_tree: Any) -> None:
    """Walk down the tree to the first new node: apply each action to `state`, and record the nodes in `search_tree`.

    While seats choose at the same time, `search_tree.spots[seat]` is the node that the seat's own choices have led to,
    or -1 if they have left the tree.
    """
    node = 0
    together = 0
    search_tree.fresh = 0
    search_tree.depth = 0
    owing = pending(state)
    while owing and not search_tree.fresh and search_tree.depth < tree.LONGEST and horizon(state) == search_tree.stop:
        if not together and owing & (owing - 1):
            together = owing
            begin_joint_step(seat, search_tree, node)
        mover = seat if owing >> seat & 1 else lowest(owing)
        parent = search_tree.spots[mover] if together else node
        if parent < 0:
            choose_beyond(state, mover, search_tree)
        else:
            mixing = 0 if search_tree.expected else together
            chosen = choose(state, mover, parent, mixing, nodes, index, search_tree)
            if chosen == 0:
                return
            descend(state, mover, chosen, nodes, search_tree)
            if mover == seat or not together:
                node = chosen
            else:
                search_tree.fresh = 0
        # Choices made together are revealed when all seats have chosen, which ends the step.
        together = 0 if state.events else together
        owing = pending(state)


def choose(state: Any, mover: int, parent: int, together: int, nodes: Any, index: Any, search_tree: Any) -> int:
    """Return the child of `parent` to walk down to: a new one, the most promising, or one drawn from a mix.

    Returns 0 if there is none.
    """
    search_tree.fresh = 0
    search_tree.mixed = 0
    untried = look_up(state, mover, parent, nodes, index, search_tree)
    if untried:
        return expand(state, mover, parent, nodes, index, search_tree, untried)
    if together:
        return draw_by_regret(nodes, search_tree)
    return pick(mover, nodes, search_tree)


def begin_joint_step(seat: int, search_tree: Any, node: int) -> None:
    """Begin a step in which several seats choose at the same time: the choices of each start at `node`.

    With `search_tree.expected`, only those of `seat` are in the tree.
    """
    for other in range(search_tree.seats):
        search_tree.spots[other] = -1 if search_tree.expected and other != seat else node


def choose_beyond(state: Any, mover: int, search_tree: Any) -> None:
    """Make a choice beyond the tree: by the rules of thumb; with `search_tree.expected`, partly at random."""
    random = False
    if search_tree.expected:
        search_tree.drawn = xorshift(search_tree.drawn)
        random = search_tree.drawn & 0xFFFF >= search_tree.expected
    search_tree.drawn = xorshift(search_tree.drawn)
    if random:
        action = any_action(state, mover, search_tree.drawn, search_tree.legal)
    else:
        action = heuristic(state, mover, search_tree.drawn)
    apply(state, mover, action)


def descend(state: Any, mover: int, chosen: int, nodes: Any, search_tree: Any) -> None:
    search_tree.path[search_tree.depth] = chosen
    search_tree.mixes[search_tree.depth] = search_tree.mixed
    search_tree.depth += 1
    apply(state, mover, nodes[chosen].action)
    search_tree.spots[mover] = -1 if search_tree.fresh else chosen


def look_up(state: Any, mover: int, parent: int, nodes: Any, index: Any, search_tree: Any) -> int:
    """Find the nodes of the mover's legal actions after `parent`; return the number of actions without one.

    Returns 0 if the tree is full.
    """
    count = legal_actions(state, mover, search_tree.legal)
    mask = search_tree.mask
    untried = 0
    for k in range(count):
        at = index[place_of(key_of(parent, mover, search_tree.legal[k]), index, mask)] & tree.NODES
        search_tree.found[k] = at
        if at:
            nodes[at].available += 1
        else:
            untried += 1
    search_tree.count = count
    return untried if search_tree.used < search_tree.room else 0


def pick(mover: int, nodes: Any, search_tree: Any) -> int:
    """Return the most promising of the nodes in `search_tree.found`, or 0 if there is none."""
    explore = search_tree.explore * search_tree.spread[mover]
    favour = FAVOUR * search_tree.spread[mover]
    best = 0
    most = -1e30
    for k in range(search_tree.count):
        at = search_tree.found[k]
        if at:
            node = nodes[at]
            bonus = explore * search_tree.curve[min(node.available, tree.CURVE)] + favour * node.favour * node.doubt
            promise = node.mean + bonus * node.doubt
            if promise > most:
                most = promise
                best = at
    return int(best)


def draw_by_regret(nodes: Any, search_tree: Any) -> int:
    """Draw one of the nodes in `search_tree.found` by their regrets, and return it, or 0 if there is none.

    The nodes are linked to a list that begins at `search_tree.mixed`, each with its odds, for `backpropagate`.
    """
    regrets = 0.0
    count = 0
    for k in range(search_tree.count):
        if search_tree.found[k]:
            regrets += nodes[search_tree.found[k]].regret
            count += 1
    search_tree.drawn = xorshift(search_tree.drawn)
    left = search_tree.drawn / 4294967296.0
    best = 0
    for k in range(search_tree.count):
        at = search_tree.found[k]
        if at:
            node = nodes[at]
            odds = node.regret / regrets if regrets > 0 else 1 / count
            node.share += odds * node.available
            node.odds = (1 - STRAY) * odds + STRAY / count
            node.beside = search_tree.mixed
            search_tree.mixed = at
            if left >= 0:
                best = at
            left -= node.odds
    return int(best)


def expand(state: Any, mover: int, parent: int, nodes: Any, index: Any, search_tree: Any, untried: int) -> int:
    """Add a child of `parent` for one of the `untried` legal actions, and return it.

    It is the action that the rules of thumb choose, if that is untried, otherwise a random one.
    """
    search_tree.drawn = xorshift(search_tree.drawn)
    search_tree.used += 1
    search_tree.fresh = 1
    node = nodes[search_tree.used]
    clear(node)
    advised = heuristic(state, mover, search_tree.drawn)
    skip = search_tree.drawn * untried >> 32
    for k in range(search_tree.count):
        if search_tree.found[k] == 0:
            if skip == 0 and not node.favour:
                node.action = search_tree.legal[k]
            skip -= 1
            if search_tree.legal[k] == advised:
                node.action = advised
                node.favour = 1
                node.regret = FAVOUR * search_tree.spread[mover]
    key = key_of(parent, mover, node.action)
    index[place_of(key, index, search_tree.mask)] = key << 26 | search_tree.used
    node.mover = mover
    node.available = 1
    node.sibling = nodes[parent].child
    nodes[parent].child = search_tree.used
    return int(search_tree.used)


def play_on(state: Any, search_tree: Any) -> None:
    """Play on to the horizon or the end of the game, partly by the rules of thumb and partly at random."""
    drawn = search_tree.drawn
    stop = search_tree.stop
    guided = search_tree.guided
    owing = pending(state)
    while owing and horizon(state) == stop:
        mover = lowest(owing)
        drawn = xorshift(drawn)
        if drawn & 0xFFFF < guided:
            action = heuristic(state, mover, drawn >> 16)
        else:
            action = any_action(state, mover, drawn, search_tree.legal)
        apply(state, mover, action)
        owing = pending(state)
    search_tree.drawn = drawn


def backpropagate(nodes: Any, search_tree: Any) -> None:
    """Update every node of the walk with the value of the end for the seat that chose the node."""
    for k in range(search_tree.depth):
        node = nodes[search_tree.path[k]]
        if search_tree.mixes[k]:
            update_regrets(nodes, search_tree.mixes[k], node, search_tree.values[node.mover] - node.mean)
        node.visits += 1
        node.mean += (search_tree.values[node.mover] - node.mean) / node.visits
        node.doubt = 1 / sqrt(node.visits)


def update_regrets(nodes: Any, first: int, chosen: Any, surprise: float) -> None:
    """Update the regrets of the actions of a mix.

    `surprise` is the value of the end less the mean of the chosen action so far. The value of an action is estimated by
    its mean; for the chosen action, the surprise divided by its odds is added. On average, this estimate is the value
    against the others as they choose now. Means alone lag behind, and the mixes of all seats would oscillate. If the
    odds are small, the surprise is divided by CLEAR instead, as rare trials would add too much noise.
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


def observe(search_tree: Any) -> None:
    """Update the spread of each seat's values.

    It scales exploration, so that this has the same effect in a close game as in a decided one.
    """
    part = 1.0 / search_tree.done
    for seat in range(search_tree.seats):
        before = search_tree.values[seat] - search_tree.middle[seat]
        search_tree.middle[seat] += before * part
        search_tree.squares[seat] += before * (search_tree.values[seat] - search_tree.middle[seat])
        search_tree.spread[seat] = sqrt(search_tree.squares[seat] * part)

"""The data of a tree search (`engine.search.ismcts`): the nodes, their index, and its settings and progress."""

from math import sqrt
from typing import Any

import numpy as np

from quarterdeck.kernel.draws import M32
from quarterdeck.kernel.math import log

NODE = np.dtype(
    [
        ("child", "i4"),  # first child, 0: none
        ("sibling", "i4"),  # next child of the same parent, 0: none
        ("visits", "i4"),
        ("odds", "f4"),  # the probability of the action in the mix of the present walk
        ("available", "i4"),  # simulations that passed the parent while the action was legal
        ("mean", "f4"),  # the mean value of the ends to the mover
        ("doubt", "f4"),  # 1 / sqrt(visits)
        ("favour", "f4"),  # 1 if the rules of thumb chose the action when the node was new, else 0
        ("regret", "f4"),  # for simultaneous choices: the action's summed gain over the mix, at least 0
        ("share", "f4"),  # the action's summed probability in the mixes of all walks, later walks counting more
        ("action", "i4"),
        ("mover", "i4"),
        ("beside", "i4"),  # the next node of the mix in the present walk, 0: none
    ],
    align=True,
)
"""One action of one seat after one history. Node 0 is the root, which has no action.

The fields that a choice among many nodes reads are neighbours in memory.
"""

LONGEST = 256
"""The longest walk in the tree, in decisions."""

CURVE = 4096

ACTION_BITS = 7

SEATS, LEGAL, ACTIONS = 8, 64, 1 << ACTION_BITS
"""Limits for a game that can be searched: seats, legal actions at one time, and actions in all."""

SEARCH_TREE = np.dtype(
    [
        ("used", "i8"),  # the number of nodes in use, without the root
        ("room", "i8"),  # the most nodes that may be used
        ("done", "i8"),  # the number of simulations so far
        ("drawn", "i8"),  # the state of the random stream, not 0
        ("mask", "i8"),  # the length of the index less one
        ("count", "i8"),  # the number of legal actions at the present node
        ("depth", "i8"),  # the number of nodes in `path`
        ("fresh", "i8"),  # 1: the node just reached is new
        ("mixed", "i8"),  # the first node of the mix that the node just reached was drawn from; 0: there is none
        ("stop", "i8"),  # the horizon at the root
        ("seats", "i8"),  # the most seats that the game has
        ("guided", "i8"),  # of 65,536 decisions after the walk, those by rules of thumb instead of at random
        ("expected", "i8"),  # of 65,536 choices of others at the same time, those by rules of thumb; 0: they mix
        ("kind", "i8"),  # the kind of player of the seat that searches (`engine.play.self_play`)
        ("budget", "i8"),  # the number of simulations for each decision
        ("sees", "i8"),  # 1: the search plays on from the true deal, and draws no other worlds
        ("explore", "f8"),  # the weight of a node's uncertainty, in spreads of the values
        ("middle", "f8", (SEATS,)),  # for each seat, the mean of its values so far
        ("squares", "f8", (SEATS,)),  # the sum of their squared deviations from the mean
        ("spread", "f8", (SEATS,)),  # their standard deviation
        ("values", "f8", (SEATS,)),  # each seat's value of the present end
        ("key", "u4", (8,)),
        ("spots", "i4", (SEATS,)),  # the node that each seat's choices have led to; -1: beyond the tree
        ("path", "i4", (LONGEST,)),  # the nodes of the walk
        ("mixes", "i4", (LONGEST,)),  # for each node of `path`, the first node of the mix it was drawn from; 0: none
        ("found", "i4", (LEGAL,)),  # the node of each legal action, 0 if it does not exist yet
        ("curve", "f4", (CURVE + 1,)),  # curve[n]: sqrt(log(n))
        ("legal", "i2", (LEGAL,)),
    ],
    align=True,
)
"""The data of a search other than states and nodes: all 0 at first, except what `new_search_tree` sets."""

NODES = (1 << 26) - 1
"""The mask of the bits of an index entry that hold the node."""

SCATTER = 0x5851F42D


def draw_curve(search_tree: Any) -> None:
    for number in range(CURVE + 1):
        search_tree.curve[number] = sqrt(log(max(number, 1)))


_CURVE = np.array([sqrt(log(max(number, 1))) for number in range(CURVE + 1)])


def new_search_tree(
    seats: int, key: Any, drawn: int, room: int, explore: float, guided: float, expects: float = 0.0
) -> Any:
    """Return a search tree, shape (1,).

    `seats`: the most seats that the game has; `key`: eight words; `drawn`: a random number other than 0; `room`: the
    most nodes; `explore`, `guided`, `expects`: see `SearchBot`.
    """
    search_tree = np.zeros(1, SEARCH_TREE)
    search_tree["curve"] = _CURVE
    search_tree["seats"] = seats
    search_tree["key"] = key
    search_tree["drawn"] = drawn
    search_tree["room"] = room
    search_tree["mask"] = places(room) - 1
    search_tree["explore"] = explore
    search_tree["guided"] = round(guided * 65536)
    search_tree["expected"] = round(expects * 65536)
    return search_tree


def places(room: int) -> int:
    """Return the length of the index (int64, zeros) for `room` nodes: a power of two.

    More than a fifth of its places stay free.
    """
    return 1 << max(3, (5 * room // 4).bit_length())


def renew(nodes: Any, index: Any, search_tree: Any) -> None:
    """Forget the tree of the last decision, and change the key, so that the next search draws other worlds."""
    search_tree.used = 0
    search_tree.done = 0
    search_tree.key[6] = search_tree.key[6] + 1 & M32
    for seat in range(search_tree.seats):
        search_tree.middle[seat] = 0.0
        search_tree.squares[seat] = 0.0
        search_tree.spread[seat] = 0.0
    nodes[0].child = 0
    for place in range(search_tree.mask + 1):
        index[place] = 0


def key_of(parent: int, mover: int, action: int) -> int:
    return (parent * SEATS + mover) * ACTIONS + action


def place_of(key: int, index: Any, mask: int) -> int:
    """Return the place of a node in the index, or the free place that it would take.

    The low 26 bits of an entry are the node, the bits above are its key. The actions of one seat after one history are
    neighbours in the index, so a processor loads several at once.
    """
    scattered = (key >> ACTION_BITS) * SCATTER
    place = (scattered >> 20) + key & mask
    while index[place] and index[place] >> 26 != key:
        place = place + (scattered & M32 | 1) & mask
    return place


def clear(node: Any) -> None:
    node.child = 0
    node.visits = 0
    node.mean = 0.0
    node.doubt = 0.0
    node.favour = 0.0
    node.regret = 0.0
    node.share = 0.0

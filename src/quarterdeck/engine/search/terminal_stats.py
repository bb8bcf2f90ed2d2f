"""The values at the end of a rollout: each seat's share of the win, and the game's counts.

The functions are templates, see `quarterdeck.kernel.rule_interface`.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine.search.tree import SEATS
from quarterdeck.games.types import MAX_COUNTS
from quarterdeck.kernel.rule_interface import counts, worth

COUNTED = SEATS * MAX_COUNTS
"""How many numbers the counts of any game take at most."""
ENDS = SEATS + COUNTED
"""How many numbers the values of an end take: the shares of the seats, then the counts."""


def look_at_end(state: Any, search: Any) -> None:
    worth(state, search.values)
    counts(state, search.counted)


def add_end(search: Any, weight: float, out: Any, first: int) -> None:
    """Add the values that `look_at_end` found, times `weight`, to the numbers of `out` from `first` on."""
    for at in range(SEATS):
        out[first + at] += weight * search.values[at]
    for at in range(COUNTED):
        out[first + SEATS + at] += weight * search.counted[at]


def ends_of(search: Any, count: int) -> npt.NDArray[np.float64]:
    """Return the summed values of the first `count` actions of a search (shape (1,)), a row for each; not compiled."""
    ends: npt.NDArray[np.float64] = search["ends"][0].reshape(-1, ENDS)[:count]
    return ends

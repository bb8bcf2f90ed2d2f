"""What the end of a game that was played on brings: each seat's share of the win, and what people count. Templates."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine.tree import SEATS
from quarterdeck.games.base import MAX_COUNTS
from quarterdeck.kernel.slots import counts, worth

COUNTED = SEATS * MAX_COUNTS
"""Room for what people count."""
ENDS = SEATS + COUNTED
"""Numbers an end: the shares of the seats, then what is counted."""


def look_at_end(state: Any, mind: Any) -> None:
    """What this end brings, into `mind.values` and `mind.counted`."""
    worth(state, mind.values)
    counts(state, mind.counted)


def add_end(mind: Any, weight: float, out: Any, first: int) -> None:
    """Add what the end that was looked at brings, so many times, to the numbers of `out` from `first` on."""
    for at in range(SEATS):
        out[first + at] += weight * mind.values[at]
    for at in range(COUNTED):
        out[first + SEATS + at] += weight * mind.counted[at]


def ends_of(mind: Any, count: int) -> npt.NDArray[np.float64]:
    """What the first `count` actions of a mind, shape (1,), have brought: a row each. For Python."""
    ends: npt.NDArray[np.float64] = mind["ends"][0].reshape(-1, ENDS)[:count]
    return ends

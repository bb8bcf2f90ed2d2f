"""What earlier play says of the seats: the counts with which their models begin (`engine.search.opponents`)."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import empty_states, engine
from quarterdeck.engine.search.tree import SEATS
from quarterdeck.engine.search.workspace import COMPONENTS, mind_of, model_of
from quarterdeck.engine.search.world_sampling import BEGINNING, FIRST, VIEW
from quarterdeck.games.base import Game
from quarterdeck.table.past import Stretch


@lru_cache(1024)
def counts_after(game: Game, seat: int, stretches: tuple[Stretch, ...]) -> npt.NDArray[np.int64]:
    """Return the counts of all seats after these stretches, as `seat` knows them, shape (seats * components,).

    0 stands for a seat of which nothing is known. They follow from the arguments alone, and are remembered: each
    stretch is learned from once. Do not change the result.
    """
    if not stretches:
        return np.zeros(SEATS * COMPONENTS, np.int64)
    last = stretches[-1]
    mind = mind_of(game, [0] * 8, 1, [])
    mind["prior"] = counts_after(game, seat, stretches[:-1])
    states = empty_states(game, FIRST + 1)
    states[VIEW], states[BEGINNING] = (np.frombuffer(row, game.dtype)[0] for row in (last.end, last.beginning))
    owners, actions = np.frombuffer(last.seats, np.int8), np.frombuffer(last.actions, np.int16)
    engine(game).learn_stretch(states, seat, owners, actions, len(owners), mind, model_of(game), len(stretches))
    found: npt.NDArray[np.int64] = mind["prior"][0].copy()
    return found

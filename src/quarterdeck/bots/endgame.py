"""Decisions near the end of a round, where all worlds that there still can be are few enough to look at."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from quarterdeck.bots.base import View, imagining
from quarterdeck.bots.earlier import counts_after
from quarterdeck.engine import engine
from quarterdeck.engine.compile.entries import LEVEL, PLACE, STATE
from quarterdeck.engine.search.analysis import MORE_PLIES
from quarterdeck.engine.search.endgame import LEVELS, has_endings
from quarterdeck.engine.search.levels import EQUAL, PLIES, ROWS, WORLDS
from quarterdeck.engine.search.terminal_stats import ends_of
from quarterdeck.engine.search.tree import LEGAL, SEATS
from quarterdeck.engine.search.workspace import mind_of, model_of
from quarterdeck.games.base import Game
from quarterdeck.table.past import Past


@dataclass(frozen=True)
class Ending:
    """An ending solved: what each action brings the seat, as `worth` counts, in the mean over so many worlds."""

    values: dict[int, float]
    worlds: int
    ends: npt.NDArray[np.float64] = field(repr=False, compare=False)
    """A row an action: all that it brings (`quarterdeck.engine.search.terminal_stats`), in the same mean."""

    @property
    def best(self) -> list[int]:
        """The actions that bring the most, ascending."""
        most = max(self.values.values())
        return [action for action, value in self.values.items() if value > most - EQUAL]


def solve(
    game: Game,
    view: View,
    seat: int,
    past: Past | None,
    choices: list[int],
    chance: random.Random,
    looks: int = 0,
) -> Ending | None:
    """Solve the seat's decision among `choices`. Return None where it is no ending.

    `chance` draws what the others leave to chance. `looks`: how often worlds are looked at with other chance of the
    others, in proportion to how likely each is; 0: as bots do.
    """
    if game.max_seats > SEATS or game.max_legal > LEGAL:
        return None
    drawn = chance.getrandbits(32) | 1  # in any case: what a bot draws later does not depend on it
    if not has_endings(game):
        return None
    space = engine(game).workspace()
    states = space.rows(STATE, ROWS)
    owners, actions = imagining(states, view, past)
    mind = mind_of(game, np.zeros(8), drawn, choices)
    if past is not None:
        mind["prior"] = counts_after(game, seat, past.earlier)
    places, levels = space.rows(PLACE, ROWS), space.rows(LEVEL, LEVELS)
    limits = WORLDS, ROWS, MORE_PLIES if looks else PLIES
    given = states, seat, owners, actions, len(owners), mind, model_of(game)
    worlds = engine(game).exact(*given, places, levels, *limits, looks)
    if not worlds:
        return None
    brought = mind["total"][0, : len(choices)].tolist()
    return Ending(dict(zip(choices, brought, strict=True)), worlds, ends_of(mind, len(choices)).copy())

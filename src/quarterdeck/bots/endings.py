"""Decisions near the end of a round, where all worlds that there still can be are few enough to look at."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from quarterdeck.bots.base import View, imagining
from quarterdeck.engine import engine
from quarterdeck.engine.beliefs import FIRST
from quarterdeck.engine.endings import LEVEL, LEVELS, PLACE
from quarterdeck.engine.ends import ends_of
from quarterdeck.engine.minds import mind_of
from quarterdeck.engine.tree import LEGAL, SEATS
from quarterdeck.games.base import Game
from quarterdeck.table.past import Past

WORLDS = 4096
"""No ending has more worlds."""
PLIES = 100_000
"""Nor takes more decisions to play on in all of them: some hundredths of a second (docs/decisions/0033-endings.md)."""
ROWS = FIRST + 3 * WORLDS
"""Room for the worlds of all decisions that are looked at together."""

EQUAL = 1e-9
"""What actions bring is the same if it differs by less."""


@dataclass(frozen=True)
class Ending:
    """An ending solved: what each action brings the seat, as `worth` counts, in the mean over so many worlds."""

    values: dict[int, float]
    worlds: int
    ends: npt.NDArray[np.float64] = field(repr=False, compare=False)
    """A row an action: all that it brings (`quarterdeck.engine.ends`), in the same mean."""

    @property
    def best(self) -> list[int]:
        """The actions that bring the most, ascending."""
        most = max(self.values.values())
        return [action for action, value in self.values.items() if value > most - EQUAL]


def has_endings(game: Game) -> bool:
    """Whether the game lists its worlds, without which nothing is an ending."""
    return hasattr(game.rules, "world_at")


def solve(
    game: Game,
    view: View,
    seat: int,
    past: Past | None,
    choices: list[int],
    chance: random.Random,
    learned: bool = False,
) -> Ending | None:
    """The seat's decision among `choices`, if it is an ending; what others leave to chance follows from `chance`.

    `learned`: what others do is imagined by the game's policy, if it has one, not by rules of thumb.

    Nothing is an ending while the game is not compiled yet: it would take minutes.
    """
    rules = engine(game)
    if not rules.ready or game.max_seats > SEATS or game.max_legal > LEGAL:
        return None
    drawn = chance.getrandbits(32) | 1  # in any case: what a bot draws later does not depend on it
    if not has_endings(game):
        return None
    states, owners, actions = imagining(game, view, past, ROWS)
    mind = mind_of(game, np.zeros(8), drawn, choices, learned)
    places, levels = np.zeros(ROWS, PLACE), np.zeros(LEVELS, LEVEL)
    worlds = rules.exact(states, seat, owners, actions, len(owners), mind, places, levels, WORLDS, ROWS, PLIES)
    if not worlds:
        return None
    brought = mind["total"][0, : len(choices)].tolist()
    return Ending(dict(zip(choices, brought, strict=True)), worlds, ends_of(mind, len(choices)).copy())


def decided(
    game: Game,
    view: View,
    seat: int,
    past: Past | None,
    choices: list[int],
    chance: random.Random,
    learned: bool = False,
) -> int | None:
    """What to do in an ending; of equally good actions that of the rules of thumb, or the first. None: it is none."""
    ending = solve(game, view, seat, past, choices, chance, learned)
    if ending is None:
        return None
    said = engine(game).advise(view, 0, seat, chance.getrandbits(32))
    return said if said in ending.best else ending.best[0]

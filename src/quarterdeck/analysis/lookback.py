"""Worth of each moment of a finished game to each seat, by rollouts in compiled code."""

from collections.abc import Iterable
from math import sqrt

import numpy as np

from quarterdeck.analysis.calibration import kind_of, scale_of, sides_of
from quarterdeck.bots.base import View
from quarterdeck.engine import empty_states, engine
from quarterdeck.engine.search.lookback import AGAIN, CHOSEN, DEALT, GIVEN, LOOK, TRUE
from quarterdeck.engine.search.tree import SEATS
from quarterdeck.engine.search.workspace import model_of, search_of
from quarterdeck.games.base import Game
from quarterdeck.games.options import Options

__all__ = ["AGAIN", "CHOSEN", "DEALT", "TRUE", "Lookback", "Worth", "both", "total"]

KINDS = 4
"""The number of kinds of rollouts (TRUE, AGAIN, DEALT, CHOSEN); each kind has its own random numbers."""


NAMES = ("mean", "mean_error", "scaled", "slope", "share", "error")
Worth = dict[str, list[float]]
"""Worth of a moment: a number per seat for each of NAMES (fields of `quarterdeck.engine.search.lookback.LOOK`)."""


class Lookback:
    """Rollouts from the moments of one game. Their results follow from the seed and the number of the moment."""

    def __init__(self, game: Game, options: Options, first: View, seed: int) -> None:
        """Prepare a game with these complete options. `first`: one of its states, shape (1,)."""
        self._rules, self._seed = engine(game), seed
        self.seats, self.sides = int(first[0]["seats"]), sides_of(game, first)
        self._states = empty_states(game, 2)
        self._options = game.encode_options(options)
        self._search, self._model = search_of(game, np.zeros(8), 1, []), model_of(game)
        self._look = np.zeros(1, LOOK)
        scale = scale_of(game, kind_of(game, first))
        self._given = scale.rise, scale.tilt, self.seats, self.sides

    def worth(
        self, place: int, plays: int, kind: int, given: View | None = None, seat: int = 0, action: int = 0
    ) -> Worth:
        """Run `plays` rollouts from a moment, and return its worth (`quarterdeck.engine.search.lookback`).

        `place`: the moment's number, which gives it its own random numbers; `kind`: TRUE, AGAIN, DEALT or CHOSEN;
        `given`: the state to start at, shape (1,); `seat`, `action`: for AGAIN and CHOSEN, the decision to make first.
        """
        if given is not None:
            self._states[GIVEN] = given[0]
        self._look[:] = 0
        for name, value in zip(("rise", "tilt", "seats", "sides"), self._given, strict=True):
            self._look[name] = value
        self._rules.seed_search(self._search, self._seed, (place * KINDS + kind) * SEATS + seat)
        searching = self._search, self._model, self._look
        self._rules.play_on(self._states, kind, seat, action, self._options, *searching, plays)
        found = self._look[0]
        return {name: found[name][: self.seats].tolist() for name in NAMES}

    def of_team(self, returns: list[float]) -> list[float]:
        """Return for each seat its team's share of the win: the sum over the seats of the team, alone or not."""
        return [total(returns[seat % self.sides : self.seats : self.sides]) for seat in range(self.seats)]


def both(one: float, other: float) -> float:
    """Return the standard error of the sum or difference of two independent numbers with these standard errors."""
    return sqrt(one * one + other * other)


def total(numbers: Iterable[float]) -> float:
    """Return the sum, added in order: the last digit of Python's own `sum` depends on the version of Python."""
    found = 0.0
    for number in numbers:
        found += number
    return found

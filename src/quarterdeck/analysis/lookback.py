"""What moments of a finished game were worth to each seat, by playing on from them in compiled code."""

from collections.abc import Iterable
from math import sqrt

import numpy as np

from quarterdeck.analysis.calibration import kind_of, scale_of, sides_of
from quarterdeck.bots.base import View
from quarterdeck.engine import empty_states, engine
from quarterdeck.engine.search.lookback import AGAIN, DEALT, GIVEN, LOOK, SEEN, TRUE
from quarterdeck.engine.search.tree import SEATS
from quarterdeck.engine.search.workspace import mind_of, model_of
from quarterdeck.games.base import Game
from quarterdeck.games.options import Options

__all__ = ["AGAIN", "DEALT", "SEEN", "TRUE", "Lookback", "Worth", "both", "total"]

KINDS = 4
"""Kinds of things that are looked at, each in chance of its own."""


NAMES = ("mean", "mean_error", "scaled", "slope", "share", "error")
Worth = dict[str, list[float]]
"""What a moment is worth: by these names of `quarterdeck.engine.search.lookback.LOOK`, a number a seat."""


class Lookback:
    """Plays on from the moments of one game. What it finds follows from the seed and the place of the moment."""

    def __init__(self, game: Game, options: Options, first: View, seed: int) -> None:
        """For a game with these complete options, one of whose states is `first`, shape (1,)."""
        self._rules, self._seed = engine(game), seed
        self.seats, self.sides = int(first[0]["seats"]), sides_of(game, first)
        self._states = empty_states(game, 2)
        self._options = game.encode_options(options)
        self._mind, self._model = mind_of(game, np.zeros(8), 1, []), model_of(game)
        self._look = np.zeros(1, LOOK)
        scale = scale_of(game, kind_of(game, first))
        self._given = scale.rise, scale.tilt, self.seats, self.sides

    def worth(
        self, place: int, plays: int, kind: int, given: View | None = None, seat: int = 0, action: int = 0
    ) -> Worth:
        """Play `plays` games on from a moment and return what they bring (`quarterdeck.engine.search.lookback`).

        `place`: the moment's number, which makes its chance differ from that of other moments; `given`: shape (1,).
        """
        if given is not None:
            self._states[GIVEN] = given[0]
        self._look[:] = 0
        for name, value in zip(("rise", "tilt", "seats", "sides"), self._given, strict=True):
            self._look[name] = value
        self._rules.sow(self._mind, self._seed, (place * KINDS + kind) * SEATS + seat)
        searching = self._mind, self._model, self._look
        self._rules.play_on(self._states, kind, seat, action, self._options, *searching, plays)
        found = self._look[0]
        return {name: found[name][: self.seats].tolist() for name in NAMES}

    def of_team(self, returns: list[float]) -> list[float]:
        """Return for each seat the share that it or its team has of a finished game."""
        return [total(returns[seat % self.sides : self.seats : self.sides]) for seat in range(self.seats)]


def both(one: float, other: float) -> float:
    """Return the standard error of a sum or difference of two numbers with these standard errors."""
    return sqrt(one * one + other * other)


def total(numbers: Iterable[float]) -> float:
    """Return the sum, added in order: the last digit of Python's own `sum` depends on the version of Python."""
    found = 0.0
    for number in numbers:
        found += number
    return found

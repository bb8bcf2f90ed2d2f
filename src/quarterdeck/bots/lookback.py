"""What moments of a finished game were worth to each seat, by playing on from them in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np
import numpy.typing as npt

from quarterdeck.bots.base import View
from quarterdeck.bots.calibration import kind_of, scale_of, sides_of
from quarterdeck.engine import empty_states, engine
from quarterdeck.engine.lookback import AGAIN, DEALT, GIVEN, SEEN, SUMS, TRUE
from quarterdeck.engine.minds import learned_weights, mind_of
from quarterdeck.engine.tree import SEATS
from quarterdeck.games.base import Game, Options

__all__ = ["AGAIN", "DEALT", "SEEN", "TRUE", "Lookback", "Scaling", "Worth", "both"]

KINDS = 4
"""Kinds of things that are looked at, each in chance of its own."""


@dataclass(frozen=True)
class Worth:
    """What a search finds each seat's share of the win to be, not scaled, with standard errors."""

    means: tuple[float, ...]
    errors: tuple[float, ...]


class Lookback:
    """Plays on from the moments of one game. What it finds follows from the seed and the place of the moment."""

    def __init__(self, game: Game, options: Options, seats: int, seed: int) -> None:
        """For a game of so many seats with these complete options."""
        self._rules, self._seats, self._seed = engine(game), seats, seed
        self._states = empty_states(game, 2)
        self._options = game.encode_options(options)
        self._mind = mind_of(game, np.zeros(8), 1, [])
        self._trained = int(game.learning is not None and learned_weights(game) is not None)

    def worth(
        self, place: int, plays: int, kind: int, given: View | None = None, seat: int = 0, action: int = 0
    ) -> Worth:
        """What `plays` games bring that are played on from there (`quarterdeck.engine.lookback`); `given`: shape (1,).

        `place`: the moment's number, by which its chance differs from that of others.
        """
        if given is not None:
            self._states[GIVEN] = given[0]
        out = np.zeros(SUMS)
        self._rules.sow(self._mind, self._seed, (place * KINDS + kind) * SEATS + seat)
        self._rules.play_on(self._states, kind, seat, action, self._options, self._mind, self._trained, plays, out)
        return _worth(out, plays, self._seats)


def _worth(sums: npt.NDArray[np.float64], plays: int, seats: int) -> Worth:
    means = tuple(float(sums[seat]) / plays for seat in range(seats))
    spread = (float(sums[SEATS + seat]) / plays - means[seat] * means[seat] for seat in range(seats))
    return Worth(means, tuple(sqrt(max(each, 0.0) / (plays - 1)) for each in spread))


def both(one: float, other: float) -> float:
    """The standard error of a sum or difference of what has these."""
    return sqrt(one * one + other * other)


class Scaling:
    """What a search finds as shares of the win, as games end (`quarterdeck.bots.calibration`)."""

    def __init__(self, game: Game, state: View, seats: int) -> None:
        """For games of the kind that this state is of, shape (1,)."""
        self._sides, self._seats = sides_of(game, state), seats
        self.scale = scale_of(game, kind_of(game, state))

    def shares(self, means: Sequence[float]) -> tuple[float, ...]:
        """A share a seat, its own or its team's: those of the sides make 1, where every side has a seat."""
        found = [self.scale(each) for each in means]
        whole = sum(found[: self._sides]) if self._sides <= self._seats else 1.0
        return tuple(each / whole for each in found)

    def errors(self, worth: Worth) -> tuple[float, ...]:
        """Standard errors of the shares."""
        return tuple(self.scale.slope(mean) * error for mean, error in zip(worth.means, worth.errors, strict=True))

    def sums(self, returns: Sequence[float]) -> tuple[float, ...]:
        """A seat's or team's share of a game that has ended."""
        return tuple(
            sum(returns[other] for other in range(self._seats) if other % self._sides == seat % self._sides)
            for seat in range(self._seats)
        )

"""Calibration: from a position's worth in a search to the share of the win that such positions have brought.

A search evaluates the end of a round with the game's `worth`. That rule of thumb is good enough to choose an action,
but it is no probability of winning. A scale fitted to games (`benchmarks/calibration.py --fit`) therefore converts the
shares that people see. It is stored beside the game's rules. It rises, so it never changes which action is the best.
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from quarterdeck.bots.base import View
from quarterdeck.engine import engine
from quarterdeck.engine.search.analysis import logit, scaled, slope
from quarterdeck.games.base import Game

__all__ = ["RAW", "Scale", "kind_of", "logit", "scale_of", "scale_path", "scales_of", "sides_of"]


@dataclass(frozen=True)
class Scale:
    """A line between logits: from a search's share to the share of the win."""

    rise: float
    tilt: float

    def __call__(self, share: float) -> float:
        """Return a share of the win on this scale."""
        return scaled(share, self.rise, self.tilt)

    def slope(self, share: float) -> float:
        """Return the derivative of the scaled share by the search's share."""
        return slope(share, self.rise, self.tilt)


RAW = Scale(0.0, 1.0)
"""The scale that changes nothing."""


def scale_path(game: Game) -> Path:
    """Return the path of a game's scales: JSON, by the kind of game."""
    return Path(str(game.rules.__file__)).parent / "calibration.json"


def kind_of(game: Game, view: View) -> str:
    """Return the kind of game that a scale is for: `4` seats or `6/2` seats and sides, and `calibration_keys`."""
    seats, sides = int(view[0]["seats"]), sides_of(game, view)
    number = str(seats) if seats == sides else f"{seats}/{sides}"
    return "+".join([number, *(name for name in game.calibration_keys if np.any(view[0][name]))])


def sides_of(game: Game, view: View) -> int:
    """Return the number of sides."""
    return engine(game).score(view, 0, np.zeros(game.max_seats, np.int64))


@cache
def scales_of(game: Game) -> dict[str, Scale]:
    """Return all stored scales of a game."""
    path = scale_path(game)
    kept = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return {kind: Scale(*numbers) for kind, numbers in kept.items()}


def scale_of(game: Game, kind: str) -> Scale:
    """Return the scale for this kind of game, or `RAW`, which changes nothing, if the kind has none."""
    return scales_of(game).get(kind, RAW)

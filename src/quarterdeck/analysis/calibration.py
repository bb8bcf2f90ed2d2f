"""Calibration: conversion of a position's worth in a search to the average share of the win after similar positions.

A search evaluates the end of a round with the game's `worth`. That rule of thumb is good enough to choose an action,
but it is no probability of winning. Therefore a scale that was fitted to games (`benchmarks/calibration.py`)
converts the shares before people see them. It is stored beside the game's rules. A higher worth always gives a higher
share, so the scale never changes which action is the best.
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
    """A conversion of a search's share to a share of the win: a straight line between their logits."""

    rise: float
    tilt: float

    def __call__(self, share: float) -> float:
        """Convert a search's share to a share of the win."""
        return scaled(share, self.rise, self.tilt)

    def slope(self, share: float) -> float:
        """Return the derivative of the converted share with respect to the search's share."""
        return slope(share, self.rise, self.tilt)


RAW = Scale(0.0, 1.0)
"""The scale that changes nothing."""


def scale_path(game: Game) -> Path:
    """Return the path of a game's scales, a JSON file with a scale for each kind of game."""
    return Path(str(game.rules.__file__)).parent / "calibration.json"


def kind_of(game: Game, view: View) -> str:
    """Return the kind of game that has its own scale, such as `4` (seats), `6/2` (seats and sides) or `4+KEY`.

    KEY stands for each of `Game.calibration_keys`, fields of a state, that is not 0.
    """
    seats, sides = int(view[0]["seats"]), sides_of(game, view)
    number = str(seats) if seats == sides else f"{seats}/{sides}"
    return "+".join([number, *(name for name in game.calibration_keys if np.any(view[0][name]))])


def sides_of(game: Game, view: View) -> int:
    """Return the number of sides: teams, or seats that play alone."""
    return engine(game).score(view, 0, np.zeros(game.max_seats, np.int64))


@cache
def scales_of(game: Game) -> dict[str, Scale]:
    """Return all stored scales of a game."""
    path = scale_path(game)
    kept = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return {kind: Scale(*numbers) for kind, numbers in kept.items()}


def scale_of(game: Game, kind: str) -> Scale:
    """Return the scale for this kind of game, or `RAW` if the kind has none."""
    return scales_of(game).get(kind, RAW)

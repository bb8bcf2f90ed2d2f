"""A network's weights during training, and their conversion to whole numbers."""

from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine.search.model import empty_model
from quarterdeck.engine.search.network import FIRST, NAMES, ONE, SECOND
from quarterdeck.games.base import Game
from quarterdeck.lab.networks import gradients

PARTS = 4
"""Number of parts of a batch, and the largest number of threads that can share it. Their gradients are always added in
the same order."""
REACH = (0.12, 0.0, 0.12, 0.0, 0.05, 0.0)
"""Largest absolute value of the initial weights of each array."""

Flat = npt.NDArray[np.float32]


class Weights:
    """A network's weights in one flat array, with Adam's moments and an array of gradients for each part of a batch."""

    def __init__(self, inputs: int, outputs: int, chance: np.random.Generator) -> None:
        self._shapes = [(inputs, FIRST), (FIRST,), (FIRST, SECOND), (SECOND,), (outputs, SECOND), (outputs,)]
        size = sum(int(np.prod(shape)) for shape in self._shapes)
        self.flat, self.mean, self.square = (np.zeros(size, np.float32) for _ in range(3))
        for array, reach in zip(self.cut(self.flat), REACH, strict=True):
            array[...] = chance.uniform(-reach, reach, array.shape)
        self.gradients = [np.zeros(size, np.float32) for _ in range(PARTS)]
        self.steps = 0

    def cut(self, flat: Flat) -> tuple[Flat, ...]:
        """Return views of a flat array in the shapes that `gradients` takes."""
        ends = np.cumsum([int(np.prod(shape)) for shape in self._shapes])[:-1]
        return tuple(part.reshape(shape) for part, shape in zip(np.split(flat, ends), self._shapes, strict=True))

    def step(self, rate: float, count: int) -> None:
        """Make a step of Adam by the mean of the gradients of `count` decisions, and clear the gradients."""
        for part in self.gradients[1:]:
            self.gradients[0] += part
            part[:] = 0
        self.steps += 1
        moments = self.mean, self.square, np.float32(rate), self.steps, np.float32(1 / count)
        gradients.adam(self.flat, self.gradients[0], *moments)

    def whole(self, game: Game) -> npt.NDArray[Any]:
        """Return a model row that has the network's weights as whole numbers."""
        row = empty_model(game)
        for name, array in zip(NAMES, self.cut(self.flat), strict=True):
            least, most = np.iinfo(row[name].dtype).min, np.iinfo(row[name].dtype).max
            row[name] = np.clip(np.rint(array * np.float64(ONE)), least, most).astype(row[name].dtype).ravel()
        return row

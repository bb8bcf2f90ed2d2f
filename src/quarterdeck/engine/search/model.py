"""The weights of the models of players: one read-only row for each game, which all searches share."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine.search.network import network_fields
from quarterdeck.games.base import Game


@cache
def model_dtype(game: Game) -> np.dtype[Any]:
    """Return the type of a game's row, which has the weights of its learned policy and of its network."""
    size = game.learning.size if game.learning else 1
    return np.dtype(
        [
            ("weights", "i2", (size,)),  # the weight of each feature of an action, in 1024ths of a logit
            *network_fields(game),
        ],
        align=True,
    )


def empty_model(game: Game) -> npt.NDArray[Any]:
    """Return a row in which all weights are 0, shape (1,)."""
    return np.zeros(1, model_dtype(game))


@cache
def learned_weights(game: Game) -> npt.NDArray[np.int16] | None:
    """Return the weights of the game's learned policy (`quarterdeck train table`), or None if it has none."""
    path = learned_path(game)
    return np.frombuffer(path.read_bytes(), "<i2").astype(np.int16) if game.learning and path.exists() else None


def learned_path(game: Game) -> Path:
    """Return the path of the file with the weights of a game's learned policy: int16, little-endian."""
    return Path(str(game.rules.__file__)).parent / "learned.i2"

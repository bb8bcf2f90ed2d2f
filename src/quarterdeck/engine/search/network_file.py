"""A game's installed policy network: a file in the folder of its rules, with one byte for each weight.

The file contains the matrices and biases in the order of `network.NAMES`. A matrix is a multiplier for each row (int16)
and then the rows (int8); a weight is the product of the two, in units of 1 / ONE. A bias is int32. All numbers are
little-endian.
"""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine.search.model import empty_model
from quarterdeck.engine.search.network import FIRST, NAMES, ONE, SECOND
from quarterdeck.games.base import Game

MOST = 127
"""The largest number in a row of a matrix (int8)."""

Array = npt.NDArray[Any]


def network_path(game: Game) -> Path:
    return Path(str(game.rules.__file__)).parent / "network.i1"


def packed(arrays: tuple[npt.NDArray[np.float32], ...]) -> bytes:
    """Return the contents of the file for a network with these weights, in the order of `network.NAMES`."""
    parts: list[bytes] = []
    for array in arrays:
        numbers = np.rint(array.astype(np.float64) * ONE)
        if array.ndim == 1:
            parts.append(numbers.astype("<i4").tobytes())
        else:
            most = np.abs(numbers).max(axis=1)
            multipliers = np.clip(np.ceil(most / MOST), 1, 32767)
            rows = np.clip(np.rint(numbers / multipliers[:, None]), -MOST, MOST)
            parts += [multipliers.astype("<i2").tobytes(), rows.astype("i1").tobytes()]
    return b"".join(parts)


def unpacked(game: Game, content: bytes) -> Array:
    """Return a network as a model, shape (1,), whose softmax table is empty.

    Raises ValueError if the contents do not have the size that the game's network needs.
    """
    assert game.network is not None
    row = empty_model(game)
    widths = {"first": FIRST, "second": SECOND, "last": SECOND}
    at = 0

    def read(kind: str, count: int) -> Array:
        nonlocal at
        found = np.frombuffer(content, kind, count, at)
        at += found.nbytes
        return found

    for name in NAMES:
        size = row[name].size
        if name in widths:
            multipliers = read("<i2", size // widths[name]).astype(np.int64)
            weights = multipliers[:, None] * read("i1", size).reshape(-1, widths[name])
            row[name] = np.clip(weights, -32768, 32767).ravel()
        else:
            row[name] = read("<i4", size)
    if at != len(content):
        raise ValueError(f"the network of {game.id} has {len(content)} bytes, not {at}: train it again")
    return row


@cache
def installed_network(game: Game) -> Array | None:
    """Return a game's installed network as a model, shape (1,), whose softmax table is empty; None if it has none."""
    path = network_path(game)
    return unpacked(game, path.read_bytes()) if game.network and path.exists() else None

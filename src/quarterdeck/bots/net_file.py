"""Networks in files that anyone can make: layers of weights as .npz, for one game and one form of observation.

The file has `game`, the id of the game; `observation`, the form of `Game.observation`; `layout`, the `layout_digest` of
the observation; `activation`, the function between the layers; and for each layer N, from 0, `weights_N` of shape
(inputs, outputs) and `bias_N` of shape (outputs,). The last layer has one output per action. A file fits all options of
the game, since the layout is the same for all of them.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.bots.array_file import read_arrays
from quarterdeck.bots.base import BotError
from quarterdeck.games.base import Game
from quarterdeck.games.observation import Form, Layout

Array = npt.NDArray[np.float32]
ACTIVATIONS: dict[str, Callable[[Array], Array]] = {
    "relu": lambda numbers: np.maximum(numbers, np.float32(0)),
    "tanh": lambda numbers: np.tanh(numbers),
}
"""Functions that can stand between two layers, by name."""
MOST_BYTES = 64_000_000
"""Largest size of the arrays of a file together, uncompressed, in bytes."""


@dataclass(frozen=True)
class Net:
    """A network that was read from a file."""

    form: Form
    activation: str
    layers: tuple[tuple[Array, Array], ...]
    """For each layer, weights of shape (inputs, outputs) and biases of shape (outputs,)."""

    def outputs(self, observations: npt.NDArray[Any]) -> Array:
        """Return a number for each action; shapes (inputs,) to (actions,), or (n, inputs) to (n, actions)."""
        found: Array = observations.astype(np.float32, copy=False)
        for number, (weights, bias) in enumerate(self.layers):
            found = (ACTIVATIONS[self.activation](found) if number else found) @ weights + bias
        return found


def layout_digest(layout: Layout) -> str:
    """Return 16 hexadecimal digits of a hash of the source that writes observations of this layout."""
    return blake2b(layout.source().encode(), digest_size=8).hexdigest()


def write_net(
    path: str | Path, game: Game, form: Form, layers: Sequence[tuple[Any, Any]], activation: str = "relu"
) -> None:
    """Write a network to an .npz file, by which the bot `net:FILE.npz` can play.

    `layers`: weights of shape (inputs, outputs) and biases of shape (outputs,) each. Raises BotError if they do not fit
    the game.
    """
    arrays: dict[str, Any] = {
        "game": np.array(game.id),
        "observation": np.array(form),
        "layout": np.array(layout_digest(game.observation(form))),
        "activation": np.array(activation),
    }
    for number, (weights, bias) in enumerate(layers):
        arrays |= {f"weights_{number}": np.asarray(weights, "<f4"), f"bias_{number}": np.asarray(bias, "<f4")}
    _checked(arrays, game, f"the network for {path}")
    with Path(path).open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)


def read_net(path: str | Path, game: Game) -> Net:
    """Return the network in a file. Raises BotError, with one line, for a file that is broken or of another game."""
    file = Path(path)
    try:
        found = file.stat()
    except OSError as error:
        raise BotError(f"cannot read {path}: {error.strerror}") from error
    return _read(file, game, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=32)
def _read(path: Path, game: Game, _changed: int, _size: int) -> Net:
    try:
        arrays = read_arrays(path, MOST_BYTES)
    except OSError as error:
        raise BotError(f"cannot read {path}: {error.strerror or error}") from error
    except ValueError as error:
        raise BotError(f"{error}; write it with write_net") from error
    return _checked(arrays, game, str(path))


def _checked(arrays: dict[str, Any], game: Game, where: str) -> Net:
    """Return the network of a file's arrays. Raises BotError if it cannot play the game."""
    words = {name: _word(arrays, name, where) for name in ("game", "observation", "layout", "activation")}
    if words["game"] != game.id:
        raise BotError(f"{where} is for the game {words['game']!r}, not {game.id}")
    form = words["observation"]
    if form not in ("float32", "bits"):
        raise BotError(f"{where} has the observation {form!r}: choose float32 or bits")
    layout = game.observation(form)  # type: ignore[arg-type]
    if words["layout"] != layout_digest(layout):
        raise BotError(f"{where} was made for another layout of observations of {game.id}: train it again")
    if words["activation"] not in ACTIVATIONS:
        raise BotError(f"{where} has the activation {words['activation']!r}: choose {' or '.join(ACTIVATIONS)}")
    layers = tuple(_layers(arrays, where))
    sizes = [layout.width, *(len(bias) for _, bias in layers)]
    for number, (weights, bias) in enumerate(layers):
        if weights.shape != (sizes[number], len(bias)):
            raise BotError(
                f"{where}: weights_{number} has shape {weights.shape}, not {(sizes[number], len(bias))}: "
                "inputs and outputs"
            )
    if sizes[-1] != game.actions:
        raise BotError(f"{where} has {sizes[-1]} outputs, but {game.id} has {game.actions} actions")
    return Net(form, words["activation"], layers)  # type: ignore[arg-type]


def _word(arrays: dict[str, Any], name: str, where: str) -> str:
    found = arrays.get(name)
    if found is None or found.shape != () or found.dtype.kind != "U":
        raise BotError(f"{where} lacks {name}, a text: write it with write_net")
    return str(found)


def _layers(arrays: dict[str, Any], where: str) -> Iterator[tuple[Array, Array]]:
    """Yield the layers in order, each after a check of its arrays. Raises BotError."""
    count = sum(name.startswith("weights_") for name in arrays)
    if not count:
        raise BotError(f"{where} has no weights_0: write it with write_net")
    for number in range(count):
        pair = []
        for name, dimensions in ((f"weights_{number}", 2), (f"bias_{number}", 1)):
            found = arrays.get(name)
            if found is None or found.dtype.kind != "f" or found.ndim != dimensions:
                raise BotError(f"{where}: {name} must be an array of floats with {dimensions} dimensions")
            if not np.isfinite(found).all():
                raise BotError(f"{where}: {name} has numbers that are not finite")
            pair.append(np.ascontiguousarray(found, np.float32))
        yield pair[0], pair[1]

"""A game's rule functions for all other packages: interpreted at once, compiled as soon as the code is ready.

    functions = engine(GAMES["feud"])
    owing = functions.start(states, options, key)

The functions are those of `engine.compile.entries`. They take NumPy arrays of the types named there, and give the same
numbers and the same bytes in every mode. A process compiles (or loads) a game at the first call. One that cannot wait,
such as a server, calls `open` first and `load` in a thread.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
import numpy.typing as npt

from quarterdeck.engine.compile import unit
from quarterdeck.engine.compile.entries import dtypes, entries
from quarterdeck.engine.compile.interpreting import interpreted
from quarterdeck.engine.compile.unit import CompileError, Worker
from quarterdeck.engine.play.steps import BARRED, ILLEGAL, OWES_NOTHING
from quarterdeck.games.base import Game
from quarterdeck.kernel.native import Library

__all__ = [
    "BARRED",
    "ILLEGAL",
    "OWES_NOTHING",
    "CompileError",
    "Engine",
    "Worker",
    "empty_states",
    "engine",
    "key_words",
    "members",
]

Mode = Literal["compiled", "interpreted", "checked"]


def interpreting() -> bool:
    """Return whether compilation is switched off, with Numba's own NUMBA_DISABLE_JIT=1."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


class Engine:
    """The functions of one game: an attribute for each entry, called with arrays and numbers."""

    def __init__(self, game: Game, mode: Mode = "compiled") -> None:
        """Prepare the functions; `checked` compiles them with bounds checks."""
        self.game = game
        self.mode: Mode = "interpreted" if interpreting() else mode
        self.ready = self.mode == "interpreted"
        """Whether nothing is left to be compiled or loaded."""
        self._lock = threading.Lock()
        self._entries = entries(game)
        for entry in self._entries:
            setattr(self, entry.function.__name__, self._first(entry.function.__name__))
        if self.ready:
            self._interpret()

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Callable[..., int]: ...

    def open(self) -> None:
        """Make the functions usable at once: compiled if the code is on disk, else interpreted until `load` is done."""
        if not self.ready:
            found = unit.load(self.game, self.mode == "checked")
            if found is None:
                self._interpret()
            else:
                self._use(found)

    def load(self, worker: Worker | None = None) -> None:
        """Load the compiled code, or wait until a worker has compiled it. Raises CompileError."""
        with self._lock:
            if not self.ready:
                self._use(unit.make(self.game, self.mode == "checked", worker))

    def _first(self, name: str) -> Callable[..., int]:
        """Return a stand-in for an entry: its first call loads all entries."""

        def call(*given: Any) -> int:
            self.load()
            found: int = getattr(self, name)(*given)
            return found

        return call

    def _interpret(self) -> None:
        for entry in self._entries:
            setattr(self, entry.function.__name__, interpreted(entry, self.game.rules))

    def _use(self, library: Library) -> None:
        types = dtypes(self.game)
        for entry in self._entries:
            setattr(self, entry.function.__name__, library.function(entry, types))
        self.ready = True


def engine(game: Game, mode: Mode = "compiled") -> Engine:
    """Return the game's functions: the same object every time, whether or not the default mode is named."""
    return _engine(game, mode)


@cache
def _engine(game: Game, mode: Mode) -> Engine:
    return Engine(game, mode)


def key_words(key: bytes) -> npt.NDArray[np.uint32]:
    """Return a key of 32 bytes as the eight words that `init` takes, little-endian. Raises ValueError."""
    if len(key) != 32:
        raise ValueError(f"a game's key has 32 bytes, not {len(key)}")
    return np.frombuffer(key, dtype="<u4").astype(np.uint32)


def empty_states(game: Game, count: int) -> npt.NDArray[Any]:
    """Return `count` states in which everything is 0."""
    return np.zeros(count, game.dtype)


def share_of(game: Game, states: npt.NDArray[Any], at: int, seats: int, mode: Mode = "compiled") -> list[float]:
    """Return the share of the win of each seat in `states[at]`; zeros while the game runs."""
    out = np.zeros(game.max_seats)
    engine(game, mode).share(states, at, out)
    shares: list[float] = out[:seats].tolist()
    return shares


@cache
def members(seats: int) -> tuple[int, ...]:
    """Return the seats in a bit set, ascending."""
    return tuple(seat for seat in range(seats.bit_length()) if seats >> seat & 1)

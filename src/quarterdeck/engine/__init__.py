"""A game's rule functions for all other packages: as machine code, as a WebAssembly module, or interpreted.

    functions = engine(GAMES["feud"])
    owing = functions.start(states, options, key)

The functions are those of `engine.compile.entries`. They take NumPy arrays of the types named there, and give the same
numbers and the same bytes each way. The first call decides which way they run (`engine.compile.ways`).
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine.compile import unit
from quarterdeck.engine.compile.entries import dtypes, entries
from quarterdeck.engine.compile.unit import CompileError, Worker
from quarterdeck.engine.compile.ways import FORCED, Found, Mode, Way, called, forced_way, functions_of
from quarterdeck.engine.play.steps import ILLEGAL, ILLEGAL_ROW, OWES_NOTHING
from quarterdeck.games.base import Game
from quarterdeck.kernel.module import Program, Workspace

__all__ = [
    "FORCED",
    "ILLEGAL",
    "ILLEGAL_ROW",
    "OWES_NOTHING",
    "CompileError",
    "Engine",
    "Mode",
    "Way",
    "Worker",
    "empty_states",
    "engine",
    "forced_way",
    "key_words",
    "members",
]


class Engine:
    """The functions of one game: an attribute for each entry, called with arrays and numbers."""

    def __init__(self, game: Game, mode: Mode = "fast") -> None:
        """Create an attribute for each function.

        The first call of a function, or `way`, loads all of them, and raises CompileError if that fails.
        """
        self.game = game
        self.mode: Mode = mode
        self._way: Way | None = None
        self._program: Program | None = None
        self._lock = threading.Lock()
        for entry in entries(game):
            setattr(self, entry.function.__name__, self._first(entry.function.__name__))

    def __repr__(self) -> str:
        return f"Engine({self.game.id}, {self.mode}: {self._way or 'not used yet'})"

    def __reduce__(self) -> tuple[Any, ...]:
        return engine, (self.game, self.mode)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Callable[..., int]: ...

    @property
    def way(self) -> Way:
        """The way in which the functions run (`native`, `module` or `interpreted`); loads them if need be."""
        self._find()
        assert self._way is not None
        return self._way

    def compile(self, worker: Worker | None = None) -> bool:
        """Run machine code from now on, compiling it if it is not in the cache folder; return whether it runs.

        Nothing changes if there is no compiler, or if `QUARTERDECK_ENGINE` or the mode excludes machine code. Raises
        CompileError.
        """
        others: tuple[Way, ...] = ("module", "interpreted") if self.mode == "fast" else ("interpreted",)
        wanted = self.mode in ("fast", "checked", "native") and forced_way() not in others
        if wanted and (unit.can_compile() or self.mode == "native"):
            with self._lock:
                if self._way != "native":
                    library = unit.make(self.game, self.mode == "checked", worker)
                    self._use(Found("native", called(self.game, library)))
        return self._way == "native"

    def refresh(self) -> None:
        """Run machine code from now on if the module runs and another process has compiled the game since.

        Nothing changes in a mode other than `fast`, or if `QUARTERDECK_ENGINE` is set.
        """
        if self._way == "module" and self.mode == "fast" and forced_way() is None and (found := unit.load(self.game)):
            self._use(Found("native", called(self.game, found)))

    def workspace(self) -> Workspace:
        """Return a workspace for arrays that many calls take: if a module runs, these calls copy nothing."""
        self._find()
        return Workspace(dtypes(self.game), self._program)

    def _first(self, name: str) -> Callable[..., int]:
        """Return a stand-in for an entry: its first call loads all entries and then calls the real one."""

        def call(*given: Any) -> int:
            self._find()
            found: int = getattr(self, name)(*given)
            return found

        return call

    def _find(self) -> None:
        if self._way is None:
            with self._lock:
                if self._way is None:
                    self._use(functions_of(self.game, self.mode))

    def _use(self, found: Found) -> None:
        for name, function in found.functions.items():
            setattr(self, name, function)
        self._program = found.program
        self._way = found.way


def engine(game: Game, mode: Mode = "fast") -> Engine:
    """Return the game's functions: the same object for every call with the same game and mode."""
    found = _engines.get((game, mode))
    return found or _engines.setdefault((game, mode), Engine(game, mode))


_engines: dict[tuple[Game, Mode], Engine] = {}


def refresh() -> None:
    """Call `Engine.refresh` for every engine of this process."""
    for each in list(_engines.values()):
        each.refresh()


def key_words(key: bytes) -> npt.NDArray[np.uint32]:
    """Return a key of 32 bytes as the eight words that `init` takes, little-endian. Raises ValueError."""
    if len(key) != 32:
        raise ValueError(f"a game's key has 32 bytes, not {len(key)}")
    return np.frombuffer(key, dtype="<u4").astype(np.uint32)


def empty_states(game: Game, count: int) -> npt.NDArray[Any]:
    """Return `count` states in which everything is 0."""
    return np.zeros(count, game.dtype)


def share_of(game: Game, states: npt.NDArray[Any], at: int, seats: int, mode: Mode = "fast") -> list[float]:
    """Return the share of the win of each seat in `states[at]`; zeros while the game runs."""
    out = np.zeros(game.max_seats)
    engine(game, mode).share(states, at, out)
    shares: list[float] = out[:seats].tolist()
    return shares


@cache
def members(seats: int) -> tuple[int, ...]:
    """Return the seats that are members of a bit set, ascending."""
    return tuple(seat for seat in range(seats.bit_length()) if seats >> seat & 1)

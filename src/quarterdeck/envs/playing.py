"""One game at a table, with the methods that the adapters to other libraries need."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import engine
from quarterdeck.engine.compile.entries import STATE
from quarterdeck.envs.parts import Envs, Setting
from quarterdeck.games.base import Game
from quarterdeck.games.observation import Form
from quarterdeck.games.options import seat_count
from quarterdeck.games.registry import as_game
from quarterdeck.table import Table

ALL = -1
"""The index of all seats together."""
Lane = tuple[npt.NDArray[np.uint8], tuple[Any, ...], npt.NDArray[Any]]
"""For one seat or all seats: the bytes of their states, the arguments of `observe_envs`, and the observations."""
RENDER_MODES = ["ansi", "svg"]
"""The forms in which environments can show a position: text, or an SVG picture."""


class Playing:
    """A game with its options and a form of observations (`layout`). It deals tables and writes their observations.

    The object never changes, so a copy is the same object.
    """

    def __init__(self, game: Game | str, options: Mapping[str, Any] | None, form: Form = "float32") -> None:
        """Prepare games with these options, without a deal. Raises OptionError."""
        self.game = as_game(game)
        self.options = self.game.complete(options or {})
        self.seats = seat_count(self.game, self.options)
        self._form = form
        self.layout = self.game.observation(form)
        self._engine = engine(self.game)
        self._own = threading.local()
        """The lanes of each thread (see `_lanes`)."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle only the arguments of the constructor."""
        return Playing, (self.game, self.options, self._form)

    def __deepcopy__(self, memo: dict[int, Any]) -> Playing:
        return self

    def deal(self, key: bytes) -> Table:
        """Return a new game; the 32 bytes of `key` determine the deal."""
        return Table(self.game, self.options, key)

    def observe_all(self, table: Table | None, out: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
        """Return what each seat observes, shape (seats, width); zeros before the deal. Writes to `out` if it is given.

        This takes one call of compiled code, which suits a library that reads the observations of all seats at every
        step.
        """
        found = np.empty((self.seats, self.layout.width), self.layout.dtype) if out is None else out
        found[:] = 0 if table is None else self._written(table, ALL)
        return found

    def look(self, table: Table, seat: int) -> dict[str, npt.NDArray[Any]]:
        """Return what `seat` observes, and which actions it may choose: `observation` and `action_mask`."""
        return {"observation": self._written(table, seat)[0].copy(), "action_mask": table.mask(seat)}

    def _written(self, table: Table, which: int) -> npt.NDArray[Any]:
        """Return what one seat or all observe, shape (1 or seats, width), in an array that the next call overwrites."""
        if not hasattr(self._own, "lanes"):
            self._own.lanes = self._lanes()
        lanes: list[Lane] = self._own.lanes
        rows, given, seen = lanes[which]
        rows[:] = table.history.states[table.ply : table.ply + 1].view(np.uint8)
        getattr(self._engine, f"observe_envs_{self._form}")(*given)
        return seen

    def _lanes(self) -> list[Lane]:
        """Return a lane for each seat, then one for all seats. As in a batch, only numbers that changed are written."""
        space, setting = self._engine.workspace(), Setting(self.game, self.layout, self._form, np.zeros(0, np.int64))
        whole, view = Envs.made(setting, self.seats, space), space.rows(STATE, 1)
        whole.envs["seat"] = np.arange(self.seats)
        found = []
        for part in (*(whole.part(seat, seat + 1) for seat in range(self.seats)), whole):
            count = len(part.envs)
            given = part.states, part.envs, view, part.seen, part.words, count
            found.append((part.states.view(np.uint8).reshape(count, -1), given, part.seen.reshape(count, -1)))
        return found

    def returns(self, table: Table) -> list[float]:
        """Return each seat's share of the win; zeros while the game runs."""
        result = table.result()
        return result.returns if result else [0.0] * self.seats


def rendered(table: Table, seat: int, mode: Literal["ansi", "svg"] | None) -> str | None:
    """Return the position as `seat` may see it (-1: a spectator), as text or a picture; None without a `mode`."""
    if mode is None:
        return None
    return str(table.view(seat)) if mode == "ansi" else table.svg(seat)

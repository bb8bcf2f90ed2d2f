"""One game at a table, with the methods that the adapters to other libraries need."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from html import escape
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import engine
from quarterdeck.games.base import Game
from quarterdeck.games.observation import Form
from quarterdeck.games.options import seat_count
from quarterdeck.games.registry import as_game
from quarterdeck.table import Table

RENDER_MODES = ["ansi", "svg"]
"""The forms in which environments can show a position: text, or an SVG picture of that text."""
LINE = 18
"""The height of a line of a picture, in pixels."""


class Playing:
    """A game with its options and a form of observations (`layout`). It deals tables and writes their observations.

    It never changes, so copying it returns the same object.
    """

    def __init__(self, game: Game | str, options: Mapping[str, Any] | None, form: Form = "float32") -> None:
        """Prepare games with these options, without a deal. Raises OptionError."""
        self.game = as_game(game)
        self.options = self.game.complete(options or {})
        self.seats = seat_count(self.game, self.options)
        self._form = form
        self.layout = self.game.observation(form)
        self._observe = getattr(engine(self.game), f"observe_seats_{form}")
        self._own = threading.local()
        """For each thread the arrays in which it computes observations; calls copy none of them."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle only the arguments of the constructor."""
        return Playing, (self.game, self.options, self._form)

    def __deepcopy__(self, memo: dict[int, Any]) -> Playing:
        return self

    def deal(self, key: bytes) -> Table:
        """Return a new game; the 32 bytes of `key` determine the deal."""
        return Table(self.game, self.options, key)

    def observe(self, table: Table, seat: int, out: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
        """Return what `seat` observes, shape (width,): in `out` if given, otherwise in a new array."""
        found = np.empty(self.layout.width, self.layout.dtype) if out is None else out
        found[:] = self._written(table, seat, 1)[0]
        return found

    def observe_all(self, table: Table | None, out: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
        """Return what each seat observes, shape (seats, width): in `out` if given; zeros before the deal.

        This needs one call of compiled code, for a library that reads the observations of all seats at every step.
        """
        found = np.empty((self.seats, self.layout.width), self.layout.dtype) if out is None else out
        found[:] = 0 if table is None else self._written(table, 0, self.seats)
        return found

    def _written(self, table: Table, first: int, count: int) -> npt.NDArray[Any]:
        """Return what `count` seats observe, from seat `first` on, in an array that the next call overwrites."""
        if not hasattr(self._own, "arrays"):
            space, plan = engine(self.game).workspace(), self.layout
            seen = space.numbers(plan.dtype.str, self.seats * plan.width)
            self._own.arrays = space.rows("state", 1), seen, space.numbers("i8", self.seats * plan.words)
        self._observe(table.history.states, table.ply, first, count, *self._own.arrays)
        found: npt.NDArray[Any] = self._own.arrays[1].reshape(self.seats, -1)[:count]
        return found

    def look(self, table: Table, seat: int) -> dict[str, npt.NDArray[Any]]:
        """Return what `seat` observes, and which actions it may choose: `observation` and `action_mask`."""
        return {"observation": self.observe(table, seat), "action_mask": table.mask(seat)}

    def returns(self, table: Table) -> list[float]:
        """Return each seat's share of the win; zeros while the game runs."""
        result = table.result()
        return result.returns if result else [0.0] * self.seats


def rendered(table: Table, seat: int, mode: Literal["ansi", "svg"] | None) -> str | None:
    """Return the position as `seat` may see it (-1: a spectator), as text or an SVG picture; None without a `mode`."""
    if mode is None:
        return None
    text = str(table.view(seat))
    if mode == "ansi":
        return text
    lines = text.splitlines()
    rows = "".join(f'<text x="8" y="{LINE * at}">{escape(line)}</text>' for at, line in enumerate(lines, 1))
    height = LINE * (len(lines) + 1)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="760" height="{height}" font-family="monospace" font-size="14"'
        f' xml:space="preserve"><rect width="100%" height="100%" fill="#F4EFE3"/>{rows}</svg>'
    )

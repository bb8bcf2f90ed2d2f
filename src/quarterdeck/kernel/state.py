"""The state for interpreted rules, an object of Python ints with the fields of a row, and how states are copied.

Interpreted rule functions run on `PyState`, never on a NumPy row: NumPy's scalars wrap and shift differently from
compiled code.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np


def blank_rest(values: Any, first: int) -> None:
    """Set an array field to 0 from index `first` on, where it may still have values of an earlier step."""
    for at in range(first, len(values)):
        values[at] = 0


class PyState:
    """One state as Python ints (scalar fields) and lists of them (array fields)."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        """Create a state of `dtype` (one-dimensional array fields only) in which everything is 0."""
        self.__dict__["dtype"] = dtype
        for name in dtype.names or ():
            shape = dtype[name].shape
            self.__dict__[name] = [0] * shape[0] if shape else 0

    def __setattr__(self, name: str, value: Any) -> None:
        """Set an existing field. Raises AttributeError for a misspelt one, which would not compile either."""
        if name not in self.__dict__:
            raise AttributeError(f"the state has no field {name}")
        self.__dict__[name] = value

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    @classmethod
    def from_row(cls, row: Any) -> PyState:
        """Return the state in a row of a structured array."""
        state = cls.__new__(cls)
        state.__dict__["dtype"] = row.dtype
        for name, value in zip(row.dtype.names, row.item(), strict=True):
            state.__dict__[name] = value.tolist() if isinstance(value, np.ndarray) else value
        return state

    def to_row(self) -> Any:
        """Return a new row (shape `()`) with this state. Raises OverflowError if a value does not fit."""
        row = np.zeros((), self.dtype)
        for name in self.dtype.names or ():
            row[name] = np.array(getattr(self, name), dtype=self.dtype[name].base)
        return row

    def write(self, array: np.ndarray[Any, Any], at: int) -> None:
        """Write this state into a row of an array. Raises OverflowError if a value does not fit."""
        array[at] = self.to_row()


def copy(state: Any, out: Any) -> None:
    """Copy every field of `state` to `out`, which has the same dtype."""
    for name in state.dtype.names:
        value = getattr(state, name)
        setattr(out, name, list(value) if isinstance(value, list) else value)

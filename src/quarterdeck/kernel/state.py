"""The state as Python sees it: an object of Python ints with a row's fields, and copying.

Interpreted rule functions run on `PyState`, never on a NumPy row: NumPy's scalars wrap and shift
differently from compiled code.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload


def blank_rest(values: Any, first: int) -> None:
    """Zero an array field from place `first` on: what an earlier step has left there is nobody's business."""
    for at in range(first, len(values)):
        values[at] = 0


class PyState:
    """One state as Python ints (scalar fields) and lists of them (array fields)."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        """A state of `dtype` (one-dimensional array fields only) in which everything is 0."""
        self.__dict__["dtype"] = dtype
        for name in dtype.names or ():
            shape = dtype[name].shape
            self.__dict__[name] = [0] * shape[0] if shape else 0

    def __setattr__(self, name: str, value: Any) -> None:
        """Set a field that exists: a misspelt one is a mistake, as it is in compiled code."""
        if name not in self.__dict__:
            raise AttributeError(f"the state has no field {name}")
        self.__dict__[name] = value

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    @classmethod
    def from_row(cls, row: Any) -> PyState:
        """The state in a row of a structured array."""
        state = cls.__new__(cls)
        state.__dict__["dtype"] = row.dtype
        for name, value in zip(row.dtype.names, row.item(), strict=True):
            state.__dict__[name] = value.tolist() if isinstance(value, np.ndarray) else value
        return state

    def to_row(self) -> Any:
        """A new row (shape `()`) with this state. Raises OverflowError where a value does not fit."""
        row = np.zeros((), self.dtype)
        for name in self.dtype.names or ():
            row[name] = np.array(getattr(self, name), dtype=self.dtype[name].base)
        return row


def copy(state: Any, out: Any) -> None:
    """Copy every field of `state` to `out`, which has the same dtype."""
    for name in state.dtype.names:
        value = getattr(state, name)
        setattr(out, name, list(value) if isinstance(value, list) else value)


@intrinsic
def _copy_record(_typing: Any, state: Any, out: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        size = context.get_constant(types.intp, signature.args[0].size)
        cgutils.raw_memcpy(builder, args[1], args[0], size, 1)  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return types.void(state, out), generate


@overload(copy, strict=False)
def _copy_compiled(state: Any, out: Any) -> Any:
    if isinstance(state, types.Record) and state == out:
        return lambda state, out: _copy_record(state, out)  # type: ignore[call-arg]
    return None

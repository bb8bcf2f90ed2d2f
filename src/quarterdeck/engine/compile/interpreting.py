"""Interpreted entries: rows of arrays become Python objects, whose changes are written back to the arrays."""

from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from quarterdeck.kernel import PyState, bind
from quarterdeck.kernel.native import Entry

LONG = 10_000
"""A field with more numbers, such as a network's weights, is read only when it is used, as most calls do not use it."""


def _is_long(kind: np.dtype[Any]) -> bool:
    return bool(kind.shape) and kind.shape[0] > LONG


class _LongRow(PyState):
    """A row whose long fields become lists when they are first used."""

    @classmethod
    def from_row(cls, row: Any) -> PyState:
        state = cls.__new__(cls)
        state.__dict__["dtype"] = row.dtype
        state.__dict__["row"] = row
        for name in row.dtype.names:
            if not _is_long(row.dtype[name]):
                state.__dict__[name] = row[name].tolist()
        return state

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name not in (self.dtype.names or ()):
            raise AttributeError(f"the state has no field {name}")
        self.__dict__[name] = self.__dict__["row"][name].tolist()
        return self.__dict__[name]

    def write(self, array: Any, at: int) -> None:
        for name in self.dtype.names or ():
            if name in self.__dict__:
                array[name][at] = np.array(self.__dict__[name], dtype=self.dtype[name].base)


@cache
def _object_of(dtype: np.dtype[Any]) -> type[PyState]:
    """Return the class for a row of this type.

    If the type has fields of 32-bit floats, the object rounds numbers that are assigned to them, as compiled code does.
    """
    narrow = {name for name in dtype.names or () if dtype[name] == np.float32}
    if any(_is_long(dtype[name]) for name in dtype.names or ()):
        return _LongRow

    class Narrow(PyState):
        def __setattr__(self, name: str, value: Any) -> None:
            super().__setattr__(name, float(np.float32(value)) if name in narrow else value)

    return Narrow if narrow else PyState


class _Rows:
    """The rows of an array as objects, created when used; `write_back` stores them into the array."""

    def __init__(self, array: Any) -> None:
        self._array = array
        self._object = _object_of(array.dtype)
        self._taken: dict[int, PyState] = {}

    def __getitem__(self, at: int) -> PyState:
        if at not in self._taken:
            if not 0 <= at < len(self._array):
                raise IndexError(f"row {at} is out of range")
            self._taken[at] = self._object.from_row(self._array[at])
        return self._taken[at]

    def write_back(self) -> None:
        for at, state in self._taken.items():
            state.write(self._array, at)


def interpreted(entry: Entry, rules: ModuleType) -> Callable[..., int]:
    """Return the entry as a Python function with the same arguments as when it is compiled.

    The function raises OverflowError and IndexError for errors that compiled code would not notice.
    """
    function: Callable[..., Any] | None = None
    kinds = [argument.kind for argument in entry.arguments]
    written = [at for at, each in enumerate(entry.arguments) if each.kind != "one" and each.use == "both"]

    def call(*given: Any) -> int:
        nonlocal function
        function = function or bind(entry.function, rules)  # at the first call, as few entries are ever called
        values = [_taken(kind, value) for kind, value in zip(kinds, given, strict=True)]
        found = function(*values)
        for at in written:
            if kinds[at] == "rows":
                values[at].write_back()
            elif kinds[at] == "row":
                values[at].write(given[at], 0)
            else:
                np.copyto(given[at], values[at], casting="unsafe")
        return int(found or 0)

    return call


def _taken(kind: str, value: Any) -> Any:
    if kind == "rows":
        return _Rows(value)
    if kind == "row":
        return _object_of(value.dtype).from_row(value[0])
    return value.tolist() if kind == "numbers" else value

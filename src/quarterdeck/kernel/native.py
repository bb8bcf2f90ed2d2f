"""Compiled code for Python: object files are loaded, and their functions called with NumPy arrays and numbers.

Only llvmlite is needed here, and only when something is loaded: Numba stays in the compiling process.
"""

import weakref
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

import numpy as np

FAILED = -(1 << 63)
"""The result of a checked function if an index was out of range."""
UNFIT = "{} is too short or not in one piece"


Use = Literal["both", "in", "kept", "space"]
"""Uses of an array by a function: `both` reads and may write it, `in` only reads it, `kept` reads it again and again,
and `space` only reads what the function wrote. A module copies `both` back, does not copy `space`, and keeps `kept` if
the array is read-only."""


@dataclass(frozen=True)
class Argument:
    """An argument of a compiled function.

    It is one number (`of`: i8 or f8), numbers of a NumPy type, rows of a named type, or a row: the first of an array.
    `length`: the number of them, where it is known; bounds are checked against it. `window`: the position of the
    argument that says which row is the first one that the function reaches (it is the same in all arguments of an
    entry), and how many it reaches: a module copies no others.
    """

    kind: Literal["one", "numbers", "rows", "row"]
    of: str
    length: int | None = None
    use: Use = "both"
    window: tuple[int, int] | None = None

    @property
    def least(self) -> int:
        """How long an array must be."""
        return 1 if self.kind == "row" else self.length or 0

    def dtype(self, dtypes: Mapping[str, np.dtype[Any]]) -> np.dtype[Any]:
        """Return the type of the array's elements; `dtypes`: the named types."""
        return np.dtype(self.of) if self.kind == "numbers" else dtypes[self.of]


@dataclass(frozen=True)
class Entry:
    """A function that Python calls, with its arguments in order. It returns a whole number, or nothing (0)."""

    function: Any
    arguments: tuple[Argument, ...]

    @property
    def symbol(self) -> str:
        """The name of the function in the object file."""
        return f"quarterdeck_{self.function.__name__}"


class Library:
    """A loaded object file."""

    def __init__(self, code: bytes) -> None:
        """Load machine code that `kernel.compiling` made. LLVM ends the process if it is anything else."""
        import llvmlite.binding as llvm

        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        machine = llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(jit=True)
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self._engine.finalize_object()

    def function(self, entry: Entry, dtypes: Mapping[str, np.dtype[Any]]) -> Callable[..., int]:
        """Return an entry as a function of arrays and numbers; calls release the interpreter lock.

        `dtypes`: the structured types that arguments name. A call raises TypeError for an array of another type, and
        ValueError for one that is too short or not contiguous.
        """
        address = self._engine.get_function_address(entry.symbol)
        if not address:
            raise RuntimeError(f"compiled code lacks {entry.symbol}")
        return _caller(self, address, entry, dtypes)


class Places:
    """The addresses and lengths of contiguous arrays of one type of numbers.

    Reading them from NumPy again takes longer than most functions that are called with them. (NumPy does not move an
    array that is still referenced.)
    """

    def __init__(self, kind: np.dtype[Any]) -> None:
        self.known: dict[int, tuple[int, int, Any]] = {}
        """By the array's `id`, which no other array has until this one is forgotten; and its owner, if it has one."""
        self._kind = kind
        self.size = kind.itemsize
        self._watched: dict[int, weakref.ref[Any]] = {}

    def find(self, array: Any, name: str) -> tuple[int, int, Any]:
        """Return the address of the array's numbers, their number, and whose memory they lie in (`owners`).

        Raises TypeError and ValueError, whose messages call the array `name`.
        """
        if array.dtype != self._kind:
            raise TypeError(f"{name} has numbers of another type: {array.dtype}")
        if not array.flags.c_contiguous:
            raise ValueError(UNFIT.format(name))
        # `__array_interface__` works out the fields of a structured array, and loses an interrupt that comes meanwhile.
        address: int = array.ctypes.data
        found = address, len(array), owners.get(address >> SLOT) and _owner_of(address)
        key, known, watched = id(array), self.known, self._watched

        def forget(_: object) -> None:
            known.pop(key, None)
            watched.pop(key, None)

        watched[key] = weakref.ref(array, forget)
        known[key] = found
        return found


SLOT = 32
"""Bits of an address that are dropped to look it up in `owners`."""
owners: dict[int, list[Any]] = {}
"""Memories of modules that arrays lie in (`kernel.module.Instance`), by the slots that they reach into."""


def _owner_of(address: int) -> Any:
    return next((each for each in owners[address >> SLOT] if 0 <= address - each.base < each.size), None)


@cache
def places(kind: np.dtype[Any]) -> Places:
    """Return what is known of arrays of one type of numbers."""
    return Places(kind)


@cache
def _c() -> Any:
    """Return the interface to C functions: `cffi`, whose calls take less than half as long as those of `ctypes`."""
    from cffi import FFI

    return FFI()


def _caller(library: Library, address: int, entry: Entry, dtypes: Mapping[str, np.dtype[Any]]) -> Callable[..., int]:
    arguments, name = entry.arguments, entry.function.__name__
    kinds = ["double" if each.kind == "one" and each.of == "f8" else "int64_t" for each in arguments]
    door = _c().cast(f"int64_t (*)({', '.join(kinds)})", address)
    arrays = []
    for at, each in enumerate(arguments):
        if each.kind != "one":
            found = places(each.dtype(dtypes))
            arrays.append((at, found.known, found.find, each.least))

    def call(*given: Any) -> int:
        values = list(given)
        for at, known, find, length in arrays:
            array = given[at]
            place = known.get(id(array)) or find(array, f"{name}: argument {at}")
            if place[1] < length:
                raise ValueError(UNFIT.format(f"{name}: argument {at}"))
            values[at] = place[0]
        value: int = door(*values)
        if value == FAILED:
            raise IndexError(f"{name} has reached beyond an array")
        return value

    call.library = library  # type: ignore[attr-defined] # the code must stay as long as it can be called
    return call

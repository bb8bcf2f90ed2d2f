"""Machine code for Python: object files whose functions are called with NumPy arrays and numbers.

This module needs llvmlite, and only when it loads a file; only the compiling process needs Numba.
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
"""How a function uses an array: `both` if it reads and may write it; `in` if it only reads it; `kept` if it only reads
it and the same array comes in many calls; `space` if it only reads what it wrote in the same call. If a module runs, it
copies `both` back after a call, never copies `space`, and copies `kept` only once if the array is read-only."""


@dataclass(frozen=True)
class Argument:
    """An argument of a compiled function.

    `kind`: one number (`of` is i8 or f8); an array of numbers (`of` is their NumPy type); an array of rows (`of` is the
    name of their type); or only the first row of such an array. `length`: how long the array is, if that is known;
    bounds are checked against it. `window`: the position of the argument with the index of the first row that the
    function uses, which is the same for all arguments of an entry, and how many rows it uses; a module copies no other
    rows.
    """

    kind: Literal["one", "numbers", "rows", "row"]
    of: str
    length: int | None = None
    use: Use = "both"
    window: tuple[int, int] | None = None

    @property
    def least(self) -> int:
        """The least length that an array may have."""
        return 1 if self.kind == "row" else self.length or 0

    def dtype(self, dtypes: Mapping[str, np.dtype[Any]]) -> np.dtype[Any]:
        """Return the type of the array's elements; `dtypes`: the named types."""
        return np.dtype(self.of) if self.kind == "numbers" else dtypes[self.of]


@dataclass(frozen=True)
class Entry:
    """A function that Python calls, and its arguments in order. It returns a whole number, or nothing (0)."""

    function: Any
    arguments: tuple[Argument, ...]

    @property
    def symbol(self) -> str:
        """The name of the function in the object file."""
        return f"quarterdeck_{self.function.__name__}"


class Library:
    """A loaded object file."""

    def __init__(self, code: bytes) -> None:
        """Load machine code that `kernel.compiling` made. LLVM ends the process if `code` is anything else."""
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
    """A cache of the addresses and lengths of contiguous arrays with one type of elements.

    Reading them from NumPy takes longer than most functions that are called with the arrays. They stay valid, as NumPy
    does not move an array that is still referenced.
    """

    def __init__(self, kind: np.dtype[Any]) -> None:
        self.known: dict[int, tuple[int, int, Any]] = {}
        """By the array's `id`: its address, its length, and the module's memory that it lies in, or None.

        An entry is removed when its array is freed, before another array can have the same `id`."""
        self._kind = kind
        self.size = kind.itemsize
        self._watched: dict[int, weakref.ref[Any]] = {}

    def find(self, array: Any, name: str) -> tuple[int, int, Any]:
        """Return an array's address, its length, and the module's memory that it lies in (from `owners`), or None.

        Raises TypeError and ValueError, whose messages call the array `name`.
        """
        if array.dtype != self._kind:
            raise TypeError(f"{name} has numbers of another type: {array.dtype}")
        if not array.flags.c_contiguous:
            raise ValueError(UNFIT.format(name))
        # `__array_interface__` is slower, as it lists the fields of a structured array, and it may lose an interrupt.
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
"""How many low bits of an address are dropped to get its slot, the key in `owners`."""
owners: dict[int, list[Any]] = {}
"""For each slot of addresses, the instances (`kernel.module.Instance`) whose memories reach into it."""


def _owner_of(address: int) -> Any:
    return next((each for each in owners[address >> SLOT] if 0 <= address - each.base < each.size), None)


@cache
def places(kind: np.dtype[Any]) -> Places:
    """Return the cache of addresses for arrays with this type of elements."""
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

    call.library = library  # type: ignore[attr-defined] # keeps the code loaded as long as it can be called
    return call

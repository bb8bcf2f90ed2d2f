"""An instance of a module: its memory, calls of its functions, and arrays in it."""

from __future__ import annotations

import ctypes
import mmap
import sys
import threading
from functools import cache
from typing import Any, cast

import numpy.typing as npt

from quarterdeck.kernel.native import SLOT, Use, owners

APART = 64
"""Bytes: an array begins at a multiple of this."""
PAGE = 65536
KEPT = 2 << 20
"""Bytes for arrays that are kept. They cost nothing until they are used."""


FORGOTTEN = 256 << 10
"""Bytes from which on a used workspace is not cleared by writing."""


class ModuleError(RuntimeError):
    """A function of a module has stopped: it has used up its stack, or reached beyond the memory."""


@cache
def _c() -> tuple[Any, Any]:
    """Return cffi's interface, and wasmtime's functions by it: a call takes a third of what `ctypes` needs."""
    from cffi import FFI
    from wasmtime import _ffi

    interface = FFI()
    interface.cdef("""
        typedef union { int64_t whole; double real; char room[16]; } value;
        void *wasmtime_func_call_unchecked(void *, const void *, value *, size_t, void **);
        void wasm_trap_delete(void *);
        void wasmtime_error_delete(void *);
    """)
    return interface, interface.dlopen(str(_ffi.filename))


class Instance:
    """A module with a memory of its own; one thread at a time uses it.

    Its memory has what belongs to the module, then `KEPT` bytes, then the arrays of a workspace, then those of a call.
    """

    def __init__(self, program: Any) -> None:
        """Make an instance of a `kernel.module.Program`, to which it is given back."""
        import wasmtime

        self.program = program
        self.lock = threading.Lock()
        self._store = wasmtime.Store(program.engine)
        self._exports = cast(Any, wasmtime.Instance(self._store, program.module, []).exports(self._store))
        self._memory = self._exports["memory"]
        self._free = _aligned(self._exports["__heap_base"].value(self._store))
        self.floor = self._top = self._dirty = self._free + KEPT
        """Where a workspace begins, and where it ends; and from where on nothing was ever written."""
        self._kept: dict[int, tuple[int, npt.NDArray[Any]]] = {}
        """Where arrays are that nobody can write, by their `id`."""
        self._ffi, self._library = _c()
        self._context = self._ffi.cast("void *", ctypes.cast(self._store._context(), ctypes.c_void_p).value)
        self._functions: dict[str, tuple[Any, Any]] = {}
        self._trap = self._ffi.new("void **")
        self.stopped = False
        self._look()

    def _look(self) -> None:
        self.base = ctypes.addressof(self._memory.data_ptr(self._store).contents)
        self.size: int = self._memory.data_len(self._store)

    def _make_room(self, end: int) -> None:
        if end > self.size:
            self._memory.grow(self._store, (end - self.size + PAGE - 1) // PAGE)
            self._look()

    def _function(self, symbol: str) -> Any:
        if symbol not in self._functions:
            function = self._exports[symbol]
            self._functions[symbol] = function, self._ffi.cast("void *", ctypes.addressof(function._func))
        return self._functions[symbol][1]

    def _keep(self, array: npt.NDArray[Any], address: int, size: int) -> int | None:
        """Return where an array is that nobody can write, which is copied once; None where there is no room for it."""
        if id(array) not in self._kept:
            at, end = self._free, _aligned(self._free + size)
            if end > self.floor:
                return None
            self._make_room(end)
            ctypes.memmove(self.base + at, address, size)
            self._kept[id(array)], self._free = (at, array), end
        return self._kept[id(array)][0]

    def call(self, symbol: str, given: Any, arrays: list[tuple[int, int, int, Use, Any]], reals: set[int]) -> int:
        """Call a function.

        `arrays`: position, address and bytes of each, its use, and its owner; `reals`: positions of
        fractions. Raises ModuleError, after which nobody may use this instance again.
        """
        if self.stopped:
            raise ModuleError(f"{_name(symbol)} cannot work where a function has stopped")
        values = self._ffi.new("value[]", max(len(given), 1))
        places: dict[int, int] = {}
        copies, back, end = [], [], self._top
        for position, address, size, use, owner in arrays:
            found = address - self.base if owner is self else None
            if found is None and use == "kept" and not given[position].flags.writeable:
                found = self._keep(given[position], address, size)
            if found is None:
                found = end
                if use != "space":
                    copies.append((end, address, size))
                if use == "both":
                    back.append((end, address, size))
                end = _aligned(end + size)
            places[position] = found
        self._make_room(end)
        self._dirty = max(self._dirty, end)
        for position, number in enumerate(given):
            if position in reals:
                values[position].real = number
            else:
                values[position].whole = places[position] if position in places else int(number)
        base, move = self.base, ctypes.memmove
        for place, address, size in copies:
            move(base + place, address, size)
        wrong = self._library.wasmtime_func_call_unchecked(
            self._context, self._function(symbol), values, len(values), self._trap
        )
        if wrong or self._trap[0]:
            self._stop(symbol, wrong)
        for place, address, size in back:
            move(address, base + place, size)
        return int(values[0].whole)

    def _stop(self, symbol: str, wrong: Any) -> None:
        self.stopped = True
        if wrong:
            self._library.wasmtime_error_delete(wrong)
        if self._trap[0]:
            self._library.wasm_trap_delete(self._trap[0])
        raise ModuleError(f"{_name(symbol)} has stopped: it has used up its stack, or reached beyond the memory")

    def lend(self) -> Any:
        """Return the memory from `floor` on, also beyond its present end, as a buffer whose arrays are recognized."""
        with _changing:
            for slot in self._slots():
                owners[slot] = [*owners.get(slot, ()), self]
        return self._ffi.buffer(self._ffi.cast("char *", self.base + self.floor), (1 << SLOT) - self.floor)

    def give_back(self) -> None:
        """Forget the arrays of a workspace, which nobody has any more."""
        with _changing:
            for slot in self._slots():
                owners[slot] = [each for each in owners[slot] if each is not self]
        self._dirty = max(self._dirty, self._top)
        self._top = self.floor
        if self._dirty - self.floor > FORGOTTEN and _forget(self.base + self.floor, self._dirty - self.floor):
            self._dirty = self.floor
        self.program.give_back(self)

    def _slots(self) -> tuple[int, int]:
        return self.base >> SLOT, (self.base >> SLOT) + 1

    def place(self, size: int) -> int:
        """Return where the workspace's next bytes are, from `floor` on; they are 0."""
        with self.lock:
            at, self._top = self._top, _aligned(self._top + size)
            self._make_room(self._top)
            if self._dirty > at:
                ctypes.memset(self.base + at, 0, min(size, self._dirty - at))
        return at - self.floor


def _forget(address: int, size: int) -> bool:
    """Ask the system for zeroed pages in place of this memory; return whether it gives them (Linux alone does)."""
    if sys.platform != "linux":
        return False
    start, end = address + mmap.PAGESIZE - 1 & -mmap.PAGESIZE, address + size + mmap.PAGESIZE - 1 & -mmap.PAGESIZE
    ctypes.memset(address, 0, min(size, start - address))
    return not _libc().madvise(ctypes.c_void_p(start), ctypes.c_size_t(end - start), mmap.MADV_DONTNEED)


@cache
def _libc() -> Any:
    return ctypes.CDLL(None)


_changing = threading.RLock()
"""Held while `owners` is changed, perhaps by a finalizer in the middle of a change."""


def _name(symbol: str) -> str:
    return symbol.removeprefix("quarterdeck_")


def _aligned(at: int) -> int:
    return at + APART - 1 & -APART

"""Compiled code for Python as a WebAssembly module, behind the interface of `kernel.native.Library`.

wasmtime runs it. A call borrows an instance, which has a memory of its own, copies its arrays into that memory, and
copies them back afterwards. There are as many instances as calls at once.
"""

from __future__ import annotations

import atexit
import ctypes
import mmap
import sys
import weakref
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.kernel.native import FAILED, UNFIT, Entry, places

APART = 64
"""Arrays begin at multiples of so many bytes."""
PAGE = 65536
LARGEST = 16 << 20
"""Bytes of memory. An instance that has grown beyond them is not used again."""
RESERVED = 4 << 30
"""Bytes of address space an instance: whatever a function may address, so that no access is checked."""


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


@cache
def is_roomy() -> bool:
    """Return whether this process may reserve address space freely."""
    if sys.maxsize < RESERVED:
        return False
    try:
        import resource

        limited = resource.getrlimit(resource.RLIMIT_AS)[0] != resource.RLIM_INFINITY
    except ImportError:  # Windows, which knows no such limit
        return True
    try:
        mmap.mmap(-1, RESERVED, prot=0).close()
    except (OSError, ValueError):
        return False
    return not limited


class Program:
    """A module, compiled for this machine."""

    def __init__(self, code: bytes, compiled: bytes | None = None, roomy: bool | None = None) -> None:
        """Compile a module, or take what `serialized` has returned for the same module, machine and wasmtime.

        `roomy`: whether each instance reserves `RESERVED`, by which accesses need no checks; None: where it can. Raises
        wasmtime.WasmtimeError for bytes that are no module.
        """
        import wasmtime

        self.roomy = is_roomy() if roomy is None else roomy
        config = wasmtime.Config()
        config.parallel_compilation = False  # the threads that it starts do not live on in a fork, which then hangs
        if not self.roomy:
            config.memory_reservation = config.memory_guard_size = 0
            config.memory_reservation_for_growth = LARGEST
        self.engine = wasmtime.Engine(config)
        made = wasmtime.Module.deserialize(self.engine, compiled) if compiled else wasmtime.Module(self.engine, code)
        self.module = made
        self._idle: list[Instance] = []
        _programs.add(self)

    def serialized(self) -> bytes:
        """Return the machine code. Loading it after damage crashes the process."""
        return bytes(self.module.serialize())

    def function(self, entry: Entry, dtypes: Mapping[str, np.dtype[Any]]) -> Callable[..., int]:
        """Return an entry as a function of arrays and numbers, as `kernel.native.Library.function` does.

        A call raises ModuleError, too. What a function has written until then is in no array.
        """
        arrays, reals = [], set()
        for at, each in enumerate(entry.arguments):
            if each.kind != "one":
                known = places(dtypes[each.of] if each.kind == "rows" else np.dtype(each.of))
                arrays.append((at, known.known, known.find, each.length or 0, known.size, each.kept))
            elif each.of == "f8":
                reals.add(at)
        name, symbol, idle = entry.function.__name__, entry.symbol, self._idle

        def call(*given: Any) -> int:
            found = []
            for at, known, find, length, size, kept in arrays:
                array = given[at]
                place = known.get(id(array)) or find(array, f"{name}: argument {at}")
                if place[1] < length:
                    raise ValueError(UNFIT.format(f"{name}: argument {at}"))
                found.append((at, place[0], place[1] * size, kept and not array.flags.writeable))
            instance = idle.pop() if idle else Instance(self)
            value = instance.call(symbol, given, found, reals)
            if instance.size <= LARGEST:
                idle.append(instance)
            if value == FAILED:
                raise IndexError(f"{name} has reached beyond an array")
            return value

        return call


_programs: weakref.WeakSet[Program] = weakref.WeakSet()


@atexit.register
def _keep_all() -> None:
    """Leave what is there to the system: at the end wasmtime's objects find nothing that could free them."""
    for program in _programs:
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(program))


class Instance:
    """A module with a memory of its own; one thread at a time uses it."""

    def __init__(self, program: Program) -> None:
        import wasmtime

        self._store = wasmtime.Store(program.engine)
        self._exports: Any = wasmtime.Instance(self._store, program.module, []).exports(self._store)
        self._memory = self._exports["memory"]
        self._heap = _aligned(self._exports["__heap_base"].value(self._store))
        self._kept: dict[int, tuple[int, npt.NDArray[Any]]] = {}
        """Where arrays are that nobody can write, by their `id`."""
        self._ffi, self._library = _c()
        self._context = self._ffi.cast("void *", ctypes.cast(self._store._context(), ctypes.c_void_p).value)
        self._functions: dict[str, tuple[Any, Any]] = {}
        self._trap = self._ffi.new("void **")
        self._look()

    def _look(self) -> None:
        self._base = ctypes.addressof(self._memory.data_ptr(self._store).contents)
        self.size = self._memory.data_len(self._store)

    def _make_room(self, end: int) -> None:
        if end > self.size:
            self._memory.grow(self._store, (end - self.size + PAGE - 1) // PAGE)
            self._look()

    def _function(self, symbol: str) -> Any:
        if symbol not in self._functions:
            function = self._exports[symbol]
            self._functions[symbol] = function, self._ffi.cast("void *", ctypes.addressof(function._func))
        return self._functions[symbol][1]

    def _keep(self, array: npt.NDArray[Any], address: int, size: int) -> int:
        """Return where an array is that nobody can write, which is copied once."""
        if id(array) not in self._kept:
            at, self._heap = self._heap, _aligned(self._heap + size)
            self._make_room(self._heap)
            ctypes.memmove(self._base + at, address, size)
            self._kept[id(array)] = at, array
        return self._kept[id(array)][0]

    def call(self, symbol: str, given: Any, arrays: list[tuple[int, int, int, bool]], reals: set[int]) -> int:
        """Call a function.

        `arrays`: position, address and bytes of each, and whether it is kept; `reals`: positions of fractions. Raises
        ModuleError, after which nobody may use this instance again.
        """
        values = self._ffi.new("value[]", max(len(given), 1))
        places = {at: self._keep(given[at], address, size) for at, address, size, kept in arrays if kept}
        copies, end = [], self._heap
        for position, address, size, kept in arrays:
            if not kept:
                copies.append((end, address, size))
                places[position], end = end, _aligned(end + size)
        self._make_room(end)
        for position, number in enumerate(given):
            if position in reals:
                values[position].real = number
            else:
                values[position].whole = places[position] if position in places else int(number)
        base, move = self._base, ctypes.memmove
        for place, address, size in copies:
            move(base + place, address, size)
        wrong = self._library.wasmtime_func_call_unchecked(
            self._context, self._function(symbol), values, len(values), self._trap
        )
        if wrong or self._trap[0]:
            self._stop(symbol, wrong)
        for place, address, size in copies:
            move(address, base + place, size)
        return int(values[0].whole)

    def _stop(self, symbol: str, wrong: Any) -> None:
        if wrong:
            self._library.wasmtime_error_delete(wrong)
        if self._trap[0]:
            self._library.wasm_trap_delete(self._trap[0])
        name = symbol.removeprefix("quarterdeck_")
        raise ModuleError(f"{name} has stopped: it has used up its stack, or reached beyond the memory")


def _aligned(at: int) -> int:
    return at + APART - 1 & -APART

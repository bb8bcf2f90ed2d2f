"""Compiled code for Python as a WebAssembly module, behind the interface of `kernel.native.Library`.

wasmtime runs it. A call borrows an instance, which has a memory of its own, copies its arrays into that memory, and
copies them back afterwards. There are as many instances as calls at once.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np

from quarterdeck.kernel.native import FAILED, UNFIT, Entry, places

APART = 64
"""Arrays begin at multiples of so many bytes."""
PAGE = 65536
LARGEST = 16 << 20
"""Bytes of memory. An instance that has grown beyond them is not used again."""


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
    """)
    return interface, interface.dlopen(str(_ffi.filename))


class Program:
    """A module, compiled for this machine."""

    def __init__(self, code: bytes, compiled: bytes | None = None) -> None:
        """Compile a module, or take what `serialized` of the same module, machine and wasmtime has returned.

        Raises wasmtime.WasmtimeError for bytes that are no module.
        """
        import wasmtime

        config = wasmtime.Config()
        config.parallel_compilation = False  # the threads that it starts do not live on in a fork, which then hangs
        self.engine = wasmtime.Engine(config)
        made = wasmtime.Module.deserialize(self.engine, compiled) if compiled else wasmtime.Module(self.engine, code)
        self.module = made
        self._idle: list[Instance] = []

    def serialized(self) -> bytes:
        """Return the machine code. Loading it after damage crashes the process."""
        return bytes(self.module.serialize())

    def function(self, entry: Entry, dtypes: Mapping[str, np.dtype[Any]]) -> Callable[..., int]:
        """Return an entry as a function of arrays and numbers, as `kernel.native.Library.function` does.

        A call raises ModuleError, too.
        """
        arrays, reals = [], set()
        for at, each in enumerate(entry.arguments):
            if each.kind != "one":
                known = places(dtypes[each.of] if each.kind == "rows" else np.dtype(each.of))
                arrays.append((at, known.known, known.find, each.length or 0, known.size))
            elif each.of == "f8":
                reals.add(at)
        name, symbol, idle = entry.function.__name__, entry.symbol, self._idle

        def call(*given: Any) -> int:
            found = []
            for at, known, find, length, size in arrays:
                place = known.get(id(given[at])) or find(given[at], f"{name}: argument {at}")
                if place[1] < length:
                    raise ValueError(UNFIT.format(f"{name}: argument {at}"))
                found.append((at, place[0], place[1] * size))
            instance = idle.pop() if idle else Instance(self)
            value = instance.call(symbol, given, found, reals)
            if instance.size <= LARGEST:
                idle.append(instance)
            if value == FAILED:
                raise IndexError(f"{name} has reached beyond an array")
            return value

        return call


class Instance:
    """A module with a memory of its own; one thread at a time uses it."""

    def __init__(self, program: Program) -> None:
        import wasmtime

        self._store = wasmtime.Store(program.engine)
        self._exports = wasmtime.Instance(self._store, program.module, []).exports(self._store)
        self._memory = self._exports["memory"]
        self._heap = self._exports["__heap_base"].value(self._store) + APART - 1 & -APART
        self._ffi, self._library = _c()
        self._context = self._ffi.cast("void *", ctypes.cast(self._store._context(), ctypes.c_void_p).value)
        self._functions: dict[str, tuple[Any, Any]] = {}
        self._trap = self._ffi.new("void **")
        self._look()

    def _look(self) -> None:
        self._base = ctypes.addressof(self._memory.data_ptr(self._store).contents)
        self.size = self._memory.data_len(self._store)

    def _function(self, symbol: str) -> tuple[Any, Any]:
        if symbol not in self._functions:
            function = self._exports[symbol]
            self._functions[symbol] = function, self._ffi.cast("void *", ctypes.addressof(function._func))
        return self._functions[symbol]

    def call(self, symbol: str, given: Any, arrays: list[tuple[int, int, int]], reals: set[int]) -> int:
        """Call a function. `arrays`: the position, the address and the bytes of each; `reals`: positions of fractions."""
        values = self._ffi.new("value[]", max(len(given), 1))
        copies, at = [], self._heap
        for position, address, size in arrays:
            copies.append((at, address, size))
            values[position].whole = at
            at = at + size + APART - 1 & -APART
        if at > self.size:
            self._memory.grow(self._store, (at - self.size + PAGE - 1) // PAGE)
            self._look()
        taken = {position for position, _, _ in arrays}
        for position, number in enumerate(given):
            if position in reals:
                values[position].real = number
            elif position not in taken:
                values[position].whole = int(number)
        base, move = self._base, ctypes.memmove
        for place, address, size in copies:
            move(base + place, address, size)
        _, door = self._function(symbol)
        wrong = self._library.wasmtime_func_call_unchecked(self._context, door, values, len(values), self._trap)
        if wrong or self._trap[0]:
            raise ModuleError(f"{symbol} has stopped")
        for place, address, size in copies:
            move(address, base + place, size)
        return int(values[0].whole)

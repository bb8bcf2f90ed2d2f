"""Compiled code for Python as a WebAssembly module, with the same interface as `kernel.native.Library`.

The library wasmtime runs it. Each call borrows an *instance* of the module, which has a memory of its own, copies its
arrays into that memory, and copies them back afterwards. There are as many instances as calls at the same time.
"""

from __future__ import annotations

import atexit
import ctypes
import mmap
import sys
import threading
import weakref
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from quarterdeck.kernel.native import FAILED, SLOT, UNFIT, Entry, Use, owners, places

LARGEST = 16 << 20
"""Bytes of memory. An instance whose memory has grown beyond them is not used again."""
RESERVED = 4 << 30
"""Bytes of address space for each instance: all that a function can address, so that accesses need no checks."""


@cache
def is_roomy() -> bool:
    """Return whether this process may reserve `RESERVED` bytes of address space for each instance."""
    if sys.maxsize < RESERVED:
        return False
    try:
        import resource

        limited = resource.getrlimit(resource.RLIMIT_AS)[0] != resource.RLIM_INFINITY
    except ImportError:  # Windows, which has no such limit
        return True
    try:
        mmap.mmap(-1, RESERVED, prot=0).close()
    except (OSError, ValueError):
        return False
    return not limited


class Program:
    """A module, compiled for this machine."""

    def __init__(self, code: bytes, compiled: bytes | None = None, roomy: bool | None = None) -> None:
        """Compile a module, or load its machine code.

        `compiled`: the result of `serialized` for the same module, machine and version of wasmtime. `roomy`: whether
        each instance reserves `RESERVED` bytes, so that accesses need no checks; None: if the process may. Raises
        wasmtime.WasmtimeError for bytes that are not a module.
        """
        import wasmtime

        self.roomy = is_roomy() if roomy is None else roomy
        config = wasmtime.Config()
        config.parallel_compilation = False  # it starts threads, which a forked process would lack and wait for
        if not self.roomy:
            config.memory_reservation = config.memory_guard_size = 0
            config.memory_reservation_for_growth = LARGEST
            # The modules are our own and do not attack by speculative reads, so this protection is not needed.
            config.cranelift_flag_set("enable_heap_access_spectre_mitigation", "false")
        config.memory_may_move = not self.roomy
        self.engine = wasmtime.Engine(config)
        made = wasmtime.Module.deserialize(self.engine, compiled) if compiled else wasmtime.Module(self.engine, code)
        self.module = made
        self._idle: list[Instance] = []
        _programs.add(self)

    def serialized(self) -> bytes:
        """Return the machine code. Loading it crashes the process if it has been damaged."""
        return bytes(self.module.serialize())

    def borrowed(self) -> Instance:
        """Return an instance that is not in use, a new one if need be; return it with `give_back`."""
        try:
            return self._idle.pop()
        except IndexError:
            return Instance(self)

    def give_back(self, instance: Instance) -> None:
        """Make an instance available again, unless it has stopped or its memory has grown large."""
        if not instance.stopped and instance.size <= instance.floor + LARGEST:
            self._idle.append(instance)

    def function(self, entry: Entry, dtypes: Mapping[str, np.dtype[Any]]) -> Callable[..., int]:
        """Return an entry as a function of arrays and numbers, as `kernel.native.Library.function` does.

        A call may also raise ModuleError. Then no array has changed, except for those of a workspace.
        """
        arrays, reals = [], set()
        by = _row_argument(entry)
        for at, each in enumerate(entry.arguments):
            if each.kind != "one":
                known = places(each.dtype(dtypes))
                one, (_, reached) = each.kind == "row", each.window or (0, 0)
                arrays.append((at, known.known, known.find, each.least, known.size, one, each.use, reached))
            elif each.of == "f8":
                reals.add(at)
        name, symbol = entry.function.__name__, entry.symbol

        def call(*given: Any) -> int:
            found, home = [], None
            first = 0 if by is None else int(given[by])
            given = given if by is None else (*given[:by], 0, *given[by + 1 :])
            for at, known, find, length, size, one, use, reached in arrays:
                array = given[at]
                address, count, owner = known.get(id(array)) or find(array, f"{name}: argument {at}")
                if count < length:
                    raise ValueError(UNFIT.format(f"{name}: argument {at}"))
                if reached:
                    if not 0 <= first <= count - reached:
                        raise IndexError(f"{name}: row {first} is out of range")
                    address, count = address + first * size, reached
                elif one:
                    count = 1
                home = home or (owner if owner and owner.program is self else None)
                found.append((at, address, count * size, use, owner))
            if home is not None:
                with home.lock:
                    value = home.call(symbol, given, found, reals)
            else:
                instance = self.borrowed()
                value = instance.call(symbol, given, found, reals)
                self.give_back(instance)
            if value == FAILED:
                raise IndexError(f"{name} has reached beyond an array")
            return value

        return call


def _row_argument(entry: Entry) -> int | None:
    """Return the position of the argument with the index of the first row that the function uses, or None."""
    return next((each.window[0] for each in entry.arguments if each.window), None)


_programs: weakref.WeakSet[Program] = weakref.WeakSet()


@atexit.register
def _keep_all() -> None:
    """Keep all programs until the process ends, as freeing them fails once Python has unloaded wasmtime."""
    for program in _programs:
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(program))


class Workspace:
    """Arrays that are passed to many calls of compiled functions.

    If the functions run in a WebAssembly module, the arrays lie in the memory of one instance of it, so that calls copy
    nothing; calls with arrays of one workspace then run one after the other. Otherwise they are ordinary NumPy arrays.
    The instance stays reserved as long as any of the arrays exists.
    """

    def __init__(self, types: Mapping[str, np.dtype[Any]], program: Program | None) -> None:
        """Reserve an instance of `program`, or none if it is None; `types`: the structured types by name."""
        self._types = types
        self._instance = program.borrowed() if program is not None and program.roomy else None
        if self._instance is not None:
            self._memory = self._instance.lend()
            weakref.finalize(self._memory, self._instance.give_back).atexit = False

    def __reduce__(self) -> str:
        raise TypeError("a workspace is memory of this process: make another, and copy its arrays into that")

    @property
    def is_shared(self) -> bool:
        """Whether several threads may call functions with arrays of this workspace at the same time."""
        return self._instance is None

    def rows(self, of: str, count: int) -> npt.NDArray[Any]:
        """Return `count` rows of a named type, all zeros."""
        return self._zeros(self._types[of], count)

    def numbers(self, of: str, count: int) -> npt.NDArray[Any]:
        """Return `count` numbers of a NumPy type, all zeros."""
        return self._zeros(np.dtype(of), count)

    def copy(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """Return a copy, in this workspace, of an array of one dimension."""
        copied = self._zeros(array.dtype, len(array))
        copied[:] = array
        return copied

    def _zeros(self, kind: np.dtype[Any], count: int) -> npt.NDArray[Any]:
        if self._instance is None:
            return np.zeros(count, kind)
        return np.frombuffer(self._memory, kind, count, self._instance.place(kind.itemsize * count))


APART = 64
"""Bytes; every array begins at a multiple of this."""
PAGE = 65536
KEPT = 2 << 20
"""Bytes for read-only arrays that are copied once (`Use` `kept`). They cost nothing until they are used."""


FORGOTTEN = 256 << 10
"""Bytes above which a used workspace is cleared by new pages from the system instead of by writing zeros."""


class ModuleError(RuntimeError):
    """The error for a module's function that used up its stack or accessed memory that does not exist."""


@cache
def _c() -> tuple[Any, Any]:
    """Return cffi's interface, and wasmtime's functions through it; a call takes a third of the time of `ctypes`."""
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

    Its memory contains, in this order, the module's own data, `KEPT` bytes for read-only arrays, the arrays of a
    workspace, and the arrays of the present call.
    """

    def __init__(self, program: Any) -> None:
        """Make an instance of a `kernel.module.Program`."""
        import wasmtime

        self.program = program
        self.lock = threading.Lock()
        self._store = wasmtime.Store(program.engine)
        self._exports = cast(Any, wasmtime.Instance(self._store, program.module, []).exports(self._store))
        self._memory = self._exports["memory"]
        self._free = _aligned(self._exports["__heap_base"].value(self._store))
        self.floor = self._top = self._dirty = self._free + KEPT
        """Where a workspace begins; where it ends (`_top`); and where memory begins that was never written
        (`_dirty`)."""
        self._kept: dict[int, tuple[int, npt.NDArray[Any]]] = {}
        """By the `id` of a read-only array: the address of its copy, and the array."""
        self._ffi, self._library = _c()
        self._context = self._ffi.cast("void *", ctypes.cast(self._store._context(), ctypes.c_void_p).value)
        self._functions: dict[str, tuple[Any, Any, Any]] = {}
        """By symbol: the function, its address, and the buffer for its arguments and result."""
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

    def _function(self, symbol: str, takes: int) -> tuple[Any, Any, Any]:
        if symbol not in self._functions:
            function = self._exports[symbol]
            address = self._ffi.cast("void *", ctypes.addressof(function._func))
            self._functions[symbol] = function, address, self._ffi.new("value[]", max(takes, 1))
        return self._functions[symbol]

    def _keep(self, array: npt.NDArray[Any], address: int, size: int) -> int | None:
        """Return the address of a read-only array's copy, made at the first call; None if there is no room for it."""
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

        `arrays`: for each array argument its position, address, size in bytes, use, and the instance in whose memory it
        lies, or None; `reals`: positions of floats. Raises ModuleError; this instance must not be used again after
        that.
        """
        if self.stopped:
            raise ModuleError(f"{_name(symbol)} cannot work where a function has stopped")
        _, function, values = self._function(symbol, len(given))
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
                end = end + size + APART - 1 & -APART
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
        wrong = self._library.wasmtime_func_call_unchecked(self._context, function, values, len(values), self._trap)
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
        """Return the memory from `floor` on as a buffer, and enter the instance in `owners`.

        So calls recognize arrays in this buffer and do not copy them. The buffer reaches beyond the present end of the
        memory: call `place` before using a part.
        """
        with _changing:
            for slot in self._slots():
                owners[slot] = [*owners.get(slot, ()), self]
        return self._ffi.buffer(self._ffi.cast("char *", self.base + self.floor), (1 << SLOT) - self.floor)

    def give_back(self) -> None:
        """End a workspace whose arrays no longer exist: remove the instance from `owners` and make it available."""
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
        """Reserve the next `size` bytes for the workspace, all 0; return their offset from `floor`."""
        with self.lock:
            at, self._top = self._top, _aligned(self._top + size)
            self._make_room(self._top)
            if self._dirty > at:
                ctypes.memset(self.base + at, 0, min(size, self._dirty - at))
        return at - self.floor


def _forget(address: int, size: int) -> bool:
    """Replace this memory by zeroed pages from the system; return whether that succeeded (only Linux does it)."""
    if sys.platform != "linux":
        return False
    start, end = address + mmap.PAGESIZE - 1 & -mmap.PAGESIZE, address + size + mmap.PAGESIZE - 1 & -mmap.PAGESIZE
    ctypes.memset(address, 0, min(size, start - address))
    return not _libc().madvise(ctypes.c_void_p(start), ctypes.c_size_t(end - start), mmap.MADV_DONTNEED)


@cache
def _libc() -> Any:
    return ctypes.CDLL(None)


_changing = threading.RLock()
"""Held while `owners` is changed. It is reentrant, as a finalizer may change `owners` in the middle of a change."""


def _name(symbol: str) -> str:
    return symbol.removeprefix("quarterdeck_")


def _aligned(at: int) -> int:
    return at + APART - 1 & -APART

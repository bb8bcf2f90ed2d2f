"""Compiled code for Python as a WebAssembly module, behind the interface of `kernel.native.Library`.

wasmtime runs it. A call borrows an instance, which has a memory of its own, copies its arrays into that memory, and
copies them back afterwards. There are as many instances as calls at once.
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
"""Bytes of memory. An instance that has grown beyond them is not used again."""
RESERVED = 4 << 30
"""Bytes of address space an instance: whatever a function may address, so that no access is checked."""


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
            # The modules are our own, so none reads beyond its memory by speculative execution.
            config.cranelift_flag_set("enable_heap_access_spectre_mitigation", "false")
        config.memory_may_move = not self.roomy
        self.engine = wasmtime.Engine(config)
        made = wasmtime.Module.deserialize(self.engine, compiled) if compiled else wasmtime.Module(self.engine, code)
        self.module = made
        self._idle: list[Instance] = []
        _programs.add(self)

    def serialized(self) -> bytes:
        """Return the machine code. Loading it after damage crashes the process."""
        return bytes(self.module.serialize())

    def borrowed(self) -> Instance:
        """Return an instance that is not in use."""
        try:
            return self._idle.pop()
        except IndexError:
            return Instance(self)

    def give_back(self, instance: Instance) -> None:
        """Take an instance back, but for one that has stopped, or grown large."""
        if not instance.stopped and instance.size <= instance.floor + LARGEST:
            self._idle.append(instance)

    def function(self, entry: Entry, dtypes: Mapping[str, np.dtype[Any]]) -> Callable[..., int]:
        """Return an entry as a function of arrays and numbers, as `kernel.native.Library.function` does.

        A call raises ModuleError, too. What a function has written until then is in no array.
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
    """Return the position of the argument that says which rows the function reaches, or None."""
    return next((each.window[0] for each in entry.arguments if each.window), None)


_programs: weakref.WeakSet[Program] = weakref.WeakSet()


@atexit.register
def _keep_all() -> None:
    """Keep all programs until the process ends: wasmtime's own module goes first, and without it freeing them fails."""
    for program in _programs:
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(program))


class Workspace:
    """Arrays on which functions work for long.

    Where a module runs they lie in an instance's own memory, and calls with them copy nothing; else they are arrays as
    usual. Calls with arrays of one workspace happen one after the other. The arrays keep the memory.
    """

    def __init__(self, types: Mapping[str, np.dtype[Any]], program: Program | None) -> None:
        """`types`: the structured types, by their names; `program`: None where no module runs."""
        self._types = types
        self._instance = program.borrowed() if program is not None and program.roomy else None
        if self._instance is not None:
            self._memory = self._instance.lend()
            weakref.finalize(self._memory, self._instance.give_back).atexit = False

    def __reduce__(self) -> str:
        raise TypeError("a workspace is memory of this process: make another, and copy its arrays into that")

    @property
    def is_shared(self) -> bool:
        """Whether several threads may work on its arrays at the same time."""
        return self._instance is None

    def rows(self, of: str, count: int) -> npt.NDArray[Any]:
        """Return `count` rows of a named type, all zeros."""
        return self._zeros(self._types[of], count)

    def numbers(self, of: str, count: int) -> npt.NDArray[Any]:
        """Return `count` numbers of a NumPy type, all zeros."""
        return self._zeros(np.dtype(of), count)

    def copy(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """Return a copy of an array of one dimension."""
        copied = self._zeros(array.dtype, len(array))
        copied[:] = array
        return copied

    def _zeros(self, kind: np.dtype[Any], count: int) -> npt.NDArray[Any]:
        if self._instance is None:
            return np.zeros(count, kind)
        return np.frombuffer(self._memory, kind, count, self._instance.place(kind.itemsize * count))


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
        """Addresses of read-only arrays, and the arrays, by their `id`."""
        self._ffi, self._library = _c()
        self._context = self._ffi.cast("void *", ctypes.cast(self._store._context(), ctypes.c_void_p).value)
        self._functions: dict[str, tuple[Any, Any, Any]] = {}
        """By symbol: the function, its address, and room for its arguments."""
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
        """Return the address of a read-only array, which is copied once; None if there is no room for it."""
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
        fractions. Raises ModuleError, after which this instance must not be used again.
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
        """Return the memory from `floor` on, also beyond its present end, as a buffer whose arrays are recognized."""
        with _changing:
            for slot in self._slots():
                owners[slot] = [*owners.get(slot, ()), self]
        return self._ffi.buffer(self._ffi.cast("char *", self.base + self.floor), (1 << SLOT) - self.floor)

    def give_back(self) -> None:
        """Forget the arrays of a workspace that is no longer used."""
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

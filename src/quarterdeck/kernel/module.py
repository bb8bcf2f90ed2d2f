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

from quarterdeck.kernel.instance import Instance
from quarterdeck.kernel.native import FAILED, UNFIT, Entry, places

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
            # The modules are our own: nobody reads by speculation what lies beyond their memory.
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
        """Return an instance that nobody uses."""
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
        for at, each in enumerate(entry.arguments):
            if each.kind != "one":
                known = places(each.dtype(dtypes))
                one = each.kind == "row"
                arrays.append((at, known.known, known.find, each.least, known.size, one, each.use, each.window))
            elif each.of == "f8":
                reals.add(at)
        name, symbol = entry.function.__name__, entry.symbol

        def call(*given: Any) -> int:
            found, home = [], None
            for at, known, find, length, size, one, use, window in arrays:
                array = given[at]
                address, count, owner = known.get(id(array)) or find(array, f"{name}: argument {at}")
                if count < length:
                    raise ValueError(UNFIT.format(f"{name}: argument {at}"))
                if window is not None:
                    first, reached = given[window[0]], window[1]
                    if not 0 <= first <= count - reached:
                        raise IndexError(f"{name}: row {first} is out of range")
                    address, count = address + int(first) * size, reached
                    given = (*given[: window[0]], 0, *given[window[0] + 1 :])
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

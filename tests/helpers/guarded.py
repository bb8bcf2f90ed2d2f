"""Compiled code called with arrays that end, or begin, where memory may not be touched (`QUARTERDECK_GUARD`).

Compiled code does not check indices. What it writes beyond an array is noticed much later, or never. Here each call
gets copies of its arrays, which lie at the end (`end`) or at the beginning (`start`) of pages of their own, between
pages without any permission: the first wrong index ends the process, and Python's fault handler names the test.
"""

import ctypes
import mmap
from contextlib import ExitStack, contextmanager

import numpy as np

from quarterdeck.kernel import native

PAGE = mmap.PAGESIZE
held = []
"""All memory with guards."""
unused = {}
"""The addresses of free pages between guards, by how many there are."""


def guard(edge):
    """Let all compiled functions that are loaded from now on be called so."""
    if edge not in ("end", "start"):
        raise ValueError(f"QUARTERDECK_GUARD is {edge!r}: choose end or start")
    loaded = native._caller

    def caller(library, address, entry, dtypes):
        call = loaded(library, address, entry, dtypes)
        places = [at for at, each in enumerate(entry.arguments) if each.kind != "one"]

        def guarded(*given):
            with ExitStack() as stack:
                copies = {id(given[at]): stack.enter_context(copied(given[at], edge)) for at in places}
                return call(*(copies.get(id(each), each) for each in given))

        guarded.library = library
        return guarded

    native._caller = caller


@contextmanager
def copied(array, edge):
    """Yield a copy of an array that lies between guards. What the call wrote into the copy goes into the array."""
    if not array.flags.c_contiguous:
        yield array  # which the call refuses
        return
    count = max(1, -(-array.nbytes // PAGE))
    first = unused[count].pop() if unused.get(count) else pages(count)
    memory = (ctypes.c_char * array.nbytes).from_address(first + (count * PAGE - array.nbytes) * (edge == "end"))
    copy = np.frombuffer(memory, array.dtype).reshape(array.shape)
    copy[...] = array
    before = bytes(memory)
    try:
        yield copy
    finally:
        if bytes(memory) != before:
            array[...] = copy
        unused.setdefault(count, []).append(first)


def pages(count):
    """Return the address of `count` new pages. Nobody may touch the page before them, nor the page after them."""
    held.append(mmap.mmap(-1, (count + 2) * PAGE))
    first = ctypes.addressof(ctypes.c_char.from_buffer(held[-1]))
    protect = ctypes.CDLL(None).mprotect
    for page in (first, first + (count + 1) * PAGE):
        if protect(ctypes.c_void_p(page), ctypes.c_size_t(PAGE), 0):
            raise OSError("these pages cannot be guarded")
    return first + PAGE

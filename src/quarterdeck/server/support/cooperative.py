"""Long work in the event loop, a little at a time: the others at the server have their turns in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")

SLICE_SECONDS = 0.01
"""How long the others wait at most, but for what cannot be divided."""


async def in_turns(work: Callable[[T], None], items: Iterable[T]) -> None:
    """Do `work` with one item after the other; the others have their turn where the last one is long enough ago."""
    began = time.perf_counter()
    for item in items:
        work(item)
        if time.perf_counter() - began >= SLICE_SECONDS:
            await asyncio.sleep(0)
            began = time.perf_counter()

"""Tasks of the event loop: long work, a little at a time so that others have their turns, and how tasks are ended."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

T = TypeVar("T")

SLICE_SECONDS = 0.01
"""How long the others wait at most, but for what cannot be divided."""


async def cancel(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancel tasks, and return when they have ended."""
    begun = [task for task in tasks if task is not None]
    for task in begun:
        task.cancel()
    await asyncio.gather(*begun, return_exceptions=True)


async def in_turns(work: Callable[[T], None], items: Iterable[T]) -> None:
    """Do `work` with one item after the other; the others have their turn where the last one is long enough ago."""
    began = time.perf_counter()
    for item in items:
        work(item)
        if time.perf_counter() - began >= SLICE_SECONDS:
            await asyncio.sleep(0)
            began = time.perf_counter()

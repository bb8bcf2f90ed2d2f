"""Helpers for asyncio tasks: long work that yields to other tasks, and cancellation."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

T = TypeVar("T")

SLICE_SECONDS = 0.01
"""Seconds after which long work yields to other tasks, unless a single item takes longer."""


async def cancel(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancel tasks, and wait until they have ended."""
    begun = [task for task in tasks if task is not None]
    for task in begun:
        task.cancel()
    await asyncio.gather(*begun, return_exceptions=True)


async def in_turns(work: Callable[[T], None], items: Iterable[T]) -> None:
    """Call `work` with one item after the other, and yield to other tasks every SLICE_SECONDS."""
    began = time.perf_counter()
    for item in items:
        work(item)
        if time.perf_counter() - began >= SLICE_SECONDS:
            await asyncio.sleep(0)
            began = time.perf_counter()

"""How a server ends: not ready, then nothing new, then what was taken on is done, then good-bye."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from contextlib import suppress

from quarterdeck.server.settings.systemd import notify
from quarterdeck.server.web.container import Services

SETTLE_SECONDS = 3.0
"""How long decisions that were taken on have to be stored."""
LOOK_SECONDS = 0.1


async def leaving(services: Services, hurry: Callable[[], bool]) -> None:
    """Make balancers send people elsewhere, then take no further messages and finish what was asked before.

    `hurry` returns whether the operator wants to wait no longer.
    """
    health = services.health
    health.leaving = True
    if multiprocessing.parent_process() is None:  # where one of several workers ends, the server does not
        notify("STOPPING=1")
    left = services.config.drain_seconds
    while left > 0 and not hurry():
        await asyncio.sleep(min(LOOK_SECONDS, left))
        left -= LOOK_SECONDS
    health.ended = True
    with suppress(TimeoutError):
        async with asyncio.timeout(SETTLE_SECONDS):
            await services.rooms.settle()
    await asyncio.sleep(0)  # what came of it goes out before connections are closed

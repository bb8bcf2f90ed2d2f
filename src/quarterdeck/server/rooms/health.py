"""The health of the server, for load balancers and supervisors: whether it accepts people."""

import asyncio
import time

from quarterdeck.server.db.storage import Storage

KEPT_SECONDS = 1.0
"""Seconds for which an answer of the database is reused, so that health checks cannot overload it."""


class Health:
    """The health of this server. `leaving`: the server is about to end. `ended`: it accepts no more messages."""

    def __init__(self, storage: Storage) -> None:
        self.leaving = False
        self.ended = False
        self._storage = storage
        self._asking: asyncio.Task[bool] | None = None
        self._until = 0.0

    async def ready(self) -> bool:
        """Return whether the server accepts people: the database answers, and the server is not about to end."""
        if self.leaving:
            return False
        if self._asking is None or (self._asking.done() and time.monotonic() > self._until):
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking) and not self.leaving

    async def _ask(self) -> bool:
        answer = await self._storage.answers()
        self._until = time.monotonic() + KEPT_SECONDS
        return answer

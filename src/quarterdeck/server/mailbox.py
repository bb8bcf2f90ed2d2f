"""One thing at a time: commands are done in the order in which they come, by one task."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

logger = logging.getLogger(__name__)

Command = Callable[..., Awaitable[Any]]


class ClosedError(Exception):
    """The mailbox takes nothing any more."""


class Mailbox:
    """A queue of commands and the task that does them."""

    def __init__(self, name: str) -> None:
        """`start` must be called inside the event loop."""
        self._name = name
        self._queue: asyncio.Queue[tuple[Command, tuple[Any, ...], asyncio.Future[Any]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._busy = False

    def start(self) -> None:
        """Begin to do commands."""
        self._task = asyncio.create_task(self._run(), name=self._name)

    @property
    def idle(self) -> bool:
        """Whether nothing is being done or waiting."""
        return not self._busy and self._queue.empty()

    @property
    def closed(self) -> bool:
        """Whether `ask` would raise ClosedError."""
        return self._task is None

    async def ask(self, command: Command, *arguments: Any) -> Any:
        """Have `command(*arguments)` done in its turn, and return or raise what it does."""
        if self._task is None:
            raise ClosedError(self._name)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((command, arguments, answer))
        return await answer

    def post(self, command: Command, *arguments: Any) -> None:
        """Have `command(*arguments)` done in its turn; nobody waits for it."""
        if self._task is not None:
            answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            answer.add_done_callback(self._posted)
            self._queue.put_nowait((command, arguments, answer))

    async def stop(self) -> None:
        """Break off; whoever still waits gets ClosedError."""
        task, self._task = self._task, None
        if task is None:
            return
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        while not self._queue.empty():
            answer = self._queue.get_nowait()[2]
            if not answer.done():
                answer.set_exception(ClosedError(self._name))

    def _posted(self, answer: asyncio.Future[Any]) -> None:
        error = answer.exception()
        if error is not None and not isinstance(error, ClosedError):
            logger.error("%s: what was posted could not be done", self._name, exc_info=error)

    async def _run(self) -> None:
        while True:
            command, arguments, answer = await self._queue.get()
            self._busy = True
            try:
                result = await command(*arguments)
            except asyncio.CancelledError:
                if not answer.done():
                    answer.set_exception(ClosedError(self._name))
                raise
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(result)
            finally:
                self._busy = False

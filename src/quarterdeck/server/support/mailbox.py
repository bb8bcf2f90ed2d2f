"""A queue that runs commands one at a time, in order."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import Context
from typing import Any

from quarterdeck.server.support.cooperative import cancel

logger = logging.getLogger(__name__)

Command = Callable[..., Awaitable[Any]]


ATTEMPTS = 10
"""The most attempts at a command, if other processes store entries before it each time."""


class ClosedError(Exception):
    """The mailbox accepts no more commands."""


class Mailbox:
    """A queue of commands. One command at a time has the turn, and runs in a task.

    A caller that finds the mailbox free may take the turn itself, without a task (`take_turn`).
    """

    def __init__(self, name: str, retried: type[Exception]) -> None:
        """Create a mailbox, which accepts commands after `start`. That must be called inside the event loop.

        `retried`: the error that a command raises if another process was quicker. The command is then run again.
        """
        self._name = name
        self._retried = retried
        self._after_turn: Callable[[], None]
        self._waiting: deque[tuple[Command, tuple[Any, ...], asyncio.Future[Any]]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._open = False
        self._busy = False

    def start(self, after_turn: Callable[[], None]) -> None:
        """Start running commands. `after_turn` is called at the end of every turn."""
        self._after_turn = after_turn
        self._open = True
        self._next()

    @property
    def idle(self) -> bool:
        """True if no command runs or waits."""
        return not self._busy and not self._waiting

    @property
    def closed(self) -> bool:
        """True if `ask` would raise ClosedError."""
        return not self._open

    async def ask(self, command: Command, *arguments: Any) -> Any:
        """Run `command(*arguments)` in its turn, and return its result. Raises its error, or ClosedError."""
        answer = self._wait(command, arguments)
        self._next()
        return await answer

    def post(self, command: Command, *arguments: Any) -> None:
        """Run `command(*arguments)` in its turn, without waiting for it."""
        if self._open:
            self._wait(command, arguments).add_done_callback(self._posted)
            self._next()

    @property
    def is_free(self) -> bool:
        """True if no command has the turn or waits for it."""
        return self._open and not self._busy and not self._waiting

    def take_turn(self) -> None:
        """Take the turn, which must be free. The caller ends it with `end_turn` or `run_first`."""
        assert self.is_free
        self._busy = True

    async def run_first(self, command: Command, *arguments: Any) -> Any:
        """Run a command as `ask` does, but before all that wait. The caller has the turn and passes it on."""
        answer = self._wait(command, arguments, first=True)
        self._release()
        return await answer

    def end_turn(self) -> None:
        try:
            self._after_turn()
        finally:
            self._release()

    def _release(self) -> None:
        self._busy = False
        self._next()

    async def stop(self) -> None:
        """Stop at once: the running command is cancelled, and waiting callers of `ask` get a ClosedError.

        `after_turn` is not called any more.
        """
        self._open = False
        self._after_turn = _do_nothing
        task, self._task = self._task, None
        await cancel(task)
        while self._waiting:
            answer = self._waiting.popleft()[2]
            if not answer.done():
                answer.set_exception(ClosedError(self._name))

    def _wait(self, command: Command, arguments: tuple[Any, ...], first: bool = False) -> asyncio.Future[Any]:
        """Append a command to the queue, or put it `first`. Raises ClosedError."""
        if not self._open:
            raise ClosedError(self._name)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        (self._waiting.appendleft if first else self._waiting.append)((command, arguments, answer))
        return answer

    def _posted(self, answer: asyncio.Future[Any]) -> None:
        error = answer.exception()
        if error is not None and not isinstance(error, ClosedError):
            logger.error("%s: what was posted could not be done", self._name, exc_info=error)

    def _next(self) -> None:
        if self._waiting and self._open and not self._busy:
            self._busy = True
            # A command must not inherit the context of the request that added it, which may end earlier.
            self._task = asyncio.create_task(self._do(*self._waiting.popleft()), name=self._name, context=Context())

    async def _do(self, command: Command, arguments: tuple[Any, ...], answer: asyncio.Future[Any]) -> None:
        try:
            result = await self._attempt(command, arguments)
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
            self._release()

    async def _attempt(self, command: Command, arguments: tuple[Any, ...]) -> Any:
        try:
            for _ in range(ATTEMPTS - 1):
                with suppress(self._retried):
                    return await command(*arguments)
            return await command(*arguments)
        finally:
            self._after_turn()


def _do_nothing() -> None:
    pass

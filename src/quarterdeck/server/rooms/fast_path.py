"""A fast path for decisions: if no other command runs or waits, a decision needs no queue and no task.

It is a shortcut for `commands.carry_out`, which handles all other messages of `web.socket`. Both paths use
`commands.entries_of_decision`.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import msgspec

from quarterdeck.server.messages.client_messages import ClientMessage, Decide
from quarterdeck.server.messages.log_entries import Entry
from quarterdeck.server.rooms import commands
from quarterdeck.server.rooms.health import Health
from quarterdeck.server.rooms.room import Room
from quarterdeck.server.rooms.table_log import TOO_LONG, Done
from quarterdeck.server.rooms.viewers.viewer import Viewer
from quarterdeck.server.support import metrics
from quarterdeck.server.support.json_input import MalformedError, understand
from quarterdeck.server.support.rate_limits import Bucket

decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decide_inline(
    room: Room, viewer: Viewer, message: Decide, retry: Callable[[], Awaitable[None]], on_done: Done
) -> None:
    """Carry out a decision without a task. The mailbox must be free (`Mailbox.is_free`).

    `on_done` is called when the decision is stored and sent, or refused. If the decision could not be stored, `retry`
    is called, which must repeat the command.
    """
    room.mailbox.take_turn()
    viewer.last_message_at = time.time()
    entries: Sequence[Entry] = ()
    try:
        entries = commands.entries_of_decision(room, viewer, message)
        if room.log.is_full(entries):
            entries = ()
            viewer.refuse(TOO_LONG)
    except BaseException:
        room.mailbox.end_turn()
        raise
    if entries:
        room.log.append_inline(entries, retry, on_done)
    else:
        room.mailbox.end_turn()
        on_done(None)


class FastPath:
    """The fast path of one connection: each message is carried out at once, or left to the connection's task."""

    def __init__(self, room: Room, viewer: Viewer, bucket: Bucket, health: Health, wake: Callable[[], None]) -> None:
        """Limit messages by `bucket`. After an error, `wake` is called, so that the connection's task reads `error`."""
        self._room, self._viewer, self._bucket, self._health, self._wake = room, viewer, bucket, health, wake
        self._began = 0.0
        self._over: asyncio.Future[None] | None = None
        self.is_busy = False
        """True while a message is being carried out."""
        self.error: Exception | None = None

    def try_decide(self, text: bytes) -> bool:
        """Carry out a decision and return True; return False, without any effect, if the connection's task has to."""
        if self.is_busy or self.error or self._health.ended or self._viewer.owner is not None:
            return False
        if self._viewer.outbox.is_closing or not self._room.mailbox.is_free:
            return False
        try:
            message = understand(text, decoder)
        except MalformedError:
            return False
        if type(message) is not Decide or not self._bucket.take_token():
            return False
        self.is_busy, self._began = True, time.perf_counter()
        try:
            room, viewer = self._room, self._viewer
            retry = partial(commands.perform, room, viewer, message, rerun=True)
            decide_inline(room, viewer, message, retry, self._done)
        except Exception as error:
            self._done(error)
        return True

    def _done(self, error: Exception | None) -> None:
        """Note that the decision is done, and measure how long it took. An error wakes the connection's task."""
        self.is_busy = False
        metrics.DECIDING.observe(time.perf_counter() - self._began)
        if error is not None:
            self.error = error
            self._wake()
        if self._over is not None and not self._over.done():
            self._over.set_result(None)

    def wait_until_idle(self) -> asyncio.Future[None]:
        """Return a future that is done when no message is being carried out. Then `error` has its error, if any."""
        over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.is_busy:
            self._over = over
        else:
            over.set_result(None)
        return over

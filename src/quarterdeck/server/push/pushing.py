"""Notifies absent people who want that: in their browsers, by mail or by a webhook.

Nothing else waits for the notifications. The log names only the host of a failed one, never its text or address.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from quarterdeck.server.db.group_commit import StorageError
from quarterdeck.server.db.storage import Storage
from quarterdeck.server.messages.accounts import Subscription, WayKind
from quarterdeck.server.net import outbound
from quarterdeck.server.push.delivery import Delivery
from quarterdeck.server.push.letters import Message, call_letter
from quarterdeck.server.settings.config import ServerConfig
from quarterdeck.server.stores.subscription_store import SubscriptionStore
from quarterdeck.server.stores.way_store import Way, WayStore
from quarterdeck.server.support.cooperative import cancel

if TYPE_CHECKING:
    from quarterdeck.server.push.webpush import Signer

logger = logging.getLogger(__name__)

RETRY_SECONDS = (5.0, 60.0, 600.0)
"""Pauses before the retries of a message."""
LONGEST_WAIT = 3600.0
TOGETHER = 16
"""The most messages in transmission at once."""
GONE = (404, 410)
"""The statuses with which a push service reports a browser that unsubscribed, or a webhook that no longer exists."""
SHORTEST, LONGEST = 60.0, 28 * 86400.0
"""Push services are asked to keep a message for at least and at most this number of seconds."""


class Pusher:
    def __init__(self, storage: Storage, config: ServerConfig) -> None:
        """Set up the ways of sending that `config` allows."""
        self.store, self.ways = SubscriptionStore(storage), WayStore(storage)
        self.post = Delivery(config)
        self._trusted = [config.push_trusted] if config.push_trusted else []
        self._public_url = config.public_url
        self._guests: set[str] = set()
        self._signer: Signer | None = None
        self._calling: set[tuple[str, str]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._together = asyncio.Semaphore(TOGETHER)

    async def start(self) -> None:
        """Load the guests who want messages. Raises StorageError."""
        self._guests = await self.store.guests()

    async def learn(self, guests: Collection[str] | None) -> None:
        """Remember which of these guests now want messages; None: load all guests who do. Raises StorageError."""
        if guests is None:
            await self.start()
            return
        for guest in guests:
            if await self._wanted(guest):
                self._guests.add(guest)

    async def close(self) -> None:
        """Cancel the messages that are being sent."""
        await cancel(*self._tasks)

    def knows(self, guest: str) -> bool:
        """Return whether the guest has asked for messages (and may have unsubscribed since)."""
        return guest in self._guests

    async def signer(self) -> Signer:
        """Return the server's key, which is created at the first need. Raises StorageError."""
        if self._signer is None:
            from quarterdeck.server.push import webpush

            self._signer = webpush.Signer(await self.store.secret("vapid", webpush.new_key()), self._public_url)
        return self._signer

    async def subscribe(self, guest: str, token_hash: str, wish: Subscription) -> None:
        """Subscribe a device to messages.

        Raises ForbiddenError or ValueError if it cannot receive any, StorageError.
        """
        from quarterdeck.server.push import webpush

        outbound.place_of(wish.endpoint, self._trusted)
        webpush.check_keys(wish.p256dh, wish.auth)
        await self.store.add(guest, token_hash, wish)
        self._guests.add(guest)

    async def confirm(self, guest: str, kind: WayKind, code_hash: str) -> bool:
        """Confirm a guest's address with the code that was sent there; notifications start. Raises StorageError."""
        found = await self.ways.confirm(guest, kind, code_hash)
        if found:
            self._guests.add(guest)
        return found

    def note_arrival(self, guest: str, table: str) -> None:
        """Note that a guest is at a table, so that the table may notify them again after they leave."""
        self._calling.discard((guest, table))
        if self.knows(guest):
            self._spawn(self.store.set_called(guest, table, False))

    def call(self, guest: str, message: Message, until: float | None, still: Callable[[], bool]) -> None:
        """Notify a guest in all ways that they want, unless the table has done so since their last visit.

        Returns at once. `until`: when the message becomes useless (Unix time). `still` returns whether the notification
        is still needed.
        """
        if (guest, message.table) not in self._calling:
            self._calling.add((guest, message.table))
            self._spawn(self._call(guest, message, until, still))

    async def _call(self, guest: str, message: Message, until: float | None, still: Callable[[], bool]) -> None:
        key = (guest, message.table)
        try:
            if await self.store.may_call(*key):
                found = await self._wanted(guest)
                ways = (self._deliver(key, way, message, until) for way in found if key in self._calling and still())
                await asyncio.gather(*ways)
        finally:
            self._calling.discard(key)

    async def _wanted(self, guest: str) -> list[Subscription | Way]:
        """Return the guest's devices and confirmed addresses to which the site sends messages."""
        others = [way for way in await self.ways.wanted(guest) if self.post.offers(way.kind)]
        return [*await self.store.wanted(guest), *others]

    async def _deliver(
        self, key: tuple[str, str], way: Subscription | Way, message: Message, until: float | None
    ) -> None:
        """Send a message to a device or address. Retry until it is sent, the guest visits the table, or `until`."""
        for pause in (*RETRY_SECONDS, None):
            async with self._together:
                wait = await self._send(key, way, message, until)
            if wait is None or pause is None:
                return
            await asyncio.sleep(min(max(pause, wait), LONGEST_WAIT))
            if key not in self._calling or (until is not None and until < time.time()):
                return

    async def _send(
        self, key: tuple[str, str], way: Subscription | Way, message: Message, until: float | None
    ) -> float | None:
        """Try once to send a message. Return None if a retry is unnecessary or useless.

        Otherwise return how many seconds the carrier asks to wait before a retry, or 0. Raises StorageError.
        """
        by = self._by(way)
        try:
            answer = await self._given(way, message, until)
        except (outbound.ForbiddenError, ValueError) as error:
            logger.warning("somebody is written to no more by %s: %s", by, error)
            await self._drop(way)
            return None
        except outbound.UnreachableError as error:
            logger.warning("no message by %s: %s", by, error)
            return 0.0
        if answer.status in GONE:
            await self._drop(way)
        elif 200 <= answer.status < 300:
            if key in self._calling:
                await self.store.set_called(*key, True)
        else:
            logger.warning("no message by %s: it answers %d", by, answer.status)
            if answer.status == 429 or answer.status >= 500:
                return answer.wait or 0.0
        return None

    async def _given(self, way: Subscription | Way, message: Message, until: float | None) -> outbound.Answer:
        """Hand a message to its carrier. Raises ForbiddenError, UnreachableError, ValueError, StorageError."""
        if isinstance(way, Way):
            return await self.post.send(way, call_letter(message, way.language, self.post.base))
        place = outbound.place_of(way.endpoint, self._trusted)
        return await outbound.post(place, *await self._letter(way, message, until))

    def _by(self, way: Subscription | Way) -> str:
        """Return the carrier's host for the log.

        The log never has the whole address, since anyone who knows it can send messages there.
        """
        return self.post.host_of(way) if isinstance(way, Way) else urlsplit(way.endpoint).hostname or ""

    async def _drop(self, way: Subscription | Way) -> None:
        """Delete a device or address that accepts no more messages. Raises StorageError."""
        if isinstance(way, Way):
            await self.ways.stop(way.stop)
        else:
            await self.store.drop_endpoint(way.endpoint)

    async def _letter(self, way: Subscription, message: Message, until: float | None) -> tuple[dict[str, str], bytes]:
        """Return headers and body of a push message.

        Messages of one table share a topic, by which the push service replaces one that was not delivered yet.
        """
        from quarterdeck.server.push import webpush

        told = {**msgspec.structs.asdict(message), "language": way.language}
        seconds = LONGEST if until is None else min(max(until - time.time(), SHORTEST), LONGEST)
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(int(seconds)),
            "Urgency": "high",
            "Topic": webpush.topic(message.table),
            **(await self.signer()).headers(way.endpoint),
        }
        return headers, webpush.encrypt(msgspec.json.encode(told), way.p256dh, way.auth)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    """Run `work` and log a storage error, since no one waits for the result."""
    try:
        await work
    except StorageError as error:
        logger.error("who is to be called is not known: %s", error)

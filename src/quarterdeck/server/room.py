"""One table and the people at it. Everything that happens to it goes through one mailbox, one by one:
*persisted, then applied, then sent*."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from quarterdeck.games import GAMES
from quarterdeck.server import referee
from quarterdeck.server.audience import Audience, Viewer
from quarterdeck.server.config import Limits
from quarterdeck.server.entries import (
    Changed,
    Created,
    Decided,
    Entry,
    Left,
    Renamed,
    Sat,
    Spoke,
    Substituted,
    unknown,
)
from quarterdeck.server.guests import clean_text
from quarterdeck.server.journal import StorageError
from quarterdeck.server.limits import Buckets
from quarterdeck.server.mailbox import ClosedError, Mailbox
from quarterdeck.server.protocol import Change, ClientMessage, Decide, Leave, Level, Outcome, Said, Say, Sit, Substitute
from quarterdeck.server.seating import Seating
from quarterdeck.server.storage import Member, Storage, Summary
from quarterdeck.server.thinking import Bot, LazyBot, Thinker
from quarterdeck.server.views import refused
from quarterdeck.table import Table

logger = logging.getLogger(__name__)

CHAT_LENGTH = 300
STANDIN: Level = "medium"
"""The bot that takes the seat of a person who leaves a running game."""
RETRY_SECONDS = 1.0
"""How long bots rest after the storage failed."""


class FullError(Exception):
    """There are too many connections to this table."""


class Room:
    """A table in memory: its log replayed, the connections that look at it, its bots."""

    def __init__(self, table_id: str, storage: Storage, thinker: Thinker, limits: Limits) -> None:
        """Use `open` before anything else."""
        self.id = table_id
        self.audience = Audience(limits.chat_lines)
        self.idle_since = time.monotonic()
        self.seating: Seating
        self.table: Table | None = None
        self._storage = storage
        self._thinker = thinker
        self._limits = limits
        self._mailbox = Mailbox(f"table {table_id}")
        self._chat_rate = Buckets(limits.chat_rate, limits.chat_burst, keep=1000)
        self._seq = 0
        self._bots: dict[int, tuple[Level, Bot]] = {}
        self._thoughts: dict[int, asyncio.Task[None]] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self._rest_until = 0.0

    # Life

    async def open(self) -> bool:
        """Replay the log; False where there is none, or one that this program would get wrong. Raises StorageError."""
        if not await self._load():
            return False
        self._mailbox.start()
        if await self._storage.phase(self.id) != self.seating.phase:
            self._note_in_lists()
        self._wake_bots()
        return True

    async def close(self) -> None:
        """Stop; the log keeps everything."""
        await self._mailbox.stop()
        tasks = [*self._thoughts.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._errands, return_exceptions=True)

    @property
    def closed(self) -> bool:
        """Whether `close` was called."""
        return self._mailbox.closed

    @property
    def idle(self) -> bool:
        """Whether nobody looks on and nothing goes on."""
        return not self.audience.viewers and not self._thoughts and self._mailbox.idle

    def summary(self) -> Summary:
        """The table in one line."""
        summary = self.seating.summary(self.audience.online)
        if self.table is not None:
            summary.owing = list(self.table.pending)
            if result := self.table.result():
                summary.outcome = Outcome(result["winners"], result["scores"])
        return summary

    # What is asked from outside

    async def join(self, viewer: Viewer) -> None:
        """Add a connection and send it the table. Raises ClosedError, FullError."""
        await self._mailbox.ask(self._join, viewer)

    async def leave(self, viewer: Viewer) -> None:
        """Forget a connection."""
        with suppress(ClosedError):
            await self._mailbox.ask(self._leave, viewer)

    async def receive(self, viewer: Viewer, message: ClientMessage) -> None:
        """Carry out a message or refuse it; returns when that is done. Raises ClosedError."""
        await self._mailbox.ask(self._handlers[type(message)], self, viewer, message)

    async def rename(self, guest: str, name: str) -> None:
        """A guest has another name now. Raises ClosedError."""
        await self._mailbox.ask(self._rename, guest, name)

    async def rewrite(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have `work` change the log, then show everybody the table as it is told now. Raises ClosedError."""
        await self._mailbox.ask(self._rewrite, work)

    # Commands

    async def _join(self, viewer: Viewer) -> None:
        if len(self.audience.viewers) >= self._limits.viewers:
            raise FullError
        if viewer.guest is not None:
            await self._rename(viewer.guest, viewer.name)
        self.audience.welcome(viewer, self.seating, self.table)
        self._wake_bots()

    async def _leave(self, viewer: Viewer) -> None:
        self.audience.dismiss(viewer, self.seating, self.table)
        self.idle_since = time.monotonic()

    async def _rename(self, guest: str, name: str) -> None:
        for viewer in self.audience.viewers:
            if viewer.guest == guest:
                viewer.name = name
        seat = self.seating.seat_of(guest)
        if seat is None or self.seating.finished or self.seating.places[seat].name == name:
            return
        if await self._append(Renamed(seat, name)):
            self._seats_changed()

    async def _rewrite(self, work: Callable[[], Awaitable[None]]) -> None:
        await work()
        await self._load()
        self.audience.everything(self.seating, self.table)
        self._wake_bots()

    async def _decide(self, viewer: Viewer, message: Decide | Change) -> None:
        refusal = referee.decision(self.seating, self.table, viewer, message)
        if refusal is not None:
            viewer.outbox.put(refusal)
        elif viewer.seat is not None:
            kind = Changed if isinstance(message, Change) else Decided
            await self._carry_out(kind(viewer.seat, message.actions), viewer)

    async def _sit(self, viewer: Viewer, message: Sit) -> None:
        refusal = referee.sitting(self.seating, viewer, message)
        if refusal is not None or viewer.guest is None:
            viewer.outbox.put(refusal or "")
        elif await self._append(Sat(message.seat, viewer.guest, viewer.name), viewer):
            self._seats_changed()

    async def _get_up(self, viewer: Viewer, message: Leave) -> None:
        refusal = referee.leaving(self.seating, viewer)
        if refusal is not None or viewer.seat is None:
            viewer.outbox.put(refusal or "")
            return
        waiting = self.seating.phase == "waiting"
        entry = Left(viewer.seat) if waiting else Substituted(viewer.seat, STANDIN)
        if await self._append(entry, viewer):
            self._seats_changed()

    async def _substitute(self, viewer: Viewer, message: Substitute) -> None:
        refusal = referee.substitution(self.seating, self.audience.online, viewer, message)
        if refusal is not None:
            viewer.outbox.put(refusal)
        elif await self._append(Substituted(message.seat, message.level), viewer):
            self._seats_changed()

    async def _say(self, viewer: Viewer, message: Say) -> None:
        text = clean_text(message.text)
        if viewer.guest is None:
            viewer.outbox.put(refused("not_seated", "You are no guest here yet: open the page first."))
        elif not 1 <= len(text) <= CHAT_LENGTH:
            viewer.outbox.put(refused("malformed", f"Say between 1 and {CHAT_LENGTH} characters."))
        elif not self._chat_rate.take(viewer.guest):
            viewer.outbox.put(refused("too_fast", "One thing at a time: wait a little."))
        else:
            line = Said(viewer.name, text, time.time(), viewer.seat)
            if await self._append(Spoke(viewer.guest, line.name, text, line.at, line.seat), viewer):
                self.audience.said(line)

    _handlers: dict[type, Any] = {  # noqa: RUF012 - filled once, never changed
        Decide: _decide,
        Change: _decide,
        Sit: _sit,
        Leave: _get_up,
        Substitute: _substitute,
        Say: _say,
    }

    # The log

    async def _append(self, entry: Entry, viewer: Viewer | None = None) -> bool:
        """Persist an entry, then take it into account. Where it cannot be stored nothing happens: False."""
        try:
            member = Member(entry.guest, entry.seat) if isinstance(entry, Sat) else None
            await self._storage.append(self.id, self._seq + 1, entry, member)
        except StorageError as error:
            logger.error("table %s: %s not stored: %s", self.id, type(entry).__name__, error)
            await self._start_over(viewer)
            return False
        self._seq += 1
        self.seating.follow(entry)
        return True

    async def _carry_out(self, entry: Decided | Changed, viewer: Viewer | None = None) -> None:
        """Persist decisions that were found to be allowed, apply them, and tell everybody."""
        if self.table is None or not await self._append(entry, viewer):
            return
        _apply(self.table, entry)
        self.seating.finished = self.table.over
        # That somebody thinks again concerns nobody else.
        self.audience.update(self.seating, self.table, entry.seat if isinstance(entry, Changed) else None)
        if self.seating.finished:
            self._note_in_lists()
        else:
            self._wake_bots()

    async def _load(self) -> bool:
        entries = await self._storage.read(self.id)
        if not entries or not isinstance(entries[0], Created):
            return False
        if why := unknown(entries[0]):
            logger.error("table %s is not opened: %s", self.id, why)
            return False
        self.seating = Seating.begin(self.id, entries[0])
        self._seq = len(entries)
        self.table = None
        self._begin_when_full()
        for entry in entries[1:]:
            self.seating.follow(entry)
            self._begin_when_full()
            if isinstance(entry, Decided | Changed) and self.table is not None:
                _apply(self.table, entry)
        self.seating.finished = self.table is not None and self.table.over
        return True

    async def _start_over(self, viewer: Viewer | None) -> None:
        """After a failure only the log says what has happened: replay it and show it to everybody."""
        self._rest_until = time.monotonic() + RETRY_SECONDS
        if viewer is not None:
            viewer.outbox.put(refused("unavailable", "That could not be stored. Please try again."))
        try:
            await self._load()
        except StorageError as error:
            logger.error("table %s: its log cannot be read: %s", self.id, error)
        self.audience.everything(self.seating, self.table)
        self._wake_bots()

    def _begin_when_full(self) -> bool:
        if self.table is not None or not self.seating.full:
            return False
        created = self.seating.created
        self.table = Table(GAMES[created.game], created.options, bytes.fromhex(created.key))
        self.audience.begin()
        return True

    def _seats_changed(self) -> None:
        self.audience.seats(self.seating, self.table)
        if self._begin_when_full() and self.table is not None:
            self.audience.update(self.seating, self.table)
        self._note_in_lists()
        self._wake_bots()

    def _note_in_lists(self) -> None:
        """Bring the index of tables up to date. It is not the truth, so nobody waits for it."""

        async def note() -> None:
            try:
                await self._storage.summarize(self.summary())
            except StorageError as error:
                logger.error("table %s: its place in the lists is out of date: %s", self.id, error)

        task = asyncio.create_task(note())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # Bots

    def _wake_bots(self) -> None:
        """Let every bot think that owes a decision, unless the game concerns nobody at all."""
        if self.table is None or self.table.over or self.closed:
            return
        if not self.audience.viewers and not self.seating.people():
            return
        for seat in self.table.pending:
            level = self.seating.places[seat].level
            if level is not None and seat not in self._thoughts:
                self._thoughts[seat] = asyncio.create_task(self._think(seat, level), name=f"thought {seat}")

    async def _think(self, seat: int, level: Level) -> None:
        """Have a bot choose and pass its choice through the mailbox."""
        action: int | None = None
        await asyncio.sleep(max(0.0, self._rest_until - time.monotonic()))
        table = self.table
        count = -1
        if table is not None and seat in table.pending:
            count = table.count(seat)
            if self._bots.get(seat, (None,))[0] != level:
                self._bots[seat] = (level, LazyBot(self._thinker.make, level, table.game))
            action = await self._thinker.choose(self._bots[seat][1], table.view(seat), seat)
        try:
            await self._mailbox.ask(self._bot_decides, seat, table, count, action)
        except ClosedError:
            pass
        except Exception:
            logger.exception("table %s: the bot at seat %d could not decide", self.id, seat)

    async def _bot_decides(self, seat: int, table: Table | None, count: int, action: int | None) -> None:
        """Carry out a bot's choice, unless the table has moved on since it began to think."""
        del self._thoughts[seat]
        stale = table is not self.table or table is None or seat not in table.pending
        if stale or table is None or self.seating.places[seat].kind != "bot" or table.count(seat) != count:
            self._wake_bots()
            return
        if action is None or referee.rules(table, seat, [action]) is not None:
            logger.error("table %s: the bot at seat %d chose %s, which is not legal", self.id, seat, action)
            action = random.choice(table.legal(seat))
        await self._carry_out(Decided(seat, [action]))


def _apply(table: Table, entry: Decided | Changed) -> None:
    """Carry out what the log says of the game."""
    if isinstance(entry, Changed):
        table.change(entry.seat, entry.actions)
    else:
        table.decide_all(entry.seat, entry.actions)

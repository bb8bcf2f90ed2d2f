"""The bots of one table. A bot thinks while its seat owes a decision, whether the seat is its own or a person's."""

import asyncio
import logging
import secrets
import time
from functools import partial
from typing import Any

from quarterdeck import bots
from quarterdeck.bots.base import Bot
from quarterdeck.bots.levels import Level
from quarterdeck.games.base import Game
from quarterdeck.server.messages.log_entries import Decided, Sat
from quarterdeck.server.rooms.bots.bot_pool import BotPool
from quarterdeck.server.rooms.table_log import TableLog
from quarterdeck.server.rooms.viewers.live_table import LiveTable
from quarterdeck.server.support.cooperative import cancel
from quarterdeck.server.support.mailbox import ClosedError
from quarterdeck.server.tables.seating import Heir
from quarterdeck.table.hosted import HostedTable
from quarterdeck.table.past import Past

logger = logging.getLogger(__name__)


class BotSeats:
    """The bots of one table. Their choices are carried out in the table's mailbox, as people's commands are."""

    def __init__(self, live: LiveTable, log: TableLog, bot_pool: BotPool) -> None:
        self._live = live
        self._log = log
        self._bot_pool = bot_pool
        self._bots: dict[int, tuple[Level, Bot]] = {}
        self._thoughts: dict[int, asyncio.Task[None]] = {}

    @property
    def is_thinking(self) -> bool:
        return bool(self._thoughts)

    async def stop(self) -> None:
        await cancel(*self._thoughts.values())
        self._thoughts.clear()

    def wake(self) -> None:
        """Start a thought for every bot that owes a decision, unless no one watches and no person has a seat."""
        live = self._live
        if live.table is None or live.seating.phase != "playing" or live.mailbox.closed or not live.leads:
            return
        if not live.viewers and not live.elsewhere and not live.seating.people():
            return
        for seat in range(len(live.seating.places)):
            if self._heir(seat) is not None:
                live.mailbox.post(self._hand_over, seat)
        for seat in live.table.pending:
            level = live.seating.places[seat].bot
            if level is not None and seat not in self._thoughts:
                self._thoughts[seat] = asyncio.create_task(self._think(seat, level), name=f"thought {seat}")

    async def _think(self, seat: int, level: Level) -> None:
        """Let a bot choose, and carry out its choice in the table's mailbox."""
        stands_in = self._live.seating.places[seat].standin is not None
        await asyncio.sleep(self._live.limits.standin_seconds if stands_in else 0.0)
        await asyncio.sleep(max(0.0, self._live.rest_until - time.monotonic()))
        table = self._live.table
        if table is None or seat not in table.pending:
            # The person is back, or a decision was taken back. `wake` starts a new thought at the seat's next decision.
            del self._thoughts[seat]
            return
        stamp = self._stamp(table, seat)
        past = table.past(seat) if bots.remembers(level, table.game) else None
        think = partial(self._choose, level, table.game, table.view(seat), seat, past)
        action = await self._bot_pool.choose(self._live.id, think)
        try:
            await self._live.mailbox.ask(self._decide, seat, table, stamp, action)
        except ClosedError:
            pass
        except Exception:
            logger.exception("table %s: the bot at seat %d could not decide", self._live.id, seat)

    def _heir(self, seat: int) -> Heir | None:
        """Return the person who was promised the bot's seat, if they are here and a round has ended since; or None."""
        heir = self._live.seating.places[seat].heir
        if heir is None or heir.guest not in self._live.online:
            return None
        return heir if self._live.state.has_round_ended(heir.since) else None

    async def _hand_over(self, seat: int) -> None:
        if (heir := self._heir(seat)) is not None:
            await self._log.append(Sat(seat, heir.guest, heir.name))

    def _choose(self, level: Level, game: Game, view: Any, seat: int, past: Past | None) -> int:
        """Return the choice of the seat's bot, which is created at its first choice; runs in a thread."""
        if self._bots.get(seat, (None,))[0] != level:
            self._bots[seat] = (level, self._bot_pool.make(level, game))
        return self._bots[seat][1].choose(view, seat, past)

    def _stamp(self, table: HostedTable, seat: int) -> tuple[int, int]:
        """Return two numbers that identify the seat's decision; they change also if a decision is taken back."""
        return self._live.state.rewound, table.count(seat)

    async def _decide(self, seat: int, table: HostedTable, stamp: tuple[int, int], action: int | None) -> None:
        """Carry out a bot's choice, unless the table has changed since the thought began."""
        self._thoughts.pop(seat, None)
        live = self._live
        place = live.seating.places[seat]
        stale = table is not live.table or seat not in table.pending or live.seating.phase != "playing"
        if stale or place.bot is None or self._stamp(table, seat) != stamp:
            self.wake()
            return
        if action not in table.legal(seat):
            logger.error("table %s: what the bot at seat %d chose is not legal", live.id, seat)
            action = secrets.choice(table.legal(seat))
        await self._log.append(Decided(seat, [action], place.standin is not None))

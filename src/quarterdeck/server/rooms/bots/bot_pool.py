"""A few threads in which bots choose their actions, so that the event loop stays free."""

import asyncio
import logging
import secrets
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from quarterdeck import bots
from quarterdeck.bots.base import Bot
from quarterdeck.bots.levels import Level
from quarterdeck.games.base import Game
from quarterdeck.server.support import metrics

logger = logging.getLogger(__name__)


MakeBot = Callable[[Level, Game], Bot]
Think = Callable[[], int]


def make_bot(level: Level, game: Game) -> Bot:
    """Return a bot of this level with a secret random seed, so that no one can predict its choices."""
    return bots.create(level, game, secrets.randbits(63))


def _timed(think: Think) -> int:
    with metrics.THINKING.time():
        return think()


class BotPool:
    """The threads in which bots think: a limited number at a time, while other bots wait for their table's turn.

    A thought is the computation of one choice. The next free thread goes to the table with the fewest running thoughts;
    tables with the same number take turns. So a table with many bots, or with quick people, does not delay the others.
    """

    def __init__(self, threads: int, make: MakeBot = make_bot) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._free = threads
        self._lines: list[dict[str, deque[asyncio.Future[None]]]] = [{} for _ in range(threads + 1)]
        """The waiting thoughts by the number of their table's running thoughts, then by table, the next table first.

        With this order, the next thought is found quickly even if thousands of tables wait."""
        self._running: Counter[str] = Counter()
        self.make = make

    async def choose(self, table: str, think: Think) -> int | None:
        """Run the thought of a bot at the table with this id. Return its choice, or log an error and return None."""
        with metrics.IN_LINE.time():
            await self._turn(table)
        thought = asyncio.wrap_future(self._pool.submit(_timed, think))
        thought.add_done_callback(lambda _: self._end(table))
        try:
            # If the wait is cancelled, the thought still runs to its end, and only then is its thread free again.
            return int(await asyncio.shield(thought))
        except Exception:
            logger.exception("a bot failed to choose; a legal action takes its place")
            return None

    async def _turn(self, table: str) -> None:
        """Wait until a thought of this table may begin, and count it."""
        turn = asyncio.get_running_loop().create_future()
        self._lines[self._running[table]].setdefault(table, deque()).append(turn)
        self._next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._end(table)
            raise

    def _next(self) -> None:
        """Let the next waiting thoughts use the free threads."""
        while self._free and (line := next(filter(None, self._lines), None)):
            table, turns = next(iter(line.items()))
            turn = turns.popleft()
            if not turns:
                del line[table]
            if not turn.cancelled():
                self._free -= 1
                self._count(table, 1)
                turn.set_result(None)

    def _end(self, table: str) -> None:
        """End a thought of this table: free its thread and let the next thought begin."""
        self._free += 1
        self._count(table, -1)
        self._next()

    def _count(self, table: str, more: int) -> None:
        """Add `more` to a table's number of running thoughts, and put it last among the tables with the new number."""
        before = self._running[table]
        self._running[table] = before + more
        if not self._running[table]:
            del self._running[table]
        if (turns := self._lines[before].pop(table, None)) is not None:
            self._lines[before + more][table] = turns

    def close(self) -> None:
        """Drop the waiting thoughts, and let the running ones finish."""
        self._pool.shutdown(wait=False, cancel_futures=True)

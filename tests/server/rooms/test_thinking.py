"""The fair division of threads between tables whose bots think. Thoughts end only when the test releases them."""

import asyncio
import logging
import queue
import threading
from types import SimpleNamespace

import pytest

from quarterdeck.bots.levels import Level
from quarterdeck.games import GAMES
from quarterdeck.server.rooms.bots.bot_pool import BotPool
from quarterdeck.server.rooms.bots.bot_seats import BotSeats
from quarterdeck.table.hosted import HostedTable as Table


class Thinking:
    """Makes thoughts that report their start, and that end when the test releases them."""

    def __init__(self, threads):
        self.thinker = BotPool(threads)
        self._begun = queue.Queue()
        self._gates = {}

    def want(self, name):
        gate = self._gates[name] = threading.Event()
        begun = self._begun

        def think():
            begun.put(name)
            assert gate.wait(60)
            return int(name[1:])

        return asyncio.create_task(self.thinker.choose(name[0], think))

    async def next(self):
        return await asyncio.to_thread(self._begun.get, True, 60)

    async def none_begins(self):
        """Let all pending work run, and return whether no thought has started."""
        for _ in range(20):
            await asyncio.sleep(0)
        return self._begun.empty()

    def let_go(self, name):
        self._gates[name].set()

    def let_all_go(self):
        for gate in self._gates.values():
            gate.set()

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        self.let_all_go()
        self.thinker.close()


async def test_a_table_of_seven_bots_keeps_no_other_waiting():
    async with Thinking(1) as thinking:
        tasks = [thinking.want(f"a{seat}") for seat in range(7)]
        assert await thinking.next() == "a0"
        tasks += [thinking.want(name) for name in ("b0", "c0", "b1")]
        assert await thinking.none_begins()
        order = ["a0"]
        for _ in range(9):
            thinking.let_go(order[-1])
            order.append(await thinking.next())
        assert order == ["a0", "b0", "c0", "a1", "b1", "a2", "a3", "a4", "a5", "a6"]
        thinking.let_all_go()
        assert await asyncio.gather(*tasks) == [*range(7), 0, 0, 1]


async def test_where_one_table_has_all_threads_the_others_are_next():
    async with Thinking(3) as thinking:
        tasks = [thinking.want(f"a{seat}") for seat in range(4)]
        assert {await thinking.next(), await thinking.next(), await thinking.next()} == {"a0", "a1", "a2"}
        tasks += [thinking.want("b0"), thinking.want("c0")]
        thinking.let_go("a0")
        assert await thinking.next() == "b0"
        thinking.let_go("a1")
        assert await thinking.next() == "c0", "one of a's still runs, none of c's"
        thinking.let_go("a2")
        assert await thinking.next() == "a3"
        thinking.let_all_go()
        await asyncio.gather(*tasks)


async def test_who_waits_no_more_takes_no_turn_and_a_thought_keeps_its_thread_to_its_end():
    async with Thinking(1) as thinking:
        running, gone, stays = (thinking.want(name) for name in ("a0", "b0", "c0"))
        assert await thinking.next() == "a0"
        for task in (running, gone):
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        assert await thinking.none_begins()
        thinking.let_go("a0")
        assert await thinking.next() == "c0"
        thinking.let_go("c0")
        assert await stays == 0


class OneTable:
    """A stand-in for a table and its log with all that bots use. It carries out choices after `asked_again` is set."""

    def __init__(self):
        self.id = "one"
        self.table = Table(GAMES["seas-of-strife"], {"players": 4}, bytes(32))
        self.state = SimpleNamespace(rewound=0)
        self.limits = SimpleNamespace(standin_seconds=0.0)
        self.viewers, self.elsewhere = (True,), ()
        place = SimpleNamespace(bot=Level.BEGINNER, standin=Level.BEGINNER, heir=None)
        self.seating = SimpleNamespace(phase="playing", places=[place] * 4)
        self.leads, self.rest_until = True, 0.0
        self.mailbox = SimpleNamespace(closed=False, ask=self.ask)
        self.asked_again = asyncio.Event()
        self.decided = []

    async def ask(self, command, *arguments):
        await self.asked_again.wait()
        await command(*arguments)

    async def append(self, entry):
        self.decided.append(entry)


async def test_a_bot_that_finds_its_seat_owing_nothing_chooses_nothing(caplog):
    """While a bot waits for a thread, the seat's player returns and decides, and then owes the next decision.

    Before the fix, the bot chose a random legal action and logged an error.
    """

    one = OneTable()
    table = one.table
    thinker = BotPool(1, lambda level, game: SimpleNamespace(choose=lambda view, seat, past: table.legal(seat)[-1]))
    bots = BotSeats(one, one, thinker)
    [seat] = table.pending
    bots.wake()
    table.decide(seat, table.legal(seat)[0])
    for _ in range(20):
        await asyncio.sleep(0)
    while seat not in table.pending:
        table.decide(table.pending[0], table.legal(table.pending[0])[0])
    one.asked_again.set()
    for _ in range(20):
        await asyncio.sleep(0)
    assert one.decided == []
    chosen = table.legal(seat)[-1]
    assert chosen != table.legal(seat)[0]
    bots.wake()
    async with asyncio.timeout(60):  # where the bot fails
        while not one.decided:
            await asyncio.sleep(0.01)
    assert [(entry.seat, entry.actions) for entry in one.decided] == [(seat, [chosen])]
    thinker.close()
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []

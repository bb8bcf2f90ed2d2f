"""Long logs and long games: limits, and that nobody waits for them."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from house import GAME

from quarterdeck.games import GAMES
from quarterdeck.server.config import Limits
from quarterdeck.server.entries import Chair, Created, Decided, Entry, Left, Sat, encode_entry
from quarterdeck.server.room import Room
from quarterdeck.server.storage import PART, Storage
from quarterdeck.table import Table

KEY = bytes(32)


def created(seats: int, kind: Any = "person", game: str = GAME, **options: Any) -> Created:
    given = GAMES[game].complete({"players": seats, **options})
    chairs = [Chair(kind, "beginner" if kind == "bot" else None) for _ in range(seats)]
    return Created(1.0, game, given, KEY.hex(), chairs, "ada", False, rules=GAMES[game].version)


def decided(begin: Created, count: int) -> list[Entry]:
    """The first decisions of a game, always the lowest."""
    table = Table(GAMES[begin.game], begin.options, KEY)
    found: list[Entry] = []
    for _ in range(count):
        seat = table.pending[0]
        action = table.legal(seat)[0]
        table.decide(seat, action)
        found.append(Decided(seat, [action], at=2.0))
    return found


def kept(folder: Path, entries: list[Entry]) -> str:
    """A database with one table of this log; its URL."""
    url = f"sqlite+aiosqlite:///{folder}/test.db"

    async def make() -> None:
        await (await Storage.open(url)).close()

    asyncio.run(make())
    with sqlite3.connect(folder / "test.db") as base:
        rows = [("t", seq, encode_entry(entry)) for seq, entry in enumerate(entries, 1)]
        base.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
    base.close()
    return url


@pytest.mark.parametrize("what", ["seats", "decisions"])
def test_a_long_log_is_opened_while_others_are_served(tmp_path: Path, what: str) -> None:
    sitting: list[Entry] = [Sat(1, "ben", "Ben", at=2.0), Left(1, at=2.0)]
    game = created(4, "bot", "sea-change", target=[1000] * 4)
    entries = [created(4), *sitting * 4000] if what == "seats" else [game, *decided(game, 3000)]
    url = kept(tmp_path, entries)

    async def main() -> None:
        storage = await Storage.open(url)
        served = 0

        async def others() -> None:
            nonlocal served
            while True:
                await asyncio.sleep(0)
                served += 1

        room = Room("t", storage, None, Limits(), None, None)  # type: ignore[arg-type]
        task = asyncio.create_task(others())
        assert await room._load()
        task.cancel()
        assert room.state.seq == len(entries)
        assert served > len(entries) // PART, "others had a turn after every part"
        assert await storage.read("t") == entries
        await storage.close()

    asyncio.run(main())


def test_what_a_long_game_told_is_read_a_little_at_a_time() -> None:
    table = Table(GAMES["sea-change"], {"players": 4}, KEY)
    again = Table(GAMES["sea-change"], {"players": 4}, KEY)
    for entry in decided(created(4, "bot", "sea-change"), 60):
        assert isinstance(entry, Decided)
        for each in (table, again):
            each.decide_all(entry.seat, entry.actions)
    turns = 1
    while not table.catch_up(-1, 7):
        turns += 1
    assert turns == -(-61 // 7)
    assert table.catch_up(-1, 7)
    assert (table.events(-1), table.steps()) == (again.events(-1), again.steps())
    assert table.catch_up(0, 1000)
    assert table.events(0) == again.events(0)
    assert msgspec.json.encode(table.events(0)) != msgspec.json.encode(table.events(-1))

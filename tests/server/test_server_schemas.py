"""Every schema that there ever was, with what the program of its day wrote: migrated, read, and played on.

`tests/data/schemas/NNNN.sql` is a database of revision NNNN, made by the last program that had it; its first line names
the tables and the tokens of Ada and Ben.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from house import Guest, House, running
from play import Seat, level, play_on
from postgres import another
from sqlalchemy import Connection, MetaData, inspect, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from quarterdeck.cli import main
from quarterdeck.server.db import schema
from quarterdeck.server.db.backup import back_up
from quarterdeck.server.db.connect import engine_of
from quarterdeck.server.db.storage import Storage
from quarterdeck.server.db.upgrade import migrate

DUMPS = sorted((Path(__file__).parents[1] / "data" / "schemas").glob("*.sql"))
SHIFTED = {"tables": ("created", "changed"), "guests": ("created",), "tokens": ("created",)}
"""When something was; old things are put away, which is not what is tested here."""


def written(dump: Path, folder: Path) -> dict[str, Any]:
    """Make the database in `folder` as a server there expects it; what is known of its content."""
    text = dump.read_text("utf-8")
    with closing(sqlite3.connect(folder / "test.db")) as base, base:
        base.executescript(text)
        for table, columns in SHIFTED.items():
            known = {row[1] for row in base.execute(f"PRAGMA table_info({table})")}
            for column in known.intersection(columns):
                base.execute(f"UPDATE {table} SET {column} = ?", (time.time(),))
        base.create_function("moved", 1, _moved(text))
        base.execute("UPDATE log SET data = moved(data)")
    return dict(json.loads(text.partition("\n")[0].removeprefix("-- ")))


def _moved(text: str) -> Callable[[str], str]:
    """Gives an entry of this dump's log as if the last one had been written just now."""
    when = re.compile(r'(?<="at":)\d+\.\d+')
    later = time.time() - max(map(float, when.findall(text)))
    return lambda entry: when.sub(lambda found: str(float(found[0]) + later), entry)


def url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'test.db'}"


def known_by(token: str, house: House) -> Guest:
    """The browser that a program of that day made known."""
    guest = Guest(house)
    guest.http.cookies.set("quarterdeck", token)
    house.guests.append(guest)
    return guest


def test_there_is_one_of_each() -> None:
    assert [dump.stem for dump in DUMPS] == [f"{number:04}" for number in range(1, len(DUMPS) + 1)]


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_people_find_their_games_and_play_on(dump: Path, tmp_path: Path) -> None:
    known = written(dump, tmp_path)
    with running(tmp_path) as house:
        ada, ben = (known_by(known["tokens"][name], house) for name in ("Ada", "Ben"))
        assert ada.http.get("/api/me").json()["id"] == known["ids"]["Ada"]
        mine = {table["id"]: table["phase"] for table in ada.http.get("/api/tables").json()["mine"]}
        assert mine[known["finished"]] == "finished"
        assert mine[known["waiting"]] == "waiting"
        record = ada.http.get(f"/api/tables/{known['finished']}/record")
        (tmp_path / "record.json").write_bytes(record.content)
        assert CliRunner().invoke(main, ["verify", str(tmp_path / "record.json")]).exit_code == 0
        for name in known:
            if name.startswith("running"):
                played_on(ada, ben, known[name])
        for table in mine:
            with ada.sit(table) as line:
                assert line.until("table")["phase"] == mine[table]


def played_on(ada: Guest, ben: Guest, table: str) -> None:
    """Both have their seats and their game, with all that was told and said, and go on."""
    seats = [Seat(guest.sit(table)) for guest in (ada, ben)]
    for at, seat in enumerate(seats):
        shown = seat.hear()
        assert (shown["you"], shown["phase"]) == (at, "playing")
        assert shown["events"]
        assert [line["text"] for line in shown["chat"]] in ([], ["my move?"])
    level(seats)
    assert play_on(seats, random.Random(1), decisions=2) == 2
    for seat in seats:
        seat.line.close()


def test_postgresql_is_migrated_to_the_same(cluster: str, tmp_path: Path) -> None:
    """Both go from the first schema to this one, and get at each what its program wrote; then their backups agree."""
    places = url(tmp_path), another(cluster)

    async def step(dump: Path) -> None:
        folder = tmp_path / dump.stem
        folder.mkdir()
        written(dump, folder)
        source, targets = engine_of(url(folder)), [engine_of(place) for place in places]
        async with source.connect() as old:
            for target in targets:
                async with target.begin() as new:
                    await new.run_sync(migrate, dump.stem)
                    assert await add_rows(old, new) > 0
        for engine in (source, *targets):
            await engine.dispose()

    async def all_steps() -> None:
        for dump in DUMPS:
            await step(dump)
        for name, place in zip(("lite.db", "post.db"), places, strict=True):
            await (await Storage.open(place)).close()
            await back_up(place, tmp_path / name)

    asyncio.run(all_steps())
    lite, post = (rows(tmp_path / name) for name in ("lite.db", "post.db"))
    assert lite == post
    assert len({table for table, *_ in lite["log"]}) >= 4 * len(DUMPS), "what every program wrote is there"


async def add_rows(source: AsyncConnection, target: AsyncConnection) -> int:
    """Copy the rows of the tables that both have, except where a row of that key is there; how many the source has."""
    insert = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}[target.dialect.name]
    theirs, ours = await source.run_sync(reflected), await target.run_sync(reflected)
    assert theirs.tables.keys() == ours.tables.keys(), "the dump and the migrated database are of one schema"
    count = 0
    for table in ours.sorted_tables:
        found = (await source.execute(select(theirs.tables[table.name]))).mappings().all()
        count += len(found)
        if found:
            await target.execute(insert(table).on_conflict_do_nothing(), [dict(row) for row in found])
    return count


def reflected(connection: Connection) -> MetaData:
    found = MetaData()
    found.reflect(connection)
    return found


def rows(file: Path) -> dict[str, list[Any]]:
    """All that is in a backup."""
    with closing(sqlite3.connect(file)) as base:
        names = [name for (name,) in base.execute("SELECT name FROM backup ORDER BY name")]
        return {name: sorted(base.execute(f"SELECT * FROM {name}"), key=str) for name in names}


def test_since_the_oldest_that_may_still_run_migrations_only_add(tmp_path: Path) -> None:
    """So the program before runs on the schema of the one after: what is there stays, what is new needs no value."""

    async def shape(to: str) -> dict[str, dict[str, Any]]:
        engine = engine_of(f"sqlite+aiosqlite:///{tmp_path / to}.db")
        async with engine.begin() as connection:
            await connection.run_sync(migrate, to)
            found = await connection.run_sync(columns)
        await engine.dispose()
        return found

    def columns(connection: Connection) -> dict[str, dict[str, Any]]:
        found = inspect(connection)
        return {table: {one["name"]: one for one in found.get_columns(table)} for table in found.get_table_names()}

    old, new = asyncio.run(shape(schema.OLDEST)), asyncio.run(shape(schema.REVISION))
    for table, ours in old.items():
        assert ours.keys() <= new[table].keys()
        for name, column in new[table].items():
            if name in ours:
                assert str(column["type"]) == str(ours[name]["type"]), (table, name)
                assert column["nullable"] or not ours[name]["nullable"], (table, name)
            else:
                assert column["nullable"] or column["default"] is not None, (table, name)

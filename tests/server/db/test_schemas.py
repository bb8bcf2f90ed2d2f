"""The migration of the oldest supported schema. Its data, from a program of that version, is read and played on.

The first line of the database's dump has the tables and the tokens of Ada and Ben. Older schemas are refused.
"""

import asyncio
import gzip
import json
import random
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from commands import output, refusal
from play import Seat, hang_up, play_on
from running_server import Guest, in_storage, running, sql, startup_error
from sqlalchemy import MetaData

from quarterdeck.server.db import schema
from quarterdeck.server.db.connect import engine_of
from quarterdeck.server.db.upgrade import BASELINE, MARK, migrate

DUMP = Path(__file__).parents[2] / "data" / "schemas" / f"{BASELINE}.sql.gz"


def written(folder):
    """Make a server's database in `folder` from the dump, with recent times; return the names and tokens in it."""
    text = gzip.decompress(DUMP.read_bytes()).decode()
    when = re.compile(r'(?<="at":)\d+\.\d+')
    later = time.time() - max(map(float, when.findall(text)))
    with closing(sqlite3.connect(folder / "test.db")) as base, base:
        base.executescript(when.sub(lambda found: str(float(found[0]) + later), text))
        for column in ("tables SET created", "tables SET changed", "guests SET created", "tokens SET created"):
            base.execute(f"UPDATE {column} = ?", (time.time(),))
    return dict(json.loads(text.partition("\n")[0].removeprefix("-- ")))


def url(folder):
    return f"sqlite+aiosqlite:///{folder / 'test.db'}"


def known_by(token, server):
    guest = Guest(server)
    guest.http.cookies.set(server.services.cookies._plain, token)
    return guest


async def found_in(place, *steps):
    """Run functions and SQL statements on the database at a URL, and return the result of the last one."""
    engine = engine_of(place)
    async with engine.begin() as connection:
        for step in steps:
            found = await (connection.exec_driver_sql(step) if isinstance(step, str) else connection.run_sync(step))
    await engine.dispose()
    return found


def differences(connection):
    context = MigrationContext.configure(connection)
    assert context.get_current_revision() == schema.REVISION, "name the newest migration in schema.REVISION"
    return compare_metadata(context, schema.metadata)


async def test_the_migrations_make_what_a_new_database_has(tmp_path):
    for name in ("dump", "new"):
        (tmp_path / name).mkdir()
    written(tmp_path / "dump")

    def found(connection):
        (log,) = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE name = 'log'").scalars()
        return "WITHOUT ROWID" in log, differences(connection)

    for name in ("dump", "new"):
        assert await found_in(url(tmp_path / name), migrate, found) == (True, []), name


def test_people_find_their_games_and_play_on(tmp_path):
    known = written(tmp_path)
    with running(tmp_path) as server:
        ada, ben = (known_by(known["tokens"][name], server) for name in ("Ada", "Ben"))
        assert ada.http.get("/api/me").json()["id"] == known["ids"]["Ada"]
        mine = {table["id"]: table["phase"] for table in ada.http.get("/api/tables").json()["mine"]}
        assert mine[known["finished"]] == "finished"
        assert mine[known["waiting"]] == "waiting"
        (tmp_path / "record.json").write_bytes(ada.http.get(f"/api/tables/{known['finished']}/record").content)
        output("verify", tmp_path / "record.json")
        for name in known:
            if name.startswith("running"):
                played_on(ada, ben, known[name])
        assert {table: ada.look(table)["phase"] for table in mine} == mine


def played_on(ada, ben, table):
    """Check that both people still have their seats, their game and its chat, and play on."""
    seats = [Seat(guest.sit(table)) for guest in (ada, ben)]
    for at, seat in enumerate(seats):
        shown = seat.take()
        assert (shown["you"], shown["phase"]) == (at, "playing")
        assert shown["events"]
        assert [line["text"] for line in shown["chat"]] in ([], ["my move?"])
    assert play_on(seats, random.Random(1), decisions=2) == 2
    hang_up(seats)


async def test_an_empty_postgresql_gets_the_same(post):
    assert await found_in(post, migrate, differences) == []


def reflected(connection):
    found = MetaData()
    found.reflect(connection)
    return found


async def test_since_the_oldest_that_may_still_run_migrations_only_add(tmp_path):
    """An earlier program must run on a later schema, so old columns stay, and new ones need no value."""
    written(tmp_path)
    old, new = await found_in(url(tmp_path), reflected), await found_in(url(tmp_path), migrate, reflected)
    for name, was in old.tables.items():
        now = new.tables[name].columns
        assert was.columns.keys() <= now.keys()
        for column in now:
            known = was.columns.get(column.name)
            if known is None:
                assert column.nullable or column.server_default is not None, column
            else:
                assert type(column.type) is type(known.type), column
                assert column.nullable or not known.nullable, column


def of_an_older_schema(folder):
    written(folder)
    sql(folder, f"UPDATE {MARK} SET version_num = '0015'")


def content(folder):
    with closing(sqlite3.connect(folder / "test.db")) as base:
        return list(base.iterdump())


def test_an_older_schema_is_refused(tmp_path):
    """The server does not change the file and makes no backup."""
    of_an_older_schema(tmp_path)
    before = content(tmp_path)
    said = startup_error(in_storage, url(tmp_path))
    assert "has schema 0015" in said
    assert content(tmp_path) == before
    assert not list(tmp_path.glob("*-schema-*"))


def test_an_older_schema_is_refused_in_postgresql_and_in_backups(post, tmp_path):
    table, row = f"CREATE TABLE {MARK} (version_num VARCHAR(32) NOT NULL)", f"INSERT INTO {MARK} VALUES ('0015')"
    asyncio.run(found_in(post, table, row))
    assert "has schema 0015" in startup_error(in_storage, post)
    of_an_older_schema(tmp_path)
    backup, new = tmp_path / "backup.db", f"sqlite:///{tmp_path / 'new.db'}"
    assert "has schema 0015" in refusal("backup", tmp_path / "x.db", "--database", post)
    output("backup", backup, "--database", f"sqlite:///{tmp_path / 'test.db'}")
    assert f"{backup} has schema 0015" in refusal("restore", backup, "--database", new)
    assert not (tmp_path / "new.db").exists()


def test_a_backup_of_the_oldest_is_restored(tmp_path):
    known = written(tmp_path)
    output("backup", tmp_path / "backup.db", "--database", f"sqlite:///{tmp_path / 'test.db'}")
    output("restore", tmp_path / "backup.db", "--database", f"sqlite:///{tmp_path / 'new.db'}")
    assert sql(tmp_path / "new.db", f"SELECT version_num FROM {MARK}") == [(schema.REVISION,)]
    assert (known["ids"]["Ada"],) in sql(tmp_path / "new.db", "SELECT id FROM guests")

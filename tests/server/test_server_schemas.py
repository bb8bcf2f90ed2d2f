"""Every schema since the first migration, with what the program of its day wrote: migrated, read, and played on.

`tests/data/schemas/NNNN.sql` is a database of revision NNNN, made by a program that had it; its first line names the
tables and the tokens of Ada and Ben. Older schemas are refused.
"""

import asyncio
import json
import random
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from house import Guest, running
from play import Seat, play_on
from postgres import another
from sqlalchemy import MetaData, inspect, select
from sqlalchemy.dialects import postgresql, sqlite

from quarterdeck.cli import main
from quarterdeck.server.db import schema
from quarterdeck.server.db.backup import back_up
from quarterdeck.server.db.connect import engine_of
from quarterdeck.server.db.storage import Storage
from quarterdeck.server.db.upgrade import BASELINE, LAST_BEFORE_BASELINE, MARK, migrate
from quarterdeck.server.settings.config import StartupError

DUMPS = sorted((Path(__file__).parents[1] / "data" / "schemas").glob("*.sql"))
SHIFTED = {"tables": ("created", "changed"), "guests": ("created",), "tokens": ("created",)}
"""When something was; old things are put away, which is not what is tested here."""


def written(dump, folder):
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


def _moved(text):
    """Gives an entry of this dump's log as if the last one had been written just now."""
    when = re.compile(r'(?<="at":)\d+\.\d+')
    later = time.time() - max(map(float, when.findall(text)))
    return lambda entry: when.sub(lambda found: str(float(found[0]) + later), entry)


def url(folder):
    return f"sqlite+aiosqlite:///{folder / 'test.db'}"


def known_by(token, house):
    """The browser that a program of that day made known."""
    guest = Guest(house)
    guest.http.cookies.set("quarterdeck", token)
    house.guests.append(guest)
    return guest


def test_there_is_one_of_each():
    revisions = range(int(BASELINE), int(schema.REVISION) + 1)
    assert [dump.stem for dump in DUMPS] == [f"{number:04}" for number in revisions]


def shape(connection):
    """What each table of an SQLite database is made of, and which of them have no row numbers."""
    found = inspect(connection)
    made = connection.exec_driver_sql("SELECT name, sql FROM sqlite_master WHERE type = 'table'").all()
    return {
        name: {
            "columns": {
                column["name"]: (str(column["type"]), column["nullable"], column["default"])
                for column in found.get_columns(name)
            },
            "key": found.get_pk_constraint(name)["constrained_columns"],
            "indices": {index["name"]: (index["column_names"], index["unique"]) for index in found.get_indexes(name)},
            "rowid": "WITHOUT ROWID" not in sql,
        }
        for name, sql in made
    }


async def migrated(folder, to):
    """The shape of a new database in `folder` that the migrations bring up to a revision."""
    engine = engine_of(url(folder))
    async with engine.begin() as connection:
        await connection.run_sync(migrate, to)
        found = await connection.run_sync(shape)
    await engine.dispose()
    return found


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_the_migrations_make_what_the_programs_had(dump, tmp_path):
    for name in ("dump", "new"):
        (tmp_path / name).mkdir()
    written(dump, tmp_path / "dump")
    new = asyncio.run(migrated(tmp_path / "new", dump.stem))
    assert not new["log"]["rowid"]
    assert new["bots"]["indices"]["bots_token"] == (["token_hash"], 1)
    assert asyncio.run(migrated(tmp_path / "dump", dump.stem)) == new


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_people_find_their_games_and_play_on(dump, tmp_path):
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


def played_on(ada, ben, table):
    """Both have their seats and their game, with all that was told and said, and go on."""
    seats = [Seat(guest.sit(table)) for guest in (ada, ben)]
    for at, seat in enumerate(seats):
        shown = seat.hear()
        assert (shown["you"], shown["phase"]) == (at, "playing")
        assert shown["events"]
        assert [line["text"] for line in shown["chat"]] in ([], ["my move?"])
    assert play_on(seats, random.Random(1), decisions=2) == 2
    for seat in seats:
        seat.line.close()


def test_postgresql_is_migrated_to_the_same(cluster, tmp_path):
    """Both go from the first migration to the last, and get at each what its program wrote; their backups agree."""
    places = url(tmp_path), another(cluster)

    async def step(dump):
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

    async def all_steps():
        for dump in DUMPS:
            await step(dump)
        for name, place in zip(("lite.db", "post.db"), places, strict=True):
            await (await Storage.open(place)).close()
            await back_up(place, tmp_path / name)

    asyncio.run(all_steps())
    lite, post = (rows(tmp_path / name) for name in ("lite.db", "post.db"))
    assert lite == post
    assert len({table for table, *_ in lite["log"]}) >= 4 * len(DUMPS), "what every program wrote is there"


async def add_rows(source, target):
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


def reflected(connection):
    found = MetaData()
    found.reflect(connection)
    return found


def rows(file):
    """All that is in a backup."""
    with closing(sqlite3.connect(file)) as base:
        names = [name for (name,) in base.execute("SELECT name FROM backup ORDER BY name")]
        return {name: sorted(base.execute(f"SELECT * FROM {name}"), key=str) for name in names}


def test_since_the_oldest_that_may_still_run_migrations_only_add(tmp_path):
    """So the program before runs on the schema of the one after: what is there stays, what is new needs no value."""
    before, after = max(schema.OLDEST, BASELINE), schema.REVISION
    assert before < after, "there is something to compare"
    for revision in (before, after):
        (tmp_path / revision).mkdir()
    old, new = (asyncio.run(migrated(tmp_path / revision, revision)) for revision in (before, after))
    for table, was in old.items():
        ours, theirs = was["columns"], new[table]["columns"]
        assert ours.keys() <= theirs.keys()
        for name, (kind, nullable, default) in theirs.items():
            if name in ours:
                assert kind == ours[name][0], (table, name)
                assert nullable or not ours[name][1], (table, name)
            else:
                assert nullable or default is not None, (table, name)


def of_an_older_schema(folder, revision):
    """Make a database that says so of itself."""
    written(DUMPS[0], folder)
    with closing(sqlite3.connect(folder / "test.db")) as base, base:
        base.execute(f"UPDATE {MARK} SET version_num = ?", (revision,))


def content(folder):
    with closing(sqlite3.connect(folder / "test.db")) as base:
        return list(base.iterdump())


def refusal(database):
    """The one line with which a server does not start on the database at this URL."""

    async def start():
        await (await Storage.open(database)).close()

    with pytest.raises(StartupError) as error:
        asyncio.run(start())
    assert "\n" not in str(error.value)
    return str(error.value)


@pytest.mark.parametrize("revision", ["0009", "0013"])
def test_an_older_schema_is_refused(revision, tmp_path):
    """The line names the program to start once; the file is left as it is, and needs no backup."""
    of_an_older_schema(tmp_path, revision)
    before = content(tmp_path)
    said = refusal(url(tmp_path))
    assert f"has schema {revision}" in said
    assert f"commit {LAST_BEFORE_BASELINE} on it once" in said
    assert content(tmp_path) == before
    assert not list(tmp_path.glob("*-schema-*"))


async def test_an_older_schema_is_refused_in_postgresql_and_in_backups(cluster, tmp_path):
    post = another(cluster)

    engine = engine_of(post)
    async with engine.begin() as connection:
        await connection.exec_driver_sql(f"CREATE TABLE {MARK} (version_num VARCHAR(32) NOT NULL)")
        await connection.exec_driver_sql(f"INSERT INTO {MARK} VALUES ('0013')")
    await engine.dispose()
    assert "has schema 0013" in refusal(post)
    of_an_older_schema(tmp_path, "0013")
    backup, new = tmp_path / "backup.db", f"sqlite:///{tmp_path / 'new.db'}"
    assert "has schema 0013" in command("backup", tmp_path / "x.db", "--database", post, status=2)
    assert command("backup", backup, "--database", f"sqlite:///{tmp_path / 'test.db'}")
    said = command("restore", backup, "--database", new, status=2)
    assert f"{backup} has schema 0013" in said
    assert f"Restore it with the program of commit {LAST_BEFORE_BASELINE}" in said
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_a_backup_is_restored(dump, tmp_path):
    known = written(dump, tmp_path)
    command("backup", tmp_path / "backup.db", "--database", f"sqlite:///{tmp_path / 'test.db'}")
    command("restore", tmp_path / "backup.db", "--database", f"sqlite:///{tmp_path / 'new.db'}")
    with closing(sqlite3.connect(tmp_path / "new.db")) as base:
        assert base.execute(f"SELECT version_num FROM {MARK}").fetchall() == [(schema.REVISION,)]
        assert (known["ids"]["Ada"],) in base.execute("SELECT id FROM guests").fetchall()


def command(*words, status=0):
    """What the command says. A refusal is one line."""
    done = CliRunner().invoke(main, [str(word) for word in words])
    assert done.exit_code == status, done.output
    assert not status or len(done.stderr.splitlines()) == 1
    return done.stderr if status else done.output

"""The log, its index, and the writer that commits in groups."""

import asyncio
import sys
import time
from contextlib import asynccontextmanager

import pytest

from quarterdeck.server.accounts.guests import DEVICE_SECONDS, Guests, clean_code
from quarterdeck.server.db.group_commit import ConflictError, StorageError
from quarterdeck.server.db.storage import Member, Storage
from quarterdeck.server.messages.log_entries import Chair, Created, Decided, Left, Renamed, Sat, Spoke, Substituted
from quarterdeck.server.messages.table_types import SeatInfo, TableSummary

CREATED = Created(1.5, "some-game", {"players": 2, "odd": [1, None]}, "ab" * 32, [Chair("person")] * 2, "ada", True)


@asynccontextmanager
async def opened(folder):
    storage = await Storage.open(f"sqlite+aiosqlite:///{folder}/x.db")
    try:
        yield storage
    finally:
        await storage.close()


async def test_every_entry_comes_back_as_it_was(tmp_path):
    entries = [
        CREATED,
        Sat(0, "ada", "Ada \U0001f30a"),
        Renamed(0, "A"),
        Left(0),
        Substituted(1, "hard"),
        Decided(1, [3, 4]),
        Decided(1, [5], lag=0.25),
        Spoke("ada", "Ada", "\u2028 'quoted' \"too\"", 2.25, None),
    ]
    async with opened(tmp_path) as storage:
        for seq, entry in enumerate(entries, 1):
            await storage.append("t", seq, [entry])
        assert await storage.read("t") == entries
        assert await storage.read("other") == []
    async with opened(tmp_path) as storage:
        assert await storage.read("t") == entries


async def test_a_number_is_given_once(tmp_path):
    async with opened(tmp_path) as storage:
        await storage.append("t", 1, [CREATED])
        results = await asyncio.gather(
            *(storage.append("t", seq, [Left(0)]) for seq in (1, 2, 3, 2, 4)), return_exceptions=True
        )
        none = type(None)
        assert [type(result) for result in results] == [ConflictError, none, none, ConflictError, none]
        assert len(await storage.read("t")) == 4


async def test_waiting_writes_share_a_transaction(tmp_path):
    async with opened(tmp_path) as storage:
        before = storage.committer.transactions
        await asyncio.gather(*(storage.append(f"t{at}", 1, [CREATED]) for at in range(200)))
        assert storage.committer.transactions - before <= 3


async def test_commits_are_durable(tmp_path):
    async with opened(tmp_path) as storage, storage.engine.connect() as connection:
        for name, value in (("journal_mode", "wal"), ("synchronous", 2)):
            assert (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() == value


async def test_a_closed_storage_refuses(tmp_path):
    storage = await Storage.open(f"sqlite+aiosqlite:///{tmp_path}/x.db")
    await storage.close()
    with pytest.raises(StorageError):
        await storage.append("t", 1, [CREATED])


async def test_lists(tmp_path):
    seats = [SeatInfo(0, "person", "Ada", False), SeatInfo(1, "open", "", False)]
    now = time.time()
    async with opened(tmp_path) as storage:
        summary = TableSummary("t", "some-game", "waiting", seats, now)
        await storage.committer.write(*storage.creation([CREATED], summary, True, [Member("ada", 0)]))
        await storage.append("t", 2, [Sat(1, "ben", "Ben")])
        await storage.append("t", 3, [Left(1)])
        await storage.append("t", 4, [Sat(1, "ben", "Ben")])
        assert [entry.id for entry in await storage.tables_of("ben")] == ["t"]
        assert (await storage.open_tables(now - 1))[0].seats == seats
        assert await storage.open_tables(now + 1) == []
        assert await storage.behind("ada") == await storage.behind("ben") == ["t"]
        await storage.summarize(TableSummary("t", "some-game", "waiting", seats, now, now), 4)
        assert await storage.behind("ada") == []
        await storage.summarize(TableSummary("t", "some-game", "finished", seats, now, now), 4)
        assert await storage.open_tables(now - 1) == []
        assert await storage.summarized("t") == 4
        assert await storage.summarized("u") is None


async def test_only_the_hash_of_a_secret_is_stored(tmp_path):
    async with opened(tmp_path) as storage:
        guests = Guests(storage)
        guest, token = await guests.make()
        assert await guests.find(token) == guest
        assert await guests.find(token + "x") is None
        renamed = await guests.rename(guest, "Ada")
        assert await guests.find(token) == renamed
        code = await guests.recovery(guest)
        secrets = [token, await guests.link(guest), code, clean_code(code)]
    content = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert not [secret for secret in secrets if secret.encode() in content]


async def test_who_plays_at_a_device(tmp_path, monkeypatch):
    async with opened(tmp_path) as storage:
        guests = Guests(storage)
        ada, token = await guests.make()
        others = [await guests.companion(ada, name) for name in ("Zoe", "Ben")]
        _, elsewhere = await guests.make()
        assert await guests.at_device(token) == [ada, *others]
        assert len(await guests.at_device(elsewhere)) == 1
        for no_device in (await guests.link(ada), token + "x", token * 5, "", None):
            assert await guests.at_device(no_device) == []
        now = time.time()
        monkeypatch.setattr("quarterdeck.server.stores.guest_store.time.time", lambda: now + DEVICE_SECONDS + 1)
        assert await guests.at_device(token) == []


async def test_a_database_that_is_up_to_date_needs_no_migrations(tmp_path, monkeypatch):
    async with opened(tmp_path):
        pass
    monkeypatch.setitem(sys.modules, "alembic", None)  # an import of it fails
    async with opened(tmp_path):
        pass

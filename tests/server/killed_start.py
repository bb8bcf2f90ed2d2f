"""Starts on an SQLite file that are killed at each write to disk, and started again: `python killed_start.py FOLDER`.

FOLDER holds `before`, with the database for each start, and `migrations`, with two revisions that this program does not
have; here they count as its own. The script prints a line of JSON for each kill, with the result of the next start.
"""

import asyncio
import json
import os
import shutil
import signal
import sqlite3
import sys
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import alembic.command
import alembic.config  # noqa: F401 - loaded once, before this process is forked

from quarterdeck.server.db import schema, upgrade
from quarterdeck.server.db.storage import Storage

DATABASE = "test.db"


def on_disk(folder):
    digest = sha256()
    for file in sorted(folder.iterdir()):
        if not file.name.endswith("-shm"):  # shared memory, which SQLite creates again
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


class Killer:
    """Kills this process when the files in a folder have changed `at` times."""

    def __init__(self, folder, at):
        self.folder, self.left, self.seen = folder, at, on_disk(folder)

    def look(self, *_):
        now = on_disk(self.folder)
        if now != self.seen:
            self.seen, self.left = now, self.left - 1
            if not self.left:
                os.kill(os.getpid(), signal.SIGKILL)

    def watch(self):
        """Check the files before each statement of each connection from now on."""
        looks = self.look

        class Watched(sqlite3.Connection):
            def __init__(self, *given, **named):
                super().__init__(*given, **named)
                self.set_trace_callback(looks)

        connect = sqlite3.connect
        sqlite3.connect = lambda *given, **named: connect(*given, **{"factory": Watched, **named})


async def opened(folder, then):
    storage = await Storage.open(f"sqlite+aiosqlite:///{folder / DATABASE}")
    then()
    await storage.close()


def start(folder, killed_at=0):
    """Start a server in a separate process. Return the exit status, which is negative if the process was killed."""
    child = os.fork()
    if child == 0:
        killer = Killer(folder, killed_at)
        if killed_at:
            killer.watch()
        asyncio.run(opened(folder, killer.look))
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def left(folder):
    """Return the schema of a database, its content, and the files beside it."""
    with closing(sqlite3.connect(folder / DATABASE)) as base:
        made = base.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()
        names = [name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        rows = {name: base.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}
    backups = sorted(file.name for file in folder.glob("*-schema-*"))
    return {"made": made, "rows": rows, "backups": backups}


def main(folder):
    schema.REVISION = f"{int(schema.REVISION) + 2:04}"
    upgrade.MIGRATIONS = folder / "migrations"
    status, at = -signal.SIGKILL, 0
    while status == -signal.SIGKILL:
        at += 1
        place = folder / f"killed {at}"
        shutil.copytree(folder / "before", place)
        status = start(place, at)
        if status == 0 or start(place) == 0:
            print(json.dumps({"killed": status != 0, **left(place)}), flush=True)
        else:
            sys.exit(f"after the kill at write {at} the next start failed")
    sys.exit(status)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

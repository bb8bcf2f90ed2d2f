"""First starts and upgrades are atomic wherever they are interrupted, and an upgrade can be reverted."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import killed_start
import pytest
from commands import output
from running_server import in_storage, sql, startup_error

from quarterdeck.server.db import schema, upgrade
from quarterdeck.server.db.backup import inspected

NEXT = f"{int(schema.REVISION) + 1:04}"
LAST = f"{int(schema.REVISION) + 2:04}"
STEPS = {
    NEXT: """
    op.create_table("later", sa.Column("id", sa.String(32), primary_key=True))
    op.add_column("guests", sa.Column("mood", sa.String(8), nullable=True))
    op.create_index("guests_mood", "guests", ["mood"])
""",
    LAST: """
    op.create_table("last", sa.Column("id", sa.String(32), primary_key=True))
    op.execute("INSERT INTO last SELECT id FROM guests")
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("name")
    op.drop_table("later")
""",
}
"""Two invented migrations with every kind of step."""


def add_migrations(folder):
    shutil.copytree(upgrade.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    before = schema.REVISION
    for revision, steps in STEPS.items():
        head = (
            f'import sqlalchemy as sa\nfrom alembic import op\n\nrevision, down_revision = "{revision}", "{before}"\n'
        )
        (folder / "versions" / f"r{revision}.py").write_text(f"{head}\n\ndef upgrade():{steps}", "utf-8")
        before = revision


def start(folder, guest=""):
    """Start a server on the database in a folder, and let a `guest` come in."""
    come = schema.guests.insert(), {"id": guest, "name": "Ada", "created": 1.0}
    url = f"sqlite+aiosqlite:///{folder / killed_start.DATABASE}"
    in_storage(url, guest and (lambda storage: storage.committer.write(come)))


@pytest.mark.slow
@pytest.mark.parametrize("used", [False, True], ids=["first start", "upgrade"])
def test_killed_at_each_write_to_disk(used, tmp_path):
    """The next start succeeds as if no process had been killed, and the backup made before an upgrade is complete."""
    (tmp_path / "before").mkdir()
    if used:
        start(tmp_path / "before", "ada")
    add_migrations(tmp_path / "migrations")
    command = [sys.executable, killed_start.__file__, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert sum(each["killed"] for each in found) >= 2, "the database and its mark are written"
    for at, each in enumerate(found, 1):
        assert (each["made"], each["rows"]) == (found[-1]["made"], found[-1]["rows"])
        assert each["rows"].get("last", 0) == used, "a new database needs no migration"
        for name in each["backups"]:
            assert inspected(tmp_path / f"killed {at}" / name)["guests"] == 1
        assert bool(each["backups"]) == used


@pytest.fixture
def newer(tmp_path, monkeypatch):
    """A function that switches to a newer program with an incompatible schema, and back at the second call."""
    add_migrations(tmp_path / "migrations")

    def install():
        monkeypatch.setattr(upgrade, "MIGRATIONS", tmp_path / "migrations")
        monkeypatch.setattr(schema, "REVISION", LAST)
        monkeypatch.setattr(schema, "OLDEST", LAST)

    yield install
    monkeypatch.undo()


def test_the_way_back(tmp_path, newer, monkeypatch, caplog):
    """Revert an upgrade as the guide says: the log names the backup, and the earlier program starts on it."""
    start(tmp_path, "ada")
    newer()
    start(tmp_path)
    (said,) = (record.getMessage() for record in caplog.records if "a backup is" in record.getMessage())
    monkeypatch.undo()
    assert "restore a backup" in startup_error(start, tmp_path)
    backup = Path(said.rpartition("a backup is ")[2])
    output("restore", backup, "--database", f"sqlite:///{tmp_path}/again/test.db")
    start(tmp_path / "again")
    assert sql(tmp_path / "again", "SELECT id, name FROM guests") == [("ada", "Ada")]


def test_no_room_for_the_backup(tmp_path, newer, monkeypatch):
    start(tmp_path, "ada")
    newer()
    full = OSError(28, "No space left on device")
    monkeypatch.setattr("quarterdeck.server.db.backup._seal", Mock(side_effect=full))
    said = startup_error(start, tmp_path)
    assert "no backup of it can be made first" in said
    assert "No space left" in said
    assert sql(tmp_path, "SELECT version_num FROM alembic_version") != [(LAST,)]
    assert not list(tmp_path.glob("*-schema-*"))


@pytest.mark.parametrize("marked", [False, True])
def test_tables_without_a_schema_number_are_left_alone(marked, tmp_path):
    sql(tmp_path, "CREATE TABLE guests (id VARCHAR(32) PRIMARY KEY)")
    sql(tmp_path, "INSERT INTO guests VALUES ('ada')")
    if marked:
        sql(tmp_path, "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    tables = "SELECT name FROM sqlite_master ORDER BY name"
    before = sql(tmp_path, tables)
    said = "another program: it has a table 'guests' that is not Quarterdeck's. Choose another with --database."
    assert said in startup_error(start, tmp_path)
    assert sql(tmp_path, tables) == before
    assert sql(tmp_path, "SELECT id FROM guests") == [("ada",)]

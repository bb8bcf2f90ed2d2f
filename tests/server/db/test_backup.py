"""Backup and restore during play, in both databases and from one to the other, and rejected backup files."""

import random
import shutil
import stat
import threading

from commands import output, refusal
from play import acting, come_back, hang_up, play_on, table_of
from running_server import running, sql

from quarterdeck.server.db import connect
from quarterdeck.server.db.sqlite_file import only_server


def during_play(server, work):
    """Let two people play during `work`. Return the table, the people, and the events each had received before."""
    table, guests, seats = table_of(server, "Ada", "Ben", bots=("beginner",), options={"target": 3})
    play_on(seats, random.Random(1), decisions=10)
    acting(seats)
    told = [list(seat.events) for seat in seats]
    working = threading.Thread(target=work)
    working.start()
    play_on(seats, random.Random(2), decisions=8)
    working.join()
    hang_up(seats)
    return table, guests, told


def goes_on(server, table, guests, told):
    """Check that the server knows all people and has lost no event that they received, and play to the end."""
    play_on(come_back(guests, server, table, told), random.Random(3))
    assert server.guests[-1].http.get(f"/api/tables/{table}/record").status_code == 200


def test_a_site_is_saved_under_play_and_moves_to_another_place(tmp_path):
    copy, place = tmp_path / "copy.db", f"sqlite:///{tmp_path / 'new' / 'test.db'}"
    with running(tmp_path) as server:
        save = ("backup", copy, "--database", f"sqlite:///{tmp_path / 'test.db'}")
        table, guests, told = during_play(server, lambda: output(*save))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
    assert "is there already" in refusal(*save)
    assert output("restore", copy, "--database", place).startswith("Restored: 1 table, ")
    assert "is not empty" in refusal("restore", copy, "--database", place)
    with running(tmp_path / "new") as server:
        other = f"sqlite:///{tmp_path / 'other.db'}"
        with only_server(other):
            assert "Another Quarterdeck serves" in refusal("restore", copy, "--database", other)
        goes_on(server, table, guests, told)


def test_what_is_no_backup_is_left_alone(tmp_path):
    with running(tmp_path) as server:
        server.guest("Ada").create("person", "beginner", "beginner")
    base, copy = f"sqlite:///{tmp_path / 'test.db'}", tmp_path / "copy.db"
    output("backup", copy, "--database", base)
    new = f"sqlite:///{tmp_path / 'new.db'}"
    (tmp_path / "letter.db").write_text("Dear grandmother" * 1000)
    sql(tmp_path / "empty.db", "VACUUM")
    for name in ("letter.db", "empty.db", "test.db"):
        assert "is no backup, or was damaged" in refusal("restore", tmp_path / name, "--database", new)
    sql(shutil.copy(copy, tmp_path / "changed.db"), "UPDATE guests SET name = 'Eve'")
    whole = copy.read_bytes()
    (tmp_path / "short.db").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "bit.db").write_bytes(whole.replace(b'"created"', b'"creates"', 1))
    for name in ("changed.db", "short.db", "bit.db"):
        assert "was damaged" in refusal("restore", tmp_path / name, "--database", new)
    sql(shutil.copy(copy, tmp_path / "newer.db"), "UPDATE alembic_version SET version_num = '9999'")
    assert "of a newer Quarterdeck (schema 9999)" in refusal("restore", tmp_path / "newer.db", "--database", new)
    assert "there is no such file" in refusal("restore", tmp_path / "none.db", "--database", new)
    assert "There is no database" in refusal("backup", tmp_path / "x.db", "--data-dir", tmp_path / "nowhere")
    assert "cannot write" in refusal("backup", tmp_path / "letter.db" / "x", "--database", base)
    assert not (tmp_path / "x.db").exists()
    assert sql(tmp_path, "SELECT name FROM guests") == [("Ada",)]
    output("restore", copy, "--database", new)


def test_a_site_moves_to_postgresql_and_back(post, tmp_path, monkeypatch):
    one, three = (f"sqlite:///{tmp_path / name / 'test.db'}" for name in ("one", "three"))
    with running(tmp_path / "one") as server:
        table, guests, told = during_play(server, lambda: None)
    output("backup", tmp_path / "a.db", "--database", one)
    with monkeypatch.context() as busy:  # each row arrives late, as on a busy machine
        busy.setattr(connect, "FROZEN_AFTER", "1")
        output("restore", tmp_path / "a.db", "--database", post)
    assert "is not empty" in refusal("restore", tmp_path / "a.db", "--database", post)
    with running(tmp_path / "two", post) as server:
        hang_up(come_back(guests, server, table, told))
        other = during_play(server, lambda: output("backup", tmp_path / "b.db", "--database", post))
    output("restore", tmp_path / "b.db", "--database", three)
    with running(tmp_path / "three") as server:
        goes_on(server, table, guests, told)
        goes_on(server, *other)

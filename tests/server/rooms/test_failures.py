"""Failures of the storage or of bots: refused requests have no effect."""

import random
import sqlite3
import time
from contextlib import contextmanager
from types import SimpleNamespace
from unittest.mock import AsyncMock

import pytest
from asyncpg import InternalClientError
from play import acting, come_back, hang_up, play_on, seat_at, table_of
from running_server import refused, wait_for
from sqlalchemy.exc import OperationalError

from quarterdeck import bots
from quarterdeck.server.db import group_commit
from quarterdeck.server.db.executors import ADD_ENTRY
from quarterdeck.server.db.group_commit import AbsentError, ConflictError, StorageError, storage_error
from quarterdeck.server.rooms import write_retry
from quarterdeck.server.rooms.write_retry import WriteRetry

FAIL = "CREATE TRIGGER fail BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
SHORT = {"options": {"target": 1}}


@contextmanager
def locked(file):
    """Hold SQLite's write lock, as another program might. In WAL mode this does not block readers."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


def test_a_decision_that_cannot_be_stored_has_not_been_made(server):
    table, (ada, ben), seats = table_of(server, "Ada", "Ben", bots=("beginner",), **SHORT)
    seat = acting(seats)
    turn, events = seat.turn, seat.events
    count = "SELECT count(*) FROM log WHERE table_id = ?"
    stored = server.sql(count, table)
    server.sql(FAIL)
    seat.line.decide(turn, turn["legal"][0])
    assert seat.until("refused")["code"] == "unavailable"
    shown = seat.until("table")
    assert (shown["turn"], shown["events"]) == (turn, events)
    assert seat.line.socket.protocol.close_code is None
    assert seat.line.refusal("say", text="anybody there?") == "unavailable"
    assert refused(ada.http.post("/api/tables", json={"game": "seas-of-strife"})) == (503, "unavailable")
    assert server.sql(count, table) == stored
    server.sql("DROP TRIGGER fail")
    hang_up(seats)
    play_on(come_back((ada, ben), server, table), random.Random(1))


def test_bots_go_on_when_the_storage_comes_back(server):
    _, _, (seat,) = table_of(server, "Ada", bots=("beginner",) * 3)
    assert acting([seat]) is seat
    server.sql(FAIL.replace("BEFORE INSERT ON log", "BEFORE INSERT ON log WHEN NEW.data NOT LIKE '%\"seat\":0,%'"))
    decided, shown = -1, ""
    while shown != "table":  # the game is begun again as it was stored
        if seat.turn is not None and seat.turn["legal"] and seat.turn["count"] != decided:
            decided = seat.turn["count"]
            seat.line.decide(seat.turn, seat.turn["legal"][0])
        shown = seat.take()["type"]
    server.sql("DROP TRIGGER fail")
    assert play_on([seat], random.Random(1), decisions=5) == 5


@pytest.mark.parametrize("answer", [lambda: 1 / 0, lambda: -1, lambda: 10_000], ids=["mistake", "below", "beyond"])
def test_a_broken_bot_plays_something_legal(server, monkeypatch, caplog, answer):
    broken = SimpleNamespace(choose=lambda view, seat, past: answer())
    monkeypatch.setattr(bots, "create", lambda level, game, seed: broken)
    _, _, (seat,) = table_of(server, "Ada", bots=("hard",) * 2, **SHORT)
    play_on([seat], random.Random(1))
    assert seat.phase == "finished"
    assert "not legal" in caplog.text


def test_a_damaged_log_closes_only_its_own_table(server, ada):
    good, bad = (ada.create("person", "beginner", "beginner", "beginner") for _ in range(2))
    server.sql('UPDATE log SET data = \'{"type":"unheard of"}\' WHERE table_id = ? AND seq = 2', bad)
    line, broken = ada.sit(good), ada.sit(bad)
    assert line.take()["type"] == "table"
    assert (broken.end(), broken.raw) == (1011, [])
    assert line.chat("still here")["text"] == "still here"


def waiting(seat):
    return bool(seat.until("waiting")["waits"])


def test_everybody_is_told_and_what_was_decided_meanwhile_is_carried_out(server, monkeypatch):
    """The database fails for longer than the server waits for one answer, so the server must retry."""
    table, (ada, ben), seats = table_of(server, "Ada", "Ben", bots=("beginner",) * 2)
    watcher = seat_at(server.guest(), table, query="?watch=yes")
    first = acting(seats)
    other = seats[1 - seats.index(first)]
    before = first.turn["count"]
    monkeypatch.setattr(group_commit, "ANSWER_SECONDS", 0.5)
    tries, append = [], server.services.storage.append
    monkeypatch.setattr(server.services.storage, "append", lambda *entry: tries.append(entry) or append(*entry))
    with locked(server.folder / "test.db"):
        first.line.decide(first.turn, first.turn["legal"][0])
        assert [waiting(seat) for seat in (*seats, watcher)] == [True] * 3
        other.say("say", text="take your time")
        other.say("decide", count=before + 7, actions=[1])
        with (ada if other is seats[0] else ben).sit(table) as again:
            assert again.take() == {"type": "waiting", "waits": True}, "who comes now is told, too"
        wait_for(lambda: len(tries) > 2)
    assert [waiting(seat) for seat in (*seats, watcher)] == [False] * 3
    first.move_on(before)
    assert first.until("said")["text"] == "take your time"
    assert first.chat("and it counted")["text"] == "and it counted"
    assert not first.refusals
    assert other.until("refused")["code"] in ("late", "not_your_turn")


def test_no_clock_runs_meanwhile(server):
    began = time.monotonic()
    _, _, seats = table_of(server, "Ada", "Ben", "Dan", clock={"budget": 60.0})
    first = acting(seats)
    with locked(server.folder / "test.db"):
        first.line.decide(first.turn, first.turn["legal"][0])
        assert waiting(first)
    told = first.hear(lambda message: "resumed" in [notice["kind"] for notice in message.get("notices", ())])
    (left,) = (told["clock"]["left"][seat] for seat in told["clock"]["running"])
    assert 60.0 - left <= time.monotonic() - began - write_retry.TELL_SECONDS


@pytest.mark.server(database_seconds=1.0)
def test_after_a_time_it_gives_up(server, monkeypatch):
    _, _, (seat,) = table_of(server, "Ada", bots=("beginner",) * 3)
    assert acting([seat]) is seat
    turn = seat.turn
    monkeypatch.setattr(group_commit, "ANSWER_SECONDS", 0.4)
    with locked(server.folder / "test.db"):
        seat.line.decide(turn, turn["legal"][0])
        assert [waiting(seat), waiting(seat)] == [True, False]
        assert seat.until("refused")["code"] == "unavailable"
        assert seat.until("table")["turn"] == turn


def test_what_came_through_after_all_is_no_conflict(server, monkeypatch):
    """The database stored a decision but failed before it answered. The server does not store the decision again."""
    _, _, (seat,) = table_of(server, "Ada", bots=("beginner",) * 3)
    assert acting([seat]) is seat
    writer = server.services.storage.committer
    submit, lost = writer.submit, []

    def once(steps, told):
        """Store the first write of a log entry, but report an error to its caller."""

        def lose(error):
            lost.append(error)
            told(AbsentError("gone"))

        entry = any(statement is ADD_ENTRY for statement, _ in steps)
        submit(steps, lose if entry and not lost else told)

    monkeypatch.setattr(writer, "submit", once)
    seat.decide(seat.turn["legal"][0])
    assert lost == [None]


def test_what_is_waited_for():
    class StoppingError(Exception):
        sqlstate = "57P01"

    def told(original, **more):
        return type(storage_error(OperationalError("INSERT", {}, original, **more)))

    for error in (TimeoutError(), ConnectionRefusedError(), InternalClientError("cannot switch to state 12")):
        assert type(storage_error(error)) is AbsentError
    assert told(sqlite3.OperationalError("database is locked")) is AbsentError
    assert told(sqlite3.OperationalError("database or disk is full")) is StorageError
    assert told(StoppingError("shutting down")) is AbsentError
    assert told(Exception("closed"), connection_invalidated=True) is AbsentError


async def test_a_conflict_is_not_repeated():
    said, attempt = [], AsyncMock(side_effect=[AbsentError("away"), ConflictError("there")])
    patience = WriteRetry(10.0, said.append)
    with pytest.raises(ConflictError):
        await patience.store(attempt)
    assert (patience.waits, attempt.await_count, said) == (False, 2, [])

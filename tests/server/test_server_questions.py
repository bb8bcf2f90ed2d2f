"""Why did the bot do that: what is kept, what is told of it during the game, and what comes out afterwards."""

import asyncio
import json
import random
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from house import running, sql
from play import acting, play_on, table_of

from quarterdeck import __version__
from quarterdeck.cli import main
from quarterdeck.server.db.storage import Storage
from quarterdeck.server.rooms.questions import MOST, answerable
from quarterdeck.server.settings.config import Limits
from quarterdeck.table.replay import verify

SHORT = {"target": 1, "rules": "strife"}


def ask(guest, table, after):
    return guest.http.put(f"/api/tables/{table}/questions", json={"after": after})


def by_bots(seat, bots):
    """After how many events bots have decided, and all could see it."""
    return [step["events"] for step in seat.steps[:-1] if set(step["pending"]) & set(bots)]


def answers(folder):
    async def work():
        storage = await Storage.open(f"sqlite+aiosqlite:///{folder / 'test.db'}")
        try:
            return [question async for question in answerable(storage)]
        finally:
            await storage.close()

    return asyncio.run(work())


def test_a_decision_is_kept_once_and_told_when_the_game_is_over(tmp_path):
    with running(tmp_path) as house:
        table, (ada, ben), seats = table_of(house, "Ada", "Ben", bots=("medium", "beginner"), options=SHORT)
        rng = random.Random(1)
        while len(by_bots(seats[0], (2, 3))) < 8:
            play_on(seats, rng, 1)
        wondered = by_bots(seats[0], (2, 3))[:8]
        told = [ask(guest, table, after) for after in wondered for guest in (ada, ada, ben)]
        assert {(answer.status_code, answer.text) for answer in told} == {(200, '{"kept":true}')}
        assert len(sql(tmp_path, "SELECT * FROM questions")) == 8
        assert answers(tmp_path) == []
        play_on(seats, rng)
        record = ada.http.get(f"/api/tables/{table}/record").json()
        rows = sql(tmp_path, "SELECT * FROM questions")
        assert not any(guest.id in str(row) for row in rows for guest in (ada, ben))
        for seat in seats:
            seat.line.close()
    found = answers(tmp_path)
    for question in found:
        before = len(question.record.decisions)
        assert verify(question.record) == []
        assert msgspec.to_builtins(question.record.decisions) == record["decisions"][:before]
        assert record["decisions"][before] == {"seat": question.seat, "action": question.action}
        assert len(question.record.events) in wondered
        assert question.level == {2: "medium", 3: "beginner"}[question.seat]
        assert question.version == __version__
        assert [seat.name for seat in question.record.seats] == ["Seat 1", "Seat 2", "Seat 3", "Seat 4"]
        assert len(question.table().legal(question.seat)) > 1
    assert found


def test_only_what_a_bot_has_decided_can_be_asked_about(house):
    table, (ada,), (seat,) = table_of(house, "Ada", bots=("medium",) * 3, options=SHORT)
    assert acting([seat])
    own = [step["events"] for step in seat.steps if step["pending"] == [0]]
    for after in (own[-1], 0, -1, 10**6):
        answer = ask(ada, table, after)
        assert (answer.status_code, answer.json()["code"]) == (400, "no_decision")
    assert ask(ada, table, "x").json()["code"] == "malformed"
    assert ask(ada, "nowhere", 1).json()["code"] == "unknown_table"
    seat.line.say("arrange", watching="closed")
    seat.hear_until("seats")
    assert ask(house.guest(), table, 1).json()["code"] == "unknown_table"


def test_bids_that_wait_for_others_are_not_there_yet(house):
    """Nobody learns whether a bot has bid already; afterwards all bots' bids are kept."""
    table, (ada,), (seat,) = table_of(house, "Ada", bots=("medium",) * 2, game="turn-the-tide")
    at = len(seat.events)
    assert acting([seat])
    assert ask(ada, table, at).json()["code"] == "no_decision"
    play_on([seat], random.Random(1), 1)
    assert acting([seat]), "all have bid, and it goes on"
    assert ask(ada, table, at).json() == {"kept": True}
    base = Path(house.config.database.removeprefix("sqlite+aiosqlite:///")).parent
    assert sql(base, "SELECT seat, level FROM questions WHERE table_id = ? ORDER BY seat", table) == [
        (1, "medium"),
        (2, "medium"),
    ]


def test_what_was_taken_back_is_told_too(tmp_path):
    with running(tmp_path) as house:
        table, (ada,), (seat,) = table_of(house, "Ada", bots=("medium",) * 3, options=SHORT)
        rng = random.Random(2)
        while len(by_bots(seat, (1, 2, 3))) < 20:
            play_on([seat], rng, 1)
        assert acting([seat])
        last = by_bots(seat, (1, 2, 3))[-1]
        assert ask(ada, table, last).status_code == 200
        while len(seat.events) > last:
            seat.line.say("propose", kind="take_back")
            seat.hear_until("table")
        seat.line.say("propose", kind="end")
        seat.hear_until("table")
        seat.line.close()
        ((ply, wanted),) = sql(tmp_path, "SELECT ply, seat FROM questions")
    for question in answers(tmp_path):
        assert (len(question.record.decisions), question.seat) == (ply, wanted)


def test_there_are_limits(tmp_path):
    with running(tmp_path, limits=Limits(question_rate=0.0, question_burst=3)) as house:
        table, (ada,), (seat,) = table_of(house, "Ada", bots=("medium",) * 3, options=SHORT)
        while not by_bots(seat, (1, 2, 3)):
            play_on([seat], random.Random(3), 1)
        after = by_bots(seat, (1, 2, 3))[0]
        assert ask(ada, table, after).status_code == 200
        for action in range(1, MOST):
            sql(tmp_path, "INSERT INTO questions VALUES (?, ?, 0, 1, 'medium', '1', 0)", table, 10**6 + action)
        assert ask(ada, table, after).status_code == 200
        sql(tmp_path, "DELETE FROM questions WHERE ply < ?", 10**6)
        sql(tmp_path, "INSERT INTO questions VALUES (?, ?, 0, 1, 'medium', '1', 0)", table, 10**6)
        assert ask(ada, table, after).json()["code"] == "enough_questions"
        assert ask(ada, table, after).json()["code"] == "too_fast"


def test_the_command_tells_them(home, tmp_path):
    table, (ada,), (seat,) = table_of(home, "Ada", bots=("medium",) * 3, options=SHORT)
    while len(by_bots(seat, (1, 2, 3))) < 12:
        play_on([seat], random.Random(4), 1)
    for after in by_bots(seat, (1, 2, 3))[:12]:
        ask(ada, table, after)
    seat.line.say("propose", kind="end")
    seat.hear_until("table")
    database = f"sqlite:///{tmp_path / 'test.db'}"
    out = tmp_path / "asked.jsonl"
    told = CliRunner().invoke(main, ["questions", "--database", database, "--out", str(out)])
    assert told.exit_code == 0, told.output
    lines = out.read_text().splitlines()
    assert told.stderr == f"{len(lines)} decisions are in {out}\n"
    assert CliRunner().invoke(main, ["questions", "--database", database]).stdout.splitlines() == lines
    assert {json.loads(line)["level"] for line in lines} == {"medium"}


@pytest.mark.parametrize("where", ["--data-dir={}", "--database=sqlite:///{}/x.db"])
def test_where_no_server_was_there_are_none(tmp_path, where):
    told = CliRunner().invoke(main, ["questions", where.format(tmp_path / "nothing")])
    assert told.exit_code == 2
    assert told.stderr.startswith("quarterdeck: There is no database")
    assert not (tmp_path / "nothing").exists()

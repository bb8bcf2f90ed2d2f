"""Tables from another version of the program: opened if their rules are known, otherwise named in the server's log."""

import json
import random

import pytest
from commands import output
from play import hang_up, moved, play_on, table_of
from running_server import refused, running, sql


def created(folder, change):
    """Change the first entry of the only table's log, and return the whole log."""
    ((table, data),) = sql(folder, "SELECT table_id, data FROM log WHERE seq = 1")
    entry = json.loads(data)
    change(entry)
    sql(folder, "UPDATE log SET data = ? WHERE seq = 1", json.dumps(entry))
    return log(folder, table)


def log(folder, table):
    return str(sql(folder, "SELECT seq, data FROM log WHERE table_id = ? ORDER BY seq", table))


@pytest.fixture
def table(tmp_path):
    with running(tmp_path) as server:
        return server.guest("Ada").create("person", "beginner", "beginner", options={"rules": "strife"})


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            lambda entry: entry.update(rules=2),
            "it was played by version 2 of the rules of seas-of-strife, and this program knows version 1:"
            " use a newer Quarterdeck",
        ),
        (lambda entry: entry.update(game="whist"), "it plays 'whist', which is not installed here"),
        (lambda entry: entry["options"].update(wind=1), "seas-of-strife has no option 'wind'"),
    ],
    ids=["rules", "game", "option"],
)
def test_a_table_that_would_be_replayed_wrongly_is_not_opened(table, tmp_path, caplog, change, told):
    before = created(tmp_path, change)
    with running(tmp_path) as server:
        assert refused(server.guest("Ben").http.get(f"/api/tables/{table}/record")) == (404, "unknown_table")
        other = server.guest("Cy").create("person", "beginner", "beginner")
        assert server.guests[-1].http.get(f"/api/tables/{other}/record").status_code == 409
    lines = [entry.getMessage() for entry in caplog.records if entry.name.endswith("server.rooms.table_log")]
    assert [line.startswith(f"table {table} is not opened: {told}") for line in lines] == [True]
    assert "\n" not in lines[0]
    assert log(tmp_path, table) == before


def test_a_game_that_its_mended_rules_stop_is_closed_with_its_record(tmp_path):
    """The record contains the decisions before the illegal one. Later lines of chat can still be read."""
    with running(tmp_path) as server:
        table, guests, seats = table_of(server, "Ada", "Ben", bots=("beginner", "beginner"))
        play_on(seats, random.Random(3), decisions=6)
        seats[0].chat("a good game")
        hang_up(seats)
    decided = [row[0] for row in sql(tmp_path, "SELECT seq FROM log WHERE data LIKE '%\"decided\"%' ORDER BY seq")]
    broken = decided[-3]
    sql(tmp_path, "UPDATE log SET data = json_set(data, '$.actions[0]', 999) WHERE seq = ?", broken)
    for again in range(2):  # the table is closed once, and not again at the next start
        with running(tmp_path) as server:
            ada = moved(guests[0], server)
            with ada.sit(table) as line:
                shown = line.until("table")
                assert (shown["phase"], shown["over"]["why"]) == ("finished", "rules")
                assert [(notice["kind"], notice["why"]) for notice in shown["notices"]] == [("ended", "rules")]
                assert [said["text"] for said in shown["chat"]] == ["a good game"]
                if not again:
                    line.say("rematch")
                    line.told("next")
            (mine,) = [entry for entry in ada.http.get("/api/tables").json()["mine"] if entry["id"] == table]
            assert (mine["phase"], mine["outcome"]["ended"], mine["outcome"]["counts"]) == ("finished", "rules", False)
            record = ada.record(table)
            assert record["ended"]["why"] == "rules"
            kept = "SELECT sum(json_array_length(data, '$.actions')) FROM log WHERE seq < ?"
            assert [(len(record["decisions"]),)] == sql(tmp_path, kept, broken)
            (tmp_path / "record.json").write_text(json.dumps(record))
            output("verify", tmp_path / "record.json")
            assert sql(tmp_path, "SELECT count(*) FROM log WHERE data LIKE '%\"ended\"%'") == [(1,)]

"""When the storage fails, when a bot fails: what was refused has not happened, and the game goes on."""

import random

import pytest
from house import sql
from play import Seat, acting, play_on, table_of

from quarterdeck import bots

FAIL = "CREATE TRIGGER fail BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"


def test_a_decision_that_cannot_be_stored_has_not_been_made(home, tmp_path):
    table, (ada, ben), seats = table_of(home, "Ada", "Ben", bots=("easy", "easy"))
    seat = acting(seats)
    turn, events = seat.turn, seat.events
    stored = sql(tmp_path, "SELECT count(*) FROM log WHERE table_id = ?", table)
    sql(tmp_path, FAIL)
    seat.line.decide(turn, turn["legal"][0])
    assert seat.hear_until("refused")["code"] == "unavailable"
    shown = seat.hear_until("table")
    assert (shown["turn"], shown["events"]) == (turn, events)
    assert seat.line.socket.protocol.close_code is None
    assert seat.line.refusal("say", text="anybody there?") == "unavailable"
    answer = ada.http.post("/api/tables", json={"game": "seas-of-strife"})
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert sql(tmp_path, "SELECT count(*) FROM log WHERE table_id = ?", table) == stored
    sql(tmp_path, "DROP TRIGGER fail")
    for one in seats:
        one.line.close()
    again = [Seat(guest.sit(table)) for guest in (ada, ben)]
    for one in again:
        one.hear()
    play_on(again, random.Random(1))


def test_bots_go_on_when_the_storage_comes_back(home, tmp_path):
    _, _, (seat,) = table_of(home, "Ada", bots=("easy",) * 3)
    assert acting([seat]) is seat
    bots_only = "BEFORE INSERT ON log WHEN NEW.data NOT LIKE '%\"seat\":0,%'"
    sql(tmp_path, FAIL.replace("BEFORE INSERT ON log", bots_only))
    begun_anew, decided = False, -1
    while not begun_anew:
        if seat.turn is not None and seat.turn["legal"] and seat.turn["count"] != decided:
            decided = seat.turn["count"]
            seat.line.decide(seat.turn, seat.turn["legal"][0])
        begun_anew = seat.hear()["type"] == "table"
    sql(tmp_path, "DROP TRIGGER fail")
    assert play_on([seat], random.Random(1), decisions=5) == 5


class Broken:
    """A bot that never gives a sensible answer."""

    def __init__(self, answer):
        self.answer = answer

    def choose(self, view, seat, past):
        if self.answer is None:
            raise RuntimeError("no idea")
        return self.answer


@pytest.mark.parametrize("answer", [None, -1, 10_000])
def test_a_broken_bot_plays_something_legal(house, monkeypatch, caplog, answer):
    monkeypatch.setattr(bots, "create", lambda level, game, seed: Broken(answer))
    _, _, (seat,) = table_of(house, "Ada", bots=("hard",) * 3, options={"target": 3})
    play_on([seat], random.Random(1))
    assert seat.phase == "finished"
    assert "not legal" in caplog.text


def test_a_damaged_log_closes_only_its_own_table(home, caplog):
    ada = home.guest("Ada")
    good, bad = (ada.create("person", "easy", "easy", "easy") for _ in range(2))
    home.sql('UPDATE log SET data = \'{"type":"unheard of"}\' WHERE table_id = ? AND seq = 2', bad)
    line, broken = ada.sit(good), ada.sit(bad)
    assert line.take()["type"] == "table"
    assert (broken.end(), broken.raw) == (1011, [])
    line.say("say", text="still here")
    assert line.until("said")["text"] == "still here"

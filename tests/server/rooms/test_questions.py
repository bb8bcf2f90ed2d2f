"""Questions: hints, and reasons for a bot's decision; which answers are kept, and who gets them when."""

import json
import random
from base64 import b64decode

import msgspec
import pytest
from commands import output, refusal
from play import acting, play_on, table_of
from running_server import code_of, in_storage

from quarterdeck import __version__
from quarterdeck.analysis.analyse import analyse
from quarterdeck.games import GAMES
from quarterdeck.server.rooms.questions import MOST, answerable
from quarterdeck.table import Table, records
from quarterdeck.table.replay import verify

SHORT = {"target": 1, "rules": "strife"}


def ask(guest, table, after):
    return guest.http.put(f"/api/tables/{table}/questions", json={"after": after})


def asked_of(server, decided=0):
    """Return a table of Ada and bots after `decided` decisions, Ada, and her seat."""
    table, (ada,), (seat,) = table_of(server, "Ada", bots=("medium",) * 3, options=SHORT)
    rng = random.Random(2)
    while len(by_bots(seat, (1, 2, 3))) < decided:
        play_on([seat], rng, 1)
    return table, ada, seat


def by_bots(seat, bots):
    """Return the numbers of events after which bots have decided openly."""
    return [step["events"] for step in seat.steps[:-1] if set(step["pending"]) & set(bots)]


def answers(folder):
    async def found(storage):
        return [question async for question in answerable(storage)]

    return in_storage(f"sqlite+aiosqlite:///{folder / 'test.db'}", found)


def test_a_decision_is_kept_once_and_told_when_the_game_is_over(home):
    table, (ada, ben), seats = table_of(home, "Ada", "Ben", bots=("medium", "beginner"), options=SHORT)
    rng = random.Random(1)
    while len(by_bots(seats[0], (2, 3))) < 8:
        play_on(seats, rng, 1)
    wondered = by_bots(seats[0], (2, 3))[:8]
    told = [ask(guest, table, after) for after in wondered for guest in (ada, ada, ben)]
    assert {(answer.status_code, answer.text) for answer in told} == {(200, '{"kept":true}')}
    assert len(home.sql("SELECT * FROM questions")) == 8
    assert answers(home.folder) == []
    play_on(seats, rng)
    record = ada.record(table)
    rows = str(home.sql("SELECT * FROM questions"))
    assert not [guest for guest in (ada, ben) if guest.id in rows]
    found = answers(home.folder)
    for question in found:
        before = len(question.record.decisions)
        assert verify(question.record) == []
        assert msgspec.to_builtins(question.record.decisions) == record["decisions"][:before]
        assert record["decisions"][before] == {"seat": question.seat, "action": question.action}
        assert len(question.record.events) in wondered
        assert (question.level, question.version) == ({2: "medium", 3: "beginner"}[question.seat], __version__)
        assert [seat.name for seat in question.record.seats] == ["Seat 1", "Seat 2", "Seat 3", "Seat 4"]
        assert len(question.table().legal(question.seat)) > 1
    assert found


def test_only_what_a_bot_has_decided_can_be_asked_about(server):
    table, ada, seat = asked_of(server)
    assert acting([seat])
    own = [step["events"] for step in seat.steps if step["pending"] == [0]]
    for after in (own[-1], 0, -1, 10**6):
        assert code_of(ask(ada, table, after)) == "no_decision"
    assert code_of(ask(ada, table, "x")) == "malformed"
    assert code_of(ask(ada, "nowhere", 1)) == "unknown_table"
    seat.say("arrange", watching="closed")
    seat.until("seats")
    assert code_of(ask(server.guest(), table, 1)) == "unknown_table"


def test_bids_that_wait_for_others_are_not_there_yet(server):
    """Guests cannot learn whether a bot has bid already; afterwards all bots' bids are kept."""
    table, (ada,), (seat,) = table_of(server, "Ada", bots=("medium",) * 2, game="turn-the-tide")
    at = len(seat.events)
    assert acting([seat])
    assert ask(ada, table, at).json()["code"] == "no_decision"
    play_on([seat], random.Random(1), 1)
    assert acting([seat]), "all have bid, and it goes on"
    assert ask(ada, table, at).json() == {"kept": True}
    kept = server.sql("SELECT seat, level FROM questions WHERE table_id = ? ORDER BY seat", table)
    assert kept == [(1, "medium"), (2, "medium")]


def test_what_was_taken_back_is_told_too(home):
    table, ada, seat = asked_of(home, decided=20)
    assert acting([seat])
    last = by_bots(seat, (1, 2, 3))[-1]
    assert ask(ada, table, last).status_code == 200
    while len(seat.events) > last:
        seat.say("propose", kind="take_back")
        seat.until("table")
    seat.say("propose", kind="end")
    seat.where(phase="finished")
    ((ply, wanted),) = home.sql("SELECT ply, seat FROM questions")
    for question in answers(home.folder):
        assert (len(question.record.decisions), question.seat) == (ply, wanted)


@pytest.mark.server(question_rate=0.0, question_burst=3)
def test_there_are_limits(server):
    add = "INSERT INTO questions VALUES (?, ?, 0, 1, 'medium', '1', 0)"
    table, ada, seat = asked_of(server, decided=1)
    (after, *_) = by_bots(seat, (1, 2, 3))
    assert code_of(ask(ada, table, after)) == ""
    for action in range(1, MOST):
        server.sql(add, table, 10**6 + action)
    assert code_of(ask(ada, table, after)) == ""
    server.sql("DELETE FROM questions WHERE ply < ?", 10**6)
    server.sql(add, table, 10**6)
    assert code_of(ask(ada, table, after)) == "enough_questions"
    assert code_of(ask(ada, table, after)) == "too_fast"


def test_the_command_tells_them(home, tmp_path):
    table, ada, seat = asked_of(home, decided=12)
    for after in by_bots(seat, (1, 2, 3))[:12]:
        ask(ada, table, after)
    seat.say("propose", kind="end")
    seat.where(phase="finished")
    out, words = tmp_path / "asked.jsonl", ["questions", "--database", f"sqlite:///{home.folder / 'test.db'}"]
    told, lines = output(*words, "--out", out), out.read_text().splitlines()
    assert told == f"{len(lines)} decisions are in {out}\n"
    assert output(*words).splitlines() == lines
    assert {json.loads(line)["level"] for line in lines} == {"medium"}
    for where in ("--data-dir={}", "--database=sqlite:///{}/x.db"):
        assert refusal("questions", where.format(tmp_path / "nothing")).startswith("There is no database")
        assert not (tmp_path / "nothing").exists()


def hint_of(seat):
    seat.say("hint")
    return seat.until("known")


def test_a_hint_is_what_the_seat_may_know_and_the_record_keeps_that_it_was_asked_for(server):
    tide = {
        "bots": ("beginner",) * 2,
        "game": "turn-the-tide",
        "options": {"players": 3, "rounds": 2},
    }  # a single one may end within three bids
    table, (ada,), (seat,) = table_of(server, "Ada", hints=True, standin="beginner", **tide)
    assert acting([seat])
    play_on([seat], random.Random(1), decisions=3)
    assert acting([seat])
    known = hint_of(seat)
    assert hint_of(seat)["count"] == known["count"]
    play_on([seat], random.Random(2))
    record = records.decode(ada.http.get(f"/api/tables/{table}/record").content)
    verify(record)
    (asked,) = record.hints
    assert (asked.seat, known["seat"], known["count"]) == (0, 0, 3)
    stood = Table(GAMES["turn-the-tide"], record.options, bytes.fromhex(record.seed))
    for made in record.decisions[: asked.ply]:
        stood.decide(made.seat, made.action)
    past = stood.past(0)
    assert b64decode(known["view"]) == stood.view(0).tobytes() != stood.full_state().tobytes()
    assert b64decode(known["beginning"]) == past.beginning.tobytes()
    assert (known["owners"], known["actions"]) == (past.seats.tolist(), past.actions.tolist())
    assert analyse(stood.game, stood.view(0), 0, past, plays=500).best
    shown = ada.http.get("/api/me/tables").json()
    assert [each["outcome"]["counts"] for each in shown["finished"] if each["id"] == table] == [False]


def test_among_people_all_must_agree_and_everybody_hears_who_asks(server):
    _, _, seats = table_of(server, "Ada", "Ben", bots=("beginner",), game="turn-the-tide", options={"players": 3})
    first, second = seats
    assert acting(seats)
    assert first.refusal("hint") == "no_hints"
    first.say("propose", kind="hints")
    second.told("proposal")
    second.say("answer", yes=False)
    first.told("proposal")  # earlier messages had no proposal
    assert first.where(proposal=None)["hints"] is False
    second.say("propose", kind="hints")
    first.told("proposal")
    first.say("answer", yes=True)
    assert second.where(hints=True, proposal=None)["notices"][-1]["kind"] == "hints"
    assert first.refusal("propose", kind="hints") == "late"
    assert hint_of(first)["seat"] == 0
    heard = second.hear(lambda message: message.get("notices") and message["notices"][-1]["kind"] == "hinted")
    assert heard["notices"][-1]["seat"] == 0
    first.line.decide(first.turn, first.turn["legal"][0])
    assert first.refusal("hint") == "not_your_turn"


def test_who_has_no_seat_gets_no_hint_and_what_must_be_remembered_is_not_told(server):
    tide = {"bots": ("beginner",) * 2, "game": "turn-the-tide", "options": {"players": 3}}
    table, (ada,), (seat,) = table_of(server, "Ada", **tide)
    assert server.guest("Eve").come(table).refusal("hint") == "not_seated"
    seat.say("propose", kind="hints")
    seat.where(hints=True)
    made = {"game": "turn-the-tide", "hints": True, "memory": "strict"}
    assert ada.http.post("/api/tables", json=made).json()["code"] == "bad_option"
    _, _, (strict,) = table_of(server, "Cy", memory="strict", **tide)
    assert acting([strict])
    assert strict.refusal("propose", kind="hints") == "no_hints"
    assert strict.refusal("hint") == "no_hints"

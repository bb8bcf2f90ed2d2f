"""Test positions: judged as promised, played by Medium and Hard no worse than so far."""

import json
from functools import partial
from pathlib import Path

import msgspec
import pytest
from commands import refusal, run

from quarterdeck.games import GAMES
from quarterdeck.lab.positions import BAD, UnclearError, judge, play
from quarterdeck.table import RecordError, Table
from quarterdeck.table.questions import Question, encode, read_questions
from quarterdeck.table.replay import verify

FILE = Path(__file__).parent.parent / "data" / "positions.jsonl"
REACHED = {"medium": (0.53, 0.078, 0.023), "hard": (0.87, 0.0, 0.003)}
"""Results of the levels in these positions with the seeds 1 and 2: the least share of good choices, the largest share
of bad ones, and the largest average cost."""


@pytest.fixture(scope="module")
def suite():
    return [question for _, question in read_questions(FILE)]


def question_of(game, options, decisions=0):
    """The next decision of a game that is played by the first legal actions."""
    table = Table(GAMES[game], options, bytes(32))
    for _ in range(decisions):
        table.decide(table.pending[0], table.legal(table.pending[0])[0])
    seat = table.pending[0]
    seats = [{"name": f"Seat {each}", "player": "bot:medium"} for each in range(1, table.seats + 1)]
    return Question(table.record(seats), seat, table.legal(seat)[0], "medium", "0")


@pytest.mark.parametrize("level", ["medium", pytest.param("hard", marks=pytest.mark.slow)])
def test_no_later_bot_is_worse(suite, level):
    good, bad, cost = REACHED[level]
    found = play(suite, level, 2)
    assert found.good >= good, found.costs
    assert found.bad <= bad, found.costs
    assert found.cost <= cost, found.costs


def test_every_position_is_real_and_judged(suite):
    assert {question.record.game for question in suite} == set(GAMES)
    assert len(suite) >= 30
    for question in suite:
        assert verify(question.record) == []
        table, judgement = question.table(), question.judgement
        assert sorted(judgement.values) == table.legal(question.seat)
        assert judgement.good
        assert set(judgement.good) < set(judgement.values)
        assert not set(judgement.good) & set(judgement.bad)
        assert min(map(judgement.cost, judgement.good)) == 0
        assert all(judgement.cost(action) > BAD - 0.001 for action in judgement.bad)
        assert [seat.name for seat in question.record.seats] == [f"Seat {seat + 1}" for seat in range(table.seats)]


def test_led_from_34_and_43(suite):
    """The known one: see tests/bots/test_endings.py."""
    (known,) = [question for question in suite if question.comment.startswith("Led from 34 and 43")]
    assert known.judgement.by == "exact"
    assert [GAMES["seas-of-strife"].action_text(action) for action in known.judgement.good] == ["card 43"]


def test_judging_again_says_the_same(suite):
    """Endings exactly, the others as far as fewer worlds can."""
    endings = [question for question in suite if question.judgement.by == "exact"]
    assert endings
    for question in endings:
        assert judge(question) == question.judgement
    for question in suite[1::6]:
        found = judge(question, 2000, seed=5).values
        assert found == pytest.approx(question.judgement.values, abs=0.05)


def test_what_cannot_be_judged():
    with pytest.raises(UnclearError, match="two choose at the same time"):
        judge(question_of("feud", {"preset": "basic"}, 1))
    forced = question_of("sea-change", {"players": 1})
    while len(forced.table().legal(forced.seat)) > 1:
        forced = question_of("sea-change", {"players": 1}, len(forced.record.decisions) + 1)
    with pytest.raises(UnclearError, match="all actions are about as good"):
        judge(forced, 200)


def test_the_command_judges_and_plays(tmp_path, suite):
    asked, kept = tmp_path / "asked.jsonl", tmp_path / "kept.jsonl"
    fresh = [msgspec.structs.replace(question, judgement=None) for question in (suite[0], suite[1], suite[0])]
    fresh.append(question_of("feud", {"preset": "basic"}))
    asked.write_bytes(b"\n".join(map(encode, fresh)) + b"\n")
    told = run("positions", kept, "--judge", asked, "--worlds", 1000).stderr.splitlines()
    assert told[0].endswith("(exact)")
    assert told[1].endswith("(1000 worlds)")
    assert told[2:] == [
        f"{asked}:3: is there already",
        f"{asked}:4: left out: two choose at the same time",
    ]
    assert [question.judgement.by for _, question in read_questions(kept)] == ["exact", "1000 worlds"]
    found = json.loads(run("positions", kept, "--bots", "medium,random", "--seeds", 2, "--json").stdout)
    assert (found["positions"], [each["bot"] for each in found["bots"]]) == (2, ["medium", "random"])
    assert found["bots"][0]["costs"][0] == 0
    lines = run("positions", kept, "--bots", "medium", "--seeds", 1, "--game", "seas-of-strife").stdout.splitlines()
    assert lines[0] == "2 positions, 1 time each"
    assert lines[2].split()[0] == "medium"


def test_mistakes_in_one_line(tmp_path, suite):
    refused, path = partial(refusal, "positions"), tmp_path / "x.jsonl"
    assert refused(path) == f"{path}: cannot be read: No such file or directory"
    path.write_text("\n")
    assert refused(path) == f"{path} has no positions"
    path.write_text('{"record": 3}\n')
    assert refused(path).startswith(f"{path}:1: no")
    path.write_text("{\n")
    assert refused(path).startswith(f"{path}:1: broken JSON")
    path.write_bytes(encode(suite[0]))
    assert refused(path, "--game", "feud") == f"{path} has no positions of feud"
    assert "there is no bot 'nobody'" in refused(path, "--bots", "nobody")
    path.write_bytes(encode(msgspec.structs.replace(suite[0], judgement=None)))
    assert "not judged" in refused(path)
    path.write_bytes(encode(msgspec.structs.replace(suite[0], action=3)))
    assert "not legal" in refused(path)
    with pytest.raises(RecordError, match="not about the seat's legal actions"):
        msgspec.structs.replace(suite[0], judgement=suite[1].judgement).table()

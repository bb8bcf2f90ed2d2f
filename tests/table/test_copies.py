"""Games, tables and states can be kept, sent to other processes and copied; a table can begin at a state."""

import copy
import pickle
import random
from pathlib import Path

import numpy as np
import pytest
from commands import output
from hypothesis import given, settings
from hypothesis import strategies as st
from modes import interpreted
from tables import played, seats

from quarterdeck.games import GAMES
from quarterdeck.kernel import PyState
from quarterdeck.table import RecordError, Table
from quarterdeck.table.questions import Question
from quarterdeck.table.records import decode, encode, write_records
from quarterdeck.table.replay import replay, verify

OPTIONS = {
    "seas-of-strife": [{}, {"players": 5, "passing": True, "happy_faces": True}],
    "turn-the-tide": [{}, {"players": 3}],
    "sea-change": [{}, {"players": 1}, {"players": 4, "teams": 2}],
    "feud": [{"preset": "strikes"}, {"preset": "true"}, {"preset": "skirmish"}],
}
CASES = [(game, options) for game in GAMES.values() for options in OPTIONS[game.id]]
AGAIN = [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it)), lambda it: it.clone()]


def some_table(game, plies=25, options=None, seed=None):
    return played(options, game.id if seed is None else seed, plies, game)


def play(dice, *tables, plies):
    """The same decisions at each of the tables."""
    for _ in range(plies):
        if tables[0].is_over:
            return
        seat = dice.choice(tables[0].pending)
        action = dice.choice(tables[0].legal(seat))
        for table in tables:
            table.decide(seat, action)


def known(table, events=0):
    """What each reader knows, and what is decided next."""
    readers = range(-1, table.seats)
    told = [table.events(reader)[events:] for reader in readers]
    views = [table.view(reader).tobytes() for reader in readers]
    return table.pending, [table.legal(seat) for seat in range(table.seats)], told, views, table.result()


def whole(table):
    """All of a game, and what is known of it."""
    return table.decisions, table.everything(), known(table)


def goes_on_by_itself(case, again, seed, plies):
    game, options = case
    table = some_table(game, plies, options, seed)
    known(table)  # reading a table before the copy does not change the copy
    other = again(table)
    assert (other.options, other.key, whole(other)) == (table.options, table.key, whole(table))
    assert other == table
    before = whole(table)
    play(random.Random(seed), other, plies=30)
    assert (other == table) is table.is_over
    after = whole(other)
    assert whole(table) == before
    play(random.Random(seed + 1), table, plies=30)
    assert whole(other) == after == whole(pickle.loads(pickle.dumps(other)))


def begins_at_a_state(case, seed, plies, further=30):
    game, options = case
    table = some_table(game, plies, options, seed)
    other = Table.from_state(game, table.options, table.full_state())
    events = len(table.events(-1))
    assert (other.ply, other.pending, other.everything()) == (0, table.pending, [])
    assert other != table
    play(random.Random(seed), table, other, plies=further)
    if other.everything():
        assert known(other) == known(table, events)
        assert other.everything() == table.everything()[events:]
    record = decode(encode(other.record(seats(other.seats))))
    assert record.seed == ""
    assert verify(record) == []
    for further in (replay(record).table(), *(again(other) for again in AGAIN)):
        assert known(further) == known(other)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
@pytest.mark.parametrize("again", AGAIN[:3])
def test_a_game_is_itself_however_it_is_copied(game, again):
    assert again(game) is game


@settings(max_examples=25)
@given(st.sampled_from(CASES), st.sampled_from(AGAIN), st.integers(0, 2**32), st.integers(0, 120))
def test_a_copied_table_goes_on_by_itself(case, again, seed, plies):
    goes_on_by_itself(case, again, seed, plies)


@settings(max_examples=25)
@given(st.sampled_from(CASES), st.integers(0, 2**32), st.integers(0, 120))
def test_a_table_begins_at_a_state_and_goes_on_as_the_first_would(case, seed, plies):
    begins_at_a_state(case, seed, plies)


@pytest.mark.parametrize("case", CASES[::2], ids=lambda case: case[0].id)
def test_copies_are_the_same_interpreted(case):
    with interpreted():
        for again in AGAIN:
            goes_on_by_itself(case, again, seed=1, plies=9)
        begins_at_a_state(case, seed=2, plies=9, further=9)


@settings(max_examples=25)
@given(st.sampled_from(CASES), st.integers(0, 2**32), st.integers(0, 120), st.data())
def test_a_record_gives_its_table_at_any_ply(case, seed, plies, data):
    table = some_table(case[0], plies, case[1], seed)
    record = table.record(seats(table.seats))
    ply = data.draw(st.integers(0, table.ply))
    again = replay(record).table(ply)
    assert (again.ply, again.decisions) == (ply, table.decisions[:ply])
    for seat, action in table.decisions[ply:]:
        again.decide(seat, action)
    assert known(again) == known(table) == known(replay(record).table())
    for beyond in (-1, table.ply + 1):
        with pytest.raises(ValueError, match=f"no ply {beyond}"):
            replay(record).table(beyond)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0].id)
def test_a_record_that_begins_at_a_state_is_told_and_verified(case, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    table = some_table(case[0], 11, case[1])
    other = Table.from_state(case[0], table.options, table.full_state())
    play(random.Random(1), other, plies=150)
    write_records(Path("games.jsonl"), [other.record(seats(other.seats))])
    for command in (["replay", "--step"], ["replay", "--language", "ja"], ["verify"]):
        output(*command, "games.jsonl")


def test_a_full_state_is_ones_own():
    table = some_table(GAMES["feud"])
    before = known(table)
    table.full_state()["hand"] = 0
    assert known(table) == before


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_what_is_no_full_state_is_refused(game):
    table = some_table(game)
    strange = table.full_state()
    strange["seats"] = 7
    for state, words in (
        (table.view(0), "not what a seat sees"),
        (table.view(-1), "not what a seat sees"),
        (np.zeros(1, game.dtype), "seats"),
        (np.zeros(2, game.dtype), "one state"),
        (np.zeros(1), "one state"),
        (strange, "the state has 7 seats, but these options want"),
    ):
        with pytest.raises(ValueError, match=words):
            Table.from_state(game, table.options, state)


def record_of_a_state(**changed):
    table = some_table(GAMES["seas-of-strife"], 9)
    other = Table.from_state(table.game, table.options, table.full_state())
    play(random.Random(1), other, plies=5)
    record = other.record(seats(4))
    record.start |= changed
    return record


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"mast": 1}, "start: a state of seas-of-strife has no field 'mast'"),
        ({"hand": [1]}, "start: hand wants 6 numbers"),
        ({"turn": [1]}, "start: turn wants one number"),
        ({"turn": 2**40}, "start: turn has a number that does not fit"),
        ({"hand": [0, 0, 0, 0, 0, 0]}, "start: the state lacks cards"),
        ({"seats": 5}, "start: the state has 5 seats, but these options want 4"),
        ({"turn": 120}, ""),
        ({"phase": 77}, ""),
    ],
)
def test_a_beginning_that_is_none_is_refused_in_a_line(changed, words):
    with pytest.raises(RecordError) as raised:
        replay(record_of_a_state(**changed), "here:1")
    assert str(raised.value).startswith(f"here:1: {words}")
    assert "\n" not in str(raised.value)


def test_whatever_stands_in_a_state_no_more_than_an_error_comes_of_it():
    dice = random.Random(1)
    for _ in range(300):
        record = record_of_a_state()
        name = dice.choice(list(record.start))
        old = record.start[name]
        value = dice.choice([-1, -100, 127, 2**31 - 1, 2**62])
        record.start[name] = [value] * len(old) if isinstance(old, list) else value
        try:
            verify(record)
        except RecordError:
            continue


def test_nobody_asks_bots_about_a_state_of_strangers():
    question = Question(record=record_of_a_state(), seat=0, action=0, level="hard", version="0.1.0")
    with pytest.raises(RecordError, match="here:1: its game begins at a state"):
        question.table("here:1")


def test_a_record_is_dealt_or_begins_at_a_state():
    record = record_of_a_state()
    record.seed = "0" * 64
    with pytest.raises(RecordError, match="both seed and start"):
        decode(encode(record))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_state_is_copied_with_its_lists(game):
    state = PyState.from_row(some_table(game).view(0)[0])
    for other in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert other.to_row().tobytes() == state.to_row().tobytes()
        other.hand[0] += 1
        assert other.hand[0] != state.hand[0]

"""Records of Turn the Tide: they replay, a stranger believes them, and whatever is changed in one is found."""

import copy
import json
import random
from itertools import pairwise

import pytest
import stranger_tide

from quarterdeck.games import GAMES
from quarterdeck.table import Table
from quarterdeck.table.records import decode, encode
from quarterdeck.table.replay import replay, verify

GAME = GAMES["turn-the-tide"]
CASES = [(players, rounds) for players in (3, 4, 5) for rounds in (1, players, 2 * players + 1)]


def record(players=4, rounds=4, seed=1, plies=None):
    """Random decisions, each hand's seats in any order, up to the end or so far."""
    dice = random.Random(seed)
    table = Table(GAME, {"players": players, "rounds": rounds}, dice.randbytes(32))
    while not table.is_over and (plies is None or table.ply < plies):
        seat = dice.choice(table.pending)
        table.decide(seat, dice.choice(table.legal(seat)))
    return table.record([{"name": f"Seat {seat}", "player": "bot:random"} for seat in range(players)])


def plain(given):
    return json.loads(encode(given))


@pytest.fixture(scope="module")
def document():
    """A game with eliminations, ties for the bonus and two seats that lose a preserver at once."""
    made = plain(record(players=5, rounds=5, seed=8))
    kinds = [event["event"] for event in made["events"]]
    assert "eliminated" in kinds
    assert ("lose_preserver", "lose_preserver") in pairwise(kinds)
    assert any(len(event.get("bonus", ())) > 1 for event in made["events"])
    return made


@pytest.mark.parametrize(("players", "rounds"), CASES)
def test_records_replay_to_themselves_and_a_stranger_believes_them(players, rounds):
    made = record(players, rounds, seed=players * rounds)
    again = decode(encode(made))
    assert again == made
    assert verify(again) == []
    assert replay(again).events == made.events
    assert stranger_tide.check(plain(made)) == made.result.scores


def test_the_document_has_exactly_the_fields_of_the_format(document):
    assert document["game"] == "turn-the-tide"
    assert document["options"] == {"players": 5, "rounds": 5}
    fields = {event["event"]: list(event)[1:] for event in document["events"]}
    assert fields == {
        "deal": ["round", "hands", "preservers", "tides"],
        "tides": ["hand", "low", "high"],
        "bids": ["cards"],
        "take_tide": ["seat", "tide"],
        "lose_preserver": ["seat", "left"],
        "eliminated": ["seat"],
        "round_end": ["points", "totals", "bonus"],
        "game_end": ["winners", "scores"],
    }


def altered(event):
    """The event with one number more or less wrong, for every number in it."""
    for name, value in event.items():
        for at in range(len(value)) if isinstance(value, list) else ():
            wrong = copy.deepcopy(event)
            if isinstance(value[at], list):
                wrong[name][at][0] += 1
            else:
                wrong[name][at] = 0 if value[at] is None else value[at] + 1
            yield wrong
        if type(value) is int:
            yield {**event, name: value + 1}


def test_the_stranger_and_verify_notice_every_changed_number(document):
    stranger_tide.check(document)
    assert verify(decode(json.dumps(document).encode())) == []
    kinds = {}
    for index, event in enumerate(document["events"]):
        kinds.setdefault(event["event"], []).append(index)
    for found in kinds.values():
        for index in {found[0], found[len(found) // 2], found[-1]}:
            for event in altered(document["events"][index]):
                wrong = copy.deepcopy(document)
                wrong["events"][index] = event
                with pytest.raises(stranger_tide.Unbelievable):
                    stranger_tide.check(wrong)
                (difference,) = verify(decode(json.dumps(wrong).encode()))
                assert str(difference).startswith(f"event {index}")


def test_the_stranger_notices_events_that_are_missing_or_in_another_order(document):
    for index in range(0, len(document["events"]), 7):
        wrong = copy.deepcopy(document)
        del wrong["events"][index]
        with pytest.raises(stranger_tide.Unbelievable):
            stranger_tide.check(wrong)
        wrong = copy.deepcopy(document)
        wrong["events"].insert(index + 1, wrong["events"][index])
        with pytest.raises(stranger_tide.Unbelievable):
            stranger_tide.check(wrong)


def test_the_stranger_compares_the_decisions(document):
    for index in range(0, len(document["decisions"]), 11):
        wrong = copy.deepcopy(document)
        wrong["decisions"][index]["action"] += 1
        with pytest.raises(stranger_tide.Unbelievable):
            stranger_tide.check(wrong)


def test_an_unfinished_hand_is_not_told():
    """Two of four have bid: their decisions are in the record, the events end with the tides."""
    made = record(plies=2)
    assert len(made.decisions) == 2
    assert [event["event"] for event in made.events] == ["deal", "tides"]
    assert verify(made) == []


def test_the_order_in_which_bids_came_changes_no_event():
    made = plain(record(seed=3))
    first, second = made["decisions"][:2]
    swapped = copy.deepcopy(made)
    swapped["decisions"][:2] = [second, first]
    assert verify(decode(json.dumps(swapped).encode())) == []
    assert stranger_tide.check(swapped) == made["result"]["scores"]

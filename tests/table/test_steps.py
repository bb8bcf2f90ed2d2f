"""Steps: who owes a decision, and in which phase, between which events; at a table and in a record."""

import random

import pytest
from tables import differences, plain, played, record
from test_take_back import again

from quarterdeck.games import GAMES
from quarterdeck.table import Table

KINDS = [
    ("seas-of-strife", {"passing": True, "target": 5}),
    ("turn-the-tide", {"players": 3}),
    ("sea-change", {"players": 2, "target": 1}),
    ("feud", {"preset": "true"}),
]


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_a_step_ends_wherever_events_end_and_everybody_may_know_it(game, options):
    dice = random.Random(3)
    table = Table(GAMES[game], options, dice.randbytes(32))
    told = 0
    while not table.is_over and table.ply < 400:
        before = len(table.steps())
        count = len(table.events(-1))
        if count > told:
            step = table.steps()[-1]
            assert (step.events, tuple(step.pending)) == (count, table.pending)
            for seat in range(-1, table.seats):
                assert table.game.phase(table.view(seat)) == step.phase
        else:
            assert table.steps()[-1].events == count, "what is chosen in secret is in `pending` alone"
        told = count
        seat = dice.choice(table.pending)
        table.decide(seat, dice.choice(table.legal(seat)))
        assert table.steps(before) == table.steps()[before:]
        assert len(table.steps()) - before == (len(table.events(-1)) > told)
    assert again(table).steps() == table.steps()


def test_phases_come_as_the_rules_have_them():
    options = {"players": 4, "passing": True, "target": 8}
    phases = [step.phase for step in played(options).steps()]
    assert phases[:2] == ["pass", "play"]
    assert phases[-1] == "over"
    assert set(phases) == {"pass", "play", "choose_leader", "over"}


@pytest.fixture(scope="module")
def document():
    return plain(record({"passing": True, "target": 5}))


def test_a_record_carries_them_and_they_are_verified(document):
    assert document["steps"][0] == {"events": 1, "pending": [0, 1, 2, 3], "phase": "pass"}
    assert document["steps"][-1] == {"events": len(document["events"]), "pending": [], "phase": "over"}
    assert differences(document) == []
    first, second, *rest = document["steps"]
    changed = [first, {**second, "pending": [3 - second["pending"][0]], "phase": "over"}, *rest]
    assert [words.split(":")[0] for words in differences({**document, "steps": changed})] == ["step 1", "step 1"]
    count = len(document["steps"])
    assert differences({**document, "steps": document["steps"][:-1]}) == [
        f"steps: there should be {count} but are {count - 1}",
    ]


def test_steps_count_all_events_of_a_record_also_those_that_were_added(document):
    at = document["steps"][2]["events"]
    events = [*document["events"][:at], {"event": "x_note"}, *document["events"][at:]]
    later = [{**step, "events": step["events"] + (step["events"] > at)} for step in document["steps"]]
    assert differences({**document, "events": events, "steps": later}) == []

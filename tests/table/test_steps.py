"""Steps: who owes a decision, and in which phase, between which events; at a table and in a record."""

import random

import pytest
from tables import differences, plain, record
from test_take_back import again, play_on

from quarterdeck.games import GAMES
from quarterdeck.games.seas_of_strife.deck import FACE, RANK
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


FACES = {RANK[card] for card in FACE}


def seas(events, options):
    """SOS-12: a point for each trick; with Happy Faces each Face card taken is worth one less, down to 0."""
    found = [0] * options["players"]
    for seat in range(len(found)):
        tricks = [event["cards"] for event in events if event["event"] == "trick" and event["taker"] == seat]
        faces = sum(card in FACES for cards in tricks for card in cards)
        found[seat] = max(0, len(tricks) - faces * options["happy_faces"])
    return found


def change(events, options):
    """SEA-12, SEA-4: the values of the cards collected, and five for the 0 of what is trump."""
    suits = [event["suit"] for event in events if event["event"] == "trump"]
    zero = f"{suits[-1]}0" if suits else None
    found = [0] * options["players"]
    for event in events:
        for card in event["cards"] if event["event"] == "trick" else ():
            value = int(card[1:])
            found[event["taker"]] += 5 * (card == zero) if value == 0 else options["points"][value - 1]
    return found


def tide(events, options):
    """TTT-12, TTT-13: a point for each preserver that is up and for the lowest tide; -1 for a seat that is out."""
    up, tides = list(events[0]["preservers"]), [0] * options["players"]
    for event in events:
        if event["event"] == "take_tide":
            tides[event["seat"]] = event["tide"]
        elif event["event"] == "lose_preserver":
            up[event["seat"]] = event["left"]
        elif event["event"] == "eliminated":
            up[event["seat"]], tides[event["seat"]] = -1, 99
    return [count + (tide == min(tides)) for count, tide in zip(up, tides, strict=True)]


def feud(events, options):
    """FEUD-11, FEUD-12: ten points for each Marker on the enemy's Unit, 15 if it dies of them."""
    units, markers = ["", ""], [0, 0]
    for event in events:
        if event["event"] == "unit":
            units[event["seat"]], markers[event["seat"]] = event["card"], 0
        elif event["event"] == "column":
            markers = event["total"]
    doomed = [count >= {"J": 3, "Q": 4, "K": 5}[unit[0]] for unit, count in zip(units, markers, strict=True)]
    return [markers[1 - seat] * (15 if doomed[1 - seat] else 10) for seat in range(2)]


@pytest.mark.parametrize(
    ("game", "options", "counted"),
    [
        ("seas-of-strife", {"target": 12}, seas),
        ("seas-of-strife", {"target": 6, "happy_faces": True}, seas),
        ("turn-the-tide", {}, tide),
        ("sea-change", {"target": [2] * 4}, change),
        ("feud", {}, feud),
    ],
)
def test_what_the_round_would_score_now_is_what_it_scores_when_it_ends(game, options, counted):
    dice = random.Random(4)
    table = Table(GAMES[game], options, dice.randbytes(32))
    play_on(table, dice, 700)
    events, at, rounds = table.events(-1), 0, 0
    begun = 0
    for step in table.steps():
        for index in range(at, step.events):
            if events[index]["event"] in table.game.round_ends:
                assert events[index]["points"] == counted(events[begun:index], table.options)
                begun, rounds = (0 if game == "feud" else index + 1), rounds + 1
        at = step.events
        if step.pending:
            assert step.now == counted(events[begun:at], table.options)
        else:
            assert step.now is None
    assert rounds > 1


@pytest.fixture(scope="module")
def document():
    return plain(record({"passing": True, "target": 5}))


def test_a_record_carries_them_and_they_are_verified(document):
    assert document["steps"][0] == {"events": 1, "pending": [0, 1, 2, 3], "phase": "pass", "now": [0, 0, 0, 0]}
    assert document["steps"][-1] == {"events": len(document["events"]), "pending": [], "phase": "over"}
    assert differences(document) == []
    first, second, *rest = document["steps"]
    without = [{name: step[name] for name in ("events", "pending", "phase")} for step in document["steps"]]
    assert differences({**document, "steps": without}) == [], "as earlier versions wrote them"
    assert differences({**document, "steps": [{**first, "now": [0, 0, 1, 0]}, second, *rest]}) == [
        "step 0: now should be [0,0,0,0] but is [0,0,1,0]"
    ]
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

"""Records of whole games: they replay to themselves, and checkers that share no code with the program believe them."""

import copy
import json

import pytest
from independent_checkers import lean_feud, lean_tricks, sea_change, seas, tide
from independent_checkers.doubt import Unbelievable
from pairwise import pairwise
from tables import SWITCHES, lean, plain, record

from quarterdeck.games import GAMES
from quarterdeck.table.records import decode, encode
from quarterdeck.table.replay import replay, verify
from quarterdeck.testing import all_options

CHECKERS = {"seas-of-strife": seas, "turn-the-tide": tide, "sea-change": sea_change}
"""Feud's has a file of its own, tests/games/feud/test_feud_conformance.py."""
LEAN = {each.game: each for each in (lean_tricks.Seas, lean_tricks.Tide, lean_tricks.SeaChange, lean_feud.Feud)}
CASES = [
    *(("seas-of-strife", options) for options in pairwise(SWITCHES)),
    *(
        ("turn-the-tide", {"players": players, "rounds": rounds})
        for players in (3, 4, 5)
        for rounds in (1, players, 2 * players + 1)
    ),
    *(("sea-change", options) for options in all_options(GAMES["sea-change"])),
    ("sea-change", {"players": 4, "points": [5, 0, -7, *range(12)], "target": [1, 2, 3, 4]}),
    ("sea-change", {"players": 8, "teams": 4, "points": 0, "target": 1}),
    ("sea-change", {"players": 5, "teams": 3, "points": -1000}),
    ("sea-change", {"players": 1, "target": [1, 9]}),
    ("sea-change", {"players": 1, "target": [9, 1]}),
    ("sea-change", {"players": 2, "target": 12}),
]
CHANGED = [
    ("turn-the-tide", {"players": 5, "rounds": 2}, 8),
    ("seas-of-strife", {"passing": True, "happy_faces": True, "target": 4}, 1),
    ("sea-change", {"players": 1}, 4),
    ("sea-change", {"players": 2}, 4),
    ("sea-change", {"players": 5, "teams": 2}, 4),
]
"""Games of which every number, name and card is changed once."""


@pytest.mark.parametrize(("game", "options"), CASES, ids=str)
def test_records_replay_to_themselves_and_are_believed(game, options):
    made = record(options, seed=5, game=GAMES[game])
    again = decode(encode(made))
    assert again == made
    assert verify(again) == []
    assert replay(again).events == made.events
    assert CHECKERS[game].check(plain(made)) == made.result.scores
    assert LEAN[game](lean(made)).check() == made.result.scores


def changed(value):
    """Another value in the place of one number, name or card."""
    if isinstance(value, str):
        return "Y5" if value != "Y5" else "Y6"
    return 0 if value is None else value + 1


def altered(event):
    """The name of a field and the event with one thing wrong in it, for everything in the event."""
    for name, value in event.items():
        for at in range(len(value)) if isinstance(value, list) else ():
            wrong = copy.deepcopy(event)
            if isinstance(value[at], list):
                wrong[name][at][0] = changed(value[at][0])
            else:
                wrong[name][at] = changed(value[at])
            yield name, wrong
        if name != "event" and not isinstance(value, list):
            yield name, {**event, name: changed(value)}


def doubted(game, document, **parts):
    with pytest.raises((Unbelievable, KeyError, ValueError)):
        CHECKERS[game].check({**document, **parts})


@pytest.mark.parametrize(("game", "options", "seed"), CHANGED, ids=str)
def test_every_change_is_noticed(game, options, seed):
    document = plain(record(options, seed, game=GAMES[game]))
    CHECKERS[game].check(document)
    kinds = {}
    for index, event in enumerate(document["events"]):
        kinds.setdefault(event["event"], []).append(index)
    for found in kinds.values():
        for index in {found[0], found[-1]}:
            for name, event in altered(document["events"][index]):
                events = [*document["events"][:index], event, *document["events"][index + 1 :]]
                doubted(game, document, events=events)
                (difference,) = verify(decode(json.dumps({**document, "events": events}).encode()))
                assert str(difference).startswith(f"event {index} ")
                assert f": {name} should be " in str(difference)


def test_the_order_in_which_bids_came_changes_no_event():
    made = plain(record(seed=3, game=GAMES["turn-the-tide"]))
    first, second = made["decisions"][:2]
    swapped = copy.deepcopy(made)
    swapped["decisions"][:2] = [second, first]
    assert verify(decode(json.dumps(swapped).encode())) == []
    assert tide.check(swapped) == made["result"]["scores"]


LEAN_CHANGED = [*CHANGED, ("feud", {"preset": "true", "last_round": 10}, 8)]


def changed_digit(text, at):
    return text[:at] + f"{int(text[at], 16) ^ 1:x}" + text[at + 1 :]


def changed_lean(document):
    """Yield fields of a lean record with one thing wrong in them."""
    decisions = document["decisions"]
    for at in range(0, len(decisions), 1 + len(decisions) // 10):
        before, made, after = decisions[:at], decisions[at], decisions[at + 1 :]
        for instead in ([made + 8], [made ^ 1], [], [made, made]):
            yield {"decisions": before + instead + after}
    for name, digits in (("seed", 64), ("events_hash", 16)):
        yield from ({name: changed_digit(document[name], at)} for at in range(0, digits, 5))
    for name in ("scores", "returns"):
        yield from ({name: value} for value in (changed_list(document[name]), document[name][1:], None))


def changed_list(numbers):
    return [*numbers[:-1], numbers[-1] + 1]


@pytest.mark.parametrize(("game", "options", "seed"), LEAN_CHANGED, ids=str)
def test_every_change_in_a_lean_record_is_noticed(game, options, seed):
    document = lean(record(options, seed, game=GAMES[game]))
    assert LEAN[game](document).check() == document["scores"]
    for parts in changed_lean(document):
        with pytest.raises((Unbelievable, LookupError, ValueError)):
            LEAN[game]({**document, **parts}).check()


@pytest.mark.parametrize("plies", [0, 1, 13, 29])
@pytest.mark.parametrize(("game", "options", "seed"), LEAN_CHANGED, ids=str)
def test_lean_records_of_unfinished_games_are_believed(game, options, seed, plies):
    assert LEAN[game](lean(record(options, seed, plies, GAMES[game]))).check() is None

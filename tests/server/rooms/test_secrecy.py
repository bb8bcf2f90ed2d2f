"""In a whole game, no message contains cards that are hidden from its reader."""

import random
from itertools import permutations

import pytest
from play import play_on, table_of

GAMES = [
    ("seas-of-strife", ("Ada", "Ben"), 2, {"passing": True, "target": 1}),
    ("turn-the-tide", ("Ada", "Ben"), 1, {"rounds": 1}),
    ("sea-change", ("Ada", "Ben", "Cy"), 1, {"teams": 2, "target": 1}),
    ("feud", ("Ada", "Ben"), 0, {"preset": "true", "last_round": 10}),
]


@pytest.mark.parametrize(("game", "names", "bots", "options"), GAMES, ids=[game for game, *_ in GAMES])
def test_nobody_is_sent_a_card_before_it_is_shown(server, game, names, bots, options):
    """Covers opponents' cards and team mates' (Ada and Cy play together)."""
    _, _, people = table_of(server, *names, bots=("beginner",) * bots, game=game, options=options)
    play_on(people, random.Random(5))
    assert {person.phase for person in people} == {"finished"}
    secret = _assert_drawn_in_secret if game == "feud" else _assert_hands_secret
    for owner, other in permutations(range(len(names)), 2):
        secret(people[owner].events, people[other], owner, other)


def _assert_hands_secret(owners, reader, owner, other):
    """Check that no card of the owner's hand appears before it is played, or passed to or by the reader."""
    hands = {event["round"]: set(event["hands"][owner]) for event in owners if event["event"] == "deal"}
    assert hands
    held = hands[1]
    for event in reader.events:
        kind = event["event"]
        if kind == "deal":
            held = set(hands[event["round"]])
            assert event["hands"][owner] is None
            assert not held & {card for hand in event["hands"] if hand for card in hand}
        elif kind in ("play", "bids", "flip") or (kind == "pass" and other in (event["from"], event["to"])):
            held -= _cards(event)
        else:
            assert not held & _cards(event), event


def _cards(event):
    return set(event.get("cards") or ()) | {event.get("card")}


def _assert_drawn_in_secret(owners, reader, owner, other):
    """Check that the reader's messages about the owner's draws, studies and bids contain no cards."""
    hidden = 0
    for mine, theirs in zip(owners, reader.events, strict=True):
        if mine["event"] == "draw" and mine["seat"] == owner:
            assert any(mine["cards"])
            assert not any(theirs.get("cards") or ()), theirs
            hidden += 1
    assert hidden

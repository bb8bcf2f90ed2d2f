"""Strict memory: what a reader may look at again, and that nothing older can be found out from it."""

import random

import pytest

from quarterdeck.games import GAMES
from quarterdeck.table import UnknownSeat
from quarterdeck.table.hosted import HostedTable as Table
from quarterdeck.table.memory import remembered

KINDS = [
    ("seas-of-strife", {"players": 3, "passing": True, "target": 5}),
    ("turn-the-tide", {"players": 3, "rounds": 3}),
    ("sea-change", {"players": 1, "target": 1}),
    ("sea-change", {"players": 2, "target": 1}),
    ("sea-change", {"players": 4, "target": 1}),
    ("feud", {"preset": "true"}),
]
kinds = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: "-".join(map(str, [kind[0], *kind[1].values()])))


def moments(kind, seed=1, every=7):
    """A game at random, looked at now and then."""
    dice = random.Random(seed)
    table = Table(GAMES[kind[0]], kind[1], dice.randbytes(32))
    while not table.is_over and table.ply < 500:
        seat = dice.choice(table.pending)
        table.decide(seat, dice.choice(table.legal(seat)))
        if table.ply % every == 0 or table.is_over:
            yield table


def changed(value, event, seat, owner, dice):
    """Another value in the place of one that is forgotten: other cards, as many of them."""
    if isinstance(value, list):
        return [entry if owner and at == seat else dice.random() for at, entry in enumerate(value)]
    return dice.random()


@kinds
def test_histories_that_differ_in_what_is_forgotten_alone_are_remembered_alike(kind):
    """Whatever older tricks, bids or looks have shown: the list is the same."""
    dice = random.Random(2)
    for table in moments(kind):
        game = table.game
        for seat in range(-1, table.seats):
            events, kept = table.events(seat), table.remembered(seat)
            other = [
                event
                | {
                    name: changed(event[name], event, seat, name in game.memory_keeps.get(event["event"], ()), dice)
                    for name in event
                    if event[name] != shown[name]
                }
                for event, shown in zip(events, kept, strict=True)
            ]
            assert remembered(game, other, seat) == kept


@kinds
def test_of_older_tricks_nothing_is_left_but_who_took_them_and_ones_own_cards(kind):
    for table in moments(kind):
        game = table.game
        for seat in range(-1, table.seats):
            kept = table.remembered(seat)
            ends = [at for at, event in enumerate(kept) if event["event"] == game.trick_end]
            old = kept[: ends[-2] + 1] if len(ends) > 1 else []
            for at, event in enumerate(old):
                later = [each for each in old[at + 1 :] if each["event"] in {event["event"], "deal"}]
                lies = event["event"] in {"trump", "take_tide"} and all(
                    each["event"] != "deal" and each.get("seat") != event.get("seat") for each in later
                )
                for name in game.memory_hides.get(event["event"], ()):
                    own = seat >= 0 and event.get("seat") == seat
                    told = event.get(name)
                    if isinstance(told, list):
                        owner = seat if event["event"] == "bids" else None
                        told = None if all(each is None for i, each in enumerate(told) if i != owner) else told
                    assert own or lies or told is None, (seat, at, event)


@kinds
def test_the_last_trick_and_the_present_one_are_as_they_were_and_the_list_is_as_long(kind):
    for table in moments(kind):
        game = table.game
        for seat in range(-1, table.seats):
            events, kept = table.events(seat), table.remembered(seat)
            assert [event["event"] for event in kept] == [event["event"] for event in events]
            assert len(kept) == table.steps()[-1].events
            ends = [at for at, event in enumerate(events) if event["event"] == game.trick_end]
            first = ends[-2] + 1 if len(ends) > 1 else 0
            assert [event for event in kept[first:] if event["event"] != "deal"] == [
                event for event in events[first:] if event["event"] != "deal"
            ]
            assert table.events(seat) == events, "what others may look at stays"


def test_a_passed_hand_is_remembered_by_its_holder_alone():
    """TTT-14: a seat that has held a hand has seen it, and has to remember it."""
    *_, table = moments(("turn-the-tide", {"players": 3, "rounds": 2}))
    deals = [event["hands"] for event in table.events(1) if event["event"] == "deal"]
    strict = [event["hands"] for event in table.remembered(1) if event["event"] == "deal"]
    assert sum(hand is not None for hand in deals[1]) > 1
    assert [[at for at, hand in enumerate(hands) if hand is not None] for hands in strict] == [[1], [1]]


def test_what_a_seat_has_done_itself_it_knows_by_heart():
    """So it can tell what it still holds, also where all bid at once."""
    for kind in (("turn-the-tide", {"players": 3, "rounds": 2}), ("seas-of-strife", {"players": 3, "target": 5})):
        for table in moments(kind):
            for event, shown in zip(table.events(1), table.remembered(1), strict=True):
                if event["event"] == "bids":
                    assert shown["cards"][1] == event["cards"][1]
                if event.get("seat") == 1:
                    assert shown == event


def test_why_the_last_trick_was_taken_can_be_told():
    """The trump that was set before it began is known, also where the trick under way has changed it."""
    for table in moments(("sea-change", {"players": 3, "target": 1}), every=1):
        trump = told = None
        for event, shown in zip(table.events(-1), table.remembered(-1), strict=True):
            if event["event"] == "trump":
                trump, told = event["suit"], shown["suit"]
            if event["event"] == "trick" and shown["cards"][0] is not None:
                assert told == trump


def test_trump_and_the_tides_that_lie_on_top_are_on_the_table_for_all():
    *_, table = moments(("sea-change", {"players": 4, "target": 1}))
    trumps = [event["suit"] for event in table.remembered(-1) if event["event"] == "trump"]
    assert trumps[-1] is not None
    assert set(trumps[:-9]) <= {None}
    for table in moments(("turn-the-tide", {"players": 4, "rounds": 1})):
        taken = {event["seat"]: event["tide"] for event in table.remembered(-1) if event["event"] == "take_tide"}
        assert None not in taken.values()


def test_a_seat_that_there_is_not_remembers_nothing():
    with pytest.raises(UnknownSeat):
        Table(GAMES["feud"], {}, bytes(32)).remembered(2)

"""At a table where players must remember nobody is sent again what they have to, until the game is over."""

import random

import pytest
from house import Line
from play import Seat, acting, play_on, table_of

from quarterdeck.games import GAMES

KINDS = [
    ("seas-of-strife", {"target": 20}),
    ("turn-the-tide", {"rounds": 2}),
    ("sea-change", {"target": 1}),
    ("feud", {"preset": "true"}),
]
kinds = pytest.mark.parametrize(("game", "options"), KINDS, ids=[kind[0] for kind in KINDS])


def strict(house, game, options):
    bots = () if game == "feud" else ("easy",)
    return table_of(house, "Ada", "Ben", bots=bots, game=game, options=options, memory="strict")


def forgotten(game, events, seat):
    """What the events before the last trick tell of what is to be forgotten; the reader's own deeds aside."""
    ends = [at for at, event in enumerate(events) if event["event"] == GAMES[game].trick_end]
    first = ends[-2] + 1 if len(ends) > 1 else 0
    return [
        (event, [card for at, card in enumerate(told) if at != seat or event["event"] != "bids"]
         if isinstance(told := event[name], list) else told)
        for event in events[:first]
        if seat is None or event.get("seat") != seat
        for name in GAMES[game].forgets.get(event["event"], ())
        if event["event"] not in GAMES[game].stays
    ]  # fmt: skip


@kinds
def test_whoever_comes_back_is_told_nothing_of_older_tricks(house, game, options):
    table, guests, people = strict(house, game, options)
    choose = random.Random(3)
    while not all(forgotten(game, person.events, seat) for seat, person in enumerate(people)):
        play_on(people, choose, 5)
        acting(people)
    for reader, seat in [(guests[0].sit(table), 0), (guests[1].sit(table), 1), (Line(house, table), None)]:
        state = reader.take()
        assert (state["memory"], state["phase"], state["you"]) == ("strict", "playing", seat)
        for event, told in forgotten(game, state["events"], seat):
            assert told is None or (isinstance(told, list) and set(told) <= {None}), event
        whole = people[seat or 0].events
        assert [event["event"] for event in state["events"]] == [event["event"] for event in whole]
        assert seat is None or state["events"][-1] == whole[-1]
        reader.close()


@kinds
def test_when_the_game_is_over_all_of_it_is_told(house, game, options):
    table, guests, people = strict(house, game, options)
    choose = random.Random(4)
    while not forgotten(game, people[0].events, 0):
        play_on(people, choose, 5)
        acting(people)
    again = Seat(guests[0].sit(table))  # which has not heard what was to be remembered
    again.hear()
    assert again.events != people[0].events
    play_on(people, choose)
    while people[0].phase != "finished" or again.phase != "finished":
        (people[0] if people[0].phase != "finished" else again).hear()
    late = Seat(guests[0].sit(table))
    late.hear()
    assert late.events == people[0].events == again.events
    told = [told for _, told in forgotten(game, late.events, 0)]
    assert told
    assert None not in told
    assert all(set(each) != {None} for each in told if isinstance(each, list))


def test_what_others_have_held_is_not_sent_with_a_hand_that_was_passed_on(house):
    """TTT-14: at the table one has seen it, and must remember it."""
    _, _, people = strict(house, "turn-the-tide", {"rounds": 2})
    choose = random.Random(5)
    while len(deals := [event["hands"] for event in people[1].events if event["event"] == "deal"]) < 2:
        play_on(people, choose, 1)
    assert people[1].phase == "playing"
    assert [[at for at, hand in enumerate(hands) if hand is not None] for hands in deals] == [[1], [1]]

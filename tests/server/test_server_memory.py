"""At a table where players must remember nobody is sent again what they have to, until the game is over."""

import random

import pytest
from house import Line
from play import Seat, acting, play_on, table_of

from quarterdeck.games import GAMES


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


@pytest.mark.parametrize(
    ("game", "options"), [("seas-of-strife", {"target": 20}), ("sea-change", {"target": 1})], ids=["seas", "sea-change"]
)
def test_older_tricks_are_told_when_the_game_is_over_and_not_before(house, game, options):
    """tests/table/test_memory.py proves of every game what is forgotten."""
    table, guests, people = table_of(house, "Ada", "Ben", bots=("easy",), game=game, options=options, memory="strict")
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
    again = Seat(guests[0].sit(table))
    again.hear()
    assert again.events != people[0].events
    play_on(people, choose)
    again.where(phase="finished")
    late = Seat(guests[0].sit(table))
    late.hear()
    assert late.events == people[0].events == again.events
    told = [told for _, told in forgotten(game, late.events, 0)]
    assert told
    assert None not in told
    assert all(set(each) != {None} for each in told if isinstance(each, list))

"""Turn the Tide, the points of a round and the end: every test is named by the rule it would fail without."""

import random

import pytest
from interpreted import only
from tides import HALF, HIGHER, LOW, WHOLE, Sea, cards, preservers_of

from quarterdeck.games.turn_the_tide import GAME


def last_hand(tops, up, tides=(7, 8), **options):
    """The twelfth hand; seats 2 and 3 take the higher and the lower tide."""
    table = Sea(**options).hands(LOW, HALF, WHOLE, HIGHER).show(*tops, up=up, hand_number=12).tides(*tides)
    return table, only(table.bid(1, 13, 25, 37), "round_end")


def test_ttt_12_a_point_for_each_preserver_still_up():
    """And -1 in place of that for who is out."""
    table, ended = last_hand([9, 0, 0, 0], [0, 3, 0, 2])
    assert ended["points"] == [-1, 3 + 1, 0, 2]
    assert ended["totals"] == ended["points"] == table.state.score[:4]


def test_ttt_13_the_lowest_tide_gets_a_point():
    """Example 3: preservers 3, 0, 2, 1 and the lowest tide at the last seat."""
    _, ended = last_hand([12, 11, 5, 9], [4, 0, 2, 1], tides=(2, 3))
    assert ended["points"] == [3, 0, 2, 2]
    assert ended["bonus"] == [3]


@pytest.mark.parametrize(
    ("tops", "tides", "bonus"),
    [
        ([12, 2, 9, 9], (2, 3), [1, 3]),
        ([12, 0, 9, 9], (1, 3), [1]),
        ([0, 0, 9, 9], (1, 3), [0, 1]),
        ([12, 5, 9, 9], (4, 4), [2, 3]),
    ],
)
def test_ttt_13_ties_and_seats_without_a_tide(tops, tides, bonus):
    table, ended = last_hand(tops, [9, 9, 9, 9], tides, rounds=1)
    assert ended["bonus"] == bonus
    assert [points == table.state.up[seat] + 1 for seat, points in enumerate(ended["points"])] == [
        seat in bonus for seat in range(4)
    ]


def test_ttt_13_never_for_a_seat_that_is_out():
    """Seat 0 is out and shows nothing, as seat 1 does: only seat 1 gets the point."""
    _, ended = last_hand([9, 0, 0, 0], [0, 3, 0, 2])
    assert ended["bonus"] == [1]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ttt_14_hands_pass_to_the_left(players):
    table = Sea(players=players, rounds=2 * players + 1, key=players)
    start = [table.hand(seat) for seat in range(players)]
    rng = random.Random(players)
    orders = set()
    for number in range(1, 2 * players + 2):
        orders.add(tuple(table.state.tide))
        assert table.state.round_number == number
        held = [start[(seat - number + 1) % players] for seat in range(players)]
        assert [table.hand(seat) for seat in range(players)] == held
        dealt = only(table.events(), "deal")
        assert (dealt["round"], dealt["hands"]) == (number, held)
        assert dealt["preservers"] == table.state.up[:players] == [preservers_of(hand) for hand in held]
        assert table.state.top == [0] * 5
        found = table.random_round(rng)
    assert found[-1]["event"] == "game_end"
    assert len(orders) == 2 * players + 1, "the tides are shuffled for every round"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ttt_14_a_seat_remembers_the_hands_it_has_held(players):
    """In round r those of min(r, n) - 1 seats to its left; a spectator none; everybody what was shown."""
    table = Sea(players=players, rounds=players + 2, key=players)
    rng = random.Random(players)
    for number in range(1, players + 3):
        for seat in range(players):
            left = [(seat + step) % players for step in range(min(number, players))]
            known = [table.hand(other) if other in left else None for other in range(players)]
            dealt = only(table.seen(seat), "deal")
            assert dealt["hands"] == known
        assert table.view(-1).hand[:players] == [-1] * players
        revealed = [set() for _ in range(players)]
        before = [set(cards(table.state.shown[seat])) for seat in range(players)]
        while table.state.round_number == number and table.pending():
            found = table.random_hand(rng)
            for seat, card in enumerate(found[0]["cards"]):
                revealed[seat].add(card)
        for seat in range(players) if table.pending() else ():
            shown = set(cards(table.view(-1).shown[(seat + 1) % players]))
            assert shown == (before[seat] | revealed[seat]) - {None}


@pytest.mark.parametrize(
    ("before", "winners", "share"),
    [
        ([0, 0, 0, 0], [1], [0, 1, 0, 0]),
        ([9, 0, 0, 0], [0], [1, 0, 0, 0]),
        ([5, 0, 4, 0], [0, 1, 2], [1 / 3, 1 / 3, 1 / 3, 0]),
        ([-9, -9, -5, -7], [1, 2, 3], [0, 1 / 3, 1 / 3, 1 / 3]),
    ],
)
def test_ttt_15_the_highest_total_wins_and_ties_share(before, winners, share):
    """The round brings -1, 4, 0 and 2 points."""
    table = Sea(rounds=1).hands(LOW, HALF, WHOLE, HIGHER).show(9, 0, 0, 0, up=[0, 3, 0, 2], hand_number=12)
    table.state.score[:4] = before
    assert table.shares() == [0] * 4
    end = table.tides(7, 8).bid(1, 13, 25, 37)[-1]
    scores = [total + more for total, more in zip(before, [-1, 4, 0, 2], strict=True)]
    assert end == {"event": "game_end", "winners": winners, "scores": scores}
    assert GAME.scores(table.state.to_row()) == scores
    assert table.shares() == share
    assert table.pending() == []

"""Turn the Tide, a hand and who is out: every test is named by the rule it would fail without."""

import random

import pytest
from interpreted import of_kind
from tides import HALF, HIGHER, LOW, WHOLE, Sea

from quarterdeck.games.turn_the_tide import GAME


def test_ttt_7_the_two_highest_take_the_tides():
    """Example 2: 51 takes the 4, 47 takes the 9, the others nothing."""
    hands = ([51, *range(25, 36)], [47, *range(13, 24)], [12, 24, *range(37, 47)], [*range(1, 12), 48])
    table = Sea().hands(*hands).tides(9, 4)
    found = table.bid(51, 47, 12, 3)
    assert found[:3] == [
        {"event": "bids", "cards": [51, 47, 12, 3]},
        {"event": "take_tide", "seat": 0, "tide": 4},
        {"event": "take_tide", "seat": 1, "tide": 9},
    ]
    assert table.state.top[:4] == [4, 9, 0, 0]


def test_ttt_8_the_highest_tide_showing_costs_a_preserver():
    """Example 4: seat 0 shows an 11 from before; it took nothing and loses one all the same."""
    table = Sea().hands(LOW, HALF, WHOLE, HIGHER).tides(2, 6).show(11, 3, 0, 0, up=[3, 6, 12, 6])
    found = table.bid(1, 13, 25, 37)
    assert [event["event"] for event in found] == ["bids", "take_tide", "take_tide", "lose_preserver", "tides"]
    assert found[3] == {"event": "lose_preserver", "seat": 0, "left": 2}
    assert table.state.up[:4] == [2, 6, 12, 6]


def test_ttt_8_two_seats_that_tie_both_lose_one():
    table = Sea().hands(LOW, HALF, WHOLE, HIGHER).tides(2, 9).show(9, 3, 0, 0, up=[3, 6, 12, 6])
    found = table.bid(1, 13, 25, 37)
    assert of_kind(found, "lose_preserver") == [
        {"event": "lose_preserver", "seat": 0, "left": 2},
        {"event": "lose_preserver", "seat": 2, "left": 11},
    ]


def test_ttt_9_without_a_preserver_a_seat_is_out():
    table = Sea().hands(LOW, HALF, WHOLE, HIGHER).tides(2, 6, 3, 4).show(11, 3, 0, 0)
    found = table.bid(1, 13, 25, 37)
    assert found[3:] == [{"event": "eliminated", "seat": 0}, {"event": "tides", "hand": 2, "low": 3, "high": 4}]
    assert table.pending() == [1, 2, 3]
    assert table.legal(0) == []
    assert table.state.top[:4] == [0, 3, 6, 2]
    assert table.refusal(0, 2)[:2] == ("TTT-9", "out_of_round")
    assert table.bid(14, 26, 38)[0] == {"event": "bids", "cards": [None, 14, 26, 38]}


def test_ttt_9_losing_the_last_one_is_not_elimination():
    table = Sea().hands(LOW, HALF, WHOLE, HIGHER).tides(2, 6).show(11, 3, 0, 0, up=[1, 6, 12, 6])
    assert table.bid(1, 13, 25, 37)[3] == {"event": "lose_preserver", "seat": 0, "left": 0}
    assert table.pending() == [0, 1, 2, 3]
    table.tides(1, 3).show(11, 3, 6, 2)
    assert table.bid(2, 14, 26, 38)[3] == {"event": "eliminated", "seat": 0}


def test_ttt_9_the_hand_stays_face_down_and_comes_back():
    table = Sea().hands(LOW, HALF, WHOLE, HIGHER).tides(2, 6).show(11, 3, 0, 0)
    table.bid(1, 13, 25, 37)
    assert table.view(2).hand[0] == -1
    assert table.view(2).shown[0] == 1 << 1, "only the card that it has bid"
    table.random_round(random.Random(3))
    assert table.hand(1) == LOW
    assert table.view(2).hand[1] == -1
    assert table.view(2).shown[1] == 1 << 1
    assert table.pending() == [0, 1, 2, 3]


def test_ttt_10_cards_played_are_set_aside_for_the_round():
    table = Sea().hands(LOW, HALF, WHOLE, HIGHER).tides(2, 6)
    table.bid(5, 13, 25, 37)
    assert table.legal(0) == [card for card in LOW if card != 5]
    assert table.refusal(0, 5) == ("TTT-10", "already_played", {"card": 5})
    assert GAME.own_actions(table.view(0), 0) == LOW
    table.random_round(random.Random(5))
    assert table.legal(1) == LOW, "they come back with their hand"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ttt_11_a_round_ends_after_the_twelfth_hand(players):
    table = Sea(players=players)
    table.show(*[0] * players, up=[40] * players)
    rng = random.Random(players)
    for _ in range(11):
        assert of_kind(table.random_hand(rng), "round_end") == []
    assert all(len(table.legal(seat)) == 1 for seat in range(players))
    assert len(of_kind(table.random_hand(rng), "round_end")) == 1
    assert table.state.round_number == 2
    assert table.state.hand_number == 1


def test_ttt_11_a_round_ends_at_once_with_two_left():
    table = Sea(players=3).hands(LOW, HALF, WHOLE).tides(2, 6).show(11, 0, 0)
    found = table.bid(1, 13, 25)
    assert [event["event"] for event in found] == [
        *("bids", "take_tide", "take_tide", "eliminated", "round_end", "deal", "tides")
    ]
    assert found[4]["points"] == [-1, 6, 13]

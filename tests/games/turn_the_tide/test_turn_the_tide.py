"""Turn the Tide from the deal to the bids, rule by rule: every test is named by the rule it would fail without."""

import random
from itertools import chain, permutations

import pytest
from tides import HALF, HIGHER, LOW, TOP, WHOLE, Sea, cards, preservers_of

from quarterdeck.games.turn_the_tide import deck, rules
from quarterdeck.games.turn_the_tide.worlds import halves


def test_ttt_1_sixty_cards_with_24_preservers():
    printed = [halves(1 << card) for card in range(1, 61)]
    assert printed == [0] * 12 + [1] * 12 + [2] * 12 + [1] * 12 + [0] * 12
    assert cards(deck.DECK) == list(range(1, 61))
    assert halves(deck.DECK) == 48


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ttt_2_two_of_each_tide(players):
    assert sorted(Sea(players=players).events()[0]["tides"]) == [tide for tide in range(1, 13) for _ in range(2)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ttt_3_twelve_cards_each_and_the_rest_in_the_box(players):
    table = Sea(players=players, rounds=2 * players)
    hands = [table.hand(seat) for seat in range(players)]
    box = table.hand(players) if players < 5 else []
    assert [len(hand) for hand in hands] == [12] * players
    assert sorted([*chain(*hands), *box]) == list(range(1, 61))
    rng = random.Random(players)
    while table.pending():
        assert (table.hand(players) if players < 5 else []) == box, "the box stays as it is"
        assert all(table.view(seat).hand[players] == -1 for seat in range(-1, players) if players < 5)
        table.random_hand(rng)


@pytest.mark.parametrize(
    ("hand", "tokens"),
    [
        ([25, 26, 27, 13, 14, 15, 16, 1, 2, 3, 4, 5], 5),  # example 1: 5
        ([25, 26, 13, 14, 24, 1, 2, 3, 4, 5, 49, 60], 3),  # 3 1/2
        ([36, 30, 31, 32, 33, 48, 37, 38, 1, 2, 12, 50], 6),  # 6 1/2
        (WHOLE, 12),
        (TOP, 0),
    ],
)
def test_ttt_4_preservers_are_rounded_down(hand, tokens):
    assert halves(sum(1 << card for card in hand)) // 2 == tokens == preservers_of(hand)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ttt_4_preservers_are_public_and_cards_are_not(players):
    table = Sea(players=players, key=players)
    expected = [preservers_of(table.hand(seat)) for seat in range(players)]
    for seat in range(-1, players):
        dealt = table.seen(seat)[0]
        assert dealt["preservers"] == expected
        assert [hand is not None for hand in dealt["hands"]] == [other == seat for other in range(players)]
        assert table.view(seat).up[:players] == expected


def test_ttt_5_the_order_is_secret_until_turned_up():
    table = Sea()
    rng = random.Random(1)
    order = table.events()[0]["tides"]
    turned = []
    for number in range(1, 5):
        turned += sorted(order[2 * number - 2 : 2 * number])
        for seat in range(-1, 4):
            assert table.view(seat).tide == turned + [-1] * (24 - 2 * number)
            assert all("tides" not in event for event in table.seen(seat))
        table.random_hand(rng)


def test_ttt_6_all_bids_are_revealed_when_the_last_is_in_whatever_the_order():
    revealed = []
    for order in permutations(range(4)):
        table = Sea().hands(LOW, HALF, WHOLE, HIGHER).tides(4, 9)
        for count, seat in enumerate(order):
            assert table.pending() == sorted(order[count:])
            assert table.legal(seat) == table.hand(seat)
            table.apply(seat, table.hand(seat)[seat])
            assert (table.events() == []) == (count < 3)
        revealed.append(table.events())
    assert revealed[0][0] == {"event": "bids", "cards": [1, 14, 27, 40]}
    assert all(found == revealed[0] for found in revealed)


def test_ttt_6_nobody_learns_a_bid_before_the_reveal():
    table = Sea().hands(LOW, HALF, WHOLE, HIGHER)
    table.apply(2, 25)
    other = Sea().hands(LOW, HALF, WHOLE, HIGHER)
    other.apply(2, 36)
    for seat in (-1, 0, 1, 3):
        assert table.view(seat).to_row().tobytes() == other.view(seat).to_row().tobytes()
        assert table.view(seat).owing == 0b1011
    assert table.view(2).bid[2] == 25
    for seat in (0, 1, 3):
        assert table.legal(seat) == other.legal(seat) == Sea().hands(LOW, HALF, WHOLE, HIGHER).legal(seat)


def test_ttt_6_a_search_takes_back_the_bids_that_it_cannot_know():
    table = Sea().hands(LOW, HALF, WHOLE, HIGHER)
    for seat, card in ((0, 3), (1, 13), (3, 40)):
        table.apply(seat, card)
    rules.reopen(table.state, 1)
    assert table.state.bid[:4] == [-1, 13, -1, -1]
    assert table.pending() == [0, 2, 3]


def test_ttt_6_one_bid_each():
    table = Sea().hands(LOW, HALF, WHOLE, HIGHER)
    table.apply(1, 13)
    assert table.legal(1) == []
    assert table.refusal(1, 14) == ("TTT-6", "already_bid", {"card": 13})


def test_ttt_6_only_cards_of_the_own_hand():
    table = Sea().hands(LOW, HALF, WHOLE, HIGHER)
    assert table.legal(1) == HALF
    for card, rule, code in ((25, "TTT-6", "not_in_hand"), (60, "TTT-6", "not_in_hand"), (0, "TTT-1", "no_such_card")):
        assert table.refusal(1, card) == (rule, code, {"card": card})
        assert table.why(1, card).words

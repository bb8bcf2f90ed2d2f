"""Turn the Tide rule by rule: every test is named by the rule it would fail without."""

import random
from itertools import chain, permutations

import pytest
from interpreted import of_kind, only
from tides import HALF, HIGHER, LOW, TOP, WHOLE, Sea, cards, preservers_of

from quarterdeck.games.turn_the_tide import GAME, deck, rules, strategy
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


def test_points_are_good_and_hands_still_to_be_played_count():
    """The worth that a search gets at a round's end."""
    sea = Sea(players=3, rounds=3).hands(range(1, 13), TOP, HIGHER)
    out = [0.0] * 5
    sea.state.score[:3] = [4, 9, 4]
    sea.state.round_number = 1  # each seat plays all three hands by the end
    rules.worth(sea.state, out)
    assert out[0] == out[2] < out[1]
    assert abs(sum(out) - 1) < 1e-9
    sea.state.score[:3] = [4, 4, 4]
    sea.state.round_number = 3  # one round is left: low cards are worth more than middle and high ones
    rules.worth(sea.state, out)
    strength = [strategy.strength(hand) for hand in sea.state.hand[:3]]
    assert sorted(range(3), key=lambda seat: out[seat]) == sorted(range(3), key=lambda seat: strength[seat])
    assert len(set(out[:3])) == 3

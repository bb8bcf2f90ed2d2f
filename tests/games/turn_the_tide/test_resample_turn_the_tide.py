"""What `resample` can draw in Turn the Tide, against every deal listed by hand and against exact counts."""

import copy
import random
from collections import Counter
from functools import cache
from math import comb

import pytest
from brute import deals, members
from chances import assert_even
from tides import HALF, HIGHER, LOW, TOP, WHOLE, Sea, cards, preservers_of


def position(seed, players, round_number, hand_number):
    """A random game until `hand_number` hands of a round have been played; no seat is ever out."""
    rng = random.Random(seed)
    table = Sea(players=players, rounds=players, key=seed + 1)
    while table.state.round_number < round_number or table.state.hand_number <= hand_number:
        if table.state.hand_number == 1:
            table.state.up[:players] = [40] * players
        if table.state.round_number < round_number and table.state.hand_number == 3:
            table.state.hand_number = 12  # show only the first bids of earlier rounds
        table.random_hand(rng)
    return table


def hidden_seats(table, seat):
    """TTT-14: the seats whose hands `seat` has not held."""
    players = table.players
    if seat < 0:
        return list(range(players))
    known = {(seat + step) % players for step in range(min(table.state.round_number, players))}
    return [other for other in range(players) if other not in known]


def consistent_deals(table, seat):
    """Every way to deal what `seat` has not seen that its knowledge allows, by brute force."""
    hidden, state = hidden_seats(table, seat), table.state
    shown = [state.shown[other] for other in hidden]
    unseen = members(sum(state.hand[place] for place in [*hidden, *range(table.players, 5)]) & ~sum(shown))
    possible = set()
    for more in deals(unseen, [12 - known.bit_count() for known in shown]):
        hands = tuple(known | new for known, new in zip(shown, more, strict=True))
        if [preservers_of(cards(hand)) for hand in hands] == [state.preservers[other] for other in hidden]:
            possible.add(hands)
    return hidden, possible


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("players", "round_number", "hand_number", "seat"),
    [
        (3, 1, 11, 0),
        (3, 2, 11, 1),
        (4, 1, 11, 2),
        (4, 2, 11, 0),
        (4, 3, 10, 1),
        (5, 1, 10, 0),
        (5, 2, 10, 3),
        (5, 3, 9, 4),
    ],
)
def test_exactly_the_consistent_deals_are_drawn_and_equally_often(players, round_number, hand_number, seat, seed):
    table = position(seed, players, round_number, hand_number)
    hidden, possible = consistent_deals(table, seat)
    draws = 12 * len(possible) if len(possible) < 2500 else 4000
    drawn = (row["hand"].tolist() for row in table.resampled(seat, draws))
    counts = Counter(tuple(hands[other] for other in hidden) for hands in drawn)
    assert set(counts) <= possible
    if draws > len(possible):
        assert_even(counts, possible)
    else:
        assert max(counts.values()) < 12, "none is drawn far too often"


def tables_of(hand):
    """How many halves and wholes are among cards."""
    return sum(13 <= c <= 24 or 37 <= c <= 48 for c in hand), sum(25 <= c <= 36 for c in hand)


def exact_shares(table, seat):
    """The share of all consistent deals of each (half, whole) count of the first hidden hand, with exact integers.

    Only for hands of which nothing has been shown.
    """
    hidden = hidden_seats(table, seat)
    tokens = [table.state.preservers[other] for other in hidden]
    unseen = [card for place in [*hidden, *range(table.players, 5)] for card in table.hand(place)]
    half, whole = tables_of(unseen)

    @cache
    def count(at, plain, half, whole):
        if at == len(tokens):
            return 1  # the remaining cards lie in the box
        return sum(ways * rest for ways, rest in choices(at, plain, half, whole).values())

    def choices(at, plain, half, whole):
        """Each (half, whole) of hand `at`: in how many ways, and in how many the others can follow."""
        found = {}
        for w in range(min(12, whole) + 1):
            for h in range(min(12 - w, half) + 1):
                p = 12 - w - h
                if p <= plain and (h + 2 * w) // 2 == tokens[at]:
                    ways = comb(plain, p) * comb(half, h) * comb(whole, w)
                    found[h, w] = (ways, count(at + 1, plain - p, half - h, whole - w))
        return found

    first = choices(0, len(unseen) - half - whole, half, whole)
    total = sum(ways * rest for ways, rest in first.values())
    return hidden, {one: ways * rest / total for one, (ways, rest) in first.items() if rest}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("players", "seat"), [(3, 0), (4, 0), (5, 0), (3, -1), (4, -1), (5, -1)])
def test_full_hands_have_their_preservers_as_likely_as_exact_counts_say(players, seat, seed):
    """From the first bid on, where the number of deals is beyond 64 bits."""
    table = Sea(players=players, key=seed + 1)
    hidden, shares = exact_shares(table, seat)
    draws = 4000
    firsts, lasts = Counter(), Counter()
    for row in table.resampled(seat, draws):
        hands = [cards(int(row["hand"][other])) for other in hidden]
        assert [preservers_of(hand) for hand in hands] == row["preservers"][hidden].tolist()
        firsts[tables_of(hands[0])] += 1
        lasts[tables_of(hands[-1])] += 1
    for found, at in ((firsts, 0), (lasts, len(hidden) - 1)):
        expected = shares if at == 0 else last_shares(table, seat)
        assert set(found) <= set(expected)
        likely = {one: share * draws for one, share in expected.items() if share * draws > 5}
        chi = sum((found[one] - mean) ** 2 / mean for one, mean in likely.items())
        assert chi < len(likely) + 6 * (2 * len(likely)) ** 0.5


def last_shares(table, seat):
    """As `exact_shares` for the last hidden hand: the same with the seats' order turned."""
    turned, swapped = Sea(players=table.players), copy.deepcopy(table.state)
    first, *_, last = hidden_seats(table, seat)
    for field in ("hand", "preservers"):
        values = getattr(swapped, field)
        values[first], values[last] = values[last], values[first]
    turned.state = swapped
    return exact_shares(turned, seat)[1]


@pytest.mark.parametrize("seat", [-1, 0, 2])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_extreme_hands_are_found_at_once(players, seat):
    """All hands as uneven as can be: hardly a deal fits, and it is found."""
    table = Sea(players=players).hands(*(WHOLE, HALF, LOW, HIGHER, TOP)[:players])
    for row in table.resampled(seat, 50):
        hands = row["hand"][:players].tolist()
        assert [preservers_of(cards(hand)) for hand in hands] == table.state.preservers[:players]


def test_tides_to_come_are_drawn_from_those_not_turned_up():
    table = position(5, 4, 1, 9)
    turned = 2 * table.state.hand_number
    orders = Counter()
    for row in table.resampled(1, 600):
        tide = row["tide"].tolist()
        assert tide[:turned] == table.state.tide[:turned]
        assert sorted(tide) == [value for value in range(1, 13) for _ in range(2)]
        orders[tuple(tide[turned:])] += 1
    left = table.state.tide[turned:]
    assert len(left) == 4
    assert len(orders) == 24 // (2 ** (4 - len(set(left))))
    assert_even(orders, set(orders))


def test_bids_that_others_may_have_chosen():
    """A seat that has bid has some card of its hand chosen; the own bid stays."""
    table = position(7, 4, 1, 8)
    rng = random.Random(1)
    for seat in (0, 2, 3):
        table.state.bid[seat] = rng.choice(table.legal(seat))
        table.state.owing &= ~(1 << seat)
    chosen = Counter()
    for row in table.resampled(3, 300):
        assert int(row["bid"][1]) == -1
        assert int(row["bid"][3]) == table.state.bid[3]
        for seat in (0, 2):
            assert int(row["hand"][seat]) & ~int(row["played"][seat]) & 1 << int(row["bid"][seat])
        chosen[int(row["bid"][0])] += 1
    assert len(chosen) > 12, "cards of many hands"

"""Deals by number: each that can be exactly once, in order; none of too many."""

import random
from itertools import permutations
from types import SimpleNamespace

import pytest

from quarterdeck.kernel.listing import MOST, count_deals, deal_at

SUITS = tuple(0b1111 << 4 * suit if word == suit // 4 else 0 for word in range(2) for suit in range(8))
"""Four cards a suit; the last four suits are in the second word, at the places of cards that the first has not."""


def packed(numbers):
    return sum(number << 8 * at for at, number in enumerate(numbers))


def listed(cards, sizes, closed):
    """All deals in order, each as the bin of every card."""
    low, high = (sum(1 << card for card in cards if card // 16 == word) for word in range(2))
    found, at = [], 0
    while True:
        state = SimpleNamespace(hand=[0] * 16)
        at = deal_at(state, low, high, packed(sizes), packed(closed), SUITS, at)
        if at < 0:
            return found
        found.append(tuple(next(b for b in range(8) if state.hand[2 * b + card // 16] >> card & 1) for card in cards))
        at += 1


@pytest.mark.parametrize("seed", range(20))
def test_every_deal_that_can_be_comes_once(seed):
    dice = random.Random(seed)
    cards = sorted(dice.sample(range(32), 6))
    sizes = dice.choice([[2, 2, 2], [1, 0, 3, 2], [6], [1] * 6, [0, 5, 1]])
    closed = [dice.choice([0, 0, 1 << dice.randrange(8), 0xF0]) for _ in sizes]
    places = [bin for bin, size in enumerate(sizes) for _ in range(size)]
    expected = {
        deal
        for deal in permutations(places)
        if not any(closed[bin] >> card // 4 & 1 for card, bin in zip(cards, deal, strict=True))
    }
    found = listed(cards, sizes, closed)
    assert len(found) == len(expected)
    assert set(found) == expected


def test_numbers_stay_what_they_are():
    """A deal is found from every number up to its own, and all deals before the last are passed over at once."""
    state = SimpleNamespace(hand=[0] * 16)
    free = packed([3, 3, 3])
    numbers = []
    at = deal_at(state, 0x1FF, 0, free, packed([1, 0, 0]), SUITS, 0)
    while at >= 0:
        numbers.append(at)
        state.hand = [0] * 16
        at = deal_at(state, 0x1FF, 0, free, packed([1, 0, 0]), SUITS, at + 1)
    assert numbers == sorted(numbers)
    assert numbers[0] > 500
    assert numbers[-1] == count_deals(free) - 1


def test_too_many_are_none():
    assert count_deals(packed([4, 4, 4])) == 34650
    assert count_deals(packed([5, 5, 5])) == 0
    assert count_deals(packed([1, 62])) == 63
    assert deal_at(SimpleNamespace(hand=[0] * 16), (1 << 15) - 1, 0, packed([5, 5, 5]), 0, SUITS, 0) == -1
    assert MOST >= 34650

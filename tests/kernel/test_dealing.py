"""The dealer: every deal that can be is equally likely, and comes up."""

from collections import Counter
from itertools import combinations

import pytest
from chances import assert_even
from hypothesis import given, settings
from hypothesis import strategies as st

from quarterdeck.kernel import PyState
from quarterdeck.kernel.dealing import (
    BEYOND,
    bound_suits,
    count_suits,
    deal_bound,
    deal_hidden,
    deal_out,
    part,
    plan,
    spread,
    total,
)
from quarterdeck.kernel.draws import DRAW_FIELDS, GAME, RESAMPLE, begin_draws, set_key
from quarterdeck.kernel.fields import Field, everybody, state_dtype

BINS = 8
ONE_WORD = tuple(0b1111 << 4 * suit for suit in range(8))
"""Eight suits of four cards."""
TWO_WORDS = tuple(0b1111 << 4 * suit if suit < 3 else 0 for suit in range(8)) + tuple(
    0b1111 << 4 * (suit - 3) if suit >= 3 else 0 for suit in range(8)
)
"""The same cards, those from suit 3 on in word 1."""


def hands(words, seed=0):
    state = PyState(state_dtype([Field("hand", "i8", everybody(), words * BINS), *DRAW_FIELDS]))
    set_key(state, [seed, *range(7)])
    begin_draws(state, RESAMPLE)
    return state


def side_by_side(numbers):
    return sum(number << 8 * at for at, number in enumerate(numbers))


def suits_of(letters):
    """A set of suits, named A to H."""
    return sum(1 << "ABCDEFGH".index(letter) for letter in letters)


def cards_of(counts):
    """Return a set of cards with this number of each suit."""
    return sum((1 << n) - 1 << 4 * suit for suit, n in enumerate(counts))


def split(cards):
    """The same cards in two words."""
    return cards & 0xFFF, cards >> 12


def drawn(state, words):
    """Each bin's cards, as one set."""
    if words == 1:
        return tuple(state.hand)
    return tuple(low | high << 12 for low, high in zip(state.hand[::2], state.hand[1::2], strict=True))


def deal_once(state, cards, free, closed, words=1):
    state.hand = [0] * len(state.hand)
    low, high = (cards, 0) if words == 1 else split(cards)
    suits = ONE_WORD if words == 1 else TWO_WORDS
    deal_hidden(state, low, high, side_by_side(free), side_by_side(map(suits_of, closed)), suits)
    return drawn(state, words)


def all_deals(cards, free, closed):
    """Every deal that is possible, by brute force."""
    if not free:
        return [()]
    allowed = [card for card in range(32) if cards >> card & 1 and not suits_of(closed[0]) >> card // 4 & 1]
    chosen = [sum(1 << card for card in some) for some in combinations(allowed, free[0])]
    return [(mine, *rest) for mine in chosen for rest in all_deals(cards & ~mine, free[1:], closed[1:])]


CROSSING = {
    "each closed to one": ([2, 2, 2], [2, 2, 2], ["A", "B", "C"]),
    "a ring": ([2, 2, 2, 2], [2, 2, 2, 2], ["AB", "BC", "CD", "DA"]),
    "tight and uneven": ([3, 1, 2, 1], [1, 4, 2], ["AB", "D", "A"]),
    "with a pile that is open to all": ([1, 2, 1, 2], [1, 1, 1, 3], ["A", "AB", "BC", ""]),
    "many seats, a card each": ([1] * 6, [1] * 6, ["AB", "BC", "CD", "DE", "EF", "FA"]),
    "bins without places": ([1, 2, 2], [0, 2, 0, 2, 1], ["AB", "A", "C", "B", "C"]),
}


@pytest.mark.parametrize("words", [1, 2])
@pytest.mark.parametrize("case", CROSSING)
def test_every_deal_is_equally_likely_however_voids_cross(case, words):
    counts, free, closed = CROSSING[case]
    cards = cards_of(counts)
    possible = all_deals(cards, free, closed)
    state = hands(words, seed=len(case))
    times = max(2000, 12 * len(possible))
    found = Counter(deal_once(state, cards, free, closed, words)[: len(free)] for _ in range(times))
    assert len(found) == len(possible)
    assert_even(found, possible)


@st.composite
def positions(draw):
    """A deal of eight suits to up to eight bins, and suits that the bins are closed to and do not have in it."""
    bins = draw(st.integers(1, BINS))
    deal = draw(st.dictionaries(st.integers(0, 31), st.integers(0, bins - 1)))
    has = [{"ABCDEFGH"[card // 4] for card, at in deal.items() if at == bin} for bin in range(bins)]
    lacks = [[suit for suit in "ABCDEFGH" if suit not in own] for own in has]
    closed = ["".join(draw(st.sets(st.sampled_from(own)))) if own else "" for own in lacks]
    free = [sum(at == bin for at in deal.values()) for bin in range(bins)]
    return sum(1 << card for card in deal), free, closed


@settings(max_examples=200)
@given(positions(), st.sampled_from([1, 2]), st.integers(0, 1000))
def test_a_deal_agrees_with_what_is_known(position, words, seed):
    cards, free, closed = position
    found = deal_once(hands(words, seed), cards, free, closed, words)
    assert [own.bit_count() for own in found[: len(free)]] == free
    assert sum(found) == cards
    for own, lacks in zip(found, closed, strict=False):
        assert not any(own & ONE_WORD["ABCDEFGH".index(suit)] for suit in lacks)


NESTED = [
    ([2, 3, 1, 4], [3, 3, 4], ["A", "AB", ""]),
    ([4, 2, 1], [3, 2, 2], ["B", "B", "A"]),
    ([3, 3, 2, 2], [4, 4, 2], ["AC", "BC", "AB"]),
]


@pytest.mark.parametrize(("counts", "free", "closed"), NESTED)
def test_nothing_is_dealt_anew_where_sets_of_bins_are_nested_or_apart(counts, free, closed):
    cards, places, lacks = cards_of(counts), side_by_side(free), side_by_side(map(suits_of, closed))
    numbers = count_suits(cards, 0, ONE_WORD)
    bound = bound_suits(places, lacks, numbers)
    order, most = plan(places, lacks, numbers, bound)
    state = hands(1)
    for _ in range(300):
        state.hand = [0] * BINS
        assert deal_bound(state, cards, 0, places, lacks, ONE_WORD, bound.bit_count(), order, most) != BEYOND


def test_a_card_that_finds_no_place_is_noticed_and_what_stays_free_is_told():
    state = hands(1)
    assert spread(state, 0b1, 0, 1, 0, 3, RESAMPLE) == BEYOND
    left = spread(state, 0b111, 0, 1, side_by_side([1, 0, 5, 0, 0, 0, 0, 2]), 8, RESAMPLE)
    assert total(left) == 5
    assert [own.bit_count() + part(left, bin) for bin, own in enumerate(state.hand)] == [1, 0, 5, 0, 0, 0, 0, 2]


def test_deals_fill_the_free_places_equally_often():
    """Ten cards to places 3, 0 and 7; a card that is there already stays."""
    state = hands(1)
    begin_draws(state, GAME)
    counts = [0] * 10
    for _ in range(1000):
        state.hand = [1 << 20, 0, 0]
        deal_out(state, 0b1111111111, 7 << 16 | 3, GAME)
        assert [hand.bit_count() for hand in state.hand] == [4, 0, 7]
        assert state.hand[0] ^ state.hand[2] == 1 << 20 | 0b1111111111
        for card in range(10):
            counts[card] += state.hand[0] >> card & 1
    assert max(abs(count - 300) for count in counts) < 6 * (1000 * 0.3 * 0.7) ** 0.5

"""Placing cards: each into a bin drawn by its free places, so that all ways to fill the bins are equally likely.

Bins are the seats, and `PILE_BIN` the draw pile or the stack. With two players a seat has several,
`seat + 2 * k`, for the cards that came into its hand at different times (see `slots`). A number for each bin
is packed into one integer, BITS for each: free places, or how many cards of a suit a bin gets.

Where bins are closed to suits, `state.work` says how many cards of each suit a bin gets before any card
is placed; its last entry counts the places left to the suits that every bin may have.
"""

from __future__ import annotations

from typing import Any

from quarterdeck.games.sea_change.deck import SUITS, WORD
from quarterdeck.kernel.bits import lowest, popcount
from quarterdeck.kernel.draws import RESAMPLE, draw

PILE_BIN = 8
BINS = 9
ALL_BINS = (1 << BINS) - 1
BITS = 6
PLACES = (1 << BITS) - 1
EVERY_SUIT = sum(1 << BINS * suit for suit in range(SUITS + 1))
"""A set of bins times this: the same set for each suit, and for the cards that are not bound."""

EXCHANGES = 48
"""Exchanges tried where no order of the suits deals fairly: with about a dozen unseen cards the odds of all deals
are then equal as far as tests can tell."""


def places_in(packed: int, bin: int) -> int:
    """The bin's number."""
    return packed >> BITS * bin & PLACES


def occupied_bins(packed: int) -> int:
    """The set of bins whose number is not 0."""
    found = 0
    for bin in range(BINS):
        found |= (places_in(packed, bin) > 0) << bin
    return found


def bins_for(opened: int, suit: int) -> int:
    """The set of bins that may get cards of the suit (SUITS: that have places at all); `opened` has one for each."""
    return opened >> BINS * suit & ALL_BINS


def spread(state: Any, cards: int, word: int, free: int, left: int, purpose: int) -> int:
    """Place a set of cards (bits of word `word`) in bins with free places, `left` in all; returns what stays free.

    What falls to the pile is left for `fill_pile`.
    """
    several = 7 if state.seats > 2 else state.seats - 1  # bin & several: its seat
    while cards:
        bit = cards & -cards
        cards ^= bit
        at = draw(state, left, purpose)
        left -= 1
        bin = 0
        places = free & PLACES
        while at >= places:
            at -= places
            bin += 1
            places = free >> BITS * bin & PLACES
        free -= 1 << BITS * bin
        if bin < PILE_BIN:
            state.hand[2 * (bin & several) + word] |= bit
    return free


def fill_pile(state: Any, low: int, high: int, purpose: int) -> None:
    """Those of a set of cards that no seat holds become the pile, from `drawn` on, in an order drawn at random."""
    for seat in range(state.seats):
        low &= ~state.hand[2 * seat]
        high &= ~state.hand[2 * seat + 1]
    count = 0
    while low | high:
        if low:
            card = lowest(low)
            low &= low - 1
        else:
            card = WORD + lowest(high)
            high &= high - 1
        at = state.drawn + draw(state, count + 1, purpose)
        state.pile[state.drawn + count] = state.pile[at]
        state.pile[at] = card
        count += 1


def allot(state: Any, counts: int, bound: int, opened: int) -> None:
    """Say in `work` how many cards of each bound suit every bin gets; `work[SUITS]` has the free places.

    Suits with the fewest bins come first: where of any two suits' bins one has all of the other's, or none,
    every deal is then equally likely; otherwise exchanges bring it close to that.
    """
    for wanted in range(1, BINS):
        for suit in range(SUITS):
            if bound >> suit & 1 and popcount(bins_for(opened, suit)) == wanted:
                for _ in range(places_in(counts, suit)):
                    allot_one(state, suit, opened)
    if crossing(bound, opened):
        mix(state, opened)


def crossing(bound: int, opened: int) -> bool:
    """Two bound suits have some bins in common, and each has one that the other has not."""
    while bound:
        one = bins_for(opened, lowest(bound))
        bound &= bound - 1
        others = bound
        while others:
            two = bins_for(opened, lowest(others))
            others &= others - 1
            if one & two and one & ~two and two & ~one:
                return True
    return False


def allot_one(state: Any, suit: int, opened: int) -> None:
    """A card of the suit for an open bin, drawn by free places; if all are full, make room first."""
    free = state.work[SUITS]
    bins = bins_for(opened, suit)
    total = 0
    while bins:
        total += places_in(free, lowest(bins))
        bins &= bins - 1
    if total == 0:
        make_room(state, suit, opened)
        return
    at = draw(state, total, RESAMPLE)
    bins = bins_for(opened, suit)
    while at >= places_in(free, lowest(bins)):
        at -= places_in(free, lowest(bins))
        bins &= bins - 1
    move(state, SUITS, suit, lowest(bins))


def move(state: Any, suit: int, other: int, bin: int) -> None:
    """The bin gets a card of `other` in the place of one of `suit` (SUITS: a free place)."""
    state.work[suit] -= 1 << BITS * bin
    state.work[other] += 1 << BITS * bin


def make_room(state: Any, suit: int, opened: int) -> None:
    """Hand cards on along a chain of bins to one with a free place, so that a card of the suit fits.

    Breadth-first from the bins with free places backwards: `step` has where each bin hands a card on to.
    A chain exists because the true deal is one way to place all cards.
    """
    reached = occupied_bins(state.work[SUITS])
    step = 0  # four bits a bin
    bins = bins_for(opened, suit)
    while not reached & bins:
        takers = reached
        while takers:
            taker = lowest(takers)
            takers &= takers - 1
            givers = bins_for(opened, SUITS) & ~reached
            while givers:
                giver = lowest(givers)
                givers &= givers - 1
                if movable(state, giver, taker, opened) >= 0:
                    reached |= 1 << giver
                    step |= taker << 4 * giver
    at = lowest(reached & bins)
    while places_in(state.work[SUITS], at) == 0:
        taker = step >> 4 * at & 15
        moved = movable(state, at, taker, opened)
        move(state, moved, suit, at)
        suit = moved
        at = taker
    move(state, SUITS, suit, at)


def movable(state: Any, giver: int, taker: int, opened: int) -> int:
    """A suit of which `giver` gets a card that `taker` may have, too; -1: none."""
    for suit in range(SUITS):
        if places_in(state.work[suit], giver) and bins_for(opened, suit) >> taker & 1:
            return suit
    return -1


def mix(state: Any, opened: int) -> None:
    """Exchange cards of random places wherever both bins may have the other's.

    That changes nothing where all deals are equally likely, and brings other odds closer to it.
    """
    total = 0
    for suit in range(SUITS + 1):
        for bin in range(BINS):
            total += places_in(state.work[suit], bin)
    for _ in range(EXCHANGES):
        one = find(state, draw(state, total, RESAMPLE), bins_for(opened, SUITS))
        two = find(state, draw(state, total, RESAMPLE), bins_for(opened, SUITS))
        suit, bin = one & 7, one >> 3
        other_suit, other_bin = two & 7, two >> 3
        if bins_for(opened, suit) >> other_bin & 1 and bins_for(opened, other_suit) >> bin & 1:
            move(state, suit, other_suit, bin)
            move(state, other_suit, suit, other_bin)


def find(state: Any, at: int, bins: int) -> int:
    """What is in the `at`-th place of all: its suit (SUITS: one that is not bound), and eight times its bin."""
    while True:
        bin = lowest(bins)
        bins &= bins - 1
        for suit in range(SUITS + 1):
            count = places_in(state.work[suit], bin)
            if at < count:
                return suit + 8 * bin
            at -= count

"""Who knows what in Sea Change: the projection and its inverse."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.sea_change.dealing import (
    BINS,
    BITS,
    EVERY_SUIT,
    PILE_BIN,
    allot,
    bins_for,
    fill_pile,
    occupied_bins,
    places_in,
    spread,
)
from quarterdeck.games.sea_change.deck import IN_PLAY, MAX_PILE, ONE_SUIT, PILE, SUITS, VALUES, WORD
from quarterdeck.games.sea_change.slots import (
    DRAWS,
    SHOWN,
    closed_to,
    count_plays,
    likely_slots,
    oldest_first,
    size_of,
)
from quarterdeck.kernel.bits import UNKNOWN, popcount
from quarterdeck.kernel.draws import RESAMPLE, begin_draws, blank_draws, set_key
from quarterdeck.kernel.state import copy
from quarterdeck.kernel.telling import hide

ALL_OPEN = (1 << BINS * (SUITS + 1)) - 1


def redact(state: Any, seat: int, out: Any) -> None:
    """What `seat` may know (-1: a spectator): its own hand and all that was played, but no card of a pile to come."""
    copy(state, out)
    blank_draws(out)
    for other in range(state.seats):
        if other != seat:
            out.hand[2 * other] = UNKNOWN
            out.hand[2 * other + 1] = UNKNOWN
    blank_pile(state, out)
    hide(out, seat)


def blank_pile(state: Any, out: Any) -> None:
    """SEA-15, SEA-16: nobody knows a draw pile or a stack; what the stack has played is public."""
    for at in range(state.drawn if state.seats == 1 else 0, MAX_PILE):
        out.pile[at] = UNKNOWN


def unseen(state: Any, seat: int) -> tuple[int, int]:
    """The cards in play that `seat` neither holds nor has seen played, as two words."""
    low, high = IN_PLAY[2 * state.seats], IN_PLAY[2 * state.seats + 1]
    for side in range(state.sides):
        low &= ~state.collected[2 * side]
        high &= ~state.collected[2 * side + 1]
    for place in range(state.in_trick):
        card = state.trick[place]
        if card < WORD:
            low &= ~(1 << card)
        else:
            high &= ~(1 << card - WORD)
    if seat >= 0:
        low &= ~state.hand[2 * seat]
        high &= ~state.hand[2 * seat + 1]
    return low, high


def suit_of_words(low: int, high: int, suit: int) -> int:
    """The values of one suit in a set of cards."""
    return (low >> VALUES * suit if suit < 3 else high >> VALUES * (suit - 3)) & ONE_SUIT


def resample(state: Any, seat: int, key: Any, out: Any) -> None:
    """A full state drawn from those consistent with what `seat` knows; `key` (uint32[8]) replaces the key.

    Shown voids bind it, and with two players what was drawn since. Every consistent deal of the round can come up.
    All are equally likely for two players, and wherever of any two suits' possible seats one has all
    of the other's, or none. Where shown voids cross, cards are placed suit by suit and then exchanged at random,
    which comes close to that. What is drawn for a spectator of two players is consistent and no more.
    """
    copy(state, out)
    blank_draws(out)
    set_key(out, key)
    begin_draws(out, RESAMPLE)
    hide(out, seat)
    for other in range(state.seats):
        if other != seat:
            out.hand[2 * other] = 0
            out.hand[2 * other + 1] = 0
    blank_pile(state, out)
    low, high = unseen(state, seat)
    place_unseen(state, seat, -1, out, low, high)


def place_unseen(state: Any, seat: int, drawer: int, out: Any, low: int, high: int) -> None:
    """Every unseen card to a hand or the pile; `drawer`: see `slots_of_two`."""
    counts = 0
    for suit in range(SUITS):
        counts |= popcount(suit_of_words(low, high, suit)) << BITS * suit
    if state.seats == 2:
        free, opened = slots_of_two(state, seat, drawer, out, counts)
    else:
        free, opened = places_of_all(state, seat)
    free |= PILE[state.seats] - out.drawn << BITS * PILE_BIN
    left = popcount(low) + popcount(high)
    opened &= occupied_bins(free) * EVERY_SUIT
    bound = bound_suits(opened, counts)
    rest_low, rest_high = low, high
    if bound:
        out.work[SUITS] = free
        allot(out, counts, bound, opened)
        for suit in range(SUITS):
            if bound >> suit & 1:
                left -= place_suit(out, low, high, suit)
                rest_low, rest_high = without_suit(rest_low, rest_high, suit)
        free = out.work[SUITS]
        for suit in range(SUITS + 1):
            out.work[suit] = 0
    free = spread(out, rest_low, 0, free, left, RESAMPLE)
    spread(out, rest_high, 1, free, left - popcount(rest_low), RESAMPLE)
    if PILE[state.seats]:
        fill_pile(out, low, high, RESAMPLE)


def place_suit(out: Any, low: int, high: int, suit: int) -> int:
    """The cards of a bound suit to the bins that get them; how many they are."""
    cards = suit_of_words(low, high, suit)
    count = popcount(cards)
    word = suit // 3
    spread(out, cards << VALUES * (suit - 3 * word), word, out.work[suit], count, RESAMPLE)
    return count


def without_suit(low: int, high: int, suit: int) -> tuple[int, int]:
    """A set of cards less those of a suit."""
    if suit < 3:
        return low & ~(ONE_SUIT << VALUES * suit), high
    return low, high & ~(ONE_SUIT << VALUES * (suit - 3))


def bound_suits(opened: int, counts: int) -> int:
    """The suits with unseen cards that some bin with places may not have."""
    bound = 0
    for suit in range(SUITS):
        if bins_for(opened, suit) != bins_for(opened, SUITS) and places_in(counts, suit):
            bound |= 1 << suit
    return bound


def places_of_all(state: Any, seat: int) -> tuple[int, int]:
    """Free places and open bins where nobody draws: a bin a seat, closed to the voids that it has shown."""
    free = 0
    opened = ALL_OPEN
    for other in range(state.seats):
        if other != seat:
            free |= state.held[other] << BITS * other
            opened = close(opened, other, state.void[other])
    return free, opened


def close(opened: int, bin: int, closed: int) -> int:
    """`opened` with a bin closed to a set of suits."""
    while closed:
        suit = popcount((closed & -closed) - 1)
        closed &= closed - 1
        opened &= ~(1 << BINS * suit + bin)
    return opened


def slots_of_two(state: Any, seat: int, drawer: int, out: Any, counts: int) -> tuple[int, int]:
    """The same with two players: a bin for all slots of a seat that are closed to equally many suits, so to the same.

    The card that `drawer` (-1: nobody) has drawn unseen in this step counts as one of the pile.
    """
    free = 0
    opened = ALL_OPEN
    for other in range(2):
        past = state.past[other]
        if other == seat:
            continue
        if not past & SHOWN or (seat >= 0 and out.drawn == PILE[2]):  # nothing shown, or the hand is known
            free |= state.held[other] - (other == drawer) << BITS * other
            continue
        plays = count_plays(past)
        dealt = state.held[other] + plays - min(plays, DRAWS)
        held = oldest_first(past, plays, dealt) if seat < 0 else likely_slots(out, past, plays, dealt, counts)
        for slot in range(plays if other == drawer else plays + 1):
            closed = closed_to(past, plays, slot, plays + 1)
            size = size_of(held, slot)
            if size:
                bin = other + 2 * popcount(closed)
                free += size << BITS * bin
                opened = close(opened, bin, closed)
    return free, opened

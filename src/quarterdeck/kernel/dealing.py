"""Random deals of hidden cards: every possible deal is equally likely, even if hands are known to lack suits.

A *bin* is a container for hidden cards: a hand, part of one, a pile. Each of its *places* takes one card. There are at
most eight bins, with at most 63 free places each and 127 together. One number for each bin, or for each suit, is packed
into one integer, eight bits each from the lowest (`part`). A set of bins is packed in the same way, as ones and zeros.
Cards are bit sets. A game with more cards than one set can have uses several *words*: `state.hand` then has that number
of sets for each bin.

`deal_hidden` deals suit by suit, each card to one free place. The number of open places for a suit depends on where the
suits before it went. Each card is drawn among the largest number that is possible, and if a draw falls beyond the
places that exist, the deal starts again. So every sequence of draws is equally likely, and every deal results from the
same number of sequences: one for each order of the places in every bin. If the sets of bins of any two suits are either
disjoint or one contains the other, no deal starts again: the suit with the smaller set comes first, and leaves the same
number of places wherever its cards go. (docs/decisions/0016-one-dealer.md)
"""

from typing import Any

from quarterdeck.kernel.bits import lowest, popcount
from quarterdeck.kernel.draws import RESAMPLE, draw

ONES = 0x01010101010101
HIGH_BITS = 0x80808080808080
BYTES = 0xFFFFFFFFFFFFFF
"""The mask of the lowest seven packed numbers; the eighth would overflow in sums, and is computed separately."""
EACH_BIN = 0x0101010101010101
PLACES = 0x3F
"""The factor that turns a set of bins into a mask of their free places."""
SUITS = 8
"""The most suits, and the number of entries for each word in a game's table of the cards of each suit."""
BEYOND = -1
"""The result if a draw fell beyond the places that exist."""


def part(numbers: int, at: int) -> int:
    """Return the packed number at an index."""
    return numbers >> 8 * at & 0xFF


def total(numbers: int) -> int:
    """Return the sum of packed numbers, which must be at most 127."""
    return ((numbers * ONES & BYTES) >> 48) + (numbers >> 56)


def deal_out(state: Any, cards: int, free: int, purpose: int) -> None:
    """Deal `cards` at random to the sets in `state.hand`: all deals are equally likely.

    `free`: the free places of each hand, in total the number of cards.
    """
    spread(state, cards, 0, 1, free, total(free), purpose)


def spread(state: Any, cards: int, word: int, words: int, free: int, places: int, purpose: int) -> int:
    """Deal `cards`, which are of word `word` of `words`, to the free places of bins; return the places that stay free.

    The first card is drawn among `places` places, each further one among one place less. If that is more than are free,
    the function returns BEYOND as soon as a draw falls beyond the free ones.
    """
    # Byte b: the places of all bins up to b. The first byte that is greater than a draw is that of its bin.
    ends = free * ONES & BYTES
    beyond = places - (ends >> 48) - (free >> 56)
    while cards:
        bit = cards & -cards
        cards ^= bit
        at = draw(state, places, purpose) - beyond
        if at < 0:
            return BEYOND
        places -= 1
        bin = popcount((at * ONES | HIGH_BITS) - ends & HIGH_BITS)
        ends -= ONES << 8 * bin & BYTES
        state.hand[words * bin + word] |= bit
    last = places - beyond - (ends >> 48)
    return (ends - (ends << 8 & BYTES)) | last << 56


def deal_hidden(state: Any, low: int, high: int, free: int, closed: int, suits: Any) -> None:
    """Deal hidden cards for `resample`: all deals that agree with what is known are equally likely.

    `low`, `high`: the cards of the first and of the second word. `free`: the free places of each bin, in total the
    number of cards. `closed`: for each bin the set of suits that it cannot have. `suits`: for each of eight suits the
    set of its cards in the first word, then the same for the second. At least one deal must be possible.
    """
    words = len(suits) // SUITS
    counts = count_suits(low, high, suits) if closed else 0
    bound = bound_suits(free, closed, counts)
    if bound:
        order, most = plan(free, closed, counts, bound)
        left = BEYOND
        while left < 0:
            left = deal_bound(state, low, high, free, closed, suits, popcount(bound), order, most)
        free = left
        for at in range(len(suits)):
            if bound >> at % SUITS & 1:
                low &= ~suits[at] if at < SUITS else -1
                high &= ~suits[at] if at >= SUITS else -1
    places = total(free)
    free = spread(state, low, 0, words, free, places, RESAMPLE)
    if words > 1:
        spread(state, high, 1, words, free, places - popcount(low), RESAMPLE)


def count_suits(low: int, high: int, suits: Any) -> int:
    """Return the number of cards of each suit, packed."""
    counts = 0
    for at in range(len(suits)):
        counts += popcount((low if at < SUITS else high) & suits[at]) << 8 * (at % SUITS)
    return counts


def occupied(free: int) -> int:
    """Return the set of bins with free places."""
    return free + EACH_BIN * PLACES >> 6 & EACH_BIN


def bins_of(free: int, closed: int, suit: int) -> int:
    """Return the set of bins with free places that may have cards of the suit."""
    return occupied(free) & ~(closed >> suit)


def bound_suits(free: int, closed: int, counts: int) -> int:
    """Return the set of *bound* suits: they have hidden cards, and some bin with free places cannot have them."""
    bound = 0
    if closed:
        for suit in range(SUITS):
            if part(counts, suit) and closed >> suit & occupied(free):
                bound |= 1 << suit
    return bound


def plan(free: int, closed: int, counts: int, bound: int) -> tuple[int, int]:
    """Return the order of the bound suits (four bits for each), and the most places that each can find open (packed).

    A suit comes before those that can go to all of its bins and more. If several suits can be next, the one with the
    least sum of its places and its places to spare comes first, which keeps draws beyond the open places rare.
    """
    order = 0
    most = 0
    step = 0
    while bound:
        best = 1 << 20
        rest = bound
        while rest:
            suit = lowest(rest)
            rest &= rest - 1
            if is_innermost(free, closed, bound, suit):
                found = most_places(free, closed, counts, order, step, suit)
                best = min(best, (2 * found - part(counts, suit)) << 10 | found << 3 | suit)
        bound ^= 1 << (best & 7)
        order |= (best & 7) << 4 * step
        most |= (best >> 3 & 0x7F) << 8 * step
        step += 1
    return order, most


def is_innermost(free: int, closed: int, suits: int, suit: int) -> bool:
    """Return whether none of the other suits is limited to only some of this suit's bins."""
    own = bins_of(free, closed, suit)
    while suits:
        other = bins_of(free, closed, lowest(suits))
        suits &= suits - 1
        if other != own and not other & ~own:
            return False
    return True


def most_places(free: int, closed: int, counts: int, order: int, steps: int, suit: int) -> int:
    """Return the most places that a suit can find open after the suits of `steps` earlier steps.

    These are the places of its bins, less the earlier cards that must be in these bins. Take a group of bins: the
    suit's own and some more. The cards of earlier suits that can go only to the group, and that do not fit into the
    additional bins, are in the suit's own bins. The additional bins tried here are none, and those of each earlier
    suit.
    """
    own = bins_of(free, closed, suit)
    inside = 0
    for i in range(steps + 1):
        room = own if i == steps else own | bins_of(free, closed, order >> 4 * i & 7)
        cards = 0
        for j in range(steps):
            earlier = order >> 4 * j & 7
            if not bins_of(free, closed, earlier) & ~room:
                cards += part(counts, earlier)
        inside = max(inside, cards - total(free & (room & ~own) * PLACES))
    return total(free & own * PLACES) - inside


def deal_bound(
    state: Any, low: int, high: int, free: int, closed: int, suits: Any, steps: int, order: int, most: int
) -> int:
    """Deal the bound suits in the order of `plan`, and return the places that stay free.

    Returns BEYOND, with nothing dealt, if a draw fell beyond the open places.
    """
    words = len(suits) // SUITS
    left = free
    for step in range(steps):
        suit = order >> 4 * step & 7
        mine = bins_of(free, closed, suit) * PLACES
        places = part(most, step)
        found = left & mine
        for word in range(words):
            cards = (high if word else low) & suits[SUITS * word + suit]
            if cards:
                found = spread(state, cards, word, words, found, places, RESAMPLE)
                places -= popcount(cards)
            if found < 0:
                take_back(state, low, high, words)
                return BEYOND
        left = (left & ~mine) | found
    return left


def take_back(state: Any, low: int, high: int, words: int) -> None:
    """Remove the cards `low` (first word) and `high` (second word) from all bins."""
    for at in range(len(state.hand)):
        state.hand[at] &= ~(high if at % words else low)

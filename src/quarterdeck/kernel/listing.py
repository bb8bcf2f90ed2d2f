"""Enumeration of the deals of hidden cards, each with a number.

Bins, places and suits are those of `kernel.dealing`. Deals are numbered as if no bin were closed to a suit. Impossible
deals, which put a card into a bin that is closed to its suit, are skipped, all with the same beginning at once.
"""

from typing import Any

from quarterdeck.kernel.dealing import SUITS, part, take_back, total

MOST = 1 << 16
"""The most deals that are enumerated."""


def count_deals(free: int) -> int:
    """Return the number of ways to fill the free places of all bins with cards, or 0 if it is more than MOST."""
    ways = 1
    places = 0
    for bin in range(8):
        for at in range(1, part(free, bin) + 1):
            places += 1
            ways = ways * places // at
            if ways > MOST:
                return 0
    return ways


def deal_at(state: Any, low: int, high: int, free: int, closed: int, suits: Any, index: int) -> int:
    """Deal hidden cards (two words) into `state.hand`: the first possible deal from number `index` on.

    Returns the number of that deal, or -1 if there is none, or if there are more than MOST deals. The other arguments
    are those of `deal_hidden`.
    """
    ways = count_deals(free)
    while index < ways:
        wrong = deal_number(state, low, high, free, closed, suits, ways, index)
        if wrong == 0:
            return index
        take_back(state, low, high, len(suits) // SUITS)
        index += wrong
    return -1


def deal_number(state: Any, low: int, high: int, free: int, closed: int, suits: Any, ways: int, at: int) -> int:
    """Make deal number `at` of `ways`; return 0 if it is possible.

    Otherwise, return how many deals, from this one on, put the same card into the same closed bin.
    """
    words = len(suits) // SUITS
    places = total(free)
    while low | high:
        word = 0 if low else 1
        cards = low if low else high
        bit = cards & -cards
        low, high = (low ^ bit, high) if low else (low, high ^ bit)
        bin = 0
        share = ways * part(free, 0) // places
        while at >= share:
            at -= share
            bin += 1
            share = ways * part(free, bin) // places
        if closed and is_closed(closed, bin, suits, word, bit):
            return share - at
        state.hand[words * bin + word] |= bit
        free -= 1 << 8 * bin
        places -= 1
        ways = share
    return 0


def is_closed(closed: int, bin: int, suits: Any, word: int, bit: int) -> bool:
    """Return whether the bin is closed to the suit of the card."""
    cards = 0
    for suit in range(SUITS):
        if closed >> 8 * bin + suit & 1:
            cards |= suits[SUITS * word + suit]
    return bool(cards & bit)

"""Dealing hidden cards so that every hand has the life preservers that everybody saw it get (TTT-4).

Only three classes of cards matter: those with no preserver, with half a one and with one. First it is drawn how many
cards of each class every hidden hand has, each such table with the weight of all deals that it stands for; then
the cards of each class are dealt to those places. So every deal that fits is equally likely.

A *lot* is what a hidden hand still needs, in one number: so many cards with so many halves, or one half more (the sum
was rounded down). `extra` is that half, `wholes` the cards with a whole preserver among them; the rest follows.
Lots are counted in two *pairs*, `front` and `back`, with their sums of `extra` and `wholes`. The `last` lot gets what
is left over: it is the box, or with 5 players the last hand.
"""

from __future__ import annotations

from math import comb
from typing import Any

from quarterdeck.games.turn_the_tide.deck import CARDS, HALF, HAND_SIZE, WHOLE
from quarterdeck.kernel.bits import popcount
from quarterdeck.kernel.dealing import deal_out
from quarterdeck.kernel.draws import RESAMPLE, draw_wide

MOST = CARDS - 3 * HAND_SIZE
"""The most cards in a lot: the box with 3 players."""

CHOICES = tuple(comb(n, k) for n in range(MOST + 1) for k in range(MOST // 2 + 1))
"""`CHOICES[13 * n + k]`: in how many ways k of n cards can be chosen, for k up to 12."""

EMPTY = 1
"""The lot of a hand that is not there: no cards, no halves."""
BOX = 1 << 12
"""Added to a lot that may have any number of halves."""
NOBODY = EMPTY << 12 | EMPTY
"""The pair of two empty lots."""
COUNT = -1
"""As a target: only count."""
EXACT = 42
"""With so many hidden cards the count of all arrangements stays below 2 ** 61."""


def halves(cards: int) -> int:
    """TTT-1: halves of life preservers on a set of cards."""
    return popcount(cards & HALF) + 2 * popcount(cards & WHOLE)


def lot(size: int, least: int) -> int:
    """`size` cards (at most 24) with `least` (from -1) halves or one more."""
    return size << 6 | least + 1


def lot_of(out: Any, seat: int) -> int:
    """The lot of the hand of `seat`, of which `out.hand` has the cards that are known."""
    known = out.hand[seat]
    return lot(HAND_SIZE - popcount(known), 2 * out.preservers[seat] - halves(known))


def size_of(need: int) -> int:
    """Cards in a lot."""
    return need >> 6 & 63


def least_of(need: int) -> int:
    """The fewest halves that fit a lot."""
    return (need & 63) - 1


def fewest_wholes(need: int) -> int:
    """No fewer cards of the lot can have a whole preserver."""
    return max(0, least_of(need) - size_of(need))


def most_wholes(need: int) -> int:
    """No more cards of the lot can have a whole preserver."""
    return min(size_of(need), (least_of(need) + 1) >> 1)


def first_of(pair: int) -> int:
    """The first lot of a pair."""
    return pair & 0xFFF


def second_of(pair: int) -> int:
    """The second lot of a pair."""
    return pair >> 12


def pair_least(pair: int) -> int:
    """The fewest halves that fit both lots."""
    return least_of(first_of(pair)) + least_of(second_of(pair))


def pair_extras(pair: int) -> int:
    """The most halves that both lots together may have above that."""
    return (first_of(pair) != EMPTY) + (second_of(pair) != EMPTY)


def ways(need: int, extra: int, wholes: int) -> int:
    """How many arrangements of the classes over its places a lot has."""
    return last_ways(need | BOX, least_of(need) + extra - 2 * wholes, wholes)


def last_ways(need: int, half: int, wholes: int) -> int:
    """How many arrangements a lot has with so many cards of these classes; 0 where they do not fit."""
    size = size_of(need)
    if half < 0 or wholes < 0 or half + wholes > size:
        return 0
    if not need & BOX and half + 2 * wholes - least_of(need) >> 1 != 0:
        return 0
    rest = size - wholes
    return CHOICES[13 * size + wholes] * CHOICES[13 * rest + min(half, rest - half)]


def pair_ways(pair: int, extra: int, wholes: int, target: int) -> int:
    """How many arrangements a pair has with these sums; or, with a `target` below that, where the count passes it.

    That is the first lot's `extra << 4 | wholes`.
    """
    one, two = first_of(pair), second_of(pair)
    if two == EMPTY:
        return ways(one, extra, wholes) if target < 0 else extra << 4 | wholes
    total = 0
    for e in range(max(0, extra - 1), min(1, extra) + 1):
        least = max(fewest_wholes(one), wholes - most_wholes(two))
        most = min(most_wholes(one), wholes - fewest_wholes(two))
        for w in range(least, most + 1):
            total += ways(one, e, w) * ways(two, extra - e, wholes - w)
            if total > target >= 0:
                return e << 4 | w
    return total


def rest_ways(back: int, last: int, half: int, wholes: int, target: int) -> int:
    """As `pair_ways` for the back pair and the last lot, among which there are so many cards of these classes.

    A `target` is passed at the back pair's `extra << 8 | wholes`.
    """
    half -= pair_least(back)
    total = 0
    least = fewest_wholes(first_of(back)) + fewest_wholes(second_of(back))
    most = most_wholes(first_of(back)) + most_wholes(second_of(back))
    for e in range(pair_extras(back) + 1):
        for w in range(least, min(most, wholes) + 1):
            rest = last_ways(last, half - e + 2 * w, wholes - w)
            if rest:
                total += rest * pair_ways(back, e, w, COUNT)
                if total > target >= 0:
                    return e << 8 | w
    return total


def all_ways(front: int, back: int, last: int, half: int, wholes: int, shift: int, target: int) -> int:
    """As `rest_ways` for the front pair and all the rest, the rest counted in steps of `2 ** shift`, rounded up."""
    half -= pair_least(front)
    round_up = (1 << shift) - 1
    total = 0
    least = fewest_wholes(first_of(front)) + fewest_wholes(second_of(front))
    most = most_wholes(first_of(front)) + most_wholes(second_of(front))
    for e in range(pair_extras(front) + 1):
        for w in range(least, min(most, wholes) + 1):
            rest = rest_ways(back, last, half - e + 2 * w, wholes - w, COUNT)
            if rest:
                total += (rest + round_up >> shift) * pair_ways(front, e, w, COUNT)
                if total > target >= 0:
                    return e << 8 | w
    return total


def draw_front(out: Any, front: int, back: int, last: int, half: int, wholes: int, shift: int) -> int:
    """Draw the front pair's `extra << 8 | wholes`, each with the weight of all arrangements that go with it.

    With a `shift` the counts are rounded, as they would not fit into 62 bits; a draw is then rejected as often as its
    count was too large. Where all is small, exact counts do after all: so hardly any draw is rejected.
    """
    total = all_ways(front, back, last, half, wholes, shift, COUNT)
    if shift and total >> 61 - shift == 0:
        shift = 0
        total = all_ways(front, back, last, half, wholes, 0, COUNT)
    while True:
        drawn = all_ways(front, back, last, half, wholes, shift, draw_wide(out, total))
        if shift == 0:
            return drawn
        left = half - pair_least(front) - (drawn >> 8) + 2 * (drawn & 0xFF)
        rest = rest_ways(back, last, left, wholes - (drawn & 0xFF), COUNT)
        rounded = rest + (1 << shift) - 1 >> shift << shift
        if draw_wide(out, rounded) < rest:
            return drawn


def split(out: Any, pair: int, sums: int) -> int:
    """Draw `extra << 4 | wholes` of a pair's lots, eight bits each, given their sums as `extra << 8 | wholes`."""
    extra, wholes = sums >> 8, sums & 0xFF
    count = pair_ways(pair, extra, wholes, COUNT)
    first = pair_ways(pair, extra, wholes, draw_wide(out, count))
    return (extra - (first >> 4) << 4 | wholes - (first & 0xF)) << 8 | first


def draw_classes(out: Any, front: int, back: int, last: int, half: int, wholes: int) -> int:
    """Draw `extra << 4 | wholes` of all lots but the last, eight bits each from the lowest."""
    cards = size_of(last)
    for pair in (front, back):
        cards += size_of(first_of(pair)) + size_of(second_of(pair))
    shift = 0 if cards <= EXACT else 6 if cards <= CARDS - HAND_SIZE else 20
    sums = draw_front(out, front, back, last, half, wholes, shift)
    drawn = split(out, front, sums)
    if back != NOBODY:
        half -= pair_least(front) + (sums >> 8) - 2 * (sums & 0xFF)
        wholes -= sums & 0xFF
        count = rest_ways(back, last, half, wholes, COUNT)
        sums = rest_ways(back, last, half, wholes, draw_wide(out, count))
        drawn |= split(out, back, sums) << 16
    return drawn


def deal_hidden(out: Any, first: int, hidden: int, unseen: int) -> None:
    """Deal `unseen` to the `hidden` hands from that of seat `first` to the left, and to the box.

    `out.hand` has the cards of those hands that are known; the box (of 3 or 4 players) has none yet.
    """
    seats = out.seats
    boxed = CARDS - HAND_SIZE * seats
    single = hidden if boxed else hidden - 1
    rest = seats if boxed else (first + single) % seats
    last = lot(boxed, 0) | BOX if boxed else lot_of(out, rest)
    lots = 0
    for k in range(3, -1, -1):
        lots = lots << 12 | (lot_of(out, (first + k) % seats) if k < single else EMPTY)
    half = popcount(unseen & HALF)
    wholes = popcount(unseen & WHOLE)
    drawn = draw_classes(out, lots & 0xFFFFFF, lots >> 24, last, half, wholes)
    deal_classes(out, first, single, rest, drawn, unseen)


def deal_classes(out: Any, first: int, single: int, rest: int, drawn: int, unseen: int) -> None:
    """Deal the cards of each class to `single` hands as `drawn`, what is left over to hand `rest`."""
    free_half, free_wholes, free_plain = 0, 0, 0
    half = popcount(unseen & HALF)
    wholes = popcount(unseen & WHOLE)
    plain = popcount(unseen) - half - wholes
    for k in range(single):
        hand = (first + k) % out.seats
        need = lot_of(out, hand)
        w = drawn >> 8 * k & 0xF
        h = least_of(need) + (drawn >> 8 * k + 4 & 0xF) - 2 * w
        p = size_of(need) - h - w
        free_half |= h << 8 * hand
        free_wholes |= w << 8 * hand
        free_plain |= p << 8 * hand
        half -= h
        wholes -= w
        plain -= p
    deal_out(out, unseen & HALF, free_half | half << 8 * rest, RESAMPLE)
    deal_out(out, unseen & WHOLE, free_wholes | wholes << 8 * rest, RESAMPLE)
    deal_out(out, unseen & ~(HALF | WHOLE), free_plain | plain << 8 * rest, RESAMPLE)

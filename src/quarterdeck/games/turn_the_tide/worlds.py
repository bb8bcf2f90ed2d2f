"""Dealing hidden cards so that every hand has the life preservers that everybody saw it get (TTT-4).

Only three classes of cards matter: those with no preserver, with half a one and with a whole one. First the numbers of
cards of each class in every hidden hand are drawn, with a weight: the number of deals with these numbers. Then the
cards of each class are dealt to those places. So every deal that fits is equally likely.

A *lot* is what a hidden hand needs, encoded as one number: a number of cards, and the number of halves on them or one
half more (because preservers are rounded down). It gets a *share*, again one number: the high bits (`extra`) are 1 if
it has that half more, the low bits (`wholes`) count its cards with a whole preserver. The numbers of its other cards
follow from these. Shares of several lots can be added. The `last` lot gets the remaining cards: it is the box, or with
5 players the last hand.

Arrangements are counted in floating-point numbers: digits beyond 53 binary places are lost, which changes the chances
far too little to be noticed.

At the end, functions reconstruct the deal at the beginning of a world's round, and change single cards.
"""

from math import comb
from typing import Any

from quarterdeck.games.base import deals_back
from quarterdeck.games.turn_the_tide.deck import CARDS, DECK, HALF, HAND_SIZE, MAX_SEATS, TIDES, WHOLE, knows_hand
from quarterdeck.kernel.bits import popcount, select
from quarterdeck.kernel.dealing import deal_out
from quarterdeck.kernel.draws import RESAMPLE, draw_fraction
from quarterdeck.kernel.scratch import fractions

MOST = CARDS - 3 * HAND_SIZE
"""The most cards in a lot, which is the box with 3 players."""

CHOICES = tuple(comb(n, k) for n in range(MOST + 1) for k in range(MOST // 2 + 1))
"""`CHOICES[13 * n + k]`: the number of ways to choose k of n cards, for k up to 12."""

BOX = 1 << 12
"""Marks a lot that may have any number of halves."""
LOTS = 4
"""The most lots besides the last one."""
SHARES = (LOTS << 4) + 16
"""Sums of shares are below this: they have at most LOTS extras, and wholes below 16."""
SOME = LOTS * SHARES
WEIGHTS = 2 * SOME
"""Where numbers begin in the scratch memory. The ways of each lot come first. `SOME`: the ways of the first lots
together, from the second on. `WEIGHTS`: the weights of a draw."""


def halves(cards: int) -> int:
    """Return the number of halves of life preservers on a set of cards (TTT-1)."""
    return popcount(cards & HALF) + 2 * popcount(cards & WHOLE)


def lot(size: int, least: int) -> int:
    """Return the lot of `size` cards (at most 24) with `least` halves (from -1) or one half more."""
    return size << 6 | least + 1


def lot_of(out: Any, seat: int) -> int:
    """Return the lot that the hand of `seat` still needs, besides the known cards in `out.hand`."""
    known = out.hand[seat]
    return lot(HAND_SIZE - popcount(known), 2 * out.preservers[seat] - halves(known))


def size_of(need: int) -> int:
    return need >> 6 & 63


def least_of(need: int) -> int:
    """Return the smallest number of halves that the lot may have."""
    return (need & 63) - 1


def fewest_wholes(need: int) -> int:
    """Return the smallest number of cards of the lot that can have a whole preserver."""
    return max(0, least_of(need) - size_of(need))


def most_wholes(need: int) -> int:
    """Return the largest number of cards of the lot that can have a whole preserver."""
    return min(size_of(need), (least_of(need) + 1) >> 1)


def last_ways(need: int, half: int, wholes: int) -> int:
    """Return the number of arrangements of a lot with these numbers of cards in the classes; 0 if they do not fit."""
    size = size_of(need)
    if half < 0 or wholes < 0 or half + wholes > size:
        return 0
    if not need & BOX and half + 2 * wholes - least_of(need) >> 1 != 0:
        return 0
    rest = size - wholes
    return CHOICES[13 * size + wholes] * CHOICES[13 * rest + min(half, rest - half)]


def count_lot(need: int, wholes: int, room: Any, at: int) -> None:
    """Count the arrangements of a lot for each share, from place `at` on; `wholes`: the number of such cards."""
    for extra in range(2):
        for w in range(fewest_wholes(need), min(most_wholes(need), wholes) + 1):
            room[at + (extra << 4 | w)] = last_ways(need | BOX, least_of(need) + extra - 2 * w, w)


def join(k: int, need: int, fewest: int, most: int, wholes: int, room: Any) -> None:
    """Count the arrangements of lots 0 to `k` for each sum of their shares.

    `need`: lot `k`. `fewest`, `most`: how many wholes the lots before it can have. `wholes`: the number of such cards
    there are.
    """
    before = together(k - 1)
    for extra in range(2):
        for w in range(fewest_wholes(need), min(most_wholes(need), wholes) + 1):
            ways = room[k * SHARES + (extra << 4 | w)]
            for e in range(k + 1 if ways else 0):
                for v in range(fewest, min(most, wholes - w) + 1):
                    room[together(k) + (e + extra << 4 | v + w)] += ways * room[before + (e << 4 | v)]


def together(k: int) -> int:
    """Return the place of the ways of lots 0 to `k` together."""
    return SOME + k * SHARES if k else 0


def pick(out: Any, room: Any, count: int) -> int:
    """Draw a number below `count` by the weights in `room`."""
    whole = 0.0
    for at in range(count):
        whole += room[WEIGHTS + at]
    left = draw_fraction(out) * whole
    picked = 0
    for at in range(count):
        if room[WEIGHTS + at] and left >= 0:
            picked = at
        left -= room[WEIGHTS + at]
    return picked


def draw_shares(out: Any, lots: int, count: int, last: int, half: int, wholes: int) -> int:
    """Draw the shares of all lots but the last one; each share has eight bits, from the lowest.

    `lots` has the `count` lots, twelve bits each.
    """
    room = fractions()
    fewest, most = 0, 0
    for k in range(count):
        need = lots >> 12 * k & 0xFFF
        count_lot(need, wholes, room, k * SHARES)
        if k:
            join(k, need, fewest, most, wholes, room)
        fewest += fewest_wholes(need)
        most += most_wholes(need)
        half -= least_of(need)
    for sum in range(SHARES):
        ways = room[together(count - 1) + sum]
        w = sum & 15
        room[WEIGHTS + sum] = ways * last_ways(last, half - (sum >> 4) + 2 * w, wholes - w) if ways else 0.0
    return draw_parts(out, room, count, pick(out, room, SHARES))


def draw_parts(out: Any, room: Any, count: int, sum: int) -> int:
    """Draw each lot's share given the sum of all shares, beginning with the last lot."""
    drawn = 0
    for k in range(count - 1, 0, -1):
        for share in range(32):
            fits = share <= sum and (share & 15) <= (sum & 15)
            room[WEIGHTS + share] = room[k * SHARES + share] * room[together(k - 1) + sum - share] if fits else 0.0
        share = pick(out, room, 32)
        drawn |= share << 8 * k
        sum -= share
    return drawn | sum


def deal_hidden(out: Any, first: int, hidden: int, unseen: int) -> None:
    """Deal `unseen` to the box and to `hidden` hands, which are those from seat `first` on to the left.

    `out.hand` has the known cards of those hands. The box (of 3 or 4 players) is still empty.
    """
    seats = out.seats
    boxed = CARDS - HAND_SIZE * seats
    single = hidden if boxed else hidden - 1
    rest = seats if boxed else (first + single) % seats
    last = lot(boxed, 0) | BOX if boxed else lot_of(out, rest)
    lots = 0
    for k in range(single - 1, -1, -1):
        lots = lots << 12 | lot_of(out, (first + k) % seats)
    half = popcount(unseen & HALF)
    wholes = popcount(unseen & WHOLE)
    drawn = draw_shares(out, lots, single, last, half, wholes) if single else 0
    deal_classes(out, first, single, rest, drawn, unseen)


def deal_classes(out: Any, first: int, single: int, rest: int, drawn: int, unseen: int) -> None:
    """Deal the cards of each class to `single` hands by their shares `drawn`; the rest goes to the hand `rest`."""
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


def deal_back(world: Any, beginning: Any, seat: int, owners: Any, actions: Any, made: int) -> int:
    """Copy the hands, which stay the same all round long, and the world's order of the tides."""
    for hand in range(MAX_SEATS):
        beginning.hand[hand] = world.hand[hand]
    for at in range(TIDES):
        beginning.tide[at] = world.tide[at]
    return 1


def chose(world: Any, state: Any, seat: int, action: int) -> int:
    """Return the seat's bid: the world's bid in the last hand, which is not revealed; otherwise `action` (TTT-6)."""
    return int(world.bid[seat]) if state.hand_number == world.hand_number else action


def nudge(world: Any, seat: int, one: int, two: int) -> int:
    """Swap two cards of the box or of hands that the seat has not held, if all hands keep their preservers (TTT-4)."""
    hidden = DECK
    for other in range(world.seats):
        hidden &= ~(world.hand[other] if knows_hand(world, seat, other) else world.shown[other])
    count = popcount(hidden)
    if count < 2:
        return 0
    first = select(hidden, one * count >> 32)
    second = select(hidden, two * count >> 32)
    changed = 0
    for hand in range(MAX_SEATS):
        cards = world.hand[hand]
        if (cards >> first & 1) != (cards >> second & 1):
            if world.bid[hand] == first or world.bid[hand] == second:
                return 0
            world.hand[hand] ^= 1 << first | 1 << second
            changed = 1
            if hand < world.seats and halves(world.hand[hand]) >> 1 != world.preservers[hand]:
                return 0
    return changed


DEAL_BACK = deals_back(deal_back, chose)

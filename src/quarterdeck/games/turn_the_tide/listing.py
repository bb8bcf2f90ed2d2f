"""All worlds of Turn the Tide that agree with what a seat knows, by number: hands, the box, and the tides to come."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.turn_the_tide.deck import CARDS, HAND_SIZE, MAX_SEATS, TIDES, knows_hand
from quarterdeck.games.turn_the_tide.knowledge import known_part, tides_left
from quarterdeck.games.turn_the_tide.worlds import halves
from quarterdeck.kernel.bits import UNKNOWN, popcount
from quarterdeck.kernel.dealing import take_back
from quarterdeck.kernel.listing import MOST, count_deals, deal_at

NO_SUITS = (0,) * 8


def world_at(state: Any, seat: int, index: int, out: Any) -> int:
    """Write the first world from number `index` on; return its number, or -1 if there is none or there are too many."""
    unseen = known_part(state, seat, out)
    free = hidden_places(state, seat, out)
    orders = count_orders(TIDES - 2 * state.hand_number)
    if count_deals(free) * orders > MOST or orders == 0:
        return -1
    owe_again(out, seat)
    first = index // orders
    while True:
        hands = deal_at(out, unseen, 0, free, 0, NO_SUITS, first)
        if hands < 0:
            return -1
        if has_preservers(state, out):
            break
        take_back(out, unseen, 0, 1)
        first = hands + 1
    at = max(index, hands * orders)
    order_tides(out, at - hands * orders)
    return at


def owe_again(out: Any, seat: int) -> None:
    """Let the others choose their secret bids again."""
    for other in range(out.seats):
        if other != seat and out.owing and out.inside >> other & 1:
            out.bid[other] = UNKNOWN
            out.owing |= 1 << other


def hidden_places(state: Any, seat: int, out: Any) -> int:
    """Return the free places of hands that `seat` does not know, and of the box."""
    free = 0
    for other in range(state.seats):
        if not knows_hand(state, seat, other):
            free |= HAND_SIZE - popcount(out.hand[other]) << 8 * other
    if state.seats < MAX_SEATS:
        free |= CARDS - HAND_SIZE * state.seats << 8 * state.seats
    return free


def has_preservers(state: Any, out: Any) -> bool:
    """Return whether every hand has the life preservers that everybody saw it get (TTT-4)."""
    wrong = 0
    for other in range(state.seats):
        wrong |= halves(out.hand[other]) >> 1 ^ state.preservers[other]
    return wrong == 0


def count_orders(left: int) -> int:
    """Return the number of orders of that many tides in pairs; 0: more than MOST."""
    orders = 1
    for rest in range(left, 1, -2):
        orders = orders * (rest * (rest - 1) >> 1)
        if orders > MOST:
            return 0
    return orders


def order_tides(out: Any, index: int) -> None:
    """Put the tides that have not been turned up into the order of this number."""
    for first in range(tides_left(out), TIDES, 2):
        rest = TIDES - first
        pairs = rest * (rest - 1) >> 1
        which = index % pairs
        index = index // pairs
        one = 0
        while which >= rest - 1 - one:
            which -= rest - 1 - one
            one += 1
        move_up(out, first, first + one + 1 + which)
        move_up(out, first, first + one + 1)


def move_up(out: Any, to: int, at: int) -> None:
    tide = out.tide[at]
    for place in range(at, to, -1):
        out.tide[place] = out.tide[place - 1]
    out.tide[to] = tide

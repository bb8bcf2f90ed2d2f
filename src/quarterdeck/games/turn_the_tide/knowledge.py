"""The projection of Turn the Tide to what each seat may know, its inverse, and all possible states by number."""

from typing import Any

from quarterdeck.games.turn_the_tide.deck import (
    CARDS,
    DECK,
    HAND_SIZE,
    HANDS,
    MAX_SEATS,
    TIDES,
    hands_known,
    knows_hand,
)
from quarterdeck.games.turn_the_tide.worlds import deal_hidden, halves
from quarterdeck.kernel.bits import UNKNOWN, popcount, select
from quarterdeck.kernel.dealing import take_back
from quarterdeck.kernel.draws import RESAMPLE, begin_draws, blank_draws, draw, set_key
from quarterdeck.kernel.event_buffer import hide
from quarterdeck.kernel.listing import MOST, count_deals, deal_at
from quarterdeck.kernel.state import copy


def redact(state: Any, seat: int, out: Any) -> None:
    """Copy to `out` what `seat` may know (-1: a spectator): hands that it has held, its bid, all cards turned up."""
    copy(state, out)
    blank_draws(out)
    for other in range(state.seats):
        if not knows_hand(state, seat, other):
            out.hand[other] = UNKNOWN
        if other != seat:
            out.bid[other] = UNKNOWN
    if state.seats < MAX_SEATS:
        out.hand[state.seats] = UNKNOWN
    for i in range(2 * state.hand_number, TIDES):
        out.tide[i] = UNKNOWN
    hide(out, seat)


def resample(state: Any, seat: int, key: Any, out: Any) -> None:
    """Draw a full state consistent with what `seat` knows; `key` (uint32[8]) replaces the key.

    The hands that the seat has held, every card shown and the life preservers of every hand stay as the seat knows
    them. All such deals are equally likely, and so are all orders of the tides to come and all bids that others may
    have chosen.
    """
    unseen = known_part(state, seat, out)
    set_key(out, key)
    begin_draws(out, RESAMPLE)
    known = hands_known(state, seat)
    if known < state.seats:
        deal_hidden(out, (max(seat, 0) + known) % state.seats, state.seats - known, unseen)
    elif state.seats < MAX_SEATS:
        out.hand[state.seats] = unseen
    resample_tides(out)
    chosen = state.inside & ~state.owing if state.owing else 0
    for other in range(state.seats):
        if other != seat and chosen >> other & 1:
            cards = out.hand[other] & ~out.played[other]
            out.bid[other] = select(cards, draw(out, popcount(cards), RESAMPLE))


def known_part(state: Any, seat: int, out: Any) -> int:
    """Copy the state with the hidden cards whose holder `seat` knows; return the set of all other hidden cards."""
    copy(state, out)
    blank_draws(out)
    hide(out, seat)
    unseen = DECK
    for other in range(state.seats):
        if not knows_hand(state, seat, other):
            out.hand[other] = state.shown[other]
        unseen &= ~out.hand[other]
    if state.seats < MAX_SEATS:
        out.hand[state.seats] = 0
    return int(unseen)


def reopen(state: Any, seat: int) -> None:
    if state.owing:
        for other in range(state.seats):
            if other != seat and state.bid[other] != UNKNOWN:
                state.bid[other] = UNKNOWN
                state.owing |= 1 << other


def resample_tides(out: Any) -> None:
    shuffle_tides(out, tides_left(out), RESAMPLE)


def tides_left(out: Any) -> int:
    """Put the tides that have not been turned up in their places, ascending; return the first of these places."""
    first = 2 * out.hand_number
    met = 0  # two bits for each tide: how many of its two cards have been turned up
    for i in range(first):
        met += 1 << 2 * out.tide[i]
    at = first
    for tide in range(1, HANDS + 1):
        for _ in range(2 - (met >> 2 * tide & 3)):
            out.tide[at] = tide
            at += 1
    return int(first)


def shuffle_tides(state: Any, first: int, purpose: int) -> None:
    """Shuffle the tides from place `first` on, all orders equally likely (TTT-5)."""
    for left in range(TIDES - first, 1, -1):
        at = first + draw(state, left, purpose)
        to = first + left - 1
        tide = state.tide[at]
        state.tide[at] = state.tide[to]
        state.tide[to] = tide


NO_SUITS = (0,) * 8


def world_at(state: Any, seat: int, index: int, out: Any) -> int:
    """Write the first valid world from number `index` on; return its number.

    Returns -1 if there is none or there are too many.
    """
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
    """Take back the secret bids of the other seats, which must choose again."""
    for other in range(out.seats):
        if other != seat and out.owing and out.inside >> other & 1:
            out.bid[other] = UNKNOWN
            out.owing |= 1 << other


def hidden_places(state: Any, seat: int, out: Any) -> int:
    """Return the free places of the hands that `seat` does not know, and of the box."""
    free = 0
    for other in range(state.seats):
        if not knows_hand(state, seat, other):
            free |= HAND_SIZE - popcount(out.hand[other]) << 8 * other
    if state.seats < MAX_SEATS:
        free |= CARDS - HAND_SIZE * state.seats << 8 * state.seats
    return free


def has_preservers(state: Any, out: Any) -> bool:
    """Return whether every hand has the number of life preservers that everybody saw it get (TTT-4)."""
    wrong = 0
    for other in range(state.seats):
        wrong |= halves(out.hand[other]) >> 1 ^ state.preservers[other]
    return wrong == 0


def count_orders(left: int) -> int:
    """Return the number of orders in which `left` tides can turn up in pairs; 0 if it is more than MOST."""
    orders = 1
    for rest in range(left, 1, -2):
        orders = orders * (rest * (rest - 1) >> 1)
        if orders > MOST:
            return 0
    return orders


def order_tides(out: Any, index: int) -> None:
    """Put the tides that have not been turned up into the order with this number."""
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

"""Who knows what in Seas of Strife: the projection and its inverse."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.seas_of_strife.deck import (
    DECK,
    MAX_SEATS,
    PASS,
    SUIT,
)
from quarterdeck.kernel.bits import UNKNOWN, lowest, popcount, select
from quarterdeck.kernel.draws import RESAMPLE, begin_draws, blank_draws, deal_out, draw, set_key
from quarterdeck.kernel.state import copy
from quarterdeck.kernel.telling import hide


def redact(state: Any, seat: int, out: Any) -> None:
    """What `seat` may know (-1: a spectator): own hand, cards it gave and received, everything played."""
    copy(state, out)
    blank_draws(out)
    for other in range(state.seats):
        if other != seat:
            out.hand[other] = UNKNOWN
            if not sees_gift(state, seat, other):
                out.gave[other] = UNKNOWN
    hide(out, seat)


def sees_gift(state: Any, seat: int, giver: int) -> bool:
    """SOS-5: the giver knows its choice at once, the receiver when all have chosen."""
    if seat == giver or not gives(state):
        return True
    return state.phase != PASS and seat == (giver + state.round_number) % state.seats


def gives(state: Any) -> bool:
    """Cards are passed in this round."""
    return bool(state.passing and state.round_number % state.seats != 0)


def dealt_cards(state: Any) -> int:
    """SOS-2, SOS-3, SOS-4: the set of cards that are dealt."""
    if state.seats > 3:
        return DECK
    if state.strife:
        return DECK & ~(SUIT[0] | SUIT[1] | SUIT[2])
    return DECK & ~(SUIT[0] | SUIT[7])


def resample(state: Any, seat: int, key: Any, out: Any) -> None:
    """A full state drawn from those consistent with what `seat` knows; `key` (uint32[8]) replaces the key.

    Shown voids and cards given bind it. Every consistent deal can come up; where many voids bind,
    they are not all equally likely (cards are placed one by one, by free places).
    """
    copy(state, out)
    blank_draws(out)
    set_key(out, key)
    begin_draws(out, RESAMPLE)
    hide(out, seat)
    cards = dealt_cards(state)
    size = popcount(cards) // state.seats
    for other in range(state.seats):
        cards &= ~state.played[other]
        if other != seat:
            out.hand[other] = 0
    if seat >= 0:
        cards &= ~state.hand[seat]
        if gives(state) and state.phase != PASS:
            receiver = (seat + state.round_number) % state.seats
            known = state.gave[seat] & cards
            out.hand[receiver] = known
            cards &= ~known
    if state.opening:  # SOS-6: whose turn it is has it
        known = cards & 1 << lowest(dealt_cards(state))
        out.hand[state.turn] |= known
        cards &= ~known
    fixed = out.hand[(seat + state.round_number) % state.seats] if seat >= 0 and gives(state) else 0
    place_bound(out, seat, size, cards, fixed)
    if gives(state):
        resample_gifts(state, seat, out)


def place_bound(out: Any, seat: int, size: int, cards: int, fixed: int) -> None:
    """Place `cards` suit by suit, those with the fewest seats open to them first."""
    shown = 0
    for other in range(out.seats):
        if other != seat:
            shown |= out.void[other]
    left = cards
    for seats_open in range(1, out.seats if shown else 1):
        for suit in range(8):
            if shown >> suit & 1 and left & SUIT[suit] and count_open(out, seat, suit) == seats_open:
                batch = left & SUIT[suit]
                left &= ~batch
                while batch:
                    bit = batch & -batch
                    batch ^= bit
                    place(out, seat, size, bit, suit, fixed)
    place_anywhere(out, seat, size, left)


def place_anywhere(out: Any, seat: int, size: int, cards: int) -> None:
    """Give each card, which all others may hold, to a seat drawn by free places: as many as there are cards."""
    free = 0  # eight bits a seat
    for other in range(out.seats):
        if other != seat:
            free |= free_places(out, other, size) << 8 * other
    deal_out(out, cards, free, RESAMPLE)


def count_open(out: Any, seat: int, suit: int) -> int:
    """How many other seats may hold the suit."""
    count = 0
    for other in range(out.seats):
        if other != seat and not out.void[other] >> suit & 1:
            count += 1
    return count


def free_places(out: Any, seat: int, size: int) -> int:
    """Cards that `seat` holds but that have not been placed yet."""
    return size - popcount(out.played[seat]) - popcount(out.hand[seat])


def place(out: Any, seat: int, size: int, bit: int, suit: int, fixed: int) -> None:
    """Give the card to an open seat, drawn by free places; if all are full, make room first."""
    total = 0
    for other in range(out.seats):
        if other != seat and not out.void[other] >> suit & 1:
            total += free_places(out, other, size)
    if total == 0:
        make_room(out, seat, size, bit, suit, fixed)
        return
    at = draw(out, total, RESAMPLE)
    for other in range(out.seats):
        if other != seat and not out.void[other] >> suit & 1:
            free = free_places(out, other, size)
            if at < free:
                out.hand[other] |= bit
                return
            at -= free


def make_room(out: Any, seat: int, size: int, bit: int, suit: int, fixed: int) -> None:
    """Move cards along a chain of seats to one with a free place, so that `bit` fits.

    Breadth-first from the seats with free places backwards: `step[s]` is the seat to which `s` can hand a card.
    A chain exists because the true deal is one way to place all cards.
    """
    reached = 0
    for other in range(out.seats):
        if other != seat and free_places(out, other, size) > 0:
            reached |= 1 << other
    step = 0  # three bits a seat: where it hands a card on to
    for _ in range(MAX_SEATS):
        for giver in range(out.seats):
            if giver != seat and not reached >> giver & 1:
                for taker in range(out.seats):
                    if reached >> taker & 1 and movable(out, giver, taker, fixed):
                        reached |= 1 << giver
                        step |= taker << 3 * giver
                        break
    at = 0
    while at == seat or out.void[at] >> suit & 1 or not reached >> at & 1:
        at += 1
    carried = bit
    while free_places(out, at, size) == 0:
        taker = step >> 3 * at & 7
        cards = movable(out, at, taker, fixed)
        moved = 1 << select(cards, draw(out, popcount(cards), RESAMPLE))
        out.hand[at] = (out.hand[at] & ~moved) | carried
        carried = moved
        at = taker
    out.hand[at] |= carried


def movable(out: Any, giver: int, taker: int, fixed: int) -> int:
    """The cards of `giver` that `taker` may hold: not of its void suits, not known to be where they are."""
    cards = out.hand[giver] & ~fixed
    for suit in range(8):
        if out.void[taker] >> suit & 1:
            cards &= ~SUIT[suit]
    return int(cards)


def resample_gifts(state: Any, seat: int, out: Any) -> None:
    """Which cards the others gave: two that their receiver has or had, or none yet while they choose."""
    for giver in range(state.seats):
        if sees_gift(state, seat, giver):
            continue
        if state.phase == PASS:
            source = out.hand[giver]
            wanted = 0 if state.owing >> giver & 1 else 2
        else:
            receiver = (giver + state.round_number) % state.seats
            source = out.hand[receiver] | state.played[receiver]
            wanted = 2
        out.gave[giver] = 0
        for _ in range(wanted):
            rest = source & ~out.gave[giver]
            out.gave[giver] |= 1 << select(rest, draw(out, popcount(rest), RESAMPLE))


def reopen(state: Any, seat: int) -> None:
    """SOS-5: what the others have chosen to give, they choose again."""
    if state.phase != PASS:
        return
    for other in range(state.seats):
        if other != seat:
            state.gave[other] = 0
            state.owing |= 1 << other

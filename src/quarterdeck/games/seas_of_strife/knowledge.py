"""Who knows what in Seas of Strife: the projection and its inverse."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.seas_of_strife.deck import DECK, PASS, SUIT
from quarterdeck.kernel.bits import UNKNOWN, lowest, popcount, select
from quarterdeck.kernel.dealing import deal_hidden
from quarterdeck.kernel.draws import RESAMPLE, begin_draws, blank_draws, draw, set_key
from quarterdeck.kernel.listing import deal_at
from quarterdeck.kernel.state import copy
from quarterdeck.kernel.telling import hide


def redact(state: Any, seat: int, out: Any) -> None:
    """What `seat` may know (-1: a spectator): own hand and choices, cards it gave and received, everything played."""
    copy(state, out)
    blank_draws(out)
    for other in range(state.seats):
        if other != seat:
            out.hand[other] = UNKNOWN
            if not sees_gift(state, seat, other):
                out.gave[other] = UNKNOWN
            if state.wish[other]:
                out.wish[other] = UNKNOWN
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

    Shown voids and cards given bind it; all deals that agree with them are equally likely.
    """
    cards = known_part(state, seat, out)
    set_key(out, key)
    begin_draws(out, RESAMPLE)
    free, closed = hidden_places(out, seat)
    deal_hidden(out, cards, 0, free, closed, SUIT)
    if gives(state):
        resample_gifts(state, seat, out)
    for other in range(state.seats):
        if other != seat and state.wish[other]:
            out.wish[other] = 1 + draw(out, 2, RESAMPLE)


def known_part(state: Any, seat: int, out: Any) -> int:
    """The state with those hidden cards of which `seat` knows who has them; the set of all others."""
    copy(state, out)
    blank_draws(out)
    hide(out, seat)
    cards = dealt_cards(state)
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
    return int(cards)


def hidden_places(out: Any, seat: int) -> tuple[int, int]:
    """The free places of the others, who all were dealt as many cards, and the suits that they have shown to lack."""
    size = popcount(dealt_cards(out)) // out.seats
    free = 0
    closed = 0
    for other in range(out.seats):
        if other != seat:
            free |= size - popcount(out.played[other]) - popcount(out.hand[other]) << 8 * other
            closed |= out.void[other] << 8 * other
    return free, closed


def world_at(state: Any, seat: int, index: int, out: Any) -> int:
    """The first world from number `index` on; its number, -1: there is none, or there are too many.

    What the others gave (SOS-5) is left open: it tells nothing of what is to come.
    """
    cards = known_part(state, seat, out)
    for giver in range(state.seats):
        if not sees_gift(state, seat, giver):
            out.gave[giver] = UNKNOWN
    reopen(out, seat)
    free, closed = hidden_places(out, seat)
    return deal_at(out, cards, 0, free, closed, SUIT, index)


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
    """SOS-5, SOS-15: what the others have chosen, they choose again."""
    for other in range(state.seats):
        if other != seat and state.phase == PASS:
            state.gave[other] = 0
            state.owing |= 1 << other
        elif other != seat and state.wish[other]:
            state.wish[other] = 0
            state.owing |= 1 << other

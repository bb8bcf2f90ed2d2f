"""The projection of Seas of Strife to what each seat may know, full states that agree with it, and their deals."""

from typing import Any

from quarterdeck.games.base import deals_back
from quarterdeck.games.seas_of_strife.deck import DECK, PASS, PLAY_ON, SUIT, TIED
from quarterdeck.kernel.bits import UNKNOWN, lowest, popcount
from quarterdeck.kernel.dealing import deal_hidden
from quarterdeck.kernel.draws import RESAMPLE, begin_draws, draw, set_key
from quarterdeck.kernel.event_buffer import hide
from quarterdeck.kernel.hands import (
    forget_gifts,
    gift_chosen,
    hands_back,
    hidden_places,
    hide_hands,
    known_part,
    reopen_gifts,
    resample_gifts,
    swap_cards,
)
from quarterdeck.kernel.listing import deal_at


def redact(state: Any, seat: int, out: Any) -> None:
    """Copy to `out` what `seat` may know.

    These are its own hand and choices, the cards it gave and received, and all played cards. Seat -1 is a spectator.
    """
    hide_hands(state, seat, out, shift(state), state.phase != PASS)
    for other in range(state.seats):
        if other != seat and state.wish[other]:
            out.wish[other] = UNKNOWN
    hide(out, seat)


def gives(state: Any) -> bool:
    return shift(state) != 0


def shift(state: Any) -> int:
    """Return how many places to the left the receiver of a seat's cards sits; 0 if no cards are passed (SOS-5)."""
    return int(state.round_number % state.seats if state.passing else 0)


def dealt_cards(state: Any) -> int:
    """Return the set of cards that are dealt (SOS-2, SOS-3, SOS-4)."""
    if state.seats > 3:
        return DECK
    if state.strife:
        return DECK & ~(SUIT[0] | SUIT[1] | SUIT[2])
    return DECK & ~(SUIT[0] | SUIT[7])


def unplayed_cards(state: Any) -> int:
    """Return the set of the dealt cards that no seat has played in this round."""
    cards = dealt_cards(state)
    for seat in range(state.seats):
        cards &= ~state.played[seat]
    return cards


def resample(state: Any, seat: int, key: Any, out: Any) -> None:
    """Draw a full state consistent with what `seat` knows; `key` (uint32[8]) replaces the key.

    It agrees with the voids shown and with the cards that the seat gave and received; all such deals are equally
    likely.
    """
    cards = unseen_part(state, seat, out)
    set_key(out, key)
    begin_draws(out, RESAMPLE)
    free, closed = hidden_places(out, seat, size_of_hands(state))
    deal_hidden(out, cards, 0, free, closed, SUIT)
    resample_gifts(state, seat, out, shift(state), state.phase != PASS, 2)
    for other in range(state.seats):
        if other != seat and state.wish[other]:
            out.wish[other] = 1 + draw(out, 2, RESAMPLE)


def unseen_part(state: Any, seat: int, out: Any) -> int:
    """Copy the state with the hidden cards whose holder `seat` knows; return the set of all other hidden cards."""
    cards = known_part(state, seat, out, dealt_cards(state), shift(state), state.phase != PASS)
    if state.opening:  # SOS-6: the seat whose turn it is has this card
        known = cards & 1 << lowest(dealt_cards(state))
        out.hand[state.turn] |= known
        cards &= ~known
    return cards


def size_of_hands(state: Any) -> int:
    return popcount(dealt_cards(state)) // int(state.seats)


def world_at(state: Any, seat: int, index: int, out: Any) -> int:
    """Write the first valid world from number `index` on; return its number.

    Returns -1 if there is none or there are too many. The cards that other seats gave (SOS-5) are not decided.
    """
    cards = unseen_part(state, seat, out)
    forget_gifts(state, seat, out, shift(state), state.phase != PASS)
    reopen(out, seat)
    free, closed = hidden_places(out, seat, size_of_hands(state))
    return deal_at(out, cards, 0, free, closed, SUIT, index)


def reopen(state: Any, seat: int) -> None:
    """Take back the secret choices of the other seats, which must choose again (SOS-5, SOS-15)."""
    if state.phase == PASS:
        reopen_gifts(state, seat)
    for other in range(state.seats):
        if other != seat and state.wish[other]:
            state.wish[other] = 0
            state.owing |= 1 << other


def deal_back(world: Any, beginning: Any, seat: int, owners: Any, actions: Any, made: int) -> int:
    """Give every seat the cards it was dealt; this fails if given cards are not decided."""
    return hands_back(world, beginning, shift(world), world.phase != PASS)


def chose(world: Any, state: Any, seat: int, action: int) -> int:
    """Return the seat's choice in the world: its gift (SOS-5), or whether it plays on (SOS-15); otherwise `action`."""
    if state.phase == TIED:
        return int(PLAY_ON + world.wish[seat] - 1)
    return gift_chosen(world, state, seat) if state.phase == PASS else action


def nudge(world: Any, seat: int, one: int, two: int) -> int:
    """Swap two hidden cards, even if one was given away (SOS-5)."""
    known = 0
    if seat >= 0 and gives(world) and world.phase != PASS:
        known = world.gave[seat]
    if world.opening:  # SOS-6: the seat whose turn it is has this card
        known |= 1 << lowest(dealt_cards(world))
    return swap_cards(world, seat, one, two, known, SUIT)


DEAL_BACK = deals_back(deal_back, chose)

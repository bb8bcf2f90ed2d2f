"""The projection of Sea Change to what each seat may know, and full states that agree with it."""

from typing import Any

from quarterdeck.games.sea_change import slots
from quarterdeck.games.sea_change.dealing import PILE_BIN, gather
from quarterdeck.games.sea_change.deck import IN_PLAY, MAX_PILE, ONE_SUIT, PILE, SUIT_CARDS, VALUES, WORD
from quarterdeck.games.sea_change.slots import closed_to, count_plays, likely_slots, oldest_first, size_of
from quarterdeck.kernel.bits import UNKNOWN, popcount
from quarterdeck.kernel.dealing import count_suits, deal_hidden
from quarterdeck.kernel.draws import RESAMPLE, begin_draws, blank_draws, set_key
from quarterdeck.kernel.event_buffer import hide
from quarterdeck.kernel.state import copy


def redact(state: Any, seat: int, out: Any) -> None:
    """Copy to `out` what `seat` may know (-1: a spectator): its hand and all played cards, but no pile's cards."""
    copy(state, out)
    blank_draws(out)
    for other in range(state.seats):
        if other != seat:
            out.hand[2 * other] = UNKNOWN
            out.hand[2 * other + 1] = UNKNOWN
    blank_pile(state, out)
    hide(out, seat)


def blank_pile(state: Any, out: Any) -> None:
    """Hide the cards of a draw pile or a stack, except those that the stack has played (SEA-15, SEA-16)."""
    for at in range(state.drawn if state.seats == 1 else 0, MAX_PILE):
        out.pile[at] = UNKNOWN


def unseen(state: Any, seat: int) -> tuple[int, int]:
    """Return the cards in play that `seat` neither holds nor has seen played, as two words."""
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
    """Return the values of one suit in a set of cards."""
    return (low >> VALUES * suit if suit < 3 else high >> VALUES * (suit - 3)) & ONE_SUIT


def resample(state: Any, seat: int, key: Any, out: Any) -> None:
    """Draw a full state consistent with what `seat` knows; `key` (uint32[8]) replaces the key.

    It agrees with the voids shown. With two players, a void does not concern the cards drawn since. All consistent
    deals of the round are equally likely, except for a spectator of two players, who gets some consistent deal.
    """
    known_part(state, seat, out)
    set_key(out, key)
    begin_draws(out, RESAMPLE)
    deal_unseen(state, seat, out)


def known_part(state: Any, seat: int, out: Any) -> None:
    """Copy the state without the hands of others, and without the unplayed cards of a pile."""
    copy(state, out)
    blank_draws(out)
    hide(out, seat)
    for other in range(state.seats):
        if other != seat:
            out.hand[2 * other] = 0
            out.hand[2 * other + 1] = 0
    blank_pile(state, out)


def deal_unseen(state: Any, seat: int, out: Any) -> None:
    low, high = unseen(state, seat)
    if state.seats == 2:
        free, closed = slots_of_two(state, seat, out, count_suits(low, high, SUIT_CARDS))
    else:
        free, closed = hands_of_all(state, seat)
    free |= PILE[state.seats] - out.drawn << 8 * PILE_BIN
    deal_hidden(out, low, high, free, closed, SUIT_CARDS)
    gather(out, RESAMPLE)


def hands_of_all(state: Any, seat: int) -> tuple[int, int]:
    """Return free places and closed suits if no seat draws: one bin for each seat, closed to its shown voids."""
    free = 0
    closed = 0
    for other in range(state.seats):
        if other != seat:
            free |= state.held[other] << 8 * other
            closed |= state.void[other] << 8 * other
    return free, closed


def slots_of_two(state: Any, seat: int, out: Any, counts: int) -> tuple[int, int]:
    """Return the free places and closed suits of the hidden hands with two players.

    If two slots of a seat are closed to the same number of suits, they are closed to the same suits, and share a bin.
    """
    free = 0
    closed = 0
    for other in range(2):
        past = state.past[other]
        if other == seat:
            continue
        if not past & slots.SHOWN or (seat >= 0 and out.drawn == PILE[2]):  # no void shown, or the hand is known
            free |= state.held[other] << 8 * other
            continue
        plays = count_plays(past)
        dealt = state.held[other] + plays - min(plays, slots.DRAWS)
        held = oldest_first(past, plays, dealt) if seat < 0 else likely_slots(out, past, plays, dealt, counts)
        for slot in range(plays + 1):
            suits = closed_to(past, plays, slot, plays + 1)
            size = size_of(held, slot)
            if size:
                bin = other + 2 * popcount(suits)
                free += size << 8 * bin
                closed |= suits << 8 * bin
    return free, closed

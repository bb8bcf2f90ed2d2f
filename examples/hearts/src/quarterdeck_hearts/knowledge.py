"""The projection of Hearts to what each seat may know, and full states that agree with it."""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.dealing import deal_hidden
from quarterdeck.kernel.draws import RESAMPLE, begin_draws, set_key
from quarterdeck.kernel.event_buffer import hide
from quarterdeck.kernel.hands import forget_gifts, hidden_places, hide_hands, known_part, reopen_gifts, resample_gifts
from quarterdeck.kernel.listing import deal_at
from quarterdeck_hearts.deck import DECK, HAND_SIZE, KINDS, OPENER, PASS, shift

GIVEN = 3
"""The number of cards that a seat gives (HRT-4)."""


def redact(state: Any, seat: int, out: Any) -> None:
    """Copy to `out` what `seat` may know (-1: a spectator): own hand, cards given and received, all played cards."""
    hide_hands(state, seat, out, shift(state), state.phase != PASS)
    hide(out, seat)


def resample(state: Any, seat: int, key: Any, out: Any) -> None:
    """Draw a full state consistent with what `seat` knows; `key` (uint32[8]) replaces the key."""
    cards = unseen_part(state, seat, out)
    set_key(out, key)
    begin_draws(out, RESAMPLE)
    free, closed = hidden_places(out, seat, HAND_SIZE)
    deal_hidden(out, cards, 0, free, closed, KINDS)
    resample_gifts(state, seat, out, shift(state), state.phase != PASS, GIVEN)


def unseen_part(state: Any, seat: int, out: Any) -> int:
    """Copy the state with the hidden cards whose holder `seat` knows; return the set of all other hidden cards."""
    cards = known_part(state, seat, out, DECK, shift(state), state.phase != PASS)
    if is_open(state):
        known = cards & 1 << OPENER
        out.hand[state.turn] |= known
        cards &= ~known
    return cards


def is_open(state: Any) -> bool:
    """Return whether the two of clubs is still to be led. The seat whose turn it is then holds it (HRT-5)."""
    return state.phase != PASS and state.tricks == 0 and state.in_trick == 0


def reopen(state: Any, seat: int) -> None:
    """Take back the cards that the other seats chose to give, so that they choose again (HRT-4)."""
    if state.phase == PASS:
        reopen_gifts(state, seat)


def world_at(state: Any, seat: int, index: int, out: Any) -> int:
    """Write the first valid world from number `index` on; return its number.

    Returns -1 if there is none or there are too many.
    """
    cards = unseen_part(state, seat, out)
    forget_gifts(state, seat, out, shift(state), state.phase != PASS)
    reopen(out, seat)
    free, closed = hidden_places(out, seat, HAND_SIZE)
    return deal_at(out, cards, 0, free, closed, KINDS, index)

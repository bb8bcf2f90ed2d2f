"""Who knows what in Hearts: the projection and its inverse."""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.dealing import deal_hidden
from quarterdeck.kernel.draws import RESAMPLE, begin_draws, set_key
from quarterdeck.kernel.event_buffer import hide
from quarterdeck.kernel.hands import forget_gifts, hidden_places, hide_hands, known_part, reopen_gifts, resample_gifts
from quarterdeck.kernel.listing import deal_at
from quarterdeck_hearts.deck import DECK, HAND_SIZE, KINDS, OPENER, PASS, shift

GIVEN = 3
"""Cards that a seat gives (HRT-4)."""


def redact(state: Any, seat: int, out: Any) -> None:
    """Write what `seat` may know (-1: a spectator): own hand, cards it gave and received, everything played."""
    hide_hands(state, seat, out, shift(state), state.phase != PASS)
    hide(out, seat)


def resample(state: Any, seat: int, key: Any, out: Any) -> None:
    """Draw a full state from those consistent with what `seat` knows; `key` (uint32[8]) replaces the key."""
    cards = unseen_part(state, seat, out)
    set_key(out, key)
    begin_draws(out, RESAMPLE)
    free, closed = hidden_places(out, seat, HAND_SIZE)
    deal_hidden(out, cards, 0, free, closed, KINDS)
    resample_gifts(state, seat, out, shift(state), state.phase != PASS, GIVEN)


def unseen_part(state: Any, seat: int, out: Any) -> int:
    """Write the state with the hidden cards that `seat` can place, and return the set of all other hidden cards."""
    cards = known_part(state, seat, out, DECK, shift(state), state.phase != PASS)
    if is_open(state):
        known = cards & 1 << OPENER
        out.hand[state.turn] |= known
        cards &= ~known
    return cards


def is_open(state: Any) -> bool:
    """HRT-5: whose turn it is has the two of clubs."""
    return state.phase != PASS and state.tricks == 0 and state.in_trick == 0


def reopen(state: Any, seat: int) -> None:
    """HRT-4: what the others have chosen to give, they choose again."""
    if state.phase == PASS:
        reopen_gifts(state, seat)


def world_at(state: Any, seat: int, index: int, out: Any) -> int:
    """Write the first world from number `index` on. Return its number, or -1 if there is none or there are too many."""
    cards = unseen_part(state, seat, out)
    forget_gifts(state, seat, out, shift(state), state.phase != PASS)
    reopen(out, seat)
    free, closed = hidden_places(out, seat, HAND_SIZE)
    return deal_at(out, cards, 0, free, closed, KINDS, index)

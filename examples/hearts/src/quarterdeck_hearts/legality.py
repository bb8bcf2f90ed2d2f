"""The legal cards of a seat, the cards it could try, the reasons why a choice is not legal, and actions by name."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.codes import Name
from quarterdeck.games.types import Numbers, ReasonKind
from quarterdeck.kernel.hands import listed_members
from quarterdeck_hearts.deck import CARD_NAMES, HEARTS, OPENER, PASS, POINTS, SUIT, SUIT_NAMES, SUIT_OF

ACTION_NAMES = tuple(f"card {name}" for name in CARD_NAMES)
"""The name of each action: the card that is given or played."""

_CARD: Numbers = (("card", Name(CARD_NAMES)),)
_SUIT: Numbers = (("suit", Name(SUIT_NAMES)),)
REASONS = (
    ReasonKind("HRT-6", "not_in_hand", "you do not hold the {card}", _CARD),
    ReasonKind("HRT-4", "already_given", "you give the {card} already", _CARD),
    ReasonKind("HRT-5", "must_open", "the {card} opens the round", _CARD),
    ReasonKind("HRT-6", "must_follow", "you hold {suit}", _SUIT),
    ReasonKind("HRT-7", "first_trick", "no points in the first trick"),
    ReasonKind("HRT-8", "not_broken", "hearts may not be led before one has been played"),
)
NOT_IN_HAND, ALREADY_GIVEN, MUST_OPEN, MUST_FOLLOW, FIRST_TRICK, NOT_BROKEN = range(6)


def legal_cards(state: Any, seat: int) -> int:
    """Return the set of cards that `seat`, which owes a decision, may choose (HRT-4 to HRT-8)."""
    hand = state.hand[seat]
    if state.phase == PASS:
        return int(hand & ~state.gave[seat])
    if state.in_trick == 0:
        if state.tricks == 0:
            return 1 << OPENER
        wished = hand if state.broken else hand & ~SUIT[HEARTS]
        return int(wished if wished else hand)
    following = hand & SUIT[SUIT_OF[state.laid[0]]]
    if following:
        return int(following)
    wished = hand & ~POINTS if state.tricks == 0 else hand
    return int(wished if wished else hand)


def own_actions(state: Any, seat: int, out: Any) -> int:
    """Write the cards in the hand of `seat` to `out`, ascending, and return their number."""
    return listed_members(state.hand[seat], out)


def why_illegal(state: Any, seat: int, action: int, out: Any) -> int:
    """Return why `action` is not legal for `seat`, as an index into REASONS; write the reason's numbers to `out`."""
    out[0] = action
    if not state.hand[seat] >> action & 1:
        return NOT_IN_HAND
    if state.phase == PASS:
        return ALREADY_GIVEN
    if state.in_trick == 0:
        out[0] = OPENER
        return NOT_BROKEN if state.tricks else MUST_OPEN
    led = SUIT_OF[state.laid[0]]
    out[0] = led
    return MUST_FOLLOW if state.hand[seat] & SUIT[led] else FIRST_TRICK

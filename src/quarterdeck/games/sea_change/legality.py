"""The cards that a seat could try, the reasons why a card may not be played, and actions by name."""

from typing import Any

from quarterdeck.games.codes import Name, Number
from quarterdeck.games.sea_change.deck import NAME, SUIT_NAMES, WORD
from quarterdeck.games.types import ReasonKind
from quarterdeck.kernel.bits import UNKNOWN, list_members

ACTION_NAMES = tuple(f"card {name}" for name in NAME)

REASONS = (
    ReasonKind("SEA-7", "not_in_hand", "you do not hold that card", (("card", Name(NAME)),)),
    ReasonKind(
        "SEA-7",
        "must_follow",
        "you hold {suit}: play {suit}, or any {match} to match the last card",
        (("suit", Name(SUIT_NAMES)), ("match", Number())),
    ),
)
NOT_IN_HAND, MUST_FOLLOW = range(2)


def list_cards(low: int, high: int, out: Any) -> int:
    """Write a set of cards to `out`, ascending; return their number."""
    return list_members(high, WORD, out, list_members(low, 0, out, 0))


def own_actions(state: Any, seat: int, out: Any) -> int:
    """Write the cards in the hand of `seat` to `out`, ascending; return their number (0: an unknown hand)."""
    low, high = state.hand[2 * seat], state.hand[2 * seat + 1]
    return 0 if low == UNKNOWN else list_cards(low, high, out)


def why_illegal(state: Any, seat: int, action: int, out: Any) -> int:
    word = 1 if action >= WORD else 0
    if not state.hand[2 * seat + word] >> action - WORD * word & 1:
        out[0] = action
        return NOT_IN_HAND
    out[0] = state.lead
    out[1] = state.trick[state.in_trick - 1] & 15
    return MUST_FOLLOW

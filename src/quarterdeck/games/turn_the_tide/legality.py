"""The cards that a seat could try, the reasons why a choice is not legal, and actions by name."""

from typing import Any

from quarterdeck.games.codes import Number
from quarterdeck.games.turn_the_tide.deck import ACTIONS, CARDS
from quarterdeck.games.types import ReasonKind
from quarterdeck.kernel.bits import UNKNOWN, list_members

ACTION_NAMES = tuple(f"card {card}" for card in range(ACTIONS))

_CARD = (("card", Number()),)
REASONS = (
    ReasonKind("TTT-9", "out_of_round", "you are out of the round"),
    ReasonKind("TTT-6", "already_bid", "you have bid already", _CARD),
    ReasonKind("TTT-1", "no_such_card", f"Weather cards are numbered 1 to {CARDS}", _CARD),
    ReasonKind("TTT-6", "not_in_hand", "you do not hold that card", _CARD),
    ReasonKind("TTT-10", "already_played", "you have played that card in this round", _CARD),
)
OUT_OF_ROUND, ALREADY_BID, NO_SUCH_CARD, NOT_IN_HAND, ALREADY_PLAYED = range(5)


def own_actions(state: Any, seat: int, out: Any) -> int:
    """Write the cards of the seat's hand to `out`, ascending, with those already played; return their number."""
    return list_members(state.hand[seat], 0, out, 0)


def why_illegal(state: Any, seat: int, action: int, out: Any) -> int:
    out[0] = action
    if not state.inside >> seat & 1:
        return OUT_OF_ROUND
    if state.bid[seat] != UNKNOWN:
        out[0] = state.bid[seat]
        return ALREADY_BID
    if not 1 <= action <= CARDS:
        return NO_SUCH_CARD
    if not state.hand[seat] >> action & 1:
        return NOT_IN_HAND
    return ALREADY_PLAYED

"""Why a choice is not legal in Turn the Tide, in a rule id and words."""

from __future__ import annotations

from quarterdeck.games.base import Reason, StateRow
from quarterdeck.games.turn_the_tide import deck
from quarterdeck.games.turn_the_tide.events import members
from quarterdeck.kernel.bits import UNKNOWN
from quarterdeck.kernel.state import PyState


def action_text(action: int) -> str:
    """An action number in words."""
    return f"card {action}"


def own_actions(row: StateRow, seat: int) -> list[int]:
    """The cards of the seat's hand, those set aside, too."""
    return members(int(row.hand[seat] if isinstance(row, PyState) else row["hand"][seat]))


def why_illegal(row: StateRow, seat: int, action: int) -> Reason:
    """Why `action` is not legal for `seat`, whose redacted state `row` is."""
    state = row if isinstance(row, PyState) else PyState.from_row(row)
    if not state.inside >> seat & 1:
        return Reason("TTT-9", "out_of_round", {}, "you are out of the round")
    if state.bid[seat] != UNKNOWN:
        return Reason("TTT-6", "already_bid", {"card": state.bid[seat]}, "you have bid already")
    if not 1 <= action <= deck.CARDS:
        return Reason("TTT-1", "no_such_card", {"card": action}, f"Weather cards are numbered 1 to {deck.CARDS}")
    if not state.hand[seat] >> action & 1:
        return Reason("TTT-6", "not_in_hand", {"card": action}, "you do not hold that card")
    return Reason("TTT-10", "already_played", {"card": action}, "you have played that card in this round")

"""Why a card may not be played in Sea Change, in a rule id and words."""

from __future__ import annotations

from quarterdeck.games.base import Reason, StateRow
from quarterdeck.games.sea_change import deck
from quarterdeck.kernel.bits import UNKNOWN
from quarterdeck.kernel.state import PyState


def action_text(action: int) -> str:
    """An action number in words."""
    return f"card {deck.NAME[action]}"


def hand_of(row: StateRow, seat: int) -> list[int]:
    """The cards that `seat` holds, ascending; none where they are hidden."""
    hand = row.hand if isinstance(row, PyState) else row["hand"]
    low, high = int(hand[2 * seat]), int(hand[2 * seat + 1])
    if low == UNKNOWN:
        return []
    return [card for card in range(deck.ACTIONS) if (low | high << deck.WORD) >> card & 1]


def own_actions(row: StateRow, seat: int) -> list[int]:
    """The cards in the hand of `seat`."""
    return hand_of(row, seat)


def why_illegal(row: StateRow, seat: int, action: int) -> Reason:
    """Why `action` is not legal for `seat`, whose redacted state `row` is."""
    state = row if isinstance(row, PyState) else PyState.from_row(row)
    if action not in hand_of(state, seat):
        return Reason("SEA-7", "not_in_hand", {"card": deck.NAME[action]}, "you do not hold that card")
    suit = deck.SUIT_NAMES[state.lead]
    match = state.trick[state.in_trick - 1] % deck.VALUES
    words = f"you hold {suit}: play {suit}, or any {match} to match the last card"
    return Reason("SEA-7", "must_follow", {"suit": suit, "match": match}, words)

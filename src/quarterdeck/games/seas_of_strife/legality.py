"""Why a choice is not legal in Seas of Strife, in a rule id and words."""

from __future__ import annotations

from quarterdeck.games.base import Reason, StateRow
from quarterdeck.games.seas_of_strife import deck
from quarterdeck.games.seas_of_strife.knowledge import dealt_cards
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.state import PyState


def action_text(action: int) -> str:
    """An action number in words."""
    if action >= deck.LEADER:
        return f"seat {action - deck.LEADER} leads"
    return f"card {deck.RANK[action]}"


def own_actions(row: StateRow, seat: int) -> list[int]:
    """The cards in the hand of `seat`."""
    hand = int(row.hand[seat] if isinstance(row, PyState) else row["hand"][seat])
    return [card for card in range(deck.LEADER) if hand >> card & 1]


def why_illegal(row: StateRow, seat: int, action: int) -> Reason:
    """Why `action` is not legal for `seat`, whose redacted state `row` is."""
    state = row if isinstance(row, PyState) else PyState.from_row(row)
    if state.phase == deck.CHOOSE:
        return Reason("SOS-11", "choose_leader", {}, "choose the seat that leads the next trick")
    if action >= deck.LEADER:
        return Reason("SOS-7", "play_card", {}, "play a card")
    if not state.hand[seat] >> action & 1:
        return Reason("SOS-7", "not_in_hand", {"card": deck.RANK[action]}, "you do not hold that card")
    if state.phase == deck.PASS:
        return Reason("SOS-5", "already_given", {"card": deck.RANK[action]}, "you give that card already")
    if state.opening:
        card = deck.RANK[lowest(dealt_cards(state))]
        return Reason("SOS-6", "must_open", {"card": card}, f"the {card} opens the round")
    suits = [
        name for name, cards in zip(deck.SUIT_NAMES, deck.SUIT, strict=True) if state.follow & state.hand[seat] & cards
    ]
    return Reason("SOS-7", "must_follow", {"suits": suits}, f"you hold {' and '.join(suits)}")

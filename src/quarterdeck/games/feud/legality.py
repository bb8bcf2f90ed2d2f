"""Why a choice is not legal in Feud, in a rule id and words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quarterdeck.games.base import Reason, StateRow
from quarterdeck.games.feud import deck
from quarterdeck.games.feud.arranging import next_column, next_planned, planned
from quarterdeck.games.feud.cards import is_item, strikes
from quarterdeck.games.feud.deck import BUY, COLUMNS, LOCK_COLUMN, MANEUVERS, NAMES, NONE, UNIT
from quarterdeck.games.feud.events import members
from quarterdeck.kernel.state import PyState


def action_text(action: int) -> str:
    """An action number in words; what a card is chosen for depends on the moment."""
    if action < UNIT:
        return f"card {NAMES[action]}"
    if action < NONE:
        return f"Unit {NAMES[action]}"
    if action < LOCK_COLUMN:
        return "nothing" if action == NONE else "take up the Action Reserve"
    if action < BUY:
        return f"lock column {action - LOCK_COLUMN + 1}"
    return f"buy {title(action - BUY)}"


def title(maneuver: int) -> str:
    """A maneuver's name in words."""
    return MANEUVERS[maneuver].replace("_", " ").title()


def own_actions(row: StateRow, seat: int) -> list[int]:
    """What `seat` could try in this phase: cards of the own hand, or of the columns that it arranges, and maneuvers."""
    state = _state(row)
    if state.phase == deck.WINDOW:
        return [BUY + maneuver for maneuver in members(deck.OFFERED[state.window])]
    if state.phase == deck.BETRAY:
        return members(state.laid[1 - seat] & ~planned(state, seat))
    if state.phase in (deck.RESERVE, deck.STUDY, deck.ARRANGE, deck.DECIDE, deck.ACT, deck.REACT, deck.GAVE):
        return members(state.hand[seat])
    return []


def why_illegal(row: StateRow, seat: int, action: int) -> Reason:
    """Why `action` is not legal for `seat`, whose redacted state `row` is."""
    state = _state(row)
    return _REASONS[state.phase](state, seat, action)


def _state(row: StateRow) -> Any:
    return row if isinstance(row, PyState) else PyState.from_row(row)


def _card(rule: str, words: str) -> Callable[[Any, int, int], Reason]:
    """For phases in which any card of the hand will do."""

    def reason(state: Any, seat: int, action: int) -> Reason:
        return _not_held(state, seat, action, rule, words)

    return reason


def _not_held(state: Any, seat: int, action: int, rule: str, words: str) -> Reason:
    """A card that is not in the hand, or no card at all."""
    if action >= UNIT:
        return Reason(rule, "choose_card", {}, words)
    if action < UNIT and action in members(state.laid[seat]):
        return Reason(rule, "in_a_column", {"card": NAMES[action]}, "that card lies in a column already")
    return Reason(rule, "not_in_hand", {"card": NAMES[action]}, "you do not hold that card")


def _arrange(state: Any, seat: int, action: int) -> Reason:
    if action >= UNIT or not state.hand[seat] >> action & 1:
        return _not_held(state, seat, action, "FEUD-7", "put a card into the next column")
    column = next_column(state, seat)
    lock = int(state.lock[seat])
    if lock == column + 1 and is_item(int(state.column[seat * COLUMNS + lock])):
        data = {"card": NAMES[action], "column": column + 1, "locked": NAMES[state.column[seat * COLUMNS + lock]]}
        return Reason("FEUD-27", "lock_needs_strike", data, "the locked Item needs a Strike before it")
    return _no_strike_before(action, column)


def _no_strike_before(action: int, column: int) -> Reason:
    data = {"card": NAMES[action], "column": column + 1}
    return Reason("FEUD-8", "needs_strike", data, "an Ace, Two or Joker needs a Strike in an earlier column")


def _betray(state: Any, seat: int, action: int) -> Reason:
    if action >= UNIT or not (state.laid[1 - seat] & ~planned(state, seat)) >> action & 1:
        return Reason("FEUD-40", "choose_theirs", {}, "choose one of the opponent's cards that are left")
    return _no_strike_before(action, next_planned(state, seat))


def _decide(state: Any, seat: int, action: int) -> Reason:
    if action < UNIT and state.hand[seat] >> action & 1 and not strikes(state) >> action & 1:
        return Reason("FEUD-46", "place_strike", {"card": NAMES[action]}, "place a Strike, 3 to 10")
    return _not_held(state, seat, action, "FEUD-46", "place a Strike")


def _window(state: Any, seat: int, action: int) -> Reason:
    if action < BUY:
        return Reason("FEUD-34", "buy_or_pass", {}, "buy a maneuver or pass")
    maneuver = action - BUY
    price, points = int(state.price[maneuver]), int(state.points[seat])
    data = {"maneuver": MANEUVERS[maneuver], "price": price, "points": points}
    if price == 0:
        return Reason("FEUD-33", "not_allowed", data, f"{title(maneuver)} is not allowed at this table")
    if not deck.OFFERED[state.window] >> maneuver & 1:
        return Reason("FEUD-34", "other_window", data, f"{title(maneuver)} has its window at another time")
    if price > points:
        return Reason("FEUD-33", "too_dear", data, f"{title(maneuver)} costs {price} and you have {points} points")
    if deck.ONCE >> maneuver & 1 and state.bought[seat] >> maneuver & 1:
        return Reason("FEUD-33", "once_a_round", data, f"{title(maneuver)} can be bought once a Round")
    return Reason("FEUD-34", "no_effect", data, f"{title(maneuver)} would have no effect: {_nothing_to_do(maneuver)}")


def _nothing_to_do(maneuver: int) -> str:
    return {
        deck.HEAL: "your Unit bears no Marker",
        deck.RESURRECTION: "none of your Units is dead",
        deck.REPLACEMENT: "your Army Reserve is empty",
    }[maneuver]


def _took(state: Any, seat: int, action: int) -> Reason:
    if action >= UNIT:
        return Reason("FEUD-33", "choose_card", {}, "take a card of your Action Deck or discard pile")
    data = {"card": NAMES[action]}
    return Reason("FEUD-33", "not_in_piles", data, "that card is neither in your Action Deck nor in your discard pile")


def _gave(state: Any, seat: int, action: int) -> Reason:
    if action >= UNIT or not state.hand[seat] >> action & 1:
        return _not_held(state, seat, action, "FEUD-33", "give a card of your hand")
    data = {"card": NAMES[action]}
    if state.lock[seat] >= 0:
        return Reason(
            "FEUD-36", "breaks_lock", data, "without it the hand could not keep the Way of Order and the lock"
        )
    return Reason("FEUD-36", "last_strike", data, "the hand would be left without a Strike")


def _plain(rule: str, code: str, words: str) -> Callable[[Any, int, int], Reason]:
    """For phases in which everything of the right sort is legal."""

    def reason(state: Any, seat: int, action: int) -> Reason:
        return Reason(rule, code, {}, words)

    return reason


_REASONS: dict[int, Callable[[Any, int, int], Reason]] = {
    deck.BRING_UP: _plain("FEUD-28", "choose_unit", "choose a Unit of your Army Reserve"),
    deck.TAKE: _plain("FEUD-31", "take_or_leave", "take up the Action Reserve or leave it"),
    deck.RESERVE: _card("FEUD-29", "put a card away, or none"),
    deck.WINDOW: _window,
    deck.TOOK: _took,
    deck.GAVE: _gave,
    deck.REPLACE: _plain("FEUD-33", "choose_unit", "choose a Unit of your Army Reserve"),
    deck.RAISE: _plain("FEUD-33", "choose_dead", "choose one of your dead Units"),
    deck.STUDY: _arrange,
    deck.LOCK: _plain("FEUD-26", "lock_or_not", "lock one of the opponent's columns, or none"),
    deck.ARRANGE: _arrange,
    deck.BETRAY: _betray,
    deck.DECIDE: _decide,
    deck.ACT: _card("FEUD-48", "place a card"),
    deck.REACT: _card("FEUD-48", "answer with a card"),
}

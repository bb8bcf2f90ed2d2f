"""Laying six cards into six columns: the next place, the Way of Order, and random arrangements (FEUD-7, FEUD-8)."""

from typing import Any

from quarterdeck.games.feud.cards import in_order, is_item
from quarterdeck.games.feud.deck import ACE, COLUMNS, STRIKES, TENS
from quarterdeck.kernel.bits import popcount, select
from quarterdeck.kernel.draws import draw


def next_column(state: Any, seat: int) -> int:
    column = 0
    while state.column[seat * COLUMNS + column] >= 0:
        column += 1
    return column


def next_planned(state: Any, seat: int) -> int:
    column = 0
    while state.plan[seat * COLUMNS + column] >= 0:
        column += 1
    return column


def orderly(state: Any, seat: int) -> int:
    """Return the set of cards of the hand that may stand in the seat's next column (FEUD-8, FEUD-27)."""
    hand = state.hand[seat]
    lock = state.lock[seat]
    if lock < 0:
        return hand if state.laid[seat] & STRIKES else hand & (STRIKES | TENS)
    column = next_column(state, seat)
    if strike_before(state, seat, column):
        return int(hand)
    if lock == column + 1 and is_item(state.column[seat * COLUMNS + lock]):
        return hand & STRIKES
    return hand & (STRIKES | TENS)


def strike_before(state: Any, seat: int, column: int) -> bool:
    for earlier in range(column):
        card = state.column[seat * COLUMNS + earlier]
        if 0 <= card < ACE:
            return True
    return False


def planned(state: Any, seat: int) -> int:
    cards = 0
    for column in range(COLUMNS):
        if state.plan[seat * COLUMNS + column] >= 0:
            cards |= 1 << state.plan[seat * COLUMNS + column]
    return cards


def orderly_plan(state: Any, seat: int) -> int:
    """Return the set of the opponent's cards that may stand in the next column that the betrayer plans (FEUD-40)."""
    done = planned(state, seat)
    left = state.laid[1 - seat] & ~done
    return left if done & STRIKES else left & (STRIKES | TENS)


def lay(state: Any, seat: int, card: int) -> bool:
    """Lay a card from the hand into the seat's next column; return whether all six columns are full now."""
    state.column[seat * COLUMNS + next_column(state, seat)] = card
    state.hand[seat] &= ~(1 << card)
    state.laid[seat] |= 1 << card
    return state.hand[seat] == 0


def scatter(state: Any, seat: int, cards: int, purpose: int) -> None:
    """Arrange `cards` at random in the seat's empty columns.

    All arrangements that keep the Way of Order are equally likely.
    """
    base = seat * COLUMNS
    empty = 0
    for column in range(COLUMNS):
        if state.column[base + column] < 0:
            empty |= 1 << column
    while True:
        left = cards
        for column in range(COLUMNS):
            if empty >> column & 1:
                card = select(left, draw(state, popcount(left), purpose))
                left &= ~(1 << card)
                state.column[base + column] = card
        if in_order(state, base):
            return


def scatter_plan(state: Any, seat: int, cards: int, purpose: int) -> None:
    """Make a betrayer's plan of `cards` at random; all arrangements that keep the Way of Order are equally likely."""
    base = seat * COLUMNS
    while True:
        left = cards
        placed = False
        fine = True
        for column in range(COLUMNS):
            card = select(left, draw(state, popcount(left), purpose))
            left &= ~(1 << card)
            state.plan[base + column] = card
            fine = fine and (placed or not is_item(card))
            placed = placed or card < ACE
        if fine:
            return

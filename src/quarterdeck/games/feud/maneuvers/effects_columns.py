"""Effects of Maneuvers' steps on columns and locks, one rule function each (FEUD-26, FEUD-27, FEUD-39, FEUD-40)."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.feud.cards import can_keep, in_order, is_item
from quarterdeck.games.feud.deck import COLUMNS, OWN, SEATS, TENS, lies_open
from quarterdeck.games.feud.events.declared import (
    tell_columns,
    tell_confuse,
    tell_lock_step,
    tell_show_column,
    tell_swapped,
)
from quarterdeck.games.feud.events.fields import SCATTERED, SWAPPED, TURNED
from quarterdeck.games.feud.knowledge.conclusions import learn_held
from quarterdeck.games.feud.packs.arranging import scatter
from quarterdeck.kernel.bits import popcount, select
from quarterdeck.kernel.draws import GAME, begin_draws, draw


def face_down(state: Any, seat: int) -> int:
    """Return the set of the seat's columns that lie face down; all of them are arranged."""
    columns = 0
    for column in range(COLUMNS):
        if not lies_open(state, seat, column):
            columns |= 1 << column
    return columns


def pickable(state: Any, seat: int, swapping: bool) -> int:
    """Return the set of the seat's columns that can be turned up, or changed with the next one."""
    columns = face_down(state, seat)
    return columns & columns >> 1 if swapping else columns


def confuse(state: Any, buyer: int, seat: int, openly: int) -> None:
    """Put the columns into another order, which only their owner sees, or nobody (FEUD-39)."""
    begin_draws(state, GAME)
    disarray(state, seat)
    if openly:
        state.blind &= ~(1 << seat)
    scatter(state, seat, state.laid[seat], GAME)
    if state.maneuver < OWN:
        price = state.price[state.maneuver]
        tell_confuse(state, buyer, state.window, state.maneuver, price, state.column, seat * COLUMNS)
    else:
        tell_columns(state, seat, SCATTERED, state.column, seat * COLUMNS)


def disarray(state: Any, seat: int) -> None:
    """Clear the seat's columns for a new arrangement that it does not see; locks do not bind (FEUD-39, FEUD-40)."""
    for column in range(COLUMNS):
        state.column[seat * COLUMNS + column] = -1
    state.shown[seat] = 0
    state.lock[seat] = -1
    state.blind |= 1 << seat


def take_back(state: Any, seat: int) -> None:
    """Return all six cards to the hand of their owner, who rearranges them; locks do not bind."""
    begin_draws(state, GAME)
    disarray(state, seat)
    state.blind &= ~(1 << seat)
    state.hand[seat] = state.laid[seat]
    state.laid[seat] = 0


def turn(state: Any, seat: int) -> None:
    """Reverse the order of the columns that lie face down, unless that breaks the Way of Order.

    Only their owner can tell whether it did. Two turns would change nothing, so every order that others take to be
    possible is as likely afterwards as before.
    """
    begin_draws(state, GAME)
    turn_about(state, seat)
    if not in_order(state, seat * COLUMNS):
        turn_about(state, seat)
    tell_columns(state, seat, TURNED, state.column, seat * COLUMNS)


def turn_about(state: Any, seat: int) -> None:
    """Swap the first of the columns that lie face down with the last one, and so on inwards."""
    columns = face_down(state, seat)
    count = popcount(columns)
    for at in range(count // 2):
        change_places(state, seat, select(columns, at), select(columns, count - 1 - at))


def change_places(state: Any, seat: int, one: int, other: int) -> None:
    base = seat * COLUMNS
    card = state.column[base + one]
    state.column[base + one] = state.column[base + other]
    state.column[base + other] = card


def swap(state: Any, seat: int, one: int, other: int) -> None:
    """Swap two columns that lie face down, unless that breaks the Way of Order; see `turn`."""
    begin_draws(state, GAME)
    change_places(state, seat, one, other)
    if not in_order(state, seat * COLUMNS):
        change_places(state, seat, one, other)
    tell_swapped(state, seat, SWAPPED, state.column, seat * COLUMNS, one, other)


def show_column(state: Any, seat: int, column: int) -> None:
    """Turn up a column for everybody to see."""
    begin_draws(state, GAME)
    card = state.column[seat * COLUMNS + column]
    tell_show_column(state, seat, column, card)
    state.shown[seat] |= 1 << column
    learn_held(state, seat, 1 << card)


def lock_by_chance(state: Any, seat: int) -> None:
    """Draw a card of the hand and a column that leaves an arrangement, and lock the card there (FEUD-26)."""
    begin_draws(state, GAME)
    hand = state.hand[seat]
    card = select(hand, draw(state, popcount(hand), GAME))
    free = hand & ~(1 << card)
    columns = 0
    for column in range(1 if is_item(card) else 0, COLUMNS):
        if can_keep(free, card, column, popcount(free & TENS)):
            columns |= 1 << column
    column = select(columns, draw(state, popcount(columns), GAME))
    tell_lock_step(state, seat, column, card)
    learn_held(state, seat, 1 << card)
    state.hand[seat] = free
    state.laid[seat] = 1 << card
    state.column[seat * COLUMNS + column] = card
    state.lock[seat] = column


def retake(state: Any) -> None:
    for seat in range(SEATS):
        if state.rethinkers >> seat & 1:
            take_back(state, seat)


def two_of(state: Any, columns: int) -> tuple[int, int]:
    begin_draws(state, GAME)
    one = select(columns, draw(state, popcount(columns), GAME))
    left = columns & ~(1 << one)
    return one, select(left, draw(state, popcount(left), GAME))

"""The rules of the tiny duel, as functions that run interpreted and compiled.

Two hands of a small deck; each seat lays its cards into columns, one after the other. The higher card wins a column:
one point for the first, two for the second, and so on. Who has more points wins. Columns are turned up one by one, as
in Turn the Tide, or all at the end, as in Feud.
"""

from typing import Any

from duel.fields import MOST, SEATS, tell_reveal
from quarterdeck.kernel.bits import UNKNOWN, any_of, lowest, popcount, select
from quarterdeck.kernel.draws import GAME, RESAMPLE, begin_draws, begin_real_draws, blank_draws, draw, set_key
from quarterdeck.kernel.event_buffer import hide
from quarterdeck.kernel.state import blank_rest, copy

BOTH = 3


def init(state: Any, options: Any, key: Any) -> None:
    """Begin a new game. `options`: cards, size, secret."""
    state.seats = SEATS
    state.cards = options[0]
    state.size = options[1]
    state.secret = options[2]
    state.shown = 0
    state.events = 0
    begin_real_draws(state, key)
    blank_rest(state.event, 0)
    for place in range(SEATS * MOST):
        state.column[place] = UNKNOWN
    begin_draws(state, GAME)
    unseen = (1 << state.cards) - 1
    for seat in range(SEATS):
        state.laid[seat] = 0
        state.hand[seat] = 0
        unseen = deal_hand(state, seat, unseen, GAME)
    state.owing = BOTH


def deal_hand(state: Any, seat: int, unseen: int, purpose: int) -> int:
    """Fill a hand from the unseen cards, one for each card that the seat has still to lay; return the rest."""
    for _ in range(state.size - state.laid[seat]):
        card = select(unseen, draw(state, popcount(unseen), purpose))
        state.hand[seat] |= 1 << card
        unseen &= ~(1 << card)
    return unseen


def pending(state: Any) -> int:
    """Bit set of the seats that owe a decision; 0: the game is over."""
    return int(state.owing)


def phase(state: Any) -> int:
    """0: cards are laid, 1: the game is over."""
    return 0 if state.owing else 1


def horizon(state: Any) -> int:
    """Return a number that changes at the end of the game."""
    return phase(state)


def own_actions(state: Any, seat: int, out: Any) -> int:
    """Write the cards of the seat's hand into `out`, ascending, and return their number."""
    cards = max(0, state.hand[seat])
    count = 0
    while cards:
        out[count] = lowest(cards)
        cards &= cards - 1
        count += 1
    return count


def legal_actions(state: Any, seat: int, out: Any) -> int:
    """Any card of the hand."""
    return own_actions(state, seat, out) if state.owing >> seat & 1 else 0


def why_illegal(state: Any, seat: int, action: int, out: Any) -> int:
    """Write the action into `out` and return 0, the only reason."""
    out[0] = action
    return 0


def heuristic(state: Any, seat: int, bits: int) -> int:
    """Any card."""
    return any_of(state.hand[seat], bits)


def apply(state: Any, seat: int, action: int) -> None:
    """Lay a card into the next column; where all is laid that is to be, it is turned up."""
    state.events = 0
    state.column[seat * MOST + state.laid[seat]] = action
    state.laid[seat] += 1
    state.hand[seat] &= ~(1 << action)
    if state.secret == 0 or state.laid[seat] == state.size:
        state.owing &= ~(1 << seat)
    if state.owing == 0:
        tell_reveal(state, state.column, 0, SEATS * MOST)
        state.shown = state.laid[0]
        state.owing = 0 if state.shown == state.size else BOTH


def scores(state: Any, out: Any) -> int:
    """Points of the columns that are turned up."""
    for seat in range(SEATS):
        out[seat] = 0
    for column in range(state.shown):
        winner = 0 if state.column[column] > state.column[MOST + column] else 1
        out[winner] += column + 1
    return SEATS


def lead(state: Any) -> int:
    """By how many points the first seat leads."""
    found = 0
    for column in range(state.shown):
        found += column + 1 if state.column[column] > state.column[MOST + column] else -column - 1
    return found


def worth(state: Any, out: Any) -> None:
    """Write each seat's share of the win, by the columns that are turned up."""
    points = lead(state)
    out[0] = 0.5 if points == 0 else 1.0 if points > 0 else 0.0
    out[1] = 1.0 - out[0]


def returns(state: Any, out: Any) -> None:
    """Share of the win a seat; zeros while the game runs."""
    worth(state, out)
    if state.owing:
        for seat in range(SEATS):
            out[seat] = 0.0


def redact(state: Any, seat: int, out: Any) -> None:
    """Write what `seat` may know (-1: a spectator): its own hand, its own columns, and those turned up."""
    copy(state, out)
    blank_draws(out)
    for other in range(SEATS):
        if other != seat:
            out.hand[other] = UNKNOWN
            for column in range(state.shown, MOST):
                out.column[other * MOST + column] = UNKNOWN
    hide(out, seat)


def resample(state: Any, seat: int, key: Any, out: Any) -> None:
    """Write a full state that agrees with what `seat` knows. All deals and orders of hidden cards are as likely."""
    copy(state, out)
    blank_draws(out)
    hide(out, seat)
    set_key(out, key)
    begin_draws(out, RESAMPLE)
    unseen = (1 << state.cards) - 1
    for other in range(SEATS):
        for column in range(state.size if other == seat else state.shown):
            if state.column[other * MOST + column] >= 0:
                unseen &= ~(1 << state.column[other * MOST + column])
    if seat >= 0:
        unseen &= ~state.hand[seat]
    for other in range(SEATS):
        if other != seat:
            out.hand[other] = 0
            unseen = deal_hand(out, other, unseen, RESAMPLE)
            for column in range(state.shown, state.laid[other]):
                card = select(unseen, draw(out, popcount(unseen), RESAMPLE))
                out.column[other * MOST + column] = card
                unseen &= ~(1 << card)


def reopen(state: Any, seat: int) -> None:
    """Give the other seat back its cards that lie face down."""
    other = 1 - seat
    if state.owing and state.laid[other] > state.shown:
        for column in range(state.shown, state.laid[other]):
            state.hand[other] |= 1 << state.column[other * MOST + column]
            state.column[other * MOST + column] = UNKNOWN
        state.laid[other] = state.shown
        state.owing |= 1 << other

"""The steps of a Round up to its columns (FEUD-4 to FEUD-8, FEUD-25 to FEUD-31)."""

from typing import Any

from quarterdeck.games.feud import deck
from quarterdeck.games.feud.events import (
    tell_arrange,
    tell_first,
    tell_lock,
    tell_reserve,
    tell_study,
    tell_take_reserve,
)
from quarterdeck.games.feud.knowledge.conclusions import learn_not_hidden, learn_shown
from quarterdeck.games.feud.maneuvers.windows import end_rethinking, open_window
from quarterdeck.games.feud.piles.piles import discard_hand, draw_up, ensure_strike, lay_by, take_up
from quarterdeck.kernel.draws import GAME, begin_draws, draw


def begin_round(state: Any) -> None:
    """Begin the next Round: find who acts first in its windows, then ask for Action Reserves or start a Skirmish."""
    state.round_number += 1
    if state.imagined:
        state.owing = 1  # a seat must choose before anything else happens
        return
    state.bought[0] = 0
    state.bought[1] = 0
    if has_window(state):
        state.first = acts_first(state)
        tell_first(state, state.first)
    if state.skirmishes == deck.ALWAYS:
        state.phase = deck.SKIRMISH
        return
    state.phase = deck.TAKE
    state.owing = 0
    for seat in range(deck.SEATS):
        if state.reserve_count[seat]:
            state.owing |= 1 << seat


def has_window(state: Any) -> bool:
    """Return whether any allowed maneuver has a window in this game (FEUD-33, FEUD-51)."""
    for maneuver in range(deck.SLOTS_FOR_SALE):
        late = state.offered[deck.END_OF_ROUND] >> maneuver & 1
        if state.price[maneuver] and (late or state.skirmishes != deck.ALWAYS):
            return True
    return False


def acts_first(state: Any) -> int:
    """Return the seat that acts first in this Round's windows (FEUD-34)."""
    if state.points[0] != state.points[1]:
        return int(state.points[1] < state.points[0])
    if state.round_number > 1:
        return int(1 - state.first)
    begin_draws(state, GAME)
    return draw(state, 2, GAME)


def draw_hands(state: Any) -> None:
    """Take up the chosen Action Reserves, and draw cards up to six (FEUD-5, FEUD-6, FEUD-31)."""
    for seat in range(deck.SEATS):
        if state.choice[seat] >= 0:
            tell_take_reserve(state, seat, state.choice[seat] == deck.TAKE_UP)
    for seat in range(deck.SEATS):
        if state.choice[seat] == deck.TAKE_UP:
            take_up(state, seat)
        state.choice[seat] = -1
        draw_up(state, seat)
        ensure_strike(state, seat)
    state.phase = deck.RESERVE
    state.owing = 0
    for seat in range(deck.SEATS):
        if state.reservation and state.deck_count[seat]:
            state.owing |= 1 << seat


def reserve_cards(state: Any) -> None:
    """Put away the cards that both seats chose, and draw others for them (FEUD-29, FEUD-30)."""
    for seat in range(deck.SEATS):
        if state.choice[seat] >= 0:
            tell_reserve(state, seat, state.choice[seat])
    for seat in range(deck.SEATS):
        card = state.choice[seat]
        state.choice[seat] = -1
        if 0 <= card < deck.NONE:
            put_away(state, seat, card)
    open_window(state, deck.BEFORE_STUDY)


def put_away(state: Any, seat: int, card: int) -> None:
    """Put a card into the Action Reserve; with the sixth card, the reserve becomes the hand (FEUD-29, FEUD-30)."""
    lay_by(state, seat, card)
    if state.reserve_count[seat] == deck.COLUMNS:
        learn_not_hidden(state, seat, state.hand[seat])
        discard_hand(state, seat)
        take_up(state, seat)
    else:
        draw_up(state, seat)
    ensure_strike(state, seat)


def show_study(state: Any) -> None:
    """Show the columns to everybody; then both seats may lock a card (FEUD-25)."""
    for seat in range(deck.SEATS):
        tell_study(state, seat, state.column, seat * deck.COLUMNS)
        learn_shown(state, seat, state.laid[seat])
    state.phase = deck.LOCK
    state.owing = 3


def lock_cards(state: Any) -> None:
    """Keep locked cards in their columns, and return the other cards to the hands (FEUD-26, FEUD-27)."""
    for seat in range(deck.SEATS):
        column = state.choice[seat] - deck.LOCK_COLUMN if state.choice[seat] != deck.NONE else -1
        state.choice[seat] = -1
        state.lock[1 - seat] = column
        tell_lock(state, seat, column)
    for seat in range(deck.SEATS):
        kept = 0
        for column in range(deck.COLUMNS):
            if column == state.lock[seat]:
                kept = 1 << state.column[seat * deck.COLUMNS + column]
            else:
                state.column[seat * deck.COLUMNS + column] = -1
        state.hand[seat] = state.laid[seat] & ~kept
        state.laid[seat] = kept
    open_window(state, deck.AFTER_STUDY)


def end_arranging(state: Any) -> None:
    """Write the events of the arrangement, or end the rearranging after a closed window (FEUD-7)."""
    if state.rethinkers:
        end_rethinking(state)
        return
    for seat in range(deck.SEATS):
        tell_arrange(state, seat, state.column, seat * deck.COLUMNS)
    open_window(state, deck.BEFORE_COLUMNS)

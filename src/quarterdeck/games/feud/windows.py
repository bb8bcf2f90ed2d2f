"""Windows and maneuvers (FEUD-33 to FEUD-42)."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.feud.armies import raise_unit, replace_unit
from quarterdeck.games.feud.arranging import scatter
from quarterdeck.games.feud.cards import can_keep, in_deck, locked
from quarterdeck.games.feud.conclusions import learn_adjusted, learn_exchange
from quarterdeck.games.feud.deck import (
    ACTION_CARDS,
    ADJUST,
    ARRANGE,
    BEFORE_COLUMNS,
    BEFORE_STUDY,
    BETRAY,
    BY_MANEUVER,
    COLUMNS,
    CONFUSE,
    FIGHT,
    GAVE,
    HEAL,
    OFFERED,
    ONCE,
    RAISE,
    REPLACE,
    REPLACEMENT,
    RESURRECTION,
    ROUND,
    SABOTAGE,
    SEATS,
    SECRET_ADJUST,
    STRIKES,
    STUDY,
    TENS,
    TOOK,
    WINDOW,
)
from quarterdeck.games.feud.events import (
    tell_adjustment,
    tell_betray,
    tell_bought_unit,
    tell_buy,
    tell_confuse,
    tell_look,
    tell_pass,
    tell_sabotage,
)
from quarterdeck.games.feud.piles import (
    ensure_strike,
    raise_deck,
    refill,
    shuffle_deck,
    tell_shuffle,
    top_card,
    void_lock,
)
from quarterdeck.kernel.bits import popcount, select
from quarterdeck.kernel.draws import GAME, begin_draws, draw


def open_window(state: Any, window: int) -> None:
    """FEUD-34: the window opens; who is first in this Round acts first."""
    state.window = window
    state.turn = state.first
    state.passes = 0
    state.phase = WINDOW


def offers(state: Any, seat: int) -> int:
    """FEUD-33, FEUD-34: the set of maneuvers that the seat can buy in the present window."""
    found = OFFERED[state.window] & ~(state.bought[seat] & ONCE)
    for maneuver in range(8):
        price = state.price[maneuver]
        if price == 0 or price > state.points[seat]:
            found &= ~(1 << maneuver)
    if state.guard_count[seat] == 0:
        found &= ~(1 << REPLACEMENT)
    if state.dead[seat] == 0:
        found &= ~(1 << RESURRECTION)
    if state.markers[seat] == 0:
        found &= ~(1 << HEAL)
    return int(found)


def attend_window(state: Any) -> None:
    """FEUD-34: the next who can buy something owes a decision; after two passes in a row the window closes."""
    while state.passes < 2:
        if offers(state, state.turn):
            state.owing = 1 << state.turn
            return
        end_turn(state, state.passes + 1)
    close_window(state)


def end_turn(state: Any, passes: int) -> None:
    """It is the other player's turn in the window, after so many passes in a row."""
    state.passes = passes
    state.turn = 1 - state.turn


def close_window(state: Any) -> None:
    """What follows a window."""
    if state.window == BEFORE_STUDY:
        if state.study:
            state.phase = STUDY
            state.owing = 3
        else:
            open_window(state, state.window + 1)
    elif state.window == BEFORE_COLUMNS:
        begin_betrayals(state)
    elif state.window < BEFORE_COLUMNS:
        state.phase = ARRANGE
        state.owing = 3
    else:
        state.phase = ROUND


def pass_turn(state: Any, seat: int) -> None:
    """FEUD-34: buy nothing."""
    tell_pass(state, seat, state.window)
    state.owing = 0
    end_turn(state, state.passes + 1)


def buy(state: Any, seat: int, maneuver: int) -> None:
    """FEUD-33: carry a maneuver out, or ask what it is to do."""
    state.maneuver = maneuver
    if maneuver in (ADJUST, SECRET_ADJUST):
        state.phase = TOOK
    elif maneuver == REPLACEMENT:
        state.phase = REPLACE
    elif maneuver == RESURRECTION:
        state.phase = RAISE
    else:
        if maneuver == SABOTAGE:
            sabotage(state, seat)
        elif maneuver == CONFUSE:
            confuse(state, seat)
        else:
            buy_plainly(state, seat)
        end_purchase(state, seat)


def end_purchase(state: Any, seat: int) -> None:
    """FEUD-33: the points are spent, and it is the other player's turn."""
    state.points[seat] -= state.price[state.maneuver]
    state.bought[seat] |= 1 << state.maneuver
    state.choice[seat] = -1
    state.phase = WINDOW
    state.owing = 0
    end_turn(state, 0)


def buy_plainly(state: Any, seat: int) -> None:
    """Heal (FEUD-41), and Betrayal, which waits for the end of the window (FEUD-40)."""
    tell_buy(state, seat, state.window, state.maneuver, state.price[state.maneuver])
    if state.maneuver == HEAL:
        state.markers[seat] -= 1
    else:
        state.betrayers |= 1 << seat


def can_give(state: Any, seat: int, card: int) -> bool:
    """FEUD-36: whether the hand may give that card for the one it takes."""
    after = (state.hand[seat] & ~(1 << card)) | 1 << state.choice[seat]
    if not (after | locked(state, seat)) & STRIKES:
        return False
    lock = state.lock[seat]
    return lock < 0 or can_keep(after, state.column[seat * COLUMNS + lock], lock, popcount(after & TENS))


def choose_taken(state: Any, seat: int, card: int) -> None:
    """FEUD-33, an adjustment: the card to take."""
    state.choice[seat] = card
    state.phase = GAVE


def adjust(state: Any, seat: int, gave: int) -> None:
    """FEUD-33, FEUD-35: the exchange, with the discard pile openly, with the Action Deck in secret."""
    took = state.choice[seat]
    taken, given = 1 << took, 1 << gave
    openly = state.discard[seat] & taken != 0
    price = state.price[state.maneuver]
    tell_adjustment(state, seat, state.window, state.maneuver, price, openly, took, gave)
    deck = in_deck(state, seat)
    state.hand[seat] = (state.hand[seat] & ~given) | taken
    if openly:
        state.discard[seat] = (state.discard[seat] & ~taken) | given
        learn_adjusted(state, seat, taken, given)
    else:
        shuffle_deck(state, seat, (deck & ~taken) | given)
        learn_exchange(state, seat)
        tell_shuffle(state, seat, BY_MANEUVER)
    end_purchase(state, seat)


def replace(state: Any, seat: int, unit: int) -> None:
    """FEUD-33, FEUD-38: Replacement."""
    tell_bought_unit(state, seat, state.window, state.maneuver, state.price[state.maneuver], unit)
    replace_unit(state, seat, unit)
    end_purchase(state, seat)


def resurrect(state: Any, seat: int, unit: int) -> None:
    """FEUD-33: Resurrection."""
    tell_bought_unit(state, seat, state.window, state.maneuver, state.price[state.maneuver], unit)
    raise_unit(state, seat, unit)
    end_purchase(state, seat)


def sabotage(state: Any, seat: int) -> None:
    """FEUD-33, FEUD-37: a card of the opponent's hand goes under their Action Deck, its top card comes first."""
    victim = 1 - seat
    begin_draws(state, GAME)
    hand = state.hand[victim]
    lost = select(hand, draw(state, popcount(hand), GAME))
    if state.deck_count[victim] == 0:
        refill(state, victim)
    drew = top_card(state, victim)
    raise_deck(state, victim, 1)
    state.deck[victim * ACTION_CARDS] = lost
    state.seen[victim] |= 1
    state.hand[victim] = (hand & ~(1 << lost)) | 1 << drew
    learn_exchange(state, victim)
    tell_sabotage(state, seat, state.window, state.maneuver, state.price[state.maneuver], lost, drew)
    ensure_strike(state, victim)
    keep_lock(state, victim)


def keep_lock(state: Any, seat: int) -> None:
    """FEUD-27: a lock that no arrangement can keep any more is void."""
    lock = state.lock[seat]
    hand = state.hand[seat]
    if lock >= 0 and not can_keep(hand, state.column[seat * COLUMNS + lock], lock, popcount(hand & TENS)):
        void_lock(state, seat)


def confuse(state: Any, seat: int) -> None:
    """FEUD-39: the opponent's columns in another order, which nobody sees."""
    victim = 1 - seat
    begin_draws(state, GAME)
    disarray(state, victim)
    scatter(state, victim, state.laid[victim], GAME)
    price = state.price[state.maneuver]
    tell_confuse(state, seat, state.window, state.maneuver, price, state.column, victim * COLUMNS)


def disarray(state: Any, seat: int) -> None:
    """FEUD-39, FEUD-40: the seat's columns are about to be arranged anew, unseen by it; locks do not bind."""
    for column in range(COLUMNS):
        state.column[seat * COLUMNS + column] = -1
    state.lock[seat] = -1
    state.blind |= 1 << seat


def begin_betrayals(state: Any) -> None:
    """FEUD-40: the window has closed; betrayers look at the cards they will arrange."""
    state.phase = FIGHT
    if state.betrayers:
        for seat in range(SEATS):
            if state.betrayers >> seat & 1:
                tell_look(state, seat, state.column, (1 - seat) * COLUMNS)
        state.peeks = state.betrayers
        state.owing = state.betrayers
        state.phase = BETRAY


def betray(state: Any) -> None:
    """FEUD-40: the victims' columns are arranged as the betrayers planned."""
    for seat in range(SEATS):
        if state.betrayers >> seat & 1:
            victim = 1 - seat
            disarray(state, victim)
            for column in range(COLUMNS):
                state.column[victim * COLUMNS + column] = state.plan[seat * COLUMNS + column]
                state.plan[seat * COLUMNS + column] = -1
            tell_betray(state, seat, state.column, victim * COLUMNS)
    state.phase = FIGHT

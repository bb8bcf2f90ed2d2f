"""What the steps of Maneuvers do: a rule function each (FEUD-33 to FEUD-41)."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.feud.armies import guard_units, raise_unit, replace_unit
from quarterdeck.games.feud.arranging import scatter
from quarterdeck.games.feud.cards import can_keep, in_deck, locked
from quarterdeck.games.feud.conclusions import learn_adjusted, learn_exchange
from quarterdeck.games.feud.deck import (
    ACTION_CARDS,
    BY_MANEUVER,
    COLUMNS,
    GAVE,
    RAISE,
    REPLACE,
    STRIKES,
    TENS,
    TOOK,
    UNIT,
)
from quarterdeck.games.feud.events import (
    tell_adjustment,
    tell_bought_unit,
    tell_buy,
    tell_confuse,
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
from quarterdeck.games.feud.steps import (
    ARRANGE_ANEW,
    CALL,
    CHANCE,
    EXCHANGE,
    HEAL_UNIT,
    RAISE_DEAD,
    RENEW,
    SCATTER,
    chooser,
    how_many,
    kind_of_step,
    whose,
)
from quarterdeck.kernel.bits import popcount, select
from quarterdeck.kernel.draws import GAME, begin_draws, draw


def has_effect(state: Any, buyer: int, step: int) -> bool:
    """FEUD-34: whether the step would change anything now, as everybody can see."""
    kind = kind_of_step(step)
    seat = whose(step, buyer)
    if kind == HEAL_UNIT:
        return bool(state.markers[seat] > 0)
    if kind == CALL:
        return bool(state.guard_count[seat] > 0)
    if kind == RAISE_DEAD:
        return bool(state.dead[seat] != 0)
    return kind != 0


def asks(step: int) -> int:
    """The phase in which somebody chooses what the step is to do; 0: nobody does."""
    kind = kind_of_step(step)
    if kind == EXCHANGE:
        return TOOK
    if chooser(step) == CHANCE:
        return 0
    if kind == CALL:
        return REPLACE
    return RAISE if kind == RAISE_DEAD else 0


def take_step(state: Any, buyer: int, step: int) -> None:
    """Carry out a step that asks nobody."""
    kind = kind_of_step(step)
    seat = whose(step, buyer)
    if kind == RENEW:
        renew(state, buyer, seat, how_many(step))
    elif kind == SCATTER:
        confuse(state, buyer, seat)
    elif kind == HEAL_UNIT:
        heal_unit(state, buyer, seat, how_many(step))
    elif kind == ARRANGE_ANEW:
        state.betrayers |= 1 << buyer
    elif kind == CALL:
        call(state, buyer, seat, UNIT + any_of(state, guard_units(state, seat)))
    elif kind == RAISE_DEAD:
        raise_dead(state, buyer, seat, UNIT + any_of(state, state.dead[seat]))


def any_of(state: Any, members: int) -> int:
    """A member of a set, drawn."""
    begin_draws(state, GAME)
    return select(members, draw(state, popcount(members), GAME))


def heal_unit(state: Any, buyer: int, seat: int, count: int) -> None:
    """FEUD-41: Markers are removed, as far as there are any."""
    tell_buy(state, buyer, state.window, state.maneuver, state.price[state.maneuver])
    state.markers[seat] -= min(count, state.markers[seat])


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


def exchange(state: Any, buyer: int, seat: int, gave: int) -> None:
    """FEUD-33, FEUD-35: the exchange, with the discard pile openly, with the Action Deck in secret."""
    took = state.choice[seat]
    taken, given = 1 << took, 1 << gave
    openly = state.discard[seat] & taken != 0
    price = state.price[state.maneuver]
    tell_adjustment(state, buyer, state.window, state.maneuver, price, openly, took, gave)
    deck = in_deck(state, seat)
    state.choice[seat] = -1
    state.hand[seat] = (state.hand[seat] & ~given) | taken
    if openly:
        state.discard[seat] = (state.discard[seat] & ~taken) | given
        learn_adjusted(state, seat, taken, given)
    else:
        shuffle_deck(state, seat, (deck & ~taken) | given)
        learn_exchange(state, seat)
        tell_shuffle(state, seat, BY_MANEUVER)


def call(state: Any, buyer: int, seat: int, unit: int) -> None:
    """FEUD-33, FEUD-38: a Unit of the Army Reserve comes in for the Current Unit."""
    tell_bought_unit(state, buyer, state.window, state.maneuver, state.price[state.maneuver], unit)
    replace_unit(state, seat, unit)


def raise_dead(state: Any, buyer: int, seat: int, unit: int) -> None:
    """FEUD-33: a dead Unit goes back into the Army Deck."""
    tell_bought_unit(state, buyer, state.window, state.maneuver, state.price[state.maneuver], unit)
    raise_unit(state, seat, unit)


def renew(state: Any, buyer: int, seat: int, count: int) -> None:
    """FEUD-33, FEUD-37: a card of the hand goes under the Action Deck, its top card comes first."""
    begin_draws(state, GAME)
    hand = state.hand[seat]
    lost = select(hand, draw(state, popcount(hand), GAME))
    if state.deck_count[seat] == 0:
        refill(state, seat)
    drew = top_card(state, seat)
    raise_deck(state, seat, 1)
    state.deck[seat * ACTION_CARDS] = lost
    state.seen[seat] |= 1
    state.hand[seat] = (hand & ~(1 << lost)) | 1 << drew
    learn_exchange(state, seat)
    tell_sabotage(state, buyer, state.window, state.maneuver, state.price[state.maneuver], lost, drew)
    ensure_strike(state, seat)
    keep_lock(state, seat)


def keep_lock(state: Any, seat: int) -> None:
    """FEUD-27: a lock that no arrangement can keep any more is void."""
    lock = state.lock[seat]
    hand = state.hand[seat]
    if lock >= 0 and not can_keep(hand, state.column[seat * COLUMNS + lock], lock, popcount(hand & TENS)):
        void_lock(state, seat)


def confuse(state: Any, buyer: int, seat: int) -> None:
    """FEUD-39: columns in another order, which nobody sees."""
    begin_draws(state, GAME)
    disarray(state, seat)
    scatter(state, seat, state.laid[seat], GAME)
    price = state.price[state.maneuver]
    tell_confuse(state, buyer, state.window, state.maneuver, price, state.column, seat * COLUMNS)


def disarray(state: Any, seat: int) -> None:
    """FEUD-39, FEUD-40: the seat's columns are about to be arranged anew, unseen by it; locks do not bind."""
    for column in range(COLUMNS):
        state.column[seat * COLUMNS + column] = -1
    state.lock[seat] = -1
    state.blind |= 1 << seat

"""Effects of Maneuvers' steps on Action Cards outside the columns, one rule function each (FEUD-33 to FEUD-37)."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.feud.cards import can_keep, in_deck, locked, reserved
from quarterdeck.games.feud.deck import (
    ACTION_CARDS,
    BY_MANEUVER,
    COLUMNS,
    GAVE,
    OWN,
    STRIKES,
    TENS,
)
from quarterdeck.games.feud.events.declared import (
    tell_adjustment,
    tell_empty_reserve,
    tell_exchange,
    tell_foresee,
    tell_keep,
    tell_renew,
    tell_sabotage,
    tell_show_hand,
    tell_shuffle_step,
)
from quarterdeck.games.feud.knowledge.conclusions import (
    learn_adjusted,
    learn_draw,
    learn_elsewhere,
    learn_exchange,
    learn_found,
    learn_shown,
    learn_shuffled_in,
)
from quarterdeck.games.feud.packs.piles import (
    draw_up,
    ensure_strike,
    lay_by,
    raise_deck,
    refill,
    shuffle_deck,
    tell_shuffle,
    top_card,
    void_lock,
)
from quarterdeck.games.feud.steps import ANY_PILE, CHANCE, DECK, DISCARD, chooser, how_many, place_of
from quarterdeck.kernel.bits import lowest, popcount, select
from quarterdeck.kernel.draws import GAME, begin_draws, draw


def some_of(state: Any, members: int, count: int) -> int:
    """Draw `count` members of a set, or all of them if there are no more."""
    begin_draws(state, GAME)
    found = 0
    for _ in range(min(count, popcount(members))):
        left = members & ~found
        found |= 1 << select(left, draw(state, popcount(left), GAME))
    return found


def takeable(state: Any, seat: int, step: int) -> int:
    pile = place_of(step)
    cards = 0
    if pile in (ANY_PILE, DECK):
        cards |= in_deck(state, seat)
    if pile in (ANY_PILE, DISCARD):
        cards |= state.discard[seat]
    return int(cards)


def can_give(state: Any, seat: int, card: int) -> bool:
    """Return whether the hand may give that card for the one it takes (FEUD-36)."""
    after = (state.hand[seat] & ~(1 << card)) | 1 << state.choice[seat]
    if not (after | locked(state, seat)) & STRIKES:
        return False
    lock = state.lock[seat]
    return lock < 0 or can_keep(after, state.column[seat * COLUMNS + lock], lock, popcount(after & TENS))


def choose_taken(state: Any, seat: int, card: int) -> None:
    """Choose the card that an adjustment takes (FEUD-33)."""
    state.choice[seat] = card
    state.phase = GAVE


def exchange(state: Any, buyer: int, seat: int, gave: int) -> None:
    """Exchange cards, openly with the discard pile, in secret with the Action Deck (FEUD-33, FEUD-35)."""
    took = state.choice[seat]
    taken, given = 1 << took, 1 << gave
    openly = state.discard[seat] & taken != 0
    if state.maneuver < OWN:
        price = state.price[state.maneuver]
        tell_adjustment(state, buyer, state.window, state.maneuver, price, openly, took, gave)
    else:
        tell_exchange(state, seat, openly, took, gave)
    deck = in_deck(state, seat)
    state.choice[seat] = -1
    state.hand[seat] = (state.hand[seat] & ~given) | taken
    if openly:
        state.discard[seat] = (state.discard[seat] & ~taken) | given
        learn_adjusted(state, seat, taken, given)
    else:
        shuffle_deck(state, seat, (deck & ~taken) | given)
        learn_exchange(state, seat, 1)
        tell_shuffle(state, seat, BY_MANEUVER)


def renew_by_chance(state: Any, buyer: int, seat: int, step: int) -> None:
    """Renew cards of the hand that are drawn blindly (FEUD-37)."""
    renew(state, buyer, seat, some_of(state, state.hand[seat], how_many(step)), step)


def renew(state: Any, buyer: int, seat: int, lost: int, step: int) -> None:
    """FEUD-33, FEUD-37: `lost` go under the Action Deck or to the discard pile; its top cards come first."""
    openly = place_of(step) == DISCARD
    count = popcount(lost)
    state.hand[seat] &= ~lost
    if openly:
        left = lost
        while left:
            learn_found(state, seat, left & -left)
            left &= left - 1
    if state.deck_count[seat] < count:
        refill(state, seat)
    drew = 0
    for _ in range(count):
        drew |= 1 << top_card(state, seat)
    state.hand[seat] |= drew
    if openly:
        learn_draw(state, seat)
        state.discard[seat] |= lost
    else:
        put_under(state, seat, lost, count)
        learn_exchange(state, seat, count)
    if state.maneuver < OWN and chooser(step) == CHANCE:
        price = state.price[state.maneuver]
        tell_sabotage(state, buyer, state.window, state.maneuver, price, lowest(lost), lowest(drew))
    else:
        tell_renew(state, seat, openly, lost, drew)
    mend(state, seat)


def put_under(state: Any, seat: int, cards: int, count: int) -> None:
    """Put cards under the Action Deck, where their owner knows them (FEUD-37)."""
    raise_deck(state, seat, count)
    for place in range(count):
        state.deck[seat * ACTION_CARDS + place] = lowest(cards)
        cards &= cards - 1
    state.seen[seat] |= (1 << count) - 1


def mend(state: Any, seat: int) -> None:
    """Mend a hand without a Strike, and a lock that no arrangement can keep any more (FEUD-6, FEUD-27)."""
    ensure_strike(state, seat)
    lock = state.lock[seat]
    hand = state.hand[seat]
    if lock >= 0 and not can_keep(hand, state.column[seat * COLUMNS + lock], lock, popcount(hand & TENS)):
        void_lock(state, seat)


def keep(state: Any, seat: int, card: int) -> None:
    """Put a card into the Action Reserve, and draw one from the Action Deck (FEUD-29)."""
    begin_draws(state, GAME)
    tell_keep(state, seat, card)
    lay_by(state, seat, card)
    draw_up(state, seat)
    mend(state, seat)


def empty_reserve(state: Any, seat: int, step: int) -> None:
    """Move the Action Reserve to the discard pile, face up, or shuffle it into the Action Deck."""
    begin_draws(state, GAME)
    cards = reserved(state, seat)
    openly = place_of(step) == DISCARD
    tell_empty_reserve(state, seat, openly, cards)
    possible = 0
    for i in range(state.reserve_count[seat]):
        possible |= state.may_reserve[seat * COLUMNS + i]
        state.may_reserve[seat * COLUMNS + i] = 0
        state.reserve[seat * COLUMNS + i] = -1
    state.reserve_count[seat] = 0
    if openly:
        learn_elsewhere(state, seat, cards)
        state.discard[seat] |= cards
    else:
        learn_shuffled_in(state, seat, possible)
        shuffle_deck(state, seat, in_deck(state, seat))
        tell_shuffle(state, seat, BY_MANEUVER)


def shuffle(state: Any, seat: int, step: int) -> None:
    whole = place_of(step) == DISCARD
    tell_shuffle_step(state, seat, whole)
    if whole:
        learn_shuffled_in(state, seat, state.discard[seat])
        state.discard[seat] = 0
    shuffle_deck(state, seat, in_deck(state, seat))
    tell_shuffle(state, seat, BY_MANEUVER)


def foresee(state: Any, seat: int, step: int) -> None:
    """Show the top cards of an Action Deck to its owner; they stay there."""
    count = min(how_many(step), state.deck_count[seat])
    top = state.deck_count[seat] - 1
    for place in range(count):
        state.seen[seat] |= 1 << (top - place)
    tell_foresee(state, seat, state.deck, seat * ACTION_CARDS + top, count)


def show_hand(state: Any, seat: int) -> None:
    """Show the hand to everybody (FEUD-25)."""
    tell_show_hand(state, seat, state.hand[seat])
    learn_shown(state, seat, state.hand[seat] | state.laid[seat])

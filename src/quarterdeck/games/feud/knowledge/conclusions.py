"""What others can conclude about a seat's hidden Action Cards from what is public (FEUD-52).

`may_hold`, `may_deck`, `may_reserve`, `sure` and `some` of a state depend only on what everybody has seen; nothing here
reads the hidden cards to set them. They do not include cards that lie open, even if only one seat may look at them.

A hand consists of all cards in `sure`, of `some_count` cards from the set `some`, and of cards from `may_hold` for the
rest.
"""

from typing import Any

from quarterdeck.games.feud.cards import all_cards, locked, open_cards
from quarterdeck.games.feud.deck import COLUMNS
from quarterdeck.kernel.bits import popcount


def learn_nothing_held(state: Any, seat: int) -> None:
    state.may_hold[seat] = 0
    forget_hand(state, seat)


def forget_hand(state: Any, seat: int) -> None:
    state.sure[seat] = 0
    state.some[seat] = 0
    state.some_count[seat] = 0


def possible_hand(state: Any, seat: int) -> int:
    """Return the set of cards that may be in the hand or locked."""
    return int(state.sure[seat] | state.some[seat] | state.may_hold[seat])


def learn_mixed(state: Any, seat: int, pile: int) -> None:
    """Record that the hand, and perhaps the discard `pile`, is shuffled into the Action Deck (FEUD-6)."""
    state.may_deck[seat] |= possible_hand(state, seat) | pile
    learn_nothing_held(state, seat)


def learn_refill(state: Any, seat: int, pile: int) -> None:
    """Record that the rest of the Action Deck was drawn, and that the discard `pile` is the deck now."""
    state.may_hold[seat] |= state.may_deck[seat]
    state.may_deck[seat] = pile


def learn_draw(state: Any, seat: int) -> None:
    state.may_hold[seat] |= state.may_deck[seat]
    if state.deck_count[seat] == 0:
        state.may_deck[seat] = 0


def learn_not_hidden(state: Any, seat: int, cards: int) -> None:
    """Record that these cards were seen, so that they are neither in the Action Deck nor in the Action Reserve."""
    state.may_deck[seat] &= ~cards
    for i in range(state.reserve_count[seat]):
        state.may_reserve[seat * COLUMNS + i] &= ~cards


def learn_shown(state: Any, seat: int, cards: int) -> None:
    """Record that these cards, all that the seat has in its hand and columns, were shown (FEUD-25)."""
    learn_not_hidden(state, seat, cards)
    forget_hand(state, seat)
    state.may_hold[seat] = 0
    state.sure[seat] = cards


def learn_reserved(state: Any, seat: int) -> None:
    """Record that a card of the hand was put into the Action Reserve, whose count already includes it (FEUD-29)."""
    state.may_reserve[seat * COLUMNS + state.reserve_count[seat] - 1] = possible_hand(state, seat)
    learn_lost_one(state, seat, popcount(state.hand[seat]) + 1)


def learn_taken_up(state: Any, seat: int) -> None:
    """Record that the hand is now exactly the former Action Reserve (FEUD-30, FEUD-31)."""
    cards = 0
    for i in range(state.reserve_count[seat]):
        cards |= state.may_reserve[seat * COLUMNS + i]
        state.may_reserve[seat * COLUMNS + i] = 0
    learn_nothing_held(state, seat)
    state.some[seat] = cards
    state.some_count[seat] = state.reserve_count[seat]


def learn_lost_one(state: Any, seat: int, count: int) -> None:
    """Record that an unknown card left the hand, which had `count` cards; a locked card is not part of the hand."""
    kept = locked(state, seat)
    loose = state.sure[seat] & ~kept
    known = popcount(loose) + state.some_count[seat]
    state.some[seat] |= loose
    state.some_count[seat] = known - 1
    state.sure[seat] &= kept
    # If the lost card may have been one of the rest, a card counted in `some` may now be one of the rest.
    if known < count:
        state.may_hold[seat] |= state.some[seat]
    drop_empty(state, seat)


def drop_empty(state: Any, seat: int) -> None:
    """Clear the set `some` if no card is counted in it any more."""
    if state.some_count[seat] <= 0:
        state.some[seat] = 0
        state.some_count[seat] = 0


def learn_exchange(state: Any, seat: int, count: int) -> None:
    """Record that `count` cards of the hand and of the Action Deck changed places (Sabotage, an adjustment)."""
    held = possible_hand(state, seat) & ~locked(state, seat)
    for gone in range(count):
        learn_lost_one(state, seat, popcount(state.hand[seat]) - gone)
    state.may_hold[seat] |= state.may_deck[seat]
    state.may_deck[seat] |= held


def learn_found(state: Any, seat: int, card: int) -> None:
    """Record that a card (a set of one) was seen in the hand, and no longer count it as hidden there."""
    if state.sure[seat] & card:
        state.sure[seat] &= ~card
    elif state.some[seat] & card:
        if state.may_hold[seat] & card:
            state.may_hold[seat] |= state.some[seat]
        state.some[seat] &= ~card
        state.some_count[seat] -= 1
        drop_empty(state, seat)
    learn_not_hidden(state, seat, card)
    state.may_hold[seat] &= ~card


def learn_adjusted(state: Any, seat: int, took: int, gave: int) -> None:
    """Record that `took` came from the discard pile, and `gave` went there; both are sets of one card."""
    learn_found(state, seat, gave)
    state.may_hold[seat] &= ~took
    state.some[seat] &= ~took
    state.sure[seat] |= took


def learn_held(state: Any, seat: int, card: int) -> None:
    """Record that a card (a set of one) of the hand was shown and stayed in the hand."""
    learn_found(state, seat, card)
    state.sure[seat] |= card


def learn_elsewhere(state: Any, seat: int, cards: int) -> None:
    """Record that these cards were seen to be in no hand, deck or Action Reserve."""
    learn_not_hidden(state, seat, cards)
    state.may_hold[seat] &= ~cards
    state.some[seat] &= ~cards


def learn_shuffled_in(state: Any, seat: int, cards: int) -> None:
    """Record that cards from the set `cards`, it is not known which, were shuffled into the Action Deck."""
    state.may_deck[seat] |= cards


def learn_gathered(state: Any, seat: int) -> None:
    """Record that all cards but the Action Reserve are shuffled into a new Action Deck (FEUD-46)."""
    learn_not_hidden(state, seat, state.discard[seat] | open_cards(state, seat))
    state.may_deck[seat] = all_cards(state)
    learn_nothing_held(state, seat)


def learn_discarded(state: Any, seat: int) -> None:
    """Record that the hand and the columns have gone to the discard pile (FEUD-10)."""
    learn_not_hidden(state, seat, state.discard[seat])
    learn_nothing_held(state, seat)

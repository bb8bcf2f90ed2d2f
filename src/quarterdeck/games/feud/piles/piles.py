"""Action Decks: shuffling, drawing, and hands without a Strike (FEUD-5, FEUD-6)."""

from typing import Any

from quarterdeck.games.feud import deck
from quarterdeck.games.feud.cards import in_deck, locked, reserved, strikes
from quarterdeck.games.feud.events import tell_discard, tell_draw, tell_refill, tell_shuffled_deck, tell_unlock
from quarterdeck.games.feud.knowledge.conclusions import (
    learn_draw,
    learn_mixed,
    learn_refill,
    learn_reserved,
    learn_taken_up,
)
from quarterdeck.kernel.bits import UNKNOWN, lowest, popcount
from quarterdeck.kernel.draws import GAME, begin_draws, draw


def put_shuffled(state: Any, seat: int, cards: int, purpose: int) -> int:
    """Put `cards` into the lowest places of the seat's Action Deck, all orders equally likely; return their number."""
    base = seat * deck.ACTION_CARDS
    count = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        at = draw(state, count + 1, purpose)
        state.deck[base + count] = state.deck[base + at]
        state.deck[base + at] = card
        count += 1
    return count


def shuffle_deck(state: Any, seat: int, cards: int) -> None:
    begin_draws(state, GAME)
    state.deck_count[seat] = put_shuffled(state, seat, cards, GAME)
    state.seen[seat] = 0


def tell_shuffle(state: Any, seat: int, cause: int) -> None:
    count = state.deck_count[seat]
    tell_shuffled_deck(state, seat, cause, state.deck, seat * deck.ACTION_CARDS + count - 1, count)


def raise_deck(state: Any, seat: int, places: int) -> None:
    base = seat * deck.ACTION_CARDS
    for i in range(state.deck_count[seat] - 1, -1, -1):
        state.deck[base + places + i] = state.deck[base + i]
    state.deck_count[seat] += places
    state.seen[seat] <<= places


def refill(state: Any, seat: int) -> None:
    """Shuffle the discard pile and put it under the rest of the Action Deck, which is drawn first (FEUD-5)."""
    cards = state.discard[seat]
    count = popcount(cards)
    raise_deck(state, seat, count)
    begin_draws(state, GAME)
    # These places are empty yet: `put_shuffled` moves only cards that it has put there itself.
    put_shuffled(state, seat, cards, GAME)
    state.discard[seat] = 0
    learn_refill(state, seat, cards)
    tell_refill(state, seat, state.deck, seat * deck.ACTION_CARDS + count - 1, count)


def top_card(state: Any, seat: int) -> int:
    """Take the top card off the seat's Action Deck, which is not empty."""
    state.deck_count[seat] -= 1
    count = state.deck_count[seat]
    state.seen[seat] &= ~(1 << count)
    card = state.deck[seat * deck.ACTION_CARDS + count]
    state.deck[seat * deck.ACTION_CARDS + count] = UNKNOWN
    return int(card)


def draw_up(state: Any, seat: int) -> None:
    """Draw until the seat has six cards in hand and in its columns (FEUD-5)."""
    wanted = deck.COLUMNS - popcount(state.hand[seat] | state.laid[seat])
    if state.deck_count[seat] < wanted:
        refill(state, seat)
    top = seat * deck.ACTION_CARDS + state.deck_count[seat] - 1
    tell_draw(state, seat, deck.FROM_DECK, state.deck, top, -1, wanted)
    for _ in range(wanted):
        state.hand[seat] |= 1 << top_card(state, seat)
    learn_draw(state, seat)


def take_up(state: Any, seat: int) -> None:
    """Take the whole Action Reserve into the hand, which is empty (FEUD-30, FEUD-31)."""
    count = state.reserve_count[seat]
    tell_draw(state, seat, deck.FROM_RESERVE, state.reserve, seat * deck.COLUMNS, 1, count)
    state.hand[seat] = reserved(state, seat)
    learn_taken_up(state, seat)
    for i in range(count):
        state.reserve[seat * deck.COLUMNS + i] = -1
    state.reserve_count[seat] = 0


def lay_by(state: Any, seat: int, card: int) -> None:
    """Put a card of the hand into the Action Reserve (FEUD-29)."""
    state.hand[seat] &= ~(1 << card)
    state.reserve[seat * deck.COLUMNS + state.reserve_count[seat]] = card
    state.reserve_count[seat] += 1
    learn_reserved(state, seat)


def discard_hand(state: Any, seat: int) -> None:
    """Move the hand to the discard pile, for everybody to see (FEUD-30, FEUD-50)."""
    tell_discard(state, seat, state.hand[seat])
    state.discard[seat] |= state.hand[seat]
    state.hand[seat] = 0


def ensure_strike(state: Any, seat: int) -> None:
    """Shuffle a hand without any Strike back and draw again, as often as needed (FEUD-6).

    Writes at most `REPEATS` events. The last shuffle draws only among orders that give a Strike, which has the same
    distribution as shuffling until one does. The shuffles left out stay hidden: the count of shuffles does not include
    them.
    """
    told = 0
    while not (state.hand[seat] | locked(state, seat)) & strikes(state):
        free_lock(state, seat)
        cards = in_deck(state, seat) | state.hand[seat]
        pile = 0 if cards & strikes(state) else state.discard[seat]
        cards |= pile
        state.discard[seat] &= ~pile
        state.hand[seat] = 0
        told += 1
        shuffle_deck(state, seat, cards)
        while told == deck.REPEATS and not top_six(state, seat) & strikes(state):
            shuffle_deck(state, seat, cards)
        learn_mixed(state, seat, pile)
        tell_shuffle(state, seat, deck.NO_STRIKE)
        draw_up(state, seat)


def void_lock(state: Any, seat: int) -> None:
    """Void the seat's lock, and write an event for that, since no other event shows it (FEUD-27)."""
    lock = state.lock[seat]
    tell_unlock(state, seat, lock, state.column[seat * deck.COLUMNS + lock])
    free_lock(state, seat)


def free_lock(state: Any, seat: int) -> None:
    """Void the seat's lock for good, and return its card to the hand (FEUD-27)."""
    if state.lock[seat] >= 0:
        state.hand[seat] |= locked(state, seat)
        state.column[seat * deck.COLUMNS + state.lock[seat]] = -1
        state.laid[seat] = 0
        state.lock[seat] = -1


def top_six(state: Any, seat: int) -> int:
    cards = 0
    for i in range(1, deck.COLUMNS + 1):
        cards |= 1 << state.deck[seat * deck.ACTION_CARDS + state.deck_count[seat] - i]
    return cards

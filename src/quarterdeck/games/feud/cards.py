"""Kinds of cards, and the places where cards lie, for every part of the rules."""

from typing import Any

from quarterdeck.games.feud import deck
from quarterdeck.games.feud.deck import lies_open


def suit_of(card: int) -> int:
    """Return the suit of a card that is not a Joker."""
    if card < deck.ACE:
        return card // 7
    return (card if card < deck.UNIT else card - deck.UNIT) & 3


def value_of(card: int) -> int:
    """Return the value of a Strike, or of a Ten inside a Skirmish (FEUD-2, FEUD-43)."""
    return 10 if card >= deck.TEN else card % 7 + 3


def is_item(card: int) -> bool:
    """Return whether the card is an Ace, Two or Joker, which need an earlier Strike (FEUD-8)."""
    return card >= deck.JOKER or deck.ACE <= card < deck.TEN


def strength(unit: int) -> int:
    """Return the number of Markers that kill a Unit: 3 a Jack, 4 a Queen, 5 a King (FEUD-3)."""
    return 3 + ((unit - deck.UNIT) >> 2)


def all_cards(state: Any) -> int:
    """Return the set of Action Cards in the game: those of FEUD-2, or the Strikes alone."""
    return deck.PACK if state.items else deck.STRIKES


def strikes(state: Any) -> int:
    """Return the set of cards that are Strikes now: inside a Skirmish the Tens, too (FEUD-43)."""
    return deck.STRIKES | deck.TENS if state.skirmish else deck.STRIKES


def reserved(state: Any, seat: int) -> int:
    cards = 0
    for i in range(state.reserve_count[seat]):
        cards |= 1 << state.reserve[seat * deck.COLUMNS + i]
    return cards


def in_deck(state: Any, seat: int) -> int:
    """Return the set of cards in the seat's Action Deck: those that lie in no other place of the seat."""
    return all_cards(state) & ~(state.hand[seat] | state.laid[seat] | state.discard[seat] | reserved(state, seat))


def locked(state: Any, seat: int) -> int:
    """Return the seat's locked card as a set, empty if there is none."""
    if state.lock[seat] < 0:
        return 0
    return 1 << state.column[seat * deck.COLUMNS + state.lock[seat]]


def open_cards(state: Any, seat: int) -> int:
    """Return the set of cards in the seat's columns that everybody sees; cards that only a Study shows do not count."""
    cards = 0
    for column in range(deck.COLUMNS):
        card = state.column[seat * deck.COLUMNS + column]
        if card >= 0 and lies_open(state, seat, column):
            cards |= 1 << card
    return cards


def in_order(state: Any, base: int) -> bool:
    """Return whether the six cards from `column[base]` on keep the Way of Order (FEUD-8)."""
    for column in range(deck.COLUMNS):
        card = state.column[base + column]
        if card < deck.ACE:
            return True
        if is_item(card):
            return False
    return True


def can_keep(free: int, card: int, column: int, tens: int) -> bool:
    """Return whether `free` cards, `tens` of them Tens, can be arranged round `card`, locked in `column` (FEUD-27)."""
    if free & deck.STRIKES:
        return True
    return card < deck.ACE and tens >= column

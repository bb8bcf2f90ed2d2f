"""The Way of Striking: the effect of two cards in a column on two Units (FEUD-15 to FEUD-24, FEUD-32)."""

from typing import Any

from quarterdeck.games.feud import deck
from quarterdeck.games.feud.cards import suit_of, value_of
from quarterdeck.games.feud.events import tell_column
from quarterdeck.games.feud.steps import SKIRMISHES_OF_ROUND

HEALS = 0
"""The value that stands for Healing, which is no attack."""


def kind_of(suit: int, unit: int) -> int:
    """Return the kind of an attack of that suit by a Unit (FEUD-15)."""
    own = (unit - deck.UNIT) & 3
    if suit == own:
        return deck.ULTIMATE
    return deck.SUPERIOR if suit >> 1 == own >> 1 else deck.NORMAL


def attack(state: Any, seat: int, card: int) -> tuple[int, int, int]:
    """Return value (HEALS for Healing), suit and kind of the seat's attack with that card (FEUD-18 to FEUD-22)."""
    return attack_after(state, seat, card, state.last[seat])


def attack_after(state: Any, seat: int, card: int, last: int) -> tuple[int, int, int]:
    """Return value, suit and kind of the seat's attack with that card, as `attack`, after the Strike `last`.

    `last` is -1 if there is no earlier Strike; then `card` must be a Strike or Ten.
    """
    unit = state.unit[seat]
    suit = suit_of(last if card >= deck.JOKER else card)
    if card < deck.ACE:
        value = value_of(card)
    elif deck.TEN <= card < deck.JOKER:
        value = 10 if state.skirmish else HEALS
    else:
        value = value_of(last)
        if deck.TWO <= card < deck.TEN:
            value += 4 if state.affinities and unit < deck.QUEEN else 2
    return value, suit, kind_of(suit, unit)


def compare(value: int, suit: int, kind: int, other: int, its_suit: int, its_kind: int) -> tuple[int, int]:
    """Return how the column is decided, and by how much the first attack leads (below 0: the second leads; FEUD-16)."""
    if value == HEALS or other == HEALS:
        return deck.HEALING, 0
    if suit == its_suit or kind == its_kind:
        lead = value - other
        return (deck.BY_VALUE, lead) if lead else (deck.TIE, 0)
    return deck.BY_TRUMP, kind - its_kind


def armor_saves(state: Any, seat: int, margin: int) -> bool:
    """Return whether the Armor in the seat's column holds against a hit by value (FEUD-19, FEUD-32)."""
    return shields(state, seat, state.column[seat * deck.COLUMNS + state.fought], margin)


def shields(state: Any, seat: int, card: int, margin: int) -> bool:
    """Return whether that card of the seat is an Armor that holds against that margin (FEUD-19, FEUD-32)."""
    if not deck.ACE <= card < deck.TWO:
        return False
    return bool(margin <= (5 if state.affinities and state.unit[seat] >= deck.KING else 3))


def is_tied(state: Any, seat: int) -> bool:
    """Return whether a column in which the seat's Armor holds counts as a tie.

    Only a King's Armor can have that effect (FEUD-19, FEUD-32).
    """
    return bool(state.kings_armor == deck.TIED and state.affinities and state.unit[seat] >= deck.KING)


def cures(state: Any, seat: int, card: int) -> int:
    """Return the number of Markers that the seat's Ten removes from its own Unit (FEUD-21, FEUD-32)."""
    extra = 1 if state.affinities and deck.QUEEN <= state.unit[seat] < deck.KING else 0
    return 1 + kind_of(suit_of(card), state.unit[seat]) + extra


def heal(state: Any, seat: int, markers: int) -> int:
    """Remove Markers from the seat's Unit, as far as there are any; return their number."""
    removed = min(markers, state.markers[seat])
    state.markers[seat] -= removed
    return int(removed)


def healed_by_column(state: Any, seat: int, card: int, other: int) -> int:
    """Heal the Unit of `seat`, which played `card` against `other`; return the Markers removed (FEUD-21, FEUD-23)."""
    if deck.TEN <= card < deck.JOKER and other < deck.JOKER:
        return heal(state, seat, cures(state, seat, card))
    if card >= deck.JOKER and deck.TEN <= other < deck.JOKER:
        return heal(state, seat, cures(state, 1 - seat, other))
    return 0


def starts_skirmishes(state: Any) -> bool:
    """Return whether a column can begin a Skirmish now (FEUD-44, FEUD-45)."""
    return bool(state.skirmishes and not state.skirmish and not state.denied >> SKIRMISHES_OF_ROUND & 1)


def strike(state: Any) -> tuple[int, int, int]:
    """Fight the next column. Return how it was decided, the seat that is hit (-1: none), and the margin."""
    one = state.column[state.fought]
    other = state.column[deck.COLUMNS + state.fought]
    value, suit, kind = attack(state, 0, one)
    its_value, its_suit, its_kind = attack(state, 1, other)
    decided, lead = compare(value, suit, kind, its_value, its_suit, its_kind)
    jokers = (one >= deck.JOKER) + (other >= deck.JOKER)
    if jokers == 2 and starts_skirmishes(state):
        decided = deck.TIE  # FEUD-45: a Skirmish begins instead
    hit, markers, saved = -1, 0, -1
    first = second = 0
    turned = jokers == 1 and decided != deck.TIE
    margin = abs(lead)
    if decided == deck.HEALING:
        first = healed_by_column(state, 0, one, other)
        second = healed_by_column(state, 1, other, one)
    elif decided != deck.TIE:
        hit = (1 if lead > 0 else 0) ^ turned
        if decided == deck.BY_VALUE and armor_saves(state, hit, margin):
            hit, saved = -1, hit
        else:
            markers = 2 if decided == deck.BY_VALUE and margin >= 6 else 1
            state.markers[hit] += markers
    at = state.fought
    # fmt: off
    tell_column(
        state, at, state.column, at, value, suit, kind, its_value, its_suit, its_kind,
        decided, turned, hit, markers, saved, first, second, state.markers, 0,
    )
    # fmt: on
    end_column(state, one, other)
    return deck.TIE if saved >= 0 and is_tied(state, saved) else decided, hit, margin


def end_column(state: Any, one: int, other: int) -> None:
    """End the column, and record its Strikes as the seats' last ones (FEUD-18)."""
    if one < deck.ACE or (state.skirmish and deck.TEN <= one < deck.JOKER):
        state.last[0] = one
    if other < deck.ACE or (state.skirmish and deck.TEN <= other < deck.JOKER):
        state.last[1] = other
    state.fought += 1

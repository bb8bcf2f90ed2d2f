"""Laying six cards into six columns by rules of thumb: Items behind Strikes that suit them, the rest by chance.

If both sides lay Strikes alone, no order is better than another against an opponent who cannot foresee it, so the order
is drawn. For Items, the Strike before them matters.
"""

from typing import Any

from quarterdeck.games.feud.cards import is_item
from quarterdeck.games.feud.deck import ACE, COLUMNS, JOKER, STRIKES, TEN, TENS
from quarterdeck.games.feud.phases.striking import cures
from quarterdeck.games.feud.piles.arranging import next_column
from quarterdeck.games.feud.strategy import weighing
from quarterdeck.games.feud.strategy.weighing import blows, edge, foes_of, highest_value, poorest
from quarterdeck.kernel.bits import lowest, popcount

JOKERS = 3 << JOKER


def last_strike(places: Any, seat: int, column: int) -> int:
    """Return the seat's last Strike before that column, in `state.column` or `state.plan`; -1: none."""
    last = -1
    for earlier in range(column):
        card = places[seat * COLUMNS + earlier]
        if 0 <= card < ACE:
            last = card
    return last


def arrange(state: Any, seat: int, legal: int, bits: int) -> int:
    """Choose the next card: Items behind Strikes that suit them, an answer to a locked card, or by chance (FEUD-7)."""
    if legal & (legal - 1) == 0:
        return lowest(legal)
    column = next_column(state, seat)
    last = last_strike(state.column, seat, column)
    fitting = fitting_cards(state, seat, legal, last)
    locked = locked_strike(state, 1 - seat)
    if locked >= 0 and state.lock[1 - seat] >= column:
        reply = answer_to(state, seat, fitting, last, locked)
        if state.lock[1 - seat] == column:
            return reply
        if fitting & ~(1 << reply):
            fitting &= ~(1 << reply)
    return draw_card(state, seat, fitting, column, bits)


def fitting_cards(state: Any, seat: int, legal: int, last: int) -> int:
    """Return the legal cards that leave a good place for every Item.

    Armor and Weaponry belong behind the highest Strike, a Joker behind the poorest.
    """
    hand = state.hand[seat]
    if not hand & (weighing.ITEMS | JOKERS):
        return legal
    swords = (hand | state.laid[seat]) & STRIKES
    if hand & weighing.ITEMS and last == sword(state, seat, swords, popcount(hand & weighing.ITEMS)):
        return legal & (weighing.ITEMS | TENS)
    fitting = legal & ~(weighing.ITEMS | JOKERS)
    if hand & JOKERS and last == poorest(state, seat, swords, foes_of(state, seat)):
        fitting = legal & (JOKERS | TENS)
    return fitting if fitting else legal


def sword(state: Any, seat: int, swords: int, items: int) -> int:
    """Return the highest Strike, but not one locked so far back that this number of Items does not fit behind it."""
    lock = state.lock[seat]
    if lock >= 0 and lock + items >= COLUMNS:
        free = swords & ~(1 << state.column[seat * COLUMNS + lock])
        swords = free if free else swords
    return highest_value(swords)


def draw_card(state: Any, seat: int, cards: int, column: int, bits: int) -> int:
    """Draw one of `cards`, with probabilities in proportion to their `weight`."""
    whole = 0
    left = cards
    while left:
        whole += weight(state, seat, lowest(left), column)
        left &= left - 1
    drawn = (bits & 0xFFFF) * whole >> 16
    card = lowest(cards)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        drawn -= weight(state, seat, card, column)
        if drawn < 0:
            break
    return card


def weight(state: Any, seat: int, card: int, column: int) -> int:
    """Return the weight of the card in a random choice; most cards have 4.

    A Ten should stand late, where the opponent's Items are. It should stand later still while the Unit has fewer
    Markers than the Ten could remove.
    """
    if not TEN <= card < JOKER:
        return 4
    if state.markers[seat] < cures(state, seat, card):
        return column * column * column // 6
    return 1 + column * column


def locked_strike(state: Any, seat: int) -> int:
    """Return the seat's locked card, or -1 if there is none or its attack is not known."""
    if state.lock[seat] < 0:
        return -1
    card = state.column[seat * COLUMNS + state.lock[seat]]
    return -1 if is_item(card) else int(card)


def answer_to(state: Any, seat: int, cards: int, last: int, locked: int) -> int:
    """Return the card that gains most against the locked one, beyond its average gain there (FEUD-26)."""
    foes = foes_of(state, seat)
    best = lowest(cards)
    most = -(1 << 20)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        gain = weighing.MARKER * blows(state, seat, card, last, locked, locked) - edge(state, seat, card, last, foes)
        if gain > most:
            most = gain
            best = card
    return best

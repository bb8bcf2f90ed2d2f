"""The worth of cards in Feud, in 64ths of a Marker, against the cards that the opponent may hold.

Only what the seat knows is used.
"""

from typing import Any

from quarterdeck.games.feud.cards import open_cards, strikes, suit_of, value_of
from quarterdeck.games.feud.deck import ACE, BY_VALUE, JOKER, TEN, TWO
from quarterdeck.games.feud.knowledge.conclusions import possible_hand
from quarterdeck.games.feud.phases.striking import HEALS, attack_after, compare, cures, kind_of, shields
from quarterdeck.kernel.bits import lowest, popcount

MARKER = 64
"""The worth of one Marker given to the opponent's Unit, or spared the own one."""
ITEMS = 15 << ACE | 15 << TWO
"""Armor and Weaponry, whose effect depends on the value of the Strike before them."""


def foes_of(state: Any, seat: int) -> int:
    """Return the set of Strikes that the opponent may still bring against the seat; all Strikes if nothing is known."""
    other = 1 - seat
    gone = state.discard[other] | open_cards(state, other)
    foes = possible_hand(state, other) & strikes(state) & ~gone
    return int(foes) if foes else int(strikes(state))


def blows(state: Any, seat: int, card: int, last: int, foe: int, foe_last: int) -> int:
    """Return the Markers that `card` of the seat gives to the opponent's Unit by meeting `foe`.

    It is below 0 if the seat's own Unit takes Markers. `last` and `foe_last` are the last Strikes of the seat and of
    its opponent. For Healing it returns the Markers removed from the seat's Unit, less those removed from the
    opponent's.
    """
    other = 1 - seat
    value, suit, kind = attack_after(state, seat, card, last)
    its_value, its_suit, its_kind = attack_after(state, other, foe, foe_last)
    how, lead = compare(value, suit, kind, its_value, its_suit, its_kind)
    if value == HEALS or its_value == HEALS:
        return cured(state, seat, card, foe) - cured(state, other, foe, card)
    if lead == 0:
        return 0
    markers = 2 if how == BY_VALUE and abs(lead) >= 6 else 1
    if (lead > 0) == ((card >= JOKER) == (foe >= JOKER)):
        return 0 if how == BY_VALUE and shields(state, other, foe, abs(lead)) else markers
    return 0 if how == BY_VALUE and shields(state, seat, card, abs(lead)) else -markers


def cured(state: Any, seat: int, card: int, foe: int) -> int:
    """Return the number of Markers that the column removes from the seat's Unit (FEUD-21, FEUD-23)."""
    if TEN <= card < JOKER and foe < JOKER:
        return int(min(cures(state, seat, card), state.markers[seat]))
    if card >= JOKER and TEN <= foe < JOKER:
        return int(min(cures(state, 1 - seat, foe), state.markers[seat]))
    return 0


def edge(state: Any, seat: int, card: int, last: int, foes: int) -> int:
    """Return the card's average gain behind the seat's Strike `last`, if any of `foes` may meet it."""
    if TEN <= card < JOKER and not state.skirmish:
        return int(MARKER * min(cures(state, seat, card), state.markers[seat] + 1))
    markers = 0
    left = foes
    while left:
        foe = lowest(left)
        left &= left - 1
        markers += blows(state, seat, card, last, foe, foe)
    return int(MARKER * markers // popcount(foes))


def highest_value(cards: int) -> int:
    """Return the Strike with the highest value; -1 if there are no cards."""
    best = -1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if best < 0 or value_of(card) > value_of(best):
            best = card
    return best


def poorest(state: Any, seat: int, cards: int, foes: int) -> int:
    """Return the Strike with the smallest average gain; -1 if there are no cards."""
    worst = -1
    least = 1 << 20
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = edge(state, seat, card, card, foes)
        if worth < least:
            least = worth
            worst = card
    return worst


def promise(state: Any, seat: int, card: int, cards: int, foes: int) -> int:
    """Return the average gain of the card behind the Strike among `cards` that suits it best."""
    swords = cards & strikes(state)
    last = card
    if card >= JOKER:
        last = poorest(state, seat, swords, foes)
    elif ITEMS >> card & 1:
        last = highest_value(swords)
    return edge(state, seat, card, last, foes) if last >= 0 else -MARKER


def best_promise(state: Any, seat: int, among: int, cards: int, foes: int, sign: int) -> int:
    """Return the card of `among` that promises most behind the Strikes of `cards`; the least if `sign` is -1."""
    best = lowest(among)
    most = -(1 << 20)
    while among:
        card = lowest(among)
        among &= among - 1
        worth = sign * promise(state, seat, card, cards, foes)
        if worth > most:
            most = worth
            best = card
    return best


def power(state: Any, seat: int, card: int) -> int:
    """Return roughly how good a card is for the seat's Current Unit: a Normal 9 has 9, an Ultimate 3 has 12."""
    if card >= JOKER:
        return 9
    bonus = 9 if kind_of(suit_of(card), state.unit[seat]) == 2 else 0
    bonus += 3 if kind_of(suit_of(card), state.unit[seat]) == 1 else 0
    if card < ACE or (card >= TEN and state.skirmish):
        return value_of(card) + bonus
    if card >= TEN:
        return 4 + 2 * min(3, state.markers[seat]) + bonus // 3
    return (9 if card >= TWO else 6) + bonus // 2


def worst_card(state: Any, seat: int, cards: int) -> int:
    worst = lowest(cards)
    least = 1 << 20
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = power(state, seat, card)
        if worth < least:
            least = worth
            worst = card
    return worst

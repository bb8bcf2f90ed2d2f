"""Rules of thumb for good play of Hearts, and the worth of a position at a round's end.

Every legal card has a cost in 1024ths of a point: the points that the card may bring now, less those that it may bring
later if it is kept. All numbers are whole, so that interpreted and compiled play agree. Nothing here reads what
`redact` hides from the seat, so a search may apply it to any seat of a full state.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from quarterdeck.games.types import Count
from quarterdeck.kernel.bits import lowest, popcount
from quarterdeck.kernel.math import exp
from quarterdeck_hearts.deck import DECK, HEARTS, JACK, OVER, PASS, POINTS, QUEEN, SEATS, SPADES, SUIT, SUIT_OF
from quarterdeck_hearts.legality import legal_cards

ONE = 1024
"""A certain event, or one point."""

FEAR = tuple(ONE * 2 * below // (2 * below + 4 * above + 3) for below in range(13) for above in range(13))
"""`FEAR[13 * below + above]`: the chance that a card takes a trick, given the numbers of unseen lower and higher cards
of its suit."""

KEPT = (600, 600, 700, 1500)
"""For each suit, roughly the cost of a trick that a card takes later if it is kept."""
QUEEN_KEPT = 7 * ONE
"""Roughly the cost of keeping the queen of spades without another spade. A king or an ace costs half as much while the
queen is not played."""
COVER = 1200
"""How much each further spade in the hand reduces the cost of keeping the queen."""
LATER = 300
"""Points that each later player may throw into the trick, on average."""


def heuristic(state: Any, seat: int, bits: int) -> int:
    """Return a sensible legal action for `seat` from its redacted state; `bits`: 32 random bits for ties."""
    unseen = DECK & ~state.hand[seat]
    for other in range(SEATS):
        unseen &= ~state.played[other]
    cards = legal_cards(state, seat)
    best = 0
    least = 1 << 40
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        now = 0 if state.phase == PASS else cost_now(state, card, unseen)
        cost = (now - cost_kept(state, seat, card, unseen)) * 16 + (bits >> (card & 15) & 15)
        if cost < least:
            least = cost
            best = card
    return best


def cost_now(state: Any, card: int, unseen: int) -> int:
    """Return the points that the card may bring in this trick, weighted by the chance that it takes the trick."""
    suit = SUIT_OF[card]
    stake = points_in(state, 1 << card)
    for place in range(state.in_trick):
        laid = state.laid[place]
        if place == 0 and SUIT_OF[laid] != suit:
            return 0
        if SUIT_OF[laid] == suit and laid > card:
            return 0
        stake += points_in(state, 1 << laid)
    left = SEATS - 1 - state.in_trick
    same = unseen & SUIT[suit]
    above = popcount(same >> card)
    below = popcount(same) - above
    stake += left * (ONE if suit == HEARTS else LATER)
    if left and suit == SPADES and unseen >> QUEEN & 1:
        stake += (9 * ONE if card > QUEEN else 0) * left // 3
    # Later players stay below this card if they can. If no player is left, or no higher card, this card takes the
    # trick.
    chance = ONE if left == 0 or above == 0 else FEAR[13 * below + above]
    return int(stake * chance >> 10)


def points_in(state: Any, cards: int) -> int:
    """Return the points of a set of cards (HRT-2, HRT-12)."""
    found = popcount(cards & POINTS) + (12 if cards >> QUEEN & 1 else 0)
    if state.jack and cards >> JACK & 1:
        found -= 10
    return int(found * ONE)


def cost_kept(state: Any, seat: int, card: int, unseen: int) -> int:
    """Return the points that the card may bring later if it is kept."""
    suit = SUIT_OF[card]
    own = state.hand[seat] & SUIT[suit]
    if suit == SPADES and card >= QUEEN and (unseen | own) >> QUEEN & 1:
        kept = QUEEN_KEPT - COVER * (popcount(own) - 1)
        return max(kept, ONE) if card == QUEEN else max(kept, 0) // 2
    if state.jack and card == JACK:
        return -3 * ONE
    same = unseen & SUIT[suit]
    above = popcount(same >> card)
    below = popcount(same) - above
    fear = FEAR[13 * below + above] * KEPT[suit] >> 10
    lower = own & (1 << card) - 1
    if lower:  # lower cards can be played first
        fear = fear * 3 >> 2
    return int(fear * 3)


def horizon(state: Any) -> int:
    """Return a number that changes at the end of every round and of the game."""
    return -1 if state.phase == OVER else int(state.round_number)


def worth(state: Any, out: Any) -> None:
    """Write each seat's expected share of the win, from the totals alone; points weigh more near the game's end."""
    fewest = state.score[0]
    most = state.score[0]
    for seat in range(1, SEATS):
        fewest = min(fewest, state.score[seat])
        most = max(most, state.score[seat])
    weight = 0.5 / sqrt(max(0, state.target - most) + 10.0)
    total = 0.0
    for seat in range(SEATS):
        out[seat] = exp(-weight * (state.score[seat] - fewest))
        total += out[seat]
    for seat in range(SEATS):
        out[seat] /= total


COUNTS = (Count("points", ("points for the round", "このラウンドの失点")),)


def counts(state: Any, out: Any) -> None:
    """Write the numbers that `COUNTS` declares, one for each seat."""
    for seat in range(SEATS):
        out[seat] = state.points[seat]

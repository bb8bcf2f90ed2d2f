"""Rules of thumb for good play of Turn the Tide, and the worth of a position at a round's end.

A bid has three possible outcomes: the highest card takes the lower tide, the second highest takes the higher tide, and
the others take nothing. Each outcome has a cost: the chance to lose a preserver now, plus the danger of the tide that
the seat then shows, less the hope for the lowest tide at the end. A card's cost is the average of its likely outcomes,
plus the cost of no longer having the card. All numbers are whole, chances and points in 1024ths, so that interpreted
and compiled play agree. Nothing here reads what `redact` hides from the seat, so a search may apply it to any seat of a
full state.
"""

from math import sqrt
from typing import Any

from quarterdeck.games.turn_the_tide.deck import CARDS, DECK, HANDS, MAX_SEATS, knows_hand
from quarterdeck.games.types import Count, Outcome
from quarterdeck.kernel.bits import lowest, popcount
from quarterdeck.kernel.math import exp

ONE = 1024
"""A certain event, or one point."""

CALM = 1024
"""The mood of a seat that bids any of its cards; a higher mood (at most twice this) means high bids, a lower one low
bids."""

SHARE = tuple(65536 // max(count, 1) for count in range(CARDS + 1))
"""The reciprocal of a count, in 65,536ths."""

MOOD, MOOD_TOP, MOOD_GAP, MOOD_BARE, RISK, RISK_SQUARE, PATIENCE, SHIELD = range(8)
OUT, BONUS, BONUS_LATE, BELOW, KEEP_HIGH, KEEP_LOW, CHANCE = range(8, 15)
"""The names of the weights, by index in `WEIGHTS`."""

WEIGHTS = (-10, -35, 5, 4, 182, 4, 2, 80, 381, 343, 1438, 318, 360, 325, 98)
"""The weights, found by play between variants with 3 to 5 players, and against random bids."""

STRENGTH = (0.75, 0.28, 0.40, 0.12, 0.27, 0.12, -0.21, -0.04, -0.24, 0.15)
"""The points that each card from 1-6, 7-12, ... 55-60 adds to what a hand brings, from games between rules of thumb."""


def heuristic(state: Any, seat: int, bits: int) -> int:
    return advise(state, seat, bits, WEIGHTS)


def advise(state: Any, seat: int, bits: int, w: Any) -> int:
    """Return the card with the lowest cost; `w`: the weights."""
    cards = state.hand[seat] & ~state.played[seat]
    if cards & (cards - 1) == 0:
        return lowest(cards)
    low, high = offered(state)
    moods = all_moods(state, low + high, w)
    take_low, take_high, nothing = costs(state, seat, moods, w)
    unseen = unseen_cards(state, seat)
    best = 0
    least = 1 << 40
    keep = state.hand_number < HANDS
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = lowest(bit)
        odds = chances(state, seat, seat, card, unseen, moods)
        cost = cost_of_bid(odds, take_low, take_high, nothing, keep, w)
        cost = cost * 16 + (bits >> (card & 15) & 15) * w[CHANCE]
        if cost < least:
            least = cost
            best = card
    return best


def cost_of_bid(odds: int, take_low: int, take_high: int, nothing: int, keep: bool, w: Any) -> int:
    """Return the cost of a bid with the chances `odds`; `keep`: whether there are later hands to keep a card for."""
    first, second = odds >> 16, odds & 0xFFFF
    rest = ONE - first - second
    cost = first * take_low + second * take_high + rest * nothing
    if keep:  # a card that is certain to win, or certain not to, is worth keeping
        cost += first * first * w[KEEP_HIGH] + rest * rest * w[KEEP_LOW] >> 10
    return cost


def offered(state: Any) -> tuple[int, int]:
    """Return the two tides of this hand (TTT-6)."""
    at = 2 * state.hand_number - 2
    return int(state.tide[at]), int(state.tide[at + 1])


def costs(state: Any, seat: int, moods: int, w: Any) -> tuple[int, int, int]:
    """Return the cost to the seat of taking the lower tide, the higher one, or nothing."""
    low, high = offered(state)
    take_low = cost_of_showing(state, seat, low, 0, high, moods, w)
    take_high = cost_of_showing(state, seat, high, low, 0, moods, w)
    return take_low, take_high, cost_of_showing(state, seat, state.top[seat], low, high, moods, w)


def all_moods(state: Any, tides: int, w: Any) -> int:
    """Return how high each seat is likely to bid, twelve bits for each; `tides`: the sum of the two on offer."""
    most = 0
    for seat in range(state.seats):
        most = max(most, state.top[seat])
    moods = 0
    for seat in range(state.seats):
        top = state.top[seat]
        mood = CALM + w[MOOD] + w[MOOD_GAP] * (2 * top - tides)
        if top == most:
            mood += w[MOOD_TOP] + (0 if state.up[seat] else w[MOOD_BARE])
        moods |= min(2 * CALM, max(0, mood)) << 12 * seat
    return moods


def unseen_cards(state: Any, seat: int) -> int:
    """Return the set of cards whose place `seat` does not know."""
    unseen = DECK
    for other in range(state.seats):
        unseen &= ~(state.hand[other] if knows_hand(state, seat, other) else state.shown[other])
    return unseen


def chances(state: Any, reader: int, seat: int, card: int, unseen: int, moods: int) -> int:
    """Return the chance that the card is the highest bid (times 2 ** 16) plus the chance that it is the second highest.

    The chances are estimated from what `reader` knows. `unseen`: the cards whose place the reader does not know.
    """
    above = DECK & -(2 << card)
    hidden = popcount(unseen & above) * SHARE[popcount(unseen)] >> 6
    none = ONE
    one = 0
    for other in range(state.seats):
        if other == seat or not state.inside >> other & 1:
            continue
        if knows_hand(state, reader, other):
            left = state.hand[other] & ~state.played[other]
            over = popcount(left & above) * SHARE[popcount(left)] >> 6
        else:
            left = state.shown[other] & ~state.played[other]
            size = HANDS - popcount(state.shown[other])
            over = (popcount(left & above) * ONE + size * hidden) * SHARE[size + popcount(left)] >> 16
        over = in_mood(over, moods >> 12 * other & 0xFFF)
        one = one * (ONE - over) + none * over >> 10
        none = none * (ONE - over) >> 10
    return none << 16 | one


def in_mood(over: int, mood: int) -> int:
    """Return the chance that a seat bids over a card, given the share of its cards that are over it.

    Depending on the mood, the bid counts as the highest or the lowest of up to four random cards.
    """
    eager = mood > CALM
    under = ONE - over if eager else over
    left = mood - CALM if eager else CALM - mood
    under -= under * (ONE - under) * min(left, 512) >> 19
    under -= under * (ONE - under) * max(left - 512, 0) >> 19
    return ONE - under if eager else under


def cost_of_showing(state: Any, seat: int, tide: int, low: int, high: int, moods: int, w: Any) -> int:
    """Return the cost of showing `tide` after this hand, when others take `low` and `high` (0: the seat took it)."""
    takers = (low > 0) + (high > 0)
    weight = 0
    for other in range(state.seats):
        if other != seat and state.inside >> other & 1:
            weight += moods >> 12 * other & 0xFFF
    above = ((low > tide) + (high > tide)) * ONE
    below = ((0 < low < tide) + (0 < high < tide)) * ONE
    shelter = 0
    for other in range(state.seats):
        if other != seat and state.inside >> other & 1:
            # A seat that takes a tide no longer shows its old one.
            stays = max(0, ONE - takers * ONE * (moods >> 12 * other & 0xFFF) // max(1, weight))
            if state.top[other] > tide:
                shelter += stays
            elif state.top[other] < tide:
                below += stays
    lose = 0 if above or tide == 0 else max(0, ONE - shelter)
    above += shelter
    left = HANDS - state.hand_number
    cost = lose * (ONE + (0 if state.up[seat] else w[OUT])) >> 10
    cost += danger(tide, above, min(left, w[PATIENCE]), w)
    hope = max(0, ONE - (below * (ONE - w[BELOW]) >> 10))
    return int(cost - hope * w[BONUS] // (ONE + left * w[BONUS_LATE]))


def danger(tide: int, above: int, hands: int, w: Any) -> int:
    """Return the cost of showing a tide in the hands to come.

    `above`: the expected number of seats that show a higher one, in 1024ths.
    """
    risk = tide * w[RISK] + tide * tide * w[RISK_SQUARE]
    return risk * hands * w[SHIELD] // (w[SHIELD] + above)


def horizon(state: Any) -> int:
    if state.owing == 0:
        return -1
    return int(state.round_number)


def worth(state: Any, out: Any) -> None:
    """Write each seat's expected share of the win, by the totals and the hands that the seat has still to play.

    That holds at the end of the game, too: a search learns faster if it can tell near misses from disasters than if it
    knows only the winner.
    """
    left = 0 if state.owing == 0 else state.rounds - state.round_number + 1
    most = -1e9
    for seat in range(state.seats):
        out[seat] = 1.0 * state.score[seat]
        # In as many rounds as there are seats, every seat plays every hand once. So only the remaining rounds matter.
        for back in range(left % state.seats):
            out[seat] += strength(state.hand[seat - back if seat >= back else seat - back + state.seats])
        most = max(most, out[seat])
    weight = 0.6 / sqrt(left + 0.25)
    total = 0.0
    for seat in range(MAX_SEATS):
        out[seat] = exp(weight * (out[seat] - most)) if seat < state.seats else 0.0
        total += out[seat]
    for seat in range(state.seats):
        out[seat] /= total


COUNTS = (
    Count("preservers", ("life preservers left", "残る浮き輪")),
    Count("out", ("out of the round", "ラウンドからの脱落")),
    Count("points", ("points for the round", "このラウンドの得点")),
)


def counts(state: Any, out: Any) -> None:
    for seat in range(state.seats):
        out[seat] = state.up[seat]
        out[MAX_SEATS + seat] = 1 - (state.inside >> seat & 1)
        out[2 * MAX_SEATS + seat] = state.points[seat]


OUTCOMES = (Outcome("low"), Outcome("high"), Outcome("loses"), Outcome("eliminated"))


def course(state: Any) -> int:
    """Return a number that changes with every hand."""
    hands = 0
    for seat in range(state.seats):
        hands += popcount(state.played[seat])
    return hands


def outcomes(before: Any, state: Any, seat: int, out: Any) -> None:
    """Write the numbers that `OUTCOMES` declares, for this hand."""
    own = state.played[seat] & ~before.played[seat]
    above = 0
    for other in range(state.seats):
        if state.played[other] & ~before.played[other] > own:
            above += 1
    out[0] = 1 if above == 0 else 0
    out[1] = 1 if above == 1 else 0
    out[2] = 1 if before.up[seat] > state.up[seat] else 0
    out[3] = 1 - (state.inside >> seat & 1)


def strength(hand: int) -> float:
    """Return the points that a hand brings on average, plus a constant that is the same for all hands."""
    points = 0.0
    for i in range(len(STRENGTH)):
        points += STRENGTH[i] * popcount(hand >> 6 * i + 1 & 0x3F)
    return points

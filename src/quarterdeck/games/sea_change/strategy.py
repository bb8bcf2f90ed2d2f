"""Rules of thumb for good play of Sea Change, and the worth of a position at a round's end.

Every legal card gets a worth: the points of the trick by the chance to take them, the effect of a change of trump, less
the value of keeping the card for later. All numbers are whole, points and chances in 1024ths, so that interpreted and
compiled play agree. Nothing here reads what `redact` hides from the seat, so a search may apply it to any seat of a
full state.
"""

from math import sqrt
from typing import Any

from quarterdeck.games.sea_change.deck import DREADED, FIRST, MAX_SEATS, OVER, VALUES, WORD, ZERO
from quarterdeck.games.sea_change.knowledge import suit_of_words, unseen
from quarterdeck.games.sea_change.taking import (
    following_cards,
    matches,
    rank_of,
    seat_at,
    side_at,
    side_of,
    trick_size,
)
from quarterdeck.games.types import Count, Outcome
from quarterdeck.kernel.bits import lowest, popcount
from quarterdeck.kernel.math import exp

ONE = 1024
"""A certain event, or one point."""

CARDS = VALUES + 1
NONE_OF = tuple(
    ONE if count == 0 else 0 if holders == 0 else round(ONE * (holders - 1) ** count / holders**count)
    for holders in range(MAX_SEATS + 1)
    for count in range(CARDS)
)
"""`NONE_OF[CARDS * holders + count]`: the chance that one of `holders` hands has none of `count` cards."""
STAYS = tuple(round(ONE * 0.65**tricks) for tricks in range(16))
"""The chance that trump is still the same after a number of tricks."""

WANTED, UNWANTED, MATE_OVER, MATCHING, DUMPED, FED, LENGTH = range(7)
LAST_ONE, HIGH, TRUMP_KEPT, DREAD, EIGHT = range(7, 12)
"""The names of the weights, by index in `WEIGHTS`."""

WEIGHTS = (1024, 0, 300, 270, 620, 300, 50, 480, 1340, 260, 200, 9000)
"""The weights, in the order of their names. How often others who can take a trick do so: one that is worth it, one that
is not, one that a mate has, or one by a match. The points that others add to a trick that they lose, and mates to one
that they win. The worth of another card of the trump suit. The worth of keeping a card: a suit's last card (which
counts against keeping), a high card, a trump, a card with negative points (against keeping). The worth of the first 8
to the one player.

They were found by play between variants: a change is kept if it brings more Victory Points in thousands of duplicate
rounds with one to eight players, with and without teams, and again in as many new rounds."""


def heuristic(state: Any, seat: int, bits: int) -> int:
    return advise(state, seat, bits, WEIGHTS)


def advise(state: Any, seat: int, bits: int, w: Any) -> int:
    """Return the card with the highest worth; `w`: the weights."""
    low, high = state.hand[2 * seat], state.hand[2 * seat + 1]
    if state.in_trick:
        low, high = following_cards(state, low, high)
    hidden_low, hidden_high = unseen(state, seat)
    best = 0
    most = -(1 << 60)
    while low | high:
        if low:
            card = lowest(low)
            low &= low - 1
        else:
            card = WORD + lowest(high)
            high &= high - 1
        if state.seats == 1:
            worth = worth_alone(state, card, hidden_low, w)
        else:
            worth = worth_among(state, seat, card, hidden_low, hidden_high, w)
        worth -= kept_for(state, seat, card, hidden_low, hidden_high, w)
        worth = worth * 16 + (bits >> card % 7 * 4 & 15)
        if worth > most:
            most = worth
            best = card
    return best


def trump_with(state: Any, card: int) -> int:
    """Return the trump after the card has been played (SEA-6, SEA-8)."""
    return int(card >> 4 if state.trump < 0 or matches(state, card) else state.trump)


def worth_among(state: Any, seat: int, card: int, low: int, high: int, w: Any) -> int:
    """Return the worth of the card now, against other seats; `low`, `high`: the cards that the seat has not seen."""
    trump = trump_with(state, card)
    tricks = state.held[seat] - 1
    best, place, points = trick_with(state, card, trump, tricks)
    ours = share_of_trick(state, seat, card, best, place, points, low, high, w)
    return worth_by_share(state, seat, card, ours, points, w)


def worth_by_share(state: Any, seat: int, card: int, ours: int, points: int, w: Any) -> int:
    """Return the worth of playing the card now, if its side takes the trick's points with the chance `ours`."""
    mates, others = later_seats(state, seat)
    extra = mates * w[FED] - others * w[DUMPED]
    won = ours * (points + extra) >> 10
    lost = (ONE - ours) * (points - extra) >> 10
    change = trump_change(state, seat, card, trump_with(state, card), state.held[seat] - 1, w)
    return int(won - lost // (state.sides - 1) + change)


def trick_with(state: Any, card: int, trump: int, tricks: int) -> tuple[int, int, int]:
    """Return the card that wins the trick if `card` is played and `trump` holds, its place, and the trick's points."""
    lead = state.lead if state.in_trick else card >> 4
    best = card
    place = state.in_trick
    points = points_of(state, card, trump, tricks)
    for at in range(state.in_trick):
        other = state.trick[at]
        points += points_of(state, other, trump, tricks)
        if rank_of(other, lead, trump) > rank_of(best, lead, trump):
            best = other
            place = at
    return int(best), int(place), points


def points_of(state: Any, card: int, trump: int, tricks: int) -> int:
    """Return the worth of collecting the card; a 0 counts by the chance that its suit is the final trump (SEA-4)."""
    if card & 15:
        return int(state.value[card & 15] * ONE)
    chance = (ONE - STAYS[tricks]) // suits_in_play(state)
    if card >> 4 == trump:
        chance += STAYS[tricks]
    return int(ZERO * chance)


def suits_in_play(state: Any) -> int:
    """Return the number of suits in play (SEA-2)."""
    return int(min(5, max(3, state.seats)))


def later_seats(state: Any, seat: int) -> tuple[int, int]:
    """Return how many mates and how many others play to the trick after the seat."""
    mates = 0
    left = trick_size(state) - state.in_trick - 1
    for place in range(state.in_trick + 1, state.in_trick + 1 + left):
        mates += side_at(state, place) == side_of(state, seat)
    return mates, left - mates


def share_of_trick(
    state: Any, seat: int, card: int, best: int, place: int, points: int, low: int, high: int, w: Any
) -> int:
    """Return the chance that the seat's side takes the trick after the card has been played.

    `best`: the card that is ahead then, at `place`. `points`: the trick's points. `low`, `high`: unseen cards.
    """
    side = side_of(state, seat)
    owner = side_at(state, place)
    ours = ONE if owner == side else 0
    trump = trump_with(state, card)
    lead = state.lead if state.in_trick else card >> 4
    hands = hidden_hands(state, seat, low, high)
    following = suit_of_words(low, high, lead)
    over_lead, over_trump = 0, 0
    if best >> 4 == lead:
        over_lead = popcount(following >> (best & 15) + 1)
    if best >> 4 == trump and lead != trump:
        over_trump = popcount(suit_of_words(low, high, trump) >> (best & 15) + 1)
    elif lead != trump:
        over_trump = popcount(suit_of_words(low, high, trump))
    match = FIRST << (card & 15)
    matching = popcount(low & match) + popcount(high & match)
    for at in range(state.in_trick + 1, trick_size(state)):
        void = state.void[seat_at(state, at)] >> lead & 1
        over = over_chance(hands, void, popcount(following), over_lead, over_trump, points, w)
        if at == state.in_trick + 1:
            over += (ONE - over) * (ONE - NONE_OF[CARDS * hands + matching]) * w[MATCHING] >> 20
        if side_at(state, at) == owner:
            over = over * w[MATE_OVER] >> 10
        ours -= ours * over >> 10
        if side_at(state, at) == side:
            ours += over
    return int(min(ours, ONE))


def hidden_hands(state: Any, seat: int, low: int, high: int) -> int:
    """Return how many hands of the seat's size the unseen cards make, including those in a draw pile."""
    held = state.held[seat]
    return int(min(MAX_SEATS, max(1, (popcount(low) + popcount(high) + held // 2) // held)))


def over_chance(hands: int, void: int, following: int, over_lead: int, over_trump: int, points: int, w: Any) -> int:
    """Return the chance that a seat beats the best card: that it can, and either wants to or is forced to."""
    at = CARDS * hands
    none_lead = ONE if void else NONE_OF[at + following]
    higher = 0 if void else ONE - NONE_OF[at + over_lead]
    able = higher + (none_lead * (ONE - NONE_OF[at + over_trump]) >> 10)
    if points > 0:
        return int(able * w[WANTED] >> 10)
    forced = higher * NONE_OF[at + following - over_lead] >> 10
    return int(forced + ((able - forced) * w[UNWANTED] >> 10))


def trump_change(state: Any, seat: int, card: int, trump: int, tricks: int, w: Any) -> int:
    """Return the worth of the card's change of trump, by the 0s collected and the length of the suits in the hand."""
    if state.trump < 0 or trump == state.trump:
        return 0
    low, high = state.hand[2 * seat], state.hand[2 * seat + 1]
    longer = popcount(suit_of_words(low, high, trump)) - 1 - popcount(suit_of_words(low, high, state.trump))
    zeros = zero_for(state, side_of(state, seat), trump) - zero_for(state, side_of(state, seat), state.trump)
    return int((zeros * ZERO * STAYS[tricks] >> 10) + longer * w[LENGTH] * min(tricks, 4))


def zero_for(state: Any, side: int, suit: int) -> int:
    """Return ONE if the side has collected the suit's 0, a negative part of ONE if another has, else 0 (SEA-4)."""
    word = 1 if suit >= 3 else 0
    zero = 1 << VALUES * (suit - 3 * word)
    for other in range(state.sides):
        if state.collected[2 * other + word] & zero:
            return int(ONE if other == side else -ONE // (state.sides - 1))
    return 0


def kept_for(state: Any, seat: int, card: int, low: int, high: int, w: Any) -> int:
    """Return the worth of keeping the card for later tricks; `low`, `high`: the cards that the seat has not seen."""
    if state.held[seat] == 1:
        return 0
    suit = card >> 4
    same = suit_of_words(low, high, suit)
    below = popcount(same & (1 << (card & 15)) - 1)
    kept = w[HIGH] * below // (popcount(same) + 1)
    if suit == state.trump:
        kept += w[TRUMP_KEPT]
    if suit_of_words(state.hand[2 * seat], state.hand[2 * seat + 1], suit) == 1 << (card & 15):
        kept -= w[LAST_ONE]
    if state.value[card & 15] < 0:
        kept += state.value[card & 15] * w[DREAD] // 4
    return int(kept)


def worth_alone(state: Any, card: int, low: int, w: Any) -> int:
    """Return the worth of playing the card now against the stack, averaged over all cards that may follow (SEA-16)."""
    total = 0
    count = 0
    while low:
        total += worth_before(state, card, lowest(low), w)
        low &= low - 1
        count += 1
    return int(total // max(1, count))


def worth_before(state: Any, card: int, after: int, w: Any) -> int:
    """Return the worth of playing the card now, if the stack's next card is `after`.

    There are three suits, so all cards are in word 0 of their sets.
    """
    tricks = state.held[0] - 1
    led = state.trick[0]
    trump = after >> 4 if (after ^ card) & 15 == 0 else trump_with(state, card)
    points = points_of(state, led, trump, tricks) + points_of(state, card, trump, tricks)
    points += points_of(state, after, trump, tricks)
    zero = zero_for(state, 0, trump) * ZERO * STAYS[tricks] >> 10
    rank = rank_of(card, state.lead, trump)
    if rank < rank_of(led, state.lead, trump) or rank < rank_of(after, state.lead, trump):
        return int(zero - points)
    dreaded = led & 15 == DREADED or card & 15 == DREADED or after & 15 == DREADED
    if dreaded and not state.collected[0] & FIRST << DREADED:
        points += w[EIGHT]
    return int(zero + points)


def horizon(state: Any) -> int:
    if state.phase == OVER:
        return -1
    return int(state.round_number)


MARGIN = 0.4
SPREAD = 2.5
"""`MARGIN` is the part of a round's Victory Point that `worth` gives by points. `SPREAD` is the lead in points that
makes a side's part of it e times as large."""


def worth(state: Any, out: Any) -> None:
    """Write each seat's expected share of the win: that of its side, by the Victory Points that it needs (SEA-13).

    A part of the last round's Victory Point is given by points instead: a search learns faster if it can tell near
    misses from disasters than if it knows only the winner.
    """
    nearest = 1e9
    most = state.points[0]
    for side in range(1, state.sides):
        most = max(most, state.points[side])
    whole = 0.0
    for side in range(state.sides):
        out[side] = exp((state.points[side] - most) / SPREAD)
        whole += out[side]
    for side in range(state.sides):
        out[side] = needed(state, side, out[side] / whole)
        nearest = min(nearest, out[side])
    weight = 1.6 / sqrt(max(nearest, 0.0) + 1)
    total = 0.0
    for side in range(state.sides):
        out[side] = share_of_side(state, side, exp(weight * (nearest - out[side])))
        total += out[side]
    for seat in range(MAX_SEATS - 1, -1, -1):  # downwards, because a seat's side is never above the seat
        out[seat] = out[side_of(state, seat)] / total if seat < state.seats else 0.0


def needed(state: Any, side: int, points: float) -> float:
    """Return the Victory Points that a side still needs.

    A part of those that it won in the last round is replaced by its share of the points.
    """
    return float(state.target[side] - state.total[side] + MARGIN * (state.won[side] - points))


def share_of_side(state: Any, side: int, share: float) -> float:
    """Return a side's part of the win before it is divided by the sum; at the end of the game losers keep a fifth."""
    if state.phase == OVER and not state.winners >> side & 1:
        return share * 0.2
    return share


COUNTS = (
    Count("tricks", ("tricks taken in the round", "このラウンドで取るトリック"), sides=True),
    Count("points", ("points for the round", "このラウンドの得点"), sides=True),
    Count("victory", ("Victory Points for the round", "このラウンドの勝利点"), sides=True),
)


def counts(state: Any, out: Any) -> None:
    for side in range(state.sides):
        out[side] = state.cards[side] // trick_size(state)
        out[MAX_SEATS + side] = state.points[side]
        out[2 * MAX_SEATS + side] = state.won[side]


OUTCOMES = (Outcome("takes"), Outcome("change"), Outcome("captures", mean=True))


def course(state: Any) -> int:
    """Return a number that changes with every trick."""
    return tricks_of(state, 0, state.sides)


def tricks_of(state: Any, first: int, end: int) -> int:
    cards = 0
    for side in range(first, end):
        cards += popcount(state.collected[2 * side]) + popcount(state.collected[2 * side + 1])
    return cards // trick_size(state)


def outcomes(before: Any, state: Any, seat: int, out: Any) -> None:
    """Write the numbers that `OUTCOMES` declares, for this trick."""
    side = side_of(state, seat)
    out[0] = tricks_of(state, side, side + 1) - tricks_of(before, side, side + 1)
    out[1] = 1 if before.trump >= 0 and state.trump != before.trump else 0
    out[2] = state.gathered[side] - before.gathered[side]

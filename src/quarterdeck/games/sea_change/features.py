"""The features of a card in Sea Change: indices into a table of weights that is learned by play.

Every legal card has `WIDTH` features, one of each group; `learned.i2` has the weights. Nothing here reads what `redact`
hides from the seat.
"""

from typing import Any

from quarterdeck.games.sea_change.deck import FIRST, VALUES
from quarterdeck.games.sea_change.knowledge import suit_of_words, unseen
from quarterdeck.games.sea_change.strategy import WEIGHTS, advise, later_seats, trick_with, trump_with
from quarterdeck.games.sea_change.taking import side_at, side_of, trick_size
from quarterdeck.games.types import Learning
from quarterdeck.kernel.bits import popcount

WIDTH = 9
"""The number of features of a card."""
GROUP = 4096
"""The number of indices for each group of features."""
KINDS = 5
"""The number of classes that `company` can return."""
STAGES = (0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 3)
"""The stage of the round, by the number of tricks left in the hand."""
FEW = (0, 1, 2, 3, 3, 4, 4, 4) + (5,) * 24
"""The class, one of six, of a number of cards."""


def features(state: Any, seat: int, legal: Any, count: int, bits: int, out: Any) -> int:
    """Write the features of each of the `count` legal cards to `out` (int32), as indices of weights.

    Returns the number of features of a card.
    """
    low, high = unseen(state, seat)
    advised = advise(state, seat, bits, WEIGHTS)
    kind = company(state)
    stage = STAGES[max(0, state.held[seat] - 1)]
    place = 0 if state.in_trick == 0 else 2 if state.in_trick + 1 == trick_size(state) else 1
    for k in range(count):
        card = legal[k]
        at = k * WIDTH
        trick = trick_after(state, seat, card)
        out[at] = ((advised == card) * 3 + place) * KINDS + kind
        of_card(state, seat, card, low, high, (stage * 3 + place) * KINDS + kind, out, at)
        of_trick(state, seat, card, trick, low, high, place * KINDS + kind, out, at)
        of_suit(state, seat, card, low, high, kind, out, at)
        taker, money = trick >> 3 & 3, trick & 7
        length = popcount(own_suit(state, seat, card >> 4)) - 1
        kept = 3 if card >> 4 == trump_with(state, card) else min(2, length)
        spot = ((card & 15) * 3 + taker) * 4 + money // 2
        out[at + 8] = 8 * GROUP + (spot * 4 + kept) * KINDS + kind
    return WIDTH


def company(state: Any) -> int:
    """Return the class of the players at the table: one, two, three or four, more, or teams."""
    if state.teams:
        return 4
    return 0 if state.seats == 1 else 1 if state.seats == 2 else 2 if state.seats <= 4 else 3


def own_suit(state: Any, seat: int, suit: int) -> int:
    return suit_of_words(state.hand[2 * seat], state.hand[2 * seat + 1], suit)


def trick_after(state: Any, seat: int, card: int) -> int:
    """Describe the trick with the card in it by a number: its worth + 8 * its taker + 32 * the card that takes it.

    The worth is one of eight classes. The taker is the seat itself (0), a mate (1) or another seat (2).
    """
    best, place, points = trick_with(state, card, trump_with(state, card), state.held[seat] - 1)
    taker = 0
    if place < state.in_trick:
        taker = 2 if side_at(state, place) != side_of(state, seat) else 1
    return int(best << 5 | taker << 3 | min(7, max(0, (points + 512 >> 10) + 3)))


def of_card(state: Any, seat: int, card: int, low: int, high: int, when: int, out: Any, at: int) -> None:
    """Write the features of the card, of the suits held, and of the 0s.

    `when` is the moment in the game, below 60.
    """
    trump = trump_with(state, card)
    lead = state.lead if state.in_trick else card >> 4
    suit = card >> 4
    role = 3 if suit == lead == trump else 0 if suit == lead else 1 if suit == trump else 2
    changed = state.trump >= 0 and trump != state.trump
    length = min(3, popcount(own_suit(state, seat, suit)) - 1)
    strength = min(3, popcount(own_suit(state, seat, trump)) - (suit == trump))
    out[at + 1] = GROUP + ((card & 15) * 4 + role) * 60 + when
    held = (length * 4 + strength) * 4 + role
    out[at + 3] = 3 * GROUP + (held * 2 + changed) * 20 + when // 15 * 5 + when % KINDS
    was = zero_of(state, seat, state.trump if state.trump >= 0 else trump, low, high)
    now = zero_of(state, seat, trump, low, high)
    out[at + 4] = 4 * GROUP + ((was * 4 + now) * 2 + changed) * 60 + when


def of_trick(state: Any, seat: int, card: int, trick: int, low: int, high: int, when: int, out: Any, at: int) -> None:
    """Write the features of the trick's taker, and of seats that can still beat or match the card; `when`: below 15."""
    best, taker, money = trick >> 5, trick >> 3 & 3, trick & 7
    trump = trump_with(state, card)
    lead = state.lead if state.in_trick else card >> 4
    above = 0
    if best >> 4 == lead:
        above = popcount(suit_of_words(low, high, lead) >> (best & 15) + 1)
    if lead != trump:
        better = (best & 15) + 1 if best >> 4 == trump else 0
        above += popcount(suit_of_words(low, high, trump) >> better)
    out[at + 2] = 2 * GROUP + ((taker * 6 + FEW[above]) * 8 + money) * 15 + when
    mates, others = later_seats(state, seat)
    later = min(3, others) * 3 + min(2, mates)
    out[at + 5] = 5 * GROUP + ((later * 3 + taker) * 8 + money) * KINDS + when % KINDS
    match = FIRST << (card & 15)
    matching = min(3, popcount(low & match) + popcount(high & match))
    changed = state.trump >= 0 and trump != state.trump
    out[at + 6] = 6 * GROUP + (((matching * 2 + changed) * 3 + taker) * 8 + money) * 15 + when


def of_suit(state: Any, seat: int, card: int, low: int, high: int, kind: int, out: Any, at: int) -> None:
    """Write the features of how many cards of the suit are above and below the card, in the own hand and unseen."""
    suit, value = card >> 4, card & 15
    lower = (1 << value) - 1
    own = own_suit(state, seat, suit)
    rest = suit_of_words(low, high, suit)
    around = FEW[popcount(rest >> value + 1)] * 6 + FEW[popcount(rest & lower)]
    mine = min(2, popcount(own & lower)) * 3 + min(2, popcount(own >> value + 1))
    out[at + 7] = 7 * GROUP + ((around * 9 + mine) * 2 + (suit == trump_with(state, card))) * KINDS + kind


def zero_of(state: Any, seat: int, suit: int, low: int, high: int) -> int:
    """Return where a suit's 0 is: unseen, in the own hand, collected by the own side, or collected by another."""
    word = 1 if suit >= 3 else 0
    bit = 1 << VALUES * (suit - 3 * word)
    if state.hand[2 * seat + word] & bit:
        return 1
    if state.collected[2 * side_of(state, seat) + word] & bit:
        return 2
    return 0 if (high if word else low) & bit else 3


LEARNING = Learning(
    size=WIDTH * GROUP,
    softness=0.0015,
    options=(
        {"players": 4},
        {"players": 2},
        {"players": 3},
        {"players": 6},
        {"players": 4, "teams": 2},
        {"players": 8, "teams": 4},
        {"players": 1},
    ),
    begin={(3 + place) * KINDS + kind: 2.0 for place in range(3) for kind in range(KINDS)},
)

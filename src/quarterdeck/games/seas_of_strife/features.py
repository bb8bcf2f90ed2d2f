"""The features of an action in Seas of Strife: indices into a table of weights that is learned by play.

Every legal action has `WIDTH` features, one of each group; `learned.i2` has the weights. Nothing here reads what
`redact` hides from the seat.
"""

from typing import Any

from quarterdeck.games.seas_of_strife.deck import CHOOSE, FACES, FOLLOW, LEADER, PASS, SUIT_OF, TIED
from quarterdeck.games.seas_of_strife.knowledge import unplayed_cards
from quarterdeck.games.seas_of_strife.strategy import STRIFE, TEXAS, advise, danger, take_chance
from quarterdeck.games.types import Learning
from quarterdeck.kernel.bits import lowest, popcount

WIDTH = 9
"""The number of features of an action."""
GROUP = 4096
"""The number of indices for each group of features."""
FEW = (0, 1, 2, 3, 4, 4, 5, 5, 5, 5, 5, 5)
"""The class, one of six, of a number of cards."""
LEADERS = 64
"""The number of indices for choices of a leader; those for cards follow."""
LEAD, FOLLOWING, SLUFF, GIFT = range(4)
"""The role of a card: it leads, follows a suit of the trick, follows none, or is given away."""


def features(state: Any, seat: int, legal: Any, count: int, bits: int, out: Any) -> int:
    """Write the features of each of the `count` legal actions to `out` (int32), as indices of weights.

    Returns the number of features of an action.
    """
    w = STRIFE if state.strife else TEXAS
    kind = 2 * (state.seats - 3) + state.strife
    advised = advise(state, seat, bits, w)
    unseen = unplayed_cards(state) & ~state.hand[seat]
    for k in range(count):
        at = k * WIDTH
        for group in range(1, WIDTH):
            out[at + group] = group * GROUP + GROUP - 1
        action = legal[k]
        out[at] = ((action == advised) * 5 + state.phase) * 8 + kind
        if state.phase == CHOOSE:
            after = action - LEADER - seat
            out[at + 8] = 8 * GROUP + (after if after >= 0 else after + state.seats) * 8 + kind
        elif state.phase != TIED:
            describe(state, seat, action, unseen, kind, w, out, at)
    return WIDTH


def describe(state: Any, seat: int, card: int, unseen: int, kind: int, w: Any, out: Any, at: int) -> None:
    """Write a card's features to `out`, from index `at + 1` on."""
    strife = state.strife
    follow = FOLLOW[card]
    passing = state.phase == PASS
    role = GIFT if passing else LEAD if state.in_trick == 0 else FOLLOWING if state.follow & follow else SLUFF
    left = state.seats - state.in_trick - 1
    place = 3 if passing else 0 if state.in_trick == 0 else 1 if left else 2
    take = 0 if passing else min(8, take_chance(state, seat, card, unseen, w) + 64 >> 7)
    fear = min(9, max(0, danger(state, seat, card, unseen, w) >> 7))
    held = popcount(state.hand[seat])
    stage = 0 if held <= 3 else 1 if held <= 6 else 2 if held <= 10 else 3
    out[at + 1] = GROUP + ((take * 10 + fear) * 4 + place) * 8 + kind
    out[at + 2] = 2 * GROUP + (around(state, seat, card, unseen) * 4 + role) * 2 + strife
    mine = min(3, popcount(state.trick & follow))
    top = (state.trick & follow) >> card == 0
    rivals = (mine * 4 + strongest_rival(state, SUIT_OF[card])) * 2 + top
    out[at + 3] = 3 * GROUP + ((rivals * 6 + left) * 4 + role) * 2 + strife
    rank = popcount(follow & ((1 << card) - 1))
    out[at + 4] = 4 * GROUP + (((SUIT_OF[card] * 11 + rank) * 4 + role) * 4 + stage) * 2 + strife
    likely = (take + 3) // 4
    held_by = (length_and_voids(state, seat, card) * 4 + role) * 3 + likely
    out[at + 5] = 5 * GROUP + (held_by * 2 + state.happy) * 2 + strife
    faces = (FACES >> card & 1) * 3 + min(2, popcount(state.trick & FACES))
    out[at + 6] = 6 * GROUP + (((faces * 2 + state.happy) * 9 + take) * 4 + place) * 2 + strife
    out[at + 7] = 7 * GROUP + (((fear * 4 + stage) * 4 + role) * 3 + likely) * 8 + kind
    out[at + 8] = 8 * GROUP + LEADERS + ((take * 6 + left) * 4 + stage) * 8 + kind


def around(state: Any, seat: int, card: int, unseen: int) -> int:
    """Return the class, one of 324, of how many cards of the suit are above and below the card.

    Unseen cards and the own hand are counted separately.
    """
    lower = (1 << card) - 1
    own = state.hand[seat] & FOLLOW[card] & ~(1 << card)
    same = unseen & FOLLOW[card]
    mine = min(2, popcount(own & lower)) * 3 + min(2, popcount(own & ~lower))
    return (FEW[popcount(same & lower)] * 6 + FEW[popcount(same & ~lower)]) * 9 + mine


def length_and_voids(state: Any, seat: int, card: int) -> int:
    """Return a number below 24: the seat's other cards of the suit, and the number of seats known to hold none."""
    voids = 0
    for other in range(state.seats):
        voids += other != seat and state.void[other] >> SUIT_OF[card] & 1
    return min(3, popcount(state.hand[seat] & FOLLOW[card]) - 1) * 6 + voids


def strongest_rival(state: Any, suit: int) -> int:
    """Return the largest number of cards, up to 3, that any other suit has in the trick."""
    most = 0
    suits = state.led & ~(1 << suit)
    while suits:
        other = lowest(suits)
        suits &= suits - 1
        found = 0
        for place in range(state.in_trick):
            found += SUIT_OF[state.laid[place]] == other
        most = max(most, found)
    return min(3, most)


LEARNING = Learning(
    size=WIDTH * GROUP,
    softness=0.005,
    options=(
        {"players": 4},
        {"players": 3},
        {"players": 5},
        {"players": 6},
        {"players": 4, "rules": "strife"},
        {"players": 4, "passing": True},
        {"players": 6, "happy_faces": True},
        {"players": 3, "rules": "strife", "passing": True},
    ),
    begin={(5 + phase) * 8 + kind: 2.0 for phase in range(5) for kind in range(8)},
)

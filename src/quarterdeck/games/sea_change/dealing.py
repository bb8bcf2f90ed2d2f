"""The bins to which cards of Sea Change are dealt (`kernel.dealing`): one or more for each seat, and one for a pile.

`PILE_BIN` is the draw pile or the stack, if there is one. With two players a hidden hand has several bins, `seat + 2 *
k`, for the cards that came into it at different times (see `slots`). `gather` empties these bins.
"""

from typing import Any

from quarterdeck.games.sea_change.deck import PILE, WORD
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.draws import draw

PILE_BIN = 7


def gather(state: Any, purpose: int) -> None:
    """Move cards from bins that belong to no seat: slots into their seats' hands, the pile into a random order."""
    if state.seats == 2:
        for at in range(4, 2 * PILE_BIN):
            state.hand[at & 3] |= state.hand[at]
            state.hand[at] = 0
    if PILE[state.seats]:
        low, high = state.hand[2 * PILE_BIN], state.hand[2 * PILE_BIN + 1]
        state.hand[2 * PILE_BIN] = 0
        state.hand[2 * PILE_BIN + 1] = 0
        fill_pile(state, low, high, purpose)


def fill_pile(state: Any, low: int, high: int, purpose: int) -> None:
    """Put a set of cards into the pile in random order, from place `drawn` on."""
    count = 0
    while low | high:
        if low:
            card = lowest(low)
            low &= low - 1
        else:
            card = WORD + lowest(high)
            high &= high - 1
        at = state.drawn + draw(state, count + 1, purpose)
        state.pile[state.drawn + count] = state.pile[at]
        state.pile[at] = card
        count += 1

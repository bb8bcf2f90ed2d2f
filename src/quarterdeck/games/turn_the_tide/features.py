"""The features of a bid in Turn the Tide: indices into a table of weights that is learned by play.

Every legal bid has `WIDTH` features, one of each group; `learned.i2` has the weights. Nothing here reads what `redact`
hides from the seat.
"""

from typing import Any

from quarterdeck.games.turn_the_tide import strategy
from quarterdeck.games.turn_the_tide.deck import HANDS
from quarterdeck.games.turn_the_tide.strategy import all_moods, chances, costs, offered, unseen_cards
from quarterdeck.games.types import Learning
from quarterdeck.kernel.bits import popcount

WIDTH = 8
"""The number of features of a bid."""
GROUP = 8192
"""The number of indices for each group of features."""
STAGES = (0, 0, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4)
"""The stage of the round, by the number of hands after this one."""


def features(state: Any, seat: int, legal: Any, count: int, bits: int, out: Any) -> int:
    """Write the features of each of the `count` legal bids to `out` (int32), as indices of weights.

    Returns the number of features of a bid.
    """
    low, high = offered(state)
    moods = all_moods(state, low + high, strategy.WEIGHTS)
    take_low, take_high, nothing = costs(state, seat, moods, strategy.WEIGHTS)
    order = (take_low < take_high) + 2 * (take_low < nothing) + 4 * (take_high < nothing)
    gain = step_of(nothing - take_low) * 7 + step_of(nothing - take_high)
    stage = STAGES[HANDS - state.hand_number]
    shown = ((state.top[seat] + 1) // 2 * 3 + min(2, state.up[seat])) * 4 + (low - 1) // 3
    tides = (high - low) * 12 + low - 1
    mood = others_mood(state, seat)
    few = state.seats - 3
    unseen = unseen_cards(state, seat)
    for k in range(count):
        odds = chances(state, seat, seat, legal[k], unseen, moods)
        first, second = ((odds >> 16) * 8 + 512) // strategy.ONE, ((odds & 0xFFFF) * 8 + 512) // strategy.ONE
        exact, rough = first * 9 + second, first // 2 * 5 + second // 2
        place = k * WIDTH
        out[place] = (exact * 8 + order) * 3 + few
        out[place + 1] = GROUP + exact * 49 + gain
        out[place + 2] = 2 * GROUP + ((k * 13 + count) * 8 + order) * 3 + few
        out[place + 3] = 3 * GROUP + ((legal[k] - 1) // 4 * 5 + stage) * 3 + few
        out[place + 4] = 4 * GROUP + tides * 45 + first * 5 + second // 2
        out[place + 5] = 5 * GROUP + shown * 25 + rough
        out[place + 6] = 6 * GROUP + (mood * 25 + rough) * 5 + stage
        out[place + 7] = 7 * GROUP + (exact * 12 + state.hand_number - 1) * 3 + few
    return WIDTH


def others_mood(state: Any, seat: int) -> int:
    """Return a number below 24 for the situation of the others.

    It combines the number of seats in the round, the number of others without a preserver, and whether the seat shows
    the highest tide.
    """
    bare = 0
    top = 1
    for other in range(state.seats):
        if other != seat and state.inside >> other & 1:
            bare += state.up[other] == 0
            top &= state.top[seat] > state.top[other]
    return int(((popcount(state.inside) - 2) * 3 + min(2, bare)) * 2 + top)


def step_of(cost: int) -> int:
    """Return the class of a difference of costs, from 0 to 6."""
    if cost < 0:
        return 0 if cost < -1024 else 1 if cost < -300 else 2
    return 3 if cost < 100 else 4 if cost < 300 else 5 if cost < 1024 else 6


LEARNING = Learning(size=WIDTH * GROUP, softness=0.004, options=({"players": 4}, {"players": 3}, {"players": 5}))

"""The order of the opponent's six cards that suits a betrayer best, and what it gains over an average one (FEUD-40)."""

from typing import Any

from quarterdeck.games.feud.cards import is_item, strength
from quarterdeck.games.feud.deck import ACE, COLUMNS, JOKER, STRIKES, TEN, TENS
from quarterdeck.games.feud.phases.striking import starts_skirmishes
from quarterdeck.games.feud.piles.armies import units_left
from quarterdeck.games.feud.piles.arranging import next_planned, planned
from quarterdeck.games.feud.strategy.weighing import MARKER, best_promise, blows, foes_of
from quarterdeck.kernel.bits import lowest, popcount

USUAL_GAIN = 3 * MARKER
"""The average gain of a Betrayal, measured over whole games; used unless all twelve cards are known."""
DISORDER = -1000 * MARKER
"""The outcome given to a plan that breaks the Way of Order."""


def betray_with(state: Any, seat: int, cards: int) -> int:
    """Return the one of the opponent's `cards` that stands in the next column in the best plan found."""
    if state.blind >> seat & 1:
        return best_promise(state, 1 - seat, cards, cards, foes_of(state, 1 - seat), -1)
    column = next_planned(state, seat)
    make_plan(state, seat, state.laid[1 - seat] & ~planned(state, seat))
    card = state.plan[seat * COLUMNS + column]
    clear_plan(state, seat, column)
    return int(card)


def betrayal_gain(state: Any, seat: int) -> int:
    """Return what the best plan found brings beyond an average order, in 64ths of a Marker; USUAL_GAIN if not known.

    The average is over the plan's rotations, in which each card meets each column once.
    """
    cards = state.sure[1 - seat]
    if popcount(cards) != COLUMNS or popcount(state.laid[seat]) != COLUMNS or state.blind >> seat & 1:
        return USUAL_GAIN
    base = seat * COLUMNS
    whole = most = make_plan(state, seat, cards)
    count = 1
    for _ in range(COLUMNS - 1):
        for place in range(base, base + COLUMNS - 1):
            swap_planned(state, place, place + 1)
        found = outcome_of_plan(state, seat)
        if found > DISORDER:
            whole += found
            count += 1
    clear_plan(state, seat, 0)
    return int(most - whole // count)


def make_plan(state: Any, seat: int, cards: int) -> int:
    """Plan `cards` for the columns left, and return the plan's outcome.

    Two of them are swapped as long as that improves the outcome.
    """
    first = next_planned(state, seat)
    base = seat * COLUMNS
    place = base + first
    for part in (cards & (STRIKES | TENS), cards & ~(STRIKES | TENS)):
        left = part
        while left:
            state.plan[place] = lowest(left)
            left &= left - 1
            place += 1
    most = outcome_of_plan(state, seat)
    improved = True
    while improved:
        improved = False
        for one in range(base + first, base + COLUMNS - 1):
            for other in range(one + 1, base + COLUMNS):
                swap_planned(state, one, other)
                found = outcome_of_plan(state, seat)
                if found > most:
                    most = found
                    improved = True
                else:
                    swap_planned(state, one, other)
    return int(most)


def swap_planned(state: Any, one: int, other: int) -> None:
    card = state.plan[one]
    state.plan[one] = state.plan[other]
    state.plan[other] = card


def clear_plan(state: Any, seat: int, column: int) -> None:
    for place in range(column, COLUMNS):
        state.plan[seat * COLUMNS + place] = -1


def outcome_of_plan(state: Any, seat: int) -> int:
    """Return how far the Round puts the seat ahead if the columns are fought as planned, in 64ths of a Marker."""
    other = 1 - seat
    mine, theirs = state.markers[seat], state.markers[other]
    last = its_last = -1
    orderly = True
    for column in range(COLUMNS):
        own, its = state.column[seat * COLUMNS + column], state.plan[seat * COLUMNS + column]
        orderly = not is_item(its) or its_last >= 0
        if not orderly:
            break
        markers = blows(state, seat, own, last, its, its_last)
        heals = TEN <= own < JOKER or TEN <= its < JOKER
        if heals == (markers < 0):
            state.markers[other] += markers
        else:
            state.markers[seat] -= markers
        if max(own, its) >= JOKER and (heals or markers == 0) and starts_skirmishes(state):
            break
        last = own if own < ACE else last
        its_last = its if its < ACE else its_last
    gain = loss(state, other, theirs) - loss(state, seat, mine)
    state.markers[seat], state.markers[other] = mine, theirs
    return gain if orderly else DISORDER


def loss(state: Any, owner: int, before: int) -> int:
    """Return what the Markers on the owner's Unit cost the owner in this Round, in 64ths of a Marker.

    `before`: the Markers at the start of the Round. The cost includes the points that the Markers bring to the
    opponent, and the Unit's death; the death of the last Unit costs more, as it ends the game.
    """
    number = strength(state.unit[owner])
    after = state.markers[owner]
    cost = 4 * MARKER * (min(after, number) - before) // number
    if after < number:
        return int(cost + after * MARKER // 4)
    return int(cost + after * 3 * MARKER // 8 + (MARKER if units_left(state, owner) else 8 * MARKER))

"""The comparison of all orders in which a seat can lay its cards, in the phases of `Game.orders`.

All orders are tried against the same sampled orders of the others. `try_orders` tries them in more worlds.
`choose_order` finds the best order, and the themes that explain it: orders that share them with the best one are better
on average. The functions are templates, see `quarterdeck.kernel.rule_interface`.
"""

from typing import Any

import numpy as np

from quarterdeck.engine.search.chance import begin_chance, xorshift
from quarterdeck.engine.search.saying import MOST, themes_of
from quarterdeck.engine.search.tree import LEGAL
from quarterdeck.engine.search.world_sampling import FIRST, VIEW, sample_worlds
from quarterdeck.games.themes import MAX_THEMES, THEME
from quarterdeck.games.types import MAX_OUTCOMES
from quarterdeck.kernel.bits import lowest
from quarterdeck.kernel.rule_interface import (
    apply,
    heuristic,
    horizon,
    legal_actions,
    outcomes,
    pending,
    phase,
)
from quarterdeck.kernel.state import copy

ORDER, MOST_ORDERS = 6, 720
"""The most actions in an order, and the most orders of a hand."""

LADDER = FIRST
"""The row of `states` with the state before the first action of an order. The states after each action follow it (rows
called the ladder), then the worlds."""
AT = LADDER + ORDER + 1
"""The row of the first world."""
MOST_WORLDS, STEP = 200, 10
"""The number of worlds in which all orders are tried, and how many one call of `try_orders` adds."""
ROWS = AT + MOST_WORLDS

SAID = 8
"""How many numbers describe a selected theme: its index (-1: none), its certainty, 1 if it is a bad theme that other
orders have, the action that it is about, and the four numbers of its sentence."""
ORDERS = np.dtype(
    [
        ("worths", "f8", (MAX_OUTCOMES,)),  # points of each amount among the outcomes; 0 for the others
        ("threshold", "f8"),  # the least difference in points that matters
        ("seed", "i8"),
        ("signs", "i8", (MAX_THEMES,)),  # 1 for a good theme, -1 for a bad one; 0: the theme is never selected
        ("count", "i8"),  # the number of orders
        ("length", "i8"),  # the number of actions of each order
        ("worlds", "i8"),  # the number of worlds in which each order was tried
        ("actions", "i2", (MOST_ORDERS * ORDER,)),
        ("halves", "f8", (2 * MOST_ORDERS,)),  # for either half of the worlds, the summed points of each order
        ("points", "f8", (MOST_ORDERS,)),  # the average points of each order
        ("mean", "f8"),  # the average points of all orders
        ("lead", "f8"),  # how far the best order of one half of the worlds is above the mean in the other half
        ("best", "i8"),  # the index of the best order
        ("said", "i8", (MOST * SAID,)),  # the selected themes
        (
            "marks",
            "i8",
            (MOST_ORDERS * ORDER,),
        ),  # for each card in each order, the bit set of its themes; this field and all that follow are working space
        ("themes", "i8", (MAX_THEMES * THEME,)),
        ("legal", "i2", (ORDER * LEGAL,)),
        ("many", "i8", (ORDER,)),
        ("turn", "i8", (ORDER,)),
        ("path", "i2", (ORDER,)),
        ("outcome", "i8", (MAX_OUTCOMES,)),
    ],
    align=True,
)
"""All orders and the points that they bring. The fields up to `signs` are inputs; the others must be 0 at first."""


def try_orders(
    states: Any, seat: int, owners: Any, actions: Any, made: int, search: Any, model: Any, tried: Any, count: int
) -> None:
    """Try all orders in `count` more worlds, in which the others order their cards by rules of thumb.

    `states` (ROWS rows), `owners`, `actions`, `made`: as for `sample_worlds`.
    """
    if tried.worlds == 0:
        begin_chance(search, tried.seed)
    first = AT + tried.worlds
    sample_worlds(states, seat, owners, actions, made, search, model, first, count)
    for world in range(first, first + count):
        let_others_order(states[world], seat, search)
        if tried.count == 0:
            list_orders(states, seat, world, search, tried)
        search.drawn = xorshift(search.drawn)
        for k in range(tried.count):
            play_order(states, seat, search, tried, world, k)
    tried.worlds += count


def let_others_order(state: Any, seat: int, search: Any) -> None:
    """Let all other seats lay their cards by the rules of thumb."""
    others = pending(state) & ~(1 << seat)
    while others:
        search.drawn = xorshift(search.drawn)
        apply(state, lowest(others), heuristic(state, lowest(others), search.drawn))
        others = pending(state) & ~(1 << seat)


def list_orders(states: Any, seat: int, world: int, search: Any, tried: Any) -> None:
    """List all orders of the seat's cards, in ascending order of their actions; they are the same in all worlds."""
    copy(states[world], states[LADDER])
    begun = phase(states[LADDER])
    depth = 0
    list_actions(states[LADDER], seat, search, tried, 0)
    while depth >= 0 and tried.count < MOST_ORDERS:
        if tried.turn[depth] == tried.many[depth]:
            depth -= 1
            continue
        action = tried.legal[depth * LEGAL + tried.turn[depth]]
        tried.turn[depth] += 1
        tried.path[depth] = action
        state = states[LADDER + depth + 1]
        copy(states[LADDER + depth], state)
        apply(state, seat, action)
        if pending(state) >> seat & 1 and phase(state) == begun and depth + 1 < ORDER:
            depth += 1
            list_actions(state, seat, search, tried, depth)
        else:
            tried.length = depth + 1
            for at in range(depth + 1):
                tried.actions[tried.count * ORDER + at] = tried.path[at]
            tried.count += 1


def list_actions(state: Any, seat: int, search: Any, tried: Any, depth: int) -> None:
    """List the actions that are legal in `state`, after the first `depth` actions of an order."""
    tried.turn[depth] = 0
    tried.many[depth] = legal_actions(state, seat, search.choices)
    for at in range(tried.many[depth]):
        tried.legal[depth * LEGAL + at] = search.choices[at]


def play_order(states: Any, seat: int, search: Any, tried: Any, world: int, k: int) -> None:
    """Lay order `k` in a world, play on to the horizon by rules of thumb, and add the points of the outcomes."""
    lay_before_last(states, seat, tried, world, k, shared_actions(tried, k))
    state = states[LADDER + tried.length]
    copy(states[LADDER + tried.length - 1], state)
    stop = horizon(state)
    apply(state, seat, tried.actions[k * ORDER + tried.length - 1])
    drawn = search.drawn
    owing = pending(state)
    while owing and horizon(state) == stop:
        drawn = xorshift(drawn)
        apply(state, lowest(owing), heuristic(state, lowest(owing), drawn))
        owing = pending(state)
    for at in range(MAX_OUTCOMES):
        tried.outcome[at] = 0
    outcomes(states[world], state, seat, tried.outcome)
    half = k + (0 if 2 * tried.worlds < MOST_WORLDS else MOST_ORDERS)
    for at in range(MAX_OUTCOMES):
        tried.halves[half] += tried.worths[at] * tried.outcome[at]


def shared_actions(tried: Any, k: int) -> int:
    """Return how many actions order `k` has in common with the beginning of the order before it.

    The states after these actions are still in the ladder.
    """
    same = 0
    if k > 0:
        while same < tried.length and tried.actions[k * ORDER + same] == tried.actions[(k - 1) * ORDER + same]:
            same += 1
    return same


def lay_before_last(states: Any, seat: int, tried: Any, world: int, k: int, same: int) -> None:
    """Fill the ladder with the states after each action of order `k` except the last.

    The states after the first `same` actions are there already.
    """
    if same == 0:
        copy(states[world], states[LADDER])
    for at in range(same, tried.length - 1):
        copy(states[LADDER + at], states[LADDER + at + 1])
        apply(states[LADDER + at + 1], seat, tried.actions[k * ORDER + at])


def choose_order(states: Any, seat: int, tried: Any) -> None:
    """Find the best order, and select the themes that explain why it is better than others."""
    tried.best = 0
    tried.mean = 0.0
    early = late = 0
    for k in range(tried.count):
        tried.points[k] = (tried.halves[k] + tried.halves[MOST_ORDERS + k]) / tried.worlds
        tried.mean += tried.points[k] / tried.count
        tried.best = k if tried.points[k] > tried.points[tried.best] else tried.best
        early = k if tried.halves[k] > tried.halves[early] else early
        late = k if tried.halves[MOST_ORDERS + k] > tried.halves[MOST_ORDERS + late] else late
    # The best of many orders seems better than it is in the worlds by which it was chosen. So it is chosen by one half
    # of the worlds and measured in the other.
    tried.lead = (tried.halves[MOST_ORDERS + early] + tried.halves[late]) / tried.worlds - tried.mean
    for nth in range(MOST):
        tried.said[nth * SAID] = -1
    if tried.lead >= tried.threshold:
        for k in range(tried.count):
            mark_themes(states, seat, tried, k)
        say_themes(states, seat, tried)


def mark_themes(states: Any, seat: int, tried: Any, k: int) -> None:
    """Write the themes that each card has at its place in order `k` into `marks`.

    Cards have the indexes that they have in the first order.
    """
    same = shared_actions(tried, k)
    lay_before_last(states, seat, tried, VIEW, k, same)
    for place in range(tried.length):
        action = tried.actions[k * ORDER + place]
        card = place_of(tried, 0, action)
        if place < same:
            tried.marks[k * ORDER + card] = tried.marks[(k - 1) * ORDER + card]
            continue
        themes_of(states, LADDER + place, seat, seat, action, tried.themes)
        tried.marks[k * ORDER + card] = 0
        for at in range(MAX_THEMES):
            if tried.themes[at * THEME]:
                tried.marks[k * ORDER + card] |= 1 << at


def place_of(tried: Any, k: int, action: int) -> int:
    """Return the index of an action in order `k`."""
    place = 0
    while tried.actions[k * ORDER + place] != action:
        place += 1
    return place


def say_themes(states: Any, seat: int, tried: Any) -> None:
    """Select the themes by which the best order differs from others that are worse on average.

    They are good themes of the best order, or, if there are none, bad themes that it lacks. The second theme is not the
    same as the first.
    """
    least = tried.threshold
    told = -1
    for nth in range(MOST):
        most = least
        card = theme = -1
        for each in range(tried.length):
            for at in range(MAX_THEMES):
                gain = gain_of(tried, each, at)
                if at == told or tried.signs[at] == 0 or gain < least:
                    continue
                better = tried.signs[at] - (tried.signs[theme] if card >= 0 else -1)
                if card < 0 or better > 0 or (better == 0 and gain > most):
                    most = gain
                    card = each
                    theme = at
        if card < 0:
            return
        write_said(states, seat, tried, nth, card, theme)
        told = theme
        least = max(least, most / 2)


def gain_of(tried: Any, card: int, theme: int) -> float:
    """Return how many points a theme of a card gains: a good one by its presence, a bad one by its absence.

    It is the difference of the average points between the orders that agree with the best one in this and those that do
    not. Returns 0 if the best order lacks the good theme or has the bad one, or if all orders agree with it.
    """
    good = tried.signs[theme] > 0
    if has_theme(tried, tried.best, card, theme) != good:
        return 0.0
    own = other = 0.0
    count = 0
    for k in range(tried.count):
        if has_theme(tried, k, card, theme) == good:
            own += tried.points[k]
            count += 1
        else:
            other += tried.points[k]
    return own / count - other / (tried.count - count) if count < tried.count else 0.0


def has_theme(tried: Any, k: int, card: int, theme: int) -> bool:
    """Return whether a card has a theme at its place in order `k`."""
    return bool(tried.marks[k * ORDER + card] >> theme & 1)


def write_said(states: Any, seat: int, tried: Any, nth: int, card: int, theme: int) -> None:
    """Write a selected theme of a card into `said`, with its certainty and numbers.

    These are from the best order, or, for a bad theme, from the best of the orders that have it.
    """
    good = tried.signs[theme] > 0
    holder = tried.best if good else -1
    for k in range(0 if good else tried.count):
        if has_theme(tried, k, card, theme) and (holder < 0 or tried.points[k] > tried.points[holder]):
            holder = k
    action = tried.actions[card]
    place = place_of(tried, holder, action)
    lay_before_last(states, seat, tried, VIEW, holder, 0)
    themes_of(states, LADDER + place, seat, seat, action, tried.themes)
    first = nth * SAID
    tried.said[first] = theme
    tried.said[first + 1] = tried.themes[theme * THEME]
    tried.said[first + 2] = 0 if good else 1
    tried.said[first + 3] = action
    for number in range(THEME - 1):
        tried.said[first + 4 + number] = tried.themes[theme * THEME + 1 + number]

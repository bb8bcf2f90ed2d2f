"""The themes that distinguish the choices of a decision, when they are a reason. Templates.

The best choice is compared with one of those that are clearly worse, its rival; every other choice with the best.
A theme is a reason if exactly one of the two choices has it, and if sampled deals bear it out (`strongest`).
"""

from typing import Any

from quarterdeck.engine.search.terminal_stats import COUNTED
from quarterdeck.engine.search.tree import LEGAL
from quarterdeck.engine.search.world_sampling import VIEW
from quarterdeck.games.themes import LIKELY, MAX_THEMES, OUT, THEME
from quarterdeck.games.types import MAX_OUTCOMES
from quarterdeck.kernel.rule_interface import themes

NUMBERS = THEME - 1
SPOKEN = 3 + NUMBERS
"""Numbers of a theme that is said: its place (-1: none), its certainty, 1 if the rival has it, and its own numbers."""

MOST = 2
"""The most themes that are said of a choice."""

SAYING = (
    ("leads", "i8", (MAX_THEMES,)),  # the outcome of a theme; from MAX_OUTCOMES on a count; -1: it is never said
    ("signs", "i8", (MAX_THEMES,)),  # 1 if the theme brings more of it, -1 if less
    ("ways", "i8", (MAX_THEMES,)),  # 1 if better choices have the theme, -1 if worse ones do
    ("clarity", "f8", (MAX_THEMES,)),  # how often the two are so, from .5 to 1
    ("likely", "i8", (MAX_THEMES,)),  # 1 if one that depends on unseen cards may be said to be likely
    ("unlikely", "i8", (MAX_THEMES,)),  # 1 if it may be said where it is not
    ("near", "f8"),  # the least difference in shares of the win that matters
    ("threshold", "f8"),  # and in points of the round; 0: only the share does
)
"""The inputs of `find_themes` in a thought: the declared themes."""

SAID = (
    ("best_themes", "i8", (MAX_THEMES * THEME,)),  # of the best action
    ("other_themes", "i8", (MAX_THEMES * THEME,)),  # of the action that it is compared with
    ("rival", "i8", (LEGAL,)),  # the place of the action that each is compared with; -1: none is clearly different
    ("said", "i8", (LEGAL * MOST * SPOKEN,)),
)
"""Its results."""

APART = 0.15
"""The least difference of an outcome that is a reason: fifteen deals in a hundred, or an amount."""

HALF, QUARTER = 0.5, 0.25
"""The least part of the difference of two choices that a reason explains, and a second one."""

MOSTLY = 0.8
"""How often an outcome comes about that is likely."""

LESS_SURE, BESIDE = 0.8, 0.6
"""Factors of a theme's weight if it depends on unseen cards, and if the other choice has it."""


def find_themes(states: Any, seat: int, search: Any, thought: Any) -> None:
    """Find the rival of each action, and the themes that speak for the better of the two."""
    best = thought.order[0]
    thought.rival[best] = -1
    clear_said(thought, best)
    themes_of(states, VIEW, seat, seat, search.legal[best], thought.best_themes)
    for at in range(1, search.count):
        k = thought.order[at]
        clear_said(thought, k)
        thought.rival[k] = best if matters(thought, k) else -1
        if thought.rival[k] < 0:
            continue
        themes_of(states, VIEW, seat, seat, search.legal[k], thought.other_themes)
        say_themes(thought, k, k)
        if is_better_rival(thought, k):
            thought.rival[best] = k
            clear_said(thought, best)
            say_themes(thought, best, k)


def themes_of(states: Any, at: int, reader: int, seat: int, action: int, out: Any) -> None:
    """Write the themes of an action of `seat` by the view of `reader`, `states[at]`, into `out`: see the slot."""
    for place in range(MAX_THEMES * THEME):
        out[place] = 0
    themes(states[at], reader, seat, action, out)


def clear_said(thought: Any, k: int) -> None:
    for at in range(MOST):
        thought.said[(k * MOST + at) * SPOKEN] = -1


def is_better_rival(thought: Any, k: int) -> bool:
    """Return whether the best action should be compared with action `k`, worse than those that came before.

    It is the first action with which something can be said of the best itself, else of the other, else the first one.
    """
    best = thought.order[0]
    if thought.rival[best] < 0:
        return True
    at = strongest(thought, best, k, HALF, -1)
    first = best * MOST * SPOKEN
    if at < 0 or (thought.said[first] >= 0 and thought.said[first + 2] == 0):
        return False
    return bool(thought.said[first] < 0 or thought.best_themes[at * THEME] != 0)


def matters(thought: Any, k: int) -> bool:
    """Return whether an action is clearly worse than the best, in shares of the win or in points of the round."""
    if thought.behind[k] >= thought.near:
        return True
    return bool(thought.threshold > 0 and thought.points[thought.order[0]] - thought.points[k] >= thought.threshold)


def say_themes(thought: Any, k: int, worse: int) -> None:
    """Write the themes that speak most for the best action against `worse` into `said` of `k`, one of the two."""
    told = -1
    part = HALF
    for nth in range(MOST):
        at = strongest(thought, k, worse, part, told)
        if at < 0:
            return
        write_said(thought, k, worse, (k * MOST + nth) * SPOKEN, at)
        told = thought.leads[at]
        part = QUARTER


def strongest(thought: Any, k: int, worse: int, part: float, told: int) -> int:
    """Return the theme that speaks most for the best action; -1 if none explains that `part` of the difference.

    `told`: the outcome of the theme that is said already, -1 if there is none.
    """
    found = -1
    most = 0.0
    for at in range(MAX_THEMES):
        here = int(thought.best_themes[at * THEME] != 0)
        there = int(thought.other_themes[at * THEME] != 0)
        lead = thought.leads[at]
        if lead < 0 or lead == told or here == there or thought.ways[at] != here - there:
            continue
        certainty = certainty_of(thought, at, worse if there else thought.order[0])
        if certainty == 0 or thought.signs[at] * thought.ways[at] * gain_of(thought, worse, lead) < least_of(
            thought, lead
        ):
            continue
        weight = explained(thought, worse, lead, part) * thought.clarity[at]
        if certainty > 1:
            weight *= LESS_SURE
        if there != int(k == worse):
            weight *= BESIDE
        if weight > most:
            most = weight
            found = at
    return found


def certainty_of(thought: Any, at: int, holder: int) -> int:
    """Return the certainty with which a theme of the action `holder` may be said; 0: not at all."""
    written = thought.best_themes[at * THEME] if holder == thought.order[0] else thought.other_themes[at * THEME]
    if written != OUT:
        return int(written)
    if thought.likely[at]:
        often = thought.outcomes[holder * MAX_OUTCOMES + thought.leads[at]]
        if (often if thought.signs[at] > 0 else 1 - often) >= MOSTLY:
            return LIKELY
    return OUT if thought.unlikely[at] else 0


def least_of(thought: Any, lead: int) -> float:
    """Return the least difference of an outcome that is a reason; of a count, not more than what matters in points."""
    if lead >= MAX_OUTCOMES and thought.threshold > 0:
        return min(APART, float(thought.threshold))
    return APART


def gain_of(thought: Any, worse: int, lead: int) -> float:
    """Return how much more of an outcome, or of a count, the best action brings than `worse`."""
    return amount_of(thought, thought.order[0], lead) - amount_of(thought, worse, lead)


def amount_of(thought: Any, k: int, lead: int) -> float:
    if lead < MAX_OUTCOMES:
        return float(thought.outcomes[k * MAX_OUTCOMES + lead])
    return float(thought.counts[k * COUNTED + thought.own[lead - MAX_OUTCOMES]])


def explained(thought: Any, worse: int, lead: int, part: float) -> float:
    """Return the part of the difference in points that an outcome explains, at most 1; 0 if it is less than `part`.

    An outcome without a worth counts half as much as it differs.
    """
    value = worth_of(thought, lead) * gain_of(thought, worse, lead)
    if value == 0:
        return min(abs(gain_of(thought, worse, lead)), 1.0) * HALF
    apart = thought.points[thought.order[0]] - thought.points[worse]
    if value < 0 or value < part * apart:
        return 0.0
    return min(value / apart, 1.0) if apart > 0 else 1.0


def worth_of(thought: Any, lead: int) -> float:
    """Return the points that an outcome brings, or one more of a count; 0 if the rules give it none."""
    if lead < MAX_OUTCOMES:
        return float(thought.worths[lead])
    return float(thought.better) if lead - MAX_OUTCOMES == thought.result else 0.0


def write_said(thought: Any, k: int, worse: int, first: int, at: int) -> None:
    """Write a theme that is said of action `k`."""
    in_best = thought.best_themes[at * THEME] != 0
    thought.said[first] = at
    thought.said[first + 1] = certainty_of(thought, at, thought.order[0] if in_best else worse)
    thought.said[first + 2] = int(in_best == (k == worse))
    for nth in range(NUMBERS):
        own = thought.best_themes[at * THEME + 1 + nth]
        thought.said[first + 3 + nth] = own if in_best else thought.other_themes[at * THEME + 1 + nth]

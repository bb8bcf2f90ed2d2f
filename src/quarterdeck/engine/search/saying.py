"""The selection of the themes that the analysis names as reasons why one action is better than another.

The best action is compared with its *rival*, one of the actions that are clearly worse; every other action is compared
with the best. A theme is a reason if exactly one of the two actions has it, and if the sampled deals confirm it
(`strongest`). If no theme explains why an action is worse, an outcome that differs plainly does (`plainest`). The
functions are templates, see `quarterdeck.kernel.rule_interface`.
"""

from math import floor, sqrt
from typing import Any

from quarterdeck.engine.search.terminal_stats import COUNTED
from quarterdeck.engine.search.tree import LEGAL
from quarterdeck.engine.search.world_sampling import VIEW
from quarterdeck.games.themes import COUNTED_LATER, COUNTED_OUT, LIKELY, MAX_THEMES, OUT, REPAID, THEME
from quarterdeck.games.types import MAX_OUTCOMES
from quarterdeck.kernel.rule_interface import themes

NUMBERS = THEME - 1
SPOKEN = 3 + NUMBERS
"""How many numbers describe a selected theme: its index (-1: none), its certainty, 1 if the other action of the
comparison has it (0: the action itself), and the theme's own numbers."""

MOST = 2
"""The most themes that are selected for an action."""

NEAR_OUTCOMES = 2 * MAX_OUTCOMES
"""How many outcomes are found for an action: all up to the first change of `course`, then all up to the second."""

SAYING = (
    ("leads", "i8", (MAX_THEMES,)),  # the outcome that a theme changes; from MAX_OUTCOMES on a count; -1: never named
    ("signs", "i8", (MAX_THEMES,)),  # 1 if the theme makes that outcome more likely or greater, -1 if less
    ("ways", "i8", (MAX_THEMES,)),  # 1 if the better action tends to have the theme, -1 if the worse one does
    ("clarity", "f8", (MAX_THEMES,)),  # how often `signs` and `ways` are right, from .5 to 1
    ("likely", "i8", (MAX_THEMES,)),  # 1 if the theme, when it depends on unseen cards, may be called likely
    ("unlikely", "i8", (MAX_THEMES,)),  # 1 if it may also be named when its outcome is not likely
    ("plain", "i8", (3 * MAX_OUTCOMES,)),  # 1 if the outcome may be COUNTED_OUT; the same COUNTED_LATER, and REPAID
    ("near", "f8"),  # the least difference in shares of the win that matters
    ("threshold", "f8"),  # the least difference in points of the round that matters; 0: only the share does
)
"""The inputs of `find_themes` among the fields of THOUGHT: the themes that the game declares."""

SAID = (
    ("best_themes", "i8", (MAX_THEMES * THEME,)),  # the themes of the best action
    ("other_themes", "i8", (MAX_THEMES * THEME,)),  # the themes of the action that it is compared with
    ("rival", "i8", (LEGAL,)),  # for each action, the action that it is compared with; -1: none is clearly different
    ("said", "i8", (LEGAL * MOST * SPOKEN,)),  # for each action, the selected themes
    ("alike", "i8", (LEGAL,)),  # 1 if the action is about as good as the best one, for the same reasons
)
"""The results of `find_themes` among the fields of THOUGHT."""

APART = 0.15
"""The least difference in an outcome that is a reason: 15 deals in 100, or 0.15 of an amount."""

SURE = 3.0
"""How many standard errors give 99 % certainty, by Student's distribution with at least `FEWEST` observations."""

PART, LEAST = 0.1, 0.002
"""An action that costs this part of the best action's share of the win, and at least this share, is clearly worse."""

HALF, QUARTER = 0.5, 0.25
"""The least part of the difference in points that a first reason must explain, and a second one."""

MOSTLY = 0.8
"""The least share of worlds in which an outcome occurs that is called likely."""

LESS_SURE, BESIDE = 0.8, 0.6
"""Factors of a theme's weight: if it depends on unseen cards; if the other action has it, not the one explained."""


def find_themes(states: Any, seat: int, search: Any, thought: Any) -> None:
    """Find the rival of each action, and the themes that explain which of the two is better."""
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
        if thought.said[k * MOST * SPOKEN] < 0:
            say_outcome(thought, k)
        if is_better_rival(thought, k):
            thought.rival[best] = k
            clear_said(thought, best)
            say_themes(thought, best, k)
    for at in range(search.count):
        k = thought.order[at]
        thought.alike[k] = 0
        if at and thought.rival[k] < 0 <= thought.rival[best]:
            themes_of(states, VIEW, seat, seat, search.legal[k], thought.other_themes)
            thought.alike[k] = shares_reasons(thought, best)


def shares_reasons(thought: Any, best: int) -> int:
    """Return 1 if the reasons for the best action hold for the action of `other_themes`, too.

    It has the themes that the best action is said to have, and none that only the rival is said to have.
    """
    for nth in range(MOST):
        first = (best * MOST + nth) * SPOKEN
        at = thought.said[first]
        if at >= 0 and (thought.other_themes[at * THEME] != 0) == (thought.said[first + 2] != 0):
            return 0
    return 1


def themes_of(states: Any, at: int, reader: int, seat: int, action: int, out: Any) -> None:
    """Write the themes of an action of `seat`, as `reader` knows them from the view `states[at]`, into `out`.

    See `quarterdeck.kernel.rule_interface.themes`.
    """
    for place in range(MAX_THEMES * THEME):
        out[place] = 0
    themes(states[at], reader, seat, action, out)


def clear_said(thought: Any, k: int) -> None:
    for at in range(MOST):
        thought.said[(k * MOST + at) * SPOKEN] = -1


def is_better_rival(thought: Any, k: int) -> bool:
    """Return whether action `k` is a better rival of the best action than the present one.

    The actions come in order, the best first. The rival is the first action against which a theme of the best action is
    a reason; otherwise the first against which a theme of the other action is one; otherwise the first action.
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
    """Return whether an action is clearly worse than the best, in shares of the win or in points of the round.

    So a decision that a review marks is never said to matter little.
    """
    best, behind = thought.order[0], thought.behind[k]
    if behind >= thought.near:
        return True
    if behind >= max(LEAST, PART * thought.share[best]) and behind > SURE * thought.behind_error[k]:
        return True
    return bool(thought.threshold > 0 and thought.points[best] - thought.points[k] >= thought.threshold)


def say_themes(thought: Any, k: int, worse: int) -> None:
    """Write the strongest reasons why the best action is better than `worse` into `said` of action `k`.

    `k` is one of these two actions.
    """
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
    """Return the theme that is the strongest reason why the best action is better than `worse`; -1 if there is none.

    `part`: the least part of the difference in points that it must explain; `told`: the outcome of the reason that is
    already selected, -1 if there is none.
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
    """Return the certainty with which a theme of the action `holder` may be named; 0: it may not be named."""
    written = thought.best_themes[at * THEME] if holder == thought.order[0] else thought.other_themes[at * THEME]
    if written != OUT:
        return int(written)
    if thought.likely[at]:
        often = thought.outcomes[holder * NEAR_OUTCOMES + thought.leads[at]]
        if (often if thought.signs[at] > 0 else 1 - often) >= MOSTLY:
            return LIKELY
    return OUT if thought.unlikely[at] else 0


def least_of(thought: Any, lead: int) -> float:
    """Return the least difference in an outcome that is a reason; for a count, at most `thought.threshold`."""
    if lead >= MAX_OUTCOMES and thought.threshold > 0:
        return min(APART, float(thought.threshold))
    return APART


def gain_of(thought: Any, worse: int, lead: int) -> float:
    """Return how much more of an outcome, or of a count, the best action brings than `worse`."""
    return amount_of(thought, thought.order[0], lead) - amount_of(thought, worse, lead)


def amount_of(thought: Any, k: int, lead: int) -> float:
    if lead < MAX_OUTCOMES:
        return float(thought.outcomes[k * NEAR_OUTCOMES + lead])
    if lead - MAX_OUTCOMES == thought.result:
        return float(thought.better * thought.points[k])
    return float(thought.counts[k * COUNTED + thought.own[lead - MAX_OUTCOMES]])


def explained(thought: Any, worse: int, lead: int, part: float) -> float:
    """Return the part of the difference in points that an outcome explains, at most 1; 0 if it is less than `part`.

    For an outcome without points, returns half of the difference in it (at most 1).
    """
    value = worth_of(thought, lead) * gain_of(thought, worse, lead)
    if value == 0:
        return min(abs(gain_of(thought, worse, lead)), 1.0) * HALF
    return part_of(thought, worse, value, part)


def part_of(thought: Any, worse: int, value: float, part: float) -> float:
    """Return which part of the difference in points this value is, at most 1; 0 if it is less than `part`."""
    apart = thought.points[thought.order[0]] - thought.points[worse]
    if value < 0 or value < part * apart:
        return 0.0
    return min(value / apart, 1.0) if apart > 0 else 1.0


def worth_of(thought: Any, lead: int) -> float:
    """Return the points that an outcome, or one more of a count, brings by the rules; 0 if it brings none."""
    if lead < MAX_OUTCOMES:
        return float(thought.worths[lead])
    return float(thought.better) if lead - MAX_OUTCOMES == thought.result else 0.0


def write_said(thought: Any, k: int, worse: int, first: int, at: int) -> None:
    """Write a theme, with its certainty and numbers, into `said` of action `k` from number `first` on."""
    in_best = thought.best_themes[at * THEME] != 0
    thought.said[first] = at
    thought.said[first + 1] = certainty_of(thought, at, thought.order[0] if in_best else worse)
    thought.said[first + 2] = int(in_best == (k == worse))
    for nth in range(NUMBERS):
        own = thought.best_themes[at * THEME + 1 + nth]
        thought.said[first + 3 + nth] = own if in_best else thought.other_themes[at * THEME + 1 + nth]


def say_outcome(thought: Any, k: int) -> None:
    """Write the outcome that shows most plainly why action `k` is worse into its `said`, if there is one.

    An outcome of the present course goes before those of two courses, and these before one that the best action repays.
    """
    for certainty in range(COUNTED_OUT, REPAID + 1):
        at = plainest(thought, k, certainty)
        if at >= 0:
            write_outcome(thought, k, at, certainty)
            return


def write_outcome(thought: Any, k: int, at: int, certainty: int) -> None:
    """Write an outcome into `said` of action `k`. Its place is counted from MAX_THEMES on.

    Its first two numbers are those of 100 deals, after `k` and after the best action.
    """
    first = k * MOST * SPOKEN
    thought.said[first] = MAX_THEMES + at % MAX_OUTCOMES
    thought.said[first + 1] = certainty
    thought.said[first + 2] = 0
    thought.said[first + 3] = floor(100 * thought.outcomes[k * NEAR_OUTCOMES + at] + 0.5)
    thought.said[first + 4] = floor(100 * thought.outcomes[thought.order[0] * NEAR_OUTCOMES + at] + 0.5)
    for nth in range(2, NUMBERS):
        thought.said[first + 3 + nth] = 0


def plainest(thought: Any, k: int, certainty: int) -> int:
    """Return the outcome that explains most of the difference in points between the best action and `k`; -1 if none.

    It must differ by `APART`, with 99 % certainty, and explain at least half of the difference; or, to be repaid,
    speak for `k` although the best action is better.
    """
    found = -1
    most = 0.0
    begin = MAX_OUTCOMES if certainty == COUNTED_LATER else 0
    for kind in range(MAX_OUTCOMES):
        at = begin + kind
        gain = thought.outcomes[thought.order[0] * NEAR_OUTCOMES + at] - thought.outcomes[k * NEAR_OUTCOMES + at]
        squares = thought.squares[k * NEAR_OUTCOMES + at]
        error = sqrt(max(squares - gain * gain, 0.0) / thought.looked)
        if thought.plain[(certainty - COUNTED_OUT) * MAX_OUTCOMES + kind] and abs(gain) >= max(APART, SURE * error):
            value = thought.worths[kind] * gain
            part = repaid(thought, k, value) if certainty == REPAID else part_of(thought, k, value, HALF)
            if part > most:
                most = part
                found = at
    return found


def repaid(thought: Any, k: int, value: float) -> float:
    """Return the points that the best action loses by an outcome and makes up for later; 0 if it does not."""
    apart = thought.points[thought.order[0]] - thought.points[k]
    return max(-value, 0.0) if apart >= least_of(thought, MAX_OUTCOMES) else 0.0

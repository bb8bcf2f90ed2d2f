"""The tension of games and the weight of decisions, from rollouts, which take longer than the rest of a study.

The chance of a side is its expected share of the win in the true state, if all seats continue as typical players
(`analysis.lookback`). The measures are Browne's (2008), as Ludii and TAG have them, too: decisiveness, lead changes and
drama.
"""

import random
from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt

import numpy as np
import numpy.typing as npt

from quarterdeck.analysis.calibration import kind_of, scale_of, sides_of
from quarterdeck.analysis.lookback import TRUE, Lookback
from quarterdeck.analysis.themes import Unit, vocabulary_of
from quarterdeck.bots.base import View
from quarterdeck.bots.deciding import CHAIN, RolloutDecision
from quarterdeck.engine import share_of
from quarterdeck.engine.search.analysis import NEAR
from quarterdeck.engine.search.terminal_stats import ends_of
from quarterdeck.engine.search.tree import SEATS
from quarterdeck.games.base import Game
from quarterdeck.lab.simulation.kept_work import KeptWork
from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lab.simulation.play import play
from quarterdeck.lab.study.measuring import choices, legal_at, replayed
from quarterdeck.table.history import History

Numbers = npt.NDArray[np.float64]

MOMENTS, PLAYS = 60, 100
"""Moments of a game at which chances are estimated, and rollouts for each."""
WORLDS = 200
"""Sampled worlds in which the actions of a decision are compared; from each game one decision is drawn."""
DECIDED, LEAD = 0.8, 0.05
"""Least chance of a side in a decided game, and least advantage in chance with which a side takes the lead."""
TENTHS = 10
ROW = ("decided", "changes", "drama", "open", "error", "at", "lead", "lead_error")
"""Measures of a game: the part of its decisions after which the winner's chance stays at DECIDED or more; the number of
changes of the lead; the mean of the leader's chance less the winner's; 1 if no side had a chance of DECIDED before the
last decision with a choice; the mean standard error of a chance. Then those of the drawn decision: the part of the
game's decisions before it; how much better the best action is than the second best, and the standard error (`unit_of`).

In the row of a game, two groups of numbers follow: the winner's chance after each tenth of the game's decisions (TENTHS
+ 1 numbers), and the final shares of the win of all sides, sorted by their chances at half time, the best first.
"""


def follow(plan: Plan, games: int, work: KeptWork, progress: Callable[[int], None]) -> Numbers:
    """Follow the plan's first games; return a row for each. `progress` gets the number of games just finished.

    Raises CompileError, WorkLostError, ClusterError, JournalError.
    """
    rows = []
    for row in work.in_order("depth", np.ndarray, partial(follow_game, plan), range(games), plan.rules):
        rows.append(row)
        progress(1)
    return np.array(rows)


def follow_game(plan: Plan, number: int) -> Numbers:
    """Return the row of the game of this number in the plan."""
    [(key, decisions)] = play(plan, number, 1).games()
    history = replayed(plan, key, decisions)
    free = choices(history) or [0]
    told = np.flatnonzero(history.states["events"][: history.ply])
    chosen = told[np.linspace(0, len(told) - 1, MOMENTS).round().astype(int)].tolist()
    plies = sorted({0, *chosen, free[-1]})
    chances, error = chances_at(plan, history, plies)
    parts, won = np.array(plies) / history.ply, chances[-1]
    chance = random.Random(f"{plan.seed} {number}")
    drawn = chance.choice(free)
    course = *course_of(chances, parts), chances[plies.index(free[-1])].max() < DECIDED, error
    tenths = [chances[(parts <= at / TENTHS).sum() - 1] @ won for at in range(TENTHS)]
    halves = won[np.argsort(-chances[(parts <= 1 / 2).sum() - 1], kind="stable")]
    return np.array([*course, drawn / history.ply, *lead_of_best(history, drawn, chance), *tenths, won @ won, *halves])


def chances_at(plan: Plan, history: History, plies: Sequence[int]) -> tuple[Numbers, float]:
    """Return the chance of each side at these plies and at the end, (plies + 1, sides), and their mean error."""
    look = Lookback(plan.rules, plan.options, history.states[:1], plan.seed)
    sides = min(look.sides, look.seats)
    worths = [look.worth(ply, PLAYS, TRUE, history.states[ply : ply + 1]) for ply in plies]
    end = look.of_team(share_of(plan.rules, history.states, history.ply, history.seats))
    error = float(np.mean([worth["error"][:sides] for worth in worths]))
    return np.array([*(worth["share"][:sides] for worth in worths), end[:sides]]), error


def course_of(chances: Numbers, parts: Numbers) -> tuple[float, float, float]:
    """Return the first three measures of ROW.

    `chances`: those of each side at each moment and at the end, (moments + 1, sides); `parts`: the part of the game's
    decisions before each moment, (moments,).
    """
    winner = chances @ chances[-1] / (chances[-1].sum() or 1.0)
    places, open_at = [*parts.tolist(), 1.0], np.flatnonzero(winner < DECIDED)
    decided = places[min(open_at[-1] + 1, len(parts))] if len(open_at) else 0.0
    leader, changes = int(chances[0].argmax()), 0
    for row in chances[1:]:
        if row.max() >= row[leader] + LEAD:
            leader, changes = int(row.argmax()), changes + 1
    return float(decided), float(changes), float((chances[:-1].max(axis=1) - winner[:-1]).mean())


def lead_of_best(history: History, ply: int, chance: random.Random) -> tuple[float, float]:
    """Return how much better the best action at a ply is than the second best, and the standard error.

    Both are in the game's unit (`unit_of`); shares of the win are calibrated. A chain of worlds is one observation. For
    a single action both are 0.
    """
    game, seat = history.game, history.decisions[ply][0]
    view, actions = history.view(ply, seat), legal_at(history, ply)
    if len(actions) < 2:
        return 0.0, 0.0
    decision = RolloutDecision(game, view, seat, history.past(ply, seat), chance, WORLDS, endings=False)
    decision.consider(actions)
    column, sign = _result_column(game, view, seat)
    sums = [np.zeros(len(actions))]
    for _ in range(WORLDS // CHAIN):
        decision.play(CHAIN)
        sums.append(ends_of(decision.search, len(actions))[:, column].copy())
    means = sign * np.diff(sums, axis=0) / CHAIN
    second, best = np.argsort(means.mean(axis=0))[-2:]
    apart = means[:, best] - means[:, second]
    lead, error = float(apart.mean()), float(apart.std(ddof=1)) / sqrt(len(apart))
    if column >= SEATS:
        return lead, error
    slope = scale_of(game, kind_of(game, view)).slope(float(means[:, best].mean()))
    return lead * slope, error * slope


def _result_column(game: Game, view: View, seat: int) -> tuple[int, int]:
    """Return the column of the seat's result in `terminal_stats`, and 1 if more is better or -1 if less is better."""
    vocabulary = vocabulary_of(game)
    if vocabulary is None or vocabulary.unit.share:
        return seat, 1
    place = [count.code for count in game.counts].index(vocabulary.result)
    own = seat % sides_of(game, view) if game.counts[place].sides else seat
    return SEATS + place * game.max_seats + own, vocabulary.better


def unit_of(game: Game) -> Unit:
    """Return the unit in which actions are compared: that of `themes.json`, or else the share of the win."""
    vocabulary = vocabulary_of(game)
    return vocabulary.unit if vocabulary else Unit(("wins", "勝ち"), NEAR, share=True)

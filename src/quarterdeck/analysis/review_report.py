"""Data of a review: moments, decisions and their marks, luck, players.

This module has only data and sums over it; `quarterdeck.analysis.review` computes them.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from math import sqrt
from typing import Literal

from quarterdeck.analysis.analyse import SURE, Thought
from quarterdeck.analysis.lookback import both, total
from quarterdeck.engine.search.saying import LEAST, PART
from quarterdeck.games.types import Said

Mark = Literal["", "inaccuracy", "mistake", "blunder"]
"""The mark of a mistake; empty for a decision without a mark."""
MARKS: tuple[tuple[float, Mark], ...] = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy"))
"""The marks, each with the least cost of a decision that gets it, as a share of the win."""
RELATIVE = (0.50, 0.25, PART)
"""In the order of MARKS: a decision also gets the mark if its cost is at least this part of the share of the win after
the best choice. So decisions in a nearly lost game can get marks, too."""
DOUBT = 2
"""Number of standard errors by which a first look at a decision may be wrong."""
MOMENTS = 3


@dataclass(frozen=True)
class Estimate:
    """A number and its standard error."""

    value: float
    error: float


@dataclass(frozen=True)
class Point:
    """A point of the curve: each seat's share of the win in the true state after `ply` decisions, `events` events."""

    ply: int
    events: int
    shares: list[float]
    errors: list[float]


@dataclass(frozen=True)
class Choice:
    """A legal action, judged by what the seat could know: its share of the win, and what it costs against the best."""

    action: int
    share: float
    error: float
    cost: float
    cost_error: float
    points: float | None = None
    """Expected points of the seat in the round; None if the game does not define them."""
    themes: tuple[Said, ...] = ()
    rival: int | None = None
    best_in: int | None = None
    """`themes`, `rival` and `best_in` are those of `analysis.analyse.Considered`."""


@dataclass(frozen=True)
class Decided:
    """A decision between several legal actions, and its cost.

    The cost is the best action's share of the win less its own, or 0 if they differ by at most three standard errors.
    """

    ply: int
    events: int
    seat: int
    action: int
    cost: float
    error: float
    points: float | None
    """The decision's cost in points of the round; None if the game does not define them."""
    unseen: float
    """How much better the choice was in the true state than by what the seat could know. Both are relative to the mean
    of all choices."""
    unseen_error: float
    mark: Mark
    exact: bool
    worlds: int
    choices: tuple[Choice, ...]
    """All legal actions, the best first."""

    @property
    def best(self) -> Choice:
        """The best choice."""
        return self.choices[0]

    @property
    def own(self) -> Choice:
        """The seat's own choice."""
        return next(each for each in self.choices if each.action == self.action)


@dataclass(frozen=True)
class Chance:
    """A deal, a shuffle or a draw at `ply`. `luck`: what each seat gained by it, as a share of the win."""

    ply: int
    events: int
    luck: list[float]
    errors: list[float]


@dataclass(frozen=True)
class Player:
    """A seat's result and its four parts, in shares of the win: `fair` and the parts add up to `result`."""

    seat: int
    decisions: int
    fair: float
    """Share of the win before the game."""
    result: float
    """Share of the win at the end, or after the last decision of a game that is not over."""
    chance: float
    """Luck of all deals, shuffles and draws."""
    chance_error: float
    others: float
    """The part of the others' decisions: the result less `fair` and the other parts. It includes the seat's gain from
    playing better than an average player."""
    own: float
    """Own mistakes: the costs of all decisions of the seat, as a number of at most 0."""
    own_error: float
    unseen: float
    """What the seat gained or lost because of facts that it could not see when it decided (`Decided.unseen`)."""
    unseen_error: float
    named: float
    """The part of `own` that decisions with a mark cost."""
    marks: dict[str, int]


@dataclass(frozen=True)
class Moment:
    """A moment that decided the game. `kind`: `deal`, or `play` for a decision.

    `seat`: the seat whose share of the win changed most.
    """

    ply: int
    events: int
    kind: Literal["deal", "play"]
    seat: int
    before: list[float]
    after: list[float]


@dataclass
class Review:
    """A growing review: first the curve, then luck, then decision by decision; players and moments at the end."""

    game: str
    rules: int
    seed: int
    plays: int
    seats: tuple[int, ...]
    """The seats whose decisions are reviewed."""
    curve: list[Point] = field(default_factory=list)
    chances: list[Chance] = field(default_factory=list)
    decisions: list[Decided] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    done: int = 0
    points: int = 0
    """Number of steps of work for the curve."""
    total: int = 0
    """Number of steps of work for the whole review; `done` counts those that are done."""


FORMAT = "quarterdeck-review/1"
PROGRESS = "done", "points", "total"
"""Fields that only a growing review has."""


def encode(review: Review) -> str:
    """Return a review as JSON, in the same format as the page."""
    found = asdict(review)
    for name in PROGRESS:
        del found[name]
    return json.dumps({"format": FORMAT, **found})


def cost_of(behind: float, error: float) -> float:
    """Return the cost of a choice that is behind the best one by a share of the win with a standard error."""
    return behind if behind > SURE * error else 0.0


def mark_of(cost: float, share: float = 1.0) -> Mark:
    """Return the mark of a decision, or an empty text if its cost is small.

    `share`: the share of the win after the best choice.
    """
    if cost < LEAST:
        return ""
    limits = zip(MARKS, RELATIVE, strict=True)
    return next((name for (limit, name), part in limits if cost >= limit or cost >= part * share), "")


def is_clear(thought: Thought, action: int) -> bool:
    """Return whether a first look suffices: the action is the best, and no other is likely to be much better."""
    limit = MARKS[-1][0]
    return thought.exact or (
        action == thought.best.action
        and all(each.behind + limit >= DOUBT * each.behind_error for each in thought.actions)
    )


def unseen(thought: Thought, action: int, true: Mapping[int, Estimate]) -> Estimate:
    """Return how much better an action was in the true state than expected, both relative to the mean of all actions.

    `true`: by action, its share of the win in the true state. Over many deals the result is 0 on average.
    """
    count = len(thought.actions)
    truly = true[action].value - total(true[each.action].value for each in thought.actions) / count
    known = thought.of(action).share - total(each.share for each in thought.actions) / count
    spread = sqrt(total(true[each.action].error * true[each.action].error for each in thought.actions)) / count
    return Estimate(truly - known, both(both(true[action].error, spread), thought.of(action).error))


def decision(thought: Thought, ply: int, events: int, seat: int, action: int, hidden: Estimate) -> Decided:
    """Return a decision with its cost, its mark and all its choices, from the last estimate for it."""
    choices = tuple(
        Choice(
            each.action,
            each.share,
            each.error,
            each.behind,
            each.behind_error,
            each.points,
            each.themes,
            each.rival,
            each.best_in,
        )
        for each in thought.actions
    )
    own, best = thought.of(action), thought.best
    points = None if own.points is None or best.points is None else best.points - own.points
    error = own.behind_error
    cost = cost_of(own.behind, error)
    mark = mark_of(cost, best.share)
    made, search = (ply, events, seat, action), (thought.exact, thought.worlds, choices)
    return Decided(*made, cost, error, points, hidden.value, hidden.error, mark, *search)


def player(review: Review, seat: int, fair: float) -> Player:
    """Return a seat's result and its parts. The part of the others is the result less all other parts."""
    own = [each for each in review.decisions if each.seat == seat]
    marks: dict[str, int] = {name: sum(each.mark == name for each in own) for _, name in reversed(MARKS)}
    result = review.curve[-1].shares[seat]
    chance = total(each.luck[seat] for each in review.chances)
    cost, hidden = total(each.cost for each in own), total(each.unseen for each in own)
    return Player(
        seat,
        len(own),
        fair,
        result,
        chance,
        _error(each.errors[seat] for each in review.chances),
        result - fair - chance + cost - hidden,
        0 - cost,
        _error(each.error for each in own),
        hidden,
        _error(each.unseen_error for each in own),
        0 - total(each.cost for each in own if each.mark),
        marks,
    )


def adding_up(parts: Sequence[float], digits: int = 3) -> list[float]:
    """Round numbers so that they add up to their rounded sum: each is the difference of two rounded running sums."""
    sums = [round(total(parts[:count]), digits) for count in range(len(parts) + 1)]
    return [round(after - before, digits) for before, after in pairwise(sums)]


def _error(errors: Iterable[float]) -> float:
    """Return the standard error of a sum of independent numbers."""
    return sqrt(total(each * each for each in errors))


def moments(review: Review, before: Mapping[int, list[float]]) -> list[Moment]:
    """Return the greatest changes of the curve, in the order of the game.

    `before`: by ply, each seat's share of the win before a deal, shuffle or draw.
    """
    found: list[Moment] = []
    last: Point | None = None
    for point in review.curve:
        chance = [ply for ply in before if ply <= point.ply and (last is None or ply > last.ply)]
        stood = before[max(chance)] if chance else point.shares
        if last is not None:
            found.append(_moment(point, "play", last.shares, stood))
        if chance:
            found.append(_moment(point, "deal", stood, point.shares))
        last = point
    greatest = sorted(found, key=lambda each: -abs(each.after[each.seat] - each.before[each.seat]))[:MOMENTS]
    return sorted(greatest, key=lambda each: each.ply)


def _moment(point: Point, kind: Literal["deal", "play"], before: list[float], after: list[float]) -> Moment:
    """Return a moment. Its seat is the one whose share changed most (the first of several)."""
    seat = max(range(len(after)), key=lambda each: abs(after[each] - before[each]))
    return Moment(point.ply, point.events, kind, seat, before, after)

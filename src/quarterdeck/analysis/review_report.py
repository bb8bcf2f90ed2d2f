"""Data of a review: moments, decisions and their marks, luck, players.

This module has only data and sums over it; `quarterdeck.analysis.review` computes them.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from typing import Literal

from quarterdeck.analysis.analyse import SURE, Thought
from quarterdeck.analysis.lookback import both, total
from quarterdeck.games.types import Said

Mark = Literal["", "inaccuracy", "mistake", "blunder"]
"""The mark of a decision, or an empty text."""
MARKS: tuple[tuple[float, Mark], ...] = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy"))
"""Least certain costs of the marks, as shares of the win."""
RELATIVE = (0.50, 0.25, 0.10)
"""The same as parts of the share that was left, so that decisions of a nearly lost game have marks, too."""
LEAST = 0.002
"""Least cost of any mark."""
MOMENTS = 3


@dataclass(frozen=True)
class Estimate:
    """A number and its standard error."""

    value: float
    error: float


NOTHING = Estimate(0.0, 0.0)


@dataclass(frozen=True)
class Point:
    """The true state after `ply` decisions and `events` events: each seat's share of the win."""

    ply: int
    events: int
    shares: list[float]
    errors: list[float]


@dataclass(frozen=True)
class Choice:
    """A legal action by what the seat could know: its share of the win, and its cost against the best."""

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
    """As in `analysis.analyse.Considered`, in the same worlds."""


@dataclass(frozen=True)
class Decided:
    """A decision between several legal actions. `mark`: its mark, or an empty text."""

    ply: int
    events: int
    seat: int
    action: int
    cost: float
    error: float
    points: float | None
    """Its cost in points of the round."""
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
    """A deal, a shuffle or a draw at `ply`. `luck`: its gain for each seat.

    `seen`: by seat, the part of it that the seat saw at once, in its own cards; the rest came to light later.
    """

    ply: int
    events: int
    luck: list[float]
    errors: list[float]
    seen: dict[int, float]


@dataclass(frozen=True)
class Revealed:
    """Hidden facts revealed to a seat before its decision at `ply`, or by the round's end, since its last decision."""

    ply: int
    events: int
    seat: int
    luck: float
    error: float


@dataclass(frozen=True)
class Player:
    """A seat's play and luck. The cost of a decision counts only if the decision has a mark."""

    seat: int
    decisions: int
    lost: float
    """Part of its chance to win that it gave away: 1 less the product of the parts kept by each decision."""
    lost_error: float
    points: float | None
    """Points of the rounds that it gave away."""
    accuracy: float | None
    """1 if nothing was lost; 0 if as much was lost as random choices would lose."""
    marks: dict[str, int]
    luck: float
    luck_error: float


@dataclass(frozen=True)
class Moment:
    """A moment that decided the game. `kind`: `deal`, or `play` for a decision; `seat`: the one it touched most."""

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
    reveals: list[Revealed] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    done: int = 0
    points: int = 0
    """Work for the curve."""
    total: int = 0
    """Work for the whole review."""


FORMAT = "quarterdeck-review/1"
PROGRESS = "done", "points", "total"
"""Fields that only a growing review has."""


def encode(review: Review) -> str:
    """Return a review as JSON, the same as the page writes."""
    found = asdict(review)
    for name in PROGRESS:
        del found[name]
    return json.dumps({"format": FORMAT, **found})


def mark_of(cost: float, error: float, share: float = 1.0) -> Mark:
    """Return the mark of a decision, or an empty text if it cost little or no more than its error explains.

    `share`: the share of the win after the best choice.
    """
    if cost <= SURE * error or cost < LEAST:
        return ""
    limits = zip(MARKS, RELATIVE, strict=True)
    return next((name for (limit, name), part in limits if cost >= limit or cost >= part * share), "")


def decision(thought: Thought, ply: int, events: int, seat: int, action: int) -> Decided:
    """Return the cost of this action, by the estimate of the seat's decision."""
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
    mark = mark_of(own.behind, own.behind_error, best.share)
    return Decided(
        ply, events, seat, action, own.behind, own.behind_error, points, mark, thought.exact, thought.worlds, choices
    )


def reveals(
    hidden: Mapping[int, Mapping[int, Estimate]], deals: Sequence[int], last: int, events: Callable[[int], int]
) -> list[Revealed]:
    """Return the changes of what was hidden from each seat, down to nothing before the next deal.

    `hidden`: by seat and ply, the true share less the share that the seat could know; `deals`: the plies at which
    rounds were dealt, `last`: the last one; `events`: the number of events up to a ply.
    """
    found = []
    for seat, stood in hidden.items():
        plies = sorted(stood)
        for ply, following in zip(plies, [*plies[1:], last + 1], strict=True):
            dealt = next((deal for deal in [*deals, last] if deal > ply), last)
            ends = following >= dealt
            then, place = (NOTHING, dealt) if ends else (stood[following], following)
            luck, error = stood[ply].value - then.value, both(stood[ply].error, then.error)
            found.append(Revealed(place, events(place), seat, luck, error))
    return found


def player(review: Review, seat: int) -> Player:
    """Sum up a seat's decisions and luck."""
    own = [each for each in review.decisions if each.seat == seat]
    marked = [each for each in own if each.mark]
    stakes = total(_stake(each) for each in own)
    marks: dict[str, int] = {name: sum(each.mark == name for each in own) for _, name in reversed(MARKS)}
    kept, error = 1.0, 0.0
    for each in marked:
        kept *= each.own.share / each.best.share
        error += (each.error / each.own.share) * (each.error / each.own.share)
    points = None if any(each.points is None for each in own) else max(0.0, total(each.points or 0 for each in marked))
    return Player(
        seat,
        len(own),
        1 - kept,
        kept * sqrt(error),
        points,
        max(0.0, 1 - total(each.cost for each in marked) / stakes) if stakes > 0 else None,
        marks,
        total(each.luck[seat] for each in review.chances),
        sqrt(total(each.errors[seat] * each.errors[seat] for each in review.chances)),
    )


def _stake(decided: Decided) -> float:
    """Return what choosing at random would cost on average."""
    return total(each.cost for each in decided.choices) / len(decided.choices)


def moments(review: Review, before: Mapping[int, list[float]]) -> list[Moment]:
    """Return the greatest changes of the curve, in the order of the game.

    `before`: each seat's share before a deal, shuffle or draw, by its ply.
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
    """Return a moment with the seat whose share changed most (the first of several)."""
    seat = max(range(len(after)), key=lambda each: abs(after[each] - before[each]))
    return Moment(point.ply, point.events, kind, seat, before, after)

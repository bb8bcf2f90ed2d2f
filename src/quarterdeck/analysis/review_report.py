"""What a review tells: moments, decisions and what they are called, luck, players.

All of it is data and sums over it; `quarterdeck.analysis.review` finds it out.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from typing import Literal

from quarterdeck.analysis.analyse import SURE, Thought
from quarterdeck.analysis.lookback import both, total
from quarterdeck.games.types import ReasonPart

Mark = Literal["", "inaccuracy", "mistake", "blunder"]
"""What a decision is called; empty: nothing."""
MARKS: tuple[tuple[float, Mark], ...] = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy"))
"""What a decision is called that costs so much of the win, or more, for certain,"""
RELATIVE = (0.50, 0.25, 0.10)
"""or so much of the share that was left: a game that is nearly lost is still played well or badly."""
LEAST = 0.002
"""A smaller cost has no name."""
MOMENTS = 3


@dataclass(frozen=True)
class Estimate:
    """A number and its standard error."""

    value: float
    error: float


NOTHING = Estimate(0.0, 0.0)


@dataclass(frozen=True)
class Point:
    """A moment of the game as it truly was: after `ply` decisions and `events` events, a share of the win a seat."""

    ply: int
    events: int
    shares: list[float]
    errors: list[float]


@dataclass(frozen=True)
class Choice:
    """What could be done, as a seat could know: its share of the win, and what it costs against the best."""

    action: int
    share: float
    error: float
    cost: float
    cost_error: float
    points: float | None = None
    """What the round is expected to bring the seat, in points; None where the game does not say."""
    reasons: tuple[ReasonPart, ...] = ()
    """What tells it from the best, or the best from the others (`analysis.reasons.sentence`), counted in the
    same worlds."""


@dataclass(frozen=True)
class Decided:
    """A decision that there was a choice in. `mark`: empty, or what it is called."""

    ply: int
    events: int
    seat: int
    action: int
    cost: float
    error: float
    points: float | None
    """What it cost in points of the round."""
    mark: Mark
    exact: bool
    worlds: int
    choices: tuple[Choice, ...]
    """The best first."""

    @property
    def best(self) -> Choice:
        """What would have been best."""
        return self.choices[0]

    @property
    def own(self) -> Choice:
        """What was done."""
        return next(each for each in self.choices if each.action == self.action)


@dataclass(frozen=True)
class Chance:
    """Something that chance has done at `ply`: a deal, a shuffle, a draw. `luck`: what that brought each seat.

    `seen`: by seat, the part of it that the seat saw at once, in its own cards; the rest came to light later.
    """

    ply: int
    events: int
    luck: list[float]
    errors: list[float]
    seen: dict[int, float]


@dataclass(frozen=True)
class Revealed:
    """What had come to light by a seat's decision at `ply`, or by the round's end, since its decision before."""

    ply: int
    events: int
    seat: int
    luck: float
    error: float


@dataclass(frozen=True)
class Player:
    """How a seat has played, and how lucky it was. What a decision cost counts only where the decision has a mark."""

    seat: int
    decisions: int
    lost: float
    """How much of its chance to win it gave away: 1 less the product of what was left after each decision."""
    lost_error: float
    points: float | None
    """What it gave away in points of the rounds."""
    accuracy: float | None
    """1: nothing was lost; 0: as much as choosing by chance would have lost."""
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
    """What is known so far: first the curve, then luck, then decision by decision; players and moments at the end."""

    game: str
    rules: int
    seed: int
    plays: int
    seats: tuple[int, ...]
    """Whose decisions are looked at."""
    curve: list[Point] = field(default_factory=list)
    chances: list[Chance] = field(default_factory=list)
    decisions: list[Decided] = field(default_factory=list)
    reveals: list[Revealed] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    done: int = 0
    points: int = 0
    """How much work the curve is,"""
    total: int = 0
    """and all."""


FORMAT = "quarterdeck-review/1"
PROGRESS = "done", "points", "total"
"""What is known of a review only while it grows."""


def encode(review: Review) -> str:
    """Return a review as JSON, the same as the page writes."""
    found = asdict(review)
    for name in PROGRESS:
        del found[name]
    return json.dumps({"format": FORMAT, **found})


def mark_of(cost: float, error: float, share: float = 1.0) -> Mark:
    """Return the mark of a decision, or an empty text where it cost little or no more than its error explains.

    `share`: what the best choice would have kept.
    """
    if cost <= SURE * error or cost < LEAST:
        return ""
    limits = zip(MARKS, RELATIVE, strict=True)
    return next((name for (limit, name), part in limits if cost >= limit or cost >= part * share), "")


def decision(thought: Thought, ply: int, events: int, seat: int, action: int) -> Decided:
    """Return what this action cost, according to a thought about the seat's decision."""
    choices = tuple(
        Choice(each.action, each.share, each.error, each.behind, each.behind_error, each.points, each.reasons)
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

    `hidden`: by seat and ply, by how much the truth was better than what the seat could know; `deals`: the plies at
    which rounds were dealt, `last`: the last one; `events`: how many had been told at a ply.
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

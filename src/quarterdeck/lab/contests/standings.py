"""Results of a contest: the results of each bot, the differences between any two, and the ratings of three or more."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from itertools import combinations
from typing import Any

from quarterdeck.bots.self_play import WHOLE
from quarterdeck.lab.contests.contest import Contest, Deal
from quarterdeck.lab.contests.intervals import Estimate, estimate
from quarterdeck.lab.contests.ratings import Rating, ratings

POOL = 3
"""Smallest number of bots for which there are ratings."""


@dataclass(frozen=True)
class Result:
    """One bot's results per game and side."""

    bot: str
    share: Estimate
    """Share of the win."""
    score: Estimate
    lead: Estimate
    """The bot's score less the mean score of the others; 0 in a game for one side."""


@dataclass(frozen=True)
class Difference:
    """Results of the first bot less those of the second, compared deal by deal."""

    bots: tuple[str, str]
    share: Estimate
    score: Estimate


@dataclass(frozen=True)
class Standings:
    contest: Contest
    deals: int
    bots: list[Result]
    differences: list[Difference]
    ratings: list[Rating]
    """Empty if there are fewer than `POOL` bots."""

    @property
    def fair(self) -> float:
        """Each side's share of the win if all bots are equal."""
        return 1 / self.contest.size

    @property
    def games(self) -> int:
        return self.deals * len(self.contest.lineups(0))

    def json(self) -> dict[str, Any]:
        contest = self.contest
        return {
            "game": contest.game,
            "options": contest.options,
            "design": contest.design,
            "rounds": contest.rounds,
            "seed": contest.seed,
            "deals": self.deals,
            "games": self.games,
            "fair": self.fair,
            "bots": [_json(each) for each in self.bots],
            "differences": [_json(each) for each in self.differences],
            "ratings": [asdict(each) for each in self.ratings],
        }


def _json(found: Result | Difference) -> dict[str, Any]:
    values = {field.name: getattr(found, field.name) for field in fields(found)}
    return {
        name: {"mean": value.mean, "low": value.low, "high": value.high} if isinstance(value, Estimate) else value
        for name, value in values.items()
    }


def standings(contest: Contest, deals: Sequence[Deal]) -> Standings:
    """Return the standings after these deals. Raises ValueError for fewer than 2."""
    names, sat = contest.bots, contest.sat
    others = max(1, contest.size - 1)
    results = [
        Result(
            names[bot],
            estimate([deal.shares[bot] for deal in deals], WHOLE * sat[bot]),
            estimate([deal.scores[bot] for deal in deals], sat[bot]),
            estimate([deal.leads[bot] for deal in deals], sat[bot] * others),
        )
        for bot in range(len(names))
    ]
    differences = [
        Difference(
            (names[one], names[two]),
            estimate(_apart([deal.shares for deal in deals], sat, one, two), WHOLE * sat[one] * sat[two]),
            estimate(_apart([deal.scores for deal in deals], sat, one, two), sat[one] * sat[two]),
        )
        for one, two in combinations(range(len(names)), 2)
    ]
    rated = ratings(names, [deal.beat for deal in deals], contest.seed) if len(names) >= POOL else []
    return Standings(contest, len(deals), results, differences, rated)


def _apart(sums: Sequence[Sequence[int]], sat: Sequence[int], one: int, two: int) -> list[int]:
    """Return bot `one`'s mean less bot `two`'s in each deal, times the product of their numbers of sides."""
    return [each[one] * sat[two] - each[two] * sat[one] for each in sums]

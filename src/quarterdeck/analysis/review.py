"""Review of a game: its course, the cost of each decision, and the luck of each player.

    *_, last = reviews(replay(record))
    last.players[0].accuracy, last.players[0].luck

A decision is measured by what the seat could know when it made it (`analysis.analyse`). The course of the game and luck
are measured by the true state (`analysis.lookback`). docs/decisions/0060-review.md defines luck and the limits of
mistakes. The same seed gives the same numbers everywhere.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence

import numpy as np

from quarterdeck.analysis.analyse import analyse
from quarterdeck.analysis.lookback import AGAIN, DEALT, SEEN, TRUE, Lookback, Worth, both
from quarterdeck.analysis.review_report import Chance, Estimate, Point, Review, decision, moments, player, reveals
from quarterdeck.bots.base import View, legal_choices
from quarterdeck.engine import engine, share_of
from quarterdeck.table.replay import Replay

PLAYS = 20_000
"""Default limit of the rollouts for a decision."""
POINT, CHANCE = 80, 10
"""Divisors of the rollouts for a decision: a point of the curve takes 1/80 of them, a deal 1/10."""
FEWEST_PLAYS = 1_000


def persons(replay: Replay) -> tuple[int, ...]:
    """Return the seats of people, or all seats if every player was a bot."""
    found = tuple(seat for seat, each in enumerate(replay.record.seats) if each.player == "human")
    return found or tuple(range(len(replay.record.seats)))


def reviews(replay: Replay, seats: Sequence[int] | None = None, plays: int = PLAYS, seed: int = 0) -> Iterator[Review]:
    """Yield the review as it grows, the same object each time.

    `seats`: the seats whose decisions to review; `plays`: the number of games played on for a decision.
    """
    return _Reviewer(replay, persons(replay) if seats is None else tuple(seats), plays, seed).steps()


class _Reviewer:
    """The review of one game, step by step."""

    def __init__(self, replay: Replay, seats: tuple[int, ...], plays: int, seed: int) -> None:
        self._replay, self._plays, self._seed = replay, plays, seed
        self._game, self._states = replay.game, replay.states
        self._rules = engine(self._game)
        self._moves = [(each.seat, each.action) for each in replay.record.decisions]
        self._look = Lookback(self._game, replay.options, self._states[:1], seed)
        self._told = np.flatnonzero(self._states["events"]).tolist()
        self._round = [self._rules.horizon_at(self._states, ply) for ply in range(len(self._states))]
        self._true: dict[int, Worth] = {}
        """Worth of the true state, by ply."""
        self._before: dict[int, Worth] = {}
        """Expected worth before each deal, shuffle or draw, by ply."""
        self._hidden: dict[int, dict[int, Estimate]] = {seat: {} for seat in seats}
        """Share of the true state less the share that the seat could know, by seat and ply."""
        self.review = Review(self._game.id, self._game.version, seed, plays, seats)

    def steps(self) -> Iterator[Review]:
        """Do the work step by step, and yield the review after each step."""
        review = self.review
        work = [(self._point, ply) for ply in self._told]
        work += [(self._chance, ply) for ply in range(len(self._states)) if self._drawn(ply)]
        work += [(self._decide, ply) for ply, (seat, _) in enumerate(self._moves) if seat in review.seats]
        review.points, review.total = len(self._told), len(work)
        for step, ply in work:
            step(ply)
            review.done += 1
            yield review
        deals = [each.ply for each in review.chances if each.seen]
        review.reveals = reveals(self._hidden, deals, len(self._moves), self._events)
        review.players = [player(review, seat) for seat in review.seats]
        review.moments = moments(review, {ply: before["share"] for ply, before in self._before.items()})
        yield review

    def _events(self, ply: int) -> int:
        """Return the number of events sent by the time `ply` decisions had been made."""
        at = bisect_right(self._told, ply)
        return self._replay.steps[at - 1].events if at else 0

    def _stood(self, ply: int) -> Worth:
        """Return the worth of the true state after `ply` decisions."""
        if ply not in self._true:
            plays = self._plays // (CHANCE if self._drawn(ply) else POINT)
            self._true[ply] = self._look.worth(ply, plays, TRUE, self._states[ply : ply + 1])
        return self._true[ply]

    def _point(self, ply: int) -> None:
        if self._rules.owing(self._states, ply):
            stood = self._stood(ply)
            shares, errors = stood["share"], stood["error"]
        else:
            shares = self._look.of_team(share_of(self._game, self._states, ply, self._look.seats))
            errors = [0.0] * self._look.seats
        self.review.curve.append(Point(ply, self._events(ply), shares, errors))

    def _drawn(self, ply: int) -> bool:
        """Return whether the step to this state has drawn from the game's own random numbers."""
        if ply == 0:
            return self._replay.record.start is None
        return bool(self._replay.history.marks["drew"][ply])

    def _chance(self, ply: int) -> None:
        """Add each seat's luck by a deal, a shuffle or a draw to the review."""
        plays = self._plays // CHANCE
        if ply == 0:
            before = self._look.worth(ply, plays, DEALT)
        else:
            before = self._look.worth(ply, plays, AGAIN, self._states[ply - 1 : ply], *self._moves[ply - 1])
        self._before[ply], after = before, self._stood(ply)
        seats = range(self._look.seats)
        luck = [before["slope"][at] * (after["mean"][at] - before["mean"][at]) for at in seats]
        errors = [before["slope"][at] * both(after["mean_error"][at], before["mean_error"][at]) for at in seats]
        begins = ply == 0 or self._round[ply] != self._round[ply - 1]
        seen = {seat: luck[seat] - self._unseen(ply, seat) for seat in self.review.seats} if begins else {}
        self.review.chances.append(Chance(ply, self._events(ply), luck, errors, seen))

    def _unseen(self, ply: int, seat: int) -> float:
        """Return how much better than average the other hands of a new round are for a seat."""
        known = self._look.worth(ply, self._plays // CHANCE, SEEN, self._view(ply, seat), seat)
        self._compare(ply, seat, known["scaled"][seat], known["error"][seat])
        return self._hidden[seat][ply].value

    def _compare(self, ply: int, seat: int, known: float, error: float) -> None:
        """Store the difference between the true share at `ply` and the seat's estimate."""
        stood = self._stood(ply)
        self._hidden[seat][ply] = Estimate(stood["scaled"][seat] - known, both(stood["error"][seat], error))

    def _view(self, ply: int, seat: int) -> View:
        return self._replay.history.view(ply, seat)

    def _decide(self, ply: int) -> None:
        """Add to the review the cost of a decision that had more than one legal action."""
        seat, action = self._moves[ply]
        view = self._view(ply, seat)
        if len(legal_choices(self._game, view, seat)) < 2:
            return
        past = self._replay.history.past(ply, seat)
        thought = analyse(self._game, view, seat, past, self._seed + ply, self._plays)
        decided = decision(thought, ply, self._events(ply), seat, action)
        self.review.decisions.append(decided)
        if not thought.exact and self._round[ply] == self._round[ply + 1]:
            own = thought.of(action)
            self._compare(ply + 1, seat, own.share, own.error)

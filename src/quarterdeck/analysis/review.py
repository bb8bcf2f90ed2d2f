"""Review of a game: its course, the cost of each decision, and the luck of each player.

    *_, last = reviews(replay(record))
    last.players[0].own, last.players[0].chance

A decision is judged by what the seat could know at that moment (`analysis.analyse`). The course of the game and luck
are judged by the true state (`analysis.lookback`). docs/decisions/0060-review.md defines luck and the limits of
mistakes, 0131 the four parts of a result. The same seed gives the same numbers everywhere.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence

import numpy as np

from quarterdeck.analysis.analyse import Thought, analyse
from quarterdeck.analysis.lookback import AGAIN, CHOSEN, DEALT, TRUE, Lookback, Worth, both
from quarterdeck.analysis.review_report import (
    Chance,
    Estimate,
    Point,
    Review,
    decision,
    is_clear,
    moments,
    player,
    unseen,
)
from quarterdeck.bots.base import View, legal_choices
from quarterdeck.engine import engine, share_of
from quarterdeck.table.replay import Replay

PLAYS = 20_000
"""Default limit of the rollouts for a decision."""
POINT, CHANCE, ROUGH, TRUTH = 80, 10, 10, 10
"""Divisors of the number of rollouts for a decision: a point of the curve takes 1/80 of that number, a deal or a first
look at a decision 1/10, and all choices of a decision in the true state together 1/10."""
AGAIN_SEED = 1_000_000
"""Added to the seed for estimates that need other random numbers."""
FEWEST_PLAYS = 1_000


def persons(replay: Replay) -> tuple[int, ...]:
    """Return the seats of people, or all seats if every player was a bot."""
    found = tuple(seat for seat, each in enumerate(replay.record.seats) if each.player == "human")
    return found or tuple(range(len(replay.record.seats)))


def reviews(replay: Replay, seats: Sequence[int] | None = None, plays: int = PLAYS, seed: int = 0) -> Iterator[Review]:
    """Yield the growing review, the same object each time.

    `seats`: the seats whose decisions to review, by default `persons`; `plays`: the limit of rollouts for a decision.
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
        self._true: dict[int, Worth] = {}
        """Worth of the true state, by ply."""
        self._before: dict[int, Worth] = {}
        """Expected worth before each deal, shuffle or draw, by ply."""
        self.review = Review(self._game.id, self._game.version, seed, plays, seats)

    def steps(self) -> Iterator[Review]:
        """Do the work in steps, and yield the review after each step."""
        review = self.review
        work = [(self._point, ply) for ply in self._told]
        work += [(self._chance, ply) for ply in range(len(self._states)) if self._drawn(ply)]
        work += [(self._decide, ply) for ply, (seat, _) in enumerate(self._moves) if seat in review.seats]
        review.points, review.total = len(self._told), len(work)
        for step, ply in work:
            step(ply)
            review.done += 1
            yield review
        fair = self._fair()
        review.players = [player(review, seat, fair[seat]) for seat in review.seats]
        review.moments = moments(review, {ply: before["share"] for ply, before in self._before.items()})
        yield review

    def _fair(self) -> list[float]:
        """Return each seat's share of the win before the game: equal for all sides of a dealt game with an opponent."""
        if self._drawn(0) and self._look.sides <= self._look.seats:
            return [1 / self._look.sides] * self._look.seats
        return (self._before[0] if self._drawn(0) else self._stood(0))["share"]

    def _events(self, ply: int) -> int:
        """Return the number of events that had been sent after `ply` decisions."""
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
        """Return whether the step to this state drew from the game's own random numbers, as for a deal."""
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
        self.review.chances.append(Chance(ply, self._events(ply), luck, errors))

    def _view(self, ply: int, seat: int) -> View:
        return self._replay.history.view(ply, seat)

    def _decide(self, ply: int) -> None:
        """Add to the review the cost of a decision that had more than one legal action."""
        seat, action = self._moves[ply]
        view = self._view(ply, seat)
        if len(legal_choices(self._game, view, seat)) < 2:
            return
        past = self._replay.history.past(ply, seat)
        rough = max(1, self._plays // ROUGH)
        thought = analyse(self._game, view, seat, past, self._seed + ply, rough)
        if not is_clear(thought, action):
            thought = analyse(self._game, view, seat, past, self._seed + ply, self._plays)
        # These estimates have no bias: they did not decide whether a first look suffices, and they are not scaled.
        known = analyse(self._game, view, seat, past, self._seed + ply + AGAIN_SEED, rough, scaled=False)
        hidden = self._hidden(ply, known)
        self.review.decisions.append(decision(thought, ply, self._events(ply), seat, action, hidden))

    def _hidden(self, ply: int, known: Thought) -> Estimate:
        """Return how much better the choice was in the true state than expected (`unseen`), as a share of the win."""
        seat, action = self._moves[ply]
        plays = max(2, self._plays // TRUTH // len(known.actions))
        true = {}
        for each in sorted(each.action for each in known.actions):
            worth = self._look.worth(ply + 1, plays, CHOSEN, self._states[ply : ply + 1], seat, each)
            true[each] = Estimate(worth["mean"][seat], worth["mean_error"][seat])
        deals = [at for at in self._before if at <= ply]
        slope = (self._before[deals[-1]] if deals else self._stood(0))["slope"][seat]
        found = unseen(known, action, true)
        return Estimate(slope * found.value, slope * found.error)

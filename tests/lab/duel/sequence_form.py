"""How far strategies in a game of two are from an equilibrium: NashConv, in games small enough to be written down.

A game is kept in sequence form (von Stengel): a *sequence* is what one seat has done on the way to a position, by its
own choices alone; an end belongs to a pair of sequences. All worth is a share of the win, the rest being the other's.
Both seats have perfect recall: a seat's positions that look alike to it follow the same sequence of its own.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.bots.base import View
from quarterdeck.engine import empty_states, engine, members, share_of
from quarterdeck.games.base import Game

SEATS = 2
DEPTH = 64
"""The most decisions of a game."""

Numbers = npt.NDArray[np.float64]
Strategy = tuple[Numbers, Numbers]
"""For each seat the chance of the last action of each of its sequences, where that is to be chosen; 1 for the first."""


@dataclass(frozen=True)
class Choice:
    """What looks alike to the seat that is to choose: the sequence before, and those that its actions make."""

    seat: int
    looks: Hashable
    before: int
    first: int
    actions: tuple[int, ...]
    view: View | None = None

    @property
    def after(self) -> slice:
        """The sequences of its actions."""
        return slice(self.first, self.first + len(self.actions))


class SequenceForm:
    """A game of two, end by end."""

    def __init__(self) -> None:
        """Nothing is in it yet."""
        self.choices: list[Choice] = []
        """Each after all that the same seat may have chosen before it."""
        self._places: dict[tuple[int, Hashable], Choice] = {}
        self._counts = [1] * SEATS
        self._ends: dict[tuple[int, int], float] = {}

    def choice(
        self, seat: int, looks: Hashable, before: int, actions: Iterable[int], view: View | None = None
    ) -> Choice:
        """Return the choice of a seat that made the sequence `before` and sees `looks`; add it where it is new.

        Raises ValueError where the seat came to the same view by another sequence.
        """
        found = self._places.get((seat, looks))
        if found is None:
            found = Choice(seat, looks, before, self._counts[seat], tuple(actions), view)
            self._counts[seat] += len(found.actions)
            self._places[seat, looks] = found
            self.choices.append(found)
        if found.before != before:
            raise ValueError(f"seat {seat} has forgotten what it did: {looks!r}")
        return found

    def end(self, sequences: tuple[int, int], weight: float, share: float) -> None:
        """Add an end, reached by these sequences with probability `weight`, with this share for seat 0."""
        self._ends[sequences] = self._ends.get(sequences, 0.0) + weight * share

    def uniform(self) -> Strategy:
        """All actions alike."""
        chances = np.ones(self._counts[0]), np.ones(self._counts[1])
        for choice in self.choices:
            chances[choice.seat][choice.after] = 1 / len(choice.actions)
        return chances

    def reach(self, strategy: Strategy, seat: int) -> Numbers:
        """How likely the seat is to make each of its sequences, as far as it lies with it."""
        reached = strategy[seat].copy()
        for choice in self.choices:
            if choice.seat == seat:
                reached[choice.after] *= reached[choice.before]
        return reached

    def brings(self, strategy: Strategy, seat: int) -> Numbers:
        """Return for each sequence of the seat the share that its ends bring seat 0 against the other's strategy."""
        pairs = np.array(list(self._ends), np.int64).reshape(-1, SEATS)
        worth = np.fromiter(self._ends.values(), float, len(self._ends))
        weighed = worth * self.reach(strategy, 1 - seat)[pairs[:, 1 - seat]]
        return np.bincount(pairs[:, seat], weighed, self._counts[seat]).astype(float)

    def value(self, strategy: Strategy) -> float:
        """Seat 0's share of the win."""
        return float(self.brings(strategy, 0) @ self.reach(strategy, 0))

    def best(self, strategy: Strategy, seat: int) -> float:
        """Return seat 0's share when `seat` responds best to the other's strategy (the least share for seat 1)."""
        brought = self.brings(strategy, seat)
        for choice in reversed(self.choices):
            if choice.seat == seat:
                found = brought[choice.after]
                brought[choice.before] += found.max() if seat == 0 else found.min()
        return float(brought[0])

    def nash_conv(self, strategy: Strategy) -> float:
        """Return the sum of both seats' gains by their best responses; it is 0 only in an equilibrium."""
        return self.best(strategy, 0) - self.best(strategy, 1)


def written_down(game: Game, deals: Sequence[Any]) -> SequenceForm:
    """Return the sequence form of a game from all its deals (full states, shape (1,)), equally likely.

    After the deal nothing may depend on chance.
    """
    form = SequenceForm()
    states = empty_states(game, DEPTH)
    for deal in deals:
        states[0] = deal[0]
        _walk(form, game, states, 0, (0, 0), 1 / len(deals))
    return form


def _walk(form: SequenceForm, game: Game, states: Any, at: int, sequences: tuple[int, int], weight: float) -> None:
    rules = engine(game)
    owing = rules.owing(states, at)
    if not owing:
        form.end(sequences, weight, share_of(game, states, at, SEATS)[0])
        return
    seat = members(owing)[0]
    legal = np.zeros(game.max_legal, np.int16)
    actions = legal[: rules.legal(states, at, seat, legal)].tolist()
    before = sequences[seat]
    if len(actions) == 1:
        afters = [before]
    else:
        view = empty_states(game, 1)
        rules.write_view(states, at, seat, view)
        choice = form.choice(seat, view.tobytes(), before, actions, view)
        afters = list(range(choice.after.start, choice.after.stop))
    for action, after in zip(actions, afters, strict=True):
        states[at + 1] = states[at]
        rules.carry_out(states, at + 1, seat, action)
        _walk(form, game, states, at + 1, (after, sequences[1]) if seat == 0 else (sequences[0], after), weight)


def asked(form: SequenceForm, ask: Callable[[View, int], Iterable[int]]) -> Strategy:
    """Return a bot's strategy, estimated from some decisions that `ask` returns for each view.

    The frequency of an action stands for its probability, so the bot seems a little easier to exploit than it is.
    """
    strategy = form.uniform()
    for choice in form.choices:
        assert choice.view is not None
        made = list(ask(choice.view, choice.seat))
        strategy[choice.seat][choice.after] = [made.count(action) / len(made) for action in choice.actions]
    return strategy

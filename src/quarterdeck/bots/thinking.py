"""What a seat should expect of each thing that it may do: for hints, for looking back at a game, for measuring.

    thought = think(game, table.view(seat), seat, table.past(seat))
    thought.best.share, thought.best.error

It is the search of the bot `rollout`: every action is played on in the same believed worlds, and an ending is solved.
But no action is left out half way, so that something is known of all of them. A share is counted as games end: what
positions are worth to a search is mapped to how often they were won (`quarterdeck.bots.calibration`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from quarterdeck.bots.base import BotError, View, legal_choices
from quarterdeck.bots.calibration import RAW, kind_of, scale_of, sides_of
from quarterdeck.bots.deciding import CHAIN, Deciding
from quarterdeck.bots.endings import solve
from quarterdeck.bots.rollout import MOST_WORLDS
from quarterdeck.engine.tree import SEATS
from quarterdeck.games.base import Game
from quarterdeck.table.past import Past

PLAYS = 40_000
"""Games played on in all at the most, where nothing else is said: some tenths of a second."""

LEARNED = 0.5
"""The share of worlds in which others are imagined by what they have learned, as `RolloutBot` does."""

FEWEST = 15
"""Chains of worlds from which errors are judged: each is one observation, as its worlds depend on each other."""

SURE = 3.0
"""So many standard errors are 99 %, by Student's distribution with `FEWEST` observations or more."""

NEAR = 0.01
"""What differs by less, as a share of the win, is as good."""

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Considered:
    """An action, and what is to be expected when it is done."""

    action: int
    share: float
    """Of the win: the seat's own, or its team's."""
    error: float
    """Standard error of `share`."""
    behind: float
    """By how much the best action's share is above it."""
    behind_error: float
    """Standard error of `behind`: both were tried in the same worlds."""
    shares: tuple[float, ...]
    """A seat: its share of the win, or its team's."""
    counts: Mapping[str, tuple[float, ...]]
    """By the codes of `Game.counts`: what will be counted at the end of the round, a number a seat or a side."""


@dataclass(frozen=True)
class Thought:
    """What is known of a decision."""

    actions: tuple[Considered, ...]
    """All that were considered, the best first."""
    worlds: int
    """In so many each was tried."""
    plays: int
    exact: bool
    """All worlds that there can be were looked at, with every plan of the seat: nothing is left to chance."""

    @property
    def best(self) -> Considered:
        """The action with the greatest share."""
        return self.actions[0]

    @property
    def enough(self) -> bool:
        """More thought will hardly matter: each other action is, at 99 %, worse, or worse by less than `NEAR`."""
        return self.exact or (
            self.worlds >= FEWEST * CHAIN
            and all(
                each.behind > SURE * each.behind_error or each.behind + SURE * each.behind_error < NEAR
                for each in self.actions[1:]
            )
        )

    def of(self, action: int) -> Considered:
        """What is to be expected with this action. Raises KeyError where it was not considered."""
        for each in self.actions:
            if each.action == action:
                return each
        raise KeyError(action)

    def without(self, action: int) -> Considered | None:
        """What is to be expected otherwise: with the best of the other actions. None: there is no other."""
        return next((each for each in self.actions if each.action != action), None)


def think(
    game: Game,
    view: View,
    seat: int,
    past: Past | None = None,
    seed: int = 0,
    plays: int = PLAYS,
    actions: Sequence[int] | None = None,
    scaled: bool = True,
) -> Thought:
    """The last of `thoughts`, which takes and raises the same."""
    *_, last = thoughts(game, view, seat, past, seed, plays, actions, scaled)
    return last


def thoughts(
    game: Game,
    view: View,
    seat: int,
    past: Past | None = None,
    seed: int = 0,
    plays: int = PLAYS,
    actions: Sequence[int] | None = None,
    scaled: bool = True,
) -> Iterator[Thought]:
    """Thoughts on the seat's decision, each of a little more work (some milliseconds) than the one before.

    They end where enough is known, or after about so many `plays`; whoever wants no more just stops. What is thought
    follows from `view` and `past`, what the seat sees and remembers, and `seed`. `actions`: legal ones, to be
    considered alone; `scaled`: False for what positions are worth to a search. Raises BotError where the seat owes no
    decision, as a spectator, or an action is not legal.
    """
    choices = _choices(game, view, seat, actions)
    if plays < 1:
        raise BotError("to think takes at least 1 of `plays`")
    chance = random.Random(seed)
    summary = _Summary(game, view, seat, choices, scaled)
    ending = solve(game, view, seat, past, choices, chance)
    if ending is not None:
        values = np.array([ending.values[action] for action in choices])
        nothing = np.zeros((len(choices), len(choices)))
        yield summary.thought(values, nothing, ending.ends, ending.worlds, exact=True)
        return
    chains = max(2, -(-plays // (CHAIN * len(choices))))
    worlds = min(MOST_WORLDS, chains * CHAIN)
    compared, count = Deciding(game, view, seat, past, chance, worlds, learned=LEARNED), len(choices)
    compared.consider(choices)
    for chain in range(1, worlds // CHAIN + 1):
        compared.play(CHAIN)
        if chain > 1:
            means, errors = means_and_errors(compared.sums(count)[:chain], compared.tries(count)[:chain])
            found = summary.thought(means, errors, compared.ends(count) / compared.tried, compared.tried)
            yield found
            if found.enough:
                return


def _choices(game: Game, view: View, seat: int, actions: Sequence[int] | None) -> list[int]:
    """The actions to be considered, ascending. Raises BotError."""
    if not 0 <= seat < int(view[0]["seats"]):
        raise BotError(f"there is no seat {seat} to think for: a spectator owes no decision")
    legal = legal_choices(game, view, seat)
    if actions is None:
        return legal
    wrong = [action for action in actions if action not in legal]
    if wrong or not actions:
        raise BotError(f"not a legal action of seat {seat}: {wrong[0] if wrong else 'none at all'}")
    return sorted(set(actions))


def means_and_errors(sums: Numbers, tries: Numbers) -> tuple[Numbers, Numbers]:
    """Means by action, and standard errors of differences by two actions; on the diagonal those of the means.

    `sums`, `tries`: by chain and action. Chains, at least 2, are independent of each other; the worlds of one are not.
    """
    whole = tries.sum(0)
    means = sums.sum(0) / whole
    chains = len(sums)
    apart = (sums - tries * means) / whole
    squares = np.empty((len(means), len(means)))
    for at in range(len(means)):
        squares[at] = ((apart - apart[:, at : at + 1]) ** 2).sum(0)
        squares[at, at] = (apart[:, at] ** 2).sum()
    return means, np.sqrt(squares * chains / (chains - 1))


class _Summary:
    """Puts into words what has been found out about a decision."""

    def __init__(self, game: Game, view: View, seat: int, choices: list[int], scaled: bool) -> None:
        self._game, self._seat, self._choices = game, seat, choices
        self._seats = int(view[0]["seats"])
        self._sides = sides_of(game, view)
        self._scale = scale_of(game, kind_of(game, view)) if scaled else RAW

    def thought(self, means: Numbers, errors: Numbers, ends: Numbers, worlds: int, exact: bool = False) -> Thought:
        """The thought of these means, errors (`means_and_errors`) and ends."""
        best = int(np.argmax(means))
        order = sorted(range(len(means)), key=lambda at: -means[at])
        considered = tuple(self._considered(at, best, means, errors, ends[at].tolist()) for at in order)
        return Thought(considered, worlds, worlds * len(means), exact)

    def _considered(self, at: int, best: int, means: Numbers, errors: Numbers, ends: list[float]) -> Considered:
        own, most = float(means[at]), float(means[best])
        scale = self._scale
        error = float(errors[at, at]) * scale.slope(own)
        behind = scale(most) - scale(own)
        behind_error = float(errors[best, at]) * scale.slope((own + most) / 2) if at != best else 0.0
        return Considered(
            self._choices[at], scale(own), error, behind, behind_error, self._shares(own, ends), self._counts(ends)
        )

    def _shares(self, own: float, ends: list[float]) -> tuple[float, ...]:
        """A share a seat: what the seat's side gains by the scale is taken from all others alike."""
        share = self._scale(own)
        rest = (1 - share) / (1 - own) if own < 1 else 0.0
        mates = [seat % self._sides == self._seat % self._sides for seat in range(self._seats)]
        return tuple(share if mate else ends[seat] * rest for seat, mate in enumerate(mates))

    def _counts(self, ends: list[float]) -> dict[str, tuple[float, ...]]:
        found = {}
        for place, count in enumerate(self._game.counts):
            first = SEATS + place * self._game.max_seats
            found[count.code] = tuple(ends[first : first + (self._sides if count.sides else self._seats)])
        return found

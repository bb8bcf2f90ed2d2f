"""What a seat should expect of each thing that it may do: for hints, for looking back at a game, for measuring.

    thought = think(game, table.view(seat), seat, table.past(seat))
    thought.best.share, thought.best.error

It is the search of the bot `rollout`: every action is played on in the same believed worlds, and an ending is solved.
But no action is left out half way, so that something is known of all of them. A share is counted as games end: what
positions are worth to a search is mapped to how often they were won (`quarterdeck.bots.calibration`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from quarterdeck.bots.base import BotError, View, legal_choices
from quarterdeck.bots.calibration import RAW, kind_of, scale_of, sides_of
from quarterdeck.bots.deciding import CHAIN, Deciding
from quarterdeck.bots.rollout import MOST_WORLDS
from quarterdeck.engine.ends import COUNTED
from quarterdeck.engine.thoughts import FEWEST, NEAR, SURE, THOUGHT
from quarterdeck.engine.tree import SEATS
from quarterdeck.games.base import Game
from quarterdeck.table.past import Past

__all__ = ["FEWEST", "NEAR", "PLAYS", "SURE", "Considered", "Thought", "think", "thoughts"]

PLAYS = 40_000
"""Games played on in all at the most, where nothing else is said: some tenths of a second."""

LEARNED = 0.5
"""The share of worlds in which others are imagined by what they have learned, as `RolloutBot` does."""


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
    enough: bool
    """More thought will hardly matter: each other action is, at 99 %, worse, or worse by less than `NEAR`."""

    @property
    def best(self) -> Considered:
        """The action with the greatest share."""
        return self.actions[0]

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
    chains = max(2, -(-plays // (CHAIN * len(choices))))
    worlds = min(MOST_WORLDS, chains * CHAIN)
    compared = Deciding(game, view, seat, past, None, worlds, learned=LEARNED)
    summary = _Summary(game, view, seat, choices, scaled)
    solved = compared.ask(choices, seed)
    if solved:
        yield summary.of(compared, solved)
        return
    for chain in range(1, worlds // CHAIN + 1):
        compared.play(CHAIN)
        if chain > 1:
            found = summary.of(compared)
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


class _Summary:
    """Tells what has been found out about a decision."""

    def __init__(self, game: Game, view: View, seat: int, choices: list[int], scaled: bool) -> None:
        self._game, self._choices = game, choices
        self._row = np.zeros(1, THOUGHT)
        scale = scale_of(game, kind_of(game, view)) if scaled else RAW
        self._seats, self._sides = int(view[0]["seats"]), sides_of(game, view)
        given = {"rise": scale.rise, "tilt": scale.tilt, "seat": seat, "seats": self._seats, "sides": self._sides}
        for name, value in given.items():
            self._row[name] = value

    def of(self, compared: Deciding, solved: int = 0) -> Thought:
        """The thought by now; `solved`: what `Deciding.ask` has said."""
        compared.weigh_up(solved, self._row)
        found = self._row[0]
        worlds, count = int(found["worlds"]), len(self._choices)
        considered = tuple(self._considered(int(at)) for at in found["order"][:count])
        return Thought(considered, worlds, worlds * count, bool(solved), bool(found["enough"]))

    def _considered(self, at: int) -> Considered:
        found = self._row[0]
        share, error, behind, behind_error = (
            float(found[name][at]) for name in ("share", "error", "behind", "behind_error")
        )
        shares = tuple(found["shares"].reshape(-1, SEATS)[at, : self._seats].tolist())
        counts = self._counts(found["counts"].reshape(-1, COUNTED)[at].tolist())
        return Considered(self._choices[at], share, error, behind, behind_error, shares, counts)

    def _counts(self, numbers: list[float]) -> dict[str, tuple[float, ...]]:
        found = {}
        for place, count in enumerate(self._game.counts):
            first = place * self._game.max_seats
            found[count.code] = tuple(numbers[first : first + (self._sides if count.sides else self._seats)])
        return found
